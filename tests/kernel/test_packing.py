"""Actions and cards are single numbers; the generator stays outside states."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beagle import Rng
from beagle.kernel.action import FIFTH, FIRST, FOURTH, ROLL, SECOND, THIRD, act, kind_of, operand, roll, rolled_face
from beagle.kernel.cards import PUBLIC, SPECTATOR, UNKNOWN, bit, card, known_to, knows, seen, shown, type_of
from beagle.kernel.event import NO_CARD, Event
from beagle.kernel.ruleset import RulesetError, split_name
from beagle.kernel.text import piece_name, piece_number, seat_name, seat_number

BYTE = st.integers(0, 255)
SEATS = st.integers(0, 8)


@given(BYTE, st.lists(BYTE, min_size=5, max_size=5))
def test_an_action_holds_its_kind_and_five_parts(kind: int, parts: list[int]) -> None:
    action = act(kind, *parts)
    assert kind_of(action) == kind
    assert [operand(action, place) for place in (FIRST, SECOND, THIRD, FOURTH, FIFTH)] == parts


@given(BYTE)
def test_a_roll_holds_its_face(face: int) -> None:
    assert (kind_of(roll(face)), rolled_face(roll(face))) == (ROLL, face)


@given(st.integers(0, 253), st.integers(0, PUBLIC), SEATS)
def test_a_card_is_seen_by_those_who_know_it(type: int, known: int, seat: int) -> None:
    c = card(type, known)
    assert (type_of(c), known_to(c)) == (type, known)
    assert knows(c, seat) == bool(known & bit(seat))
    assert type_of(seen(c, seat)) == (type if knows(c, seat) else UNKNOWN)
    assert known_to(seen(c, seat)) == known
    assert knows(shown(c, bit(seat)), seat)


def test_a_spectator_knows_what_is_public_and_no_hand() -> None:
    assert knows(card(3, PUBLIC), SPECTATOR)
    assert not knows(card(3, bit(0) | bit(1) | bit(7)), SPECTATOR)


def test_an_event_without_a_card_is_the_same_for_all() -> None:
    event = Event(7, 1, 2)
    assert event.card == NO_CARD
    assert event.seen_by(SPECTATOR) == event


def test_an_event_shows_its_card_to_those_who_know_it() -> None:
    event = Event(7, 1, card=card(5, bit(1)))
    assert event.seen_by(1) == event
    assert type_of(event.seen_by(0).card) == UNKNOWN
    assert event.seen_by(0) != event
    assert hash(event.seen_by(1)) == hash(event)


@given(st.integers(0, 5000))
def test_pieces_have_names_without_end(number: int) -> None:
    assert piece_number(piece_name(number)) == number


def test_the_names_of_pieces_and_seats() -> None:
    assert [piece_name(n) for n in (0, 25, 26, 51, 52, 701, 702)] == ["a", "z", "aa", "az", "ba", "zz", "aaa"]
    assert [seat_name(n) for n in (0, 3, -2)] == ["A", "D", "%"]
    assert seat_number("D") == 3


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert [Rng(5).bits() for _ in range(3)] == [Rng(5).bits() for _ in range(3)]
    one, other = Rng(5), Rng(6)
    assert [one.bits() for _ in range(9)] != [other.bits() for _ in range(9)]


@pytest.mark.parametrize("place", [0, 31, 32, 63, 64, 95, 96, 127, 200, 500])
def test_every_bit_of_a_seed_counts(place: int) -> None:
    assert Rng(1 << place).bits() != Rng(0).bits()


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="can't be negative"):
        Rng(-1)


@given(st.integers(0, 2**96), st.integers(1, 1000))
def test_a_number_below_another_is_below_it(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(10))


def test_a_die_has_no_favourite_face() -> None:
    rng = Rng(2)
    faces = Counter(rng.below(6) for _ in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in faces.values()) < 20.5  # chi square, 5 degrees, 0.1 %


def test_a_shuffle_has_no_favourite_order() -> None:
    rng = Rng(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.8  # chi square, 23 degrees, 0.1 %


def test_a_ruleset_name_is_modules_edition_and_options() -> None:
    name = split_name("base+fly@gift  half-deck  draft half-deck")
    assert tuple(name) == (("base", "fly"), "gift", ("draft", "half-deck"))
    assert name.table == "base+fly@gift"
    assert name.canonical == "base+fly@gift draft half-deck"
    assert split_name("second").canonical == "second"


def test_a_ruleset_without_a_name_is_refused() -> None:
    with pytest.raises(RulesetError, match="has a name"):
        split_name("  ")


def test_a_bit_of_any_trait_is_a_bit_of_its_own() -> None:
    assert [bit(n) for n in range(60)] == [1 << n for n in range(60)]
