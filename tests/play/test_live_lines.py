"""Records of live tables: moves taken back, seats given up and taken over, games that end early or break off."""

from typing import Any

import pytest

import beagle
from beagle.bots.random import RandomBot
from beagle.play.match import MoveLine, Replay, ReplayError, resume
from beagle.play.record import Played, Record, read_record

GAME = beagle.game("evolution")
START = "evolution base@gift turn 9 feeding bank 2 / A: a[carnivorous] b / B: m[running fat] n / deck -"


def record(*moves: str, **more: Any) -> Record:
    version = f'[Version "{GAME.version}"]'
    text = "\n".join(['[Game "evolution"]', '[Rules "base@gift"]', version, f'[Start "{START}"]', "", *moves])
    made = read_record(text)
    for name, value in more.items():
        setattr(made, name, value)
    return made


def position(*moves: str) -> str:
    return GAME.write(Replay(record(*moves)).state)


def test_an_undo_takes_the_line_back_to_before_the_seats_last_move() -> None:
    attack = ["A a>m", "B m.running", "% 4"]
    assert position("A b*", *attack[:0]) != position()
    assert position(*attack, "A undo") == position()
    assert position(*attack, "B undo") == position("A a>m")
    assert position(*attack, "B undo", "A undo") == position()
    assert position(*attack, "A undo", "A b*") == position("A b*")


def test_an_undo_leaves_what_was_before_it() -> None:
    assert position("A b*", "B n*", "A a>m", "B m.running", "% 5", "A undo") == position("A b*", "B n*")
    assert position("A b*", "B n*", "A a>m", "A undo", "A undo") == position()


def test_the_line_holds_what_is_in_force_and_the_record_everything() -> None:
    played = Replay(record("A a>m", "B m.running", "% 4", "A undo", "A b*"))
    assert [move.line() for move in played.line] == ["A b*"]
    assert len(played.record.moves) == 5


@pytest.mark.parametrize("word", ["resign", "bot", "return"])
def test_who_plays_a_seat_is_nothing_to_the_game(word: str) -> None:
    plain = ["A a>m", "B m.running", "% 4", "B m*"]
    for place in range(len(plain) + 1):
        assert position(*plain[:place], f"B {word}", *plain[place:]) == position(*plain)


def test_nothing_happens_at_a_word_and_nothing_is_told_twice() -> None:
    told = [len(state.events) for state, _ in Replay(record("A b*", "B bot", "B n*", "B undo", "B n*")).steps()]
    assert [count > 0 for count in told] == [True, False, True, False, True]


@pytest.mark.parametrize("moves", [["A undo"], ["A b*", "B undo"], ["A b*", "A undo", "A undo"], ["A b*", "C undo"]])
def test_nothing_can_be_taken_back_twice_or_from_nobody(moves: list[str]) -> None:
    with pytest.raises(ReplayError, match=rf"move {len(moves)}: . undo: there is nothing to undo"):
        Replay(record(*moves))


def test_an_undo_reaches_back_over_the_end_of_the_game() -> None:
    """Against bots it may: so a game that is over is not over any more."""
    moves = ["A a>m", "B m.running", "% 1", "B n*", "A b*"]
    before = Replay(record(*moves[:-1]))
    assert Replay(record(*moves)).over
    assert not before.over
    assert position(*moves, "A undo") == GAME.write(before.state)


def test_a_whole_game_with_every_move_taken_back_once_ends_the_same() -> None:
    plain = beagle.play(GAME, "base@gift", [RandomBot(), RandomBot(), RandomBot()], seed=5)
    doubled = Record(plain.game, plain.ruleset, plain.version, plain.start, plain.players, [], plain.result)
    for played in plain.moves:
        doubled.moves.append(played)
        if played.actor >= 0:
            doubled.moves += [Played(played.actor, "undo"), played]
    again = beagle.replay(doubled.text())
    assert again.line == plain.moves
    assert GAME.scores(again.state) == plain.result


def test_an_undo_that_forgets_the_dice_is_caught() -> None:
    """The planted bug: one takes back just the last move, not all that came after the seat's own."""

    class Forgetful(MoveLine):
        def undo(self, played: Played) -> None:
            assert self.before is not None
            self.state = self.before.pop()
            self.moves.pop()

    moves = record("A a>m", "B m.running", "% 4", "A undo").moves
    right, wrong = (kind(GAME, GAME.read(START), True) for kind in (MoveLine, Forgetful))
    for played in moves:
        right.go(played)
        wrong.go(played)
    assert GAME.write(right.state) == position()
    assert GAME.write(wrong.state) != position()


def test_a_game_that_ended_early_has_the_points_of_the_table_as_it_stood() -> None:
    scores = GAME.scores(Replay(record("A b*")).state)
    ended = beagle.replay(record("A b*", "B resign", ended="resigned", result=scores).text())
    assert (ended.over, ended.cut, ended.record.ended) == (False, False, "resigned")
    assert not Replay(record("A b*", ended="abandoned")).over
    with pytest.raises(ReplayError, match=r"the record says \[9, 9\], but the game gives"):
        Replay(record("A b*", ended="resigned", result=[9, 9]))


def test_a_game_that_was_played_to_its_end_did_not_end_early() -> None:
    with pytest.raises(ReplayError, match="the record says it was resigned, but the game is over"):
        Replay(record("A a>m", "B m.running", "% 1", "B n*", "A b*", ended="resigned"))


def test_a_record_that_breaks_off_is_replayed_as_far_as_it_goes() -> None:
    whole = beagle.play(GAME, "base@gift", [RandomBot(), RandomBot()], seed=9)
    lines = whole.text().splitlines()
    for moves in (0, 1, len(whole.moves) // 2, len(whole.moves) - 1):
        part = beagle.replay("\n".join(lines[: len(lines) - len(whole.moves) + moves]))
        assert (part.over, part.cut, len(part.line)) == (False, True, moves)
    assert not beagle.replay(whole.text()).cut


def test_a_game_is_resumed_from_what_is_in_force() -> None:
    heard: list[int] = []

    class Listening(RandomBot):
        def saw(self, events: list[Any]) -> None:
            heard.append(len(events))
            super().saw(events)

    past = Replay(
        record("A a>m", "B m.running", "% 4", "A undo", "A b*", "B resign", ended="resigned", secret="0" * 64)
    )
    session = resume(past, [Listening(), RandomBot()], seed=1)
    assert len(heard) == 1  # only the move that was not taken back
    session.run()
    again = beagle.replay(session.record.text())
    assert again.over
    assert (again.record.ended, again.record.secret) == ("", "")
