"""beagle rules, replay, cases, perft and bench."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import beagle as library
from beagle.bots.random import RandomBot
from beagle.i18n import Words
from beagle.kernel.message import Message
from beagle.testing.perft import divide, perft
from tests.support.words import say

Beagle = Callable[..., Any]

GOOD = """\
case X1  fat goes on
  rules base@gift
  development
  A: a | hand camouflage/fat
  B: m
  > A fat:a
  = A: a[fat] | hand -
"""
BAD = GOOD.replace("X1", "X2").replace("a[fat]", "a[camouflage]")
PLAYED = say("log-animal-played", known="yes", seat=".*", card=".*", animal=".*")  # with the card named
ATTACK = "evolution base@gift feeding bank 2 / A: a b[carnivorous] / B: m"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "a.game"
    played = library.play(library.game("evolution"), "base@gift", [RandomBot(), RandomBot()], seed=11)
    path.write_text(played.text(), "utf-8")
    return path


# rules


def test_without_words_the_sections_are_listed(beagle: Beagle) -> None:
    done = beagle("rules")
    assert done.code == 0
    assert re.search(r"EV-DEV +Development \(9 rules\)", done.out)
    assert {"id": "EV-BANK", "title": "Food bank", "rules": 1} in beagle("rules", "--json").json


def test_an_id_shows_the_rule_with_module_and_source(beagle: Beagle) -> None:
    done = beagle("rules", "ev-dev-05")
    assert done.out.startswith("EV-DEV-05  Development")
    assert "no two of the same kind" in done.flat
    assert (
        say("cli-rules-source", module=say("evolution-part-base"), sources=say("evolution-source-G")).split(":")[0]
        in done.flat
    )
    assert say("web-book-some", rules="EV-DEV-09") in done.flat
    [rule] = beagle("rules", "EV-DEV-05", "--json").json
    assert (rule["id"], rule["module"]) == ("EV-DEV-05", "base")


def test_a_section_shows_its_rules(beagle: Beagle) -> None:
    ids = [rule["id"] for rule in beagle("rules", "EV-TURN", "--json").json]
    assert ids == ["EV-TURN-01", "EV-TURN-02", "EV-TURN-03"]
    assert "EV-TURN-02" in beagle("rules", "EV-TURN").out


def test_all_words_must_occur_in_a_rule_or_a_card(beagle: Beagle) -> None:
    found = beagle("rules", "FAT", "yellow tokens", "--json").json
    assert [page["id"] for page in found] == ["EV-TR-12"]
    assert "Fat tissue" in beagle("rules", "fat").out


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("EV-DEV-99", say("cli-rules-no-id", id="EV-DEV-99")),
        ("flurbish", say("cli-rules-none", words="flurbish")),
    ],
)
def test_nothing_found_is_said_and_is_code_1(beagle: Beagle, word: str, said: str) -> None:
    done = beagle("rules", word)
    assert (done.code, done.out) == (1, f"{said}\n")
    assert beagle("rules", word, "--json").json == []


def test_several_ids_of_any_game_are_looked_up_in_their_order(beagle: Beagle) -> None:
    asked = ("EV-TR-03", "di-surv-01", "GD-SET-01", "EV-TURN")
    ids = [page["id"] for page in beagle("rules", *asked, "--json").json]
    assert ids == ["EV-TR-03", "DI-SURV-01", "GD-SET-01", "EV-TURN-01", "EV-TURN-02", "EV-TURN-03"]
    shown = beagle("rules", *asked)
    assert shown.code == 0
    assert shown.out.count("Source: ") == 3  # of each rule that is named
    assert [id for id in ids if id in shown.out] == ids


def test_an_id_that_is_not_there_is_said_beside_those_that_are(beagle: Beagle) -> None:
    done = beagle("rules", "EV-TR-03", "EV-TR-99")
    assert done.code == 1
    assert "EV-TR-03  Base traits" in done.out
    assert say("cli-rules-no-id", id="EV-TR-99") in done.out


def test_the_book_of_a_table_has_its_rules_and_says_what_is_different(beagle: Beagle) -> None:
    done = beagle("rules", "--rules", "base@italian")
    assert done.code == 0
    assert "EV-FLY" not in done.out
    assert say("web-book-different") in done.out
    assert "five phases" in done.flat
    assert say("web-book-instead", rules="EV-FEED-04, EV-FEED-06") in done.flat
    ids = [rule["id"] for rule in beagle("rules", "EV-TURN", "--rules", "base@italian", "--json").json]
    assert ids == ["EV-TURN-02", "EV-TURN-03"]


def test_a_rule_that_the_table_does_not_have_is_shown_with_what_holds_instead(beagle: Beagle) -> None:
    gone = beagle("rules", "EV-FEED-04", "--rules", "base@italian")
    assert say("web-book-gone", rules="EV-EXT-08") in gone.flat
    assert say("web-book-absent") in beagle("rules", "EV-FLY-01", "--rules", "base@gift").flat
    assert say("web-book-altered", rules="EV-ED-05") in beagle("rules", "EV-TR-16", "--rules", "base@italian").flat


def test_a_table_names_its_game_and_one_that_does_not_exist_is_refused(beagle: Beagle) -> None:
    assert "DI-AUCT" in beagle("rules", "--rules", "second").out
    wrong = beagle("rules", "--rules", "base@moon")
    assert wrong.code == 2
    tables = ", ".join(info.name for info in library.game("evolution").rulesets())
    assert wrong.err == f"beagle: {say('error-no-table', table='base@moon', tables=tables)}\n"


def test_cards_and_rules_say_how_to_use_them(beagle: Beagle) -> None:
    assert "How to use it: Strongest when food is scarce" in beagle("rules", "ambush", "carnivore").flat
    assert "How to use it: Mutation points are also your score" in beagle("rules", "DI-AUCT-03").flat
    assert f"{Words('it').say(Message('web-tip', {}))}: " in beagle("rules", "GD-DINO-03", "--lang", "it").out


def test_the_source_is_told_in_the_language_that_is_read(beagle: Beagle) -> None:
    assert "Fonte: l'edizione italiana; una decisione nostra." in beagle("rules", "EV-EXT-07", "--lang", "it").flat


# replay


def test_a_record_is_told_to_its_end(beagle: Beagle, record: Path) -> None:
    done = beagle("replay", record)
    assert done.code == 0
    assert "The game is over." in done.out
    assert re.search(r"random 1 +\d+", done.out)


def test_a_seat_reads_only_what_it_saw(beagle: Beagle, record: Path) -> None:
    whole = beagle("replay", record, "--json").json
    seen = beagle("replay", record, "--seat", "b", "--json").json
    nobody = beagle("replay", record, "--seat", "spectator", "--json").json
    assert whole["result"] == seen["result"] == nobody["result"]
    for full, part, outside in zip(whole["moves"], seen["moves"], nobody["moves"], strict=True):
        assert "?" not in full["move"]
        assert part["move"] == ("+?" if full["move"].startswith("+") and full["seat"] == "A" else full["move"])
        assert outside["move"] == ("+?" if full["move"].startswith("+") else full["move"])
        assert not any(re.search(PLAYED, line) for line in outside["log"])


def test_a_replay_stops_where_it_is_told(beagle: Beagle, record: Path) -> None:
    done = beagle("replay", record, "--to", "3", "--json").json
    assert (len(done["moves"]), done["over"], done["result"]) == (3, False, None)
    assert say("cli-replay-unfinished", moves=1, name="random 2") in beagle("replay", record, "--to", "1").out
    assert beagle("replay", record, "--to", "9999", "--json").json["over"] is True


LIVE = """[Game "evolution"]
[Rules "base@gift"]
[Version "{version}"]
[Seats "Ann" "Ben"]
[Start "evolution base@gift turn 9 feeding bank 1 / A: a[carnivorous] b / B: m[running fat] / deck -"]

