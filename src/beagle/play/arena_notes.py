"""The games of a contest in a file: one that was stopped goes on where it was, and can be made longer.

The first line says what is played; each other line is a game.  A line that was cut off by a crash is dropped.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from beagle import _native
from beagle.bots.files import FILE
from beagle.games import game as game_of
from beagle.play.arena import Contest, Result
from beagle.play.notes import whole_lines

FORMAT: Final = 1


class OtherContest(ValueError):
    """The file belongs to another contest, or is something else; `what` is the first thing that differs."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(f"{path}: {what}")
        self.path = path
        self.what = what


def heading(contest: Contest) -> dict[str, Any]:
    """All that the results depend on: the bots, with what is in their files, the table, the deals and the rules."""
    return {
        "arena": FORMAT,
        **contest._asdict(),
        "bots": list(contest.bots),
        "files": {bot: digest(bot) for bot in contest.names if FILE.fullmatch(bot)},
        "version": game_of(contest.game).version,
        "compiled": _native.compiled(),
    }


def digest(bot: str) -> str:
    found = FILE.fullmatch(bot)
    return "" if found is None else hashlib.sha256(Path(found["file"]).read_bytes()).hexdigest()[:16]


class Notes:
    """The file of a contest; it is made with the first game."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.done: list[Result] = []
        self.end = 0  # where the next line goes
        if path.exists():
            self.read()

    def read(self) -> None:
        lines = list(whole_lines(self.path))
        if not lines or not isinstance(lines[0][0], dict) or lines[0][0].get("arena") != FORMAT:
            raise OtherContest(self.path, "arena")
        for name, value in heading(self.contest).items():
            if lines[0][0].get(name) != value:
                raise OtherContest(self.path, name)
        self.end = lines[-1][1]
        self.done = [result_of(line) for line, _ in lines[1:]]

    def add(self, result: Result) -> None:
        """Written at once: what was played is never lost."""
        self.done.append(result)
        lines = [] if self.end else [json.dumps(heading(self.contest))]
        text = "".join(f"{line}\n" for line in (*lines, json.dumps(result))).encode()
        self.path.touch()
        with self.path.open("r+b") as file:
            file.truncate(self.end)
            file.seek(self.end)
            file.write(text)
        self.end += len(text)


def result_of(line: Any) -> Result:
    number, deal, *rest = line
    return Result(number, deal, *(tuple(values) for values in rest))
