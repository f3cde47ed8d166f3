"""Who sits at the table: people and bots, from a list of names."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from beagle.bots.files import in_file
from beagle.bots.registry import BOTS
from beagle.cli.say import UsageError, sentence
from beagle.i18n import Words
from beagle.kernel.options import BY_LOT
from beagle.kernel.text import seat_name

LOT: Final = "lot"  # nobody is named: the first player is random
ME: Final = "me"  # the person at this keyboard, if there is only one


def read_seats(text: str) -> list[str]:
    """Names of bots and people, one per seat."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise UsageError(sentence("cli-empty-seat", seats=text))
    for name in names:
        if in_file(name):
            continue
        meant = get_close_matches(name, BOTS, 1, 0.8)
        if meant and name not in BOTS:
            raise UsageError(sentence("cli-no-bot", name=name, meant=meant[0]))
    return names


def read_first(text: str, seats: Sequence[str]) -> int:
    """The seat that starts, by its letter or its player's name; BY_LOT for `lot`."""
    if text == LOT:
        return BY_LOT
    letters = [seat_name(seat) for seat in range(len(seats))]
    if text.upper() in letters:
        return letters.index(text.upper())
    if list(seats).count(text) == 1:
        return list(seats).index(text)
    raise UsageError(sentence("cli-no-first", first=text, last=letters[-1]))


def is_person(name: str) -> bool:
    return name not in BOTS and not in_file(name)


def names_of(seats: Sequence[str], words: Words) -> list[str]:
    """The names of the seats: a single person without a name is "You", equal names are numbered."""
    people = [name for name in seats if is_person(name)]
    shown = [sentence("cli-you", words) if name == ME and people == [ME] else name for name in seats]
    return [f"{name} {shown[:n].count(name) + 1}" if shown.count(name) > 1 else name for n, name in enumerate(shown)]
