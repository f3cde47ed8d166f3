"""Answers in advance: what the table says for a seat, when, and that nobody else learns of it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest
from msgspec.structs import replace

import beagle
from beagle.client import play_seat
from beagle.kernel.standing import StandingAnswer, all_switches, asking_switches, default_switches, standing_answer
from beagle.server.live.standing import as_kept, switches_of
from beagle.server.store.contract import SeatRow
from tests.server.harness import MIDDLE, Room, Seat, everybody_hears, room_at
from tests.server.inside import InsideServer

AMBUSH = """evolution base+fly@gift turn 4 feeding bank 9
A: a b c | hand swimming
B: m[carnivorous ambush] n | hand swimming
deck 10"""

# A's own animal lies in ambush for A's other one.
OWN = """evolution base+fly@gift turn 4 feeding bank 9
A: a[carnivorous ambush] b c | hand swimming
B: m n | hand swimming
deck 10"""

# At dial 1 the beach is hot: one of two can be saved, one of one.
CHOICE = """evo second survival dial 1 / map 0,0:GGYYB 0,5:GGYG / A: 0,0 1,0 2,0 3,0 4,0 | genes thermoregulation /
B: 0,5 1,5 2,5 | genes thermoregulation / pile +0*3 meteor / spent council-of-sages""".replace("\n", " ")


BY_DEFAULT = ["save-as-many-as-i-can", "only-when-a-card-fits"]


def two_at(room: Room, position: str, game: str = "evolution") -> list[Seat]:
    """Ann at A with a cookie, somebody at B with a link alone."""
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=position, game=game)
    seats = [ann.sit(table.id), room.guest(table.id, table.links[1])]
    everybody_hears(seats)
    return seats


def moves_at(seat: Seat) -> list[tuple[int, str]]:
    """The moves of the seats so far."""
    return [(line["seat"], line["move"]) for line in seat.page.lines.values() if line["seat"] >= 0]


# Answers in advance


def test_a_standing_answer_declines_for_its_seat(room: Room) -> None:
    at_a, at_b = two_at(room, AMBUSH)
    assert at_b.refused("standing", answers=["never-sleep"]) == "no-such-answer"
    at_b.do("standing", answers=["never-ambush"])
    assert at_b.page.standing == ["never-ambush"]
    at_a.play("a*")
    at_a.until(lambda: at_a.page.asked == 0 or at_a.page.n >= 2)
    declined = [line for line in at_a.page.lines.values() if line["seat"] == 1]
    assert [line["move"] for line in declined[:1]] == ["-"]
    at_b.connect()
    assert at_b.page.standing == ["never-ambush"]  # kept, and on every device
    at_b.do("standing", answers=[])
    assert at_b.page.standing == []


def test_a_cancelled_answer_no_longer_answers(room: Room) -> None:
    at_a, at_b = two_at(room, AMBUSH)
    at_b.do("standing", answers=["never-ambush"])
    at_b.do("standing", answers=[])
    at_a.play("a*")
    at_b.until(lambda: at_b.page.asked == 1)
    at_b.settle()
    assert at_b.page.asked == 1
    at_b.play("-")


def test_an_answer_for_a_phase_ends_with_it(room: Room) -> None:
    at_a, at_b = two_at(room, MIDDLE)
    at_b.do("standing", answers=["pass-phase"])
    at_a.play("-")
    at_a.until(lambda: at_a.page.view is not None and at_a.page.view["phase"] != "development")
    passed = [line for line in at_a.page.lines.values() if line["seat"] == 1]
    assert passed[0]["move"] == "-"
    at_b.connect()
    assert at_b.page.standing == []


@pytest.mark.parametrize("answers", [["never-ambush"], ["decline-unless-attacked", "pass-phase"]])
def test_nobody_else_learns_of_a_standing_answer(inside: Callable[..., InsideServer], answers: list[str]) -> None:
    """Not one byte: neither while it is given nor when it answers, compared with a person who declines."""
    assert overheard(inside, answers) == overheard(inside, [])


def overheard(inside: Callable[..., InsideServer], answers: list[str]) -> str:
    """What the opponent and a spectator hear while B declines: by these standing answers, or if none, in person."""
    server = inside(begin=False)
    server.manager.now, server.manager.tick = (lambda: 1000.0), (lambda: 50.0)  # type: ignore[method-assign]
    server.go()
    with room_at(server) as room:
        at_a, at_b = two_at(room, AMBUSH)
        watching = room.guest(at_a.table)
        others = (at_a, watching)
        at_a.called, watching.called = "a", "w"
        everybody_hears([at_a, at_b, watching])
        told = [len(seat.page.heard) for seat in others]
        if answers:
            at_b.do("standing", answers=answers)
        at_a.play("a*")
        if not answers:
            at_b.until(lambda: at_b.page.asked == 1)
            at_b.play("-")
        at_a.until(lambda: any(line["seat"] == 1 for line in at_a.page.lines.values()))
        everybody_hears([at_a, watching])
        heard = str([seat.page.heard[since:] for seat, since in zip(others, told, strict=True)])
        assert not any(answer in heard for answer in answers)  # before it, each was told what this table offers
        return heard.replace(at_a.table, "TABLE").replace(at_a.page.table["commit"], "COMMIT")


def test_a_standing_answer_takes_as_long_as_anybodys(inside: Callable[..., InsideServer]) -> None:
    """Its delay is drawn from the configured range each time."""
    server = inside(begin=False, standing_delay="0.001-0.002", bot_delay="0.003-0.004")
    drawn: list[tuple[float, float]] = []

    def delay(between: tuple[float, float]) -> float:
        drawn.append(between)
        return 0.0

    server.manager.delay = delay  # type: ignore[method-assign]
    server.go()
    with room_at(server) as room:
        at_a, at_b = two_at(room, AMBUSH)
        at_b.do("standing", answers=["never-ambush"])
        at_a.play("a*")
        at_a.until(lambda: any(line["seat"] == 1 for line in at_a.page.lines.values()))
        assert drawn
        assert set(drawn) == {(0.001, 0.002)}
    spread = {server.manager.dice.uniform(0.8, 2.4) for _ in range(20)}
    assert len(spread) == 20
    assert all(0.8 <= seconds <= 2.4 for seconds in spread)


# Switches that are on by themselves, and those for being asked


def test_whom_to_save_is_asked_only_when_not_all_can_be(room: Room) -> None:
    """A loses one that nothing saves and chooses between two; all else is answered for A and B."""
    at_a, at_b = two_at(room, CHOICE, "evo")
    assert at_a.page.standing == at_b.page.standing == BY_DEFAULT
    at_a.catch_up(1)
    assert moves_at(at_a) == [(0, "x4,0")]
    assert at_a.page.ask is not None
    assert at_a.page.ask.get("answered", "") == ""
    at_a.play("x3,0")
    at_a.catch_up(4)
    assert moves_at(at_a)[1:4] == [(0, "x3,0"), (0, "-"), (1, "-")]


def test_who_switches_it_off_is_asked(room: Room) -> None:
    at_a, at_b = two_at(room, CHOICE, "evo")
    at_b.do("standing", answers=[])
    assert at_b.page.standing == []
    at_b.connect()
    assert at_b.page.standing == []  # it stays off, on every device
    at_a.catch_up(1)
    at_a.play("x3,0")
    at_b.until(lambda: at_b.page.asked == 1)
    at_b.settle()
    assert at_b.page.moves == ["x2,5", "-"]
    at_b.do("standing", answers=["save-as-many-as-i-can"])  # changed while one is asked: the table answers
    at_b.until(lambda: (1, "-") in moves_at(at_b))


def test_one_who_takes_back_is_asked(room: Room) -> None:
    """What the table would answer again at once could never be taken back."""
    ann = room.person("Ann")
    start = "evo second survival dial 1 / map 0,0:GGY 0,5:GGYG / A: 0,0 1,0 2,0 | genes thermoregulation / B: 0,5 1,5"
    seat = ann.sit(ann.open("me", "local", game="evo", position=f"{start} / pile +0*3 meteor").id)
    seat.do("look", seat=0)
    seat.until(lambda: (0, "-") in moves_at(seat))
    seat.settle()
    seat.until(lambda: seat.page.asked == 0 and seat.page.moves != [])
    seat.do("undo", n=seat.page.n)
    seat.until(lambda: "x2,0" in seat.page.moves)
    seat.settle()
    assert (seat.page.asked, seat.page.moves) == (0, ["x2,0", "-"])
    seat.play("x2,0")


@pytest.mark.rule("EV-RUL-19")
def test_nobody_is_asked_about_their_own_animals_unless_they_want_to_be(room: Room) -> None:
    at_a = two_at(room, OWN)[0]
    assert at_a.page.standing == []
    at_a.play("b*")
    at_a.catch_up(2)
    assert moves_at(at_a)[:2] == [(0, "b*"), (0, "-")]
    asking = two_at(room, OWN)[0]
    asking.do("standing", answers=["ask-about-own-animals"])
    asking.play("b*")
    asking.until(lambda: "a.ambush>b" in asking.page.moves)
    asking.settle()
    assert asking.page.asked == 0
    asking.play("a.ambush>b")


def test_ambushes_on_others_are_asked_as_ever(room: Room) -> None:
    at_a, at_b = two_at(room, AMBUSH)
    at_a.play("a*")
    at_b.until(lambda: at_b.page.asked == 1)
    at_b.settle()
    assert "m.ambush>a" in at_b.page.moves


def test_only_who_holds_the_seat_is_told_that_the_table_answers(inside: Callable[..., InsideServer]) -> None:
    server = inside(begin=False, standing_delay="600-600")
    server.go()
    with room_at(server) as room:
        at_a, at_b = two_at(room, OWN)
        watching = room.guest(at_a.table)
        at_a.play("b*")
        everybody_hears([at_a, at_b, watching])
        assert at_a.page.ask is not None
        assert at_a.page.ask["answered"] == "ask-about-own-animals"
        assert not any("answered" in text for seat in (at_b, watching) for text in seat.page.heard)
        at_a.do("standing", answers=["ask-about-own-animals"])
        assert at_a.page.standing == ["ask-about-own-animals"]
        at_a.play("-")


@pytest.mark.parametrize("own", [True, False])
def test_nobody_learns_whether_one_wants_to_be_asked(inside: Callable[..., InsideServer], own: bool) -> None:
    """Not one byte: the default answers for A, or A is asked and declines in person."""
    assert overheard_own(inside, own) == overheard_own(inside, not own)


def overheard_own(inside: Callable[..., InsideServer], asks: bool) -> str:
    server = inside(begin=False)
    server.manager.now, server.manager.tick = (lambda: 1000.0), (lambda: 50.0)  # type: ignore[method-assign]
    server.go()
    with room_at(server) as room:
        at_a, at_b = two_at(room, OWN)
        watching = room.guest(at_a.table)
        at_b.called, watching.called = "b", "w"
        everybody_hears([at_a, at_b, watching])
        told = [len(seat.page.heard) for seat in (at_b, watching)]
        if asks:
            at_a.do("standing", answers=["ask-about-own-animals"])
        at_a.play("b*")
        if asks:
            at_a.until(lambda: "a.ambush>b" in at_a.page.moves)
            at_a.play("-")
        at_b.catch_up(2)
        everybody_hears([at_b, watching])
        heard = str([seat.page.heard[since:] for seat, since in zip((at_b, watching), told, strict=True)])
        return heard.replace(at_a.table, "TABLE").replace(at_a.page.table["commit"], "COMMIT")


def test_a_program_is_asked_everything(room: Room) -> None:
    """The client of programs switches the table's answers off, for its seat alone."""
    last = CHOICE.replace("+0*3 meteor", "meteor")
    table = room.person("Ann").open("invited", "invited", game="evo", position=last)
    links = [f"{room.server.origin}/t/{table.id}#{table.links[seat]}" for seat in (0, 1)]
    with ThreadPoolExecutor(2) as pool:
        results = [playing.result(60) for playing in [pool.submit(play_seat, link, "random") for link in links]]
    assert results[0] == results[1]
    assert room.guest(table.id, table.links[1]).page.standing == []


