"""What the lists of one's own tables say of a game: its turn, and what is asked there.

It is made of what a spectator sees and says it in words without letters or cells, because nobody who reads a list sees
the table.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, NamedTuple

from beagle.games import GAMES
from beagle.i18n import Words
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.game import Game
from beagle.kernel.message import Message, Piece, Seat
from beagle.kernel.text import NotationError
from beagle.server.heavy import Lane
from beagle.server.limits import QUESTIONS_KEPT
from beagle.server.store.contract import TableRow

OWN: Final = (".listed", ".drawn", "")  # the first of these forms that a question has is said to the one it asks


class Asked(NamedTuple):
    """The question of a table, as everybody may know it."""

    turn: int  # or the round; 0 if the game counts none
    seat: int
    question: Message


def asked_in(game: Game, state: Any) -> Asked:
    """What is asked in this position."""
    number, dot, _ = game.moment(state).partition(".")
    turn = int(number) if dot and number.isdecimal() else 0
    return Asked(turn, int(state.actor), game.question(game.view(state, SPECTATOR)))


def told(game: str, asked: Asked, own: bool, words: Words) -> str:
    """It as a part of a line; `own`: the reader is asked."""
    question = to_reader(asked.question, words) if own else of_another(asked, words)
    return " · ".join(words.say(part) for part in (turn_of(game, asked.turn, words), question) if part is not None)


def turn_of(game: str, number: int, words: Words) -> Message | None:
    """The turn in the game's own word for it."""
    if not number:
        return None
    key = next((key for key in (f"{game}-round", f"{game}-table-turn") if words.has(key)), "table-turn")
    return Message(key, {"turn": number, "round": number})


def to_reader(question: Message, words: Words) -> Message | None:
    """A question to the one who is asked; none if it could only be said with the letter of a piece."""
    form = next(form for form in OWN if not form or words.has(f"{question.key}{form}"))
    if form != OWN[0] and names_pieces(question):
        return None
    return Message(f"{question.key}{form}", question.args)


def of_another(asked: Asked, words: Words) -> Message:
    """What somebody else is doing."""
    key = f"{asked.question.key}.others"
    if words.has(key) and not names_pieces(asked.question):
        return Message(key, asked.question.args)
    return Message("table-deciding", {"seat": Seat(asked.seat)})


def names_pieces(question: Message) -> bool:
    return any(isinstance(part, Piece) for part in question.args.values())


class Questions:
    """What is asked at tables that aren't in memory: each stored position is read once."""

    def __init__(self, reading: Lane) -> None:
        self.reading = reading
        self.kept: OrderedDict[tuple[str, int], Asked | None] = OrderedDict()  # by table and number of entries

    async def of_stored(self, row: TableRow) -> Asked | None:
        """None if it can't be told of its row: where several act at once, or under older rules."""
        if row.game not in GAMES or row.version != GAMES[row.game].version or row.together:
            return None
        at = row.id, row.entries
        if at not in self.kept:
            self.kept[at] = await self.reading.run(lambda: question_of(GAMES[row.game], row.position or row.start))
            while len(self.kept) > QUESTIONS_KEPT:
                self.kept.popitem(last=False)
        return self.kept[at]


def question_of(game: Game, position: str) -> Asked | None:
    """What is asked in a stored position; None if it can't be read, or nobody is asked."""
    try:
        state = game.read(position)
    except NotationError:
        return None
    return asked_in(game, state) if state.actor >= 0 else None
