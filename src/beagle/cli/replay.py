"""beagle replay: a recorded game, described in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.text import Text

from beagle.cli.drawing import drawing
from beagle.cli.ending import print_ending
from beagle.cli.options import AsJson
from beagle.cli.say import (
    FOUND,
    OF_OLDER_RULES,
    OK,
    UsageError,
    console,
    print_json,
    read_text,
    sentence,
    spoken,
    usage_errors,
)
from beagle.cli.seats import names_of
from beagle.i18n import Words
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.text import seat_name, seat_number
from beagle.play.match import Replay, ReplayError
from beagle.play.older import Stop
from beagle.play.record import Record, read_record

EVERYTHING = -1  # no seat's view: the whole game


SAID: Final = {  # the words of a record that are not moves
    "undo": "cli-replay-undo",
    "resign": "cli-replay-resign",
    "bot": "cli-replay-bot",
    "return": "cli-replay-return",
}


class Narration(NamedTuple):
    """One move as the reader may see it, and what followed."""

    number: int
    actor: int
    text: str
    events: list[Event]

    def log(self, game: Game, words: Words) -> list[tuple[Event | None, str]]:
        """The log lines about it, with their events."""
        if self.text in SAID:
            return [(None, sentence(SAID[self.text], words, name=words.name(self.actor)))]
        return [(event, words.say(game.tell(event))) for event in self.events]


def replay(
    file: Path,
    /,
    *,
    seat: str | None = None,
    to: int | None = None,
    as_json: AsJson = False,
) -> int:
    """Describe a recorded game in words."""
    with usage_errors(FOUND, str(file)):
        record = read_record(read_text(file))
    if to is not None:
        if to < 0:
            raise UsageError(sentence("cli-replay-to", to=to))
        if to < len(record.moves):
            record.moves, record.result, record.ended = record.moves[:to], [], ""
    played = verified(record, str(file))
    eyes = eyes_of(seat, len(played.game.scores(played.state)))
    words = spoken()
    words.names = names_of(record.players, words)
    if as_json:
        print_json(data(played, eyes, words))
    else:
        tell(played, eyes, words)
    return OK if played.stop is None else OF_OLDER_RULES


def verified(record: Record, file: str) -> Replay:
    """The game, played through; errors in it are found here."""
    try:
        with usage_errors(FOUND, file):
            return Replay(record)
    except ReplayError as error:
        raise UsageError(f"{file}: {error}", FOUND) from error
    except KeyError as error:
        raise UsageError(f"{file}: {error.args[0]}", FOUND) from error


def eyes_of(seat: str | None, seats: int) -> int:
    if seat is None:
        return EVERYTHING
    if seat.lower() == "spectator":
        return SPECTATOR
    if re.fullmatch("[A-Za-z]", seat) and seat_number(seat.upper()) < seats:
        return seat_number(seat.upper())
    raise UsageError(sentence("cli-no-seat", seat=seat, last=seat_name(seats - 1)))


def moves(played: Replay, eyes: int) -> Iterator[Narration]:
    line = played.begin()
    for number, one in enumerate(played.record.moves[: played.agreed], 1):
        text = one.text
        if one.is_move():
            text = played.game.write_move(line.state, line.read(one), None if eyes == EVERYTHING else eyes)
        line.go(one)
        events = line.state.events
        yield Narration(
            number, one.actor, text, events if eyes == EVERYTHING else [event.seen_by(eyes) for event in events]
        )


def tell(played: Replay, eyes: int, words: Words) -> None:
    out, drawn = console(), drawing(played.game.name)
    for told in moves(played, eyes):
        for event, text in told.log(played.game, words):
            style = "italic" if event is None else drawn.style(event, eyes)
            if style is not None:
                out.print(Text(text, style))
    out.print()
    if played.stop is not None:
        tell_stop(out, played, played.stop, eyes, words)
        return
    if played.over:
        print_ending(out, played.game, played.state, words)
        return
    if played.cut:
        out.print(sentence("cli-replay-cut", words))
    if played.record.ended:
        out.print(sentence("cli-replay-ended", words, how=played.record.ended, moves=len(played.record.moves)))
    else:
        name = words.name(played.state.actor)
        out.print(sentence("cli-replay-unfinished", words, moves=len(played.record.moves), name=name))


def tell_stop(out: Console, played: Replay, stop: Stop, eyes: int, words: Words) -> None:
    """Why it stops here, what was still played, and the points: those of the record if it has any."""
    out.print(words.say(stop.message()), style="bold yellow", soft_wrap=True)
    rest = unfollowed(played, eyes)
    if rest:
        out.print(sentence("cli-replay-rest", words, moves=len(rest)))
        for line in rest:
            out.print(f"  {line}", soft_wrap=True)
    if played.record.result:
        out.print(sentence("cli-replay-stood", words, points=" ".join(map(str, played.record.result))))


def unfollowed(played: Replay, eyes: int) -> list[str]:
    """What was played after the rules differed, as this seat may see it."""
    rest = played.rest()
    if eyes != EVERYTHING:
        rest = [one if one.actor == eyes else one._replace(text=played.game.cover(one.text)) for one in rest]
    return [one.line() for one in rest]


def data(played: Replay, eyes: int, words: Words) -> dict[str, Any]:
    game, record, over = played.game, played.record, played.over
    tie = game.tie(played.state) if over else None
    told = [
        {
            "number": one.number,
            "seat": seat_name(one.actor),
            "move": one.text,
            "log": [text for _, text in one.log(game, words)],
        }
        for one in moves(played, eyes)
    ]
    return {
        "game": record.game,
        "ruleset": record.ruleset,
        "version": record.version,
        "seats": record.players,
        "moves": told,
        "stopped": None if played.stop is None else {**played.stop._asdict(), "said": words.say(played.stop.message())},
        "unfollowed": unfollowed(played, eyes),
        "over": over,
        "ended": record.ended or None,
        "result": game.scores(played.state) if over else None,
        "winners": [seat_name(seat) for seat in game.winners(played.state)] if over else [],
        "tie": None if tie is None else words.say(tie),
    }
