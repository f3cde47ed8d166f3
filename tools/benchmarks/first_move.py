"""How soon can somebody play?  ./run first-move [--runs 7] [--slow 4] [--against COMMIT]

A table is open and it is Ann's move.  She loads it in a browser with an empty cache and a slowed-down processor; this
measures the time from requesting the page until her first legal move can be chosen.  `--against` builds the pages and
runs the server of another commit too, and measures the two by turns, so that both meet the same machine.  It prints
medians and runs; it judges nothing.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.people import DESK, PHONE, Person
from tests.server.harness import Server
from tools.commands import web
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
LOCK = Path("web") / "package-lock.json"


class Table:
    """An open table of one version, at which Ann is asked."""

    def __init__(self, name: str, browser: Browser, server: Server) -> None:
        self.name = name
        self.host = Person(browser, server, "Ann")
        self.path = f"t/{self.host.open(ME, BOT, BOT, position=FEEDING)}"
        self.times: list[float] = []

    def measure(self, viewport: dict[str, int], slow: float) -> None:
        """Milliseconds from the start of the load, by the browser's own clock, on another device of the host."""
        browser = self.host.context.browser
        assert browser is not None
        ann = Person(browser, self.host.server, viewport=viewport)
        ann.context.add_cookies(self.host.context.cookies())  # type: ignore[arg-type]
        ann.context.new_cdp_session(ann.page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
        ann.page.add_init_script(MARK)
        ann.go(self.path)
        ann.page.locator(READY).wait_for(timeout=60_000)
        ann.page.wait_for_function("performance.getEntriesByName('first-move').length > 0")
        self.times.append(float(ann.page.evaluate(MEASURED)))
        ann.close()

    def tell(self, screen: str, slow: float) -> None:
        listed = ", ".join(f"{time:.0f}" for time in self.times)
        median = statistics.median(self.times)
        print(
            f"{self.name}, {screen}: first move after {median:.0f} ms, processor {slow:g} x slower ({listed})",
            flush=True,
        )
        self.times = []


class OtherServer(Server):
    """Of another commit, whose database may have other tables: it makes them itself."""

    def make_database(self) -> None:
        pass


@contextmanager
def server_of(commit: str) -> Iterator[Server]:
    """The server of another commit, with its pages, in a folder that is deleted afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        packed = subprocess.run(["git", "archive", commit], cwd=web.ROOT, stdout=subprocess.PIPE, check=True).stdout
        with tarfile.open(fileobj=BytesIO(packed)) as archive:
            archive.extractall(tree, filter="data")
        if (tree / LOCK).read_bytes() == (web.ROOT / LOCK).read_bytes():
            (tree / "web" / "node_modules").symlink_to(web.WEB / "node_modules")
        subprocess.run([sys.executable, "-m", "tools.commands.web", "--quiet"], cwd=tree, check=True)
        before = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = str(tree / "src")
        try:
            server = OtherServer(Path(folder) / "server").start()
        finally:
            os.environ.pop("PYTHONPATH")
            os.environ.update({} if before is None else {"PYTHONPATH": before})
        try:
            yield server
        finally:
            server.stop()


def compare(arguments: argparse.Namespace, tables: list[Table]) -> int:
    for screen, viewport in (("phone", PHONE), ("desk", DESK)):
        for run in range(arguments.runs):
            for table in tables if run % 2 == 0 else reversed(tables):
                table.measure(viewport, arguments.slow)
        for table in tables:
            table.tell(screen, arguments.slow)
    return 0


def run(arguments: argparse.Namespace, browser: Browser, server: Server) -> int:
    here = Table("here", browser, server)
    if arguments.against is None:
        return compare(arguments, [here])
    with server_of(arguments.against) as other:
        return compare(arguments, [here, Table(arguments.against, browser, other)])


def main() -> int:
    parser = argparse.ArgumentParser(description="How soon one can play.", prog="./run first-move")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--slow", type=float, default=4, help="how many times slower than this machine")
    parser.add_argument("--against", metavar="COMMIT", help="measure another commit too, by turns with this tree")
    arguments = parser.parse_args()
    try:
        return with_browser(lambda browser, server: run(arguments, browser, server))
    except subprocess.CalledProcessError as error:
        print(f"first-move: {' '.join(map(str, error.cmd))} failed", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
