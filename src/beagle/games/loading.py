"""Is this a game?  What is checked before a game that somebody registered is used."""

from __future__ import annotations

from collections.abc import Iterator
from types import GetSetDescriptorType
from typing import Any, Final, cast

from beagle.kernel.game import Game, RulesetInfo
from beagle.kernel.state import GameState, Step
from beagle.plugins import Declared, PluginError, binaries_of, in_words

MAX_SEATS: Final = 8  # seats are the letters A to H
MAX_TABLES: Final = 100  # rulesets of a game, and options of a ruleset: a page lists them all
MAX_RULES: Final = 2_000  # of a rulebook
MAX_NAMED: Final = 12  # of the members that are missing
FIELDS: Final = ("name", "version", "changes")
TEXTS: Final = ("first.lesson", "examples.case")
MEMBERS: Final = (*FIELDS, *(name for name in vars(Game) if not name.startswith("_") and name not in FIELDS))


def check_game(entry: Declared, found: object) -> Game:
    """The game that an entry point names.  PluginError: it is none, or it can't run on the compiled kernel."""
    missing = [name for name in MEMBERS if not hasattr(found, name)]
    if missing:
        named = ", ".join(missing[:MAX_NAMED]) + (", …" if len(missing) > MAX_NAMED else "")
        raise PluginError(f"{entry.attribute or entry.module} is not a game: it lacks {named}")
    game = cast(Game, found)
    if game.name != entry.name:
        raise PluginError(f'it is registered as "{entry.name}", but its name is {game.name!r}')
    if type(game.version) is not int or game.version < 1:
        raise PluginError(f"the version of its rules must be a number, 1 or more, not {game.version!r}")
    check_rulesets(game)
    if not entry.ours:
        check_book(game)
        check_folder(entry)
        hidden = [f"{kind.__qualname__}.{name}" for kind, name in hidden_fields(entry.top)]
        if hidden:
            raise PluginError(f"the class attribute {hidden[0]} hides a field of the kernel: set it in __init__")
    return game


def check_folder(entry: Declared) -> None:
    """The words and texts in the folder of somebody else's game: one bad file must not harm the other games."""
    from beagle.i18n.plugin_words import (
        words_fault,  # here, because a Fluent parser is slow to import and ours are tested
    )

    fault = words_fault(entry)
    if fault:
        raise PluginError(f"its words can't be used: {fault}")
    for file in TEXTS:
        text = entry.folder / file if entry.folder is not None else None
        try:
            if text is not None and text.exists():
                text.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise PluginError(f"its file {file} can't be read: {in_words(error)}") from error


def check_rulesets(game: Game) -> None:
    try:
        infos: object = game.rulesets()
    except Exception as error:
        raise PluginError(f"its rulesets can't be listed: {in_words(error)}") from error
    tables = [info for info in infos if isinstance(info, RulesetInfo)] if isinstance(infos, list) else []
    if not tables or tables != infos:
        raise PluginError("`rulesets` gives a list of RulesetInfo with at least one table")
    if max(len(tables), *(len(info.options) for info in tables)) > MAX_TABLES:
        raise PluginError(f"a game has at most {MAX_TABLES} tables, and a table as many options")
    for info in tables:
        low, high = info.seats
        if not 1 <= low <= high <= MAX_SEATS:
            raise PluginError(f"its table {info.name} is for {low} to {high} seats; 1 to {MAX_SEATS} are possible")


def check_book(game: Game) -> None:
    """The rulebook of somebody else's game is read by pages."""
    try:
        book = game.book()
        rules, cards = len(book.rulebook.ENTRIES), len(book.cards)
    except Exception as error:
        raise PluginError(f"its rulebook can't be read: {in_words(error)}") from error
    if max(rules, cards) > MAX_RULES:
        raise PluginError(f"a rulebook has at most {MAX_RULES} rules, and as many cards")


def check_ids(game: Game, before: dict[str, Game]) -> None:
    """A rule is looked up by its id alone, so an id belongs to one game.  A variant shares the rulebook of its game."""
    own = game.book().rulebook
    ids = {entry.id for entry in own.ENTRIES}
    for name, other in before.items():
        book = other.book().rulebook
        shared = [entry.id for entry in book.ENTRIES if entry.id in ids]
        if shared and book is not own:
            raise PluginError(f"its rule {shared[0]} has the id of a rule of the game {name!r}")


def check_sources(entry: Declared) -> None:
    """A game compiled by itself would end the process when it is imported, so it isn't."""
    binaries = [] if entry.ours else binaries_of(entry)
    if binaries:
        raise PluginError(f"{entry.top} has compiled modules ({binaries[0]}); a game is installed as Python sources")


def hidden_fields(top: str) -> Iterator[tuple[type, str]]:
    """The classes of this package with an attribute that compiled code wouldn't see: it reads the kernel's field."""
    for base in (Step, GameState):
        fields = fields_of(base)
        for kind in subclasses(base):
            if kind.__module__.partition(".")[0] == top:
                yield from ((kind, name) for name in vars(kind) if name in fields)


def fields_of(base: type) -> set[str]:
    """The fields and properties that the objects of a kernel class have, compiled or not."""
    made = {
        name
        for kind in base.__mro__
        for name, value in vars(kind).items()
        if isinstance(value, (property, GetSetDescriptorType)) and not name.startswith("__")
    }
    return made if hasattr(base, "__mypyc_attrs__") else made | set(vars(base()))


def subclasses(base: type[Any]) -> Iterator[type]:
    for kind in base.__subclasses__():
        yield kind
        yield from subclasses(kind)
