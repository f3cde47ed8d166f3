"""The river is drawn from one set of points."""

import itertools
import re
from xml.etree import ElementTree

from beagle.review.moments import OPEN
from beagle.review.river import LETTER, Band, River, kept_points, letters_apart, line, river_of, svg, turns_of
from tests.review.conftest import reviewed


def test_the_bands_fill_the_picture(table: tuple[str, str, int]) -> None:
    done = reviewed(table)
    for seen in done.seen:
        river = river_of(seen)
        seats = {band.seat for band in river.bands}
        assert seats == set(range(done.story.seats))
        assert river.bands[-1].seat == (0 if seen.eyes == OPEN else seen.eyes)
        assert max(abs(y) for _, y in numbers(river.bands[0].path)) < 0.06
        assert numbers(river.edge) == numbers(river.bands[-1].path)


def numbers(path: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", path)]


def test_it_is_a_small_picture(table: tuple[str, str, int]) -> None:
    done = reviewed(table)
    drawn = svg(done)
    assert len(drawn) < 16_000
    texts = [text.text for text in ElementTree.fromstring(drawn).iter() if text.tag.endswith("text")]
    assert {"0", "50", "100", "A", "B"} <= set(texts)
    assert str(turns_of(done.story)[0][1]) in texts


def test_rivers_on_one_page_share_no_name(table: tuple[str, str, int]) -> None:
    """Or a notebook would draw the bands of the first in all others."""
    one, other = (set(re.findall(r"id='([^']+)'", svg(reviewed(table), eyes))) for eyes in (0, OPEN))
    assert one
    assert not one & other


def test_letters_never_lie_over_each_other() -> None:
    bands = [Band(seat, "", "", left, left, 0.0) for seat, left in enumerate((20.0, 22.0, 96.0, 98.0))]
    places = letters_apart(River(100, 100, bands, "", "", [], []), 0)
    assert all(two - one >= LETTER for one, two in itertools.pairwise(places))
    assert places[-1] <= 100 - LETTER / 2


def test_level_stretches_are_one_line() -> None:
    assert line([0, 1, 2, 3, 4], [5, 5, 5, 5, 9]) == "M0.0 5.0L3.0 5.0L4.0 9.0"
    assert line([0, 1, 2], [5, 6, 5]) == "M0.0 5.0L1.0 6.0L2.0 5.0"


def test_turns_are_in_order(table: tuple[str, str, int]) -> None:
    turns = turns_of(reviewed(table).story)
    assert turns == sorted(turns)
    assert len(turns) > 2
    assert turns_of(reviewed(table).story, turns[1][0]) == turns[:1]


def test_a_long_game_has_a_point_for_every_three_pixels() -> None:
    assert kept_points(10, 640) == list(range(10))
    many = kept_points(2000, 600)
    assert (many[0], many[-1], len(many)) == (0, 1999, 200)
