"""What a position may not say, and where the error points."""

import re

import pytest

from beagle import CHANCE, GAMES, NotationError, RulesetError
from beagle.games.evolution.state import State
from beagle.games.evolution.view import STEPS

EVOLUTION = GAMES["evolution"]
FEEDING = "turn(next=3) feeding(round=1 gone=1) go(seat=A)"


def read(text: str) -> State:
    state = EVOLUTION.read(f"evolution base@gift {text}")
    assert isinstance(state, State)
    return state


def error(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read(text)
    return caught.value


@pytest.mark.parametrize(
    ("text", "expected", "found"),
    [
        ("development / A: a a / B: m", "another animal", "a"),
        ("development / A: a / B: a", "another animal", "a"),
        ("development / A: iv / B: m", "an animal, a to iu", "iv"),
        ("development born 9999 / A: a / B: m", "at most 255", "born 9999"),
        ("development born 3 / A: a / B: m", "a number that covers all animals", "born 3"),
        ("feeding / A: a6 / B: m", "at most 5 food", "a"),
        ("feeding / A: a[swimming swimming] / B: m", "swimming only once", "a"),
        ("feeding / A: a[parasite parasite] / B: m", "parasite only once", "a"),
        ("feeding / A: a[carnivorous scavenger] / B: m", "without what carnivorous forbids", "a"),
        ("feeding / A: a[cooperation] / B: m", "cooperation between two animals", "a"),
        ("feeding / A: a[swimming*] / B: m", "a token on fat", "a"),
        ("feeding / A: a b a~c.cooperation / B: c", "two animals of this seat", "a"),
        ("feeding / A: a b a~a.cooperation / B: c", "two animals of this seat", "a"),
        ("feeding / A: a b a~z.cooperation / B: c", "two animals of this seat", "a"),
        ("feeding / A: a b / B: c d a~b.symbiosis", "two animals of this seat", "a"),
        ("feeding / A: a b a~b.fat / B: m", "a pair trait, not fat", "a"),
        ("feeding / A: a b a~b.cooperation b~a.cooperation / B: m", "only once between", "b"),
        ("feeding to D / A: a / B: m", "A to B", "to D"),
        ("feeding first C / A: a / B: m", "A to B", "first C"),
        ("feeding to % / A: a / B: m", "who can be asked", "to %"),
        ("food-bank to A / A: a / B: m", "who can be asked", "to A"),
        ("over to A / A: a / B: m", "who can be asked", "to A"),
        ("turn 0 / A: a / B: m", "a turn from 1", "turn 0"),
        ("turn 1000 / A: a / B: m", "a turn from 1", "turn 1000"),
        ("feeding bank 1 2 / A: a / B: m", "at most 1 number", "bank 1 2"),
        ("feeding bank / A: a / B: m", "the tokens in the bank", ""),
        ("feeding development / A: a / B: m", "only once", "development"),
        ("bank 3 bank 4 / A: a / B: m", "only once", "bank"),
        ("feeding / A: a / B: m / A: b", "A: only once", "A"),
        ("feeding / A: | hand 1 | hand 2 / B: m", "hand only once", "hand"),
        ("feeding / A: a / B: m / deck 3 / deck 4", "deck only once", "deck"),
        ("feeding / A: | hand 5000 / B: m", "at most 400 cards", ""),
        ("feeding / A: a<swimming@D> / B: m", "A to B", "swimming@D"),
        ("feeding / A: a<?> / B: m", "a whole position", "?"),
        ("feeding / A: | hand ?3 / B: m", "a whole position", "?3"),
        ("feeding view A / A: a / B: m", "a whole position", "view A"),
        ("feeding / A: a! / B: m", "a space after the animal", "!"),
        ("feeding / A: a[ / B: m", "a trait", ""),
        ("feeding / A: a[flat] / B: m", "a trait", "flat"),
        ("feeding bank ٣ / A: a / B: m", "the tokens in the bank", "٣"),
    ],
)
def test_an_impossible_position_is_refused_where_it_is_impossible(text: str, expected: str, found: str) -> None:
    refused = error(text)
    assert expected in refused.expected
    assert refused.found == found
    whole = f"evolution base@gift {text}"
    assert whole[refused.column - 1 :].startswith(found)


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        ("bogus()", "a step: turn"),
        ("go(seat=A)", "go only on top of feeding"),
        ("turn(next=3) turn(next=3)", "turn only once"),
        ("turn(next=0)", "the phase that the stack gives, setup"),
        ("turn(next=5)", "numbers that are possible for turn"),
        ("turn(next=1) feeding(round=1)", "the phase that the stack gives"),
        ("turn(next=3) development()", "feeding on top of the turn"),
        ("turn(next=3) feeding(round=1 gone=3)", "numbers that are possible for feeding"),
        ("turn(next=3) feeding(round=1 gone=1) go(seat=C)", "not C"),
        ("turn(next=3) feeding(round=1 gone=1) go(seat=A main main)", "each once"),
        ("turn(next=3) feeding(rounds=1)", "one of round, gone, acted"),
        (f"{FEEDING} attack(hunter=a prey=z)", "not z"),
        (f"{FEEDING} attack(hunter=a prey=a)", "numbers that are possible for attack"),
        (f"{FEEDING} attack(hunter=a prey=m) roll(faces=20)", "numbers that are possible for roll"),
        (f"{FEEDING} roll(faces=6)", "roll only on top of food-bank or attack"),
        (f"{FEEDING} scavenging(seat=A place=1)", "numbers that are possible for scavenging"),
        (f"{FEEDING} sharing(seat=A waiting=a.cooperation>zz)", "a share or a migration"),
        (f"{FEEDING} sharing(seat=A waiting=a.cooperation)", '">"'),
        ("turn(next=2) food-bank(thrown=1 sum=2)", "the phase that the stack gives"),
        ("turn(next=3", '")"'),
        ("turn", "a step, like go(…)"),
    ],
)
def test_an_impossible_stack_is_refused(stack: str, expected: str) -> None:
    assert expected in error(f"feeding / A: a[carnivorous] / B: m / stack {stack}").expected


