"""Which English each translation was checked against: python -m tools.words.checked [--check]

`checked.txt` beside the words of a language has a line for each text: its key, a hash of the English that it was
checked against, and a hash of the translation.  If the English has changed since and the translation hasn't, the
translation is stale: somebody must look at it again (`./run words --stale`, `./run words --checked KEY`).  A new
translation, and one that has changed together with its English, was made with the English in sight: `./run check --fix`
writes its line.

The files merge line by line (.gitattributes), so two lines for one key may meet there: one that fits is enough.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from beagle.i18n import ENGLISH
from tools.steps import ROOT
from tools.words.texts import OTHERS, Text, source, texts

NAME: Final = "checked.txt"
LETTERS: Final = 10  # of a hash

Pair = tuple[str, str]  # the hashes of the English and of the translation
Record = dict[str, set[Pair]]


def missing(language: str) -> list[str]:
    """The keys of the texts that a language lacks, in the order of the English files."""
    return [key for key in texts(ENGLISH) if key not in texts(language)]


def stale(language: str) -> list[str]:
    """The keys of the translations whose English has changed since they were checked."""
    records = {path: read(path) for path in record_files(language)}
    return [key for key, text in texts(language).items() if is_stale(pair(text), records[record_file(text)].get(key))]


def is_stale(now: Pair, known: set[Pair] | None) -> bool:
    """The English is another one, and nobody has touched the translation."""
    english, own = now
    if known is None or any(english == checked for checked, _ in known):
        return False
    return any(own == checked for _, checked in known)


def pair(text: Text) -> Pair:
    """The hashes of a translation and its English; a text that English lacks has an empty one."""
    english = texts(ENGLISH).get(text.key)
    return (checksum(source(english.pattern)) if english is not None else "", checksum(source(text.pattern)))


def checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:LETTERS]


# The files


def record_files(language: str) -> list[Path]:
    return list(dict.fromkeys(record_file(text) for text in texts(language).values()))


def record_file(text: Text) -> Path:
    return Path(str(text.file.file)).parent / NAME


def read(path: Path) -> Record:
    return parse(path.read_text("utf-8")) if path.exists() else {}


def parse(content: str) -> Record:
    record: Record = {}
    for line in content.splitlines():
        key, english, own = line.split()
        record.setdefault(key, set()).add((english, own))
    return record


def written(record: Mapping[str, set[Pair]]) -> str:
    lines = [f"{key} {english} {own}\n" for key, pairs in record.items() for english, own in pairs]
    return "".join(sorted(lines))


def updated(known: Record, now: Mapping[str, Pair], accepted: Iterable[str] = ()) -> Record:
    """The record as it should be: a stale translation keeps its old line, unless somebody has just accepted it."""
    looked_at = set(accepted)
    return {
        key: known[key] if key not in looked_at and is_stale(hashes, known.get(key)) else {hashes}
        for key, hashes in now.items()
    }


def fits(known: Record, now: Mapping[str, Pair]) -> bool:
    """Nothing has to be written: every translation is there as it is, or is stale."""
    return all(key in known and (hashes in known[key] or is_stale(hashes, known[key])) for key, hashes in now.items())


def current(language: str) -> dict[Path, dict[str, Pair]]:
    """What the files of a language would say if everything was checked."""
    out: dict[Path, dict[str, Pair]] = {}
    for key, text in texts(language).items():
        out.setdefault(record_file(text), {})[key] = pair(text)
    return out


def accept(language: str, keys: Iterable[str] = ()) -> None:
    """Write the files again: these translations were looked at, and say what the English says now."""
    looked_at = set(keys)
    for path, now in current(language).items():
        path.write_text(written(updated(read(path), now, looked_at)), "utf-8")


def main() -> int:
    if "--check" not in sys.argv:
        for language in OTHERS:
            accept(language)
        return 0
    old = [path for language in OTHERS for path, now in current(language).items() if not fits(read(path), now)]
    for path in old:
        print(f"new or changed translations are not in it: {path.relative_to(ROOT)}\nrun: ./run check --fix")
    return int(bool(old))


if __name__ == "__main__":
    sys.exit(main())
