"""Records of older rules: followed to their end by the rules of today, or to where the two part."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.bots.random import RandomBot
from beagle.i18n import Words, languages
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.checksum import check_of
from beagle.kernel.game import IllegalMove
from beagle.kernel.message import Message, Refusal
from beagle.kernel.text import NotationError
from beagle.play.match import Replay, ReplayError, resume
from beagle.play.older import ASKED, POSITION, REFUSED, RESULT, START, changed
from beagle.play.record import Record, read_record
from beagle.play.verify import BROKEN, HELD, OLDER, outcome_of, verify
from tests.play.older.keep import read_sums, sums

HERE = Path(__file__).parent
GAME = beagle.game("evolution")
BEFORE, WITH_POSITIONS = "rules-2", "rules-2-positions"

# Records made before positions were kept: what the rules of today find, and after how many moves.
PARTED = {
    "refused": (REFUSED, 1),
    "refused-italian": (ASKED, 1),
    "another-seat": (ASKED, 3),
    "result": (RESULT, 1),
}
FOLLOWED = ("same", "same-running")
# Nothing in these says where they stood: only the records that keep positions can tell.
UNTOLD = ("position", "position-running", "another-question")
TOLD = {"position": 1, "position-running": 1, "another-question": 2}


def recorded(name: str, folder: str = BEFORE) -> Record:
    return read_record((HERE / folder / f"{name}.record").read_text("utf-8"))


def position(name: str, folder: str = BEFORE) -> str:
    """Where it stood under its own rules."""
    return (HERE / folder / f"{name}.position").read_text("utf-8").rstrip("\n")


@pytest.mark.parametrize("folder", sorted(path.parent.name for path in HERE.glob("*/SHA256SUMS")))
def test_no_game_of_an_older_version_was_edited(folder: str) -> None:
    assert sums(HERE / folder) == read_sums(HERE / folder)


@pytest.mark.parametrize("name", PARTED)
def test_replay_stops_where_the_rules_part_and_names_both_versions(name: str) -> None:
    played = Replay(recorded(name))
    stop = played.stop
    assert stop is not None
    assert (stop.kind, stop.agreed) == PARTED[name]
    assert (stop.was, stop.now) == (2, GAME.version)
    assert len(list(played.steps())) == stop.agreed
    assert len(played.rest()) == len(played.record.moves) - stop.agreed
    assert set(stop.rules) <= set(changed(GAME, 2, GAME.version))


def test_the_rule_that_refuses_the_move_is_named() -> None:
    stop = Replay(recorded("refused")).stop
    assert stop is not None
    assert (stop.rules, stop.text) == (("EV-TR-16",), "B m.piracy>a")


def test_another_seat_is_named() -> None:
    stop = Replay(recorded("another-seat")).stop
    assert stop is not None
    assert (stop.text, stop.detail) == ("A a.grazing", "B")
    assert "EV-FEED-06" in stop.rules


def test_another_result_is_named() -> None:
    played = Replay(recorded("result"))
    assert played.stop is not None
    assert played.record.result != GAME.scores(played.state)
    assert played.stop.detail == " ".join(map(str, GAME.scores(played.state)))
    assert played.over


@pytest.mark.parametrize("folder", [BEFORE, WITH_POSITIONS])
@pytest.mark.parametrize("name", FOLLOWED)
def test_a_game_that_is_the_same_under_both_is_followed_to_its_end(folder: str, name: str) -> None:
    played = Replay(recorded(name, folder))
    assert played.stop is None
    assert played.older is not None
    assert GAME.check_sum(played.state) == check_of(position(name, folder))


@pytest.mark.parametrize("name", UNTOLD)
def test_positions_are_compared_and_not_only_moves(name: str) -> None:
    """All moves fit, and the points are the same; the position is another."""
    blind = Replay(recorded(name))
    assert blind.stop is None
    assert GAME.check_sum(blind.state) != check_of(position(name))
    seeing = Replay(recorded(name, WITH_POSITIONS)).stop
    assert seeing is not None
    assert (seeing.kind, seeing.agreed) == (POSITION, TOLD[name])


@pytest.mark.parametrize("name", [*PARTED, *UNTOLD])
def test_verify_says_older_rules(name: str) -> None:
    record = recorded(name, WITH_POSITIONS if name in UNTOLD else BEFORE)
    findings = verify(record)
    assert outcome_of(findings) == OLDER
    assert not any(finding.outcome == BROKEN for finding in findings)
    (found,) = [finding for finding in findings if finding.outcome == OLDER]
    assert found.stop is not None
    assert found.stop == Replay(record).stop


@pytest.mark.parametrize("name", FOLLOWED)
def test_verify_says_true_where_both_rules_agree(name: str) -> None:
    assert outcome_of(verify(recorded(name))) == HELD


def test_what_no_rule_can_change_stays_false() -> None:
    record = recorded("same")
    record.commit, record.secret = "0" * 64, "1" * 64
    assert outcome_of(verify(record)) == BROKEN


@pytest.mark.parametrize("name", PARTED)
def test_the_same_record_of_the_rules_of_today_is_false(name: str) -> None:
    record = recorded(name)
    record.version = GAME.version
    assert outcome_of(verify(record)) == BROKEN
    with pytest.raises(ReplayError):
        Replay(record)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [*PARTED, "position"])
def test_it_is_said_in_every_language(language: str, name: str) -> None:
    stop = Replay(recorded(name, WITH_POSITIONS if name == "position" else BEFORE)).stop
    assert stop is not None
    said = Words(language).say(stop.message())
    assert "2" in said
    assert str(GAME.version) in said
    assert stop.rules[0] in said
    assert stop.text in said


def test_a_game_that_stopped_is_played_on_from_there_under_the_rules_of_today() -> None:
    past = Replay(recorded("another-seat"))
    session = resume(past, [RandomBot(), RandomBot()], seed=1)
    session.run()
    again = beagle.replay(session.record.text())
    assert (again.record.version, again.older, again.over) == (GAME.version, None, True)
    assert again.record.moves[:3] == recorded("another-seat").moves[:3]


# A newer version of the rules, planted: whatever the rules of today are, they can part in every way.


PILED = ("", "B: m n[running]", "B: m n[running] | discard swimming")  # neither a move nor a point depends on it


class Newer:
    """Evolution under rules that refuse a move, or read a first position otherwise."""

    def __init__(self, refused: str = "", old: str = "", new: str = "") -> None:
        self.version = GAME.version + 1
        self.changes = {self.version: ("EV-TR-99",)}
        self.refused, self.old, self.new = refused, old, new

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def read(self, text: str) -> Any:
        if self.old == "unreadable":
            raise NotationError("something else", text[:3])
        return GAME.read(text.replace(self.old, self.new) if self.old else text)

    def read_move(self, state: Any, text: str) -> int:
        if text == self.refused:
            raise IllegalMove(text, Refusal(("EV-TR-99",), Message("rule", {})))
        return GAME.read_move(state, text)


START_TODAY = "evolution base@gift turn 9 feeding bank 3 / A: a b / B: m n[running] / deck -"
MOVES = ("A a*", "B m*", "A b*")


def of_today() -> Record:
    """A whole game of today, with its positions."""
    game = GAME
    text = "\n".join(
        ['[Game "evolution"]', '[Rules "base@gift"]', f'[Version "{game.version}"]', f'[Start "{START_TODAY}"]', *MOVES]
    )
    record = read_record(text)
    played = Replay(record)
    record.result = game.scores(played.state)
    for number, (state, _) in enumerate(played.steps(), 1):
        record.checks[number] = game.check_sum(state)
    return record


@pytest.mark.parametrize(
    ("newer", "kind", "agreed"),
    [
        (Newer(refused="m*"), REFUSED, 1),
        (Newer(old="A: a b / B: m n[running]", new="A: a b / B: m1 n[running]1"), ASKED, 1),
        (Newer(old="bank 3", new="bank 4"), POSITION, 0),
        (Newer(*PILED), POSITION, 0),
        (Newer(old="turn 9", new="turn 9"), "", 3),
    ],
    ids=["refused", "asked", "position", "unseen", "same"],
)
def test_the_next_rules_are_held_to_the_games_of_today(
    monkeypatch: pytest.MonkeyPatch, newer: Any, kind: str, agreed: int
) -> None:
    record = of_today()
    if kind == ASKED:
        record.checks = {}
    monkeypatch.setitem(beagle.GAMES, "evolution", newer)
    played = Replay(record)
    if not kind:
        assert played.stop is None
        assert outcome_of(verify(record)) == HELD
        return
    assert played.stop is not None
    assert (played.stop.kind, played.stop.agreed) == (kind, agreed)
    assert (played.stop.was, played.stop.now, played.stop.rules) == (GAME.version, newer.version, ("EV-TR-99",))
    assert outcome_of(verify(record)) == OLDER


def test_a_replay_that_compares_only_moves_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted bug: without the sums of positions nothing is noticed, and the points are the same."""
    record = of_today()
    record.checks = {}
    monkeypatch.setitem(beagle.GAMES, "evolution", Newer(*PILED))
    assert Replay(record).stop is None
    assert outcome_of(verify(record)) == HELD


