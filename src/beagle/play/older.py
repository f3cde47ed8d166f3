"""Games of older rules, played by today's rules: where the two differ, and what is said about it.

A game of older rules is valid as far as today's rules follow it.  Where they don't, neither the game nor the rules are
wrong: replay stops there, and names both versions and the rules.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.message import Message
from beagle.kernel.state import CHANCE, NOBODY
from beagle.kernel.text import NotationError, seat_name
from beagle.play.record import Played

# How they differ.
START: Final = "start"  # the first position can no longer be read
REFUSED: Final = "refused"  # a move is no longer legal
ASKED: Final = "asked"  # another seat is asked, or nobody
POSITION: Final = "position"  # every move is legal, but the position is different
RESULT: Final = "result"  # the points are different, or the game is not over


class Stop(NamedTuple):
    """Where a game of older rules and today's rules differ."""

    kind: str  # one of the above
    agreed: int  # how many lines of the game today's rules follow
    was: int  # the version of the rules it was played under
    now: int  # today's version
    rules: tuple[str, ...]  # that forbid the move; otherwise all that changed in between
    text: str = ""  # the line where they differ
    detail: str = ""  # the case under today's rules: who is asked, the points

    def message(self) -> Message:
        """The message for it: both versions, the place, the rules."""
        return Message(
            f"older-{self.kind}",
            {
                "was": str(self.was),
                "now": str(self.now),
                "move": str(self.agreed + 1),
                "text": self.text,
                "detail": self.detail,
                "rules": ", ".join(self.rules),
            },
        )


def changed(game: Game, was: int, now: int) -> tuple[str, ...]:
    """The rules that changed between the two versions, as the game lists them."""
    named = [rule for version, rules in sorted(game.changes.items()) if was < version <= now for rule in rules]
    return tuple(dict.fromkeys(named))


class Older:
    """What can be said about one game of older rules.  The caller that replays it counts the lines."""

    def __init__(self, game: Game, version: int) -> None:
        self.game = game
        self.version = version

    def start(self, error: Exception) -> Stop:
        """The first position can no longer be read."""
        return self.stop(START, 0, (), "", str(error))

    def refused(self, agreed: int, played: Played, error: IllegalMove | NotationError) -> Stop:
        """This line is no longer legal."""
        rules = error.refusal.rules if isinstance(error, IllegalMove) else ()
        return self.stop(REFUSED, agreed, rules, played.line())

    def asked(self, agreed: int, played: Played, actor: int) -> Stop:
        """Another seat is asked at this line."""
        return self.stop(ASKED, agreed, (), played.line(), asked_now(actor))

    def position(self, agreed: int, played: Played) -> Stop:
        """This line leads to a different position."""
        return self.stop(POSITION, agreed, (), played.line())

    def result(self, agreed: int, scores: list[int], over: bool) -> Stop:
        """All lines are legal, but the end is different; if the game is not over, there are no points to name."""
        return self.stop(RESULT, agreed, (), "", " ".join(map(str, scores)) if over else "open")

    def stop(self, kind: str, agreed: int, rules: tuple[str, ...], text: str, detail: str = "") -> Stop:
        now = self.game.version
        return Stop(kind, agreed, self.version, now, rules or changed(self.game, self.version, now), text, detail)


def asked_now(actor: int) -> str:
    """Who is asked: a seat by its letter, or one of the words the messages know."""
    return {NOBODY: "nobody", CHANCE: "chance"}.get(actor) or seat_name(actor)
