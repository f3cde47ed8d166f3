"""What touches mean in Evolution, and whose reason is given when they mean several moves."""

import pytest

import beagle
from beagle.kernel.why import NoMeaning, why_touched
from tests.support.touches import meant

GAME = beagle.game("evolution")
HANDS = "hand swimming grazing/fat running cooperation/fat symbiosis"
CARDS = f"evolution base+fly@gift development / A: a b[swimming] | {HANDS} / B: m n"
WIDE = "evolution base+continents@gift development / A: a | hand swimming / B: m"
FEEDING = (
    "evolution base+fly@gift feeding bank 2 / A: a[carnivorous piracy tail-loss fat fat grazing ambush anglerfish]"
    " b1 a~b.cooperation / B: m[camouflage]1 n1 m~n.symbiosis"
)
ATTACKED = (
    "evolution base@gift feeding bank 0 / A: a[carnivorous] / B: m[tail-loss fat fat] n m~n.cooperation / stack "
    "turn(next=3) feeding(round=1 gone=1) go(seat=A main acted) attack(hunter=a prey=m)"
)

# A position, what is touched, the move that is meant
MEANT = [
    (CARDS, "pass", "-"),
    (CARDS, "card:swimming", "+swimming"),
    (CARDS, "card:grazing/fat new:", "+grazing/fat"),
    (CARDS, "card:running animal:m", "running:m"),
    (CARDS, "card:cooperation/fat side:cooperation animal:a animal:m", "cooperation(fat):a~m"),
    (CARDS, "card:cooperation/fat side:cooperation animal:m animal:a", "cooperation(fat):a~m"),
    (CARDS, "card:symbiosis side:symbiosis animal:a animal:b", "symbiosis:a~b"),
    (CARDS, "card:symbiosis side:symbiosis animal:b animal:a", "symbiosis:b~a"),
    (CARDS, "card:symbiosis animal:b animal:a", "symbiosis:b~a"),
    (WIDE, "card:swimming new:gondwana", "+swimming@gondwana"),
    (FEEDING, "animal:b", "b*"),
    (FEEDING, "animal:b bank:", "b*"),
    (FEEDING, "animal:m", "m*"),
    (FEEDING, "animal:a animal:m", "a>m"),
    (FEEDING, "animal:b animal:m", "b>m"),
    (FEEDING, "animal:a trait:a.carnivorous animal:m", "a>m"),
    (FEEDING, "animal:a trait:a.piracy animal:m", "a.piracy>m"),
    (FEEDING, "trait:a.grazing", "a.grazing"),
    (FEEDING, "animal:a trait:a.fat count:2", "a.fat*2"),
    (FEEDING, "animal:a trait:a.tail-loss trait:a.fat.2", "a.tail-loss>fat.2"),
    (FEEDING, "animal:a trait:a.tail-loss pair:cooperation.a~b", "a.tail-loss>cooperation~b"),
    (FEEDING, "animal:a animal:m trait:m.camouflage", "a>m/camouflage"),
    (FEEDING, "animal:a trait:a.carnivorous animal:m trait:m.camouflage.2", "a>m/camouflage"),
    (FEEDING, "animal:a trait:a.carnivorous animal:n pair:symbiosis.m~n", "a>n/symbiosis~m"),
    (FEEDING, "animal:a trait:a.ambush animal:m pair:symbiosis.m~n", "a.ambush>m/symbiosis~n"),
    (FEEDING, "animal:a trait:a.anglerfish animal:m", None),
    (FEEDING, "pair:cooperation.a~b animal:b", "a.cooperation>b"),
    (FEEDING, "middle:shell animal:a", "shell:a"),
    (FEEDING, "bank:elsewhere", None),
    (ATTACKED, "animal:m trait:m.tail-loss trait:m.fat.2", "m.tail-loss>fat.2"),
    (ATTACKED, "animal:m trait:m.tail-loss pair:cooperation.m~n", "m.tail-loss>cooperation~n"),
]


@pytest.mark.parametrize(("position", "path", "move"), MEANT)
def test_touches_mean_a_move(position: str, path: str, move: str | None) -> None:
    assert meant(GAME, position, path) == move


@pytest.mark.rule("EV-TR-19")
def test_only_the_animals_of_symbiosis_are_touched_in_one_order() -> None:
    """First the one that is protected, then the one that guards it; a pair that is the same for both has no order."""
    state = GAME.read(CARDS)
    pairs = [action for action in state.options if GAME.move_data(state, action).kind == "pair"]
    told = {(GAME.write_move(state, action), GAME.swaps(state, action)) for action in pairs}
    assert told == {("cooperation(fat):a~b", True), ("symbiosis:a~b", False), ("symbiosis:b~a", False)}


# Whose reason is given
REASONS = [
    # All that is touched is a move: its own reason, though an attack on an animal without Camouflage would be legal.
    (FEEDING, "animal:a animal:m", "a>m"),
    # An animal alone wants food: this is said, though it has traits that it can't use either.
    (FEEDING, "animal:b", "b*"),
    # Of two sides of a card the one that fewer rules forbid.
    (CARDS, "card:cooperation/fat animal:m", "fat(cooperation):m"),
    # The path means nothing: the player has turned to what was touched last.
    (CARDS, "animal:a card:swimming side:swimming animal:b", "swimming:b"),
    # A pair card for a player with one animal: there is no second.
    (CARDS.replace(" b[swimming]", ""), "card:cooperation/fat side:cooperation", "cooperation(fat):a~a"),
]


@pytest.mark.parametrize(("position", "path", "move"), REASONS)
def test_the_reason_is_that_of_the_nearest_move(position: str, path: str, move: str) -> None:
    state = GAME.read(position)
    refused = why_touched(GAME, state, state.actor, path.split())
    assert refused is not None
    assert refused == GAME.why(state, state.actor, move)


def test_what_an_option_begins_with_is_allowed() -> None:
    state = GAME.read(FEEDING)
    assert why_touched(GAME, state, 0, ["animal:a"]) is None
    assert why_touched(GAME, state, 0, ["animal:a", "trait:a.carnivorous"]) is None


def test_what_means_nothing_says_so() -> None:
    state = GAME.read(FEEDING)
    for path in (["bank:elsewhere"], ["no such thing"], []):
        with pytest.raises(NoMeaning):
            why_touched(GAME, state, 0, path)


def test_a_seat_that_waits_and_a_game_that_is_over_have_one_reason() -> None:
    state = GAME.read(FEEDING)
    for path in (["animal:m"], ["no such thing"], []):
        refused = why_touched(GAME, state, 1, path)
        assert refused is not None
        assert refused.rules == ("EV-TURN-02", "EV-FEED-01")
    over = GAME.read("evolution base@gift over / A: a / B: m")
    refused = why_touched(GAME, over, 0, ["animal:a"])
    assert refused is not None
    assert refused.rules == ("EV-END-01",)
