"""Opening a table: the request is read, limited, and turned into rows; or it is refused with a reason."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from beagle.bots.registry import BOTS
from beagle.games import GAMES
from beagle.games import game as game_of
from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.message import Message
from beagle.kernel.options import FIRST, Option
from beagle.kernel.ruleset import OptionError, RulesetError
from beagle.kernel.state import NOBODY
from beagle.kernel.text import NotationError
from beagle.play.match import Replay, ReplayError
from beagle.play.record import read_record
from beagle.server import limits, tokens, wire
from beagle.server.limits import RECORD_BYTES
from beagle.server.live.clock import acceptable
from beagle.server.names import named
from beagle.server.pasting import bounded, read_position
from beagle.server.refusing import Refused, detail
from beagle.server.store.contract import BOT, INVITED, LOCAL, OPEN, Clock, SeatRow

ME = "me"  # a seat for the person who opens the table; stored as an open seat that is taken
SeatWishKind = Literal["me", "open", "invited", "local", "bot"]


CREW: Final = ("Wallace", "Huxley", "Hooker", "Lyell", "Henslow", "Gould", "Sulivan", "Owen")
"""The names of bots, by seat: two of them at a table can be told apart."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A requested seat."""

    kind: Annotated[wire.Word, Meta(extra={"type": SeatWishKind})]
    bot: Annotated[str, Meta(max_length=limits.BOT_LENGTH)] = ""
    name: Annotated[str, Meta(max_length=limits.RAW_NAME_LENGTH)] = ""


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A requested table.  With `position` or `record` (up to move `at`) it starts in the middle of a game."""

    game: wire.Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=limits.SEATS)]
    ruleset: Annotated[str, Meta(max_length=limits.RULESET_LETTERS)] = ""
    clock: Clock = Clock()
    public: bool = False
    spectators: bool = True
    position: Annotated[str, Meta(max_length=RECORD_BYTES)] = ""
    record: Annotated[str, Meta(max_length=RECORD_BYTES)] = ""
    at: Annotated[int, Meta(ge=0, le=limits.COUNT)] = 0
    name: Annotated[str, Meta(max_length=limits.RAW_NAME_LENGTH)] = ""  # of the table; empty: one is drawn by lot
    practice: bool = False  # everything can be taken back, and there are hints; only against bots
    substitute: Annotated[str, Meta(max_length=limits.BOT_LENGTH)] = ""  # plays for people who are missing


class Opening(Struct):
    """The result of a wish: the ruleset in its canonical form, and a first position if one was given."""

    game: Game
    ruleset: str
    start: str


def check_wish(wish: Wish) -> Opening:
    """The game and the ruleset it names; refused if there can't be such a table."""
    if wish.game not in GAMES:
        raise Refused("no-such-ruleset", error=f'no game is called "{wish.game}"')
    if not acceptable(wish.clock):
        raise Refused("bad-clock")
    if wish.practice and any(seat.kind in (OPEN, INVITED) for seat in wish.seats):
        raise Refused("not-practice")
    if wish.substitute and wish.substitute not in BOTS:
        raise Refused("no-such-bot")
    game = game_of(wish.game)
    start = first_position(game, wish)
    try:
        state = game.read(start) if start else game.deal(wish.ruleset, len(wish.seats), 0)
    except RulesetError as error:
        raise no_such_rules(error) from error
    except NotationError as error:  # a position that can be played, but not written and read again
        raise Refused("not-a-record", error=detail(error)) from error
    if state.seats != len(wish.seats):
        raise Refused("bad-seats")
    if state.actor == NOBODY:
        raise Refused("over")
    return Opening(game, game.view(state, 0).ruleset, start)


def no_such_rules(error: RulesetError) -> Refused:
    """Why there are no such rules; an option for other numbers of players is named."""
    if not isinstance(error, OptionError):
        return Refused("no-such-ruleset", error=str(error))
    least, most = error.option.seats
    return Refused("bad-option", option=option_words(error.option), least=least, most=most)


def option_words(option: Option) -> Message:
    """The name of an option, as the pages say it."""
    if option.group == FIRST:
        return Message("web-option-first-seat", {"letter": option.word[-1].upper()})
    return Message(f"web-option-{option.word}", {})


def first_position(game: Game, wish: Wish) -> str:
    """The position a game should start from; "" if it should be dealt."""
    if wish.position:
        try:
            return game.write(read_position(game, wish.position))
        except (NotationError, RulesetError) as error:
            raise Refused("not-a-record", error=detail(error)) from error
    if not wish.record:
        return ""
    try:
        past = read_record(wish.record)
        past.moves, past.result, past.ended = past.moves[: wish.at], [], ""
        replay = Replay(bounded(past)[0])
        if replay.stop is not None:
            raise Refused("older-rules", replay.stop.message(), replay.stop.rules)
        return game.write(replay.state)
    except (NotationError, RulesetError, ReplayError, IllegalMove) as error:
        raise Refused("not-a-record", error=detail(error)) from error


def make_seat(number: int, wish: Any, visitor: str, visitor_name: str) -> tuple[SeatRow, str]:
    """A seat row, and the token of its link if it has one."""
    name = named(wish.name)
    if wish.kind == BOT:
        if wish.bot not in BOTS:
            raise Refused("no-such-bot")
        return SeatRow(number, BOT, name or CREW[number % len(CREW)], bot=wish.bot), ""
    if wish.kind == ME:
        if not visitor:
            raise Refused("not-yours")
        return SeatRow(number, OPEN, name or visitor_name, visitor), ""
    if wish.kind == LOCAL:
        return SeatRow(number, LOCAL, name or visitor_name, visitor), ""
    if wish.kind == OPEN:
        return SeatRow(number, OPEN), ""
    if wish.kind == INVITED:
        token = tokens.new_token()
        return SeatRow(number, INVITED, name, link=tokens.hashed(token)), token
    raise Refused("no-such-seat")
