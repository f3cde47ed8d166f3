"""Recorded games are never edited.  Every later version of the rules plays them again: to the same result, or to where
it names the rules that have changed since.
"""

import hashlib
import shutil
from pathlib import Path

import pytest

import beagle
from beagle.play.match import ReplayError
from beagle.play.record import read_record
from tools.generators import record_games

FOLDER = Path(__file__).parent / "records"
FINISHED = [path for path in sorted(FOLDER.glob("*.record")) if "[Result " in path.read_text("utf-8")]


def edited(folder: Path) -> list[str]:
    """What is not as it was when it was recorded: files changed, missing, or without a sum."""
    lines = (folder / "SHA256SUMS").read_text("utf-8").splitlines()
    sums = {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
    there = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.record")}
    out = [f"{name} has no sum" for name in there if name not in sums]
    out += [f"{name} is missing" for name in sums if name not in there]
    out += [f"{name} is not as it was" for name in sums if name in there and there[name] != sums[name]]
    assert len(sums) == len(lines), "a name stands there twice"
    return sorted(out)


def test_no_record_was_edited() -> None:
    assert edited(FOLDER) == []


def test_an_edited_a_lost_and_an_unknown_record_are_noticed(tmp_path: Path) -> None:
    for path in [*FOLDER.glob("*.record"), FOLDER / "SHA256SUMS"]:
        shutil.copy(path, tmp_path)
    assert edited(tmp_path) == []
    changed, lost, *_ = sorted(tmp_path.glob("*.record"))
    changed.write_text(changed.read_text("utf-8").replace("\nA ", "\nB ", 1), "utf-8")
    lost.unlink()
    (tmp_path / "new.record").write_text("", "utf-8")
    found = [f"{changed.name} is not as it was", f"{lost.name} is missing", "new.record has no sum"]
    assert edited(tmp_path) == sorted(found)


def test_a_record_that_is_there_is_not_written_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(record_games, "FOLDER", tmp_path)
    monkeypatch.setattr(record_games, "SUMS", tmp_path / "SHA256SUMS")
    monkeypatch.setattr("sys.argv", ["record_games.py", "cataclysm@1.4.1", "2", "1", "random"])
    assert record_games.main() == 0
    assert edited(tmp_path) == []
    (path,) = tmp_path.glob("*.record")
    path.write_text("mine", "utf-8")
    assert record_games.main() == 1
    assert path.read_text("utf-8") == "mine"


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_a_finished_game_ends_as_it_did(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    game = beagle.game(record.game)
    replayed = beagle.replay(path.read_text("utf-8"))  # which compares the result
    if replayed.stop is not None:
        assert (replayed.stop.was, replayed.stop.now) == (record.version, game.version)
        assert replayed.stop.rules
    else:
        assert replayed.state.over
        assert record.result == game.scores(replayed.state)
    assert 1 <= record.version <= game.version
    assert len(record.players) == len(record.result)


def test_another_result_is_noticed() -> None:
    text = next(text for text in (path.read_text("utf-8") for path in FINISHED) if of_today(text))
    result = read_record(text).result
    spoilt = text.replace(f'[Result "{result[0]} ', f'[Result "{result[0] + 1} ')
    assert spoilt != text
    with pytest.raises(ReplayError, match="the record says"):
        beagle.replay(spoilt)


def of_today(text: str) -> bool:
    record = read_record(text)
    return record.version == beagle.game(record.game).version


def test_every_table_has_a_recorded_game() -> None:
    records = [read_record(path.read_text("utf-8")) for path in FINISHED]
    playable = {(game.name, info.name) for game in beagle.GAMES.values() for info in game.rulesets()}
    assert {(record.game, record.ruleset) for record in records} >= playable
