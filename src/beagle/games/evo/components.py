"""The contents of the components: maps, dial, climate tokens, genes and the fight die, read from a text.

    map 2                              the map for two players: rows of terrains, then a start pair for each
      -1,-2 YGYGW                      the cells from (-1,-2) to the east
      start -1,-2 -3,1
    dial icdd hicd                     one word per section: what Y, G, B and W are in it; the first is the start
    climate +2:2 +1:6 +0:2 -1:2        how many tokens of each kind, besides the meteor
    genes legs:8 horn:6                how many normal genes of each kind
    die fail:1 success:1               how many sides show each face

`#` starts a comment.  What a text leaves out is the same as in our components.  docs/notation-evo.md describes it for
owners of the printed game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from beagle.games.evo.ids import FACE_NAMES, FIRST_SPECIAL, GENE_NAMES, METEOR, TERRAINS, TOKEN_NAMES
from beagle.games.evo.land import MAX_CELLS, Land, by_rows
from beagle.kernel.hexes import HEX, beyond, hex_name, q_of, r_of, read_hex
from beagle.kernel.text import NotationError, Scanner, Word, split_words

GROUND_LETTERS: Final = "ihcd"
FARTHEST: Final = 60  # a coordinate
EAST: Final = 0  # the direction in which rows are written
SEATS: Final = (2, 5)
MAX_EACH: Final = 40  # tokens of one kind
FEWEST_TOKENS: Final = 4  # one set aside, two with the meteor, one on top
MAX_SECTIONS: Final = 12
A_LINE: Final = "map, a row of cells, start, dial, climate, genes or die"
TOKENS: Final = {name: number for number, name in TOKEN_NAMES.items() if number != METEOR}
NORMAL: Final = {name: number for number, name in enumerate(GENE_NAMES) if 0 < number < FIRST_SPECIAL}
FACES: Final = {name: number for number, name in enumerate(FACE_NAMES)}


@dataclass
class MapText:
    """A map as read: terrains by cell, and the start pairs."""

    at: Word
    terrain: dict[int, int] = field(default_factory=dict)
    starts: list[list[int]] = field(default_factory=list)


@dataclass
class Components:
    """All components.  Lists are indexed by number; what a text does not say is None or missing."""

    maps: dict[int, MapText] = field(default_factory=dict)
    dial: list[list[int]] | None = None
    climate: list[int] | None = None
    genes: list[int] | None = None
    die: list[int] | None = None

    def over(self, other: Components) -> Components:
        """These components; where one is missing, the other's."""
        return Components(
            {**other.maps, **self.maps},
            self.dial or other.dial,
            self.climate or other.climate,
            self.genes or other.genes,
            self.die or other.die,
        )

    def land(self, seats: int) -> Land:
        return Land(self.maps[seats].terrain, self.maps[seats].starts)


def read_components(text: str) -> Components:
    """Read components from a text.  NotationError gives line, column, and what is allowed there."""
    components = Components()
    current: MapText | None = None
    for words in lines(text):
        name, rest = words[0], words[1:]
        if re.fullmatch(HEX, name.text) or name.text == "start":
            if current is None:
                raise name.error('"map" and a number of players before its cells')
            read_map_line(current, name, rest)
        elif name.text == "map":
            current = read_map_name(components, name, rest)
        else:
            read_counts(components, name, rest)
    for seats, made in components.maps.items():
        check_map(seats, made)
    return components


def lines(text: str) -> Iterator[list[Word]]:
    for number, line in enumerate(text.splitlines(), 1):
        words = split_words(re.sub(r"(^|\s)#.*$", "", line), number)
        if words:
            yield words


def read_map_name(components: Components, name: Word, rest: list[Word]) -> MapText:
    if len(rest) != 1 or not re.fullmatch(r"[2-5]", rest[0].text):
        raise (rest[0] if rest else name).error('a number of players from 2 to 5 after "map"')
    seats = int(rest[0].text)
    if seats in components.maps:
        raise name.error(f"the map for {seats} players only once")
    components.maps[seats] = MapText(name)
    return components.maps[seats]


def read_map_line(current: MapText, name: Word, rest: list[Word]) -> None:
    if name.text == "start":
        if len(rest) != 2 or not all(re.fullmatch(HEX, word.text) for word in rest):
            raise name.error('two cells after "start", like -1,-2 -3,1')
        current.starts.append([read_hex(Scanner(word)) for word in rest])
        return
    if len(rest) != 1 or not re.fullmatch(f"[{TERRAINS}]+", rest[0].text):
        raise (rest[0] if rest else name).error(f"a row of terrains {' '.join(TERRAINS)} after its first cell")
    add_row(current.terrain, name, rest[0].text)


