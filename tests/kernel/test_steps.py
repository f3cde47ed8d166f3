"""The fields of a step are declared once, in its spec; saving, loading and cloning agree with it."""

from typing import Any, ClassVar

import pytest

from beagle.games.dinosaurs.view import STEPS as DINOSAURS
from beagle.games.evo.view import STEPS as EVO
from beagle.games.evolution.view import STEPS as EVOLUTION
from beagle.games.loading import fields_of as fields_of_class
from beagle.kernel.state import Roll, Step, fields_of
from beagle.kernel.steps import StepTable
from beagle.kernel.text import NotationError, Word

KINDS = [kind for table in (EVOLUTION, EVO, DINOSAURS) for kind in table.kinds]
CONSTANTS = {"phase"}  # of a class; compiled, each object has them
OTHERWISE = {"fight"}  # its fields are called from and to, which Python doesn't allow


def filled(kind: type[Step[Any]]) -> Step[Any]:
    """A step with different numbers in all its fields."""
    step, values = kind(), []
    for number, field in enumerate(fields_of(kind.spec), 1):
        values += [7, 8, 9] if field.rest else [1] if field.flag else [number]
    step.load(values)
    assert step.save() == values, kind.name
    return step


def check_clone(step: Step[Any]) -> None:
    """What `clone` gives is what the spec says: every field, and nothing shared."""
    copy = step.clone()
    assert type(copy) is type(step)
    assert copy.save() == step.save(), f"{step.name} forgets a field in clone"
    for field in fields_of(step.spec):
        if field.rest:
            assert getattr(copy, field.name) is not getattr(step, field.name), f"{step.name} shares {field.name}"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_clone_has_what_the_spec_declares(kind: type[Step[Any]]) -> None:
    check_clone(filled(kind))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_field_of_a_step_is_declared(kind: type[Step[Any]]) -> None:
    if kind.name in OTHERWISE:
        return
    declared = {field.name for field in fields_of(kind.spec)}
    inherited = {"acted"} if kind.name == "until-empty" else set()  # feeding until the bank is empty doesn't use it
    assert fields_of_class(kind) - CONSTANTS - {"__dict__", "__weakref__"} == declared | inherited


class Forgetful(Step[Any]):
    name: ClassVar[str] = "forgetful"
    spec: ClassVar[str] = "seat:seat seen:number*"

    def __init__(self) -> None:
        self.seat = 0
        self.seen: list[int] = []

    def clone(self) -> Step[Any]:
        copy = Forgetful()
        copy.seen = self.seen.copy()
        return copy


class Sharing(Forgetful):
    def clone(self) -> Step[Any]:
        copy = Sharing()
        copy.seat, copy.seen = self.seat, self.seen
        return copy


def test_a_clone_that_forgets_a_field_is_caught() -> None:
    with pytest.raises(AssertionError, match="forgets a field"):
        check_clone(filled(Forgetful))


def test_a_clone_that_shares_a_list_is_caught() -> None:
    with pytest.raises(AssertionError, match="shares seen"):
        check_clone(filled(Sharing))


def test_a_stack_is_restored_as_it_was_saved() -> None:
    table = StepTable((Forgetful, Roll), {"roll": "forgetful"})
    saved = [("forgetful", [2, 5, 6]), ("roll", [6])]
    assert table.saved(table.restored(saved)) == saved
    assert table.specs == {"forgetful": "seat:seat seen:number*", "roll": "faces:number"}


def test_a_step_must_be_on_one_it_can_be_on() -> None:
    table = StepTable((Forgetful, Roll), {"roll": "forgetful"})
    table.check_place("forgetful", "", Word("", 1, 1))
    table.check_place("roll", "forgetful", Word("", 1, 1))
    with pytest.raises(NotationError, match="roll only on top of forgetful"):
        table.check_place("roll", "", Word("", 1, 1))
    with pytest.raises(NotationError, match="forgetful only once, as the first step"):
        table.check_place("forgetful", "roll", Word("", 1, 1))
