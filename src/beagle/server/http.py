"""The HTTP requests: the lobby, opening a table, records and replays.  JSON in, JSON out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from beagle import __version__
from beagle.games import GAMES
from beagle.games import file as game_file
from beagle.games.books import book_data
from beagle.i18n import WordsError, languages
from beagle.i18n.plugin_words import words_of
from beagle.kernel.cards import SPECTATOR, WHOLE
from beagle.kernel.game import RulesetInfo
from beagle.kernel.options import Option
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.standing import all_switches
from beagle.server import cookies, limits, tokens
from beagle.server.growing import Growing, LongAnswer
from beagle.server.guard import address_of
from beagle.server.limits import ANSWER_BYTES, RECORD_BYTES, REPLAY_BYTES, RULESET_LETTERS
from beagle.server.lists import listed
from beagle.server.live import links
from beagle.server.live.clock import KINDS
from beagle.server.live.older import ended
from beagle.server.live.showing import older
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import Viewer
from beagle.server.logs import log
from beagle.server.names import PLACES
from beagle.server.offering import offered_bots, offered_levels, slow_levels
from beagle.server.opening import Wish, no_such_rules
from beagle.server.phrases import PHRASES
from beagle.server.previews import language_of
from beagle.server.refusing import IN_DOUBT, Refused
from beagle.server.replays import record_of, replay_of_history, replay_of_text
from beagle.server.store.contract import OVER, Full, StoreError, Visitor
from beagle.server.table_manager import TableManager
from beagle.server.wire import Token, Word, answers, laid_out, to_wire

STATUS: Final = {
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-game": 404,
    "not-yours": 403,
    "not-owner": 403,
    "banned": 403,
    "host-only": 401,
    "bad-token": 403,
    "draining": 503,
    "old-link": 403,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-devices": 409,
    "too-many-channels": 409,
    "no-such-channel": 404,
    "no-push": 501,
    "no-mail": 501,
    "no-days-off": 409,
    "mail-failed": 503,
    "too-many-connections": 429,
    "too-long": 413,
    "cannot-write": 503,
    IN_DOUBT: 503,
    "cannot-read": 503,
    "busy": 503,
    "too-many-options": 413,
    "full": 503,
    "no-pictures": 501,
    "not-over": 409,
    "not-reviewable": 409,
    "review-used-up": 409,
    "no-reviews": 501,
}

T = TypeVar("T")
Answer = Callable[[Request], Awaitable[Response]]


class Pasted(Struct, forbid_unknown_fields=True):
    """A record or a position, and whose eyes to show it through; none: all cards open."""

    text: Annotated[str, Meta(min_length=1, max_length=RECORD_BYTES)]
    eyes: Annotated[int, Meta(ge=0, le=limits.SEATS - 1)] | None = None


class Deck(Struct, forbid_unknown_fields=True):
    """The table whose decks are requested."""

    game: Word
    ruleset: Annotated[str, Meta(max_length=RULESET_LETTERS)]
    seats: Annotated[int, Meta(ge=1, le=limits.SEATS)]


class Proof(Struct, forbid_unknown_fields=True):
    """Who asks: a seat is proven by its links if the client has no cookie."""

    tokens: Annotated[list[Token], Meta(max_length=limits.SEATS)] = []
    key: Token | None = None


class Eyes(Proof):
    """Whose game so far is requested: a seat of the client's own."""

    seat: Annotated[int, Meta(ge=0, le=limits.SEATS - 1)] | None = None


def answer(body: answers.Answer, status: int = 200) -> Response:
    """JSON of limited size: an answer that can be long is built as a `LongAnswer`."""
    text = msgspec.json.encode(body)
    if len(text) > ANSWER_BYTES:
        log.error("an answer was too long to be sent", bytes=len(text))
        raise Refused("too-long")
    return Response(text, status, media_type="application/json")


def refusing(handler: Answer) -> Answer:
    """A refusal is an answer: a code, words, and nothing has changed."""

    async def handle(request: Request) -> Response:
        manager = manager_of(request)
        try:
            return await handler(request)
        except Refused as refused:
            return refusal(manager, refused)
        except StoreError:
            return refusal(manager, Refused("cannot-write"))
        except Full:
            return refusal(manager, Refused("full"))

    return handle


def refusal(manager: TableManager, refused: Refused) -> Response:
    manager.metrics.refused(refused.code)
    body: answers.HttpRefusal = {"code": refused.code, "words": to_wire(refused.message), "rules": list(refused.rules)}
    return answer(body, STATUS.get(refused.code, 400))