# What a game declares


class Switching:
    """A game of three switches, of which it answers by the first letter."""

    def standing(self) -> list[StandingAnswer]:
        return [
            StandingAnswer("always", default=True),
            StandingAnswer("ask-me", asks=True),
            StandingAnswer("later", phase=True),
        ]

    def answer(self, state: Asking, name: str) -> int | None:
        return {"a": 1, "k": 2, "l": 3}.get(name[0] if name != "ask-me" else "k") if name[0] in state.about else None


class Asking(NamedTuple):
    """A question about so many letters, with so many legal answers."""

    about: str
    options: tuple[int, ...] = (1, 2, 3)


def test_the_first_switch_that_answers_answers() -> None:
    game = Switching()
    assert (default_switches(game), asking_switches(game)) == (["always"], ["ask-me", "ask-if-forced"])
    both = Asking("al")
    assert standing_answer(game, both, ["later", "always"]) == ("always", 1)
    assert standing_answer(game, both, ["later"]) == ("ask-me", 2)
    assert standing_answer(game, both, ["later", "ask-me"]) == ("later", 3)
    assert standing_answer(game, both, ["ask-me"]) is None
    assert standing_answer(game, Asking(""), ["later", "always"]) is None


def test_the_only_answer_comes_first_unless_the_seat_wants_to_be_asked() -> None:
    game, only = Switching(), Asking("al", (7,))
    assert standing_answer(game, only, ["always"]) == ("ask-if-forced", 7)
    assert standing_answer(game, only, ["always", "ask-if-forced"]) == ("always", 1)
    assert standing_answer(game, Asking("", (7,)), ["ask-if-forced"]) is None


