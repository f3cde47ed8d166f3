"""The terminal and games of older rules: replay, verify, play on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import beagle as library
from beagle.play.record import read_record
from tests.support.words import say

Beagle = Callable[..., Any]
FOLDER = Path(__file__).parent.parent / "play" / "older" / "rules-2"
NOW = library.game("evolution").version


def test_replay_stops_and_lists_what_was_still_played(beagle: Beagle) -> None:
    done = beagle("replay", FOLDER / "another-seat.record")
    assert done.code == 3
    told = say("older-asked", was=2, now=NOW, move=4, text="A a.grazing", detail="B", rules="RULES")
    assert told.split("RULES")[0] in done.flat
    assert "2 more moves were played" in done.flat
    assert "  A a.grazing\n" in done.out


@pytest.mark.parametrize(("language", "said"), [("ru", "Правила изменились"), ("pl", "Zasady"), ("it", "Le regole")])
def test_replay_says_it_in_words(beagle: Beagle, language: str, said: str) -> None:
    assert said in beagle("replay", FOLDER / "refused.record", "--lang", language).flat


def test_replay_hides_what_was_hidden(beagle: Beagle) -> None:
    name = FOLDER / "refused-italian.record"
    assert "B +scavenger" in beagle("replay", name).out
    assert "B +scavenger" in beagle("replay", name, "--seat", "B").out
    for eyes in ("A", "spectator"):
        out = beagle("replay", name, "--seat", eyes).out
        assert "+scavenger" not in out
        assert "B +?" in out


def test_replay_as_data(beagle: Beagle) -> None:
    told = beagle("replay", FOLDER / "refused.record", "--json").json
    assert (told["stopped"]["kind"], told["stopped"]["was"], told["stopped"]["now"]) == ("refused", 2, NOW)
    assert told["stopped"]["rules"] == ["EV-TR-16"]
    assert told["unfollowed"] == ["B m.piracy>a", "A a*"]
    assert beagle("replay", FOLDER / "same.record", "--json").json["stopped"] is None


def test_as_far_as_it_is_followed_it_is_told_as_always(beagle: Beagle) -> None:
    assert beagle("replay", FOLDER / "another-seat.record", "--to", "3").code == 0


@pytest.mark.parametrize("name", ["refused", "another-seat", "result"])
def test_verify_says_older_rules(beagle: Beagle, name: str) -> None:
    done = beagle("verify", FOLDER / f"{name}.record")
    assert done.code == 3
    assert "Older rules" in done.flat
    assert "OLD" in done.out
    told = beagle("verify", FOLDER / f"{name}.record", "--json").json
    assert (told["true"], told["outcome"]) == (None, "older")


def test_verify_says_true_where_the_rules_agree(beagle: Beagle) -> None:
    assert beagle("verify", FOLDER / "same.record").code == 0


def test_play_goes_on_from_there_and_keeps_the_older_record(beagle: Beagle, tmp_path: Path) -> None:
    text = (FOLDER / "another-seat.record").read_text("utf-8")
    file = tmp_path / "my.game"
    file.write_text(text, "utf-8")
    done = beagle("play", "--resume", file, "--record", file, "--seats", "random,random", "--seed", "1")
    assert done.code == 0
    assert say("cli-resume-from-there", now=NOW) in done.flat
    record = read_record(file.read_text("utf-8"))
    assert record.version == NOW
    assert record.moves[:3] == read_record(text).moves[:3]
    assert (tmp_path / "my.game.older").read_text("utf-8") == text
    assert beagle("replay", file).code == 0


def test_play_goes_on_with_a_game_that_holds_under_both(beagle: Beagle, tmp_path: Path) -> None:
    file = tmp_path / "new.game"
    done = beagle("play", "--resume", FOLDER / "same-running.record", "--record", file, "--seats", "random,random")
    assert say("cli-resume-older", was=2, now=NOW) in done.flat
    assert read_record(file.read_text("utf-8")).version == NOW
