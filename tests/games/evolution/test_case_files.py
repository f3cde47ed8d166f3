"""The runner of case files: it fails where it should, says where, and fills in only answers that leave no choice."""

from pathlib import Path

import pytest

from beagle import _native
from beagle.games.evolution.steps.feeding import Go
from beagle.games.evolution.traits.base import Communication
from beagle.games.evolution.traits.hunt import Running
from beagle.play.cases import CaseResult, read_cases, run_file, run_text
from tests.support.case_files import faults

interpreted = pytest.mark.skipif(_native.compiled(), reason="compiled rules cannot be changed")

HEAD = "case T1  a title\n  rules base@gift\n"


def run(body: str) -> CaseResult:
    """A case of this body; its first line is the third of the file."""
    (result,) = run_text(HEAD + body, "t.case")
    return result


FEEDING = "  feeding bank 3\n  A: a b\n  B: m\n"
DEVELOPMENT = "  development\n  A: a | hand swimming\n  B: m\n"
ATTACK = "  feeding bank 0\n  A: a[carnivorous]\n  B: m[running]\n  > A a>m\n"


def test_a_case_that_holds() -> None:
    assert run(FEEDING + "  > A a*\n  = A: a1 b0\n") == CaseResult("T1", "a title", "base@gift", True, "", 1, ())


def test_the_rules_of_a_case_are_those_it_cites_and_those_that_refuse() -> None:
    assert run("  cites EV-FEED-02 EV-FEED-01\n" + FEEDING + "  ! A m*  EV-FEED-01\n").rules == (
        "EV-FEED-02",
        "EV-FEED-01",
    )


def test_a_file_holds_many_cases_and_each_runs_under_each_of_its_rulesets(tmp_path: Path) -> None:
    path = tmp_path / "some.case"
    second = "case T2  b # c\n rules base@gift, base@gift\n feeding\n A: a\n B: m\n ? A -\n"
    path.write_text(HEAD + FEEDING + "  > A a*\n\n# and\n" + second)
    results = run_file(path)
    assert [(r.id, r.title, r.ok, r.line) for r in results] == [
        ("T1", "a title", True, 1),
        ("T2", "b", False, 9),
        ("T2", "b", False, 9),
    ]
    assert results[1].message.startswith(f"{path}:14:6: ")


def test_rulesets_may_have_options_and_stand_with_or_without_commas() -> None:
    text = "case X x\n rules base+fly@gift half-deck, base@gift base+base@1.4.1\n"
    assert read_cases(text, "")[0].rulesets == ["base+fly@gift half-deck", "base@gift", "base+base@1.4.1"]


@pytest.mark.parametrize(
    ("body", "where", "what"),
    [
        (FEEDING + "  > A a\n", "6:7", "expected a move"),
        (FEEDING + "  > A z*\n", "6:7", "expected an animal on the table (a, b, m)"),
        (FEEDING + "  > A\n", "6:6", "expected a move"),
        (FEEDING + "  > A a* b*\n", "6:10", "expected the end of the line"),
        (FEEDING + "  > J a*\n", "6:5", "expected a seat"),
        (FEEDING + "  ! A a* ev-4\n", "6:10", "expected the id of a rule"),
        (FEEDING + "  = A: a[wings]\n", "6:10", "expected a trait"),
        (FEEDING + "  = scores 1 many\n", "6:14", "expected a number"),
        (FEEDING + "  =\n", "6:4", "expected what is to hold"),
        (FEEDING + "  view Z = A:\n", "6:8", "expected a seat or spectator"),
        (FEEDING + "  > A a*\n  bank 3\n", "7:3", "expected a step"),
        (FEEDING, "1:1", "expected a step"),
        ("  feeding bank x\n  A: a\n  B: m\n  = over\n", "3:16", "expected the tokens in the bank"),
        ("  feeding\n  A: a\n  B: m[fat?]\n  = over\n", "5:11", "expected"),
        ("  > A a*\n", "1:1", "expected a position, or deal"),
        ("  deal seats two seed 3\n  = turn 1\n", "3:14", "expected how many seats"),
    ],
)
def test_a_text_that_is_wrong_is_told_with_line_and_column(body: str, where: str, what: str) -> None:
    result = run(body)
    assert not result.ok
    assert result.message.startswith(f"t.case:{where}: {what}"), result.message


