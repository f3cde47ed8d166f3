"""Time to Fly and the special cards, as far as a case cannot say it: tables, cards, secrets, the log."""

from collections import Counter
from typing import Any

import pytest

import beagle
from beagle import SPECTATOR, NotationError
from beagle.games.evolution import ids, tell
from beagle.games.evolution.cards import FLY, SPECIAL
from beagle.games.evolution.game import EVOLUTION
from beagle.games.evolution.ids import TRAIT_NAMES
from beagle.games.evolution.rulesets import rules
from beagle.games.evolution.state import State

WITH_FLY = ("base+fly@gift", "base+fly+gift@gift")
SEATS = {"base+gift@gift": (2, 4), "base+fly@gift": (2, 6), "base+fly+gift@gift": (2, 6)}
CARDS = {"base+gift@gift": 102, "base+fly@gift": 126, "base+fly+gift@gift": 144}


# Tables


@pytest.mark.rule("EV-ED-01", "EV-ED-02")
@pytest.mark.parametrize("name", SEATS)
def test_seats_of_the_tables_with_expansions(name: str) -> None:
    low, high = SEATS[name]
    for seats in range(low, high + 1):
        state = EVOLUTION.deal(name, seats, 1)
        assert [len(player.hand) for player in state.players] == [6] * seats
        assert len(state.deck) == CARDS[name] - 6 * seats
    for seats in (0, 1, high + 1, 8):
        with pytest.raises(beagle.RulesetError, match=f"{low} to {high}"):
            EVOLUTION.deal(name, seats, 1)


@pytest.mark.rule("EV-ED-01")
@pytest.mark.parametrize("name", ["base+fly@1.4.1", "base+gift@italian", "base+base+fly@gift", "fly@gift", "gift@gift"])
def test_other_mixes_are_refused_and_the_error_says_what_there_is(name: str) -> None:
    with pytest.raises(beagle.RulesetError, match=r"base\+fly@gift"):
        EVOLUTION.deal(name, 2, 1)


@pytest.mark.rule("EV-ED-01")
def test_the_order_of_the_modules_does_not_matter() -> None:
    assert EVOLUTION.deal("gift+fly+base@gift", 2, 1).rules.name == "base+fly+gift@gift"


@pytest.mark.rule("EV-ED-03")
@pytest.mark.parametrize("name", WITH_FLY)
@pytest.mark.parametrize("seats", [2, 3])
def test_half_of_the_shuffled_deck_is_set_aside_unseen(name: str, seats: int) -> None:
    kinds = Counter[int]()
    for seed in range(30):
        state = EVOLUTION.deal(f"{name} half-deck", seats, seed)
        assert len(state.box) == CARDS[name] // 2
        assert len(state.box) == len(state.deck) + 6 * seats
        assert all(card >> 8 == 0 for card in state.box)
        assert "box ?" in EVOLUTION.write_view(EVOLUTION.view(state, 0))
        kinds.update(card & 255 for card in state.box)
    assert set(kinds) == set(rules(name, seats).deck)  # not half of each kind: any card may be set aside


@pytest.mark.rule("EV-ED-03")
@pytest.mark.parametrize("name", WITH_FLY)
def test_the_half_deck_is_for_two_or_three(name: str) -> None:
    for seats in (4, 5, 6):
        with pytest.raises(beagle.RulesetError, match="2 to 3 seats"):
            EVOLUTION.deal(f"{name} half-deck", seats, 1)


@pytest.mark.rule("EV-ED-03")
@pytest.mark.parametrize("name", ["base@gift", "base+base@gift", "base+gift@gift"])
def test_without_an_expansion_there_is_no_half_deck(name: str) -> None:
    with pytest.raises(beagle.RulesetError, match='no option "half-deck"'):
        EVOLUTION.deal(f"{name} half-deck", 2, 1)


@pytest.mark.rule("EV-FLY-15", "EV-FLY-21", "EV-SPECIAL-01")
def test_the_printed_cards_of_both_sets() -> None:
    fly, gift = ({printed.name: printed.copies for printed in some} for some in (FLY, SPECIAL))
    assert (sum(fly.values()), sum(gift.values())) == (42, 18)
    fours = {"anglerfish", "ink-cloud", "shell", "trematode/cooperation"}
    assert {name for name, copies in fly.items() if copies == 4} == fours
    assert {copies for name, copies in fly.items() if name not in fours} == {2}
    assert len(fly) == 17
    assert gift == {
        "r-strategy": 6,
        "warm-bloodedness/swimming": 3,
        "warm-bloodedness/fat": 3,
        "shy/swimming": 3,
        "shy/carnivorous": 3,
    }


@pytest.mark.rule("EV-END-01")
def test_the_numbers_on_the_cards() -> None:
    new = range(ids.VIVIPAROUS, ids.WARM_BLOODEDNESS + 1)

    def hungry(name: str) -> set[str]:
        return {TRAIT_NAMES[trait] for trait in new if rules(name, 2).traits[trait].hunger}

    assert hungry("base+fly+gift@gift") == {"viviparous", "intellect", "trematode", "warm-bloodedness"}
    assert hungry("base+fly+gift@gift printed-needs") == {"trematode", "warm-bloodedness"}


