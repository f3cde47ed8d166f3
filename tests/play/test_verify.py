"""Checking records: true ones hold, and each way to forge one is found where it was done."""

from collections.abc import Callable
from dataclasses import replace

import pytest

import beagle
from beagle.play.fair import Deals
from beagle.play.record import GIVEN, Played, Record, read_record
from beagle.play.verify import BROKEN, CHANCES, COMMIT, DEAL, HELD, MOVES, RESULT, UNCHECKED, Finding, verify
from tests.play.fair_games import SECRET, fair_game

GAME = beagle.game("evolution")
TRUE = fair_game(seats=3)
CHANCE_MOVES = [place for place, played in enumerate(TRUE.moves) if played.actor == beagle.CHANCE]


def found(record: Record, commit: str = "") -> dict[str, Finding]:
    """By what was looked at; every record is written down and read first."""
    return {finding.what: finding for finding in verify(read_record(record.text()), commit)}


def outcomes(record: Record, commit: str = "") -> dict[str, str]:
    return {what: finding.outcome for what, finding in found(record, commit).items()}


ALL_HELD = {MOVES: HELD, COMMIT: HELD, DEAL: HELD, CHANCES: HELD, RESULT: HELD}


@pytest.mark.parametrize(
    ("name", "ruleset", "seats"),
    [
        ("evolution", "base@gift", 2),
        ("evolution", "cataclysm@1.4.1", 3),
        ("evolution", "base+fly@gift half-deck", 3),
        ("evolution", "base@gift first-b", 2),
        ("evolution", "cataclysm+added@1.4.1 add-ambush add-flight first-c", 3),
        ("evo", "second", 3),
        ("evo", "second first-c", 3),
        ("dinosaurs", "base strict-supply", 2),
        ("dinosaurs", "base first-b", 2),
    ],
)
def test_a_true_record_holds(name: str, ruleset: str, seats: int) -> None:
    record = fair_game(ruleset, seats, bytes([seats]) * 32, seed=3, name=name)
    assert any(played.text == "undo" for played in record.moves)
    thrown = any(played.actor == beagle.CHANCE for played in record.moves)
    assert thrown == (name != "dinosaurs")  # there all luck is in the deal
    true = ALL_HELD if thrown else {**ALL_HELD, CHANCES: UNCHECKED}
    assert outcomes(record) == true
    assert outcomes(record, record.commit.upper()) == true


def test_after_an_undo_the_same_die_falls() -> None:
    record = fair_game(undos=12, seed=8)
    assert outcomes(record) == ALL_HELD
    undone = next(place for place, played in enumerate(record.moves) if played.text == "undo")
    assert undone > 0


def test_a_server_that_throws_anew_after_an_undo_is_caught() -> None:
    """The planted bug: it counts the chances of the record, not those in force."""
    start = "evolution base@gift turn 9 feeding bank 0 / A: a[carnivorous] b / B: m[running fat] / deck -"
    deals, state = Deals(SECRET), GAME.read(start)
    record = Record(
        "evolution", "base@gift", GAME.version, GAME.write(state), given=True, commit=deals.commit, secret=SECRET.hex()
    )
    record.moves = [Played(0, "a>m"), Played(1, "m.running")]
    for played in record.moves:
        state.apply(GAME.read_move(state, played.text))
    dice = [GAME.write_move(state, deals.chance(state, k)) for k in range(9)]
    other = next(k for k in range(9) if dice[k] != dice[0])
    again = [Played(0, "undo"), *record.moves]
    record.moves += [Played(beagle.CHANCE, dice[0]), *again]
    assert outcomes(replace(record, moves=[*record.moves, Played(beagle.CHANCE, dice[0])]))[CHANCES] == HELD
    broken = found(replace(record, moves=[*record.moves, Played(beagle.CHANCE, dice[other])]))[CHANCES]
    assert (broken.outcome, broken.move) == (BROKEN, len(record.moves) + 1)


def forged_commit(record: Record) -> None:
    record.commit = "0" * 64


def forged_secret(record: Record) -> None:
    record.secret = "0" * 64


def forged_both(record: Record) -> None:
    record.secret, record.commit = "0" * 64, Deals(bytes(32)).commit


def forged_hand(record: Record) -> None:
    lines = record.start.splitlines()
    a, deck = lines[1].split("hand ")[1].split()[0], lines[4].split()[-1]
    lines[1] = lines[1].replace(a, deck, 1)
    lines[4] = lines[4].rsplit(" ", 1)[0] + " " + a
    record.start = "\n".join(lines)
    record.moves, record.result = [], []


def forged_die(record: Record) -> None:
    place = CHANCE_MOVES[0]
    record.moves[place] = Played(beagle.CHANCE, "%1" if record.moves[place].text != "%1" else "%2")
    record.moves, record.result = record.moves[: place + 1], []


def forged_move(record: Record) -> None:
    record.moves[3] = Played(record.moves[3].actor, "zz*")


def forged_result(record: Record) -> None:
    record.result[0] += 1


