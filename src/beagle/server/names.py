"""Two people at one table can be told apart: a repeated name gets a number, and a name that looks like another's is
marked.

Nobody owns a name.  So nobody at a table may pass for another player there, by the same letters or by letters of
another script that look the same.  The table below has the letters people confuse in the scripts our players write; it
is meant to mark a name, never to forbid one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from beagle.server import plain_text
from beagle.server.limits import NAME_LENGTH
from beagle.server.refusing import Refused
from beagle.server.store.contract import SeatRow

# Letters that look alike in lower case, by the letter they look like: Cyrillic, Greek, others, digits and signs.
ALIKE: Final = {
    "a": "\u0430\u03b1\u0251@",
    "b": "\u0432\u044c\u03b2\u01856",
    "c": "\u0441\u03f2\u217d\u00a2",
    "d": "\u0501\u217e",
    "e": "\u0435\u0454\u03b5\u04bd\u04373",
    "f": "\u0192",
    "g": "\u0261\u05819",
    "h": "\u043d\u04bb\u03b7",
    "i": "\u0456\u03b9\u0269\u0131\u0458jl1|!",
    "k": "\u043a\u03ba",
    "m": "\u043c\u03bc",
    "n": "\u043f\u0578",
    "o": "\u043e\u03bf\u03c3\u04e90\u00f8",
    "p": "\u0440\u03c1",
    "q": "\u051b\u0566",
    "r": "\u0433",
    "s": "\u04555$",
    "t": "\u0442\u03c47",
    "u": "\u03c5\u057d",
    "v": "\u03bd\u0475",
    "w": "\u0448\u03c9\u0461\u051d",
    "x": "\u0445\u03c7\u00d7",
    "y": "\u0443\u04af\u03b3",
    "z": "\u02902",
}
LETTERS: Final = {ord(other): letter for letter, others in ALIKE.items() for other in others} | {ord("\u0142"): "i"}
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("ci", "d"))
PLACES: Final = (
    "Albemarle Island",
    "Bahía Blanca",
    "Botafogo Bay",
    "Cape Verde",
    "Charles Island",
    "Chatham Island",
    "Chiloé",
    "Cocos Islands",
    "Concepción",
    "Coquimbo",
    "Falkland Sound",
    "Galápagos",
    "Iquique",
    "King George’s Sound",
    "Luján",
    "Maldonado",
    "Montevideo",
    "Port Desire",
    "Punta Alta",
    "Río Negro",
    "Rio de Janeiro",
    "Tahiti",
    "Tenerife",
    "Tierra del Fuego",
    "Valdivia",
    "Valparaíso",
)
"""Where the Beagle called: names for tables that nobody has named."""
ASIDE: Final = re.compile(r"[(\[{<«].*?(?:[)\]}>»]|$)")  # "Ann (owner)"


def skeleton(name: str) -> str:
    """What is left of a name without everything a hasty reader doesn't see."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    kept = ASIDE.sub("", plain).strip() or plain
    letters = "".join(filter(visible, kept)).translate(LETTERS)
    for pair, one in PAIRS:
        letters = letters.replace(pair, one)
    return letters


def visible(sign: str) -> bool:
    """A letter, a digit or a sign that may replace one: no mark, blank or point."""
    return unicodedata.category(sign)[0] in "LNS" or sign in "@!|$"


def same(name: str) -> str:
    """Names for which this is equal are the same name to everybody."""
    return unicodedata.normalize("NFKC", name).casefold()


def told_apart(name: str, others: Sequence[str]) -> str:
    """This name at a table with the others: with a number if one of them has it already."""
    taken = {same(other) for other in others if other}
    if not name or same(name) not in taken:
        return name
    numbered = (f"{name[: NAME_LENGTH - len(str(n)) - 1].rstrip()} {n}" for n in range(2, len(taken) + 3))
    return next(one for one in numbered if same(one) not in taken)


def apart(seats: list[SeatRow]) -> list[SeatRow]:
    """The seats, each with a different name.  Earlier seats keep theirs."""
    out: list[SeatRow] = []
    for seat in seats:
        name = told_apart(seat.name, [other.name for other in out])
        out.append(seat if name == seat.name else msgspec.structs.replace(seat, name=name))
    return out


def look_alikes(names: Sequence[str]) -> list[int]:
    """For each name the index of another that it could be confused with; -1 if there is none."""
    bones = [skeleton(name) for name in names]
    return [
        next((other for other, bone in enumerate(bones) if bone and bone == mine and other != place), -1)
        for place, mine in enumerate(bones)
    ]


def named(text: str) -> str:
    """A name somebody typed, as it is stored; refused with the reason."""
    try:
        return plain_text.name(text) if text else ""
    except plain_text.PlainTextError as error:
        raise bad_name(error) from error


def bad_name(error: plain_text.PlainTextError) -> Refused:
    """Nothing of the name can be seen, or it is too long."""
    if error.code == plain_text.TOO_LONG:
        return Refused("long-name", most=NAME_LENGTH)
    return Refused(error.code)
