"""Whole games whose luck comes from a secret, as a server plays them: with moves taken back now and then."""

from __future__ import annotations

from beagle import CHANCE, NOBODY, Rng, game
from beagle.play.fair import Deals
from beagle.play.match import MoveLine, begin_record
from beagle.play.record import UNDO, Played, Record

SECRET = bytes(range(32))


def fair_game(
    ruleset: str = "base@gift",
    seats: int = 2,
    secret: bytes = SECRET,
    seed: int = 1,
    undos: int = 5,
    start: str = "",
    name: str = "evolution",
) -> Record:
    """Random players; so many times one of them takes a move back."""
    found, deals, rng = game(name), Deals(secret), Rng(seed)
    state = found.read(start) if start else found.deal(ruleset, seats, deals.deal())
    record = begin_record(found, state, ruleset, [f"player {seat}" for seat in range(seats)])
    record.commit, record.secret, record.given = deals.commit, secret.hex(), bool(start)
    line = MoveLine(found, state, undoable=True)
    while line.state.actor != NOBODY:
        played = random_line(line, deals, rng, undos)
        undos -= played.text == UNDO
        record.moves.append(played)
        line.go(played)
    record.result = found.scores(line.state)
    return record


def random_line(line: MoveLine, deals: Deals, rng: Rng, undos: int) -> Played:
    state, seat = line.state, int(line.state.actor)
    if seat == CHANCE:
        return Played(CHANCE, line.game.write_move(state, deals.chance(state, line.chances)))
    movers = sorted({played.actor for played in line.moves if played.actor != CHANCE})
    if undos and movers and rng.below(15) == 0:
        return Played(movers[rng.below(len(movers))], UNDO)
    return Played(seat, line.game.write_move(state, state.options[rng.below(len(state.options))]))