def test_a_first_position_that_can_no_longer_be_read_is_older_too(monkeypatch: pytest.MonkeyPatch) -> None:
    record = of_today()
    monkeypatch.setitem(beagle.GAMES, "evolution", Newer(old="unreadable"))
    with pytest.raises(ReplayError, match=f"of rules {GAME.version} and not readable under {GAME.version + 1}"):
        Replay(record)
    (found,) = verify(record)
    assert (found.outcome, found.reason) == (OLDER, START)


def test_a_record_of_today_that_leads_to_another_position_is_false() -> None:
    record = of_today()
    record.checks[2] = "00000000"
    with pytest.raises(ReplayError, match="move 2: the position after it differs from the record"):
        Replay(record)
    assert [finding.reason for finding in verify(record) if finding.outcome == BROKEN] == ["other-position"]


@pytest.mark.parametrize("game", beagle.GAMES.values(), ids=lambda game: game.name)
def test_every_version_says_which_rules_it_changed(game: Any) -> None:
    assert set(game.changes) == set(range(2, game.version + 1))
    assert all(game.changes.values())


@pytest.mark.parametrize("game", beagle.GAMES.values(), ids=lambda game: game.name)
def test_a_covered_move_is_what_a_spectator_sees(game: Any) -> None:
    """Or less: no move of older rules tells more than it told when it was made."""
    for info in game.rulesets()[:4]:
        played = Replay(beagle.play(game, info.name, [RandomBot()] * info.seats[0], seed=7))
        line = played.begin()
        for move in played.record.moves:
            seen = game.write_move(line.state, line.read(move), SPECTATOR)
            assert game.cover(move.text) == seen
            line.go(move)


@pytest.mark.parametrize(
    ("text", "covered"),
    [("+swimming", "+?"), ("+grazing/fat@laurasia", "+?@laurasia"), ("+running:a", "+?:a"), ("a*", "a*"), ("%4", "%4")],
)
def test_a_move_of_older_rules_hides_a_card_that_was_put_down(text: str, covered: str) -> None:
    assert GAME.cover(text) == covered
