"""What a player wants to know before choosing: the ground, who would die, where one can go, the odds of a fight.

Asked of a state, or of one that was imagined behind a view: only what is public is looked at.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from beagle.evo.ids import FLY, GROUNDS, SWIM, WALK
from beagle.evo.law import FREE
from beagle.evo.state import State
from beagle.evo.steps.movement import Moves, forbids_attack
from beagle.evo.steps.survival import Losses
from beagle.kernel.action import arg_a, arg_b, kind_of


class Doom(NamedTuple):
    """What the climate would take from a clan if survival came now: those who surely die, and a choice among others."""

    dead: list[int]  # cells
    among: list[int]  # cells of which the owner chooses
    chosen: int  # how many of them die


class Odds(NamedTuple):
    """A fight: so many sides of the die win, of so many; and the horns that count."""

    wins: int
    sides: int
    attack: int
    defence: int


class Reach(NamedTuple):
    """What one dinosaur can do with the points that are left: cells with the points they cost, and prey to attack."""

    cells: dict[int, int]
    attacks: dict[int, Odds]


def grounds(g: State) -> list[str]:
    """For each cell what it is now: ideal, hot, cold or deadly."""
    return [GROUNDS[g.ground(cell)] for cell in range(g.rules.land.size)]


def doom(g: State, seat: int) -> Doom:
    losses = Losses(g, seat)
    count = int(losses.count)
    if count < sum(losses.unsaved):  # the floor stops it, so everyone may be spared
        return Doom([], losses.cells, count)
    crowds = Counter(g.ground(cell) for cell in losses.cells)
    dead = [cell for cell in losses.cells if losses.unsaved[g.ground(cell)] == crowds[g.ground(cell)]]
    return Doom(dead, [cell for cell in losses.cells if cell not in dead], count - len(dead))


def odds(g: State, attacker: int, defender: int) -> Odds:
    die = g.rules.die
    wins = sum(sides for face, sides in enumerate(die) if g.wins(face, attacker, defender))
    return Odds(wins, sum(die), int(g.attack_horns(attacker)), int(g.players[defender].defence))


def reach(g: State, cell: int) -> Reach:
    """Where the dinosaur on this cell could be after moves of its own, and whom it could attack from where it is.

    In a go of its clan the points and powers that are left count; otherwise those of a fresh go.
    """
    seat = g.board[cell]
    go = next((step for step in g.stack if isinstance(step, Moves) and step.seat == seat), None)
    world = g.clone()
    if go is None:
        world.points = world.players[seat].moves
        go = Moves(seat)
    costs = {cell: 0}
    met = {(cell, bool(go.flown))}  # one that has not flown yet may still fly from there
    edge: list[tuple[int, State, Moves]] = [(cell, world, go.clone())]
    attacks = {
        end: odds(g, seat, g.board[end])
        for end in g.rules.land.near[cell]
        if world.points > 0 and forbids_attack(g, seat, cell, end) == FREE
    }
    while edge:
        here, at, moves = edge.pop(0)
        for end, after, then in ways(at, moves, here):
            costs.setdefault(end, int(world.points - after.points))
            if (end, bool(then.flown)) not in met:
                met.add((end, bool(then.flown)))
                edge.append((end, after, then))
    del costs[cell]
    return Reach(costs, attacks)


def ways(g: State, moves: Moves, start: int) -> list[tuple[int, State, Moves]]:
    """Each cell one point away, with the table and the go after that point."""
    options: list[int] = []
    moves.begun = True
    if g.points > 0:
        moves.list_moves(g, options)
    out = []
    for action in options:
        if kind_of(action) in (WALK, FLY, SWIM) and arg_a(action) == start:
            after, then = g.clone(), moves.clone()
            then.answer(after, action)
            out.append((arg_b(action), after, then))
    return out
