"""The parts of actions by name: each is where it was put, for every number a part can hold."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beagle.games.dinosaurs import actions as dinosaurs
from beagle.games.dinosaurs import ids as dinosaur_ids
from beagle.games.evo import actions as evo
from beagle.games.evo import ids as evo_ids
from beagle.games.evolution import actions as evolution
from beagle.games.evolution import ids as evolution_ids
from beagle.kernel.action import kind_of

Part = Callable[[int], int]
Made = tuple[Callable[..., int], int, list[Part]]

MADE: list[Made] = [
    (evolution.put, evolution_ids.ANIMAL, [evolution.played_card, evolution.put_place]),
    (evolution.restore, evolution_ids.RESTORE, [evolution.played_card, evolution.restored_animal]),
    (evolution.play, evolution_ids.TRAIT, [evolution.played_card, evolution.played_trait, evolution.played_on]),
    (
        evolution.play_pair,
        evolution_ids.PAIR,
        [evolution.played_card, evolution.played_trait, evolution.played_on, evolution.played_partner],
    ),
    (evolution.take, evolution_ids.TAKE, [evolution.acting_animal]),
    (evolution.use, evolution_ids.USE, [evolution.acting_animal, evolution.used_trait]),
    (
        evolution.use_on,
        evolution_ids.USE,
        [evolution.acting_animal, evolution.used_trait, evolution.target_animal],
    ),
    (
        evolution.attack,
        evolution_ids.USE,
        [evolution.acting_animal, evolution.used_trait, evolution.target_animal, evolution.attack_ignores],
    ),
    (
        evolution.use_to_ignore,
        evolution_ids.USE,
        [evolution.acting_animal, evolution.used_trait, evolution.target_ignored],
    ),
    (
        evolution.use_place,
        evolution_ids.USE,
        [evolution.acting_animal, evolution.used_trait, evolution.target_place],
    ),
    (
        evolution.use_count,
        evolution_ids.USE,
        [evolution.acting_animal, evolution.used_trait, evolution.target_count],
    ),
    (
        evolution.use_card,
        evolution_ids.USE,
        [evolution.acting_animal, evolution.used_trait, evolution.target_kind, evolution.target_which],
    ),
    (
        evolution.exchange,
        evolution_ids.USE,
        [
            evolution.acting_animal,
            evolution.used_trait,
            evolution.exchange_partner,
            evolution.exchange_given,
            evolution.exchange_taken,
        ],
    ),
    (evo.draw, evo_ids.DRAW, [evo.drawn_gene]),
    (evo.face, evo_ids.FACE, [evo.shown_face]),
    (evo.bid, evo_ids.BID, [evo.bid_column, evo.bid_field]),
    (evo.place, evo_ids.PLACE, [evo.track_place]),
    (evo.exchange, evo_ids.EXCHANGE, [evo.start_cell, evo.end_cell]),
    (evo.flee, evo_ids.FLEE, [evo.only_cell]),
    (evo.birth, evo_ids.BIRTH, [evo.only_cell]),
    (evo.lose, evo_ids.LOSE, [evo.only_cell]),
    (dinosaurs.take, dinosaur_ids.TAKE, [dinosaurs.take_column, dinosaurs.take_row]),
    (dinosaurs.breed, dinosaur_ids.BREED, [dinosaurs.figure_cell, dinosaurs.breed_cell]),
    (dinosaurs.walk, dinosaur_ids.WALK, [dinosaurs.figure_cell, dinosaurs.walk_path]),
    (dinosaurs.starve, dinosaur_ids.STARVE, [dinosaurs.figure_cell]),
]

BYTE = st.integers(0, 255)
WIDE: dict[Part, int] = {evolution.attack_ignores: 2, evolution.target_ignored: 2, dinosaurs.walk_path: 3}


@pytest.mark.parametrize("made", MADE, ids=[f"{make.__module__.split('.')[2]}.{make.__name__}" for make, _, _ in MADE])
@given(st.data())
def test_an_action_holds_each_of_its_parts(made: Made, data: st.DataObject) -> None:
    make, kind, parts = made
    values = [data.draw(st.integers(0, 256 ** WIDE.get(part, 1) - 1)) for part in parts]
    action = make(*values)
    assert kind_of(action) == kind
    assert [part(action) for part in parts] == values


@given(BYTE, BYTE, BYTE, BYTE, BYTE)
def test_the_hooks_of_a_trait_get_the_target_in_two_numbers(animal: int, trait: int, a: int, b: int, c: int) -> None:
    attack = evolution.attack(animal, trait, a, evolution.ignore(b, c))
    assert (evolution.use_target(attack), evolution.use_more(attack)) == (a, b | c << 8)
    assert (evolution.ignored_kind(b | c << 8), evolution.ignored_partner(b | c << 8)) == (b, c)
    assert evolution.uses(attack, trait)
    assert not evolution.uses(attack, trait ^ 1)
    assert not evolution.uses(evolution.play(animal, trait, a), trait)


@given(BYTE, BYTE, BYTE, st.booleans())
def test_dropping_one_of_two_equals_is_no_exchange(animal: int, trait: int, kind: int, coming: bool) -> None:
    drop = evolution.drop_double(animal, trait, kind, coming)
    assert evolution.drops_double(drop)
    assert (evolution.double_kind(drop), evolution.drops_coming(drop)) == (kind, coming)
    assert not evolution.drops_double(evolution.exchange(animal, trait, kind, coming, evolution_ids.NO_SUCH_CARD))


@given(BYTE, st.integers(0, 100))
def test_a_played_event_card_may_have_no_target(card: int, target: int) -> None:
    assert (evo.play_card(evo.play(card)), evo.play_target(evo.play(card))) == (card, -1)
    assert (evo.play_card(evo.play_on(card, target)), evo.play_target(evo.play_on(card, target))) == (card, target)


@given(st.sampled_from([evo_ids.WALK, evo_ids.ATTACK, evo_ids.SWIM, evo_ids.FLY]), BYTE, BYTE)
def test_a_move_of_any_kind_has_two_cells(kind: int, start: int, end: int) -> None:
    action = evo.move(kind, start, end)
    assert (kind_of(action), evo.start_cell(action), evo.end_cell(action)) == (kind, start, end)


@given(st.integers(0, 0xFFFF), st.integers(0, 5))
def test_a_tile_is_laid_on_two_hexes(first: int, direction: int) -> None:
    action = dinosaurs.place(first, direction)
    assert kind_of(action) == dinosaur_ids.PLACE
    assert (dinosaurs.first_hex(action), dinosaurs.tile_direction(action)) == (first, direction)
