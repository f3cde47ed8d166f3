"""What an attack would meet, told before it is made, is what it meets."""

from typing import Any

import pytest

import beagle
from beagle.games.evolution import words
from beagle.games.evolution.game import EVOLUTION
from beagle.games.evolution.steps.attack import Attack
from beagle.i18n import Words, languages
from beagle.kernel.action import PASS
from beagle.kernel.message import Message

ANSWER = ".answer"  # a way out of an attack, in words for the attacker
LARGE = "base+fly+continents+gift@gift"


def told(text: str, move: str) -> list[str]:
    state = EVOLUTION.read(f"evolution {LARGE} {text}")
    outcomes = EVOLUTION.preview(state, EVOLUTION.read_move(state, move))
    return [outcome.words.key.removesuffix(ANSWER) for outcome in outcomes]


@pytest.mark.parametrize(
    ("prey", "move", "keys"),
    [
        ("m[fat]", "a>m", ["preview-nothing"]),
        ("m", "a>m", ["preview-lure"]),
        ("m[running ink-cloud]", "a>m", ["move-running", "move-ink-cloud"]),
        ("m[running ink-cloud]", "a>m/running", ["move-ink-cloud"]),
        ("m[poisonous shell]", "a>m", ["move-shell", "preview-eaten"]),
        ("m[poisonous shell]", "a>m/poisonous", ["move-shell"]),
        ("m[cnidocytes]", "a>m", ["preview-stung"]),
        ("m[cnidocytes]", "a>m/cnidocytes", ["preview-nothing"]),
        ("m[cnidocytes neoplasm fat]", "a>m", ["preview-nothing"]),
        ("m[cnidocytes poisonous]!paralysed", "a>m", ["preview-nothing"]),
        ("m[fat]", "a*", []),
    ],
)
def test_answers_and_what_else_an_attack_brings(prey: str, move: str, keys: list[str]) -> None:
    assert told(f"feeding bank 1 / A: a[carnivorous intellect] / B: {prey}", move) == keys


def test_every_answer_that_was_told_is_offered_and_no_other() -> None:
    rng = beagle.Rng(5)
    seen = 0
    for seed in range(6):
        state: Any = EVOLUTION.deal(LARGE, 3, seed)
        while not state.over:
            for action in state.options:
                seen += agrees(state, action)
            state.apply(state.options[rng.below(len(state.options))])
    assert seen > 20


def agrees(state: Any, action: int) -> int:
    """Whether the action is an attack that its prey can answer: then what was told is what is offered."""
    after = state.clone()
    after.choose(action)
    step = after.stack[-1] if after.stack else None
    if not isinstance(step, Attack) or step.turned or step.interruption(after):
        return 0
    after.settle()
    if not after.stack or after.stack[-1] is not step:
        return 0
    offered = [words.describe(after, option) for option in after.options if option != PASS]
    answers = [outcome.words for outcome in EVOLUTION.preview(state, action) if outcome.name == "answer"]
    assert [Message(message.key.removesuffix(ANSWER), message.args) for message in answers] == offered
    assert all(Words(language).say(message) for language in languages() for message in answers)
    return 1


def test_an_answer_that_rolls_a_die_says_which_faces_escape() -> None:
    state = EVOLUTION.read("""evolution base@gift feeding bank 3
A: a[carnivorous] | hand -
B: m[running tail-loss] | hand -""")
    state.apply(EVOLUTION.read_move(state, "a>m"))
    told = {
        EVOLUTION.write_move(state, one): EVOLUTION.move_data(state, one).args.get("faces") for one in state.options
    }
    assert told == {"m.running": [4, 5, 6], "m.tail-loss>running": None, "m.tail-loss>tail-loss": None}
