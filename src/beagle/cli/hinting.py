"""The three rungs of a hint in words: where to look, why, the move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beagle.bots.bot import Move
from beagle.bots.hints import WORLDS, Hint, Why
from beagle.cli.menu import Menu
from beagle.kernel.message import Argument

Said = list[tuple[str, dict[str, Argument]]]

REASONS: Final[dict[Why, str]] = {
    "only": "cli-hint-only",
    "wins": "cli-hint-wins",
    "points": "cli-hint-points",
    "harm": "cli-hint-harm",
    "tried": "cli-hint-tried",
}


def words_of(move: Move, menu: Menu) -> str:
    return next(item.words for item in menu.items if item.move == move)


def where(hint: Hint, menu: Menu) -> Said:
    """What the move is about: its heading in the menu; without one, the two best moves, in the order of the menu."""
    if hint.equal:
        return [("cli-hint-equal", {})]
    headings = {item.move: item.heading for item in menu.items}
    if headings[hint.best] and len(set(headings.values())) > 1:
        return [("cli-hint-where", {"what": headings[hint.best]})]
    if hint.following is None:
        return [("cli-hint-only", {})]
    one, other = (item.words for item in menu.items if item.move in (hint.best, hint.following))
    return [("cli-hint-between", {"one": one, "other": other})]


def why(hint: Hint, menu: Menu) -> Said:
    return [(REASONS[reason.why], {"number": reason.number, "worlds": WORLDS}) for reason in hint.reasons]


def move(hint: Hint, menu: Menu) -> Said:
    return [("cli-hint-move", {"move": hint.best.text, "words": words_of(hint.best, menu)})]


RUNGS: Final[tuple[Callable[[Hint, Menu], Said], ...]] = (where, why, move)