def add_row(terrain: dict[int, int], at: Word, letters: str) -> None:
    """Cells from the named one to the east."""
    cell = read_hex(Scanner(at))
    for letter in letters:
        if max(q_of(cell), -q_of(cell), r_of(cell), -r_of(cell)) > FARTHEST:
            raise at.error(f"cells with coordinates up to {FARTHEST}")
        if cell in terrain:
            raise at.error(f"a row of new cells ({hex_name(cell)} exists already)")
        terrain[cell] = TERRAINS.index(letter)
        cell = beyond(cell, EAST)


def check_map(seats: int, made: MapText) -> None:
    """Enough land, and a start pair for each player."""
    if not 8 * seats // 2 <= len(made.terrain) <= MAX_CELLS:
        raise made.at.error(f"a map for {seats} players with {4 * seats} to {MAX_CELLS} cells")
    if len(made.starts) != seats:
        raise made.at.error(f"a map for {seats} players with {seats} start pairs")
    cells = [cell for pair in made.starts for cell in pair]
    if len(set(cells)) != len(cells) or not set(cells) <= set(made.terrain):
        raise made.at.error("a map whose start cells are on land, each once")


def read_counts(components: Components, name: Word, rest: list[Word]) -> None:
    known = {"dial": components.dial, "climate": components.climate, "genes": components.genes, "die": components.die}
    if name.text not in known:
        raise name.error(A_LINE)
    if known[name.text] is not None:
        raise name.error(f"{name.text} only once")
    if name.text == "dial":
        components.dial = read_dial(name, rest)
    elif name.text == "climate":
        counts = counted(rest, TOKENS)
        components.climate = [token for token in sorted(counts) for _ in range(counts[token])]
        if len(components.climate) < FEWEST_TOKENS:
            raise name.error(f"at least {FEWEST_TOKENS} climate tokens besides the meteor")
    elif name.text == "genes":
        counts = counted(rest, NORMAL)
        components.genes = [counts.get(gene, 0) for gene in range(FIRST_SPECIAL)]
        if sum(components.genes) < FIRST_SPECIAL:
            raise name.error(f"at least {FIRST_SPECIAL} normal genes")
    else:
        counts = counted(rest, FACES)
        components.die = [counts.get(face, 0) for face in range(len(FACE_NAMES))]
        if not sum(components.die):
            raise name.error("a die with at least one side")


def read_dial(name: Word, rest: list[Word]) -> list[list[int]]:
    if not 1 <= len(rest) <= MAX_SECTIONS:
        raise name.error(f'1 to {MAX_SECTIONS} sections after "dial"')
    for word in rest:
        if not re.fullmatch(f"[{GROUND_LETTERS}]{{4}}", word.text):
            raise word.error("a letter for each of Y G B W: i ideal, h hot, c cold, d deadly")
    return [[GROUND_LETTERS.index(letter) for letter in word.text] for word in rest]


def counted(rest: list[Word], known: dict[str, int]) -> dict[int, int]:
    """`legs:8 horn:6`"""
    out: dict[int, int] = {}
    for word in rest:
        name, colon, number = word.text.partition(":")
        if name not in known or not colon:
            raise word.error(f"how many of each: {', '.join(f'{one}:1' for one in known)}")
        if known[name] in out:
            raise word.error(f"{name} only once")
        if not re.fullmatch(r"\d{1,2}", number) or not int(number) <= MAX_EACH:
            raise word.error(f"a number up to {MAX_EACH} after {name}:", len(name) + 1)
        out[known[name]] = int(number)
    return out


def read_rows(text: str, at: Word) -> dict[int, int]:
    """The map of a position, on one line: `0,0:GGB 1,-1:YY`."""
    terrain: dict[int, int] = {}
    for word in split_words(text, at.line, at.column):
        name, colon, letters = word.text.partition(":")
        if not re.fullmatch(HEX, name) or not colon or not re.fullmatch(f"[{TERRAINS}]+", letters):
            raise word.error(f"a row of cells like 0,-1:{TERRAINS}")
        add_row(terrain, Word(name, word.line, word.column), letters)
    if not 1 <= len(terrain) <= MAX_CELLS:
        raise at.error(f'1 to {MAX_CELLS} cells after "map"')
    return terrain


def rows_text(terrain: dict[int, int]) -> str:
    """The same in canonical form: the longest rows, from north to south."""
    out: list[str] = []
    awaited = -1  # the hex that would continue the row
    for cell in by_rows(terrain):
        if cell != awaited:
            out.append(f"{hex_name(cell)}:")
        out[-1] += TERRAINS[terrain[cell]]
        awaited = beyond(cell, EAST)
    return " ".join(out)


__all__ = ["Components", "NotationError", "read_components", "read_rows", "rows_text"]
