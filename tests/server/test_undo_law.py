"""The law of taking back: nobody's move is taken back without them, and what was shown is not unseen.

People play, ask to take back, agree or not, leave and come back, all at random.  Then what their pages were told is
read: every move that an undo took back was the undoer's own, a bot's, or of somebody who agreed; and while somebody was
away only moves by which nobody learnt anything.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

import beagle
from beagle.kernel.state import CHANCE
from beagle.server.live import consent
from tests.server.harness import MIDDLE, Room, Seat, everybody_hears, room_at
from tests.server.inside import InsideServer

POSITION = """evolution base@gift turn 3 development
A: a | hand swimming camouflage/fat cooperation/fat
B: m | hand running mimicry piracy
C: x | hand swimming piracy mimicry
deck 12"""
GRAZING = "evolution base@gift turn 9 feeding bank 3 / A: a[fat] b[grazing] / B: m n / deck -"
STEPS = 45
SEEDS = range(6)
MANY_SEEDS = range(60)  # as many as it takes


@dataclass
class Session:
    """What happened at a table, as its people know it."""

    seats: list[Seat]
    start: str
    agreed: dict[tuple[int, int], set[int]] = field(default_factory=dict)  # by who asked, and at which question
    asked: dict[int, tuple[int, int]] = field(default_factory=dict)  # by the number of an undo: what had been asked
    refusals: list[str] = field(default_factory=list)

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines, each as its own seat heard it: only that one sees the whole move."""
        pages = {seat.page.eyes: seat.page for seat in self.seats}
        heard = self.seats[0].page.lines
        return [pages[line["seat"]].lines[n] if line["seat"] in pages else line for n, line in sorted(heard.items())]


def violations(session: Session) -> Iterator[str]:
    """Where the law was broken."""
    game = beagle.game("evolution")
    states = [game.read(session.start)]  # before each move of the line, and after the last
    line: list[tuple[int, bool]] = []  # who moved, and whether a bot did it for them
    kept: set[int] = set()
    resigned: set[int] = set()
    for entry in session.lines:
        kind, seat = entry["kind"], entry["seat"]
        if kind == "move":
            line.append((seat, seat in kept))
            states.append(after(game, states[-1], entry["move"]))
        elif kind == "undo":
            place = max(place for place, (actor, _) in enumerate(line) if actor == seat)
            yield from broken(session, entry, line[place:], kept - resigned - {seat})
            if kept - resigned - {seat} and game.hidden(states[place]) != game.hidden(states[-1]):
                yield f"{entry['n']}: something was shown while somebody was away"
            del line[place:], states[place + 1 :]
        elif kind == "return":
            kept.discard(seat)
        else:
            kept.add(seat)
            resigned |= {seat} if kind == "resign" else set()


def broken(session: Session, entry: dict[str, Any], taken: list[tuple[int, bool]], away: set[int]) -> Iterator[str]:
    agreed = session.agreed.get(session.asked.get(entry["n"], (-1, -1)), set())
    for actor, by_bot in taken:
        if actor not in (entry["seat"], CHANCE) and not by_bot and actor not in agreed:
            yield f"{entry['n']}: {entry['seat']} took back a move of {actor}, who was not asked"
        if away and actor != entry["seat"]:
            yield f"{entry['n']}: {entry['seat']} took back a move of {actor} while {away} were away"


def after(game: Any, state: Any, move: str) -> Any:
    state = state.clone()
    state.apply(game.read_move(state, move))
    return state


# People who do all this


def session(room: Room, seed: int) -> Session:
    rng = random.Random(seed)
    ann = room.person("Ann")
    opened = ann.open("me", "invited", "invited", position=POSITION, substitute="random")  # the quickest bot
    seats = [ann.sit(opened.id), *(room.guest(opened.id, opened.links[number]) for number in (1, 2))]
    everybody_hears(seats)
    server: Any = room.server
    played = Session(seats, server.manager.live[opened.id].row.start)
    for _ in range(STEPS):
        everybody_hears(seats)
        if seats[0].page.status != "playing":
            break
        act(played, rng.choice(seats), rng)
    everybody_hears(seats)
    return played


def act(played: Session, seat: Seat, rng: random.Random) -> None:
    """One of them does something, or tries to."""
    page = seat.page
    asked = page.undo
    if page.table["seats"][page.eyes].get("away"):
        if rng.random() < 0.4:
            seat.ask("return")
        return
    if asked and asked["seat"] != page.eyes:
        agree(played, seat, asked, rng.random() < 0.8)
    elif rng.random() < 0.3:
        take_back(played, seat)
    elif page.asked == page.eyes and page.moves:
        seat.ask("play", n=page.n, move=rng.choice(page.moves))
    elif rng.random() < 0.3:
        seat.ask("leave")


def agree(played: Session, seat: Seat, asked: dict[str, Any], yes: bool) -> None:
    key = asked["seat"], asked["n"]
    if yes:
        played.agreed.setdefault(key, set()).add(seat.page.eyes)
    before = seat.page.n
    seat.ask("agree", n=asked["n"], yes=yes)
    note_undos(played, seat, before, key)


def take_back(played: Session, seat: Seat) -> None:
    before = seat.page.n
    answer = seat.ask("undo", n=before)
    if answer["is"] == "refused":
        played.refusals.append(answer["code"])
    note_undos(played, seat, before, (-1, -1))


def note_undos(played: Session, seat: Seat, before: int, key: tuple[int, int]) -> None:
    for n, line in seat.page.lines.items():
        if n > before and line["kind"] == "undo":
            played.asked[n] = key


@pytest.fixture
def quick(inside: Callable[..., InsideServer]) -> Iterator[Room]:
    with room_at(inside()) as room:
        yield room


