"""A server that calls people, and browsers that can be called: the push service and the mail server are on loopback."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Worker

from tests.browser.people import Person
from tests.browser.seating import Seating
from tests.server.inside import InsideServer
from tests.server.notices import push_service
from tests.server.notices.calendar import ON, Calendar
from tests.server.notices.mail_server import Letters, mail_server
from tests.server.notices.push_service import PushService
from tests.support.ports import own_port

TAKES_OVER = "cross-world service worker"  # what was preloaded just before the worker took over is loaded again

# A browser without a window has no push service and allows no notices, so this is put in their place: its address and
# its keys are those of the push service on loopback.
ALLOWS = """({ endpoint, keys, answer }) => {
    let permission = answer === "denied" ? "denied" : "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => (permission = answer);
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey: key }) => {
        if (!userVisibleOnly || key.length !== 65) throw new Error("the browser would refuse this");
        return { toJSON: () => ({ endpoint, keys, expirationTime: null }) };
    };
}"""
# What the worker shows and opens is written down: it may do both only in a browser with a window.
WRITES_DOWN = """() => {
    self.did = { shown: [], opened: [] };
    registration.showNotification = async (title, options) => void self.did.shown.push({ title, ...options });
    clients.openWindow = async (url) => void self.did.opened.push(url);
}"""
TOUCH = """async () => {
    const { data } = self.did.shown.at(-1);
    const work = [];
    const event = new ExtendableEvent("notificationclick");
    const closes = new Promise((close) =>
        Object.defineProperty(event, "notification", { value: { data, close: () => close(true) } }),
    );
    event.waitUntil = (one) => work.push(one);
    self.dispatchEvent(event);
    await closes;
    await Promise.allSettled(work);
    return self.did.opened;
}"""


class Calling(NamedTuple):
    """A server that calls people by push and e-mail, with a calendar that the test moves."""

    seating: Seating
    calendar: Calendar
    pushes: PushService
    letters: Letters

    @property
    def origin(self) -> str:
        return self.seating.server.origin

    def person(self, name: str = "", answer: str = "granted", **context: Any) -> tuple[Person, push_service.Browser]:
        """Somebody whose browser can be called, and what its push service gets.  They answer so when it asks."""
        phone = push_service.Browser(self.pushes)
        somebody = self.seating.person(name, service_workers="allow", **context)
        found = {key: phone.subscription[key] for key in ("endpoint", "keys")}
        somebody.context.add_init_script(f"({ALLOWS})({json.dumps({**found, 'answer': answer})})")
        return somebody, phone


@contextmanager
def calling_at(browser: Browser, folder: Path) -> Iterator[Calling]:
    with push_service.push_service() as pushes, mail_server() as (letters, port):
        own = own_port()
        mail: Any = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "beagle@example.org", **ON}
        server = InsideServer(folder, origins=f"http://127.0.0.1:{own}", **mail)
        server.port = own
        calendar = Calendar(server)
        server.go()
        seating = Seating(browser, server)
        seating.forgive(TAKES_OVER)
        try:
            yield Calling(seating, calendar, pushes, letters)
            seating.close()
            assert seating.faults() == []
        finally:
            server.stop()


def worker_of(person: Person) -> Worker:
    """The worker of the pages, which writes down what it shows."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    (worker,) = person.context.service_workers
    worker.evaluate(WRITES_DOWN)
    return worker


def deliver(person: Person, worker: Worker, notice: dict[str, Any]) -> dict[str, Any]:
    """The push service hands this to the browser: what it shows."""
    cdp = person.context.new_cdp_session(person.page)
    known: list[Any] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    cdp.send("ServiceWorker.enable")
    while not known:
        person.page.wait_for_timeout(20)
    here = {"origin": person.server.origin, "registrationId": known[-1]["registrationId"]}
    before = worker.evaluate("self.did.shown.length")
    cdp.send("ServiceWorker.deliverPushMessage", {**here, "data": json.dumps(notice)})
    while worker.evaluate("self.did.shown.length") == before:
        person.page.wait_for_timeout(20)
    shown: dict[str, Any] = worker.evaluate("self.did.shown.at(-1)")
    return shown


def touch(worker: Worker) -> list[str]:
    """The newest notice is touched: the addresses that were opened."""
    opened: list[str] = worker.evaluate(TOUCH)
    return opened
