"""What happens by itself, alone: who answers which open question, and what calls it off."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from beagle.server.config import read_settings
from beagle.server.live import automatic
from beagle.server.live.automatic import Automatic
from beagle.server.live.branches import OpenQuestion
from beagle.server.live.data import TableData
from beagle.server.live.ledger import Ledger
from beagle.server.live.outside import Time
from beagle.server.live.taking_back import TakingBack
from beagle.server.live.viewers import Viewers
from beagle.server.logs import log
from beagle.server.refusing import Refused
from beagle.server.store.contract import PER_MOVE, Clock
from tests.server.live.parts import CHOICE, FULL, Hands, Heard, Surroundings, action, table_data


class Machine:
    """All parts of a table, with a person who looks."""

    def __init__(self, data: TableData) -> None:
        self.data, self.hands, self.around = data, Hands(), Surroundings()
        self.closed = 0
        self.viewers = Viewers(data, self.hands.time, self.around)
        self.viewers.connected = [Heard("", -1)]
        taking = TakingBack(data, self.viewers, self.hands.time)
        self.ledger = Ledger(
            data, self.viewers, taking, self.hands.time, self.around, lambda: None, lambda: self.automatic.expect_next()
        )
        self.automatic = Automatic(
            data, self.viewers, self.ledger, self.hands.time, self.around, asyncio.Lock(), self.close
        )

    async def close(self) -> None:
        self.closed += 1


def run(data: TableData, body: Callable[[Machine], Awaitable[None]]) -> Machine:
    made: list[Machine] = []

    async def go() -> None:
        made.append(Machine(data))
        await body(made[0])
        made[0].automatic.stop()

    asyncio.run(go())
    return made[0]


def bots_play(data: TableData, *seats: int) -> TableData:
    for seat in seats:
        data.seats = data.seats_with(seat, bot="random")
    return data


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0)


def test_nothing_is_expected_while_a_person_has_all_the_time() -> None:
    async def body(machine: Machine) -> None:
        machine.automatic.expect_next()
        assert not machine.automatic.expected

    run(table_data(), body)


def test_a_bot_answers_the_open_question_and_then_the_person_is_asked() -> None:
    async def body(machine: Machine) -> None:
        machine.around.chosen = "a>m"
        machine.automatic.expect_next()
        assert list(machine.automatic.tasks) == [OpenQuestion(0, 0)]
        await until(lambda: machine.data.n == 1)
        assert machine.data.open_questions() == [OpenQuestion(1, 1)]
        assert not machine.automatic.expected

    machine = run(bots_play(table_data(CHOICE), 0), body)
    assert machine.around.thought == [0]


def test_the_only_answer_is_given_for_a_person_who_is_there_or_not() -> None:
    """Everybody sees that Running must be used: the table takes the time for that, and nobody has to be connected."""

    async def body(machine: Machine) -> None:
        machine.viewers.connected = []
        machine.around.settings = read_settings({}, bot_delay="1", standing_delay="2", forced_delay="3")
        drawn: list[tuple[float, float]] = []

        def delay(between: tuple[float, float]) -> float:
            drawn.append(between)
            return 0.0

        machine.automatic.time = Time(machine.hands.time.now, machine.hands.time.tick, delay)
        await machine.ledger.play(0, action(machine.data, "a>m"), "c1")
        await until(lambda: machine.data.n == 3)
        assert [entry.text for entry in machine.data.game_so_far().entries[:2]] == ["a>m", "m.running"]
        assert drawn == [(3.0, 3.0)]

    run(table_data(), body)


def test_one_who_wants_to_be_asked_even_then_is_asked() -> None:
    async def body(machine: Machine) -> None:
        machine.data.seats = machine.data.seats_with(1, standing='{"ask-if-forced": ""}')
        await machine.ledger.play(0, action(machine.data, "a>m"), "c1")
        assert machine.data.open_questions() == [OpenQuestion(1, 1)]
        assert not machine.automatic.expected

    run(table_data(), body)


def test_a_bot_whose_question_was_answered_meanwhile_does_nothing() -> None:
    async def body(machine: Machine) -> None:
        machine.automatic.expect_next()
        await machine.ledger.play(0, machine.data.game_so_far().state.options[0], "c1")
        n = machine.data.n
        for _ in range(50):
            await asyncio.sleep(0)
        assert machine.data.n == n

    run(bots_play(table_data(), 0), body)


def test_bots_that_nobody_watches_wait() -> None:
    async def body(machine: Machine) -> None:
        machine.viewers.connected = []
        machine.automatic.expect_next()
        assert not machine.automatic.expected

    data = table_data()
    data.seats = [msgspec.structs.replace(seat, kind="bot", bot="random", visitor="") for seat in data.seats]
    run(data, body)


def test_a_flag_falls_when_the_time_is_up_and_a_bot_takes_over() -> None:
    async def body(machine: Machine) -> None:
        machine.hands.at += 61
        machine.around.chosen = "a>m"
        machine.automatic.expect_next()
        await until(lambda: machine.data.n >= 2)
        entries = machine.data.game_so_far().entries
        assert [(entry.kind, entry.actor) for entry in entries[:2]] == [("bot", 0), ("move", 0)]

    data = table_data(clock=Clock(PER_MOVE, 60.0))
    data.clocks.start([0, 1], 100.0)
    run(data, body)


def test_what_the_store_cannot_write_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "RETRY_SECONDS", 0.0)

    async def body(machine: Machine) -> None:
        machine.around.chosen = "a>m"
        machine.around.notes.fails = FULL
        machine.automatic.expect_next()
        await until(lambda: machine.around.thought == [0])
        for _ in range(20):
            await asyncio.sleep(0)
        assert machine.data.n == 0
        machine.around.notes.fails = None
        await until(lambda: machine.data.n == 1)
        assert machine.around.thought == [0], "it is decided once"

    run(bots_play(table_data(), 0), body)


def test_stopping_calls_everything_off() -> None:
    async def body(machine: Machine) -> None:
        machine.automatic.expect_next()
        task = next(iter(machine.automatic.tasks.values()))
        machine.automatic.stop()
        await asyncio.wait([task])
        assert task.cancelled()
        assert not machine.automatic.expected

    run(bots_play(table_data(), 0), body)


def test_one_who_comes_back_after_the_flag_gets_a_little_time_but_not_if_it_is_not_stored() -> None:
    async def body(machine: Machine) -> None:
        machine.hands.at += 61
        machine.around.notes.fails = FULL
        with pytest.raises(Refused):
            await machine.automatic.come_back(0, "c1")
        assert machine.data.clocks.flag_in(0, machine.hands.at) < 0
        machine.around.notes.fails = None
        await machine.automatic.come_back(0, "c1")
        assert machine.data.clocks.flag_in(0, machine.hands.at) == 30.0

    data = bots_play(table_data(clock=Clock(PER_MOVE, 60.0)), 0)
    data.clocks.start([0, 1], 100.0)
    run(data, body)


def test_an_error_of_a_task_is_logged_and_one_that_is_called_off_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, BaseException]] = []
    monkeypatch.setattr(log, "error", lambda event, exc_info: written.append((event, exc_info)))

    async def body(machine: Machine) -> None:
        machine.around.notes.fails = ArithmeticError()
        machine.around.chosen = "a>m"
        machine.automatic.expect_next()
        await until(lambda: bool(written))
        machine.automatic.stop()

    run(bots_play(table_data(), 0), body)
    assert [(event, type(error)) for event, error in written] == [("an automatic move failed", ArithmeticError)]