@pytest.mark.parametrize(
    ("body", "where", "what"),
    [
        (FEEDING + "  = A: a1 b0\n", "6:5", "A: it is a"),
        (FEEDING + "  = A: a\n", "6:5", "A: b is there"),
        (FEEDING + "  = bank 4\n", "6:5", "bank 4 expected, it is bank 3; the game stopped at turn 1 feeding bank 3"),
        (
            FEEDING + "  = scores 4 3\n",
            "6:5",
            "scores 4 3 expected, it is scores 4 2; the game stopped at turn 1 feeding",
        ),
        (FEEDING + "  = winners B\n", "6:5", "winners B expected, it is winners A"),
        (FEEDING + "  = to B\n", "6:5", "to B expected, it is to A; the game stopped at"),
        (FEEDING + "  = extinction\n", "6:5", "extinction expected, it is feeding; the game stopped at"),
        (FEEDING + "  = C: x\n", "6:5", "there is no seat C"),
        (FEEDING + "  = A: a b a~b.symbiosis\n", "6:5", "A: a~b.symbiosis expected, it is not there"),
        (DEVELOPMENT + "  = A: a | hand running\n", "6:5", "it is A: | hand swimming; the game stopped at"),
        (FEEDING + "  == A: a\n", "6:6", "it is A: a<"),
        (FEEDING + "  > B m*\n", "6:7", "A is asked (a* b*): B cannot move"),
        (FEEDING + "  > A -\n", "6:7", "A is asked (a* b*): - is forbidden by EV-FEED-04"),
        (FEEDING + "  ? A a*\n", "6:7", "offered too: b*; A is asked (a* b*)"),
        (FEEDING + "  ? A a* b* -\n", "6:7", "not offered: -; A is asked (a* b*)"),
        (FEEDING + "  ? A a* a*\n", "6:7", "offered too: b*; named twice: a*; A is asked (a* b*)"),
        (FEEDING + "  ? B m*\n", "6:7", "A is asked (a* b*), B is not"),
        (FEEDING + "  ! A a*\n", "6:7", "expected a refusal; found: a legal move"),
        (FEEDING + "  ! A m*  EV-DEV-01\n", "6:7", "expected EV-DEV-01; found: EV-FEED-01 a refusal"),
        (FEEDING + "  ! A a* notation\n", "6:7", "expected no move at all; found: a legal move"),
        (FEEDING + "  view B = A: a1 b\n", "6:12", "A: it is a"),
        (DEVELOPMENT + "  view B = A: a | hand swimming\n", "6:12", "it is A: | hand ?;"),
    ],
)
def test_a_case_that_does_not_hold_is_told_with_line_and_column(body: str, where: str, what: str) -> None:
    result = run(body)
    assert not result.ok
    assert result.message.startswith(f"t.case:{where}: {what}"), result.message


def test_what_is_written_outside_a_case_is_an_error() -> None:
    (result,) = run_text("\n  A: a\n", "t.case")
    assert result.message == 't.case:2:3: expected "case", an id and a title, found "A"'


def test_an_empty_file_is_an_error() -> None:
    assert [r.ok for r in run_text("# nothing\n", "t.case")] == [False]


def test_an_unknown_ruleset_or_game_fails_the_case() -> None:
    assert (
        "there is no ruleset" in run_text("case T t\n rules base@x\n feeding\n A: a\n B: m\n = over\n", "t")[0].message
    )
    text = "case T t\n game go\n rules base@gift\n feeding\n A: a\n B: m\n = over\n"
    assert "no game is called" in run_text(text, "t")[0].message


def test_a_dealt_game() -> None:
    assert run("  deal seats 3 seed 4\n  = C: | hand 6\n  = deck 66\n").ok


def test_the_whole_line_is_compared_with_two_equal_signs() -> None:
    body = "  feeding bank 1\n  A: a<swimming>[fat*]0 | hand - | discard -\n  B: m\n"
    assert run(body + "  == A: a<swimming>[fat(grazing)*]0 | hand - | discard -\n").ok
    assert not run(body + "  == A: a<swimming>[fat(grazing)*]0 | hand -\n").ok