def test_nobodys_move_is_taken_back_without_them(quick: Room) -> None:
    kinds: list[str] = []
    refusals: list[str] = []
    agreed = 0

    def saw_everything() -> bool:
        """Undos by consent and without, seats given to a bot and taken back, and a refusal because of one away."""
        by_consent = kinds.count("undo") > agreed > 0
        return by_consent and kinds.count("bot") > 3 and kinds.count("return") > 1 and "undo-away" in refusals

    for seed in MANY_SEEDS:  # bots move at their own pace, so a seed does not always lead to the same session
        if seed not in SEEDS and saw_everything():
            break
        played = session(quick, seed)
        assert list(violations(played)) == [], seed
        kinds += [line["kind"] for line in played.lines]
        refusals += played.refusals
        agreed += sum(key != (-1, -1) for key in played.asked.values())
    assert saw_everything(), (kinds.count("undo"), agreed, kinds.count("bot"), kinds.count("return"), refusals)


def nobody_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it once was: a seat that a bot keeps need not agree."""
    monkeypatch.setattr(consent, "cannot_ask", lambda data, seat: False)


def nobody_need_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consent, "must_agree", lambda data, seat: [])


@pytest.mark.parametrize("bug", [nobody_is_away, nobody_need_agree])
def test_the_law_finds_a_planted_bug(
    quick: Room, monkeypatch: pytest.MonkeyPatch, bug: Callable[[pytest.MonkeyPatch], None]
) -> None:
    bug(monkeypatch)
    assert any(list(violations(session(quick, seed))) for seed in MANY_SEEDS)


# What the law says, one by one


def two(room: Room, position: str) -> tuple[Seat, Seat]:
    ann = room.person("Ann")
    opened = ann.open("me", "invited", position=position)
    at_a, at_b = ann.sit(opened.id), room.guest(opened.id, opened.links[1])
    everybody_hears([at_a, at_b])
    return at_a, at_b


def test_alone_at_the_table_one_does_not_rewind_the_game(quick: Room) -> None:
    """Ben leaves, a bot plays his hand; what it showed of his cards, Ann has seen once, and cannot see more of."""
    at_a, at_b = two(quick, MIDDLE)
    at_a.play("+swimming")
    at_b.settle()
    at_b.do("leave")
    at_a.until(lambda: at_a.page.asked == 0 and any(line["seat"] == 1 for line in at_a.page.lines.values()))
    n = at_a.page.n
    assert (at_a.page.ask or {}).get("undo", "") == ""
    assert at_a.refused("undo", n=n) == "undo-away"
    assert at_a.page.n == n
    at_b.do("return")
    at_a.settle()
    assert (at_a.page.ask or {})["undo"] == "ask"  # now he can be asked
    at_a.do("undo", n=at_a.page.n)
    at_b.settle()
    assert at_b.page.undo is not None


def test_a_fallen_flag_makes_nobodys_moves_free(quick: Room) -> None:
    at_a, at_b = two(quick, MIDDLE)
    at_a.play("+swimming")
    at_b.settle()
    at_b.play("+mimicry")
    at_a.settle()
    server: Any = quick.server
    server.run(server.manager.live[at_a.table].ledger.hand_to_bot(1))
    at_a.settle()
    assert at_a.refused("undo", n=at_a.page.n) == "undo-away"
    assert [line["kind"] for line in at_a.page.lines.values()][:2] == ["move", "move"]


def test_ones_own_last_move_is_free_if_nothing_was_shown(quick: Room) -> None:
    at_a, at_b = two(quick, GRAZING)
    at_b.do("leave")
    at_a.settle()
    at_a.play("b.grazing")
    assert (at_a.page.ask or {})["undo"] == "free"
    at_a.do("undo", n=at_a.page.n)
    assert "b.grazing" in at_a.page.moves


def test_who_leaves_takes_the_question_along(quick: Room) -> None:
    """Of two who must agree one leaves: the other alone cannot agree for both."""
    ann = quick.person("Ann")
    opened = ann.open("me", "invited", "invited", position=POSITION, substitute="random")  # the quickest bot
    seats = [ann.sit(opened.id), *(quick.guest(opened.id, opened.links[number]) for number in (1, 2))]
    everybody_hears(seats)
    at_a, at_b, at_c = seats
    at_a.play("+swimming")
    everybody_hears(seats)
    at_b.play("+mimicry")
    everybody_hears(seats)
    at_a.do("undo", n=at_a.page.n)
    everybody_hears(seats)
    pending = at_b.page.undo
    assert pending is not None
    at_b.do("leave")
    at_c.settle()
    assert at_c.page.undo is None
    assert at_c.refused("agree", n=pending["n"], yes=True) == "no-undo"
    assert "undo" not in [line["kind"] for line in at_c.page.lines.values()]


def test_after_a_restart_it_is_known_who_moved_and_who_a_bot_moved_for(quick: Room) -> None:
    at_a, at_b = two(quick, MIDDLE)
    at_a.play("+swimming")
    at_b.settle()
    at_b.do("leave")
    at_a.until(lambda: at_a.page.asked == 0 and at_a.page.n >= 3)
    server: Any = quick.server
    before = server.manager.live[at_a.table].history

    async def forget() -> None:
        server.manager.forget(server.manager.live[at_a.table])

    server.run(forget())
    again = server.run(server.manager.table(at_a.table)).history
    assert again is not before
    assert [(turn.actor, turn.kept) for turn in again.line] == [(turn.actor, turn.kept) for turn in before.line]
    assert any(turn.kept for turn in again.line)
    assert not all(turn.kept for turn in again.line)
