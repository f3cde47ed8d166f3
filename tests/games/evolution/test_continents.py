"""Continents and its mixes, as far as a case cannot say it: tables, cards, half decks, secrets, and what cannot be."""

from collections import Counter
from typing import Any

import pytest

import beagle
from beagle import SPECTATOR, NotationError
from beagle.games.evolution import ids, tell
from beagle.games.evolution.cards import ADDED, CONTINENTS
from beagle.games.evolution.game import EVOLUTION
from beagle.games.evolution.ids import TRAIT_NAMES
from beagle.games.evolution.rulesets import rules
from beagle.games.evolution.state import State
from beagle.kernel.cards import known_to, type_of

SEATS = {
    "base+continents@gift": (2, 4),
    "base+continents+gift@gift": (2, 4),
    "base+fly+continents@gift": (2, 8),
    "base+fly+continents+gift@gift": (2, 8),
}
CARDS = {
    "base+continents@gift": 126,
    "base+continents+gift@gift": 144,
    "base+fly+continents@gift": 168,
    "base+fly+continents+gift@gift": 186,
}
BANKS = {
    2: [(1, 0), (1, 2), (0, 3)],
    3: [(1, 0), (2, 0), (0, 4)],
    4: [(1, 2), (2, 0), (0, 5)],
    5: [(1, 3), (2, 2), (0, 6)],
    6: [(1, 5), (2, 3), (0, 7)],
    7: [(2, 2), (3, 2), (0, 8)],
    8: [(2, 2), (3, 4), (0, 9)],
}


def read(text: str, ruleset: str = "base+continents@gift") -> State:
    state = EVOLUTION.read(f"evolution {ruleset} {text}")
    state.listen()
    return state


def move(state: State, text: str) -> None:
    state.apply(EVOLUTION.read_move(state, text))


# Tables


@pytest.mark.rule("EV-ED-02", "EV-SET-01", "EV-SET-04")
@pytest.mark.parametrize("name", SEATS)
def test_ten_cards_to_each_and_the_rest_is_the_deck(name: str) -> None:
    low, high = SEATS[name]
    for seats in range(low, high + 1):
        state = EVOLUTION.deal(name, seats, 1)
        assert [len(player.hand) for player in state.players] == [10] * seats
        assert len(state.deck) == CARDS[name] - 10 * seats
        assert state.banks == [0, 0, 0]
    for seats in (1, high + 1):
        with pytest.raises(beagle.RulesetError, match=f"{low} to {high}"):
            EVOLUTION.deal(name, seats, 1)


@pytest.mark.rule("EV-CON-04")
@pytest.mark.parametrize("name", SEATS)
def test_the_dice_of_the_three_places(name: str) -> None:
    low, high = SEATS[name]
    for seats in range(low, high + 1):
        assert rules(name, seats).dice == BANKS[seats]


@pytest.mark.rule("EV-SET-04")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(EVOLUTION.deal("base+continents@gift", 4, seed).first for seed in range(200))
    assert min(firsts[seat] for seat in range(4)) > 30


@pytest.mark.rule("EV-SET-04", "EV-CON-04")
def test_the_dice_of_laurasia_fall_before_those_of_gondwana() -> None:
    state = read("food-bank / A: a / B: m / C: x")
    told: list[tuple[int, int]] = []
    for face in (2, 3, 4):
        state.apply(next(option for option in state.options if option >> 8 == face))
        told += [(event.a, event.b) for event in state.events if event.kind == tell.BANK]
    assert told == [(1, 2), (2, 7), (3, 4)]


@pytest.mark.rule("EV-CON-01")
def test_there_are_42_cards_of_18_kinds_with_8_new_traits() -> None:
    assert sum(printed.copies for printed in CONTINENTS) == 42
    assert len(CONTINENTS) == 18
    new = {TRAIT_NAMES[printed.upper] for printed in CONTINENTS}
    assert new == set(TRAIT_NAMES[34:42])
    assert Counter(TRAIT_NAMES[printed.lower] for printed in CONTINENTS) == {
        "swimming": 8,
        "carnivorous": 5,
        "cooperation": 3,
        "communication": 2,
    }


@pytest.mark.rule("EV-CAT-05")
def test_the_added_cards_are_34_and_bear_one_of_eight_traits() -> None:
    named = ["ambush", "intellect", "metamorphosis", "flight", "anglerfish", "ink-cloud", "recombination", "edificator"]
    assert sum(printed.copies for printed in ADDED) == 34
    assert {TRAIT_NAMES[printed.upper] for printed in ADDED} == set(named)
    assert len(rules("cataclysm+added@1.4.1", 2).deck) == 118
    borne = {trait.id for trait in rules("cataclysm+added@1.4.1", 2).all}
    assert borne == {side for type in rules("cataclysm+added@1.4.1", 2).deck for side in sides(type)}


