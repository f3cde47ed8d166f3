"""The moving picture of the README: python -m tools.commands.moving_picture [--file FILE]

A game of bots from a fixed seed is shown by our own page for replays, and a picture is taken after every move.  The
same sources draw the same pictures.
"""

import argparse
import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

import beagle
from beagle.bots.registry import bot
from tests.server.harness import Server
from tools.commands.pictures import SHOWN, Look, settle, visitor, with_browser

FILE = SHOWN / "table.webp"
GAME, RULESET, SEED, NAMES = "evolution", "base@gift", 7, ("Ann", "Ben", "Cleo")
FIRST, MOVES = 150, 44  # the first move that is shown, and how many
MILLISECONDS, LAST = 650, 2500  # how long a picture is shown; the last one
WIDTH = 1000  # of the picture
MOST = 2_000_000  # bytes


def record() -> str:
    players = [bot("greedy") for _ in NAMES]
    played = beagle.play(beagle.game(GAME), RULESET, players, seed=SEED)
    played.players = list(NAMES)
    return played.text()


def frames(page: Page) -> list[Image.Image]:
    page.locator("main textarea").fill(record())
    page.locator("main form button").click()
    page.locator("output").wait_for()
    page.mouse.move(page.viewport_size["width"] - 2, 2)  # type: ignore[index]  # it points at nothing
    out: list[Image.Image] = []
    for move in range(FIRST + MOVES):
        page.keyboard.press("ArrowRight")
        if move < FIRST:
            continue
        page.wait_for_timeout(900)  # until everything has moved to its place
        shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        out.append(shot.resize((WIDTH, WIDTH * shot.height // shot.width), Image.Resampling.LANCZOS))
    return out


def write(pictures: list[Image.Image], file: Path) -> int:
    """As an animated WebP; the quality is lowered until it is small enough."""
    times = [MILLISECONDS] * (len(pictures) - 1) + [LAST]
    for quality in range(80, 20, -10):
        first, *rest = pictures
        first.save(
            file,
            "WEBP",
            save_all=True,
            append_images=rest,
            duration=times,
            loop=0,
            quality=quality,
            method=4,
            allow_mixed=True,
        )
        if file.stat().st_size <= MOST:
            break
    return file.stat().st_size


def take(browser: Browser, server: Server, file: Path) -> int:
    person = visitor(browser, server, Look(1440, "light"), "Ann")
    person.go("replay")
    settle(person)
    pictures = frames(person.page)
    person.close()
    size = write(pictures, file)
    print(f"written: {file.name}, {len(pictures)} pictures, {size:,} bytes")
    return int(size > MOST)


def main() -> int:
    parser = argparse.ArgumentParser(description="The moving picture of the README.")
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    return with_browser(lambda browser, server: take(browser, server, asked.file))


if __name__ == "__main__":
    sys.exit(main())
