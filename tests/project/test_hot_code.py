"""Compiled rules make no Python objects for numbers: no mixed conditional expressions, no loops over an IntList."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from beagle import _native

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "beagle" / "games"
RULES = [path for path in _native.sources_to_compile(ROOT) if "games" in path.parts]
COLD = {"components.py", "rulesets.py", "tiles.py", "land.py", "tell.py"}  # what is read or set up once; events


def is_constant(node: ast.expr) -> bool:
    """A number, or a name in capitals: mypyc knows its value."""
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand)
    if isinstance(node, ast.IfExp):
        return is_constant(node.body) and is_constant(node.orelse)
    if isinstance(node, ast.Attribute):
        return node.attr.isupper()
    if isinstance(node, ast.Name):
        return node.id.isupper()
    return isinstance(node, ast.Constant) and not isinstance(node.value, bool)


def is_float(node: ast.expr) -> bool:
    """A number with a decimal point: mypyc keeps it, and what it is mixed with, as a machine number."""
    if isinstance(node, ast.UnaryOp):
        return is_float(node.operand)
    return isinstance(node, ast.Constant) and isinstance(node.value, float)


@cache
def int_lists() -> set[str]:
    """The names of all fields that are an IntList."""
    found: set[str] = set()
    for path in _native.sources_to_compile(ROOT):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "IntList":
                found.add(ast.unparse(node.target).removeprefix("self."))
    return found - {
        "herd",
        "traits",
        "genes",
        "cells",
        "places",
    }  # elsewhere lists of objects


def mixed(tree: ast.AST) -> Iterator[str]:
    """Conditional expressions with a constant on one side only: mypyc makes an object of the other side."""
    for node in ast.walk(tree):
        if isinstance(node, ast.IfExp) and is_constant(node.body) != is_constant(node.orelse):
            if is_float(node.body) or is_float(node.orelse):
                continue
            yield f"{node.lineno}: {ast.unparse(node)}"


def iterated(tree: ast.AST, names: set[str]) -> Iterator[str]:
    """Loops over an IntList: go through it by position."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            each = node.iter
            if isinstance(each, ast.Attribute) and each.attr in names:
                yield f"{each.lineno}: {ast.unparse(each)}"


@pytest.mark.parametrize(
    "path", [path for path in RULES if path.name not in COLD], ids=lambda path: str(path.relative_to(GAMES))
)
def test_no_rule_makes_objects_of_numbers(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    allowed = set(ALLOWED.get(path.relative_to(GAMES).as_posix(), ()))
    assert [line for line in mixed(tree) if line.partition(": ")[2] not in allowed] == []
    assert [line for line in iterated(tree, int_lists()) if line.partition(": ")[2] not in allowed] == []


# Once a turn or more rarely, or only to explain a refusal: there the shorter text wins.
ALLOWED = {
    "dinosaurs/steps/activation.py": ["g.players[seat].figures"],
    "evo/steps/initiative.py": ["g.holders", "g.order"],
    "evo/steps/survival.py": ["g.order"],
    "evolution/herds.py": ["hunter.blind"],
    "evolution/scoring.py": ["g.pairs", "g.rules.traits[CARNIVOROUS].hunger if a.revealed else 0"],
    "evolution/steps/development.py": ["g.players[g.actor].hand"],
    "evolution/steps/feeding.py": ["g.middle"],
    "evolution/steps/rebirth.py": ["g.players[g.actor].hand", "g.players[seat].hand"],
}


@pytest.mark.parametrize("bug", ["x = 0 if a else f(a)", "x = f(a) if a else NONE", "x = law.CARD_1 if a else b"])
def test_a_mixed_expression_is_found(bug: str) -> None:
    assert list(mixed(ast.parse(bug)))
    assert not list(mixed(ast.parse("x = 0 if a else -1\ny = f(a) if a else g(a)\nz = A if b else C if d else 1")))


def test_a_loop_over_an_int_list_is_found() -> None:
    assert list(iterated(ast.parse("for c in player.hand:\n    pass"), int_lists()))
    assert list(iterated(ast.parse("any(c for c in player.hand)"), int_lists()))
