"""Bugs to plant.  Compiled classes cannot be patched, so a bug sits in a wrapper or in a state's data."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from beagle import Game
from beagle.kernel.event import Event
from beagle.testing.laws.games import Broken, Law, Moment, hold


class GameWith:
    """A game, but for the methods given here."""

    def __init__(self, game: Game, **methods: Any) -> None:
        self.__dict__.update(methods)
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class StateWith:
    """A state, but for the methods given here.  `exact` looks through it."""

    def __init__(self, state: Any, **methods: Any) -> None:
        self.__dict__.update(methods)
        self.__dict__["planted_in"] = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["planted_in"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.__dict__["planted_in"], name, value)


def drawing_below(game: Game) -> GameWith:
    """Pages are made of the state below a planted one: compiled rules take no wrapper."""

    def below(state: Any) -> Any:
        return state.planted_in if isinstance(state, StateWith) else state

    return GameWith(
        game,
        picture=lambda state, seat: game.picture(below(state), seat),
        preview=lambda state, action: game.preview(below(state), action),
    )


class Overheard(StateWith):
    """A state whose events show every card to everybody."""

    @property
    def events(self) -> list[Event]:
        return [Event(e.kind, e.a, e.b, e.c, e.d, e.card | 0xFFFF << 8) for e in self.planted_in.events]

    def clone(self) -> Overheard:
        return Overheard(self.planted_in.clone())


def caught(
    law: Law,
    moments: Iterable[Moment],
    game: Callable[[Game], Any] = lambda game: game,
    state: Callable[[Any], Any] = lambda state: state,
) -> None:
    """With the bug in the game or in each state, the law is broken at one of these moments at least."""
    planted = [
        m._replace(table=m.table._replace(game=game(m.table.game)), state=state(m.state.clone())) for m in moments
    ]
    try:
        hold(law, planted)
    except Broken:
        return
    raise AssertionError(f"{law.__name__} doesn't catch the bug")