def manager_of(request: Request) -> TableManager:
    manager: TableManager = request.app.state.manager
    return manager


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request.  The guard has checked its size and that it is JSON."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refused("bad-message", error=str(error)) from error


async def visitor_of(request: Request) -> Visitor | None:
    """The visitor of the cookie."""
    manager, device = manager_of(request), cookies.device_of(request)
    found = await manager.store.visitor_by_token(device) if device else None
    await manager.seen(found, device)
    return found


async def need_visitor(request: Request) -> Visitor:
    visitor = await visitor_of(request)
    if visitor is None:
        raise Refused("not-yours")
    await manager_of(request).must_be_welcome(visitor)
    return visitor


# Tables


def ruleset_of(game: str, info: RulesetInfo, slow: set[str]) -> answers.Ruleset:
    return {
        "name": info.name,
        "seats": info.seats,
        "options": [offer(option) for option in info.options],
        "about": info.about,
        "minutes": info.minutes,
        "advice": info.advice,
        "levels": offered_levels(game, info, slow),
    }


async def catalogue(request: Request) -> Response:
    """What can be played: games, their rulesets and options, bots, clocks, phrases, languages."""
    manager = manager_of(request)
    settings = manager.settings
    slow = slow_levels(manager.pace, settings.bot_seconds)
    games: list[answers.PlayableGame] = [
        {
            "name": game.name,
            "version": game.version,
            "rulesets": [ruleset_of(game.name, info, slow) for info in game.rulesets()],
            "standing": [switch.name for switch in all_switches(game)],
            "bundled": is_bundled(game.name),
            "lesson": game_file(game.name, "first.lesson") is not None,
        }
        for game in GAMES.values()
    ]
    body: answers.Catalogue = {
        "games": games,
        "bots": offered_bots(),
        "clocks": list(KINDS),
        "phrases": list(PHRASES),
        "languages": list(languages()),
        "version": __version__,
        "places": list(PLACES),
        "keeping": {
            "finished": settings.keep_finished_days,
            "closed": settings.keep_closed_days,
            "visitors": settings.keep_visitors_days,
            "reports": settings.keep_reports_days,
        },
        "notices": manager.notices.on,
    }
    return answer(body)


def is_bundled(game: str) -> bool:
    """Is it one of our own, which the pages know?"""
    entry = GAMES.declared().get(game)
    return entry is None or entry.ours


def guest(request: Request) -> str:
    """The game of another package that a request is about."""
    name: str = request.path_params["game"]
    if name not in GAMES.names() or is_bundled(name) or name not in GAMES:
        raise Refused("no-such-game")
    return name


async def words(request: Request) -> Response:
    """The words of a game of another package, in Fluent, as they are in its files; its loader has checked them."""
    game, language = guest(request), request.path_params["language"]
    if language not in languages():
        raise Refused("no-such-page")
    try:
        return PlainTextResponse(words_of(game, language))
    except (WordsError, OSError, UnicodeDecodeError) as error:
        raise Refused("no-such-page") from error


async def book(request: Request) -> Response:
    """The rulebook of a game of another package."""
    return answer(book_data(GAMES[guest(request)]))


def offer(option: Option) -> answers.TableOption:
    """An option as pages offer it: only with the numbers of seats it is for."""
    return {
        "word": option.word,
        "seats": option.seats,
        "group": option.group,
        "several": option.several,
        "about": option.about,
    }


async def deck(request: Request) -> Response:
    """What the decks of a table consist of."""
    wanted = await read(request, Deck)
    if wanted.game not in GAMES:
        raise Refused("no-such-game")
    try:
        piles = GAMES[wanted.game].deck(wanted.ruleset, wanted.seats)
    except RulesetError as error:
        raise no_such_rules(error) from error
    return answer({"piles": [laid_out(pile) for pile in piles]})


async def lobby(request: Request) -> Response:
    visitor = await visitor_of(request)
    language = language_of(request.headers.get("accept-language", ""))
    return answer(await manager_of(request).lists.lobby(visitor.id if visitor else "", language))


def may_open(request: Request, visitor: Visitor) -> None:
    """Refused: this visitor, or this address, has opened too many tables just now."""
    allowed = manager_of(request).limits
    if not allowed.tables_of_visitor.take(visitor.id) or not allowed.tables_of_address.take(address_of(request)):
        raise Refused("too-fast")


