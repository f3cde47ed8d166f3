"""Two games that look alike to a seat, played on a real server, and all that the seat is sent in each of them.

For `test_leaks.py`, and for thousands of pairs in `./run soak --only attack`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from beagle import NOBODY, SPECTATOR, Rng
from beagle.kernel.state import CHANCE
from beagle.kernel.text import NotationError
from beagle.play.fair import SECRET_BYTES, Deals
from beagle.server import table_manager
from beagle.testing.laws.hidden import Asked, betrayal, some_asked
from tests.laws.games import ADAPTERS, TABLES, Moment, moments
from tests.server.harness import Room, Seat, room_at
from tests.server.inside import InsideServer

FURTHER = 6  # moves for which a game is followed
ASKED_ABOUT = 2  # moves that the seat asks about after each
SECRET = bytes(range(SECRET_BYTES))
RULES = (("base@gift", 2), ("base+fly+gift@gift", 3), ("second", 2), ("second", 3), ("base", 2))


@dataclass
class World:
    """A position, the moves that are made from it, and what the listener asks about in between."""

    start: str
    moves: list[tuple[int, str]]  # of people; dice fall by themselves
    asks: list[list[Asked]]


@dataclass
class Case:
    """A seat, or a spectator, that listens."""

    name: str
    seats: int
    listener: int
    worlds: list[World]
    betrays: Callable[[object], bool] = lambda thing: False

    def __str__(self) -> str:
        return self.name


def some_moments() -> Iterator[Moment]:
    for table in TABLES:
        if (table.ruleset, table.seats) in RULES:
            found = [moment for moment in moments(table, 1, 1) if moment.state.actor != NOBODY]
            yield from found[:: max(1, len(found) // 6)]


def dice(state: Any, fallen: int) -> int:
    return Deals(SECRET).chance(state, fallen)


def foreseen(state: Any, seed: int, fits: Callable[[Any, int], bool] = lambda state, action: True) -> list[int]:
    """Some moves from here on; dice fall as the server's will."""
    state, rng, fallen = state.clone(), Rng(seed), 0
    actions: list[int] = []
    while state.actor == CHANCE or (state.actor != NOBODY and len(actions) < FURTHER):
        if state.actor == CHANCE:
            actions.append(dice(state, fallen))
            fallen += 1
        else:
            options = [action for action in state.options if fits(state, action)]
            if not options:
                break
            actions.append(options[rng.below(len(options))])
        state.apply(actions[-1])
    return actions


def world_of(game: Any, state: Any, actions: list[int], asks: list[list[Asked]]) -> World:
    state = state.clone()
    moves, start = [], game.write(state)
    for action in actions:
        if state.actor != CHANCE:
            moves.append((int(state.actor), game.write_move(state, action)))
        state.apply(action)
    return World(start, moves, asks)


def twins(game: Any, one: Any, other: Any, actions: list[int], listener: int) -> tuple[list[int], list[int]]:
    """The moves, and in the other world moves that the listener cannot tell from them, as far as there are any."""
    one, other = one.clone(), other.clone()
    mine: list[int] = []
    theirs: list[int] = []
    for action in actions:
        text = game.write_move(one, action, listener)
        alike = [option for option in other.options if game.write_move(other, option, listener) == text]
        if not alike:
            break
        mine.append(action)
        theirs.append(alike[-1] if action not in alike else action)
        one.apply(action)
        other.apply(theirs[-1])
    return mine, theirs