@pytest.mark.parametrize("fields", ["place=2", "thrown=2", "thrown=1 sum=7", "thrown=9 sum=9"])
def test_dice_that_were_not_thrown_are_refused(fields: str) -> None:
    assert (
        "possible for food-bank" in error(f"food-bank / A: a / B: m / stack turn(next=2) food-bank({fields})").expected
    )


def table_error(ruleset: str, text: str) -> str:
    with pytest.raises(NotationError) as caught:
        EVOLUTION.read(f"evolution {ruleset} {text}")
    return caught.value.expected


@pytest.mark.parametrize("fields", ["thrown=3", "sum=2", "thrown=1 sum=7", "thrown=2 sum=1"])
def test_dice_of_the_one_bank_that_were_not_thrown_are_refused(fields: str) -> None:
    stack = f"turn() deal-out() one-bank({fields}) roll(faces=6)"
    assert "possible for one-bank" in table_error("cataclysm@1.4.1", f"setup / A: / B: / stack {stack}")


@pytest.mark.parametrize(
    "fields",
    [
        "thrown=1",  # by whom?
        "rolling=AB thrown=3",
        "rolling=AB thrown=1",  # what has A thrown?
        "rolling=AB thrown=1 highest=7 tied=A",
        "rolling=AB thrown=1 highest=3 tied=B",  # B has not thrown
        "rolling=AB highest=3",
        "rolling=A",  # one alone has won
    ],
)
def test_rolls_for_the_first_player_that_cannot_be_are_refused(fields: str) -> None:
    stack = f"turn() deal-hands() highest-roll({fields}) roll(faces=6)"
    assert "possible for highest-roll" in table_error("base@italian", f"setup / A: / B: / stack {stack}")


@pytest.mark.parametrize(
    ("ruleset", "stack"),
    [
        ("base@gift", "turn() highest-roll() roll(faces=6)"),
        ("base@gift", "turn() deal-out()"),
        ("base@gift", "turn() feeding(round=1 gone=1) go(seat=A)"),
        ("base@italian", "turn() deal-out() one-bank() roll(faces=6)"),
        ("cataclysm@1.4.1", "turn() deal-hands() highest-roll() roll(faces=6)"),
        ("cataclysm@1.4.1", "turn() development()"),
    ],
)
def test_what_another_table_does_before_the_first_turn_is_refused(ruleset: str, stack: str) -> None:
    expected = table_error(ruleset, f"setup / A: / B: / stack {stack}")
    assert re.search(r"a step of the set-up of|^[a-z-]+ only on top of ", expected), expected


@pytest.mark.parametrize(
    ("ruleset", "stack"),
    [
        ("base@gift", "turn()"),
        ("base@gift", "turn() deal-hands()"),
        ("base@italian", "turn() deal-hands()"),
        ("base@italian", "turn() deal-hands() highest-roll()"),
        ("base@italian", "turn() deal-hands() highest-roll(thrown=1 rolling=AB highest=3 tied=A) roll(faces=6)"),
        ("cataclysm@1.4.1", "turn() deal-out()"),
        ("cataclysm@1.4.1", "turn() deal-out() one-bank(thrown=1 sum=4) roll(faces=6)"),
    ],
)
def test_a_position_may_stand_before_the_first_turn(ruleset: str, stack: str) -> None:
    state = EVOLUTION.read(f"evolution {ruleset} setup / A: / B: / stack {stack}")
    written = EVOLUTION.write(state)
    assert EVOLUTION.write(EVOLUTION.read(written)) == written


