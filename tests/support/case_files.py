"""The case files of a game as tests: a parameter for each case and ruleset, and what is wrong with the files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from beagle.play.cases import Case, read_cases


def cases_beside(module: str) -> list[Case]:
    """All cases of the folder `cases` beside a test module, which gives its `__file__`."""
    files = sorted((Path(module).parent / "cases").glob("*.case"))
    return [case for path in files for case in read_cases(path.read_text("utf-8"), str(path))]


def one_by_one(cases: list[Case]) -> list[ParameterSet]:
    """A case and a ruleset; each proves the rules that the case cites."""
    return [
        pytest.param(case, ruleset, marks=pytest.mark.rule(*case.rules), id=f"{case.id}-{ruleset}")
        for case in cases
        for ruleset in case.rulesets or ["-"]
    ]


def faults(cases: list[Case], game: str, rules: Collection[str]) -> list[str]:
    """Ids that are given twice; cases of another game, without a title, or that cite no rule or one that is none."""
    out = [f"{id}: {count} times" for id, count in Counter(case.id for case in cases).items() if count > 1]
    out += [f"{case.id}: of {case.game}" for case in cases if case.game != game]
    out += [f"{case.id}: no title" for case in cases if not case.title]
    out += [f"{case.id}: cites nothing" for case in cases if not case.rules]
    return out + [f"{case.id}: no rule {rule}" for case in cases for rule in case.rules if rule not in rules]
