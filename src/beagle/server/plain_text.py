"""Names and chat as plain text: what people type, without characters that only play tricks.

The text is normalised (NFKC).  Control, direction, invisible, private and unassigned characters are removed; every run
of blanks becomes one space.  Invisible joiners stay where a script or an emoji needs them, and nowhere else.
"""

from __future__ import annotations

import unicodedata
from itertools import groupby
from typing import Final

from beagle.server.limits import CHAT_LENGTH, MAX_MARKS, NAME_LENGTH, RAW_FACTOR

BAD_NAME: Final = "bad-name"
BAD_TEXT: Final = "bad-text"
TOO_LONG: Final = "too-long"

NON_JOINER: Final = "\u200c"
JOINER: Final = "\u200d"
COLOURED: Final = "\ufe0f"  # asks for the coloured form of the sign before it
KEYCAP: Final = "\u20e3"

GONE: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}  # categories that are always removed, except for the joiners
MARKS: Final = {"Mn", "Mc", "Me"}
BLANK: Final = {"Zs", "Zl", "Zp"}
# Invisible, but letters, marks or signs in Unicode: fillers, joiners and variation selectors.
FILLERS: Final = (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0xFFFD)
SELECTORS: Final = (*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))
INVISIBLE: Final = frozenset((*FILLERS, *SELECTORS))


class PlainTextError(ValueError):
    """A text that can't be shown: nothing is left of it, or it is too long.  `code` says which."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def name(text: str) -> str:
    """A name that can be shown."""
    return limited(text, NAME_LENGTH, BAD_NAME)


def chat(text: str) -> str:
    """A chat line that can be shown."""
    return limited(text, CHAT_LENGTH, BAD_TEXT)


def limited(text: str, most: int, code: str) -> str:
    """The text as plain text of at most so many characters; `code` names the error if nothing is left."""
    if len(text) > most * RAW_FACTOR:
        raise PlainTextError(TOO_LONG)
    clean = plain(text)
    if not clean:
        raise PlainTextError(code)
    if length(clean) > most:
        raise PlainTextError(TOO_LONG)
    return clean


def plain(text: str) -> str:
    """The text as plain text, of any length.  Doing it twice changes nothing more."""
    while True:  # removing something may join what belongs together, so check again
        clean = swept(unicodedata.normalize("NFKC", text))
        if clean == text:
            return clean
        text = clean


def length(text: str) -> int:
    """About as many characters as a person sees: marks and joiners count as part of their base character."""
    return sum(1 for sign in text if sign not in (JOINER, NON_JOINER) and unicodedata.category(sign) not in MARKS)


def swept(text: str) -> str:
    """One pass: removes invisible signs and orphaned marks, merges blanks."""
    kept: list[str] = []
    marks = 0
    for place, sign in enumerate(text):
        category = unicodedata.category(sign)
        if category in BLANK or sign in "\t\n\r\v\f\x85":
            kept.append(" ")
        elif sign in (JOINER, NON_JOINER, COLOURED):
            after = text[place + 1] if place + 1 < len(text) else ""
            if kept and needed(sign, kept[-1], after):
                kept.append(sign)
            continue
        elif category in GONE or ord(sign) in INVISIBLE:
            continue
        elif category in MARKS:
            marks += 1
            if not kept or kept[-1] == " " or marks > MAX_MARKS:
                continue
            kept.append(sign)
            continue
        else:
            kept.append(sign)
        marks = 0
    return "".join(" " if blank else "".join(run) for blank, run in groupby(kept, " ".__eq__)).strip()


def needed(sign: str, before: str, after: str) -> bool:
    """Does this invisible sign change anything a reader sees here?"""
    if sign == COLOURED:
        return unicodedata.category(before) == "So" or (before in "0123456789#*" and after == KEYCAP)
    if not after:
        return False
    if unicodedata.combining(before) == 9:  # a virama: the joiners choose how the letters around it are written
        return letter(after)
    if sign == NON_JOINER:  # Persian and others: the letters must not be joined
        return cursive(before) and cursive(after)
    return emoji(before) and unicodedata.category(after) == "So"


def letter(sign: str) -> bool:
    return unicodedata.category(sign).startswith("L")


def cursive(sign: str) -> bool:
    """A letter, or a mark on one, of a script whose letters join."""
    scripts = ("ARABIC", "SYRIAC", "MONGOLIAN", "NKO", "MANDAIC")
    return unicodedata.name(sign, "").startswith(scripts) and unicodedata.category(sign)[0] in "LM"


def emoji(sign: str) -> bool:
    """A picture, its skin colour, or the selector for its coloured form."""
    return sign == COLOURED or unicodedata.category(sign) == "So" or 0x1F3FB <= ord(sign) <= 0x1F3FF
