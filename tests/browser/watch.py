"""What a page does wrong where nobody looks: errors in its console, requests that fail or leave the house."""

from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response

BLOCKED = "Service Worker registration blocked by Playwright"  # by whoever opened the page


class Watch:
    """Looks at a page from now on and writes down its faults."""

    def __init__(self, page: Page, host: str) -> None:
        self.host = host
        self.faults: list[str] = []
        page.on("console", self.on_console)
        page.on("pageerror", self.on_error)
        page.on("request", self.on_request)
        page.on("response", self.on_response)
        page.on("requestfailed", self.on_failure)

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.faults.append(f"console {message.type}: {message.text}")

    def on_error(self, error: Error) -> None:
        self.faults.append(f"uncaught: {error.message}")

    def on_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("data", "blob"):
            return
        if address.netloc != self.host:
            self.faults.append(f"a request to another host: {request.url}")

    def on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def on_failure(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left meanwhile
            self.faults.append(f"{request.failure}: {request.url}")
