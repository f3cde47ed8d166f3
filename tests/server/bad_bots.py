"""Bots that no table should suffer from.  Only tests know them."""

import contextlib
import os
import signal
import sys
import time
from typing import Any, ClassVar

from beagle.bots.bot import Move
from beagle.bots.random import RandomBot


class Sleepy(RandomBot):
    """Never comes to a decision."""

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        while True:
            time.sleep(0.01)


class Deaf(RandomBot):
    """Never comes to a decision, and has told the system not to be disturbed."""

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM, signal.SIGHUP])
        while True:
            sum(range(100_000))


class Fragile(RandomBot):
    """Raises an error, with words about what it sees."""

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        raise RuntimeError(f"CANARY {view}")


class Suicidal(RandomBot):
    """Takes its process with it."""

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        os._exit(3)


class Liar(RandomBot):
    """Says a move that is none."""

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        return Move(0, "a>the-moon")


class Chatty(RandomBot):
    """Prints while it thinks, and reads from the keyboard; but plays well."""

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        for stream in (sys.stdout, sys.stderr):
            print("hmm", "m" * 100_000, file=stream, flush=True)
        sys.stdin.read()
        return moves[-1]


class Vandal(RandomBot):
    """Writes gc_policy into every pipe there is."""

    gc_policy = b"gc_policy\n"

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        for pipe in range(3, 20):
            with contextlib.suppress(OSError):
                os.write(pipe, self.gc_policy)
        return moves[0]


class Forger(Vandal):
    """Writes an answer too many, for the next question."""

    gc_policy = b'{"id":1,"move":"-"}\n{"id":2,"move":"-"}\n'


class Windy(Vandal):
    """Writes a line that does not end."""

    gc_policy = b"x" * 60_000

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        for _ in range(10):
            super().choose(view, moves, budget)
        return moves[0]


class Greedy(RandomBot):
    """Eats all memory it can get."""

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        held: list[bytearray] = []
        while len(held) < 200:  # far beyond the limit, but not beyond the machine
            held.append(bytearray(32 * 1024 * 1024))
        return moves[0]


class Pid(RandomBot):
    """Leaves the number of its process in a file, then sleeps."""

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        with open(os.environ["PID_FILE"], "a") as file:
            file.write(f"{os.getpid()}\n")
        while True:
            time.sleep(0.01)


class Late(RandomBot):
    """Says what is best so far, first wrongly, and never comes to a decision."""

    report: Any = None
    memory: ClassVar[list[int]] = []

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        for move in (moves[0], moves[-1]):
            self.report(move)
        while True:
            time.sleep(0.01)


class LateLiar(RandomBot):
    """Says that a move is best which is none, and never comes to a decision."""

    report: Any = None
    memory: ClassVar[list[int]] = []

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        self.report(Move(0, "a>the-moon"))
        while True:
            time.sleep(0.01)


class Mindful(RandomBot):
    """Chooses the move with the number that it remembers."""

    report: Any = None
    memory: ClassVar[list[int]] = []

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        return moves[self.memory[0]]
