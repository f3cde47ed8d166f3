"""What is in the stacks of a table."""

from __future__ import annotations

from beagle.games.dinosaurs.ids import STACKS
from beagle.games.dinosaurs.rulesets import rules
from beagle.games.dinosaurs.tiles import face_name
from beagle.games.dinosaurs.view import View, unknown_tiles
from beagle.games.dinosaurs.words import tile_words
from beagle.kernel.deck import Kind, Pile
from beagle.kernel.message import Message


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


def in_words(face: int) -> Message:
    """A tile without its letters, which are already its name."""
    said = tile_words(face)
    return Message(f"{said.key}.drawn", said.args)
