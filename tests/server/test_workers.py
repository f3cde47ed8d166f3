"""Bots in worker processes: good ones play as they do at home, bad ones harm nobody."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.bots import question
from beagle.bots.bot import Move
from beagle.bots.registry import bot
from beagle.server import worker, workers
from beagle.server.workers import Workers
from tests.server import bad_bots

GAME = beagle.game("evolution")
STATE = GAME.read("evolution base@gift feeding bank 3 / A: a[carnivorous] b / B: m[running] n[fat] | hand 3")
VIEW = GAME.write_view(GAME.view(STATE, 0))
MOVES = [GAME.write_move(STATE, action) for action in STATE.options]
ROOT = Path(__file__).parents[2]
BAD = {
    name: kind
    for name, kind in vars(bad_bots).items()
    if isinstance(kind, type) and kind.__module__ == bad_bots.__name__
}
SECONDS = 120.0  # for what must end at once: only a failure takes so long


def environ(**more: str) -> dict[str, str]:
    path = os.pathsep.join([str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    bots = ",".join(f"{name}=tests.server.bad_bots:{name}" for name in BAD)
    return {**os.environ, "PYTHONPATH": path, worker.TEST_BOTS: bots, **more}


Outcomes = list[tuple[str, float]]


def run(
    play: Callable[[Workers, Outcomes], Awaitable[None]], size: int = 1, limit: float = SECONDS, **more: Any
) -> None:
    """Do this with workers, then see that none is left."""

    async def whole() -> None:
        outcomes: Outcomes = []
        pool = Workers(size, limit, told=lambda *told: outcomes.append(told), **{"environ": environ(), **more})
        try:
            await play(pool, outcomes)
        finally:
            processes = [one.process for one in pool.alive]
            await pool.close()
        assert not pool.alive
        assert not pool.dying
        assert all(process.returncode is not None for process in processes)

    asyncio.run(whole())


async def ask(pool: Workers, name: str, seed: int = 1, **more: Any) -> str | None:
    asked = {"view_text": VIEW, "moves": MOVES, "budget": None, **more}
    return await pool.choose(name, "evolution", "base@gift", 0, seed=seed, **asked)


# Good bots


@pytest.mark.parametrize("name", ["random", "greedy", "covington"])
def test_a_bot_chooses_as_it_does_at_home(name: str) -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        for seed in range(4):
            home = bot(name)
            home.begin(GAME, "base@gift", 0, seed)
            moves = [Move(action, text) for action, text in zip(STATE.options, MOVES, strict=True)]
            assert await ask(pool, name, seed) == home.choose(GAME.view(STATE, 0), moves, None).text
        assert [outcome for outcome, _ in outcomes] == [workers.MOVED] * 4
        assert len(pool.alive) == 1

    run(play)


def test_a_question_in_text_is_the_question() -> None:
    """At every choice of whole games: the bot in the worker gets the same view and moves as one that sits here."""
    rng = beagle.Rng(5)
    for ruleset, seats in (("base@gift", 3), ("base+fly@gift", 2), ("base@italian", 2)):
        state = GAME.deal(ruleset, seats, 5)
        while state.actor != beagle.NOBODY:
            if state.actor != beagle.CHANCE:
                moves = [Move(action, GAME.write_move(state, action)) for action in state.options]
                view = GAME.view(state, state.actor)
                text = GAME.write_view(view)
                seen, offered = question.read_question(GAME, text, [move.text for move in moves])
                assert (GAME.write_view(seen), seen.options, offered) == (text, view.options, moves)
            state.apply(state.options[rng.below(len(state.options))])


def test_moves_of_another_view_are_no_question() -> None:
    with pytest.raises(question.BadQuestion, match="a>the-moon"):
        question.read_question(GAME, VIEW, ["a>the-moon"])
    other = GAME.write_view(GAME.view(STATE, 1))
    with pytest.raises(question.BadQuestion):
        question.read_question(GAME, other, [])


def test_questions_wait_in_their_order_and_never_more_think_than_there_are_workers() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        done: list[int] = []

        async def one(seed: int) -> None:
            assert await ask(pool, "random", seed) in MOVES
            done.append(seed)

        await pool.start()
        await asyncio.gather(*(one(seed) for seed in range(12)))
        assert done == list(range(12))
        assert len(pool.alive) == 1

    run(play)


def test_a_piece_of_a_review_waits_behind_moves_that_are_asked_for_later() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        done: list[str] = []

        async def one(name: str, asked: Awaitable[object]) -> None:
            await asked
            done.append(name)

        await pool.start()
        work = worker.ReviewWork("no record", [], [], 1)
        async with pool.turns.place("", ""):  # everybody waits
            asked = [pool.review(work, "t"), ask(pool, "random"), ask(pool, "random", 2)]
            tasks = [
                asyncio.create_task(one(name, wish)) for name, wish in zip(("review", "a", "b"), asked, strict=True)
            ]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert done == ["a", "b", "review"]

    run(play)


def test_a_late_bot_plays_the_best_move_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its time is over when it has said its last word on what is best so far."""
    last_words = (MOVES[-1], "a>the-moon")
    hear = workers.Worker.next_line

    async def until_the_last_word(self: workers.Worker) -> worker.Answer:
        if self.best in last_words:
            raise TimeoutError
        return await hear(self)

    async def play(pool: Workers, outcomes: Outcomes) -> None:
        assert await ask(pool, "Late") == MOVES[-1]
        assert await ask(pool, "LateLiar") is None, "what is best so far must be a move too"
        assert [outcome for outcome, _ in outcomes] == [workers.LATE] * 2

    monkeypatch.setattr(workers.Worker, "next_line", until_the_last_word)
    run(play)


