"""Plug-ins: what installed packages add to Beagle by entry points.  Our own games and bots come the same way.

    [project.entry-points."beagle.games"]
    toy = "toy_game.game:TOY"

Nothing is imported before it is asked for.  A plug-in that can't be used is left out, with the reason in words; the
others go on.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, MutableMapping, Sequence
from functools import cache
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

GAMES: Final = "beagle.games"  # the groups of entry points
BOTS: Final = "beagle.bots"
OURS: Final = "beagle-games"  # our own distribution: its entries come first
NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
MAX_NAME: Final = 24
MAX_REASON: Final = 300  # letters: an error from outside may be of any length


class PluginError(ValueError):
    """A plug-in, or a part of one, can't be used.  The text says why."""


class Declared(NamedTuple):
    """An entry point: a name, and where to find the thing."""

    name: str
    module: str
    attribute: str
    distribution: str  # the package that declares it, as it was installed

    @property
    def ours(self) -> bool:
        return self.distribution == OURS

    @property
    def top(self) -> str:
        """The outermost package or module."""
        return self.module.partition(".")[0]

    @property
    def package(self) -> str:
        """The package in whose folder the optional parts are; empty if it is a single module."""
        spec = find_without_import(self.module)
        if spec is not None and spec.submodule_search_locations is not None:
            return self.module
        return self.module.rpartition(".")[0]

    @property
    def folder(self) -> Path | None:
        """The folder of that package; it isn't imported for that."""
        spec = find_without_import(self.package) if self.package else None
        places = list(spec.submodule_search_locations or ()) if spec is not None else []
        return Path(places[0]) if places else None


class Fault(NamedTuple):
    """A plug-in that was left out, and why."""

    name: str
    distribution: str
    reason: str

    def __str__(self) -> str:
        return f"{self.name} of {self.distribution}: {self.reason}"


class Declarations(NamedTuple):
    """The entry points of a group by name, and those whose names can't be used."""

    usable: dict[str, Declared]
    faults: dict[Declared, Fault]


def declarations(group: str) -> Declarations:
    """What installed packages declare: ours first, then by name.  Imports nothing."""
    out = Declarations({}, {})
    for entry in sorted(map(declaration, entry_points(group=group)), key=lambda one: (not one.ours, one)):
        reason = wrong_name(entry.name, out.usable.get(entry.name))
        if reason:
            out.faults[entry] = Fault(entry.name[:MAX_NAME], entry.distribution, reason)
        else:
            out.usable[entry.name] = entry
    return out


def declaration(entry: EntryPoint) -> Declared:
    distribution = entry.dist.name if entry.dist is not None else "an unknown package"
    return Declared(entry.name, entry.module, entry.attr, distribution)


def wrong_name(name: str, taken: Declared | None) -> str:
    """What is wrong with the name of an entry; empty if nothing is."""
    if len(name) > MAX_NAME or NAME.fullmatch(name) is None:
        return f"a name has lower-case letters, digits and single hyphens, {MAX_NAME} at most, and begins with a letter"
    return f"the name is taken by {taken.distribution}" if taken is not None else ""


@cache
def declared_games() -> dict[str, Declared]:
    """The games that packages declare, whether or not they can be used: for what is found without importing them."""
    return declarations(GAMES).usable


