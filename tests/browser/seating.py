"""A server for browser tests, and the people at it; at the end none of their pages may have done anything wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import Browser

from tests.browser.people import Person

if TYPE_CHECKING:
    from tests.server.harness import Server


class Seating:
    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.people: list[Person] = []
        self.forgiven: tuple[str, ...] = ()

    def person(self, name: str = "", **context: Any) -> Person:
        """Somebody new; without a name, one the server does not know."""
        somebody = Person(self.browser, self.server, name, **context)
        self.people.append(somebody)
        return somebody

    def forgive(self, *words: str) -> None:
        """Faults with these words are not the page's."""
        self.forgiven += words

    def close(self) -> None:
        for person in self.people:
            person.close()

    def faults(self) -> list[str]:
        all_faults = [fault for person in self.people for fault in person.watch.faults]
        return [fault for fault in all_faults if not any(words in fault for words in self.forgiven)]
