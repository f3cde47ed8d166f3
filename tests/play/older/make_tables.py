"""Make tables of every game, as this version stores them: python -m tests.play.older.make_tables NAME

NAME is the folder beside this file.  `old-tree` was made by the last version whose games were spread over many folders,
under the rules that followed: its tables go on as if nothing had happened.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

from tests.play.older.keep import AlreadyKept, keep_tables, new_folder, write_sums
from tests.server.harness import Room, Seat, everybody_hears, play_on


class Table(NamedTuple):
    """A table of the kind that is kept: who sits there, and how much of it is played."""

    seats: tuple[str, ...]
    wish: dict[str, Any]
    moves: int  # 0: to the end


TWO = ("me", "invited")
CLOCK = {"kind": "total", "seconds": 3_600.0, "increment": 5.0}

TABLES = {
    "evolution": Table(TWO, {"ruleset": "base+fly+continents@gift"}, 40),
    "evo": Table(TWO, {"game": "evo", "ruleset": "second"}, 30),
    "dinosaurs": Table(TWO, {"game": "dinosaurs", "ruleset": "base"}, 30),
    "bot": Table(("me", "invited", "bot:random"), {"ruleset": "base@gift"}, 15),
    "clock": Table(TWO, {"ruleset": "base@italian", "clock": CLOCK}, 12),
    "finished": Table(TWO, {"ruleset": "cataclysm@1.4.1"}, 0),
}


def sit_down(room: Room) -> dict[str, Any]:
    ann, ben = room.person("Ann"), room.person("Ben")
    tables, links, known = {}, {}, {}
    for number, (name, table) in enumerate(TABLES.items()):
        opened = ann.open(*table.seats, public=True, **table.wish)
        seats = [ann.sit(opened.id), ben.sit(opened.id, opened.links[1])]
        play_on(seats, seed=number, **({"most": table.moves} if table.moves else {}))
        seats[0].do("chat", text=f"This is {name}")
        if name == "clock":
            take_back(seats)
        wait_for_a_person(seats)
        tables[name], links[name] = opened.id, opened.links[1]
        known[name] = {seat_name: seen(seat) for seat_name, seat in zip(("Ann", "Ben"), seats, strict=True)}
    return {"cookies": {"Ann": ann.cookie, "Ben": ben.cookie}, "tables": tables, "links": links, "seen": known}


def take_back(seats: list[Seat]) -> None:
    """The player who is asked makes a move and takes it back; the other one agrees if that is needed."""
    everybody_hears(seats)
    asked = seats[0].page.asked
    mover, other = seats[asked], seats[1 - asked]
    mover.play(mover.page.moves[0])
    mover.do("undo", n=mover.page.n)
    everybody_hears(seats)
    if other.page.undo is not None:
        other.do("agree", n=other.page.undo["n"], yes=True)


def wait_for_a_person(seats: list[Seat]) -> None:
    """Bots and standing answers have moved, so nothing more happens before somebody comes back."""
    first = seats[0].page
    seats[0].until(lambda: first.result is not None or first.asked in (0, 1))
    everybody_hears(seats)


def seen(seat: Seat) -> dict[str, Any]:
    """What a person knows of the table, in words that stay."""
    page = seat.page
    return {
        "status": page.status,
        "asked": page.asked,
        "moves": sorted(page.moves),
        "played": [line.get("move") or line["kind"] for _, line in sorted(page.lines.items())],
        "chat": [line["text"] for line in page.chat.values()],
        "scores": None if page.result is None else page.result["scores"],
    }


def main() -> int:
    try:
        folder = new_folder(sys.argv[1])
    except AlreadyKept as error:
        print(error, file=sys.stderr)
        return 1
    keep_tables(folder, sit_down)
    write_sums(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
