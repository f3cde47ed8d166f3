"""Make games of the rules of today, to be replayed under the rules of tomorrow: python -m tests.play.older.make NAME

NAME is the folder beside this file: records that were dictated, and the data folder of a server whose tables are of the
same kinds.  A folder that is there is never written again: its games must have been made by the version it is named
after.  `rules-2` was made by the last version whose Evolution had rules 2, before positions were kept with games;
`rules-2-positions` under the same rules, with the positions that are kept since then.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

import beagle
from beagle.kernel.text import seat_number
from beagle.play.match import Replay
from beagle.play.record import Played, Record
from tests.play.older.keep import AlreadyKept, keep_tables, new_folder, write_sums
from tests.server.harness import Person, Room, Seat


class MoveLine(NamedTuple):
    """A game: where it begins and what is played.  Dice are said in records and left out at tables."""

    start: str
    moves: tuple[str, ...]
    over: bool = False


RARE = (
    "evolution base+gift@gift turn 1 feeding bank 2 / A: a[r-strategy] / B: m[r-strategy]"
    " / deck swimming mimicry running piracy"
)
TO_YOUNG = ("A a*", "B m*", "B -", "A -")

LINES = {
    # Food made from fat is robbed in the same turn: EV-TR-16 will refuse it.
    "refused": MoveLine(
        "evolution base@gift turn 9 feeding bank 1 / A: a[fat* high-body-weight]0 / B: m[piracy] / deck -",
        ("A a.fat", "B m.piracy>a", "A a*"),
        over=True,
    ),
    # Piracy, then a token in the same own feeding: EV-ED-05 will refuse it.  Later hidden cards are put down.
    "refused-italian": MoveLine(
        "evolution base@italian turn 2 feeding bank 2 / A: a[piracy] b / B: m[parasite]1 n"
        " / deck running swimming mimicry scavenger camouflage/fat grazing/fat poisonous/carnivorous burrowing/fat"
        " running swimming mimicry scavenger",
        ("A a.piracy>m", "A b*", "B n*", "B +scavenger", "A camouflage(fat):a", "B swimming:n"),
    ),
    # Everybody is fed, and A is asked for Grazing: by EV-FEED-06 the phase will be over, and B is asked.
    "another-seat": MoveLine(
        "evolution base@gift turn 2 feeding bank 5 / A: a[grazing] / B: m / deck 20",
        ("A a*", "A -", "B m*", "A a.grazing", "A -"),
    ),
    # The same, broken off where the question differs and no move does.
    "another-question": MoveLine(
        "evolution base@gift turn 2 feeding bank 5 / A: a[grazing] / B: m / deck 20", ("A a*", "A -", "B m*")
    ),
    # Two cards for two r-Strategies: by EV-RUL-35 m will have both young.  All moves fit, and the points are the same.
    "position": MoveLine(RARE, (*TO_YOUNG, "% 1", "B m*", "A a*", "B n*"), over=True),
    "position-running": MoveLine(RARE, (*TO_YOUNG, "% 1", "B m*", "A a*")),
    # A poisoned carnivore that regenerates is eaten: by EV-RUL-11 it did not die of poison, and its traits will count.
    "result": MoveLine(
        "evolution base+continents@gift turn 9 feeding bank 0 0 0 to B"
        " / A: a@laurasia[regeneration swimming]!poisoned b@laurasia / B: m@laurasia[carnivorous swimming] / deck -",
        ("B m>a",),
        over=True,
    ),
    # Nothing in it will be otherwise.
    "same": MoveLine(
        "evolution base@gift turn 9 feeding bank 2 / A: a[carnivorous] b / B: m n[running] / deck -",
        ("A a>m", "B n*", "A b*"),
        over=True,
    ),
    "same-running": MoveLine(
        "evolution base@gift turn 3 development / A: a | hand swimming camouflage/fat cooperation/fat"
        " / B: m | hand running mimicry piracy / deck 20",
        ("A +swimming", "B running:m", "A camouflage:a", "B +mimicry"),
    ),
}


def played(line: str) -> Played:
    actor, text = line.split(" ")
    return Played(-2, f"%{text}") if actor == "%" else Played(seat_number(actor), text)


def record(line: MoveLine) -> Record:
    """The game as this version records it."""
    game = beagle.game("evolution")
    start = game.place(line.start)
    made = Record(game.name, game.view(start, 0).ruleset, game.version, game.write(start), ["Ann", "Ben"], given=True)
    made.moves = [played(move) for move in line.moves]
    end = Replay(made)
    assert end.over == line.over, game.write(end.state)
    if end.over:
        made.result = game.scores(end.state)
    for number, (state, _) in enumerate(end.steps(), 1):
        made.checks[number] = game.check_sum(state)
    return made


def make_records(folder: Path) -> None:
    for name, line in LINES.items():
        made = record(line)
        (folder / f"{name}.record").write_text(made.text(), "utf-8")
        (folder / f"{name}.position").write_text(beagle.game("evolution").write(Replay(made).state) + "\n", "utf-8")


def sit_down(room: Room) -> dict[str, Any]:
    ann, ben = room.person("Ann"), room.person("Ben")
    tables, links = {}, {}
    for name, line in LINES.items():
        clock = {"kind": "total", "seconds": 3_600.0, "increment": 0.0} if name == "same-running" else None
        wish = {"clock": clock} if clock else {}
        opened = ann.open("me", "invited", position=line.start.replace(" / ", "\n"), public=True, **wish)
        at_a, at_b = ann.sit(opened.id), ben.sit(opened.id, opened.links[1])
        play([at_a, at_b], [move for move in line.moves if not move.startswith("%")])
        tables[name], links[name] = opened.id, opened.links[1]
    tables["dealt"], tables["taken-back"] = dealt(ann), taken_back(ann)
    return {"cookies": {"Ann": ann.cookie, "Ben": ben.cookie}, "tables": tables, "links": links}


def play(seats: list[Seat], moves: list[str]) -> None:
    for move in moves:
        name, text = move.split(" ")
        for seat in seats:
            seat.settle()
        seats[seat_number(name)].play(text)
    for seat in seats:
        seat.settle()


def dealt(ann: Person) -> str:
    """A game that was dealt, with the first cards played: against a seat of the same device."""
    opened = ann.open("local", "local", public=False)
    seat = ann.sit(opened.id)
    for _ in range(4):
        seat.do("look", seat=seat.page.asked)
        seat.play(next(move for move in seat.page.moves if move.startswith("+")))
    return opened.id


def taken_back(ann: Person) -> str:
    """The piracy that will be refused was taken back; something else was played."""
    start = "evolution base@gift turn 2 feeding bank 4\nA: a[fat* high-body-weight]0\nB: m[piracy] n\ndeck 20"
    opened = ann.open("local", "local", public=False, position=start)
    seat = ann.sit(opened.id)
    seat.do("look", seat=0)
    seat.play("a.fat")
    seat.do("look", seat=1)
    seat.play("m.piracy>a")
    seat.do("undo", n=seat.page.n)
    seat.settle()
    seat.play("m*")
    return opened.id


def main() -> int:
    try:
        folder = new_folder(sys.argv[1])
    except AlreadyKept as error:
        print(error, file=sys.stderr)
        return 1
    make_records(folder)
    keep_tables(folder, sit_down)
    write_sums(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
