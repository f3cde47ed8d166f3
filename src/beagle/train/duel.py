"""One bot against copies of another, on the same deals from every seat: quick games without a record."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from beagle import _native
from beagle.bots.bot import Bot, Move
from beagle.bots.search import contest
from beagle.kernel.game import Game
from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE, NOBODY

Maker = Callable[[], Bot]
TWO_ERRORS: Final = 1.96


class NotCompiled(RuntimeError):
    """The rules or the bots are interpreted: what is measured would be something else."""


class Played(NamedTuple):
    """One game for the measured bot: its part of the victory, its points ahead of the best of the others, its place.

    `beaten` is how many of the others it finished ahead of; a tie counts half.  `above` is its points compared with the
    mean of the others: among equals it is 0 on average, while the best of three others is ahead of most players.
    """

    deal: int
    seat: int
    won: float
    ahead: float
    beaten: float
    above: float = 0.0


class Estimate(NamedTuple):
    """A mean with its interval of 95 %, over deals: games of one deal are alike."""

    mean: float
    error: float


def require_binaries() -> None:
    """NotCompiled: a measurement refuses to run."""
    if not _native.compiled() or contest.__file__.endswith(".py"):
        raise NotCompiled(f"rules and bots must be compiled ({_native.reason()}): ./run native")


def play(game: Game, ruleset: str, players: Sequence[Bot], seed: int) -> Any:
    """The last state of a game between these."""
    rng = Rng(seed)
    state = game.deal(ruleset, len(players), rng)
    for seat, player in enumerate(players):
        player.begin(game, ruleset, seat, int(rng.bits()))
    state.listen()
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            action = int(state.sample_chance(rng))
        else:
            seat, options = int(state.actor), state.options
            action = options[0]
            if len(options) > 1:
                moves = [Move(option, "") for option in options]
                action = players[seat].choose(game.view(state, seat), moves, None).action
        state.apply(action)
        for seat, player in enumerate(players):
            player.saw([event.seen_by(seat) for event in state.events])
    return state


def result(game: Game, state: Any, deal: int, seat: int) -> Played:
    """What a seat got out of a finished game."""
    scores, winners = [float(points) for points in game.scores(state)], game.winners(state)
    others = [points for other, points in enumerate(scores) if other != seat]
    beaten = sum(0.5 if points == scores[seat] else float(points < scores[seat]) for points in others)
    above = scores[seat] - sum(others) / len(others)
    return Played(deal, seat, (seat in winners) / len(winners), scores[seat] - max(others), beaten, above)


def games(
    game: Game, ruleset: str, seats: int, measured: Maker, other: Maker, deals: Sequence[int]
) -> Iterator[Played]:
    """Every deal from every seat."""
    for deal in deals:
        for seat in range(seats):
            players = [measured() if at == seat else other() for at in range(seats)]
            yield result(game, play(game, ruleset, players, deal), deal, seat)


def estimate(done: Sequence[Played], value: Callable[[Played], float]) -> Estimate:
    """The mean of a value, and its interval over deals."""
    by_deal: dict[int, list[float]] = {}
    for played in done:
        by_deal.setdefault(played.deal, []).append(value(played))
    means = [sum(values) / len(values) for values in by_deal.values()]
    mean = sum(means) / len(means)
    spread = sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1)
    return Estimate(mean, TWO_ERRORS * math.sqrt(spread / len(means)))


def odds(done: Sequence[Played], seats: int) -> tuple[float, float, float]:
    """The odds to finish ahead of one other, with their interval: places among equals say the same as victories, and
    more often.  Half a comparison is added on each side, so that they are always finite."""
    found = estimate(done, lambda played: played.beaten / (seats - 1))
    half = 0.5 / (len(done) * (seats - 1))

    def ratio(part: float) -> float:
        kept = min(1 - half, max(half, part))
        return kept / (1 - kept)

    return ratio(found.mean), ratio(found.mean - found.error), ratio(found.mean + found.error)
