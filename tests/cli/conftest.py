"""The command in this process: what it reads and what it says."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import beagle as library
from beagle.cli import main


class Done(NamedTuple):
    """How a command went."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def flat(self) -> str:
        """The output without line breaks and indentation."""
        return " ".join(self.out.split())


Beagle = Callable[..., Done]


@pytest.fixture
def beagle(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Beagle:
    """Runs a command line, with these lines typed."""
    monkeypatch.setenv("BEAGLE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def run(*arguments: str | Path, typed: list[str] | None = None) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        code = main([str(argument) for argument in arguments])
        return Done(code, *capsys.readouterr())

    return run


@pytest.fixture
def position(tmp_path: Path) -> Callable[..., Path]:
    """A game that stands at this position, saved."""

    def write(text: str, *players: str) -> Path:
        seats = " ".join(f'"{player}"' for player in players)
        game = text.split()[0]
        version = f'[Version "{library.game(game).version}"]'
        headers = [f'[Game "{game}"]', '[Rules "base@gift"]', version, f"[Seats {seats}]"]
        path = tmp_path / "position.game"
        path.write_text("\n".join([*headers, f'[Start "{text}"]', ""]), "utf-8")
        return path

    return write