def test_a_question_of_a_private_switch_is_left_to_it() -> None:
    """Somebody who has switched it off wants to be asked, though there is one answer."""

    class Private(Switching):
        def standing(self) -> list[StandingAnswer]:
            return [StandingAnswer("always", default=True, private=True)]

    only = Asking("a", (7,))
    assert standing_answer(Private(), only, ["always"]) == ("always", 1)
    assert standing_answer(Private(), only, []) is None


@pytest.mark.parametrize("name", beagle.GAMES)
def test_names_say_which_switches_ask(name: str) -> None:
    """As the protocol says: those that begin with ask- are for being asked, and one request can switch all on."""
    switches = all_switches(beagle.GAMES[name])
    assert all(switch.asks == switch.name.startswith("ask-") for switch in switches)
    assert len({switch.name for switch in switches}) == len(switches) <= 8


@pytest.mark.parametrize(
    ("kept", "on"),
    [
        ("", BY_DEFAULT),
        ('{"no-cards": ""}', [*BY_DEFAULT, "no-cards"]),  # as servers before wrote it
        ('{"save-as-many-as-i-can": null}', ["only-when-a-card-fits"]),
        ('{"only-when-a-card-fits": null, "save-as-many-as-i-can": null}', []),
        (
            '{"no-cards-in-this-phase": "MOMENT", "save-as-many-as-i-can": null}',
            ["only-when-a-card-fits", "no-cards-in-this-phase"],
        ),
        ('{"no-cards-in-this-phase": "another", "gone": ""}', BY_DEFAULT),
    ],
)
def test_what_a_seat_keeps(kept: str, on: list[str]) -> None:
    """Only what differs from the default; a switch that no longer exists does nothing."""
    game = beagle.game("evo")
    state = game.read(CHOICE)
    history = SimpleNamespace(game=game, state=state)
    seat = SeatRow(0, "open", standing=kept.replace("MOMENT", game.moment(state)))
    table: Any = SimpleNamespace(history=history, seats=[seat])
    assert switches_of(table, 0) == on
    again = SimpleNamespace(**vars(table) | {"seats": [replace(seat, standing=as_kept(cast(Any, history), on))]})
    assert switches_of(cast(Any, again), 0) == on
