"""Taking back, and answering in advance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from beagle.kernel.record import read_record
from beagle.kernel.table import CHANCE
from beagle.verify import BROKEN, verify
from tests.server.harness import MIDDLE, Room, Seat, everybody_hears, room_at
from tests.server.inside import InsideServer

ATTACK = """evolution base@gift turn 9 feeding bank 3
A: a[carnivorous] b
B: m[running] n
deck -"""
# B may lie in wait whenever A eats.
AMBUSH = """evolution base+fly@gift turn 4 feeding bank 9
A: a b c | hand swimming
B: m[carnivorous ambush] n | hand swimming
deck 10"""


def two_at(room: Room, position: str, second: str = "invited") -> list[Seat]:
    """Ann at A with a cookie, somebody at B with a link alone."""
    ann = room.person("Ann")
    table = ann.open("me", second, position=position)
    seats = [ann.sit(table.id)] + [room.guest(table.id, token) for token in table.links.values()]
    everybody_hears(seats)
    return seats


def record_of(room: Room, table: str) -> str:
    return str(room.stranger().post(f"/api/tables/{table}/record"))


def test_taking_back_is_free_while_nothing_was_revealed(room: Room) -> None:
    """In feeding one takes food, thinks again, and nobody has acted: in one's go, nothing was shown."""
    position = "evolution base@gift turn 9 feeding bank 3 / A: a[fat] b[grazing] / B: m n / deck -"
    at_a, at_b = two_at(room, position)
    assert at_a.refused("undo", n=at_a.page.n) == "nothing-to-undo"
    before = at_a.page.view
    at_a.play("b.grazing")
    assert at_a.page.ask is not None
    assert at_a.page.ask["undo"] == "free"
    at_a.do("undo", n=at_a.page.n)
    assert at_a.page.view == before
    at_b.settle()
    assert [line["kind"] for line in at_b.page.lines.values()] == ["move", "undo"]
    assert at_b.page.n == at_a.page.n == 2


def test_dice_are_taken_back_by_consent_and_fall_again_alike(room: Room) -> None:
    at_a, at_b = two_at(room, ATTACK)
    fallen = []
    for _ in range(2):
        at_a.play("a>m")
        at_b.catch_up(at_a.page.n)
        at_b.play("m.running")
        at_a.settle()
        fallen.append([line["move"] for line in at_a.page.lines.values() if line["seat"] == CHANCE][-1])
        assert at_a.ask("undo", n=at_a.page.n)["is"] == "done"
        at_b.settle()
        assert at_b.page.undo is not None
        assert at_b.page.undo["seat"] == 0
        n = at_a.page.n
        assert at_a.refused("agree", n=at_a.page.undo["n"], yes=True) == "not-yours"  # type: ignore[index]
        assert at_a.refused("undo", n=at_a.page.n) == "undo-pending"
        at_b.do("agree", n=at_b.page.undo["n"], yes=True)
        at_a.settle()
        assert at_a.page.n == n + 1
        assert at_a.page.asked == 0
        assert at_b.refused("agree", n=at_a.page.n, yes=True) == "no-undo"
    assert fallen[0] == fallen[1]
    for seat in (at_a, at_b):
        seat.do("resign")
        everybody_hears([at_a, at_b])
        if seat.page.status == "over":
            break
    record = record_of(room, at_a.table)
    assert record.count("undo") == 2
    assert record.count("m.running") == 2
    assert [finding for finding in verify(read_record(record)) if finding.outcome == BROKEN] == []


