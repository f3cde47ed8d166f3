"""What a player wants to know before choosing: the ground, who would die, where a dinosaur can go, the odds of a fight.

Works on a state, or on one imagined from a view: it uses only what is public.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from beagle.games.evo import actions
from beagle.games.evo.ids import FLY, GROUNDS, SWIM, WALK
from beagle.games.evo.law import FREE
from beagle.games.evo.state import State
from beagle.games.evo.steps.movement import Moves, forbids_attack
from beagle.games.evo.steps.survival import Losses
from beagle.kernel.action import kind_of
from beagle.kernel.int_list import IntList


class Doom(NamedTuple):
    """What the climate would take from a clan if survival came now: those sure to die, and a choice among others."""

    dead: list[int]  # cells
    among: list[int]  # cells the owner chooses from
    chosen: int  # how many of them die


class Odds(NamedTuple):
    """A fight: how many sides of the die win, out of how many; and the horns that count."""

    wins: int
    sides: int
    attack: int
    defence: int


class Reach(NamedTuple):
    """What one dinosaur can do with the points left: cells with the points they cost, and prey to attack."""

    cells: dict[int, int]
    attacks: dict[int, Odds]
    ways: dict[int, list[int]]  # for each cell the moves that lead there, in order


def grounds(g: State) -> list[str]:
    """What each cell is now: ideal, hot, cold or deadly."""
    return [GROUNDS[g.ground(cell)] for cell in range(g.rules.land.size)]


def doom(g: State, seat: int) -> Doom:
    losses = Losses(g, seat)
    count = int(losses.count)
    if count < sum(losses.unsaved):  # the floor limits the losses, so anyone may be spared
        return Doom([], losses.cells.to_list(), count)
    crowds = Counter(g.ground(cell) for cell in losses.cells)
    dead = [cell for cell in losses.cells if losses.unsaved[g.ground(cell)] == crowds[g.ground(cell)]]
    return Doom(dead, [cell for cell in losses.cells if cell not in dead], count - len(dead))


def odds(g: State, attacker: int, defender: int) -> Odds:
    die = g.rules.die
    wins = sum(sides for face, sides in enumerate(die) if g.wins(face, attacker, defender))
    return Odds(wins, sum(die), int(g.attack_horns(attacker)), int(g.players[defender].defence))


def reach(g: State, cell: int) -> Reach:
    """Where the dinosaur on this cell could get by its own moves, and what it could attack from where it is.

    During its clan's go, the points and powers that are left count; otherwise those of a new go.
    """
    seat = g.board[cell]
    go = next((step for step in g.stack if isinstance(step, Moves) and step.seat == seat), None)
    world = g.clone()
    if go is None:
        world.points = world.players[seat].moves
        go = Moves(seat)
    attacks = {
        end: odds(g, seat, g.board[end])
        for end in g.rules.land.near[cell]
        if world.points > 0 and forbids_attack(g, seat, cell, end) == FREE
    }
    ways = all_ways(world, go, cell)
    return Reach({end: len(way) for end, way in ways.items()}, attacks, ways)


def all_ways(world: State, go: Moves, start: int) -> dict[int, list[int]]:
    """A shortest way to each cell.  A cell may be reached again with other powers left: that may lead farther."""
    points = int(world.points)
    met = {(start, go.flown, go.swimmer)}
    edge: list[tuple[int, Moves, list[int]]] = [(start, go.clone(), [])]
    found: dict[int, list[int]] = {}
    while edge:
        here, moves, way = edge.pop(0)
        if len(way) == points:
            continue
        step(world, start, here)
        for action, then in ways(world, moves, here):
            end = actions.end_cell(action)
            if (end, then.flown, then.swimmer) not in met:
                met.add((end, then.flown, then.swimmer))
                found.setdefault(end, [*way, action])
                edge.append((end, then, [*way, action]))
        step(world, here, start)
    found.pop(start, None)
    return found


def step(world: State, start: int, end: int) -> None:
    """Move the dinosaur there, whatever it costs."""
    world.stand(world.lift(start), end)


def ways(world: State, moves: Moves, start: int) -> list[tuple[int, Moves]]:
    """Each move of the dinosaur here that is not a fight, with the go after it.  The state is restored afterwards."""
    options = IntList()
    moves.begun = True
    moves.list_moves_of(world, start, options)
    out = []
    for action in options:
        if kind_of(action) in (WALK, FLY, SWIM):
            then = moves.clone()
            then.answer(world, action)
            world.points += 1
            step(world, actions.end_cell(action), start)
            out.append((action, then))
    return out