def test_a_failed_expectation_says_where_the_game_stopped_and_who_is_asked_what() -> None:
    assert run(FEEDING + "  > A a*\n  = bank 1 to A\n").message == (
        "t.case:7:5: bank 1 expected, it is bank 2; to A expected, it is to B; "
        "the game stopped at turn 1 feeding bank 2 first A born 13 to B: B is asked (m*)"
    )


def test_the_nearest_moment_is_told_where_the_game_has_gone_on() -> None:
    message = run(ATTACK + "  > % 4\n  = extinction bank 0 A: a\n").message
    assert "t.case:8:" in message
    message = run(ATTACK + "  > % 4\n  = extinction bank 3 first A\n").message
    assert "bank 3 expected, it is bank 0, at turn 1 extinction" in message
    assert "the game stopped at turn 2 development" in message


def test_nobody_is_asked_at_the_end() -> None:
    body = "  turn 9 feeding bank 1\n  A: a\n  B: m1\n  deck -\n  > A a*\n  = over to A\n"
    message = run(body).message
    assert "to A expected, nobody is asked; the game stopped at" in message
    assert message.endswith(": the game is over")


@pytest.mark.parametrize("wide", [True, False])
def test_a_place_is_told_where_there_are_places(wide: bool) -> None:
    ruleset, banks = ("base+continents@gift", "0 0 0") if wide else ("base@gift", "0")
    text = f"case T t\n rules {ruleset}\n development bank {banks}\n A: a | hand 2\n B: m\n = B: m[running]\n"
    (result,) = run_text(text, "t")
    assert ("B: it is m@laurasia<" in result.message) == wide
    assert ("B: it is m<" in result.message) != wide


def test_a_long_list_of_moves_is_cut() -> None:
    hand = " ".join(["swimming", "running", "mimicry", "piracy", "scavenger", "tail-loss", "symbiosis"])
    herd = " ".join("abcdefg")
    message = run(f"  development\n  A: {herd} | hand {hand}\n  B: m\n  = turn 3\n").message
    assert " and 52 more)" in message


def test_a_card_that_is_named_by_one_of_its_traits_is_explained() -> None:
    text = "case T t\n rules base+continents@gift\n development\n A: a | hand neoplasm\n B: m\n = turn 1\n"
    (result,) = run_text(text, "t")
    assert result.message == (
        't:4:14: expected a card with neoplasm: neoplasm/swimming or neoplasm/communication, found "neoplasm"'
    )


@pytest.mark.parametrize(
    ("line", "quoted"),
    [
        ("= A: a[carnivorus fat] b", "carnivorus"),
        ("= A: a[carnivorus* fat] b", "carnivorus"),
        ("= A: a[fat]] b", "]"),
        ("> A a.flihgt>m", "flihgt"),
        ("! A a* EV-TR-1x EV-TR-02", "EV-TR-1x"),
        ("> A a* b*", "b"),
    ],
)
def test_an_error_quotes_one_token(line: str, quoted: str) -> None:
    assert run(FEEDING + f"  {line}\n").message.endswith(f', found "{quoted}"')


# Moments


def test_an_expectation_may_hold_before_the_phases_that_follow() -> None:
    assert run(ATTACK + "  > % 4\n  = A: a[carnivorous']0\n  = B: m[running]0\n  = turn 2\n  = A:\n").ok


def test_expectations_do_not_look_back() -> None:
    assert not run(ATTACK + "  > % 4\n  = turn 2\n  = A: a[carnivorous']0\n").ok


def test_what_holds_at_no_moment_fails() -> None:
    assert not run(ATTACK + "  > % 4\n  = A: a[carnivorous']1\n").ok


def test_a_refusal_may_be_of_a_go_that_was_passed_over() -> None:
    body = "  feeding bank 0\n  A: a[carnivorous]2\n  B: m\n"
    assert run(body + "  ! A a>m  EV-ATT-03\n").ok
    assert not run(body + "  ! B m*  EV-ATT-03\n").ok


# Answers that leave no choice


def test_a_forced_answer_within_a_move_may_be_left_out() -> None:
    assert run(ATTACK + "  > % 2\n  = A: a[carnivorous']2\n").ok
    assert run(ATTACK + "  > B m.running\n  > % 2\n  = A: a[carnivorous']2\n").ok


