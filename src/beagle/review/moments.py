"""A finished game as moments: every position at which a seat or chance acted, and what it did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from beagle.kernel.game import Game
from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE, NOBODY
from beagle.play.match import MoveLine, ReplayError, first_line, game_for, in_force
from beagle.play.record import Record

OPEN: Final = -1  # the eyes of somebody who sees all cards
FEWEST_MOVES: Final = 10  # of a game that can be reviewed
WORLDS: Final = 4  # in which somebody imagines what another could do


class NotReviewable(ValueError):
    """A game that can't be reviewed; `why` is `going-on`, `early`, `older` or `short`."""

    def __init__(self, why: str) -> None:
        super().__init__(f"this game can't be reviewed: {why}")
        self.why = why


class Moment(NamedTuple):
    """One position of the game, and the action that was chosen there."""

    number: int  # its place in the game, from 0
    line: int  # the number of its line in the record
    state: Any
    actor: int  # a seat, or CHANCE
    action: int
    text: str
    memories: tuple[list[int], ...]  # by seat: what it remembers
    learned: tuple[bool, ...]  # by seat: did the action show it something that it could not know?
    sole: tuple[bool, ...]  # by seat: was this, as far as it could know, the only thing that could happen?

    @property
    def decision(self) -> bool:
        """Did a player choose between moves?"""
        return self.actor != CHANCE and len(self.state.options) > 1

    @property
    def forced(self) -> bool:
        """Was this the only thing that could happen?"""
        return len(self.state.options) == 1

    def forced_for(self, eyes: int) -> bool:
        """The same, as far as these eyes could know."""
        return self.forced if eyes in (OPEN, self.actor) else self.sole[eyes]


class Story(NamedTuple):
    """A whole game."""

    game: Game
    ruleset: str
    seats: int
    moments: list[Moment]
    end: Any  # the last position

    @property
    def won(self) -> list[float]:
        """The part of the victory of each seat."""
        winners = self.game.winners(self.end)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]


def story_of(record: Record) -> Story:
    """The moments of a finished game.  Moves that were taken back are left out."""
    game = game_for(record)
    if record.version < game.version:
        raise NotReviewable("older")
    if record.ended:
        raise NotReviewable("early")
    line = first_line(game, record)
    seats = int(line.state.seats)
    moments = list(moments_of(game, record, line, seats))
    if line.state.actor != NOBODY:
        raise NotReviewable("going-on")
    if len(moments) < FEWEST_MOVES:
        raise NotReviewable("short")
    return Story(game, record.ruleset, seats, moments, line.state)


def moments_of(game: Game, record: Record, line: MoveLine, seats: int) -> Iterator[Moment]:
    memories = [remembered(game, [], line.state, seat) for seat in range(seats)]
    for number, played in in_force(record.moves):
        if not played.is_move():
            continue
        state, actor = line.state.clone(), int(line.state.actor)
        try:
            action = line.read(played)
        except ReplayError as error:
            raise ReplayError(f"move {number}: {error}") from error
        hidden = [game.hidden_from(state, seat) for seat in range(seats)]
        line.make(played, action)
        learned = tuple(game.hidden_from(line.state, seat) < hidden[seat] for seat in range(seats))
        at = len(line.moves) - 1
        sole = tuple(looks_forced(game, state, action, memories[seat], seat) for seat in range(seats))
        yield Moment(at, number, state, actor, action, played.text, tuple(memories), learned, sole)
        memories = [remembered(game, memories[seat], line.state, seat) for seat in range(seats)]


def looks_forced(game: Game, state: Any, action: int, memory: list[int], seat: int) -> bool:
    """Was this the only thing that could happen, as far as this seat could know?

    What another could do may depend on cards that this seat doesn't see.  Then it is the only thing if it is so in some
    worlds that this seat could think possible: they follow from its view, and so does the answer.
    """
    if seat == state.actor or not game.hidden_from(state, seat):
        return len(state.options) == 1
    if state.actor != CHANCE and game.choice_is_public(state):
        return len(state.options) == 1
    view, rng, made = game.view(state, seat), Rng(seat), game.write_move(state, action, seat)
    for _ in range(WORLDS):
        world = game.imagine_remembering(view, rng, memory)
        if len(world.options) != 1 or game.write_move(world, world.options[0], seat) != made:
            return False
    return True


def remembered(game: Game, memory: list[int], state: Any, seat: int) -> list[int]:
    """What a seat remembers after the events that led to this state."""
    for event in state.events:
        memory = game.remember(memory, event.seen_by(seat), seat)
    return memory
