"""Whole games as text, with every public value at every move: python -m tools.generators.playthroughs [--check]

One file for each ruleset and number of seats, in tests/playthroughs.  A rule change shows there as a diff that a person
can review.  The games are random and their seed is fixed.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import beagle
from beagle.kernel.text import seat_name

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "playthroughs"
SEED = 1
FEW = 8  # up to this many options are written out; for more, the number and a checksum


def playthroughs() -> Iterator[tuple[str, beagle.Game, str, int]]:
    """File name, game, ruleset and seats of each."""
    for game in beagle.GAMES.values():
        for info in game.rulesets():
            low, high = info.seats
            for seats in range(low, high + 1):
                yield f"{game.name} {info.name} {seats}.txt".replace(" ", "-"), game, info.name, seats


def write(game: beagle.Game, ruleset: str, seats: int, seed: int = SEED) -> str:
    """One game, from the deal to the score."""
    rng = beagle.Rng(seed)
    state = game.deal(ruleset, seats, rng)
    state.listen()
    lines = [f"# {game.name} {ruleset}, {seats} seats, seed {seed}", "", game.write(state), ""]
    shown = public(game, state)
    number = 0
    while state.actor != beagle.NOBODY:
        number += 1
        actor, options = state.actor, [game.write_move(state, action) for action in state.options]
        action = state.options[rng.below(len(options))]
        lines.append(f"{number}. {seat_name(actor)} {game.write_move(state, action)}  of {offered(options)}")
        state.apply(action)
        lines += [f"   {event_text(game, event)}" for event in state.events]
        now = public(game, state)
        lines += [f"   | {line}" for line in now if line not in shown]
        shown = now
    winners = " ".join(seat_name(seat) for seat in game.winners(state))
    lines += ["", game.write(state), "", f"scores {' '.join(map(str, game.scores(state)))}, winners {winners}", ""]
    return "\n".join(lines)


def public(game: beagle.Game, state: Any) -> list[str]:
    """What everyone can see, piece by piece, so that only what changed is written again."""
    head, *lines = game.write_view(game.view(state, beagle.SPECTATOR)).splitlines()
    pieces = [head.partition(" view spectator ")[2]]
    for line in lines:
        first, *sections = line.split(" | ")
        pieces += [first, *(f"{first.split()[0].rstrip(':')} {section}" for section in sections)]
    return pieces


def offered(options: list[str]) -> str:
    if len(options) <= FEW:
        return " ".join(options)
    checksum = 0
    for byte in " ".join(options).encode():
        checksum = (checksum * 31 + byte) & 0xFFFFFFFF
    return f"{len(options)} options {checksum:08x}"


def event_text(game: beagle.Game, event: Any) -> str:
    """An event as its message: its key and its arguments."""
    message = game.tell(event.seen_by(beagle.SPECTATOR))
    return f"{message.key} " + " ".join(argument_text(value) for value in message.args.values())


def argument_text(value: Any) -> str:
    if hasattr(value, "number"):
        return seat_name(value.number)
    if hasattr(value, "key"):
        inner = [argument_text(part) for part in value.args.values()]
        return "/".join(inner) if inner else str(value.key)
    return str(value)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file would change")
    arguments = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    wanted = {name: write(game, ruleset, seats) for name, game, ruleset, seats in playthroughs()}
    stale = [path for path in FOLDER.glob("*.txt") if path.name not in wanted]
    changed = [name for name, text in wanted.items() if read(FOLDER / name) != text]
    for name in changed:
        print(f"changed: {name}")
    for path in stale:
        print(f"no such table any more: {path.name}")
    if arguments.check:
        return 1 if changed or stale else 0
    for name in changed:
        (FOLDER / name).write_text(wanted[name], encoding="utf-8")
    for path in stale:
        path.unlink()
    print(f"{len(wanted)} playthroughs, {len(changed)} changed")
    return 0


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
