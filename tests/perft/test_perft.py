"""Counts of legal sequences from tricky positions, in the files beside this one.

    a title, which ends at the end of its line
    # a comment, also anywhere else
    evolution base@gift feeding bank 2       the position, in the lines of the notation
    A: a b
    B: m n
    1 2                                      a depth, and how many sequences of so many moves there are
    2 4

Blocks are parted by empty lines.  Every outcome of chance is a move, and a game that is over before a depth counts for
nothing there.  Where a comment says "by hand" it derives the numbers from the rules; the others were only counted, and
stand here so that a change of the rules is noticed.
"""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import beagle
from beagle.testing.perft import perft

FILES = sorted(Path(__file__).parent.glob("*.perft"))
MOST = 25_000  # sequences: so that each count takes a second at most


class Count(NamedTuple):
    """A position, and the numbers of sequences by depth."""

    title: str
    position: str
    sequences: dict[int, int]


def read_counts(text: str) -> list[Count]:
    out: list[Count] = []
    for block in re.split(r"\n\s*\n", re.sub(r"(?m)^#.*\n", "", text)):
        if not block.strip():
            continue
        title, *lines = block.strip().splitlines()
        numbers = [line.split() for line in lines if re.fullmatch(r"\d+ \d+", line)]
        position = "\n".join(line for line in lines if not re.fullmatch(r"\d+ \d+", line))
        out.append(Count(title, position, {int(depth): int(count) for depth, count in numbers}))
    return out


COUNTS = [pytest.param(c, id=f"{path.stem}: {c.title}") for path in FILES for c in read_counts(path.read_text("utf-8"))]


@pytest.mark.parametrize("count", COUNTS)
def test_so_many_sequences(count: Count) -> None:
    state = beagle.game(count.position.split()[0]).read(count.position)
    assert count.sequences
    assert max(count.sequences.values()) <= MOST
    assert {depth: perft(state, depth) for depth in count.sequences} == count.sequences


def test_every_table_is_counted() -> None:
    counted = {tuple(count.position.split()[:2]) for path in FILES for count in read_counts(path.read_text("utf-8"))}
    assert counted == {(game.name, info.name) for game in beagle.GAMES.values() for info in game.rulesets()}


def test_where_the_editions_differ_the_numbers_do() -> None:
    counts = {count.title: count for path in FILES for count in read_counts(path.read_text("utf-8"))}
    for title in ("two hunters and one mimic whose neighbour hides", "a second symbiosis", "a bank of two"):
        same = [count for name, count in counts.items() if name.startswith(f"{title}, ")]
        assert len({count.position.partition(" ")[2].partition(" ")[2] for count in same}) == 1
        assert len({tuple(count.sequences.items()) for count in same}) == len(same) == 2


def test_a_wrong_number_is_noticed() -> None:
    text = "one token\n# for the first\nevolution base@gift feeding bank 1\nA: a\nB: m\n1 1\n"
    count = read_counts(text)[0]
    assert count == Count("one token", "evolution base@gift feeding bank 1\nA: a\nB: m", {1: 1})
    test_so_many_sequences(count)
    with pytest.raises(AssertionError):
        test_so_many_sequences(count._replace(sequences={1: 2}))
