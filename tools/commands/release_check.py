"""Is this version ready to be published?  python -m tools.commands.release_check [TAG]

The tag (v1.2.3), the version of the package and the newest section of CHANGELOG.md must agree, that section must have a
date and something to say, and every language must say everything that English says today.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from datetime import date

import beagle
from tools.environments import ROOT
from tools.words.checked import missing, stale
from tools.words.texts import OTHERS

HEADING = re.compile(r"^## (?P<version>\S+)(?: \((?P<date>[^)]*)\))?$", re.MULTILINE)


def complaints(tag: str | None, version: str, changelog: str) -> Iterator[str]:
    """What has to be done before a release."""
    if tag is not None and tag != f"v{version}":
        yield f"the tag is {tag}, but src/beagle/__init__.py says {version}: the tag must be v{version}"
    newest = HEADING.search(changelog)
    if newest is None:
        yield "CHANGELOG.md has no section: write ## VERSION (YEAR-MONTH-DAY)"
        return
    if newest["version"] != version:
        yield f"the newest section of CHANGELOG.md is «{newest['version']}», not {version}"
    if not is_date(newest["date"] or ""):
        yield f"the section of {newest['version']} in CHANGELOG.md has no date: write ## {version} (YEAR-MONTH-DAY)"
    following = HEADING.search(changelog, newest.end())
    if "\n- " not in changelog[newest.end() : following.start() if following else None]:
        yield f"the section of {newest['version']} in CHANGELOG.md says nothing"


def untranslated(language: str, missing: list[str], stale: list[str]) -> Iterator[str]:
    """What a language lacks, and what it says of another English."""
    if missing:
        yield f"{language} lacks {len(missing)} texts, the first is {missing[0]}: ./run words --missing"
    if stale:
        yield f"{language} has {len(stale)} texts of an older English, the first is {stale[0]}: ./run words --stale"


def is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("tag", nargs="?", help="the tag that is about to be published, like v1.2.3")
    arguments = parser.parse_args()
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = list(complaints(arguments.tag, beagle.__version__, changelog))
    for language in OTHERS:
        found += untranslated(language, missing(language), stale(language))
    for complaint in found:
        print(f"release: {complaint}", file=sys.stderr)
    if not found:
        print(f"release: {beagle.__version__} is ready")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
