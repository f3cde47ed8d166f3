"""How soon can somebody play?  ./run first-move [--runs 7] [--slow 4]

A table is open and it is Ann's move.  She loads it in a browser with an empty cache and a slowed-down processor; this
measures the time from requesting the page until her first legal move can be chosen.  It prints the median and the runs;
it judges nothing.
"""

from __future__ import annotations

import argparse
import statistics
import sys

from playwright.sync_api import Browser

from tests.browser.people import DESK, PHONE, Person
from tests.server.harness import Server
from tools.commands.picture_screens import BOT, FEEDING, ME
from tools.commands.pictures import with_browser

READY = ".question.mine"  # the question is asked, and what may be touched is highlighted
MARK = f"""
const seen = () => {{
    if (document.querySelector("{READY}")) performance.mark("first-move");
    else requestAnimationFrame(seen);
}};
requestAnimationFrame(seen);
"""
MEASURED = "performance.getEntriesByName('first-move')[0].startTime"


def measure(host: Person, viewport: dict[str, int], slow: float, path: str) -> float:
    """Milliseconds from the start of the load, by the browser's own clock, on another device of the host."""
    browser = host.context.browser
    assert browser is not None
    ann = Person(browser, host.server, viewport=viewport)
    ann.context.add_cookies(host.context.cookies())  # type: ignore[arg-type]
    ann.context.new_cdp_session(ann.page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    ann.page.add_init_script(MARK)
    ann.go(path)
    ann.page.locator(READY).wait_for(timeout=60_000)
    ann.page.wait_for_function("performance.getEntriesByName('first-move').length > 0")
    took = float(ann.page.evaluate(MEASURED))
    ann.close()
    return took


def run(arguments: argparse.Namespace, browser: Browser, server: Server) -> int:
    host = Person(browser, server, "Ann")
    table = host.open(ME, BOT, BOT, position=FEEDING)
    for name, viewport in (("phone", PHONE), ("desk", DESK)):
        times = [measure(host, viewport, arguments.slow, f"t/{table}") for _ in range(arguments.runs)]
        listed = ", ".join(f"{time:.0f}" for time in times)
        median = statistics.median(times)
        print(f"{name}: first move after {median:.0f} ms, processor {arguments.slow:g} x slower ({listed})", flush=True)
    host.close()
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="How soon one can play.", prog="./run first-move")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--slow", type=float, default=4, help="how many times slower than this machine")
    arguments = parser.parse_args()
    return with_browser(lambda browser, server: run(arguments, browser, server))


if __name__ == "__main__":
    sys.exit(main())
