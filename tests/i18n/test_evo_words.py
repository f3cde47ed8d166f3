"""Everything that EVO can say has words, and no words are left over."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import beagle
from beagle.games.evo import ids, law
from beagle.games.evo.game import EVO
from beagle.games.evo.rulebook import ENTRIES, MODULES, SECTIONS, SOURCES, name, number
from beagle.kernel.message import Message
from tests.support.saying import WORDS, Heard, deck_titles, written

GAMES = 14
FILE = "evo/game.ftl"
ASKS = "over chance bid adrenaline council moves fight birth-go survival-go"
PASSES = "window bid choose-place moves fight birth-go survival-go"
MOVES = """
roll draw face place bid-card bid play play-cell play-turn play-place walk swim fly attack flee lose birth birth-babies
exchange exchange-babies
"""
PREVIEWS = "could-live fight flight ground babies bid climate losses card-first"
IN_GOES = {"moves", "births"}  # moments that are no questions of their own

# What seldom comes about in random games.
SCENES = (
    "evo second mutation / A: -1,-2 -3,1 | cards missing-ingredients / B: 1,2 3,-1 | mp 9 / deck -",
    "evo second initiative / A: -1,-2 -3,1 | cards council-of-sages | genes adrenaline / B: 1,2 3,-1",
    "evo second movement to A / A: 0,0 -3,1 | genes horn*3 / B: 1,0 3,-1 2,-1 | genes chameleon-skin",
    "evo second birth to A / A: -1,-2 0,-2 1,-2 2,-2 3,-2 -2,-1 -1,-1 0,-1 | genes deadly-babies / B: 1,-1 0,0 2,0",
    "evo second birth / A: -1,-2 0,-2 1,-2 | cards egg-thief horde-of-rats / B: 1,0 0,0 2,0 | genes deadly-babies",
    "evo second climate / A: -1,-2 0,-2 | cards terror prophecy / B: 1,0 0,0 2,0 1,2 / spent council-of-sages",
    "evo second movement order BA to B / map 0,0:GG 0,5:GGGG / A: 0,0 1,0 / B: 0,5 1,5",
)


def possible() -> set[str]:
    """Every key that `beagle.games.evo.words` can make, but for the rules and the names of genes and cards."""
    out = {f"evo-log-{name}" for name, _ in ids.EVENTS} | {f"evo-phase-{phase}" for phase in ids.PHASES}
    out |= {f"evo-ask-{ask}" for ask in ASKS.split()}
    out |= {f"evo-ask-window-{moment}" for moment in ids.MOMENTS if moment not in IN_GOES}
    out |= {f"evo-move-pass-{ask}" for ask in PASSES.split()} | {f"evo-move-{move}" for move in MOVES.split()}
    out |= {f"terrain-{terrain}" for terrain in ids.TERRAIN_NAMES} | {f"ground-{ground}" for ground in ids.GROUNDS}
    out |= {f"face-{face}" for face in ids.FACE_NAMES} | {"ruleset-evo-second", "ruleset-evo-box"}
    out |= {f"evo-preview-{preview}" for preview in PREVIEWS.split()} | {
        "evo-points",
        "evo-tie-below",
        "evo-tie-decided",
        "evo-tie-shared",
        "evo-specimen",
    }
    out |= {f"standing-{answer.name}" for answer in EVO.standing()}
    out |= deck_titles(EVO) | {"evo-offer-gene", "evo-offer-card"}
    return out | {f"evo-section-{section}" for section in SECTIONS}


@cache
def heard() -> Heard:
    out = Heard(EVO, previews=True)
    for seed in range(GAMES):
        out.play(EVO.deal("second", 2 + seed % 4, seed), seed, (0, 1))
    for scene in SCENES:
        for seed in range(12):
            out.play(EVO.read(scene), seed, (0, 1), 12)
    return out


def test_every_key_has_words_and_no_words_are_left_over() -> None:
    assert set(written(FILE)) == possible()


def test_random_games_say_everything_and_nothing_else() -> None:
    assert {key for key in heard().keys if not key.startswith(("gene-", "event-"))} <= possible()
    rare = possible() - heard().keys
    assert not {key for key in rare if key.startswith(("evo-log-", "evo-ask-", "evo-move-", "evo-preview-"))}, rare


def test_all_that_is_said_is_good_english() -> None:
    for message, said in heard().said.values():
        assert re.fullmatch(r"[A-Z].*", said), (message, said)
        assert not re.search(r"\{|\}|\?\?\?|  | [,.:;!?]|\b1 (mutation |movement )?points\b|\(\)", said), (
            message,
            said,
        )
        if message.key.startswith(("evo-log-", "evo-ask-", "evo-preview-")):
            assert said.endswith((".", "!", "?")), (message, said)


def test_the_options_of_a_question_differ_in_words() -> None:
    for options in heard().options:
        assert len(set(options)) == len(options), options


def test_a_card_that_one_may_not_know_is_not_named() -> None:
    cards = [WORDS.say(Message(f"event-{card}", {})) for card in ids.CARD_NAMES]
    secret = [said for message, said in heard().said.values() if message.args.get("known") == "no"]
    assert secret
    for said in secret:
        assert not any(card in said for card in cards), said


def test_every_gene_and_card_has_a_name_and_a_text() -> None:
    cards = written("evo/cards.ftl")
    names = {f"gene-{gene}" for gene in ids.GENE_NAMES[1:]} | {f"event-{card}" for card in ids.CARD_NAMES}
    assert set(cards) == names | {"event-unknown"}
    assert [key for key in names if not WORDS.has(f"{key}.text")] == []


# The rulebook


def test_every_rule_has_an_id_a_number_and_words() -> None:
    assert len(ENTRIES) == len({entry.id for entry in ENTRIES})
    assert set(written("evo/rules.ftl")) == {entry.id for entry in ENTRIES}
    for entry in ENTRIES:
        assert name(number(entry.id)) == entry.id
        assert entry.module in MODULES
        assert {*entry.source.replace(",", "").split()} <= set(SOURCES)
        assert WORDS.say(Message(entry.id, {})).endswith(".")


def test_every_rule_that_can_refuse_says_why() -> None:
    numbers = [value for key, value in vars(law).items() if re.fullmatch(r"[A-Z]+_\d\d", key)]
    assert len(numbers) > 50
    silent = [name(number) for number in numbers if not WORDS.has(f"{name(number)}.why")]
    spoken = {name(number) for moved in refusing() for number in moved}
    assert not spoken & set(silent)


def refusing() -> Iterator[list[int]]:
    """The rules of refusals that were met in random games."""
    from tests.laws.evo import ADAPTER

    for seed in range(4):
        state, rng = EVO.deal("second", 2 + seed, seed), beagle.Rng(seed)
        while state.actor != beagle.NOBODY:
            if rng.below(6) == 0 and state.actor >= 0:
                yield from (state.refusals(action) for action in ADAPTER.universe(state)[:: 1 + rng.below(9)])
            state.apply(state.options[rng.below(len(state.options))])


@pytest.mark.parametrize("wrong", [0, 499, 1199])
def test_a_number_that_is_no_rule_is_refused(wrong: int) -> None:
    with pytest.raises(ValueError, match="DI-SET-01 has 101"):
        name(wrong)


def test_an_id_that_is_no_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no rule"):
        number("DI-AUCT-99")


SHORT = ("bid", "bid-card", "walk", "swim", "fly", "attack", "exchange", "exchange-babies")


@pytest.mark.parametrize("move", SHORT)
def test_what_stands_under_a_heading_has_short_words(move: str) -> None:
    assert "short" in attributes(f"evo-move-{move}")
    moves = [key for key in written(FILE) if key.startswith("evo-move-")]
    assert len(SHORT) == sum("short" in attributes(key) for key in moves)


def attributes(key: str) -> set[str]:
    return {attribute.id.name for attribute in written(FILE)[key].attributes}


def test_next_to_the_map_no_coordinates_are_read() -> None:
    """What names a cell has other words for the pages, with the names of genes, terrains and players alone."""
    for key, message in written(FILE).items():
        if {"cell", "from", "to"} & Variables(message.value).found and "preview" not in key:
            assert "drawn" in attributes(key), key
    for key, message in written(FILE).items():
        for attribute in message.attributes:
            if attribute.id.name in ("drawn", "others"):
                assert not {"cell", "from", "to", "column"} & Variables(attribute.value).found, key


class Variables(Visitor):
    """The variables of a pattern."""

    def __init__(self, pattern: ast.Pattern | None) -> None:
        self.found: set[str] = set()
        if pattern is not None:
            self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)
