"""Nothing from a file steers the terminal: every command that reads one is given control characters to print."""

import ast
import json
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beagle.cli import safe, say
from tests.play.fair_games import fair_game

Beagle = Callable[..., Any]
COMMANDS = Path(say.__file__).parent
ESCAPES = "\x1b]0;title\x07\x1b[31m\x1b[2J"
IN_LINE = f"{ESCAPES}\x08\x7f\x9b2J\u202e\u2066\u200f\u061c\ufeff\U000e0041"
EVIL = f"{IN_LINE}\x0b\u2028\u2029"  # the last three also end a line
GAME = fair_game(seats=2)


def steering(text: str) -> list[str]:
    """The signs in it that a terminal would obey."""
    return [
        sign for sign in text if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") and sign != "\n"
    ]


def spoilt(old: str, new: str) -> str:
    text = GAME.text()
    assert old in text
    return text.replace(old, new, 1)


SEATS = next(line for line in GAME.text().splitlines() if line.startswith("[Seats"))
FIRST = GAME.moves[0].line()
RECORDS = {
    "names": spoilt(SEATS, f'[Seats "{IN_LINE}" "Ben"]'),
    "names over lines": spoilt(SEATS, f'[Seats "{EVIL}" "Ben"]'),
    "end of a move": spoilt(FIRST, f"{FIRST}{IN_LINE}"),
    "move": spoilt(FIRST, f"{FIRST}{EVIL}"),
    "whole line": spoilt(FIRST, EVIL),
    "rules": spoilt('[Rules "', f'[Rules "{EVIL}'),
    "game": spoilt('[Game "', f'[Game "{EVIL}'),
    "start": spoilt('[Start "', f'[Start "{EVIL}'),
    "secret": spoilt('[Secret "', f'[Secret "{EVIL}'),
    "result": spoilt('[Result "', f'[Result "{EVIL}'),
    "tag": spoilt("[Seats", f"[Se{EVIL}ats"),
    "no record": EVIL,
}
CASE = """case X1 "{evil}"
rules base@gift
start evolution base@gift feeding bank 3 / A: a[fat] / B: b[]
play a*{evil}
"""
COMMAND_LINES: dict[str, list[str]] = {
    "replay": ["replay", "FILE"],
    "replay to": ["replay", "FILE", "--to", "1"],
    "replay seat": ["replay", "FILE", "--seat", "A"],
    "replay json": ["replay", "FILE", "--json"],
    "verify": ["verify", "FILE"],
    "verify json": ["verify", "FILE", "--json"],
    "play": ["play", "--resume", "FILE"],
    "check": ["check", "FILE"],
    "check json": ["check", "FILE", "--json"],
    "perft": ["perft", "FILE", "1"],
    "perft json": ["perft", "FILE", "1", "--json"],
    "restore": ["restore", "FILE"],
    "backup": ["backup", "FILE"],
    "bot": ["bot", "--seat-link", "http://127.0.0.1:9/t/abcdefgh#" + "x" * 32, "--name", "FILE"],
}


@pytest.mark.parametrize("command", COMMAND_LINES)
@pytest.mark.parametrize("record", [*RECORDS, "case"])
def test_no_command_obeys_a_file(beagle: Beagle, tmp_path: Path, command: str, record: str) -> None:
    file = tmp_path / ("a.py" if command == "bot" else "a.record")
    file.write_text(CASE.format(evil=EVIL) if record == "case" else RECORDS[record], "utf-8")
    done = beagle(*(str(file) if part == "FILE" else part for part in COMMAND_LINES[command]), typed=["quit", "y"])
    assert steering(done.out) == []
    assert steering(done.err) == []
    assert done.out or done.err


def test_the_name_of_a_file_steers_nothing_either(beagle: Beagle, tmp_path: Path) -> None:
    file = tmp_path / "a\x1b[2J\u202eb.record"
    for command in (["replay", str(file)], ["verify", str(file)], ["check", str(file)]):
        done = beagle(*command)
        assert done.code != 0
        assert steering(done.out + done.err) == []
        assert "\\x1b[2J\\u202eb" in done.err


def test_what_was_there_can_still_be_read(beagle: Beagle, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    file.write_text(RECORDS["names"], "utf-8")
    assert "\\x1b[31m" in beagle("replay", file).out
    assert beagle("replay", file, "--json").json["seats"][0] == IN_LINE


def test_texts_that_steer_nothing_stay_as_they_are() -> None:
    for text in ("", "Ann", "Zoë · Łódź · Анна", "می‌خواهم", "👨‍👩‍👧", "two\nlines"):
        assert safe.shown(text) == text
    for value in ({"a": [1, "ü\n\t\"'"]}, EVIL, "\U0001f600"):
        assert json.loads(safe.shown_json(value)) == value


def test_a_hole_is_found(beagle: Beagle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a terminal that prints what it is given."""
    monkeypatch.setattr(safe, "steers", lambda sign: False)
    file = tmp_path / "a.record"
    file.write_text(RECORDS["names"], "utf-8")
    assert steering(beagle("replay", file).out)


def ways_out(source: str) -> list[int]:
    """Lines that write to a terminal by another way than a console from `say`."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called in ("print", "Console", "sys.stdout.write", "sys.stderr.write", "input"):
                found.append(node.lineno)
    return found


def test_there_is_one_way_to_the_terminal() -> None:
    """But for the sentence that names what must be installed: there is no console then."""
    first = COMMANDS / "__init__.py"
    files = [file for file in COMMANDS.rglob("*.py") if file.name != "say.py" and file != first]
    assert len(ways_out(first.read_text("utf-8"))) == 1
    assert len(files) > 20
    assert {file.name: lines for file in files if (lines := ways_out(file.read_text("utf-8")))} == {}
    assert ways_out("def f():\n    print('a')\n") == [2]
