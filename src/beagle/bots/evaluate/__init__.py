"""What the greedy bot must be told of a game: one module here for each game, under the game's name."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

W = TypeVar("W", bound="DataclassInstance")
H = TypeVar("H", bound="DataclassInstance")


class Evaluation(Protocol):
    """A game's judgement of its positions.  It may read a whole state, because that state is only imagined."""

    def clock(self, state: Any) -> int:
        """How far the game has come; when this number has grown, a position is quiet enough to be judged."""

    def likely(self, state: Any) -> int:
        """A move that the player who is asked might well make: quickly found, so that a whole turn can be played."""

    def order(self, state: Any) -> list[int]:
        """The moves of the player who is asked, those that look best first."""

    def worth(self, state: Any, seat: int) -> float:
        """How good the position is for this seat, the others taken into account: more is better."""


class Tunable(Evaluation, Protocol):
    """An evaluation whose numbers have names."""

    def tuned(self, numbers: dict[str, float]) -> Evaluation:
        """The same with these numbers in the place of its own; TypeError if it has none of such a name."""


def evaluation(game: str) -> Tunable:
    """The evaluation of the game of this name."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        there = ", ".join(sorted(module.name for module in iter_modules(__path__)))
        raise KeyError(f'there is no evaluation of the game "{game}"; there are: {there}')
    return cast(Tunable, import_module(name).EVALUATION)


def with_numbers(weights: W, habits: H, numbers: dict[str, float]) -> tuple[W, H]:
    """Both with these numbers in the place of their own; TypeError if neither has one of such a name."""
    own = {key: value for key, value in numbers.items() if hasattr(habits, key)}
    others = {key: value for key, value in numbers.items() if key not in own}
    return replace(weights, **others), replace(habits, **own)