class Registry(MutableMapping[str, T], Generic[T]):
    """The plug-ins of one group by name.

    A name is looked up by importing what it stands for, so what is in here can be used.  `names` imports nothing.
    """

    def __init__(
        self,
        group: str,
        kind: str,
        order: Sequence[str],
        check: Callable[[Declared, object], T],
        before: Callable[[Declared], None] = lambda entry: None,
    ) -> None:
        self.group = group
        self.kind = kind  # in messages: "game"
        self.order = order  # of our own, where they are listed
        self.check = check  # raises PluginError if the thing isn't what it must be
        self.before = before  # the same, before it is imported
        self.loaded: dict[str, T] = {}
        self._found: Declarations | None = None

    def found(self) -> Declarations:
        if self._found is None:
            self._found = declarations(self.group)
            ours = {name: self._found.usable.pop(name) for name in self.order if name in self._found.usable}
            rest = dict(self._found.usable)
            self._found.usable.clear()
            self._found.usable.update(ours | rest)
        return self._found

    def declared(self) -> dict[str, Declared]:
        """The entry points by name, without those that are known to be unusable."""
        return self.found().usable

    def names(self) -> list[str]:
        """The names, as far as they aren't known to be unusable.  Imports nothing."""
        return [*self.declared(), *(name for name in self.loaded if name not in self.declared())]

    def faults(self) -> list[Fault]:
        """Every plug-in that can't be used.  Imports all of them to find out."""
        self.load_all()
        return sorted(self.found().faults.values())

    def is_unusable(self, name: str) -> bool:
        """Something of this name is installed, and is known to be unusable."""
        return any(fault.name == name for fault in self.found().faults.values())

    def load_all(self) -> None:
        for name in list(self.declared()):
            self.get(name)

    def __getitem__(self, name: str) -> T:
        if name not in self.loaded:
            entry = self.declared().get(name)
            if entry is None:
                raise KeyError(self.unknown(name))
            try:
                self.before(entry)
                self.loaded[name] = self.check(entry, load(entry))
            except PluginError as error:
                self.found().faults[entry] = Fault(name, entry.distribution, str(error))
                del self.declared()[name]
                raise KeyError(self.unknown(name)) from error
        return self.loaded[name]

    def unknown(self, name: str) -> str:
        """Why nothing has this name, and which names there are."""
        for fault in self.found().faults.values():
            if fault.name == name:
                return f'the {self.kind} "{name}" of {fault.distribution} can\'t be used: {fault.reason}'
        there = ", ".join(self.names()) or f"none; install {OURS} again"
        return f'no {self.kind} is called "{name}"; choose from: {there}'

    def __setitem__(self, name: str, value: T) -> None:
        self.loaded[name] = value

    def __delitem__(self, name: str) -> None:
        del self.loaded[name]
        self.declared().pop(name, None)

    def __iter__(self) -> Iterator[str]:
        self.load_all()
        return iter(self.names())

    def __len__(self) -> int:
        self.load_all()
        return len(self.names())


def load(entry: Declared) -> object:
    """What an entry point names.  PluginError: it can't be imported, or isn't there."""
    found: object = loaded_module(entry.module)
    for part in entry.attribute.split(".") if entry.attribute else ():
        found = getattr(found, part, None)
    if found is None:
        raise PluginError(f"{entry.module} has no {entry.attribute or 'object'}")
    return found


def loaded_module(module: str) -> ModuleType:
    try:
        return import_module(module)
    except (Exception, SystemExit) as error:  # a plug-in may do anything while it is imported
        raise PluginError(f"importing {module} fails: {in_words(error)}") from error


def in_words(error: BaseException) -> str:
    """The kind of an error and what it says, on one line, not too long."""
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said}"[:MAX_REASON]


def part_of(entry: Declared, name: str) -> ModuleType | None:
    """An optional module in the folder of a plug-in; None if there is none."""
    module = f"{entry.package}.{name}"
    return loaded_module(module) if entry.package and find_without_import(module) is not None else None


def find_without_import(module: str) -> ModuleSpec | None:
    """Where a module is, found without running it or the packages around it."""
    known = sys.modules.get(module)
    if known is not None and known.__spec__ is not None:
        return known.__spec__
    outer = module.rpartition(".")[0]
    places: Sequence[str] | None = None
    if outer:
        around = find_without_import(outer)
        places = around.submodule_search_locations if around is not None else None
        if places is None:
            return None
    finders = (finder.find_spec for finder in sys.meta_path if hasattr(finder, "find_spec"))
    return next((spec for find in finders if (spec := find(module, places)) is not None), None)


def binaries_of(entry: Declared) -> list[str]:
    """The compiled modules of a plug-in, anywhere in its outermost package."""
    spec = find_without_import(entry.top)
    if spec is None:
        return []
    endings = tuple(EXTENSION_SUFFIXES)
    files = [Path(spec.origin)] if spec.origin else []
    for place in spec.submodule_search_locations or ():
        files += Path(place).rglob("*")
    return sorted({file.name for file in files if file.name.endswith(endings)})
