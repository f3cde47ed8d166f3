"""A text with everything it can say: each branch of each choice, each number, short and long names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

from beagle.i18n import Words
from beagle.i18n.loading import bundle
from beagle.kernel.message import Argument
from tools.words.samples import COMMON, FIGURES, KINDS, PLURALS, values
from tools.words.texts import Text, Variables

MOST_TOGETHER = 16  # choices that are shown in all combinations


def examples(text: Text, english: Text, language: str) -> list[str]:
    """The text as it is said, once for each way to say it."""
    words, own = Words(language), Variables(text.pattern).chosen_by
    filled = fillings(possible_values(text, english, language), own)
    return list(dict.fromkeys(said(text.key, words, args) for args in filled))


def possible_values(text: Text, english: Text, language: str) -> dict[str, list[Argument]]:
    """What each variable may be.  What English chooses by a number is a number, also if this language doesn't."""
    own, original = Variables(text.pattern).chosen_by, Variables(english.pattern).chosen_by
    plural = {name: [each for each in by if each in PLURALS] for name, by in original.items()}
    found = {name: values(text.key, name, language, [*own.get(name, ()), *plural[name]]) for name in original}
    if "figure" in found and "kind" in found:  # an animal and its kind are one thing
        found["kind"] = list(KINDS) if own.get("figure") or own.get("kind") else found["kind"][:1]
        found["figure"] = found["figure"][:1]
    return found


def fillings(possible: dict[str, list[Argument]], chosen_by: dict[str, list[str]]) -> Iterator[dict[str, Argument]]:
    """Arguments: all numbers alike, then each variable alone, then choices in all combinations if they are few."""
    usual = {name: COMMON if COMMON in each else each[0] for name, each in possible.items()}
    numbers = [name for name, each in possible.items() if isinstance(each[0], int)]
    for number in dict.fromkeys(value for name in numbers for value in possible[name]):
        yield fitting(usual | {name: number for name in numbers if number in possible[name]})
    for name, each in possible.items():
        yield from (fitting(usual | {name: value}) for value in each)
    choices = [name for name in possible if chosen_by.get(name) and name not in numbers]
    if prod(len(possible[name]) for name in choices) <= MOST_TOGETHER:
        for together in product(*(possible[name] for name in choices)):
            yield fitting(usual | dict(zip(choices, together, strict=True)))


def fitting(args: dict[str, Argument]) -> dict[str, Argument]:
    """The animal is of its kind."""
    if "figure" in args and args.get("kind") in KINDS:
        args["figure"] = FIGURES[KINDS.index(str(args["kind"]))]
    return args


def said(key: str, words: Words, args: dict[str, Argument]) -> str:
    pattern = bundle(words.language).pattern(key)
    assert pattern is not None, f"{words.language} has no {key}"
    filled = {name: words.argument(value) for name, value in args.items()}
    text, errors = bundle(words.language).format(pattern, filled)
    if errors:
        raise ValueError(f"{words.language}: {key} cannot be said with {filled}: {errors}")
    return str(text)