def sides(type: int) -> set[int]:
    from beagle.games.evolution.cards import CARDS as PRINTED

    return {PRINTED[type].upper, PRINTED[type].lower} - {ids.NONE}


@pytest.mark.rule("EV-CAT-05", "EV-RUL-34")
@pytest.mark.parametrize(("seats", "each"), [(2, 20), (3, 20), (4, 20), (5, 20), (6, 19)])
def test_twenty_added_cards_to_each_and_the_rest_is_known_to_nobody(seats: int, each: int) -> None:
    state = EVOLUTION.deal("cataclysm+added@1.4.1", seats, 4)
    for _ in range(2):
        state.apply(state.options[2])
    assert [len(player.hand) for player in state.players] == [each] * seats
    assert len(state.box) == 118 - each * seats
    assert {known_to(c) for c in state.box} <= {0}
    assert state.banks == [6 + seats]


# Half decks


@pytest.mark.rule("EV-ED-03")
@pytest.mark.parametrize("name", SEATS)
def test_two_players_may_take_half_of_each_kind_of_card(name: str) -> None:
    whole, half = Counter(rules(name, 2).deck), Counter(rules(f"{name} half-deck", 2).deck)
    assert half == {type: (copies + 1) // 2 for type, copies in whole.items()}
    state = EVOLUTION.deal(f"{name} half-deck", 2, 3)
    held = [*state.deck, *(c for player in state.players for c in player.hand)]
    assert Counter(type_of(c) for c in held) == half
    assert state.box == []


@pytest.mark.rule("EV-ED-03")
def test_three_players_set_half_of_the_shuffled_deck_aside_unseen() -> None:
    kinds = set()
    for seed in range(5):
        state = EVOLUTION.deal("base+continents@gift half-deck", 3, seed)
        assert len(state.box) == 63
        assert {known_to(c) for c in state.box} == {0}
        kinds.add(tuple(sorted(type_of(c) for c in state.box)))
    assert len(kinds) == 5


@pytest.mark.rule("EV-ED-03")
@pytest.mark.parametrize("name", SEATS)
def test_four_players_take_the_whole_deck(name: str) -> None:
    with pytest.raises(beagle.RulesetError, match="2 to 3 seats"):
        EVOLUTION.deal(f"{name} half-deck", 4, 1)


# Secrets


@pytest.mark.rule("EV-CON-17", "EV-GIFT-04")
@pytest.mark.parametrize(("hand", "made"), [("", None), ("| hand mimicry", "+mimicry:a")])
def test_only_the_owner_hears_with_what_an_animal_was_restored(hand: str, made: str | None) -> None:
    state = EVOLUTION.place(
        f"evolution base+continents@gift extinction / A: a<->[regeneration] {hand} / B: m1 / deck mimicry 9"
    )
    state.listen()
    state.settle()
    if made is not None:
        assert EVOLUTION.write_move(state, state.options[0], 1) == "+?:a"
        move(state, made)
    for seat, hears in ((0, "yes"), (1, "no"), (SPECTATOR, "no")):
        told = [EVOLUTION.tell(event.seen_by(seat)) for event in state.events if event.kind == tell.RESTORED]
        assert [message.args["known"] for message in told] == [hears]
    assert known_to(state.animals[0].card) == 1


@pytest.mark.rule("EV-RUL-32")
def test_all_hear_which_card_an_animal_takes_out_of_the_ocean() -> None:
    state = read("feeding / A: a@ocean[migration] | discard mimicry@A herding/swimming@A / B: m")
    move(state, "a.migration>laurasia")
    told = [EVOLUTION.tell(event.seen_by(1)) for event in state.events if event.kind == tell.FETCHED]
    assert [message.args["known"] for message in told] == ["yes"]


@pytest.mark.rule("EV-RUL-21", "EV-FLY-16")
def test_the_question_for_an_anglerfish_is_asked_of_a_bare_animal_in_every_place() -> None:
    said = []
    for card in ("running", "anglerfish"):
        for place in ("laurasia", "ocean"):
            herd = f"m@ocean<running> n@{place}<{card}>"
            state = read(f"feeding / A: a@ocean[carnivorous] / B: {herd}", "base+fly+continents@gift")
            move(state, "a>m")
            assert state.actor == 1
            said.append(EVOLUTION.question(EVOLUTION.view(state, 0)))
    assert all(one == said[0] for one in said)


# What is written and read


def test_marks_are_written_and_read() -> None:
    herd = [
        "a@ocean<swimming>[carnivorous(poisonous)']1!paralysed",
        'b@gondwana<running>[piracy"- neoplasm(swimming) fat(grazing)*]0!swims!attacked!migrated',
        "o@gondwana<running>[]0",
        "p@gondwana<running>[neoplasm(swimming)+]0!got",
        "c@laurasia<->[regeneration(swimming) fat(grazing)*]",
        "b~o.recombination(carnivorous)'",
    ]
    text = (
        "evolution base+fly+continents+gift@gift turn 3 feeding bank 2 0 5 first A born 16 to A\n"
        f"A: {' '.join(herd)} | hand - | discard -\n"
        "B: m@laurasia<piracy>[flight(carnivorous)']1!restored!migrated | hand - | discard -\n"
        "deck mimicry\n"
        "stack turn(next=4) feeding(round=1 gone=1) go(seat=A)"
    )
    assert EVOLUTION.write(EVOLUTION.read(text)) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("feeding / A: a@bank / B: m", "a place"),
        ("feeding / A: a@ocean[swimming] / B: m", "without a Swimming card: all animals swim there"),
        ("feeding / A: a@ocean!swims / B: m", "!swims at this table"),
        ("feeding / A: a[fat-] / B: m", "only traits under a neoplasm"),
        ("feeding / A: a[neoplasm fat-] / B: m", "only traits under a neoplasm"),
        ("feeding / A: a b@ocean a~b.cooperation / B: m", "of one place"),
        ("feeding / A: a<->[fat] / B: m", "remains with regeneration"),
        ("feeding / A: a<->[regeneration]1 / B: m", "remains with regeneration"),
        ("feeding / A: a<->[regeneration]!paralysed / B: m", "remains with regeneration"),
        ("feeding / A: a<->[regeneration]!poisoned / B: m", "remains with regeneration"),
        ("feeding / A: a<->[regeneration carnivorous]!got / B: m", "remains with regeneration"),
        ("feeding / A: a[running+] / B: m", "came by exchange"),
        ("feeding / A: a!from-fat / B: m", "!from-fat at this table"),
        ("feeding / A: a[fat]1!got!from-fat / B: m", "!got at this table"),
        ("feeding / A: a!poisoned!poisoned / B: m", "one of"),
        ("feeding / A: a[flight] / B: m", "not flight"),
        ("feeding bank 1 2 3 4 / A: a / B: m", "at most 3 numbers, one for each bank"),
        (
            "feeding / A: a / B: m / stack turn(next=3) feeding(round=1 gone=1) go(seat=A place=ocean)",
            "numbers that are possible for go",
        ),
        (
            "feeding / A: a[fat] b[fat] a~b.recombination / B: m / stack turn(next=3) feeding(round=1 gone=1)"
            " go(seat=A acted) exchange(animal=a partner=b given=1)",
            "an exchange of cards",
        ),
        (
            "feeding / A: a[migration] / B: m / stack turn(next=3) feeding(round=1 gone=1)"
            " go(seat=A main acted away) migrating(seat=A moves=z.migration>ocean)",
            "a share or a migration",
        ),
    ],
)
def test_what_cannot_be_is_refused(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        EVOLUTION.read(f"evolution base+continents@gift {text}")
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("feeding / A: a@ocean / B: m", "this table has only one"),
        ("feeding / A: a!paralysed / B: m", "!paralysed at this table"),
        ("feeding / A: a[carnivorous]!attacked / B: m", "!attacked at this table"),
        ('feeding / A: a[piracy"] / B: m', "before an exchange"),
        ("feeding / A: a / B: m / stack turn(next=3) feeding(round=1 gone=1) go(seat=A acted place=ocean)", "only one"),
    ],
)
def test_what_belongs_to_other_tables_is_refused(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        EVOLUTION.read(f"evolution base@gift {text}")
    assert expected in caught.value.expected


def pending_texts(ruleset: str, names: set[str]) -> dict[str, str]:
    """For each of these steps a position of a random game in which it is pending."""
    found: dict[str, str] = {}
    for seed in range(200):
        rng = beagle.Rng(seed)
        state: Any = EVOLUTION.deal(ruleset, 4, rng)
        while not state.over and len(found) < len(names):
            for step in state.stack:
                if step.name in names:
                    found.setdefault(step.name, EVOLUTION.write(state))
            state.apply(state.options[rng.below(len(state.options))])
    return found


def test_positions_in_the_middle_of_the_new_steps_are_read_back() -> None:
    names = {"migrating", "exchange", "wide-extinction", "restoring", "new-start", "food-banks"}
    found = pending_texts("base+continents@gift", names)
    assert set(found) == names
    for text in found.values():
        assert EVOLUTION.write(EVOLUTION.read(text)) == text