# Secrets


def read(text: str, ruleset: str = "base+fly@gift") -> State:
    state = EVOLUTION.read(f"evolution {ruleset} {text}")
    state.listen()
    return state


def move(state: State, text: str) -> None:
    state.apply(EVOLUTION.read_move(state, text))


def all_that_is_said(state: State, seat: int) -> dict[str, Any]:
    """To one who is not asked: the view, the question, the log, and why moves are refused."""
    assert seat != state.actor
    texts = ("-", "m.anglerfish>carnivorous", "n.anglerfish>carnivorous", "n.running", "a>m", "m*", "% 3")
    view = EVOLUTION.view(state, seat)
    return {
        "view": EVOLUTION.write_view(view),
        "fields": vars(view),
        "question": EVOLUTION.question(view),
        "actor": state.actor,
        "log": [EVOLUTION.tell(event.seen_by(seat)) for event in state.events],
        "events": [event.seen_by(seat).values() for event in state.events],
        "refusals": [why(state, seat, text) for text in texts if seat != SPECTATOR],
    }


def why(state: State, seat: int, text: str) -> object:
    try:
        return EVOLUTION.why(state, seat, text)
    except NotationError as error:
        return str(error)


# Nobody but B knows which of these it is: no Anglerfish, one on guard, two, or one that is of no use.
HERDS = (
    "m<swimming> n<piracy> o<mimicry>[fat]",
    "m<swimming> n<anglerfish> o<mimicry>[fat]",
    "m<swimming> n<piracy> o<anglerfish>[fat]",
    "m<swimming> n<anglerfish> o<anglerfish>[fat]",
)


@pytest.mark.rule("EV-FLY-15", "EV-FLY-16")
@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_nobody_can_tell_from_the_question_whether_there_is_an_anglerfish(seat: int) -> None:
    said: list[list[dict[str, Any]]] = []
    for herd in HERDS:
        state = read(f"feeding bank 9 / A: a[carnivorous] / B: {herd} / C: u")
        moments: list[dict[str, Any]] = []
        for made in ("a>m", "-"):
            move(state, made)
            assert state.actor == 1
            moments.append(all_that_is_said(state, seat))
        said.append(moments)
    assert all(moments == said[0] for moments in said)


@pytest.mark.rule("EV-FLY-15", "EV-FLY-16")
def test_asked_on_an_ambush_and_after_mimicry_too() -> None:
    scenes = (
        ("feeding bank 3 to B first B / A: a[carnivorous ambush] / B: {}", ("m*", "a.ambush>m")),
        ("feeding / A: a[carnivorous] / B: {} p[mimicry]", ("a>p", "p.mimicry>m")),
    )
    for text, moves in scenes:
        said = []
        for herd in HERDS:
            state = read(text.format(herd))
            for made in moves:
                move(state, made)
            assert state.actor == 1
            assert EVOLUTION.question(EVOLUTION.view(state, 0)).key == "ask-lure"
            said.append(all_that_is_said(state, 0))
        assert all(one == said[0] for one in said)


@pytest.mark.rule("EV-FLY-16")
def test_turning_nothing_over_is_not_in_the_log() -> None:
    state = read("feeding / A: a[carnivorous] / B: m n<anglerfish>")
    move(state, "a>m")
    assert [event.kind for event in state.events] == [tell.ATTACKED]
    move(state, "-")
    kinds = [event.kind for event in state.events]
    assert kinds[:2] == [tell.EATEN, tell.FOOD_GIVEN]
    assert not {tell.PASSED, tell.NOT_DEFENDED} & set(kinds)


@pytest.mark.rule("EV-FLY-15", "EV-FLY-16")
def test_who_may_imagine_an_anglerfish_finds_it_as_often_as_chance_has_it() -> None:
    """A view of the question is consistent with every card the viewer does not know."""
    state = read("feeding / A: a[carnivorous] / B: m n / deck 60")
    move(state, "a>m")
    view = EVOLUTION.view(state, 0)
    worlds = [EVOLUTION.imagine(view, beagle.Rng(seed)) for seed in range(150)]
    assert {world.actor for world in worlds} == {1}
    able = [len(world.options) > 1 or world.options[0] != 0 for world in worlds]
    assert 0 < sum(able) < len(able) / 3


@pytest.mark.rule("EV-FLY-02", "EV-SPECIAL-04")
@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("feeding bank 1 / A: a[viviparous]1 / B: m / deck mimicry 3", "a*"),
        ("litters / A: a[r-strategy] / B: m / deck mimicry mimicry 3", None),
    ],
)
def test_only_the_owner_hears_what_was_born(text: str, made: str | None) -> None:
    state = EVOLUTION.place(f"evolution base+fly+gift@gift {text}")
    state.listen()
    state.settle()
    if made is not None:
        move(state, made)
    for seat, hears in ((0, "yes"), (1, "no"), (SPECTATOR, "no")):
        told = [EVOLUTION.tell(event.seen_by(seat)) for event in state.events if event.kind == tell.ANIMAL_PLAYED]
        assert told
        assert {message.args["known"] for message in told} == {hears}