def test_dice_are_never_left_out() -> None:
    result = run(ATTACK + "  = A: a[carnivorous']2\n")
    assert not result.ok


def test_a_go_is_never_left_out_even_with_one_option() -> None:
    body = "  feeding bank 2\n  A: a\n  B: m\n"
    result = run(body + "  > B m*\n")
    assert result.message == "t.case:6:7: A is asked (a*): B cannot move"
    assert not run("  development\n  A: | hand swimming\n  B: m\n  = food-bank\n").ok


def test_an_answer_with_a_choice_is_not_left_out() -> None:
    body = "  feeding bank 0\n  A: a[carnivorous]\n  B: m[tail-loss]\n  > A a>m\n"
    assert not run(body + "  = B:\n").ok
    assert run(body + "  > B -\n  = B:\n").ok


def test_an_expectation_that_holds_before_the_answer_is_looked_at_first() -> None:
    body = "  feeding bank 2\n  A: a b a~b.cooperation\n  B: m\n  > A a*\n"
    assert run(body + "  = A: a1 b0\n  > A a.cooperation>b\n  = A: a1 b1\n").ok
    assert run(body + "  = A: a1 b1\n").ok


# A game that is wrong


@interpreted
def test_a_trait_that_does_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Running, "rolled", lambda self, g, attack, face: attack.fail(g, 0))
    assert not run(ATTACK + "  > % 2\n  = A: a[carnivorous']2\n").ok


@interpreted
def test_a_refusal_that_changes_the_position_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoil(self: Go, g: object, action: int, out: list[int]) -> None:
        g.banks[0] += 1  # type: ignore[attr-defined]
        out.append(601)

    monkeypatch.setattr(Go, "refuse", spoil)
    assert run(FEEDING + "  ! A m*\n").message == "t.case:6:7: the move was refused, but the position has changed"


@interpreted
def test_a_fault_of_the_game_fails_its_case_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Communication, g: object, receiver: object) -> None:
        raise IndexError("lost")

    monkeypatch.setattr(Communication, "share", fail)
    body = "  feeding bank 2\n  A: a b a~b.communication\n  B: m\n  > A a*\n  = A: a1 b1\n"
    assert run(body).message == "t.case:1:1: IndexError: lost"


def test_what_is_wrong_with_the_files_of_a_game_is_found() -> None:
    good = "case G1  good\n rules base@gift\n cites EV-DEV-01\n deal 2 1\n"
    bad = "case G1\n game evo\n cites EV-DEV-99\n deal 2 1\ncase G2  no rule\n deal 2 1\n"
    assert faults(read_cases(good, ""), "evolution", {"EV-DEV-01"}) == []
    assert faults(read_cases(good + bad, ""), "evolution", {"EV-DEV-01"}) == [
        "G1: 2 times",
        "G1: of evo",
        "G1: no title",
        "G2: cites nothing",
        "G1: no rule EV-DEV-99",
    ]


# Answers that leave no choice, before ?


def test_a_question_steps_over_the_pass_of_one_who_can_do_nothing_else() -> None:
    body = "  development\n  A: a | hand 1\n  B: m | hand running\n  > A -\n"
    assert run(body + "  ? B +running running:m -\n").ok
    alone = "  feeding bank 2\n  A: a[hibernation]1\n  B: m\n  C: x\n  > A -\n"
    assert run(alone + "  > B m*\n  ? C x*\n").ok


def test_a_question_steps_over_an_answer_within_a_move() -> None:
    """Mimicry has one animal to turn to; then that animal may run, and its owner is the same."""
    body = "  feeding bank 0\n  A: a[carnivorous]\n  B: m[mimicry] n[running tail-loss]\n  > A a>m\n"
    assert run(body + "  ? B m.mimicry>n\n").ok
    assert run(body + "  ? B n.running n.tail-loss>running n.tail-loss>tail-loss\n").ok


def test_a_question_does_not_step_over_a_choice() -> None:
    body = "  feeding bank 0\n  A: a[carnivorous]\n  B: m[mimicry] n[running tail-loss] o\n  > A a>m\n"
    assert "B is asked (m.mimicry>n m.mimicry>o)" in run(body + "  ? B n.running\n").message