def pair(moment: Moment, number: int, listener: int) -> Case | None:
    """Two worlds: all that is hidden from the listener is dealt again in the second.

    None if that is the same.
    """
    game, adapter, state = moment.table.game, ADAPTERS[moment.table.game.name], moment.state
    rng = Rng(number * 16 + listener)
    actions = foreseen(state, number)
    other = adapter.dealt_anew(adapter.foreseen(state, actions, listener), listener, rng)
    adapter.know_as_in(other, state)
    mine, theirs = twins(game, state, other, actions, listener)
    asks = [some_asked(game, state, rng)[-ASKED_ABOUT:] for _ in range(FURTHER + 1)]
    worlds = [world_of(game, state, mine, asks), world_of(game, other, theirs, asks)]
    if worlds[0].start == worlds[1].start:
        return None
    return Case(f"{moment.table}, {number}, {listener}", moment.table.seats, listener, worlds)


@cache
def resampled() -> list[Case]:
    """Some pairs of several rulesets."""
    listeners = (0, 1, SPECTATOR)
    pairs = (pair(moment, number, listeners[number % 3]) for number, moment in enumerate(some_moments()))
    return [case for case in pairs if case is not None]


@cache
def marked() -> list[Case]:
    """One world a case: every card that the listener does not know is one and the same."""
    out = []
    for number, moment in enumerate(some_moments()):
        game, adapter = moment.table.game, ADAPTERS[moment.table.game.name]
        listener = (1, SPECTATOR, 0)[number % 3]
        found = adapter.marked(moment.state, listener)
        if found is None or found.state.actor == NOBODY or not readable(game, found.state):
            continue
        betrays = betrayal(found.words)
        actions = silent(game, found.state, listener, found.type, betrays, number)
        asks = [one for one in some_asked(game, found.state, Rng(number)) if not betrays(one.text)]
        if actions:
            world = world_of(game, found.state, actions, [asks[-ASKED_ABOUT:]] * (FURTHER + 1))
            out.append(Case(f"{moment.table}, {number}, {listener}", moment.table.seats, listener, [world], betrays))
    return out


def readable(game: Any, state: Any) -> bool:
    """Is it a position?  Where each card is there once, it cannot stand for all that are hidden."""
    try:
        game.read(game.write(state))
        return True
    except NotationError:
        return False


def silent(
    game: Any, state: Any, listener: int, marker: int, betrays: Callable[[object], bool], seed: int
) -> list[int]:
    """Moves by which the listener learns of no marker, nor by the dice that follow them."""
    adapter = ADAPTERS[game.name]

    def fits(state: Any, action: int) -> bool:
        after = state.clone()
        after.apply(action)
        return not betrays(game.write_move(state, action, listener)) and marker not in adapter.known(after, listener)

    actions = foreseen(state, seed, fits)
    state, kept = state.clone(), 0
    for place, action in enumerate(actions):
        if state.actor != CHANCE:
            kept = place
        if not fits(state, action):  # a die that would show one falls by itself: the move before it is not made
            return actions[:kept]
        state.apply(action)
    return actions


# Playing


@contextmanager
def still_room(folder: Path, database: str = "") -> Iterator[Room]:
    """A server whose clocks and secret stand still."""
    lots = SimpleNamespace(token_bytes=lambda length: SECRET, randbits=lambda bits: 1)
    # a bot that keeps a seat for a moment does not move, and no table answers before the people do
    server = InsideServer(folder, bot_delay="3600", standing_delay="3600", forced_delay="3600", database=database)
    with patch.object(table_manager, "secrets", lots):
        manager = server.prepare()
        manager.now, manager.tick = (lambda: 1000.0), (lambda: 50.0)  # type: ignore[method-assign]
        try:
            server.go()
            with room_at(server) as room:
                yield room
        finally:
            server.stop()


