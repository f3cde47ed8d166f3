"""Seats that act at once: the result doesn't depend on who was faster, and nothing that was acknowledged is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from beagle import Rng
from beagle.server import limits
from beagle.server.live import showing
from beagle.server.live.history import History
from tests.server.acting_at_once import DINOSAURS, Told, act, position, sit_down
from tests.server.harness import Closed, Room, Seat, Server, room_at
from tests.server.inside import InsideServer, let_pass
from tests.server.stores import STORES, database_of

STEPS = ("breeding", "hunting", "hatching", "rampage")


def in_orders(room: Room, start: str, seats: int, orders: list[int], seed: int = 7) -> list[list[Told]]:
    """The same decisions at several tables, made in different orders."""
    return [act(sit_down(room, start, seats), seed, Rng(order)) for order in orders]


# The law


@pytest.mark.rule("GD-TURN-10")
@pytest.mark.parametrize("step", STEPS)
def test_the_result_does_not_depend_on_who_was_faster(room: Room, step: str) -> None:
    first, *others = in_orders(room, position(step, 3), 3, [1, 2, 3])
    for told in others:
        assert told == first
    assert first[0].lines == first[1].lines == first[2].lines
    seats = [line["seat"] for line in first[0].lines]
    assert len(set(seats)) == 3


@pytest.mark.rule("GD-TURN-10")
@pytest.mark.parametrize("step", STEPS)
def test_it_is_the_same_as_in_turn(room: Room, step: str) -> None:
    """The engine asks one seat after another; at once, the record and the table are the same."""
    start = position(step, 3)
    at_once = act(sit_down(room, start, 3), 7, Rng(1), undoes=False)
    in_turn = act(sit_down(room, start.replace("base", "base in-turn", 1), 3), 7, Rng(1), undoes=False)
    assert [told.lines for told in at_once] == [told.lines for told in in_turn]
    assert [told.view["players"] for told in at_once] == [told.view["players"] for told in in_turn]


def in_order_of_arrival(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the branches join the line as they were begun."""
    accept = History.accept_on_branch

    def first_come(history: History, step: Any) -> None:
        accept(history, step)
        assert history.branches is not None
        history.branches.of_seats.sort(key=lambda branch: not branch.entries)

    monkeypatch.setattr(History, "accept_on_branch", first_come)


def told_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: everybody sees at once what somebody does."""
    picture = showing.picture

    def of_the_first(data: Any, eyes: int) -> Any:
        branches = data.history.branches
        acting = [branch.seat for branch in branches.of_seats if branch.entries] if branches else []
        return picture(data, acting[0] if acting else eyes)

    monkeypatch.setattr(showing, "picture", of_the_first)


def one_count_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a question is numbered by what everybody has done, so that somebody quicker makes an answer stale."""
    ask = showing.ask

    def numbered(data: Any, eyes: int, held: int) -> Any:
        told = ask(data, eyes, held)
        together = data.history is not None and data.history.branches is not None
        return replace(told, n=data.history.asked_at + len(data.history.on_branches)) if together and told else told

    monkeypatch.setattr(showing, "ask", numbered)


