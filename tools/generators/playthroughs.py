"""One game of each ruleset as text, with every public value at every move.

    python -m tools.generators.playthroughs [--check] [--fresh]

The files are in tests/playthroughs.  A rule change shows there as a diff that a person can review.  Other numbers of
seats and other deals have one checksum line per game, in tests/laws/checksums.txt, which is written too.  A new table
also gets its lines in tests/adapters/sums.txt and tests/bots/choices.txt; the lines of the other tables stay there.

A small change gives a small diff, for two reasons.  A file is cut into turns, and each turn is played from the position
that the file has for it, so a change in one turn doesn't reach the next one.  And at every question the option with
the smallest hash is chosen, so it doesn't matter which other options there are.  `--fresh` plays whole games from the
deal again.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import beagle
from beagle.kernel.message import Piece
from beagle.kernel.text import seat_name
from tests.adapters import test_games
from tests.bots import test_levels
from tests.laws import checksums

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "playthroughs"
SEED = 1
TURN = "== turn "
SHORTER = "half-deck"  # where it is offered, it is played: a page is read sooner than three
ENOUGH = 36_000  # characters; of a longer game the beginning is written, tests/laws/checksums.txt has all of it
FEW = 5  # up to this many options are written out; for more, the number and a checksum


def playthroughs() -> Iterator[tuple[str, beagle.Game, str, int]]:
    """File name, game, ruleset and seats of each: the shortest game, with the fewest seats that the ruleset allows."""
    for game in beagle.GAMES.values():
        for info in game.rulesets():
            seats = info.seats[0]
            shorter = [option.word for option in info.offered(seats) if option.word == SHORTER]
            yield f"{game.name} {info.name}.txt".replace(" ", "-"), game, " ".join([info.name, *shorter]), seats


def write(game: beagle.Game, ruleset: str, seats: int, then: str = "") -> str:
    """The turns of a game.  Each begins where the earlier text of the file says, or where the one before ended."""
    state = game.deal(ruleset, seats, beagle.Rng(SEED))
    recorded = [position_of(game, turn) for turn in then.split(TURN)[1:]]
    turns: list[str] = []
    while turns == [] or len(turns) < len(recorded) or (recorded == [] and state.actor != beagle.NOBODY):
        if len(turns) < len(recorded):
            state = recorded[len(turns)] or state
        turns.append("\n".join(play_turn(game, state)))
        if sum(map(len, turns)) > ENOUGH:
            break
    return f"# {game.name} {ruleset}, {seats} seats, seed {SEED}\n\n{TURN}" + f"\n{TURN}".join(turns)


def position_of(game: beagle.Game, turn: str) -> Any:
    """The position at the beginning of a recorded turn; None if it can't be read any more."""
    try:
        return game.read(turn.partition("\n\n")[0].partition("\n")[2])
    except beagle.NotationError:
        return None


def play_turn(game: beagle.Game, state: Any) -> Iterator[str]:
    """Play to the end of the turn, and write what happens."""
    turn = turn_of(game, state)
    yield from (turn, game.write(state), "")
    state.listen()
    shown = public(game, state)
    used: Counter[str] = Counter()
    number = 0
    while state.actor != beagle.NOBODY and turn_of(game, state) == turn:
        number += 1
        actor, options = state.actor, [game.write_move(state, action) for action in state.options]
        chosen = choose(game.moment(state), options, used)
        yield f"{number}. {seat_name(actor)} {options[chosen]}  of {offered(options)}"
        state.apply(state.options[chosen])
        yield from (f"   {event_text(game, event)}" for event in state.events)
        now = public(game, state)
        yield from (f"   | {line}" for line in changes(shown, now))
        shown = now
    yield from ("", f"ends in {checksum(game.write(state)):08x}")
    if state.actor == beagle.NOBODY:
        winners = " ".join(seat_name(seat) for seat in game.winners(state))
        yield f"scores {' '.join(map(str, game.scores(state)))}, winners {winners}"
    yield ""


def turn_of(game: beagle.Game, state: Any) -> str:
    return game.moment(state).partition(".")[0]


