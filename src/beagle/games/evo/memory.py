"""What a player of EVO can keep in mind: everybody pays and earns mutation points openly, so purses can be counted."""

from __future__ import annotations

from beagle.games.evo import tell
from beagle.games.evo.clan import PURSE
from beagle.games.evo.state import State
from beagle.games.evo.view import HIDDEN, View, imagine
from beagle.kernel.event import Event
from beagle.kernel.rng import Rng


def remember(memory: list[int], event: Event, seat: int) -> list[int]:
    """The mutation points of each seat, after one more event."""
    if event.kind not in (tell.PAID, tell.EARNED):
        return memory
    payer, points = int(event.a), int(event.b)
    purses = [*memory, *[PURSE] * (payer + 1 - len(memory))]
    purses[payer] += points if event.kind == tell.EARNED else -points
    return purses


def imagine_remembering(v: View, rng: Rng, memory: list[int]) -> State:
    """The purses are as they were counted.

    Somebody who hasn't seen the whole game has counted wrong: then their own purse is wrong too, and nothing is known.
    """
    g = imagine(v, rng)
    purses = [*memory, *[PURSE] * (v.seats - len(memory))]
    own = v.players[v.seat].mp if 0 <= v.seat < v.seats else HIDDEN
    if own == HIDDEN or own != purses[v.seat]:
        return g
    for seat, clan in enumerate(v.players):
        if clan.mp == HIDDEN:
            g.players[seat].mp = max(0, purses[seat])
    return g
