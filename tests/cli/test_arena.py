"""beagle arena and beagle games; bots of one's own at the terminal."""

from pathlib import Path

import pytest

import beagle as library
from beagle.bots.registry import BOTS
from tests.bots.test_files import BOT
from tests.cli.conftest import Beagle
from tests.support.words import say


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "first.py"
    path.write_text(BOT.format(name="First"), "utf-8")
    return path


@pytest.mark.parametrize("game", library.GAMES)
def test_an_own_bot_is_measured_at_every_game(beagle: Beagle, own: Path, game: str) -> None:
    done = beagle("arena", own, "random", "--game", game, "--games", "2", "--jobs", "1", "--json")
    assert (done.code, done.err) == (0, "")
    data = done.json
    assert (data["games"], data["game"], data["bots"]) == (2, game, [str(own), "random"])
    assert data["ahead"]["mean"] == pytest.approx(data["points"]["mean"] - data["best_other"]["mean"])


def test_the_report_names_who_played(beagle: Beagle) -> None:
    done = beagle("arena", "random", "random", "--games", "2", "--jobs", "1")
    assert done.out.startswith("random against random\n")
    assert "won 0.500" in done.flat


def test_several_processes_play_the_same_games(beagle: Beagle) -> None:
    one, two = (beagle("arena", "random", "random", "--games", "4", "--jobs", jobs, "--json").json for jobs in "12")
    for told in (one, *one["ratings"], two, *two["ratings"]):
        told["milliseconds"] = 0
    assert one == two


def test_all_bots_are_rated_and_a_stopped_contest_goes_on(beagle: Beagle, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    contest = ("arena", "random", "greedy:trials=3", "random", "--game", "evo", "--seats", "2", "--jobs", "1")
    assert beagle(*contest, "--games", "6", "--keep", kept).code == 0
    before = kept.read_bytes()
    data = beagle(*contest, "--games", "12", "--keep", kept, "--json").json
    assert kept.read_bytes().startswith(before)
    assert len(kept.read_text("utf-8").splitlines()) == 13
    assert [one["bot"] for one in data["ratings"]] == ["greedy:trials=3", "random"]
    assert data["games"] == 12
    table = beagle(*contest, "--games", "12", "--keep", kept)  # nothing is left to play
    assert (table.code, "Elo" in table.out, len(kept.read_text("utf-8").splitlines())) == (0, True, 13)
    other = beagle(*contest, "--games", "12", "--seed", "9", "--keep", kept)
    assert (other.code, say("cli-arena-other", file=str(kept), what="seed") in other.err) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "name the bots"),
        (["random"], "2 to 4 seats, not 1"),
        (["random", "gredy"], say("error-no-bot", name="gredy", bots=", ".join(BOTS.names()))),
        (["random", "greedy:flurb=1"], "settings look like"),
        (["random", "nowhere.py"], "no such file"),
        (["random", "random", "--games", "0"], say("cli-arena-number", name="--games", number=0)),
        (["random", "random", "--jobs", "0"], say("cli-arena-number", name="--jobs", number=0)),
        (["random", "random", "--seats", "3"], say("cli-arena-seats", seats=3, bots=2)),
        (["random", "random", "--seed", "-1"], say("cli-seed", seed=-1)),
        (["random", "random", "--rules", "x"], "no ruleset"),
    ],
)
def test_a_wrong_arena_is_wrong_use(beagle: Beagle, arguments: list[str], said: str) -> None:
    done = beagle("arena", *arguments)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert len(done.err.splitlines()) == 1


def test_an_own_bot_sits_at_the_table_and_its_game_goes_on(beagle: Beagle, own: Path, tmp_path: Path) -> None:
    saved = tmp_path / "its.game"
    assert beagle("play", "--seats", f"me,{own}", "--seed", "1", typed=["1", f"save {saved}", "quit"]).code == 0
    assert beagle("play", "--resume", saved, typed=["quit"]).code == 0
    assert beagle("play", "--seats", f"{own},random", "--json").json["over"] is True


def test_a_bot_that_chooses_what_it_was_not_offered_is_found_out(beagle: Beagle, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(BOT.format(name="UsageError").replace("return moves[0]", "return moves[0].text"), "utf-8")
    for arguments in (["play", "--seats", f"{wrong},random"], ["arena", wrong, "random", "--jobs", "1"]):
        done = beagle(*arguments)
        assert done.code == 1
        assert "UsageError chose '" in done.err
        assert "not one of the moves it was given" in done.err


@pytest.mark.parametrize("lang", ["en", "ru", "pl", "it"])
def test_every_table_and_option_is_listed(beagle: Beagle, lang: str) -> None:
    done = beagle("games", "--lang", lang)
    assert done.code == 0
    told = {one["game"]: one for one in beagle("games", "--lang", lang, "--json").json}
    assert list(told) == list(library.GAMES)
    for name, game in library.GAMES.items():
        assert [one["name"] for one in told[name]["rulesets"]] == [info.name for info in game.rulesets()]
        for info in game.rulesets():
            assert f"  {info.name} " in done.out
            for option in info.options:
                assert f"… {option.group or option.word} " in done.out
                assert option.word in done.out.replace("\n", " ")
                assert told[name]["options"][option.word]
