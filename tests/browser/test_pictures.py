"""The tool that takes pictures of every screen: one screen of it, and the page that shows them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import beagle
from tests.server.harness import Server
from tools.commands import picture_screens, pictures


def test_a_screen_is_taken_at_every_width_by_day_and_night_and_in_every_language(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    studio = pictures.Studio(browser, server, tmp_path, pictures.looks_like(None, None))
    studio.take("nowhere", picture_screens.SCREENS["nowhere"])
    assert studio.failed == []
    looks = {look.name("nowhere") for group in [pictures.HOME, *pictures.FOREIGN] for look in group}
    assert {path.name for path in tmp_path.glob("*.png")} == looks
    assert len(looks) == 11
    assert {f"nowhere-390-{look}.png" for look in ("light", "it", "pl", "ru")} <= looks
    pictures.index(tmp_path)
    page = (tmp_path / "index.html").read_text("utf-8")
    assert all(f'src="{name}"' in page for name in looks)


def test_some_looks_can_be_chosen() -> None:
    assert pictures.looks_like("pl", 390) == [[pictures.Look(390, "light", "pl")]]
    assert [len(group) for group in pictures.looks_like(None, 390)] == [2, 1, 1, 1]


def test_a_screen_that_does_not_come_about_is_told(browser: Browser, server: Server, tmp_path: Path) -> None:
    def fails(stage: picture_screens.Stage) -> None:
        raise RuntimeError("no such thing")

    studio = pictures.Studio(browser, server, tmp_path, pictures.looks_like(None, None))
    studio.take("broken", picture_screens.Screen(fails))
    assert studio.failed[0] == "broken (en): no such thing"


@pytest.mark.parametrize(
    "name", ["FEEDING", "DEVELOPMENT", "ATTACKED", "CONTINENTS", "CROWD", "MOVING", "AUCTION", "LANDS", "DECIDED"]
)
def test_the_situations_are_true(name: str) -> None:
    position: str = getattr(picture_screens, name)
    state = beagle.game(position.split()[0]).read(position)
    assert state.options