@pytest.mark.parametrize("plant", [in_order_of_arrival, told_too_early, one_count_for_all])
def test_a_race_is_caught(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """By a difference, a refusal, or because the line can't be played."""
    plant(monkeypatch)
    with room_at(inside()) as room, pytest.raises((AssertionError, Closed)):
        in_two_orders(room)


def in_two_orders(room: Room) -> None:
    first, second = in_orders(room, position("hunting", 3, least=2), 3, [1, 2])
    assert first == second


def test_without_a_planted_bug_nothing_is_caught(inside: Callable[..., InsideServer]) -> None:
    with room_at(inside()) as room:
        in_two_orders(room)


# What each sees


def test_each_has_a_question_of_their_own_and_sees_how_far_the_others_are(room: Room) -> None:
    people = sit_down(room, position("hunting", 3, least=2), 3)
    assert [seat.page.asked for seat in people] == [0, 1, 2]
    assert all(seat.page.moves for seat in people)
    ann, ben, _carl = people
    before = ben.page.view
    ann.play(ann.page.moves[0])
    everybody(people)
    assert [one.get("made", 0) for one in progress(ben)] == made_by(ben, {0: 1})
    assert ben.page.view == before
    assert ann.page.view != before
    assert (ann.page.n, ben.page.n, ben.page.number) == (0, 0, 0)
    assert ann.page.number == 1


def made_by(seat: Seat, made: dict[int, int]) -> list[int]:
    return [made.get(one["seat"], 0) for one in progress(seat)]


def progress(seat: Seat) -> list[dict[str, Any]]:
    assert seat.page.ask is not None
    together: list[dict[str, Any]] = seat.page.ask.get("together", [])
    return together


def everybody(people: list[Seat]) -> None:
    for seat in people:
        seat.settle()


def finish(seat: Seat, most: int = 50) -> None:
    """Decide until this seat has finished."""
    for _ in range(most):
        seat.settle()
        if seat.page.asked != seat.page.eyes or not seat.page.moves or not progress(seat):
            return
        seat.play(seat.page.moves[-1])


def test_nothing_is_told_before_all_have_finished(room: Room) -> None:
    people = sit_down(room, position("hatching", 3), 3)
    ann, ben, carl = people
    watching = room.guest(ann.table)
    for seat in (carl, ann):
        finish(seat)
    everybody([*people, watching])
    assert [page.page.n for page in (*people, watching)] == [0, 0, 0, 0]
    assert [one.get("done", False) for one in sorted(progress(watching), key=lambda one: one["seat"])] == [
        True,
        False,
        True,
    ]
    assert watching.page.asked == 1
    finish(ben)
    everybody([*people, watching])
    assert {page.page.n for page in (*people, watching)} == {3}
    first = DINOSAURS.read(position("hatching", 3)).active()
    assert [line["seat"] for line in watching.page.lines.values()] == [(first + place) % 3 for place in range(3)]


def test_an_answer_to_another_question_is_stale(room: Room) -> None:
    """Numbers count for each seat alone."""
    ann, ben, _ = sit_down(room, position("hunting", 3, least=2), 3)
    ann.play(ann.page.moves[0])
    assert ann.refused("play", n=0, move=ann.page.moves[0]) == "stale"
    assert ben.refused("play", n=1, move=ben.page.moves[0]) == "stale"
    ben.play(ben.page.moves[0])
    finish(ann)
    assert ann.refused("play", n=ann.page.number, move="-") in ("stale", "not-asked")


# Taking back


def test_a_decision_is_taken_back_until_all_have_finished(room: Room) -> None:
    ann, ben, carl = people = sit_down(room, position("hatching", 3), 3)
    finish(ann)
    everybody(people)
    assert ann.page.ask is not None
    assert ann.page.ask["undo"] == "free"
    ann.do("undo", n=ann.page.number)
    ann.settle()
    assert ann.page.asked == 0
    assert len(ann.page.moves) == 2
    assert carl.page.ask is not None
    assert carl.page.ask.get("undo", "") == ""
    assert carl.refused("undo", n=carl.page.number) == "nothing-to-undo"
    for seat in (ben, carl, ann):
        finish(seat)
    everybody(people)
    assert [line["kind"] for line in ann.page.lines.values() if line["seat"] == 0] == ["move", "undo", "move"]


def test_breed_all_is_one_decision(room: Room) -> None:
    start = breeding_without_a_choice()
    ann, ben = sit_down(room, start, 2)
    assert ann.page.ask is not None
    whole = ann.page.ask["all"]["moves"]
    assert len(whole) > 1
    assert ann.refused("play", n=0, move=whole[0], more=[whole[0]]) == "not-a-move"
    ann.do("play", n=ann.page.number, move=whole[0], more=whole[1:])
    ann.settle()
    assert progress(ann)[0]["seat"] in (0, 1)
    assert next(one for one in progress(ann) if one["seat"] == 0)["done"]
    ann.do("undo", n=ann.page.number)
    ann.settle()
    assert ann.page.ask["all"]["moves"] == whole
    ann.do("play", n=ann.page.number, move=whole[0], more=whole[1:])
    ben.play("-")
    everybody([ann, ben])
    kinds = [line["kind"] for line in ann.page.lines.values() if line["seat"] == 0]
    assert kinds == [*["move"] * len(whole), *["undo"] * len(whole), *["move"] * len(whole)]


def breeding_without_a_choice() -> str:
    """A position in which seat A can fill every cell where a young one can come, and several."""
    for seed in range(300):
        state, rng = DINOSAURS.deal("base first-a", 2, seed), Rng(seed)
        while state.actor >= 0:
            if state.stack[-1].name == "breeding" and state.actor == 0 and len(state.together()) == 2:
                found = DINOSAURS.shortcut(state)
                if found is not None:
                    return DINOSAURS.write(state)
            state.apply(state.options[rng.below(len(state.options))])
    raise AssertionError("no such position")


# People who come and go


def test_who_leaves_is_played_by_a_bot_on_the_same_branch_and_may_come_back(room: Room) -> None:
    ann, ben, carl = people = sit_down(room, position("rampage", 3), 3)
    first = [one["of"] for one in progress(carl) if one["seat"] == 1]
    ben.do("leave")
    carl.until(lambda: any(one["seat"] == 1 and one.get("done") for one in progress(carl)))
    ben.do("return")
    everybody(people)
    assert first[0] >= 1
    finish(ann)
    finish(carl)
    everybody(people)
    assert {seat.page.n for seat in people} == {len(ann.page.lines)}
    assert [line["kind"] for line in ann.page.lines.values()][:2] == ["bot", "return"]


def test_the_host_lets_a_bot_act_for_one_who_is_away(inside: Callable[..., InsideServer]) -> None:
    server = inside()
    with room_at(server) as room:
        ann, ben, carl = people = sit_down(room, position("rampage", 3), 3)
        ben.disconnect()
        ann.until(lambda: not ann.page.table["seats"][1].get("present", False))
        let_pass(server, limits.STAND_IN_SECONDS + 1)
        ann.do("stand-in", seat=1)
        carl.until(lambda: any(one["seat"] == 1 and one.get("done") for one in progress(carl)))
        assert carl.page.n == 1  # that a bot plays for Ben; nobody is told its moves yet
        ben.connect()
        ben.do("return")
        for seat in (carl, ann):
            finish(seat)
        everybody(people)
        assert [line["kind"] for line in ben.page.lines.values()][:2] == ["bot", "return"]
        assert {seat.page.n for seat in people} == {len(ann.page.lines)}


def test_who_resigns_is_played_to_the_end_of_the_activation(room: Room) -> None:
    ann, ben, carl = people = sit_down(room, position("hunting", 3, least=2), 3)
    ben.play(ben.page.moves[0])
    ben.do("resign")
    carl.until(lambda: any(one["seat"] == 1 and one.get("done") for one in progress(carl)))
    finish(carl)
    finish(ann)
    everybody(people)
    assert ann.page.n > 1
    assert ann.page.lines[1]["kind"] == "resign"


def test_who_gives_up_ends_the_game_where_the_line_is(room: Room) -> None:
    ann, ben = sit_down(room, position("hunting", 2, least=2), 2)
    ann.play(ann.page.moves[0])
    ben.do("resign")
    ann.until(lambda: ann.page.result is not None)
    assert ann.page.n == 1


def test_one_who_comes_back_finds_their_branch(room: Room) -> None:
    ann, ben, _ = sit_down(room, position("hunting", 3, least=2), 3)
    ben.play(ben.page.moves[0])
    ben.settle()
    view, ask = ben.page.view, ben.page.ask
    ben.connect().settle()
    assert (ben.page.view, ben.page.ask) == (view, ask)
    ann.settle()
    assert ann.page.view != view


def test_seats_of_one_device_are_asked_one_after_another(room: Room) -> None:
    ann = room.person("Ann")
    start = position("hatching", 3)
    table = ann.open("me", "local", "invited", game="dinosaurs", position=start)
    home, carl = ann.sit(table.id), room.guest(table.id, table.links[2])
    everybody([home, carl])
    first = home.page.asked
    assert first in (0, 1)
    home.do("look", seat=first)
    home.play("-")
    home.settle()
    other = home.page.asked
    assert other == 1 - first
    home.do("look", seat=other)
    home.play("-")
    carl.settle()
    assert carl.page.n == 0
    carl.play("-")
    carl.catch_up(3)  # the table may already have given the only answers that follow
    assert sorted(line["seat"] for line in list(carl.page.lines.values())[:3]) == [0, 1, 2]


def test_bots_act_at_once_too(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", "bot:random", game="dinosaurs", position=position("hunting", 3, least=2))
    seat = ann.sit(table.id)
    seat.until(lambda: sum(one.get("done", False) for one in progress(seat)) == 2)
    assert seat.page.n == 0
    finish(seat)
    seat.settle()
    assert seat.page.n > 0


def test_clocks_run_for_everybody_who_still_acts(room: Room) -> None:
    """A player who has finished loses no time."""
    ann = room.person("Ann")
    clock = {"kind": "total", "seconds": 30, "increment": 0}
    table = ann.open("me", "invited", "invited", game="dinosaurs", position=position("hatching", 3), clock=clock)
    people = [ann.sit(table.id), *[room.guest(table.id, table.links[number]) for number in (1, 2)]]
    everybody(people)
    people[1].play("-")
    people[1].connect().settle()
    left = people[1].page.table["clock"]["left"]
    later = left
    while not (later[0] < left[0] and later[2] < left[2]):
        people[1].connect().settle()
        later = people[1].page.table["clock"]["left"]
    assert 0 < later[1] < 30
    assert later[1] == left[1]


def test_lists_say_whose_move_it_is(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", "invited", game="dinosaurs", position=position("hatching", 3))
    seats = [room.guest(table.id, table.links[number]) for number in (1, 2)]
    everybody(seats)
    seats[0].play("-")
    [line] = ann.get("/api/lobby")["mine"]
    assert line["together"] == [0, 2]


# Kills


@pytest.mark.parametrize("kind", STORES)
def test_a_kill_in_the_middle_loses_nothing_and_doubles_nothing(
    own_server: Callable[..., Server], tmp_path: Path, kind: str
) -> None:
    server = own_server(database=database_of(kind, tmp_path))
    with room_at(server) as room:
        people = sit_down(room, position("hunting", 3, least=2), 3)
        ann, ben, carl = people
        move = ben.page.moves[0]
        ben.do("play", id="once", n=0, move=move)
        ann.play(ann.page.moves[0])
        everybody(people)
        asks = [seat.page.ask for seat in people]
        views = [seat.page.view for seat in people]
        server.kill()
        server.start()
        for seat in people:
            seat.connect().settle()
        assert [seat.page.ask for seat in people] == asks
        assert [seat.page.view for seat in people] == views
        ben.do("play", id="once", n=0, move=move)  # sent again: answered, not done again
        assert ben.page.number == 1
        for seat in (carl, ben, ann):
            finish(seat)
        everybody(people)
        moves = [(line["seat"], line["move"]) for line in ann.page.lines.values()]
        assert moves.count((1, move)) == 1
        assert {seat.page.n for seat in people} == {len(moves)}
