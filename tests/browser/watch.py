"""What a page does wrong where nobody looks: errors in its console, requests that fail or leave the house."""

import time
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response

BLOCKED = "Service Worker registration blocked by Playwright"  # by the test that opened the page
PATIENCE = 60.0  # seconds until a page must be at rest
CALM = 3  # times that it was looked at
TWO_FRAMES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


class Watch:
    """Looks at a page from now on and writes down its faults."""

    def __init__(self, page: Page, host: str) -> None:
        self.page = page
        self.host = host
        self.faults: list[str] = []
        self.fetching: set[Request] = set()
        page.on("console", self.on_console)
        page.on("pageerror", self.on_error)
        page.on("request", self.on_request)
        page.on("response", self.on_response)
        page.on("requestfailed", self.on_failure)
        page.on("requestfinished", self.on_finish)

    def settle(self) -> None:
        """Wait until nothing is being fetched, and what has come is drawn.  What comes may want more."""
        end = time.monotonic() + PATIENCE
        calm = 0
        while calm < CALM:
            assert time.monotonic() < end, f"still fetching: {[request.url for request in self.fetching]}"
            self.page.evaluate(TWO_FRAMES)
            calm = 0 if self.fetching else calm + 1

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.faults.append(f"console {message.type}: {message.text}")

    def on_error(self, error: Error) -> None:
        self.faults.append(f"uncaught: {error.message}")

    def on_request(self, request: Request) -> None:
        self.fetching.add(request)
        address = urlsplit(request.url)
        if address.scheme in ("data", "blob"):
            return
        if address.netloc != self.host:
            self.faults.append(f"a request to another host: {request.url}")

    def on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def on_finish(self, request: Request) -> None:
        self.fetching.discard(request)

    def on_failure(self, request: Request) -> None:
        self.fetching.discard(request)
        if request.failure != "net::ERR_ABORTED":  # the page was left meanwhile
            self.faults.append(f"{request.failure}: {request.url}")
