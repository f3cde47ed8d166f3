"""The law of words: whatever a game says, there are words for it, short enough for any page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from beagle import NOBODY, Game
from beagle.i18n import Words, WordsError
from beagle.kernel.message import Message
from beagle.kernel.state import CHANCE
from beagle.testing.laws.games import adapter_of, must, thinned, viewers
from beagle.testing.laws.laws import some_options

MAX_SAID: Final = 1000  # characters of one text
ASKED: Final = 40  # refused moves of a position whose reasons are said


def what_is_said_has_words(game: Game, state: Any, seed: int) -> None:
    """Questions, options, reasons, events, points, and the things on a plain table."""
    words = Words()
    for message in messages_at(game, state, seed):
        try:
            said = words.say(message)
        except WordsError as error:
            must(False, error)
            continue
        must(0 < len(said) <= MAX_SAID, f"{message.key} has {len(said)} characters")


def messages_at(game: Game, state: Any, seed: int) -> Iterator[Message]:
    """All that is said about a position, and about what follows from a few of its options."""
    for seat in viewers(state, seed):
        yield game.question(game.view(state, seat))
        yield from messages_in(game.picture(state, seat))
    yield from (title for sheet in game.sheets(state) for title, _ in sheet)
    yield from (game.describe(state, action) for action in state.options)
    if state.actor in (NOBODY, CHANCE):
        return
    for action in thinned(adapter_of(game).universe(state), ASKED, seed):
        refused = game.refusal(state, state.actor, action)
        yield from [] if refused is None else [refused.message, *(Message(id, {}) for id in refused.rules)]
    for action in some_options(state, seed):
        copy = state.clone()
        copy.listen()
        copy.apply(action)
        for event in copy.events:
            yield from (game.tell(event.seen_by(seat)) for seat in viewers(state, seed))


def messages_in(picture: Any) -> Iterator[Message]:
    """The texts of a plain table: what has a key and arguments.  A game with its own page has none."""
    if isinstance(picture, dict) and set(picture) == {"key", "args"}:
        yield Message(picture["key"], {name: plain(value) for name, value in picture["args"].items()})
    elif isinstance(picture, dict):
        yield from (message for part in picture.values() for message in messages_in(part))
    elif isinstance(picture, list):
        yield from (message for part in picture for message in messages_in(part))


def plain(value: Any) -> Any:
    """An argument as it was before it became data."""
    if isinstance(value, dict):
        return next(messages_in(value), "somebody")
    return value


def titles_have_words(game: Game) -> None:
    """What is said where people choose a table and read the rules."""
    words, book = Words(), game.book()
    keys = [f"web-game-{game.name}", f"web-game-{game.name}.about"]
    keys += [key for info in game.rulesets() for key in (info.about, info.advice) if key]
    keys += [entry.id for entry in book.rulebook.ENTRIES]
    keys += [f"{book.sections}{entry.id.split('-')[1]}" for entry in book.rulebook.ENTRIES]
    keys += [f"{game.name}-source-{letter}" for letter in book.rulebook.SOURCES]
    keys += [f"web-book-{game.name}"] if book.rulebook.ENTRIES else []
    missing = [key for key in dict.fromkeys(keys) if not words.has(key)]
    must(not missing, "no words for", *missing)
