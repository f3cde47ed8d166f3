"""What is said of games that are played at random: for the tests of words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from beagle import NOBODY, SPECTATOR, Game, Rng
from beagle.i18n import ENGLISH, Words
from beagle.i18n.files import word_files
from beagle.kernel.message import Message

WORDS = Words(names=["Ann", "Ben", "Cid", "You", "Eve"])


def english_text(label: str) -> str:
    """The text of an English file: `web.ftl`, or `evo/cards.ftl` of a game."""
    (found,) = (each for each in word_files(ENGLISH) if each.label == label)
    return found.file.read_text("utf-8")


@cache
def written(file: str) -> dict[str, ast.Message]:
    """The messages of an English file."""
    text = english_text(file)
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def nested(message: Message) -> Iterator[Message]:
    yield message
    for value in message.args.values():
        if isinstance(value, Message):
            yield from nested(value)


def deck_titles(game: Game) -> set[str]:
    """The keys that only the lists of decks, bags and stacks say, and those of cards that nobody has seen."""
    piles = [pile for info in game.rulesets() for pile in game.deck(info.name, info.seats[0])]
    first = game.rulesets()[0]
    piles += game.unseen(game.view(game.deal(first.name, first.seats[0], 1), 0))
    said = [message for pile in piles for message in (pile.title, *(kind.words for kind in pile.kinds))]
    return {message.key for message in said if "deck-" in message.key}


class Said(NamedTuple):
    message: Message
    words: str


class Heard:
    """All that was said of some games to anybody, each thing once."""

    def __init__(self, game: Game, most: int | None = None, previews: bool = False) -> None:
        self.game = game
        self.most = most  # options of a question that are listened to
        self.previews = previews  # of some of the options
        self.said: dict[str, Said] = {}
        self.options: list[list[str]] = []  # of each question, in words

    @property
    def keys(self) -> set[str]:
        return {message.key for said in self.said.values() for message in nested(said.message)}

    def play(self, state: Any, seed: int, listeners: Sequence[int], moves: int = 10_000) -> None:
        """A random game from here, to its end or for so many moves."""
        rng = Rng(seed)
        state.listen()
        self.hear(state, listeners)
        while state.actor != NOBODY and moves:
            state.apply(state.options[rng.below(len(state.options))])
            self.hear(state, listeners)
            moves -= 1

    def hear(self, state: Any, listeners: Sequence[int]) -> None:
        game = self.game
        for seat in (*listeners, SPECTATOR):
            for event in state.events:
                self.note(game.tell(event.seen_by(seat)))
            self.note(game.question(game.view(state, seat)))
        options = state.options[: self.most]
        self.options.append([self.note(game.describe(state, action)) for action in options])
        for action in options[::3] if self.previews else ():
            for outcome in game.preview(state, action):
                self.note(outcome.words)

    def note(self, message: Message) -> str:
        """Its words, which are made once."""
        key = repr(message)
        if key not in self.said:
            self.said[key] = Said(message, WORDS.say(message))
        return self.said[key].words
