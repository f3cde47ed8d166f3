"""Everything that is said: one page for each language, and what must be translated or looked at again."""

import argparse
import os
import sys

from rich.console import Console
from rich.progress import track

from beagle.i18n import ENGLISH, languages
from tools.steps import ROOT
from tools.words import checked, page
from tools.words.texts import OTHERS, Text, source, texts

FOLDER = ROOT / "build" / "words"

EPILOG = """\
Without options the texts of each language are written to build/words/LANGUAGE.html and .txt: all of them, with several
numbers, long names and every branch, for a native to read in one go.

A translation is stale if its English has changed since it was checked. Look at it (--stale), correct it if need be, and
accept it (--checked KEY …). A translation that you have corrected is accepted by itself.
"""


def main(arguments: list[str]) -> int:
    parser = make_parser()
    asked = parser.parse_args(arguments)
    unknown = sorted(set(asked.languages) - set(languages()))
    if unknown:
        parser.error(f'no language is called "{unknown[0]}"; choose from: {", ".join(languages())}')
    others = [language for language in asked.languages or OTHERS if language != ENGLISH]
    if asked.missing:
        return show_missing(others)
    if asked.stale:
        return show_stale(others)
    if asked.checked is not None:
        wrong = accept(others, asked.checked, asked.all)
        return parser.error(wrong) if wrong else 0
    return write_pages(asked.languages or languages())


def make_parser() -> argparse.ArgumentParser:
    formatting = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, epilog=EPILOG, prog="./run words", formatter_class=formatting)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=f"{', '.join(languages())}; without: all")
    parser.add_argument("--missing", action="store_true", help="list the texts that are not translated")
    parser.add_argument("--stale", action="store_true", help="show the translations whose English has changed since")
    parser.add_argument("--checked", nargs="*", metavar="KEY", help="these translations say what the English says now")
    parser.add_argument("--all", action="store_true", help="with --checked: all stale translations")
    return parser


def write_pages(asked: list[str]) -> int:
    for language in track(asked, "words", console=Console(stderr=True), transient=True):
        for path in page.write(language, FOLDER):
            print(path.relative_to(ROOT))
    return 0


def show_missing(asked: list[str]) -> int:
    """The exit status says whether there are any."""
    found = [(language, texts(ENGLISH)[key]) for language in asked for key in checked.missing(language)]
    for language, english in found:
        print(f"{language}/{english.file.label}: {english.key}\n{quoted(english)}\n")
    print(f"{len(found)} missing")
    return int(bool(found))


def show_stale(asked: list[str]) -> int:
    """The exit status says whether there are any."""
    found = [(language, texts(language)[key]) for language in asked for key in checked.stale(language)]
    for language, own in found:
        english = quoted(texts(ENGLISH)[own.key])
        print(f"{language}/{own.file.label}: {own.key}\n{english}\n{quoted(own)}\n")
    print(f"{len(found)} stale" + (": correct them, or accept them with ./run words --checked KEY …" if found else ""))
    return int(bool(found))


def quoted(text: Text) -> str:
    return "\n".join(f"    {line}" for line in source(text.pattern).split("\n"))


def accept(asked: list[str], keys: list[str], every: bool) -> str:
    """Accept stale translations; otherwise what is wrong with the keys."""
    unknown = [key for key in keys if key not in texts(ENGLISH)]
    if unknown:
        return f'no text is called "{unknown[0]}"'
    if not keys and not every:
        return "name the texts that you have looked at, or say --all"
    for language in asked:
        looked_at = [key for key in checked.stale(language) if every or key in keys]
        checked.accept(language, looked_at)
        print(f"{language}: {len(looked_at)} accepted")
    return ""


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # only the first lines were wanted, as by `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