async def open_table(request: Request) -> Response:
    """Open a table.  The answer has the tokens of its seat links; they are shown only this once."""
    manager, visitor = manager_of(request), await need_visitor(request)
    wish = await read(request, Wish)
    may_open(request, visitor)
    id, made = await manager.open_table(wish, visitor)
    return answer({"table": id, "links": made}, 201)


async def table_seen(request: Request) -> tuple[LiveTable, Viewer, Eyes]:
    """A table, who asks for it, and through which eyes: only for somebody who may watch."""
    if not manager_of(request).limits.stored_replays.take(address_of(request)):
        raise Refused("too-fast")
    wanted = await read(request, Eyes)
    table, viewer = await proven(request, wanted)
    if wanted.seat is not None and wanted.seat >= table.row.seats:
        raise Refused("no-such-seat")
    return table, viewer, wanted


async def proven(request: Request, proof: Proof) -> tuple[LiveTable, Viewer]:
    """A table, and who asks for it: only for somebody who may watch."""
    table = await manager_of(request).look(request.path_params["id"])
    visitor = await visitor_of(request)
    viewer = Viewer(visitor.id if visitor else "", frozenset(map(tokens.hashed, proof.tokens)), lambda text: None)
    viewer.proof = tokens.hashed(proof.key) if proof.key else b""
    async with table.lock:
        if await links.refuses(table, viewer):
            raise Refused("old-link")
    if not table.data.may_watch(viewer):
        raise Refused("no-spectators")
    return table, viewer


async def about_table(request: Request) -> Response:
    """A table as a line of the lobby: for somebody who has a link and wants to know what it leads to."""
    table, _, _ = await table_seen(request)
    return answer(listed((table.row, table.seats), ""))


async def table_eyes(request: Request) -> tuple[LiveTable, int]:
    """A table, and the eyes this request may see it through: for a finished game any, or all cards if none are
    given."""
    table, viewer, wanted = await table_seen(request)
    if table.row.status == OVER or table.data.played_out:
        return table, WHOLE if wanted.seat is None else wanted.seat
    if wanted.seat is None:
        return table, SPECTATOR
    if wanted.seat not in viewer.mine(table.row, table.seats):
        raise Refused("not-yours")
    return table, wanted.seat


async def replay(request: Request) -> Response:
    """A stored game, move by move."""
    table, eyes = await table_eyes(request)
    manager, history = manager_of(request), table.game_so_far().so_far()
    about: answers.ReplayAbout = {
        "game": table.row.game,
        "ruleset": table.row.ruleset,
        "players": [seat.name for seat in table.seats],
        "seats": table.row.seats,
        "result": ended(table.row),
        "older": older(table.row, table.history),
    }
    return await long_answer(manager, lambda: replay_of_history(history, eyes, about))


async def record(request: Request) -> Response:
    """A stored game as text."""
    table, eyes = await table_eyes(request)
    async with table.lock:
        row, seats, history = table.row, table.seats, table.game_so_far().so_far()
    text = await manager_of(request).pastes.run(lambda: record_of(row, seats, history, eyes).text())
    name = f'attachment; filename="beagle-{table.row.id}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


async def pasted(request: Request) -> Response:
    """A record or a position that somebody pasted, move by move."""
    manager = manager_of(request)
    if not manager.limits.replays.take(address_of(request)):
        raise Refused("too-fast")
    wanted = await read(request, Pasted)
    eyes = WHOLE if wanted.eyes is None else wanted.eyes
    return await long_answer(manager, lambda: replay_of_text(wanted.text, eyes))


async def long_answer(manager: TableManager, make: Callable[[], Growing]) -> Response:
    """Built in a thread, one at a time; memory for answers that aren't sent yet is limited."""
    room = manager.replays_in_memory.reserve(REPLAY_BYTES)
    try:
        made = await manager.pastes.run(make)
    except BaseException:
        room.give_back()
        raise
    room.shrink(made.size)
    return LongAnswer(made, room)


ROUTES: Final = [
    Route("/api/catalogue", refusing(catalogue)),
    Route("/api/games/{game}/words/{language}", refusing(words)),
    Route("/api/games/{game}/book", refusing(book)),
    Route("/api/deck", refusing(deck), methods=["POST"]),
    Route("/api/lobby", refusing(lobby)),
    Route("/api/tables", refusing(open_table), methods=["POST"]),
    Route("/api/tables/{id}/about", refusing(about_table), methods=["POST"]),
    Route("/api/tables/{id}/replay", refusing(replay), methods=["POST"]),
    Route("/api/tables/{id}/record", refusing(record), methods=["POST"]),
    Route("/api/replays", refusing(pasted), methods=["POST"]),
]
