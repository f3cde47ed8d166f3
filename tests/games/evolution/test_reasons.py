"""Why a move is refused: every rule that forbids it, and none that does not."""

import pytest

import beagle

GAME = beagle.game("evolution")
ASLEEP = "feeding bank 3 / A: a[carnivorous hibernation' fat*] b a~b.symbiosis / B: m"
FULL = "feeding bank 0 / A: a[carnivorous']2 b[carnivorous] / B: m[camouflage]"
MIXED = "development / A: a b a~b.symbiosis | hand symbiosis running scavenger / B: m[running] n[carnivorous]"
ATTACKED = (
    "feeding bank 0 / A: a[carnivorous] / B: m[{}] n / stack turn(next=3) feeding(round=1 gone=1) "
    "go(seat=A main acted) attack(hunter=a prey=m)"
)

REASONS = [
    # A sleeper that waits for its symbiont is kept from food by both.
    ("base@gift", ASLEEP, "a*", "TR-19 TR-14"),
    ("base@gift", ASLEEP, "a>m", "RUL-07 ATT-01 TR-19 TR-14 RUL-14"),
    ("base@gift", ASLEEP, "a.fat*1", "RUL-13 TR-12"),
    ("base@gift", ASLEEP, "a.fat*3", "RUL-13 TR-12 TR-11"),
    # No token, and no hunger; an attack that is used up, and no hunger, and prey that cannot be seen.
    ("base@gift", FULL, "a*", "FEED-01 FEED-03"),
    ("base@gift", FULL, "a>b", "ATT-01 FEED-03 RUL-07 ATT-03"),
    ("base@gift", FULL, "a>m", "ATT-01 FEED-03 RUL-07 ATT-03 TR-06 ATT-08"),
    # Cards on the animals of others.
    ("base@gift", MIXED, "running:m", "DEV-04 DEV-05"),
    ("base@gift", MIXED, "scavenger:n", "DEV-04 DEV-07"),
    ("base@gift", MIXED, "symbiosis:a~m", "DEV-04 DEV-06"),
    ("base@gift", MIXED, "symbiosis:m~n", "DEV-04"),
    ("base@gift", MIXED, "symbiosis:b~a", "DEV-06 DEV-05 RUL-12"),
    ("base@gift", MIXED, "symbiosis:a~a", "DEV-06"),
    ("base@italian", MIXED, "symbiosis:b~a", "DEV-06 DEV-05 RUL-12 DEV-09"),
    # What need not be answered is no reason why one must.
    ("base@gift", ATTACKED.format("running tail-loss"), "-", "RUL-08 TR-03"),
    ("base@gift", ATTACKED.format("mimicry running tail-loss fat"), "-", "RUL-08 TR-03 TR-04"),
    # Fat that is not there or not ripe, and no need of it.
    ("base@gift", "feeding bank 1 / A: a[fat*]1 b / B: m1", "a.fat*2", "TR-11 TR-12 RUL-13"),
    ("base@italian", "feeding bank 1 / A: a[fat*+]1 b / B: m1", "a.fat*1", "ED-05 TR-12 RUL-13"),
]


@pytest.mark.parametrize(("ruleset", "position", "move", "rules"), REASONS)
def test_every_reason_is_given_and_no_other(ruleset: str, position: str, move: str, rules: str) -> None:
    state = GAME.read(f"evolution {ruleset} {position}")
    refused = GAME.why(state, state.actor, move)
    assert refused is not None
    assert " ".join(rule.removeprefix("EV-") for rule in refused.rules) == rules


def test_a_share_that_has_to_wait_and_a_scavenger_that_cannot_take_say_which_rule_orders_them() -> None:
    state = GAME.read("evolution base@gift feeding bank 3 / A: a b1 c a~b.cooperation a~c.communication / B: m")
    state.apply(GAME.read_move(state, "a*"))
    refused = GAME.why(state, 0, "a.cooperation>b")
    assert refused is not None
    assert refused.rules == ("EV-FEED-03", "EV-RUL-18")
    state = GAME.read("evolution base@gift feeding bank 0 / A: a[carnivorous] b[scavenger]1 c[scavenger] d / B: m")
    state.apply(GAME.read_move(state, "a>m"))
    refused = GAME.why(state, 0, "b.scavenger")
    assert refused is not None
    assert refused.rules == ("EV-FEED-03", "EV-TR-15")
