"""Hexes as numbers: packed and unpacked, written and read, near and far."""

import pytest

from beagle import NotationError
from beagle.kernel.hexes import (
    DIRECTIONS,
    EDGE,
    beyond,
    direction_to,
    distance,
    hex_at,
    hex_name,
    neighbours,
    opposite,
    q_of,
    r_of,
    read_hex,
)
from beagle.kernel.text import Scanner, Word

SOME = [(0, 0), (3, -5), (-7, 2), (EDGE, -EDGE), (-EDGE, EDGE), (120, -120)]


@pytest.mark.parametrize(("q", "r"), SOME)
def test_a_hex_is_unpacked_as_it_was_packed(q: int, r: int) -> None:
    assert (q_of(hex_at(q, r)), r_of(hex_at(q, r))) == (q, r)
    assert hex_name(hex_at(q, r)) == f"{q},{r}"


@pytest.mark.parametrize(("q", "r"), [(0, 0), (3, -5), (-7, 2), (120, -120)])
def test_what_is_written_is_read(q: int, r: int) -> None:
    assert read_hex(Scanner(Word(f"{q},{r}", 1, 1))) == hex_at(q, r)


@pytest.mark.parametrize("text", ["", "0", "0,", "00,0", "-0,0", "0,01", "121,0", "0,-121", "999,0", "1000,0", "0;0"])
def test_what_is_no_hex_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read_hex(Scanner(Word(text, 1, 1)))
    assert error.value.column == 1


def test_the_six_neighbours_are_one_step_away_in_their_directions() -> None:
    here = hex_at(-2, 5)
    around = neighbours(here)
    assert [(q_of(c) + 2, r_of(c) - 5) for c in around] == list(DIRECTIONS)
    for direction, there in enumerate(around):
        assert beyond(here, direction) == there
        assert direction_to(here, there) == direction
        assert beyond(there, opposite(direction)) == here
        assert distance(here, there) == 1
    assert direction_to(here, hex_at(0, 0)) == -1


def test_the_distance_is_the_shortest_way() -> None:
    """Counted by going from hex to hex."""
    here = hex_at(1, -1)
    ways, edge = {here: 0}, [here]
    while edge:
        at = edge.pop(0)
        for there in neighbours(at):
            if there not in ways and ways[at] < 4:
                ways[there] = ways[at] + 1
                edge.append(there)
    assert len(ways) == 61
    assert all(distance(here, there) == distance(there, here) == steps for there, steps in ways.items())