@pytest.mark.parametrize(
    ("ruleset", "text", "expected"),
    [
        ("base@gift", "feeding / A: a[fat*+] / B: m", "where fat ripens"),
        ("base@italian", "feeding / A: a[fat+] / B: m", "on filled fat"),
        ("base@italian", "feeding / A: a[running+] / B: m", "not on running"),
        ("base@italian", "feeding / A: a b c a~b.cooperation b~c.cooperation / B: m", "cooperation only once"),
        ("base@italian", "feeding / A: a b c a~b.symbiosis c~a.symbiosis / B: m", "symbiosis only once"),
        ("base@gift", "feeding / A: a | points 3 / B: m", "no points of earlier turns"),
        ("base@gift", "scoring / A: a / B: m", "development, food-bank, feeding, extinction"),
        ("cataclysm@1.4.1", "food-bank / A: a / B: m", "development, feeding, extinction"),
        ("base@gift", "setup / A: a / B: m", "a phase of base@gift"),
        (
            "base@gift",
            "feeding / A: a / B: m / stack turn(next=3) until-empty(round=1 gone=1)",
            "feeding on top of the turn",
        ),
        (
            "base@italian",
            "feeding / A: a / B: m / stack turn(next=3) feeding(round=1 gone=1)",
            "until-empty on top of the turn",
        ),
    ],
)
def test_what_only_another_edition_has_is_refused(ruleset: str, text: str, expected: str) -> None:
    assert expected in table_error(ruleset, text)


def test_every_step_has_its_place_on_the_stack() -> None:
    assert [name for name, below in STEPS.on.items() if not below] == ["turn"]
    assert {name for below in STEPS.on.values() for name in below} <= set(STEPS.by_name)


def test_a_view_of_cards_that_its_seat_knows_has_no_question_mark_there() -> None:
    with pytest.raises(NotationError, match="does not know the cards written as"):
        EVOLUTION.read_view("evolution base@gift view A development / A: | hand ?2 / B: m")
    EVOLUTION.read_view("evolution base@gift view spectator development / A: | hand ?2 / B: m")


def test_a_view_of_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(NotationError, match="A to B"):
        EVOLUTION.read_view("evolution base@gift view C development / A: a / B: m")


@pytest.mark.parametrize("text", ["development / H: a", "development / A: a", "half-deck development / A: a / B: m"])
def test_a_table_that_cannot_be_played_is_refused_by_its_ruleset(text: str) -> None:
    with pytest.raises(RulesetError):
        read(text)


@pytest.mark.parametrize("text", ["(" * 100_000, f"evolution base@gift / A: a[{'fat ' * 9000}] / B: m"])
def test_a_text_without_end_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="at most 20000 characters"):
        EVOLUTION.read(text)


@pytest.mark.parametrize("text", ["a" * 500, "-" + " " * 500, "+" * 500])
def test_a_move_without_end_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="at most 200 characters"):
        EVOLUTION.read_move(read("development / A: | hand 3 / B: m"), text)


# What is not said has a default.


def test_a_position_without_words_is_the_beginning_of_development() -> None:
    state = read("/ A: | hand swimming / B: m")
    assert (state.turn, state.actor, state.stack[-1].name, len(state.deck)) == (1, 0, "development", 20)


def test_a_seat_between_two_others_may_be_left_out() -> None:
    assert [len(player.herd) for player in read("/ A: a | hand 1 / C: c").players] == [1, 0, 1]


def test_the_one_who_is_asked_may_be_named_and_the_first_player_too() -> None:
    state = read("feeding bank 3 first B to A / A: a / B: m")
    assert (state.first, state.actor) == (1, 0)


def test_in_the_food_bank_phase_chance_is_asked() -> None:
    assert read("food-bank to % / A: a / B: m").actor == CHANCE


def test_cards_that_are_only_counted_are_those_that_are_not_named() -> None:
    state = read("/ A: | hand 8 / B: | hand swimming*".removesuffix("*"))
    assert [c & 255 for c in state.players[0].hand] == [0] * 7 + [1]  # seven of the eight Swimming cards are left


def test_animals_beyond_z_have_two_letters() -> None:
    state = read("feeding bank 2 / A: z aa iu / B: m")
    assert [a.id for a in state.players[0].herd] == [25, 26, 254]
    assert [EVOLUTION.write_move(state, action) for action in state.options] == ["z*", "aa*", "iu*"]