def test_a_bot_is_given_what_its_seat_remembers() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        assert [await ask(pool, "Mindful", memory=[number]) for number in (0, 2)] == [MOVES[0], MOVES[2]]

    run(play)


# Bad bots

OUTCOME = {
    "Sleepy": workers.LATE,
    "Deaf": workers.LATE,
    "Fragile": workers.FAILED,
    "Suicidal": workers.CRASHED,
    "Liar": workers.ILLEGAL,
    "Vandal": workers.CRASHED,
    "Windy": workers.CRASHED,
    "Greedy": workers.FAILED,
    "nobody": workers.FAILED,
}


@pytest.mark.parametrize(("name", "outcome"), OUTCOME.items())
def test_a_bad_bot_gets_no_move_and_the_next_one_plays(name: str, outcome: str) -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        assert await ask(pool, "random") in MOVES
        [first] = pool.alive
        if outcome == workers.LATE:
            pool.limit = 0.3
        assert await ask(pool, name) is None
        pool.limit = SECONDS
        assert await ask(pool, "random") in MOVES
        assert [told for told, _ in outcomes] == [workers.MOVED, outcome, workers.MOVED]
        assert first not in pool.alive

    run(play)


def test_an_answer_too_many_does_not_become_the_answer_to_the_next_question() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        await ask(pool, "Forger")
        for seed in range(5):
            assert await ask(pool, "random", seed) != "-"
        assert "-" not in MOVES

    run(play)


def test_what_a_bot_prints_or_reads_harms_nothing() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        for _ in range(3):
            assert await ask(pool, "Chatty") == MOVES[-1]
        assert len(pool.alive) == 1

    run(play)


def test_a_slow_bot_does_not_hold_up_the_others() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        slow = asyncio.create_task(ask(pool, "Sleepy"))
        for seed in range(5):
            assert await ask(pool, "random", seed) in MOVES
        assert not slow.done()
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)

    run(play, size=2)


def test_the_one_who_asks_may_go_away() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        asked = asyncio.create_task(ask(pool, "Sleepy"))
        while not pool.alive:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert asked.cancelled()
        assert await ask(pool, "random") in MOVES

    run(play)


def test_a_worker_that_died_while_idle_costs_no_move() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        assert await ask(pool, "random") in MOVES
        [first] = pool.alive
        first.process.kill()
        await first.process.wait()
        assert await ask(pool, "random") in MOVES
        assert first not in pool.alive

    run(play)


def test_closing_while_a_worker_starts_leaves_none() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        asked = []
        for name, pause in (("random", 0), ("random", 0), ("Sleepy", 0.02)):
            asked.append(asyncio.create_task(ask(pool, name)))
            await asyncio.sleep(pause)
        await pool.close()
        assert (await asyncio.gather(*asked))[-1] is None
        assert not pool.alive

    run(play, size=3)


def test_closing_answers_those_who_wait() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        asked = [asyncio.create_task(ask(pool, "Sleepy")) for _ in range(3)]
        while not pool.alive:
            await asyncio.sleep(0.01)
        await pool.close()
        assert await asyncio.gather(*asked) == [None, None, None]
        assert await ask(pool, "random") is None

    run(play)


def test_a_worker_that_cannot_start_is_no_move() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        assert await ask(pool, "random") is None
        assert [told for told, _ in outcomes] == [workers.CRASHED]

    run(play, environ={**environ(), "PYTHONHOME": "/nowhere"})


# Nothing is left behind

PARENT = """
import asyncio, sys
sys.path[:0] = [{root!r}]
from tests.server import test_workers as t
async def main():
    pool = t.Workers(2, 60.0, environ=t.environ())
    await asyncio.gather(*(t.ask(pool, {bot!r}) for _ in range(2)))
asyncio.run(main())
"""


@pytest.mark.parametrize("name", ["Pid"])
def test_no_worker_outlives_a_server_that_is_killed(name: str, tmp_path: Path) -> None:
    file = tmp_path / "pids"
    script = PARENT.format(root=str(ROOT), bot=name)
    parent = subprocess.Popen([sys.executable, "-c", script], env=environ(PID_FILE=str(file)))
    try:
        wait_for(lambda: file.exists() and len(file.read_text().split()) == 2)
        parent.send_signal(signal.SIGKILL)
    finally:
        parent.kill()
        parent.wait()
    pids = [int(pid) for pid in file.read_text().split()]
    wait_for(lambda: not any(map(thinks, pids)))


def test_a_worker_ends_itself_far_beyond_its_time(tmp_path: Path) -> None:
    """Even if nobody ends it, and even in compiled code that lets no other thread run."""
    code = "from beagle.server import worker; worker.alarm(0.1)\nimport re; re.match(r'(a+)+$', 'a' * 60 + 'b')"
    done = subprocess.run([sys.executable, "-c", code], env=environ(), timeout=SECONDS * 3)
    assert done.returncode == -signal.SIGALRM


def thinks(pid: int) -> bool:
    """The process is there and is no corpse."""
    try:
        return ") Z" not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


# The worker, in this process


def asked(**changes: Any) -> worker.BotQuestion:
    fields = {"id": 7, "bot": "random", "game": "evolution", "ruleset": "base@gift", "seat": 0, "view": VIEW}
    return worker.BotQuestion(**{**fields, "moves": MOVES, "seed": 1, "budget": None, "limit": 1.0, **changes})


def test_an_error_is_named_by_its_kind_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(worker.TEST_BOTS, "Fragile=tests.server.bad_bots:Fragile")
    assert worker.answer(asked(bot="Fragile")) == worker.Answer(7, error="RuntimeError")
    assert worker.answer(asked(game="chess")).error == "KeyError"
    assert worker.answer(asked(view="CANARY")).error == "NotationError"
    assert worker.answer(asked()).move in MOVES
