"""What is in the stacks of a table."""

from __future__ import annotations

from beagle.games.dinosaurs.ids import STACKS
from beagle.games.dinosaurs.rulesets import rules
from beagle.games.dinosaurs.tiles import face_name
from beagle.games.dinosaurs.view import View, unknown_tiles
from beagle.games.dinosaurs.words import tile_words
from beagle.kernel.base.holding import Holding
from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.deck import Kind, Pile
from beagle.kernel.message import Message
from beagle.kernel.state import NOBODY


def deck(ruleset: str, seats: int) -> list[Pile]:
    """The stacks A to D, with the tiles used for this number of players."""
    out: list[Pile] = []
    for letter, faces in zip(STACKS, rules(ruleset, seats).stacks, strict=True):
        kinds = tuple(Kind(face_name(face), in_words(face), faces.count(face)) for face in dict.fromkeys(faces))
        out.append(Pile(letter, Message("dinosaurs-deck-stack", {"stack": letter}), kinds, len(faces)))
    return out


def unseen(view: View) -> list[Pile]:
    """For each stack the tiles that this seat hasn't seen."""
    out: list[Pile] = []
    for letter, faces in zip(STACKS, unknown_tiles(view), strict=True):
        kinds = tuple(Kind(face_name(face), in_words(face), faces.count(face)) for face in dict.fromkeys(sorted(faces)))
        out.append(Pile(letter, Message("dinosaurs-deck-stack", {"stack": letter}), kinds, len(faces)))
    return out


def held(view: View) -> list[Holding]:
    """The tile that is drawn next: of the first stack that isn't used up."""
    stack = next((stack for stack in view.stacks if stack), [])
    return [Holding(NOBODY, "next", tuple(map(tile, stack[-1:])))]


def tile(number: int) -> Kind | None:
    face = type_of(number)
    return None if face == UNKNOWN else Kind(face_name(face), in_words(face), 1)


def in_words(face: int) -> Message:
    """A tile without its letters, which are already its name."""
    said = tile_words(face)
    return Message(f"{said.key}.drawn", said.args)
