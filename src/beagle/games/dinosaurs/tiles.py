"""The ecosystem tiles: two joined hexes, possibly with an animal on the first.  A face is one number below 150.

No available source shows the printed faces, so these are our own design.  Owners of the box can replace them with the
printed ones: a file in the format of TILES, read by `read_tiles`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from beagle.games.dinosaurs.ids import FIGURES, NONE, ROWS, STACKS, TERRAINS
from beagle.kernel.text import NotationError, Scanner, Word, split_words

# A stack, the minimum number of players, and faces: `FL:r` is a forest with a rat, joined to a lake; `MU` has no
# animal.
TILES: Final = """
A 2+ FL:r FU:r PP:h PM:h LL:f FF:t PF:e PU:e MU ML
A 3+ PF:h LL:f PU:t MF
A 4+ FP:r LU:f FF:e MP
A 5+ PF:h LF:t MU
B 2+ FU:r FU:r PU:h LL:f LP:f FM:t LF:t PP:e MF MP
B 3+ FL:r PP:h FU:e ML
B 4+ FF:r LP:f PU:t MF
B 5+ PU:h FF:e ML
C 2+ FL:r FP:r PP:h PF:h LF:f UL:t FP:t UM:e ML MU
C 3+ FP:r LF:f PU:t ML
C 4+ PL:h PF:t FF:e MU
C 5+ FF:r LU:e MP
D 2+ FF:r PL:h PM:h LF:f FU:t PL:t UF:e PL:e MP MU
D 3+ FU:r LP:f FL:e MP
D 4+ FF:r PU:h LP:e MF
D 5+ LF:f PU:t MF
"""

IN_THE_BOX: Final = 84
FEWEST: Final = 2  # players
MOST: Final = 5
MAX_EACH: Final = 23  # tiles one player may have to lay: an ecosystem must fit into 56 cells


class Tile(NamedTuple):
    """A printed tile: what its back and its face show."""

    stack: int
    players: int  # it is used with at least this many players
    face: int


def face(first: i64, second: i64, animal: i64) -> i64:
    """Two terrains, and the animal on the first.  Without an animal neither is first: the higher number leads."""
    if animal == NONE and first < second:
        first, second = second, first
    return first + 5 * second + 25 * animal


def first_of(tile: i64) -> i64:
    return tile % 5


def second_of(tile: i64) -> i64:
    return tile // 5 % 5


def animal_of(tile: i64) -> i64:
    return tile // 25


def alike(tile: i64) -> bool:
    """Are the two halves the same, so that turning it round changes nothing?"""
    return animal_of(tile) == NONE and first_of(tile) == second_of(tile)


def face_name(tile: int) -> str:
    """`FL:r`, or `MU` without an animal."""
    animal = animal_of(tile)
    shown = f":{FIGURES[animal]}" if animal else ""
    return f"{TERRAINS[first_of(tile)]}{TERRAINS[second_of(tile)]}{shown}"


def read_face(scan: Scanner) -> int:
    """A face as written; a tile without an animal may be written either way round, and with `:-`."""
    first = TERRAINS.index(scan.need(f"[{TERRAINS}]", "a tile, like FL:r or MU (terrains: L P F U M)"))
    second = TERRAINS.index(scan.need(f"[{TERRAINS}]", "the terrain of the second cell: L, P, F, U or M"))
    animal = NONE
    if scan.take(":"):
        animal = FIGURES.index(scan.need("[fhrte-]", "an animal, f h r t or e, or - for none"))
    return face(first, second, animal)


def read_tiles(text: str) -> list[Tile]:
    """A whole set from its text, one line per stack and number of players.  `#` starts a comment."""
    out: list[Tile] = []
    number = 0
    for number, line in enumerate(text.splitlines(), 1):
        words = split_words(line.partition("#")[0], number)
        if words:
            stack, players = read_back(words)
            out += [Tile(stack, players, read_whole_face(word)) for word in words[2:]]
    check_set(out, number + 1)
    return out


def read_back(words: list[Word]) -> tuple[int, int]:
    """The letter of the stack, and the mark of the players."""
    if words[0].text not in tuple(STACKS):
        raise words[0].error("a stack: A, B, C or D")
    if len(words) < 2:
        raise NotationError("a mark: 2+, 3+, 4+ or 5+", "", words[0].line, words[0].column + 1)
    scan = Scanner(words[1])
    mark = scan.need("[2-5]", "a mark: 2+, 3+, 4+ or 5+")
    scan.take(r"\+")
    scan.end("a space after the mark")
    return STACKS.index(words[0].text), int(mark)


def read_whole_face(word: Word) -> int:
    scan = Scanner(word)
    found = read_face(scan)
    scan.end("a space after the tile")
    return found


def check_set(tiles: list[Tile], line: int) -> None:
    """As many tiles as in the box, enough in stack A for the first filling of the board, and not too many to lay."""
    if len(tiles) != IN_THE_BOX:
        raise NotationError(f"{IN_THE_BOX} tiles in all", f"{len(tiles)} tiles", line)
    for players in range(FEWEST, MOST + 1):
        wanted = rows_for(players) * 5
        there = sum(1 for tile in tiles if tile.stack == 0 and tile.players <= players)
        if there < wanted:
            raise NotationError(f"at least {wanted} tiles of stack A for {players} players", f"{there} tiles", line)
        used = sum(1 for tile in tiles if tile.players <= players)
        if used > MAX_EACH * players:
            raise NotationError(f"at most {MAX_EACH * players} tiles for {players} players", f"{used} tiles", line)


def rows_for(players: int) -> int:
    """The third row of the biome board is for four players or more."""
    return ROWS if players > 3 else ROWS - 1


def stacks_for(tiles: list[Tile], players: int) -> list[list[int]]:
    """The faces of each stack at a table of this many players."""
    return [[tile.face for tile in tiles if tile.stack == n and tile.players <= players] for n in range(len(STACKS))]


OUR_TILES: Final[list[Tile]] = read_tiles(TILES)