A a>m
A undo
B resign
B bot
B return
A b*
""".replace("{version}", str(library.game("evolution").version))


def test_what_happened_beside_the_moves_is_told(beagle: Beagle, tmp_path: Path) -> None:
    path = tmp_path / "live.game"
    path.write_text(LIVE, "utf-8")
    happened = [("undo", "Ann"), ("resign", "Ben"), ("bot", "Ben"), ("return", "Ben")]
    told = "".join(f"{say(f'cli-replay-{what}', name=name)}\n" for what, name in happened)
    for seat in ([], ["--seat", "B"]):
        done = beagle("replay", path, *seat)
        assert done.code == 0
        assert told in done.out
        assert say("cli-replay-unfinished", moves=6, name="Ann") in done.out
    moves = beagle("replay", path, "--json").json["moves"]
    assert [move["move"] for move in moves] == ["a>m", "undo", "resign", "bot", "return", "b*"]
    assert moves[1]["log"] == [say("cli-replay-undo", name="Ann")]


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ('[Ended "resigned"]', say("cli-replay-ended", how="resigned", moves=6)),
        ('[Ended "abandoned"]', say("cli-replay-ended", how="abandoned", moves=6)),
        ('[Result "9 9"]', say("cli-replay-cut")),
    ],
)
def test_a_game_without_its_end_is_told_so(beagle: Beagle, tmp_path: Path, header: str, said: str) -> None:
    path = tmp_path / "early.game"
    path.write_text(LIVE.replace("\n\n", f"\n{header}\n\n"), "utf-8")
    done = beagle("replay", path)
    assert done.code == 0
    assert said in done.out
    assert say("cli-replay-unfinished", moves=2, name="Ann") in beagle("replay", path, "--to", "2").out


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("A fat:zz", "move 3: line 1, column 5: expected an animal"),
        ("A a>b", "move 3: a>b: forbidden by EV-"),
        ("B -", "move 3: B -: A is asked"),
        ("nonsense", ": line 8, column 1: expected a seat and its move"),
    ],
)
def test_a_record_that_goes_wrong_says_where(beagle: Beagle, tmp_path: Path, wrong: str, said: str) -> None:
    game = library.game("evolution")
    state = game.deal("base@gift", 2, 4)
    start = " / ".join(game.write(state).splitlines()).replace("first B", "first A").replace("to B", "to A")
    moves = []
    state = game.read(start)
    for _ in range(2):
        moves.append(f"{'AB'[state.actor]} {game.write_move(state, state.options[0])}")
        state.apply(state.options[0])
    headers = ['[Game "evolution"]', '[Rules "base@gift"]', f'[Version "{game.version}"]', f'[Start "{start}"]', ""]
    path = tmp_path / "bad.game"
    path.write_text("\n".join([*headers, *moves, wrong, ""]), "utf-8")
    done = beagle("replay", path)
    assert (done.code, done.out) == (1, "")
    assert said in done.err, done.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["--seat", "Q"], "no seat Q; choose from A to B"), (["--to", "-1"], say("cli-replay-to", to=-1))],
)
def test_a_replay_of_nobody_is_wrong_use(beagle: Beagle, record: Path, arguments: list[str], said: str) -> None:
    done = beagle("replay", record, *arguments)
    assert done.code == 2
    assert said in done.err


# cases


def test_cases_are_run_a_line_each(beagle: Beagle, tmp_path: Path) -> None:
    (tmp_path / "good.case").write_text(GOOD, "utf-8")
    done = beagle("cases", tmp_path / "good.case")
    assert (done.code, done.out) == (0, "ok   X1 fat goes on (base@gift)\n1 passed.\n")


def test_a_failing_case_is_code_1_and_says_where(beagle: Beagle, tmp_path: Path) -> None:
    (tmp_path / "both.case").write_text(GOOD + "\n" + BAD, "utf-8")
    done = beagle("cases", tmp_path, "--quiet")
    assert done.code == 1
    assert "FAIL X2 fat goes on (base@gift)" in done.out
    assert "both.case:15:" in done.out
    assert "1 passed, 1 failed." in done.out
    assert "X1" not in done.out
    data = beagle("cases", tmp_path, "--json").json
    assert (data["passed"], data["failed"]) == (1, 1)
    assert [(case["id"], case["ok"], case["line"]) for case in data["cases"]] == [("X1", True, 1), ("X2", False, 9)]


def test_the_old_name_says_the_new_one_and_does_the_same(beagle: Beagle, tmp_path: Path) -> None:
    (tmp_path / "both.case").write_text(GOOD + "\n" + BAD, "utf-8")
    old, new = beagle("check", tmp_path, "--quiet"), beagle("cases", tmp_path, "--quiet")
    assert (old.code, old.out) == (new.code, new.out)
    assert old.err == "`beagle check` is called `beagle cases` now.\n"
    assert " check " not in beagle("--help").out


def test_no_files_are_wrong_use(beagle: Beagle, tmp_path: Path) -> None:
    assert beagle("cases").code == 2
    assert beagle("cases", tmp_path).code == 2
    assert beagle("cases", tmp_path / "none.case").code == 2


# perft


def test_sequences_are_counted_from_a_position(beagle: Beagle, tmp_path: Path) -> None:
    done = beagle("perft", ATTACK, "1")
    assert (done.code, done.out) == (0, "depth 1: 4 sequences\n")
    (tmp_path / "here.txt").write_text(ATTACK.replace(" / ", "\n"), "utf-8")
    data = beagle("perft", tmp_path / "here.txt", "3", "--divide", "--json").json
    assert data["sequences"] == sum(data["moves"].values())
    assert list(data["moves"]) == ["a*", "b*", "b>a", "b>m"]


def test_perft_agrees_with_a_plain_count() -> None:
    game = library.game("evolution")
    state = game.read(ATTACK)
    before = game.write(state)
    assert [perft(state, depth) for depth in range(4)] == [walk(state, depth) for depth in range(4)]
    assert game.write(state) == before


def walk(state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    after = [state.clone() for _ in state.options]
    for one, action in zip(after, state.options, strict=True):
        one.apply(action)
    return sum(walk(one, depth - 1) for one in after)


def test_every_face_of_a_die_is_a_move() -> None:
    game = library.game("evolution")
    state = game.read("evolution base@gift feeding bank 0 / A: a[carnivorous] / B: m[running]")
    counts = {game.write_move(state, action): count for action, count in divide(state, 3)}
    assert counts["a>m"] == 6  # attack, run, and a face


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([ATTACK, "0"], say("cli-perft-depth", depth=0)),
        (["nowhere.txt", "1"], "neither a file nor a position"),
        ([" ", "1"], "the position is empty"),
        (["chess rnbq", "1"], say("cli-no-game", text="chess", games="evolution, evo, dinosaurs")),
        (["evolution base@gift feeding / A: a[flurb]", "1"], "column 36: expected a trait, found “flurb”"),
    ],
)
def test_a_wrong_position_is_wrong_use(beagle: Beagle, arguments: list[str], said: str) -> None:
    done = beagle("perft", *arguments)
    assert done.code == 2
    assert said in done.err


# bench


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["--games", "0"], "1 or more, not 0"), (["--seats", "9"], "2 to 4 seats"), (["--rules", "x@y"], "no ruleset")],
)
def test_a_wrong_bench_is_wrong_use(beagle: Beagle, arguments: list[str], said: str) -> None:
    done = beagle("bench", *arguments)
    assert done.code == 2
    assert said in done.err


def test_bench_hands_its_options_on(beagle: Beagle, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def report(*arguments: object) -> dict[str, object]:
        asked.extend(arguments[:4])
        return {"decisions_per_second": 1234567}

    monkeypatch.setattr("beagle.testing.bench.report", report)
    assert beagle("bench", "--games", "5", "--seats", "3", "--json").json == {"decisions_per_second": 1234567}
    assert asked == ["evolution", "base@gift", 3, 5]
    assert "1,234,567" in beagle("bench").out


# ties


def test_a_tie_is_told_with_its_reason(beagle: Beagle, tmp_path: Path) -> None:
    text = "\n".join(
        [
            '[Game "evolution"]',
            '[Rules "base@gift"]',
            '[Version "1"]',
            '[Seats "Ann" "Ben"]',
            '[Start "evolution base@gift turn 9 feeding bank 1 / A: a | discard 2 / B: m1 | discard 3 / deck -"]',
            "",
            "A a*",
            "",
        ]
    )
    file = tmp_path / "tie.record"
    file.write_text(text, "utf-8")
    done = beagle("replay", file)
    assert say("tie-decided", winners=1, points=2, best=3, next=2, rule="EV-END-03") in done.flat
    assert "против" in beagle("replay", file, "--lang", "ru").out
    data = beagle("replay", file, "--json").json
    assert data["winners"] == ["B"]
    assert data["tie"].endswith("2 (EV-END-03).")
