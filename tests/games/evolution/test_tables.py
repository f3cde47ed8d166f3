"""What a position cannot say: tables and their seats, the deal, the dice, the printed cards."""

from collections import Counter

import pytest

import beagle
from beagle.games.evolution.cards import ADDED_TRAITS, BASE, CARDS
from beagle.games.evolution.ids import FLIGHT, SPECIALIZATION_A, SPECIALIZATION_B, TRAIT_NAMES
from beagle.games.evolution.rulesets import DICE, rules
from beagle.games.evolution.state import State
from beagle.kernel.game import RulesetInfo

GAME = beagle.game("evolution")
LEFT_OUT = ["base@", "base", "@gift", "", "gift@base", "fly@gift", "base@1.5", "base@gift half-deck", "base@gift fast"]


@pytest.mark.rule("EV-ED-01")
def test_a_table_is_modules_and_an_edition() -> None:
    assert GAME.deal("base@gift", seats=2, seed=1).rules.name == "base@gift"
    assert "base@gift" in [info.name for info in GAME.rulesets()]


@pytest.mark.rule("EV-ED-01")
@pytest.mark.parametrize("name", LEFT_OUT)
def test_another_name_is_refused_and_the_error_says_what_there_is(name: str) -> None:
    with pytest.raises(beagle.RulesetError, match=r"base@gift"):
        GAME.deal(name, seats=2, seed=1)


@pytest.mark.rule("EV-ED-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_base_game_is_for_two_to_four(seats: int) -> None:
    state = GAME.deal("base@gift", seats=seats, seed=1)
    assert [len(player.hand) for player in state.players] == [6] * seats


@pytest.mark.rule("EV-ED-02")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6, 8])
def test_other_numbers_of_seats_are_refused_and_the_error_says_which_are_allowed(seats: int) -> None:
    with pytest.raises(beagle.RulesetError, match="2 to 4"):
        GAME.deal("base@gift", seats=seats, seed=1)


@pytest.mark.rule("EV-BANK-01")
def test_dice_and_tokens_by_the_number_of_players() -> None:
    expected = {2: (1, 2), 3: (2, 0), 4: (2, 2), 5: (3, 2), 6: (3, 4), 7: (4, 2), 8: (4, 4)}
    assert expected == DICE
    for seats in (2, 3, 4):
        assert rules("base@gift", seats).dice == [expected[seats]]


@pytest.mark.rule("EV-SET-01")
def test_there_are_84_cards_of_20_kinds_and_all_19_traits_of_the_base_game() -> None:
    copies = {printed.name: printed.copies for printed in BASE}
    assert sum(copies.values()) == 84
    assert len(copies) == 20
    assert {name: n for name, n in copies.items() if n != 4} == {"swimming": 8}
    both = [printed.upper for printed in BASE] + [printed.lower for printed in BASE if printed.lower]
    assert len(set(both)) == 19
    carnivores = [printed for printed in BASE if TRAIT_NAMES[printed.lower] == "carnivorous"]
    fat = [printed for printed in BASE if TRAIT_NAMES[printed.lower] == "fat"]
    assert (len(carnivores), len(fat)) == (6, 7)


