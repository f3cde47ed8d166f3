"""The river is drawn from one set of points."""

import re
from xml.etree import ElementTree

from beagle.review.moments import OPEN
from beagle.review.river import kept_points, river_of, svg
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
    drawn = svg(reviewed(table))
    ElementTree.fromstring(drawn)
    assert len(drawn) < 20_000


def test_a_long_game_has_a_point_for_every_three_pixels() -> None:
    assert kept_points(10, 640) == list(range(10))
    many = kept_points(2000, 600)
    assert (many[0], many[-1], len(many)) == (0, 1999, 200)
