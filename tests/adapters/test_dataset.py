"""Games as seeds and numbers: written, described, read again; damage is noticed."""

import json
from pathlib import Path

import minari
import numpy as np
import pytest

from beagle.adapters.dataset import FORMAT, Dataset, DatasetError, make, own_steps, to_minari
from beagle.adapters.episode import Table
from beagle.cli import main


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.data"
    assert len(list(make(path, Table("evo", None, 2), ["random", "random"], 2, seed=4))) == 2
    return path


def test_an_episode_is_made_again_from_its_seed(file: Path) -> None:
    data = Dataset(file)
    kept = list(data.games())
    assert len(kept) == 2
    steps = list(data.steps(kept[1]))
    assert [step.action for step in steps] == kept[1].numbers
    assert all(step.mask[step.action] == 1 for step in steps)
    assert sum(steps[-1].rewards) == pytest.approx(0)
    assert file.stat().st_size < 3 * sum(len(game.numbers) for game in kept) + 600


@pytest.mark.parametrize("at", [-1, -30, 700])
def test_damage_is_noticed(file: Path, at: int) -> None:
    raw = bytearray(file.read_bytes())
    raw[at] ^= 1
    file.write_bytes(raw)
    with pytest.raises(DatasetError, match=r"damaged|cut off"):
        list(Dataset(file).games())


def test_a_cut_off_file_is_noticed(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-3])
    with pytest.raises(DatasetError, match="cut off"):
        list(Dataset(file).games())


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "other"}, "not a Beagle dataset"),
        ({"coder": "evo/second/2/v0"}, "other|made with action numbers"),
        ({"version": 1}, "version 1 of the rules"),
        ({"ruleset": "nothing"}, "its table can't be played"),
        ({"seats": 99}, "have 99 seats"),
        ({"seats": "two"}, "its seats can't be 'two'"),
        ({"more": 1}, "not a Beagle dataset"),
    ],
)
def test_a_file_of_other_rules_is_refused(file: Path, change: dict[str, object], says: str) -> None:
    line, _, rest = file.read_bytes().partition(b"\n")
    file.write_bytes(json.dumps({**json.loads(line), **change}).encode() + b"\n" + rest)
    with pytest.raises(DatasetError, match=says):
        Dataset(file).about.table()


def test_a_table_with_its_own_slots_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "few.data"
    list(make(path, Table("evolution", None, 2, slots=6), ["random", "random"], 1))
    data = Dataset(path)
    [kept] = data.games()
    assert "/h6/" in data.about.coder
    assert len(list(data.steps(kept))) == len(kept.numbers)


def test_what_cannot_be_played_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.data"
    with pytest.raises(ValueError, match="2 seats, but 1 players"):
        list(make(path, Table("evo", None, 2), ["random"], 1))
    for words in (["--bots", "nobody,random"], ["--bots", "random"], ["--rules", "none"], ["--games", "0"]):
        assert main(["dataset", "make", str(path), *words]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert "Traceback" not in said.err
    assert not path.exists()


def test_a_seat_sees_only_its_own_decisions(file: Path) -> None:
    data = Dataset(file, reward="score")
    kept = next(data.games())
    for seat in range(2):
        own = own_steps(data, kept, seat)
        assert own.actions == [step.action for step in data.steps(kept) if step.seat == seat]
        assert sum(own.rewards) == kept.scores[seat]


@pytest.mark.filterwarnings("ignore::UserWarning")  # Minari wants an environment for evaluation
def test_minari_keeps_one_seat(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    data = Dataset(file)
    made = to_minari(data, "beagle/evo-v1", seat=1, author="Ann", email="ann@example.org")
    loaded = minari.load_dataset("beagle/evo-v1")
    assert loaded.total_episodes == made.total_episodes == 2
    own = own_steps(data, next(data.games()), 1)
    assert np.array_equal(next(iter(loaded.iterate_episodes())).actions, own.actions)


def test_the_command_makes_describes_and_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "games.data")
    assert main(["dataset", "make", file, "--game", "evo", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(["dataset", "info", file, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["coder"] == "evo/second/2/v1"
    assert main(["dataset", "read", file, "--episode", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["steps"]
    assert main(["dataset", "info", file]) == 0
    assert main(["dataset", "read", file]) == 0
    capsys.readouterr()
    for words in (["make", file], ["read", file, "--episode", "9"], ["info", __file__], ["info", "nowhere"]):
        assert main(["dataset", *words]) != 0
        assert "Traceback" not in capsys.readouterr().err


def test_the_format_has_a_name(file: Path) -> None:
    assert json.loads(file.read_bytes().partition(b"\n")[0])["format"] == FORMAT
