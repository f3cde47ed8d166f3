"""One way to touch a thing: by mouse, by finger, by keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

WAYS = ["mouse", "touch", "keys"]


def by(way: str, page: Page) -> Callable[[Locator], None]:
    """Touch something in this way."""

    def touch(thing: Locator) -> None:
        if way == "mouse":
            thing.click()
        elif way == "touch":
            thing.tap()
        else:
            thing.focus()
            page.keyboard.press("Enter")

    return touch
