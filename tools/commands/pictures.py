"""Pictures of every screen: ./run pictures [--only PATTERN] [--language LANGUAGE] [--width WIDTH] [--shown]

The real server, real situations, a real browser; each screen at three widths, in light and dark mode, and in each other
language on the phone and at one more width.  An index.html shows them side by side.  `--shown` takes the
pictures that the documents show again.
"""

from __future__ import annotations

import argparse
import fnmatch
import html
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, TimeoutError, sync_playwright

from tests.browser.people import Person
from tests.server.harness import Server
from tools import chromium
from tools.commands import picture_screens, web

ROOT = Path(__file__).resolve().parents[2]


FOLDER = ROOT / "build" / "pictures"
SHOWN = ROOT / "docs" / "pictures"
SIZES = {390: 844, 820: 1180, 1440: 900}
PHONE = 390  # where long words have the least room: every language is looked at there
ABROAD = {"ru": (PHONE,), "pl": (PHONE, 820), "it": (PHONE, 1440)}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
PATIENCE = 8000  # milliseconds for a screen to appear


@dataclass(frozen=True)
class Look:
    """How a screen is viewed."""

    width: int
    theme: Theme
    language: str = "en"

    def name(self, screen: str) -> str:
        return f"{screen}-{self.width}-{self.theme if self.language == 'en' else self.language}.png"

    @property
    def viewport(self) -> dict[str, int]:
        return {"width": self.width, "height": SIZES[self.width]}


HOME = [Look(width, theme) for width in SIZES for theme in THEMES]
FOREIGN = [[Look(width, "light", language) for width in widths] for language, widths in ABROAD.items()]


def looks_like(language: str | None, width: int | None) -> list[list[Look]]:
    """The looks that are wanted, by language: each group needs one set-up."""
    wanted = [
        [look for look in looks if language in (None, look.language) and width in (None, look.width)]
        for looks in (HOME, *FOREIGN)
    ]
    return [looks for looks in wanted if looks]


def visitor(browser: Browser, server: Server, look: Look, name: str, **context: Any) -> Person:
    """A visitor whose page is in this language from the start."""
    somebody = Person(browser, server, name, viewport=look.viewport, color_scheme=look.theme, **context)
    somebody.context.add_init_script(f"localStorage.setItem('beagle-language', '{look.language}')")
    somebody.page.set_default_timeout(PATIENCE)
    return somebody


def person_like(browser: Browser, server: Server, look: Look) -> Callable[[str], Person]:
    """How others join the same table."""
    return lambda called: visitor(browser, server, look, called)


def settle(person: Person) -> None:
    """Wait until everything is there: fonts, words, the last animations."""
    with suppress(TimeoutError):
        person.page.wait_for_load_state("networkidle", timeout=1500)
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(250)


class Studio:
    """A browser, a server, and a folder for pictures."""

    def __init__(self, browser: Browser, server: Server, folder: Path, looks: list[list[Look]]) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.looks = looks
        self.failed: list[str] = []

    def take(self, name: str, screen: picture_screens.Screen) -> None:
        """One set-up for all looks in the home language; one for each other language."""
        for looks in self.looks:
            first = looks[0]
            person = visitor(self.browser, self.server, first, screen.name)
            others = person_like(self.browser, self.server, first)
            try:
                screen.make(picture_screens.Stage(person, self.server, others))
                for look in looks:
                    self.shoot(person, look, self.folder / look.name(name), screen.whole)
            except Exception as error:  # one screen that fails must not hide the others
                self.failed.append(f"{name} ({first.language}): {str(error).splitlines()[0]}")
            finally:
                person.close()
                if not self.server.alive():
                    self.server.start()

    def shoot(self, person: Person, look: Look, file: Path, whole: bool) -> None:
        person.page.set_viewport_size(look.viewport)  # type: ignore[arg-type]
        person.page.emulate_media(color_scheme=look.theme)
        settle(person)
        person.page.screenshot(path=file, full_page=whole)


def index(folder: Path) -> None:
    """A page that shows all pictures: one row per screen."""
    rows: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.png")):
        rows.setdefault(path.stem.rsplit("-", 2)[0], []).append(path.name)
    body = "".join(
        f"<h2>{html.escape(screen)}</h2><div>"
        + "".join(
            f'<a href="{name}"><img src="{name}" loading="lazy"><br>{name}</a>' for name in sorted(names, key=order)
        )
        + "</div>"
        for screen, names in rows.items()
    )
    style = "body{font:15px sans-serif}div{display:flex;overflow:auto;gap:12px}img{height:420px;border:1px solid #999}"
    text = f"<!doctype html><meta charset=utf-8><title>Beagle: every screen</title><style>{style}</style>{body}"
    (folder / "index.html").write_text(text, "utf-8")


def order(name: str) -> tuple[int, str]:
    _, width, look = name.removesuffix(".png").rsplit("-", 2)
    return int(width), look


def shown(browser: Browser, server: Server) -> None:
    """Two pictures of docs/games.md: a table in dark mode, and one on a phone."""
    looks = {
        "table-evo": Look(1440, "dark"),
        "table-dinosaurs-tile": Look(390, "light"),
    }
    for name, look in looks.items():
        screen = picture_screens.SCREENS[name]
        scale = 1.5 if look.width < 500 else 1
        person = visitor(browser, server, look, screen.name, device_scale_factor=scale)
        screen.make(picture_screens.Stage(person, server, person_like(browser, server, look)))
        settle(person)
        person.page.screenshot(path=SHOWN / f"{name}.png")
        person.close()
        print(f"written: {name}.png")


def chosen(pattern: str) -> Iterator[tuple[str, picture_screens.Screen]]:
    for name, screen in picture_screens.SCREENS.items():
        if fnmatch.fnmatch(name, pattern):
            yield name, screen


def run(arguments: argparse.Namespace, browser: Browser, server: Server) -> int:
    if arguments.shown:
        shown(browser, server)
        return 0
    arguments.folder.mkdir(parents=True, exist_ok=True)
    studio = Studio(browser, server, arguments.folder, looks_like(arguments.language, arguments.width))
    for name, screen in chosen(arguments.only):
        start = time.monotonic()
        studio.take(name, screen)
        print(f"{name}: {time.monotonic() - start:.0f} s", flush=True)
    index(arguments.folder)
    print(f"look at {arguments.folder / 'index.html'}")
    for failure in studio.failed:
        print(f"failed: {failure}", file=sys.stderr)
    return int(bool(studio.failed))


def with_browser(job: Callable[[Browser, Server], int]) -> int:
    """The built pages, a server with its own folder, a browser."""
    web.build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), review_seconds="600", review_detail="rough").start()
        browser = chromium.launch(playwright)
        try:
            return job(browser, server)
        finally:
            browser.close()
            server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description="Pictures of every screen.", prog="./run pictures")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="screens whose name is like this: 'table*'")
    parser.add_argument("--language", choices=["en", *ABROAD], help="only in this language")
    parser.add_argument("--width", type=int, choices=SIZES, help="only as wide as this, in pixels")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="the folder to write to; default: build/pictures")
    parser.add_argument("--shown", action="store_true", help="make the pictures that the documents show instead")
    arguments = parser.parse_args()
    return with_browser(lambda browser, server: run(arguments, browser, server))


if __name__ == "__main__":
    sys.exit(main())