def forged_end(record: Record) -> None:
    record.ended = "resigned"


def cut_off(record: Record) -> None:
    del record.moves[-1]


@pytest.mark.parametrize(
    ("forge", "what", "reason"),
    [
        (forged_commit, COMMIT, "other-secret"),
        (forged_secret, COMMIT, "other-secret"),
        (forged_both, DEAL, "other-deal"),
        (forged_hand, DEAL, "other-deal"),
        (forged_die, CHANCES, "other-chance"),
        (forged_move, MOVES, "illegal"),
        (forged_result, RESULT, "other-result"),
        (forged_end, RESULT, "over"),
        (cut_off, RESULT, "cut"),
    ],
)
def test_a_forged_record_is_found_out(forge: Callable[[Record], None], what: str, reason: str) -> None:
    record = read_record(TRUE.text())
    record.start = TRUE.start
    forge(record)
    finding = found(record)[what]
    assert (finding.outcome, finding.reason) == (BROKEN, reason)


def test_what_is_wrong_names_its_line() -> None:
    record = read_record(TRUE.text())
    forged_die(record)
    die = found(record)[CHANCES]
    assert die.move == CHANCE_MOVES[0] + 1
    assert die.detail == f"{record.moves[-1].line()} ({TRUE.moves[CHANCE_MOVES[0]].line()})"
    record = read_record(TRUE.text())
    forged_move(record)
    moves = found(record)
    assert moves[MOVES].move == 4
    assert (moves[CHANCES].outcome, moves[RESULT].outcome) == (UNCHECKED, UNCHECKED)


def test_another_promise_than_the_one_that_was_shown_is_found_out() -> None:
    record = read_record(TRUE.text())
    assert found(record, "a" * 64)[COMMIT].reason == "other-commit"
    assert outcomes(replace(record, commit=""), TRUE.commit) == ALL_HELD
    assert found(replace(record, commit=""), "a" * 64)[COMMIT].reason == "other-secret"


def test_a_record_without_a_secret_is_checked_as_far_as_it_can_be() -> None:
    plain = beagle.play(GAME, "base@gift", ["random", "random"], seed=1)
    assert outcomes(plain) == {**dict.fromkeys([COMMIT, DEAL, CHANCES], UNCHECKED), MOVES: HELD, RESULT: HELD}
    running = replace(TRUE, secret="", result=[], moves=TRUE.moves[:9])
    assert {finding.reason for finding in found(running).values()} == {"", "no-secret", "going-on"}
    assert found(replace(TRUE, commit=""))[COMMIT].reason == "no-commit"


def test_a_game_from_a_given_position_has_no_deal_but_its_dice_are_checked() -> None:
    start = "evolution base@gift turn 2 food-bank to % / A: a[carnivorous] | hand 3 / B: m[running] n / deck 9"
    record = fair_game(start=start, seed=4)
    assert f'[Deal "{GIVEN}"]' in record.text()
    assert outcomes(record) == ALL_HELD | {DEAL: UNCHECKED}
    assert outcomes(replace(record, given=False))[DEAL] == BROKEN


def test_a_game_that_ended_early_is_checked_where_it_ended() -> None:
    moves = TRUE.moves[:20]
    state = beagle.replay(replace(TRUE, moves=moves, result=[]).text()).state
    early = replace(TRUE, moves=[*moves, Played(0, "resign")], result=GAME.scores(state), ended="resigned")
    assert outcomes(early)[RESULT] == HELD
    assert found(replace(early, result=[99, 0, 0]))[RESULT].reason == "other-result"
    assert found(replace(early, result=[]))[RESULT].reason == "no-result"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, 'no game is called "chess"'),
        ({"version": 99}, "rules up to"),
        ({"start": "evolution base@gift / A: a[flurb]"}, r"[Start]: line"),
    ],
)
def test_a_record_that_cannot_be_played_says_why(change: dict[str, object], said: str) -> None:
    (finding,) = found(replace(TRUE, **change)).values()  # type: ignore[arg-type]
    assert (finding.outcome, finding.reason) == (BROKEN, "start")
    assert said in finding.detail


def test_a_ruleset_that_is_not_that_of_the_first_position_is_found_out() -> None:
    assert found(replace(TRUE, ruleset="base@1.4.1"))[DEAL].reason == "other-deal"
    assert found(replace(TRUE, ruleset="base@none"))[DEAL].reason == "no-deal"


@pytest.mark.rule("EV-SET-02")
@pytest.mark.parametrize(("said", "outcome"), [("first-b", HELD), ("first-a", BROKEN), ("", BROKEN)])
def test_who_was_named_to_begin_belongs_to_the_deal(said: str, outcome: str) -> None:
    """A record that names another first player than the table did is found: the secret deals otherwise then."""
    record = fair_game("base@gift first-b", 2, bytes([2]) * 32, seed=3)  # by lot it would be A
    ruleset = f"base@gift {said}".strip()
    start = record.start.replace("base@gift first-b", ruleset)
    assert outcomes(replace(record, ruleset=ruleset, start=start))[DEAL] == outcome