# Order that cannot be seen on the table


@pytest.mark.rule("EV-RUL-35")
def test_both_young_of_one_animal_come_before_those_of_the_next() -> None:
    state = EVOLUTION.place(
        "evolution base+gift@gift extinction / A: a1 b[r-strategy]1 c[r-strategy]1 / B: m[r-strategy]1 / deck 20"
    )
    state.listen()
    state.settle()
    b, c, m = 1, 2, 12
    assert [event.a for event in state.events if event.kind == tell.LITTER] == [m, m, b, b, c, c]


# What a position may not say


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("feeding / A: a<!swimming> / B: m", "an Anglerfish"),
        ("feeding / A: a<!anglerfish@A> / B: m", "that all seats know"),
        ("feeding / A: a<!anglerfish>[carnivorous] / B: m", "carnivorous only once"),
        ("feeding / A: a<!anglerfish>[scavenger] / B: m", "without what scavenger forbids"),
        ("feeding / A: a[specialization-a specialization-b] / B: m", "without what specialization-a forbids"),
        ("feeding / A: a[intellect]!ignores:z.fat / B: m", "a trait of another one"),
        ("feeding / A: a[intellect]!ignores:a.fat / B: m", "a trait of another one"),
        ("feeding / A: a[intellect]!ignores:m.shy / B: m", "a trait of another one"),
        ("feeding / A: a[intellect]!ignores:m.fat!ignores:m.fat / B: m[fat]", "each card once"),
        ("feeding / A: a[intellect]!ignores:m.symbiosis / B: m n m~n.symbiosis", "symbiosis with its partner"),
        ("feeding / A: a[intellect]!ignores:m.fat~n / B: m[fat] n", "fat without a partner"),
        ("feeding / A: a[intellect]!ignores:m.symbiosis~m / B: m n m~n.symbiosis", "a trait of another one"),
        ("feeding / A: a[intellect]!ignores:m.symbiosis~z / B: m n m~n.symbiosis", "a trait of another one"),
        ("feeding / A: a / B: m / middle swimming", "can be in the middle"),
        ("feeding / A: a / B: m / middle 2", "can be in the middle"),
        ("feeding / A: a / B: m / middle shell@A", "can be in the middle"),
        ("feeding / A: a / B: m / middle shy/swimming", "a card of this ruleset"),
        ("feeding / A: a[shy] / B: m", "not shy"),
        (
            "feeding / A: a / B: m / stack turn(next=3) feeding(round=1 gone=1) go(seat=A main acted) meal(eater=z)",
            "an animal that has been in the game",
        ),
    ],
)
def test_what_cannot_be_is_refused(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        EVOLUTION.read(f"evolution base+fly@gift {text}")
    assert expected in caught.value.expected


@pytest.mark.rule("EV-FLY-20")
def test_marks_are_written_and_read() -> None:
    text = (
        "evolution base+fly+gift@gift turn 3 feeding bank 2 first A born 14 to A\n"
        "A: a<!anglerfish'>[fat(grazing)]0!poisoned!ignores:m.camouflage!ignores:m.shy"
        " b<swimming>[carnivorous(poisonous)]0!stopped!got!ignores:m.cooperation~n | hand - | discard -\n"
        "B: m<piracy>[shell' shy(swimming)' camouflage(fat)]1 n<running>[fat(grazing) parasite(fat)]0+1!from-fat"
        " m~n.cooperation(carnivorous) | hand - | discard -\n"
        "deck mimicry\n"
        "middle shell\n"
        "stack turn(next=4) feeding(round=1 gone=1) go(seat=A)"
    )
    assert EVOLUTION.write(EVOLUTION.read(text)) == text


def test_an_eater_that_was_eaten_may_still_lie_under_what_follows() -> None:
    state = read("feeding bank 3 / A: a[fat] / B: m[carnivorous ambush] n[scavenger] o[scavenger]")
    move(state, "a*")
    move(state, "m.ambush>a")
    text = EVOLUTION.write(state)
    assert "meal(eater=a) scavenging(seat=B)" in text
    assert EVOLUTION.write(EVOLUTION.read(text)) == text


def test_an_animal_of_many_trematodes_eats_more_than_all_traits_ask_for_once() -> None:
    hosts = " ".join("bcdefgh")
    flukes = " ".join(f"a~{host}.trematode" for host in "bcdefgh")
    state = read(f"feeding bank 3 / A: a[high-body-weight parasite]10 {hosts} {flukes} / B: m")
    move(state, "a*")
    text = EVOLUTION.write(state)
    assert "[high-body-weight(carnivorous) parasite(carnivorous)]11" in text
    assert EVOLUTION.write(EVOLUTION.read(text)) == text