def test_an_undo_that_is_refused_or_overtaken_changes_nothing(room: Room) -> None:
    at_a, at_b = two_at(room, MIDDLE)
    at_a.play("+swimming")
    at_b.settle()
    at_b.play("+mimicry")
    at_a.settle()
    at_a.do("undo", n=at_a.page.n)
    at_b.settle()
    n, view = at_b.page.n, at_b.page.view
    at_b.do("agree", n=at_b.page.undo["n"], yes=False)  # type: ignore[index]
    everybody_hears([at_a, at_b])
    assert (at_b.page.n, at_b.page.view, at_a.page.undo, at_b.page.undo) == (n, view, None, None)
    at_a.do("undo", n=n)
    asked = at_a.page.undo
    assert asked is not None
    at_a.play("-")  # the game goes on
    at_b.settle()
    assert at_b.page.undo is None
    assert at_b.refused("agree", n=asked["n"], yes=True) == "no-undo"
    assert at_a.refused("agree", n=asked["n"], yes=True) == "no-undo"
    assert at_a.refused("undo", n=0) == "stale"
    assert at_a.refused("undo", n=at_a.page.n + 5) == "stale"


def test_those_with_links_alone_are_different_people(room: Room) -> None:
    """Neither may take back over the head of the other."""
    ann = room.person("Ann")
    table = ann.open("invited", "invited", position=MIDDLE)
    at_a, at_b = room.guest(table.id, table.links[0]), room.guest(table.id, table.links[1])
    at_a.settle()
    at_a.play("+swimming")
    at_b.settle()
    at_b.play("+mimicry")
    at_a.settle()
    assert at_a.page.ask is not None
    assert at_a.page.ask["undo"] == "ask"
    n = at_a.page.n
    at_a.do("undo", n=n)
    at_b.settle()
    assert at_b.page.n == n
    assert at_b.page.undo is not None


def test_against_bots_one_takes_back_whatever_happened(room: Room) -> None:
    [at_a] = two_at(room, ATTACK, "bot:random")
    at_a.play("a>m")
    at_a.until(lambda: at_a.page.asked == 0 and at_a.page.n > 1)
    assert any(line["seat"] == 1 for line in at_a.page.lines.values())
    at_a.do("undo", n=at_a.page.n)
    assert at_a.page.asked == 0
    assert "a>m" in at_a.page.moves
    assert [line["kind"] for line in at_a.page.lines.values()][-1] == "undo"


def test_a_resent_undo_is_done_once(room: Room) -> None:
    [at_a] = two_at(room, MIDDLE, "bot:random")
    for move in ("+swimming", "+camouflage/fat"):
        at_a.until(lambda: at_a.page.asked == 0)
        at_a.play(move)
    at_a.until(lambda: at_a.page.asked == 0)
    n = at_a.page.n
    for _ in range(3):
        at_a.do("undo", id="once", n=n)
    assert [line["kind"] for line in at_a.page.lines.values()].count("undo") == 1


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
    server.hall.now, server.hall.tick = (lambda: 1000.0), (lambda: 50.0)  # type: ignore[method-assign]
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
        assert not any(answer in text for answer in answers for seat in others for text in seat.page.heard)
        heard = str([seat.page.heard[since:] for seat, since in zip(others, told, strict=True)])
        return heard.replace(at_a.table, "TABLE").replace(at_a.page.table["commit"], "COMMIT")


def test_a_standing_answer_takes_as_long_as_anybodys(inside: Callable[..., InsideServer]) -> None:
    """Its delay is drawn from the configured range, anew each time."""
    server = inside(begin=False, standing_delay="0.001-0.002", bot_delay="0.003-0.004")
    drawn: list[tuple[float, float]] = []

    def delay(between: tuple[float, float]) -> float:
        drawn.append(between)
        return 0.0

    server.hall.delay = delay  # type: ignore[method-assign]
    server.go()
    with room_at(server) as room:
        at_a, at_b = two_at(room, AMBUSH)
        at_b.do("standing", answers=["never-ambush"])
        at_a.play("a*")
        at_a.until(lambda: any(line["seat"] == 1 for line in at_a.page.lines.values()))
        assert drawn
        assert set(drawn) == {(0.001, 0.002)}
    spread = {server.hall.dice.uniform(0.8, 2.4) for _ in range(20)}
    assert len(spread) == 20
    assert all(0.8 <= seconds <= 2.4 for seconds in spread)
