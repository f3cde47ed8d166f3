"""Which moves count: one rule for records, replays, live tables and pages."""

import random
from collections.abc import Callable

import pytest

from beagle.kernel.state import CHANCE
from beagle.play.match import in_force
from beagle.play.record import Played
from beagle.play.undoing import NothingToUndo, last_move_of, moves_undone

Undone = Callable[[list[Played]], dict[int, list[int]]]


def acts(text: str) -> list[Played]:
    """`A B % a` is a move of A, one of B, dice and an undo of A; `+` hands B to a bot."""
    seats = {"%": CHANCE, "+": 1}
    words = {"%": "4", "+": "bot"}
    return [
        Played(seats.get(one, ord(one.upper()) - ord("A")), words.get(one, "undo" if one.islower() else "-"))
        for one in text.split()
    ]


@pytest.mark.parametrize(
    ("text", "undone"),
    [
        ("A B", {}),
        ("A a", {2: [1]}),
        ("A B % a", {4: [1, 2, 3]}),
        ("A B % b", {4: [2, 3]}),
        ("A B A B a A b", {5: [3, 4], 7: [2, 6]}),
        ("A A a a", {3: [2], 4: [1]}),
        ("A + B + a", {5: [1, 3]}),
    ],
)
def test_an_undo_takes_back_the_seats_last_move_and_all_after_it(text: str, undone: dict[int, list[int]]) -> None:
    assert moves_undone(acts(text)) == undone


@pytest.mark.parametrize(("text", "number"), [("a", 1), ("B a", 2), ("A a a", 3), ("A B a b", 4)])
def test_an_undo_needs_a_move_that_counts(text: str, number: int) -> None:
    with pytest.raises(NothingToUndo) as error:
        moves_undone(acts(text))
    assert error.value.number == number


def random_acts(rng: random.Random) -> list[Played]:
    """Moves and undos as a table allows them."""
    out: list[Played] = []
    line: list[Played] = []
    for _ in range(30):
        seat = rng.choice([0, 1, 2, CHANCE])
        if seat != CHANCE and rng.random() < 0.3 and last_move_of(line, seat) >= 0:
            out.append(Played(seat, "undo"))
            line = [played for _, played in in_force(out) if played.is_move()]
        else:
            out.append(Played(seat, rng.choice(["-", "-", "bot"]) if seat != CHANCE else "4"))
            line += [out[-1]] if out[-1].is_move() else []
    return out


def broken_law(undone: Undone, seeds: int) -> str:
    """Every move is taken back at most once, by a later undo; the first one is its seat's; none between them counts."""
    for seed in range(seeds):
        played = random_acts(random.Random(seed))
        gone: set[int] = set()
        for number, numbers in undone(played).items():
            between = [n for n in range(numbers[0], number) if played[n - 1].is_move()]
            if played[numbers[0] - 1].actor != played[number - 1].actor:
                return f"seed {seed}: {number} goes back to another seat's move"
            if gone & set(numbers):
                return f"seed {seed}: {number} takes back a move twice"
            gone |= set(numbers)
            if set(between) - gone:
                return f"seed {seed}: moves before {number} still count"
            if any(played[n - 1].actor == played[number - 1].actor for n in numbers[1:]):
                return f"seed {seed}: {number} goes back too far"
    return ""


def test_the_law_of_undos() -> None:
    assert broken_law(moves_undone, 100) == ""


def test_an_undo_that_leaves_the_dice_is_caught() -> None:
    def planted(played: list[Played]) -> dict[int, list[int]]:
        right = moves_undone(played)
        return {n: [one for one in gone if played[one - 1].actor != CHANCE] for n, gone in right.items()}

    assert "still count" in broken_law(planted, 100)
