"""The watch and axe see what they are there to see: each fault is planted once."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser import axe
from tests.browser.site import Site
from tests.browser.watch import Watch

FAULTS = {
    "console error: oh no": "console.error('oh no')",
    "console warning: careful": "console.warn('careful')",
    "uncaught: boom": "setTimeout(() => { throw new Error('boom') })",
    "Content Security Policy": "fetch('http://127.0.0.1:9/').catch(() => 0)",
    "404": "fetch('nothing.here').catch(() => 0)",
    "style": "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">inline</p>')",
    "script": "document.head.append(Object.assign(document.createElement('script'), { text: '1' }))",
    "data:": "document.head.append(Object.assign(new Image(), { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }))",
}
FAINT_AT_NIGHT = """() => {
    const faint = document.createElement("p");
    faint.textContent = "who can read this?";
    faint.style.color = "light-dark(black, #222)";
    faint.style.background = "light-dark(white, black)";
    document.querySelector("main").append(faint);
}"""
LATE = 0.2  # seconds
FETCH_TWICE = """() => {
    const next = (first) => first.text().then((name) => fetch(name));
    fetch("first").then(next).then(() => { document.title = "all is there" });
}"""


@pytest.fixture
def careless(browser: Browser) -> Iterator[Page]:
    """A page that may do wrong."""
    context = browser.new_context(service_workers="block")
    yield context.new_page()
    context.close()


def open_about(page: Page, site: Site) -> None:
    """A small page, which axe has soon seen."""
    page.goto(site.url("about"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def answer_late(route: Route, body: str) -> None:
    time.sleep(LATE)
    route.fulfill(body=body)


def wait_for_fault(page: Page, watch: Watch, fault: str) -> None:
    """It may take a while until the browser tells; a machine at work is slow."""
    for _ in range(1200):
        if any(fault in seen for seen in watch.faults):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"not seen: {fault}; but {watch.faults}")


@pytest.mark.parametrize(("fault", "script"), FAULTS.items())
def test_a_fault_is_seen(careless: Page, site: Site, fault: str, script: str) -> None:
    watch = Watch(careless, site.host)
    careless.goto(site.url("gallery.html"))
    assert watch.faults == []
    careless.evaluate(f"() => {{ {script} }}")
    wait_for_fault(careless, watch, fault)


def test_a_request_to_another_host_is_seen_also_without_a_policy(browser: Browser, site: Site) -> None:
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    watch = Watch(page, site.host)
    page.goto(site.url("gallery.html"))
    page.evaluate("() => { fetch('http://127.0.0.1:9/').catch(() => 0) }")
    wait_for_fault(page, watch, "a request to another host: http://127.0.0.1:9/")
    context.close()


def test_axe_sees_what_hinders(careless: Page, site: Site) -> None:
    open_about(careless, site)
    assert axe.violations(careless) == []
    careless.evaluate("() => document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    assert [seen.partition(":")[0] for seen in axe.violations(careless)] == ["button-name"]


def test_axe_sees_also_what_hinders_at_night_alone(careless: Page, site: Site) -> None:
    open_about(careless, site)
    careless.evaluate(FAINT_AT_NIGHT)
    assert [seen.split(": ")[:2] for seen in axe.by_day_and_night(careless)] == [["dark", "color-contrast"]]


def test_a_page_is_at_rest_when_all_has_come(careless: Page, site: Site) -> None:
    open_about(careless, site)
    watch = Watch(careless, site.host)
    careless.route("**/slow", lambda route: answer_late(route, ""))
    careless.route("**/first", lambda route: answer_late(route, "slow"))
    careless.evaluate(FETCH_TWICE)
    watch.settle()
    assert careless.title() == "all is there"
