"""What a notice says: the table, the game and the time that is left.  Never a card, and nothing that follows from one.

It is made of the row of the table alone, in which there is no position: two games that differ only in what is hidden
have the same notices.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from beagle.i18n import ENGLISH, Words, languages
from beagle.kernel.message import Message
from beagle.server.store.calls import Call

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 86_400
FEW: Final = 2  # from so many on, the larger unit is enough


class About(Struct, frozen=True):
    """As much of a table as a notice may know."""

    table: str
    name: str
    game: str


class Notice(Struct, frozen=True):
    """As it is sent to a browser."""

    title: str
    body: str
    table: str  # opened by a click
    tag: str  # a later one with the same tag takes its place


def words_of(language: str) -> Words:
    return Words(language if language in languages() else ENGLISH)


def span(seconds: float) -> Message:
    """A time as people say it: in days, hours or minutes."""
    if seconds >= FEW * DAY:
        return Message("call-days", {"days": int(seconds // DAY)})
    if seconds >= FEW * HOUR:
        return Message("call-hours", {"hours": int(seconds // HOUR)})
    return Message("call-minutes", {"minutes": max(1, int(seconds // MINUTE))})


def game_name(game: str, words: Words) -> str:
    key = f"web-game-{game}"
    return words.say(Message(key, {})) if words.has(key) else game


def notice_of(about: About, call: Call, language: str, now: float) -> Notice:
    words = words_of(language)
    game = game_name(about.game, words)
    title = words.say(Message(f"call-{call.kind}", {"table": about.name or game}))
    left = call.deadline - now
    body = words.say(Message("call-left", {"game": game, "left": span(left)})) if left > 0 else f"{game}."
    return Notice(title, body, about.table, f"beagle-{about.table}")


def test_notice(language: str) -> Notice:
    words = words_of(language)
    return Notice(words.say(Message("call-test", {})), words.say(Message("call-test.about", {})), "", "beagle-test")