def choose(moment: str, options: list[str], used: Counter[str]) -> int:
    """The option with the smallest hash, whatever else is offered.  Each time it is chosen it gets a new one."""
    names = [f"{moment} {option}" for option in options]
    chosen = min(range(len(options)), key=lambda number: checksum(f"{SEED} {names[number]} {used[names[number]]}"))
    used[names[chosen]] += 1
    return chosen


def public(game: beagle.Game, state: Any) -> dict[str, list[str]]:
    """What everyone can see, by section: the parts of each."""
    head, *lines = game.write_view(game.view(state, beagle.SPECTATOR)).splitlines()
    round, _, rest = head.partition(" view spectator ")[2].partition(" ")
    sections = {round: [re.sub(r" to \S+$", "", rest)]}
    for line in lines:
        first, *more = line.split(" | ")
        name, _, content = first.partition(" ")
        sections[name] = parts(content)
        for section in more:
            label, _, content = section.partition(" ")
            sections[f"{name.rstrip(':')} {label}"] = parts(content)
    return sections


def parts(text: str) -> list[str]:
    """The words of a section; what stands in brackets belongs to its word."""
    return re.findall(r"(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]|<[^>]*>|\S)+", text)


def changes(before: dict[str, list[str]], now: dict[str, list[str]]) -> Iterator[str]:
    """Each section that changed, with its new parts, and what is gone."""
    for name, written in now.items():
        old = before.get(name, [])
        if written == old:
            continue
        new = [part for part in written if part not in old]
        kept = {head_of(part) for part in written}
        gone = [head_of(part) for part in old if head_of(part) not in kept and len(old) > 1]
        yield " ".join([name, *(new or ([] if gone else written)), *(["gone:", *gone] if gone else [])])
    yield from (f"{name} is gone" for name in before if name not in now)


def head_of(part: str) -> str:
    """What a part is about, without its values: of an animal its letter, of a cell its place."""
    return re.split(r"[\[(<@:#]|(?<=\?)\d", part, maxsplit=1)[0]


def offered(options: list[str]) -> str:
    if len(options) <= FEW:
        return " ".join(options)
    return f"{len(options)} options {checksum(' '.join(options)):08x}"


def checksum(text: str) -> int:
    return crc32(text.encode())


def event_text(game: beagle.Game, event: Any) -> str:
    """An event as its message: its key and its arguments."""
    message = game.tell(event.seen_by(beagle.SPECTATOR))
    return f"{message.key} " + " ".join(argument_text(value) for value in message.args.values())


def argument_text(value: Any) -> str:
    if isinstance(value, Piece):
        return value.letter
    if hasattr(value, "number"):
        return seat_name(value.number)
    if hasattr(value, "key"):
        inner = [argument_text(part) for part in value.args.values()]
        return "/".join(inner) if inner else str(value.key)
    return str(value)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file would change")
    parser.add_argument("--fresh", action="store_true", help="play whole games from the deal, not turn by turn")
    arguments = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    wanted = {
        name: write(game, ruleset, seats, "" if arguments.fresh else read(FOLDER / name))
        for name, game, ruleset, seats in playthroughs()
    }
    stale = [path for path in FOLDER.glob("*.txt") if path.name not in wanted]
    changed = [name for name, text in wanted.items() if read(FOLDER / name) != text]
    for name in changed:
        print(f"changed: {name}")
    for path in stale:
        print(f"no such table any more: {path.name}")
    sums = "\n".join(checksums.lines()) + "\n"
    if sums != read(checksums.FILE):
        print(f"changed: {checksums.FILE.name}")
    if arguments.check:
        return 1 if changed or stale or sums != read(checksums.FILE) else 0
    checksums.FILE.write_text(sums, encoding="utf-8")
    for name in changed:
        (FOLDER / name).write_text(wanted[name], encoding="utf-8")
    for path in stale:
        path.unlink()
    print(f"{len(wanted)} playthroughs, {len(changed)} changed")
    add_new_tables()
    return 0


def add_new_tables() -> None:
    """The two other records: a line that is there was written after a change of a coder or of bots, and stays."""
    for path, lines in ((test_games.SUMS, test_games.lines), (test_levels.FIXED, test_levels.lines)):
        text = "\n".join(lines(read(path).splitlines())) + "\n"
        if text != read(path):
            path.write_text(text, encoding="utf-8")
            print(f"changed: {path.name}")


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
