"""beagle replay: a recorded game, told in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter
from rich.text import Text

from beagle.cli.draw import drawing
from beagle.cli.ending import print_ending
from beagle.cli.say import FOUND, OK, Wrong, console, plainly, print_json, read_text, sentence, words_of
from beagle.cli.seats import names_of
from beagle.i18n import Words
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.record import Record, read_record
from beagle.kernel.table import NOBODY
from beagle.kernel.text import seat_name, seat_number
from beagle.match import Replay, ReplayError

EVERYTHING = -1  # nobody's eyes: the game as it was


class Told(NamedTuple):
    """One move as the reader may see it, and what came of it."""

    number: int
    actor: int
    text: str
    events: list[Event]


def replay(
    file: Annotated[Path, Parameter(help="A record, as `play --record` or `save` writes it.")],
    /,
    *,
    seat: Annotated[
        str | None, Parameter(help="Through whose eyes: A, B, … or spectator. Default: everything.")
    ] = None,
    to: Annotated[int | None, Parameter(help="Stop after so many moves.")] = None,
    lang: Annotated[str, Parameter(help="The language.")] = "en",
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")] = False,
) -> int:
    """Tell a recorded game in words.

    A record that goes wrong says at which move, and the exit code is 1.
    """
    with plainly(FOUND, str(file)):
        record = read_record(read_text(file))
    if to is not None:
        if to < 0:
            raise Wrong(sentence("cli-replay-to", to=to))
        record.moves, record.result = record.moves[:to], record.result if to >= len(record.moves) else []
    played = verified(record, str(file))
    eyes = eyes_of(seat, len(played.game.scores(played.state)))
    words = words_of(lang)
    words.names = names_of(record.players, words)
    if as_json:
        print_json(data(played, eyes, words))
    else:
        tell(played, eyes, words)
    return OK


def verified(record: Record, file: str) -> Replay:
    """The game, played through; what is wrong with it is found here."""
    try:
        with plainly(FOUND, file):
            return Replay(record)
    except ReplayError as error:
        raise Wrong(f"{file}: {error}", FOUND) from error
    except KeyError as error:
        raise Wrong(f"{file}: {error.args[0]}", FOUND) from error


def eyes_of(seat: str | None, seats: int) -> int:
    if seat is None:
        return EVERYTHING
    if seat.lower() == "spectator":
        return SPECTATOR
    if re.fullmatch("[A-Za-z]", seat) and seat_number(seat.upper()) < seats:
        return seat_number(seat.upper())
    raise Wrong(sentence("cli-no-seat", seat=seat, last=seat_name(seats - 1)))


def moves(game: Game, record: Record, eyes: int) -> Iterator[Told]:
    state = game.read(record.start)
    state.listen()
    for number, played in enumerate(record.moves, 1):
        action = game.read_move(state, played.text)
        text = game.write_move(state, action, None if eyes == EVERYTHING else eyes)
        state.apply(action)
        seen = state.events if eyes == EVERYTHING else [event.seen_by(eyes) for event in state.events]
        yield Told(number, played.actor, text, seen)


def tell(played: Replay, eyes: int, words: Words) -> None:
    out, drawn = console(), drawing(played.game.name)
    for told in moves(played.game, played.record, eyes):
        for event in told.events:
            style = drawn.style(event, eyes)
            if style is not None:
                out.print(Text(words.say(played.game.tell(event)), style))
    out.print()
    if played.state.actor == NOBODY:
        print_ending(out, played.game, played.state, words)
    else:
        text = sentence(
            "cli-replay-unfinished", words, moves=len(played.record.moves), name=words.name(played.state.actor)
        )
        out.print(text)


def data(played: Replay, eyes: int, words: Words) -> dict[str, Any]:
    game, record, over = played.game, played.record, played.state.actor == NOBODY
    told = [
        {
            "number": one.number,
            "seat": seat_name(one.actor),
            "move": one.text,
            "log": [words.say(game.tell(event)) for event in one.events],
        }
        for one in moves(game, record, eyes)
    ]
    return {
        "game": record.game,
        "ruleset": record.ruleset,
        "version": record.version,
        "seats": record.players,
        "moves": told,
        "over": over,
        "result": game.scores(played.state) if over else None,
        "winners": [seat_name(seat) for seat in game.winners(played.state)] if over else [],
    }
