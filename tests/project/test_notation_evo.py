"""docs/notation-evo.md names everything that the code knows."""

import re
from pathlib import Path

import pytest

import beagle
from beagle.games.evo import ids
from beagle.games.evo.game import EVO
from beagle.games.evo.notation.names import PLACES
from beagle.games.evo.notation.parsing import parse_position
from beagle.games.evo.rulesets import OPTIONS
from beagle.games.evo.view import SPECS

TEXT = (Path(__file__).parents[2] / "docs" / "notation-evo.md").read_text("utf-8")
PLAIN = re.sub(r"^```.*?^```$", "", TEXT, flags=re.MULTILINE | re.DOTALL)


def section(title: str) -> str:
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#+ |\Z)", PLAIN, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found.group(1)


def words(text: str) -> set[str]:
    return {word for code in re.findall(r"`([^`\n]+)`", text) for word in code.split()}


def test_every_gene_card_token_and_face_is_named() -> None:
    named = words(section("Names"))
    assert {*ids.GENE_NAMES[1:], *ids.CARD_NAMES, *ids.TOKEN_NAMES.values(), *ids.FACE_NAMES} <= named
    assert {*ids.TERRAINS, "second", *(option.word for option in OPTIONS if not option.group), "first-b"} <= named


def test_every_phase_and_every_word_of_a_position_is_named() -> None:
    named = words(section("Positions"))
    assert set(PLACES) <= named
    for wrong in ("!", "A: | !"):
        with pytest.raises(beagle.NotationError) as error:
            parse_position(wrong, head=False)
        expected = {word for word in re.split(r", | or ", error.value.expected) if " " not in word}
        assert expected
        assert expected <= named, expected - named


def test_every_step_its_fields_and_every_moment_are_named() -> None:
    pending = section("What is pending")
    for name, spec in SPECS.items():
        rows = [row for row in pending.splitlines() if row[:1] == "|" and f"`{name}`" in row.split(" | ")[0]]
        assert len(rows) == 1, name
        assert {f"`{part.partition(':')[0]}`" for part in spec.split()} <= set(rows[0].split(" | ")[1].split()), name
    assert set(ids.MOMENTS[len(ids.PHASES) :]) <= words(pending)


def shape(move: str) -> str:
    """A move with its names taken out: `!terror>0,1` is `!card>cell`."""
    move = re.sub(r"-?\d+,-?\d+", "cell", move)
    move = re.sub(r"^%(\d)$", "%number", re.sub(r"^(\d)=(\d)$", "column=bid", move))
    move = re.sub(r"@\d$", "@place", re.sub(r">[+-]\d$", ">turn", move))
    if move[1:] in ids.FACE_NAMES or move[1:] in ids.GENE_NAMES:
        return "%face" if move[1:] in ids.FACE_NAMES else "%gene"
    return re.sub(r"^![a-z-]+", "!card", move)


def test_every_kind_of_move_is_in_the_table() -> None:
    rows = [row.split(" | ") for row in section("Moves").splitlines() if row.startswith("| `")]
    documented = {code for row in rows for code in re.findall(r"`([^`]+)`", row[0])}
    assert {shape(code) for row in rows for code in re.findall(r"`([^`]+)`", row[1])} == documented
    played: set[str] = set()
    for seed in range(6):
        state, rng = EVO.deal("second", 2 + seed % 4, seed), beagle.Rng(seed)
        while state.actor != beagle.NOBODY:
            played |= {shape(EVO.write_move(state, action)) for action in state.options}
            state.apply(state.options[rng.below(len(state.options))])
    assert played <= documented, played - documented
    assert len(played) > 14
