"""beagle play: bots, people, refusals, and what nobody may see."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import beagle as library
from beagle.bots.bot import Bot
from beagle.bots.random import RandomBot
from beagle.cli.misreading import wanted
from beagle.i18n import Words, languages
from beagle.kernel.message import Message
from beagle.play.match import begin
from beagle.play.record import read_record
from tests.support.words import say

Beagle = Callable[..., Any]
Position = Callable[..., Path]

TWO_HANDS = (
    "evolution base@gift development first A / A: | hand swimming piracy / B: | hand running tail-loss / "
    "deck symbiosis symbiosis"
)
HANDED = re.compile(r"Pass the keyboard to (\w+)\.")


def test_bots_play_to_the_end_and_the_result_is_told(beagle: Beagle) -> None:
    done = beagle("play", "--seats", "random,random,random", "--seed", "2")
    assert done.code == 0
    assert "random 3" in done.out
    assert re.search(r"Winners?: ", done.out)


def test_bots_play_the_same_game_as_the_library(beagle: Beagle, tmp_path: Path) -> None:
    record = tmp_path / "new.game"
    done = beagle("play", "--seats", "random,random", "--seed", "7", "--json", "--record", record)
    played = library.play(library.game("evolution"), "base@gift", [RandomBot(), RandomBot()], seed=7)
    assert (done.code, done.err) == (0, "")
    assert record.read_text("utf-8") == played.text()
    assert done.json == {
        "game": "evolution",
        "ruleset": "base@gift",
        "seats": ["random", "random"],
        "seed": 7,
        "over": True,
        "result": played.result,
        "winners": [chr(65 + seat) for seat in library.game("evolution").winners(library.replay(played.text()).state)],
        "moves": len(played.moves),
    }


def test_a_person_plays_a_whole_game_by_numbers(beagle: Beagle) -> None:
    done = beagle("play", "--seats", "me,random", "--seed", "3", typed=["1"] * 2000)
    assert done.code == 0
    assert say("ask-development") in done.out
    assert say("ask-go") in done.out
    assert "The game is over." in done.out
    assert re.search(r"You +\d+ +\d+ +\d+ +\d+ +\d+", done.out)
    assert re.search(r"Winners?: ", done.out)


def test_a_game_with_people_gives_json_too_and_talks_elsewhere(beagle: Beagle) -> None:
    done = beagle("play", "--seats", "Ann,random", "--seed", "3", "--json", typed=["1"] * 2000)
    assert done.json["over"] is True
    assert say("ask-development") in done.err


@pytest.mark.parametrize("typed", [[], ["quit"], ["?", "quit"]])
def test_leaving_or_the_end_of_the_input_is_polite(beagle: Beagle, typed: list[str]) -> None:
    done = beagle("play", "--seed", "3", typed=typed)
    assert (done.code, done.err) == (0, "")
    assert say("cli-left") in done.out


def test_a_game_that_was_left_can_be_gone_on_with(beagle: Beagle, tmp_path: Path) -> None:
    done = beagle("play", "--seats", "me,random", "--seed", "3", typed=["1"])
    kept = re.search(r"beagle play --resume (\S+)", done.out)
    assert kept is not None
    assert read_record(Path(kept[1]).read_text("utf-8")).moves
    assert "Turn 1" in beagle("play", "--resume", kept[1]).out
    elsewhere = tmp_path / "mine.record"
    assert "--resume" not in beagle("play", "--seed", "3", "--record", elsewhere, typed=["1"]).out
    assert elsewhere.exists()


def test_a_game_that_cannot_be_kept_says_so(beagle: Beagle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "full").write_text("no folder")
    monkeypatch.setenv("BEAGLE_DATA", str(tmp_path / "full"))
    done = beagle("play", "--seats", "me,random", "--seed", "3", typed=["1"])
    assert done.code == 0
    assert "--resume" not in done.out
    assert str(tmp_path / "full") in done.flat.replace(" ", "")


def test_a_refused_move_names_the_rule_says_why_and_quotes_it(beagle: Beagle, position: Position) -> None:
    saved = position("evolution base@gift development / A: a[camouflage] | hand camouflage/fat / B: m", "me", "random")
    done = beagle("play", "--resume", saved, typed=["camouflage:a", "why fat:m", "why fat:a"])
    assert f"EV-DEV-05 {say('EV-DEV-05.why', trait='Camouflage', animal='a')}" in done.flat
    assert f"EV-DEV-05: {say('EV-DEV-05')}" in done.flat
    assert f"EV-DEV-04 {say('EV-DEV-04.why', trait='Fat tissue')}" in done.flat
    assert "fat:a is legal." in done.out


def test_all_rules_that_forbid_a_move_are_quoted(beagle: Beagle, position: Position) -> None:
    text = "evolution base@gift feeding bank 2 / A: a[carnivorous] / B: m[camouflage high-body-weight]"
    done = beagle("play", "--resume", position(text, "me", "random"), typed=["a>m"])
    assert {"EV-TR-01:", "EV-TR-06:"} <= set(done.out.split())


def test_a_text_that_is_no_move_shows_where_it_goes_wrong(beagle: Beagle, position: Position) -> None:
    saved = position("evolution base@gift development / A: a | hand camouflage/fat / B: m", "me", "random")
    done = beagle("play", "--resume", saved, typed=["fat:zz", "flurb", "why fat:"])
    misread = say("cli-misread", column=5, expected="an animal on the table (a, m)", found="“zz”")
    assert f"  fat:zz\n      ^\n{misread}\n" in done.out
    assert say("cli-not-a-move", text="flurb") in done.flat
    assert "found the end" in done.out


@pytest.mark.parametrize("language", ["ru", "pl", "it"])
def test_a_terminal_says_in_its_language_what_a_move_should_have_had(
    beagle: Beagle, position: Position, language: str
) -> None:
    words = Words(language)
    saved = position("evolution base@gift development / A: a | hand camouflage/fat / B: m", "me", "random")
    done = beagle("play", "--resume", saved, "--lang", language, typed=["zz>a", "fat:zz", "fat:a?"])
    for column, key, there in ((1, "there", "a, m"), (5, "there", "a, m"), (6, "end", "")):
        told = Message(f"cli-wanted-{key}", {"there": there})
        misread = Message("cli-misread", {"column": column, "expected": told, "found": ""})
        assert words.say(misread).split(";")[0] in done.flat
    assert not {"expected", "animal", "found"} & set(done.flat.split())


@pytest.mark.parametrize(
    ("expected", "key"),
    [
        ("an animal", "animal"),
        ("an animal on the table (a, m)", "there"),
        ("the other trait of a card with fat", "trait"),
        ("a card with fat: fat or camouflage/fat", "card"),
        ("a cell beside 1,0", "cell"),
        ("a place: laurasia, ocean, gondwana", "place"),
        ("a place on the track, 1 to 4", "track"),
        ('"*", ">" or "."', "sign"),
        ("the end of the move", "end"),
        ("a move: column and row (frog1), cell:cell", "move"),
        ("at most 12 steps", "more"),
    ],
)
def test_what_a_move_should_have_had_has_words_in_every_language(expected: str, key: str) -> None:
    found = wanted(expected)
    assert isinstance(found, Message)
    assert found.key == f"cli-wanted-{key}"
    assert len({Words(language).say(found) for language in languages()}) > 1


def test_moves_can_be_typed_and_pass_is_a_word(beagle: Beagle, position: Position) -> None:
    saved = position("evolution base@gift development first A / A: a | hand swimming piracy / B: m", "me", "random")
    done = beagle("play", "--resume", saved, typed=["swimming:a", "pass", "log", "quit"])
    assert "You played Swimming on a." in done.out
    assert "You passed." in done.out


def test_a_typed_move_may_name_animals_by_the_names_on_the_screen(beagle: Beagle, position: Position) -> None:
    text = "evolution base@gift feeding bank 2 first A / A: a#2[carnivorous]0+1 / B: m n[camouflage]"
    done = beagle("play", "--resume", position(text, "me", "random"), typed=["why A2>B2", "A2>B1", "quit"])
    assert "a A2" in done.flat
    assert "n B2" in done.flat
    assert "◆○" in done.out
    assert "EV-TR-06" in done.out
    assert "Animal a attacked m" in done.out


def test_enter_takes_the_only_option(beagle: Beagle, position: Position) -> None:
    saved = position("evolution base@gift feeding bank 1 first A / A: a / B: m", "me", "random")
    done = beagle("play", "--resume", saved, typed=[""])
    assert say("cli-only") in done.out
    assert "Animal a took a red token." in done.out


def test_many_options_are_folded_under_the_cards(beagle: Beagle, position: Position) -> None:
    text = "evolution base@gift development first A / A: a b c d | hand symbiosis swimming parasite/fat / B: m n o"
    done = beagle("play", "--resume", position(text, "me", "random"), typed=["1", "", "/parasite m", "77", "/nix"])
    assert re.search(r"1  Symbiosis +13 ways", done.out)
    assert re.search(r"4  Pass", done.out)
    assert say("move-symbiosis.short", trait="Symbiosis", animal="a", partner="b") in done.out
    assert re.search(r"1  as Parasite on m +parasite\(fat\):m", done.out)
    assert "Type a number from 1 to 1" in done.out
    assert say("cli-no-such-option", text="nix") in done.out


def test_commands_while_playing(beagle: Beagle) -> None:
    typed = [
        "?",
        "cards",
        "rules EV-DEV-05",
        "rules neoplasm",
        "rules EV-CON-14",
        "rules nonsense",
        "table",
        "moves",
        "log",
    ]
    done = beagle("play", "--seats", "me,random", "--seed", "1", typed=typed)
    assert "why MOVE" in done.out
    assert "You hold 6 cards:" in done.out
    assert "EV-DEV-05  Development" in done.out
    assert say("cli-rules-none", words="nonsense") in done.out
    assert done.out.count("EV-CON-14  Continents") == 1  # by its id; what is looked up by words is of this table
    assert say("web-book-absent") in done.out
    assert done.out.count("Turn 1 · Development") == 2


def test_a_saved_game_goes_on(beagle: Beagle, tmp_path: Path) -> None:
    saved = tmp_path / "my.game"
    first = beagle("play", "--seats", "me,random", "--seed", "5", typed=["1", f"save {saved}", "quit"])
    assert say("cli-saved", file=str(saved)).split(", ")[1] in first.flat
    before = read_record(saved.read_text("utf-8"))
    again = beagle("play", "--resume", saved, "--record", saved, typed=["log", "1"])
    assert "You played" in again.out
    after = read_record(saved.read_text("utf-8"))
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    assert after.checks.items() > before.checks.items()


def test_saving_spoils_no_other_file(beagle: Beagle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a long path would be broken between lines
    other = Path("thesis.txt")
    other.write_text("years of work", "utf-8")
    done = beagle("play", "--seed", "5", typed=[f"save {other}", "save", "save no/where"])
    assert say("cli-not-a-record", file=str(other)) in done.flat
    assert "Save where?" in done.out
    assert "there is no such folder" in done.flat
    assert beagle("play", "--seats", "random,random", "--record", other).code == 2
    assert other.read_text("utf-8") == "years of work"


def test_people_at_one_keyboard_see_only_their_own_cards(beagle: Beagle, position: Position) -> None:
    peeks = ["log", "cards", "table", "why tail-loss:a", "/tail", "/piracy", "?"]
    typed = ["", *peeks, "+swimming", "", *peeks, "+running", "", *peeks, "pass", "", *peeks, "pass", *[""] * 40]
    done = beagle("play", "--resume", position(TWO_HANDS, "Ann", "Ben"), typed=typed)
    parts = HANDED.split(done.out)
    assert parts[1::2][:4] == ["Ann", "Ben", "Ann", "Ben"]
    own = {"Ann": ("Swimming", "Piracy"), "Ben": ("Running", "Tail loss")}
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        others = own["Ben" if name == "Ann" else "Ann"]
        assert not any(card in shown for card in others), (name, shown)
    assert all(card in shown for name, shown in zip(own, parts[2::2], strict=False) for card in own[name])


def test_nothing_is_shown_before_the_next_player_has_the_keyboard(beagle: Beagle, position: Position) -> None:
    done = beagle("play", "--resume", position(TWO_HANDS, "Ann", "Ben"), typed=["", "+swimming"])
    after = done.out.split("Pass the keyboard to Ben.")[1]
    said = " ".join(["Ben, press Enter when nobody else is looking.", say("cli-left"), say("cli-left-kept", file="")])
    assert " ".join(after.split()).startswith(said.rstrip())
    assert "Running" not in after


def test_every_player_is_given_only_what_its_seat_may_see() -> None:
    class Spy(RandomBot):
        def begin(self, game: library.Game, ruleset: str, seat: int, seed: int) -> None:
            super().begin(game, ruleset, seat, seed)
            self.game, self.seat = game, seat
            self.seen: list[str] = []

        def saw(self, events: list[Any]) -> None:
            self.seen += [f"{self.game.tell(event.seen_by(self.seat))}" for event in events]
            assert events == [event.seen_by(self.seat) for event in events]

        def choose(self, view: Any, moves: list[Any], budget: float | None) -> Any:
            assert view.seat == self.seat
            text = self.game.write_view(view)
            assert self.game.write_view(self.game.view(self.game.imagine(view, library.Rng(1)), self.seat)) == text
            return super().choose(view, moves, budget)

    spies: list[Bot] = [Spy(), Spy()]
    session = begin(library.game("evolution"), "base@gift", spies, ["x", "y"], 1)
    session.run()
    assert session.record.result


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "me"], "2 to 4 seats, not 1"),
        (["--seats", "a,,b"], "a seat has no name"),
        (["--seats", "gredy,me"], "did you mean greedy?"),
        (["--rules", "base@nowhere"], "choose from: base@gift"),
        (["--rules", "base@gift half-deck"], "no option “half-deck”"),
        (["--game", "chess"], say("cli-no-game", text="chess", games="evolution, evo, dinosaurs")),
        (["--lang", "xx"], "choose from: en"),
        (["--seed", "-4"], say("cli-seed", seed=-4)),
        (["--seed", "many"], "see: beagle play --help"),
        (["--resume", "nowhere.game"], say("cli-cannot-read", file="nowhere.game", reason="")),
    ],
)
def test_wrong_use_is_a_sentence(beagle: Beagle, arguments: list[str], said: str) -> None:
    done = beagle("play", *arguments)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert done.err.startswith("beagle: ")
    assert len(done.err.splitlines()) == 1


def test_a_saved_game_needs_a_name_for_every_seat(beagle: Beagle, position: Position) -> None:
    saved = position("evolution base@gift development / A: a / B: m", "me")
    assert beagle("play", "--resume", saved).code == 2
    assert beagle("play", "--resume", saved, "--seats", "random,random").code == 0


# Answers in advance

SAVED = (
    "evo second survival dial 1 / map 0,0:GGYY 0,5:GGGG / A: 0,0 1,0 2,0{} | genes thermoregulation / B: 0,5 1,5 / "
    "pile meteor"
)


def test_nobody_is_asked_whether_to_save_who_does_not_want_to_be(beagle: Beagle, position: Position) -> None:
    done = beagle("play", "--resume", position(SAVED.format(""), "me", "random"))
    assert done.code == 0
    assert say("evo-ask-survival-go") not in done.out
    assert "3 mutation points" in done.out


def test_whom_to_save_is_asked_when_not_all_can_be(beagle: Beagle, position: Position) -> None:
    done = beagle("play", "--resume", position(SAVED.format(" 3,0"), "me", "random"), typed=["x2,0"])
    assert done.out.count(say("evo-ask-survival-go")) == 1
    assert "You lost the dinosaur at 2,0" in done.out


def test_a_switch_is_turned_off_and_on_while_playing(beagle: Beagle, position: Position) -> None:
    typed = ["answers", "answers 1", "x2,0", "answers 99", "answers 1"]
    done = beagle("play", "--resume", position(SAVED.format(" 3,0"), "me", "random"), typed=typed)
    assert re.search(r"1 +on +Save as many of my dinosaurs as I can", done.out)
    assert re.search(r"1 +off +Save as many of my dinosaurs as I can", done.out)
    assert "Save the others" in done.out
    assert say("cli-answers-how") in done.out
    assert "3 mutation points" in done.out  # switched on again, it has answered


def test_a_game_without_answers_in_advance_says_so(beagle: Beagle) -> None:
    done = beagle("play", "--game", "dinosaurs", "--seats", "me,random", "--seed", "1", typed=["answers"])
    assert say("cli-answers-none") in done.out


@pytest.mark.rule("EV-RUL-19")
@pytest.mark.parametrize(("typed", "asked"), [(["a*"], 0), (["answers 1", "a*", "-"], 1)])
def test_an_ambush_on_ones_own_animal_is_asked_about_on_request(
    beagle: Beagle, position: Position, typed: list[str], asked: int
) -> None:
    text = "evolution base+fly@gift feeding bank 3 / A: a b[carnivorous ambush] / B: m"
    done = beagle("play", "--resume", position(text, "me", "random"), typed=typed)
    assert done.out.count("a is about to take a red token") == asked