@pytest.mark.rule("EV-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_are_dealt_one_at_a_time_from_the_first_player(seats: int) -> None:
    """The deal can be undone: laid back in laps, the hands and the deck are the shuffled deck of the same seed."""
    for seed in range(8):
        state = GAME.deal("base@gift", seats=seats, seed=seed)
        types = rules("base@gift", seats).deck.copy()
        beagle.Rng(seed).shuffle(types)
        order = [types.pop() for _ in range(6 * seats)]
        dealt: list[int] = []
        for lap in range(6):
            for i in range(seats):
                dealt.append(state.players[(state.first + i) % seats].hand[lap] & 255)
        assert dealt == order
        assert [card & 255 for card in state.deck] == types


@pytest.mark.rule("EV-SET-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    firsts = Counter(GAME.deal("base@gift", seats=seats, seed=seed).first for seed in range(400))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 400 / seats * 0.7


@pytest.mark.rule("EV-SET-02", "EV-SET-04")
@pytest.mark.parametrize("ruleset", ["base@gift", "base+continents@gift", "cataclysm@1.4.1"])
def test_a_table_may_name_its_first_player(ruleset: str) -> None:
    """The deck is shuffled as ever, and dealt from the one who was named."""
    for seat, word in enumerate(["first-a", "first-b", "first-c"]):
        for seed in range(5):
            state = GAME.deal(f"{ruleset} {word}", seats=3, seed=seed)
            types = rules(ruleset, 3).deck.copy()
            beagle.Rng(seed).shuffle(types)
            assert state.first == GAME.first_player(state) == seat
            if state.players[seat].hand:
                assert state.players[seat].hand[0] & 255 == types[-1]
                assert state.actor == seat


@pytest.mark.rule("EV-CAT-05")
def test_the_kinds_of_cards_that_are_added_are_chosen() -> None:
    base = Counter(rules("cataclysm@1.4.1", 3).deck)
    some = Counter(rules("cataclysm+added@1.4.1 add-flight add-edificator", 3).deck) - base
    assert {CARDS[type].name: copies for type, copies in some.items()} == {
        "flight/carnivorous": 2,
        "flight/specialization-a": 2,
        "flight/specialization-b": 2,
        "edificator/carnivorous": 2,
        "edificator/swimming": 2,
    }
    borne = {trait.id for trait in rules("cataclysm+added@1.4.1 add-flight", 3).all}
    assert borne - {trait.id for trait in rules("cataclysm@1.4.1", 3).all} == {
        FLIGHT,
        SPECIALIZATION_A,
        SPECIALIZATION_B,
    }


@pytest.mark.rule("EV-CAT-05")
def test_without_a_choice_all_eight_kinds_are_added() -> None:
    every = " ".join(f"add-{TRAIT_NAMES[trait]}" for trait in ADDED_TRAITS)
    assert rules(f"cataclysm+added@1.4.1 {every}", 4) is rules("cataclysm+added@1.4.1", 4)
    assert len(rules("cataclysm+added@1.4.1", 4).deck) == 84 + 34


@pytest.mark.rule("EV-RUL-34", "EV-CAT-02")
@pytest.mark.parametrize(("seats", "each"), [(2, 20), (3, 20), (4, 20), (5, 18), (6, 15)])
def test_with_one_kind_added_an_even_deal_may_allow_fewer_than_twenty(seats: int, each: int) -> None:
    state = GAME.deal("cataclysm+added@1.4.1 add-flight", seats=seats, seed=1)
    while state.actor == beagle.CHANCE:
        state.apply(state.options[0])
    assert [len(player.hand) for player in state.players] == [each] * seats
    assert len(state.box) == 90 - each * seats


@pytest.mark.rule("EV-SET-02", "EV-TURN-02")
def test_the_first_player_begins_and_the_seats_follow_clockwise() -> None:
    for seed in range(12):
        state = GAME.deal("base@gift", seats=3, seed=seed)
        asked = []
        for _ in range(6):
            asked.append(state.actor)
            state.apply(state.options[0])  # the first card becomes an animal
        assert asked == [(state.first + i) % 3 for i in range(6)]


@pytest.mark.rule("EV-SET-01", "EV-SET-03")
def test_the_deal_is_known_to_each_hand_and_the_deck_to_nobody() -> None:
    state = GAME.deal("base@gift", seats=3, seed=5)
    for seat, player in enumerate(state.players):
        assert {card >> 8 for card in player.hand} == {1 << seat}
    assert {card >> 8 for card in state.deck} == {0}


@pytest.mark.rule("EV-FEED-08")
def test_food_is_not_counted_against_a_supply() -> None:
    state = GAME.read("evolution base@gift feeding bank 9999\nA: a\nB: m[carnivorous]\n")
    state.apply(GAME.read_move(state, "a*"))
    assert state.banks == [9998]


@pytest.mark.rule("EV-DEV-08")
def test_every_refused_play_of_a_hand_leaves_the_position_as_it_was() -> None:
    state = GAME.read(
        "evolution base@gift development\n"
        "A: a[swimming fat carnivorous] b[scavenger] a~b.cooperation"
        " | hand swimming scavenger cooperation/carnivorous parasite/fat symbiosis\n"
        "B: m[parasite] n | hand running\n"
    )
    before = GAME.write(state)
    refused = 0
    for trait in ("swimming", "scavenger", "carnivorous", "parasite", "fat"):
        for animal in "abmn":
            refused += GAME.why(state, 0, f"{trait}:{animal}") is not None
    for trait in ("cooperation", "symbiosis"):
        for pair in ("a~b", "b~a", "a~a", "a~m", "m~n"):
            refused += GAME.why(state, 0, f"{trait}:{pair}") is not None
    assert refused == 24
    assert GAME.write(state) == before


# Answers in advance: only those that can answer something are offered

AMBUSHES = {"ask-about-own-animals", "never-ambush"}


def offered(state: State) -> set[str]:
    return {switch.name for switch in GAME.standing_at(state)}


@pytest.mark.parametrize(
    ("table", "names"),
    [
        ("base@gift", {"pass-phase"}),
        ("cataclysm+added@1.4.1 add-ambush", {"pass-phase", "decline-unless-attacked", *AMBUSHES}),
        ("cataclysm+added@1.4.1 add-intellect", {"pass-phase", "decline-unless-attacked"}),
        ("base+fly@gift", {"pass-phase", "decline-unless-attacked", *AMBUSHES}),
    ],
)
def test_a_table_offers_the_answers_of_its_own_questions(table: str, names: set[str]) -> None:
    assert offered(GAME.deal(table, seats=2, seed=1)) == names


@pytest.mark.parametrize("info", GAME.rulesets(), ids=lambda info: info.name)
def test_whatever_is_answered_is_offered(info: RulesetInfo) -> None:
    rng = beagle.Rng(7)
    state = GAME.deal(info.name, seats=min(4, info.seats[1]), seed=2)
    for _ in range(400):
        if state.over:
            break
        answers = {switch.name for switch in GAME.standing() if GAME.answer(state, switch.name) is not None}
        assert answers <= offered(state)
        state.apply(state.options[rng.below(len(state.options))])