def overheard(room: Room, case: Case, world: World) -> list[str]:
    """Everything the listener is sent while this world is played, and all it can get by asking."""
    ann = room.person("Ann")
    game = world.start.split(maxsplit=1)[0]
    opened = ann.open(*["invited"] * case.seats, game=game, position=world.start)
    listening = {seat: token for seat, token in opened.links.items() if seat == case.listener}
    listener = room.guest(opened.id, *listening.values())
    listener.called = "listener"
    others = room.guest(opened.id, *(token for seat, token in opened.links.items() if seat not in listening))
    everyone = {seat: listener if seat in listening else others for seat in range(case.seats)}
    told: list[str] = []
    for number, (seat, move) in enumerate(world.moves):
        told += asked(listener, world.asks[number])
        if len(case.worlds) > 1:  # a marker in the place of all that is hidden is what this seat hasn't seen
            listener.ask("unseen")
        if number == len(world.moves) // 2:
            go_and_come(listener, others, seats=[seat for seat in range(case.seats) if seat not in listening])
        n = play_for(everyone[seat], seat, move)
        listener.catch_up(n)
        others.catch_up(n)
    told += asked(listener, world.asks[-1])
    if listening:
        take_back(listener, others)
    eyes: dict[str, Any] = {"seat": case.listener, "tokens": list(listener.own_tokens)} if listening else {}
    others.settle()
    if others.page.result is None:
        told.append(room.stranger().post(f"/api/tables/{opened.id}/record", **eyes))
        told.append(room.stranger().http.post(f"/api/tables/{opened.id}/replay", json=eyes).text)
    told.append(str(room.stranger().get("/api/lobby")))
    told.append(room.stranger().http.post(f"/api/tables/{opened.id}/about", json=eyes).text)
    for page in (listener, others):
        page.disconnect()
    return [plain(text, opened.id, listener) for text in [*listener.page.heard, *told]]


def play_for(page: Seat, seat: int, move: str) -> int:
    """A page that holds several seats, which may act at once, looks through the one whose move it is."""
    page.settle()
    if page.page.eyes != seat:
        page.do("look", seat=seat)
        page.settle()
    return int(page.play(move)["n"])


def plain(text: str, table: str, listener: Seat) -> str:
    """Without what is drawn by lot for each table: its id, and the links."""
    for number, (link, own) in enumerate(listener.page.own.items()):
        text = text.replace(link, f"LINK{number}").replace(own, f"OWN{number}")
    return text.replace(table, "TABLE")


def go_and_come(listener: Seat, others: Seat, seats: list[int]) -> None:
    """The others leave, and a bot keeps their seats; the listener asks, and cannot take back; they come again."""
    for seat in seats:
        others.do("look", seat=seat)
        others.ask("leave")
        listener.settle()
        if (listener.page.ask or {}).get("undo") != "free":
            listener.ask("undo", n=listener.page.n)
        others.ask("return")
        listener.settle()


def take_back(listener: Seat, others: Seat) -> None:
    """The listener takes back a move, and all whom it asks agree."""
    listener.settle()
    listener.ask("undo", n=listener.page.n)
    others.settle()
    if others.page.undo is not None:
        others.ask("agree", n=others.page.undo["n"], yes=True)
    listener.settle()


def asked(listener: Seat, moves: list[Asked]) -> list[str]:
    """It asks what it may ask; the answers are among what it hears."""
    listener.settle()
    for text, path in moves:
        listener.ask("why", move=text)
        listener.ask("why", touches=path)
        listener.ask("preview", move=text)
    listener.settle()
    return []


def difference(room: Room, case: Case) -> str:
    """The first thing by which the listener could tell the two worlds apart; "" if there is none."""
    one, other = (overheard(room, case, world) for world in case.worlds)
    if len(one) != len(other):
        return f"{len(one)} messages, {len(other)} messages"
    return next((f"{mine}\n{theirs}" for mine, theirs in zip(one, other, strict=True) if mine != theirs), "")


PRINTED = re.compile(r'"(?:needs|joins)":\{[a-z0-9":,-]*\},?')


def betrayed(room: Room, case: Case) -> str:
    """The first message that names the marker; "" if there is none.  What all cards of a ruleset need is no secret."""
    heard = (PRINTED.sub("", text) for text in overheard(room, case, case.worlds[0]))
    return next((text for text in heard if case.betrays(text)), "")
