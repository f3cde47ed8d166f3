"""Searching in texts, as people type: without accents and capitals, and from the beginnings of words.

The pages do the same (`web/src/lib/searching.ts`); `tests/i18n/searches.json` is tried on both sides.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

# Letters and signs that are no base letter with a mark, and what is typed for them.
TYPED: Final = str.maketrans({"ł": "l", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ı": "i", "’": "'"})
MARKS: Final = ("Mn", "Mc", "Me")


def fold(text: str) -> str:
    """Small letters without marks: ё is е, ż is z, à is a."""
    apart = unicodedata.normalize("NFD", text)
    bare = "".join(letter for letter in apart if unicodedata.category(letter) not in MARKS)
    return bare.lower().translate(TYPED)


def search_words(typed: str) -> list[str]:
    """What somebody looks for, word by word."""
    return fold(typed).split()


def matches(text: str, words: Iterable[str]) -> bool:
    """Does each of these folded words begin a word of the text?  After a hyphen too: 05 finds EV-TR-05."""
    folded = fold(text)
    return all(re.search(rf"(?<![^\W_]){re.escape(word)}", folded) for word in words)
