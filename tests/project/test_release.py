"""A release is refused until tag, version and changelog agree, and every language says everything."""

import pytest

from tools.commands.release_check import complaints, untranslated

GOOD = "# Changelog\n\n## 1.2.3 (2026-11-17)\n\n### Added\n- A thing.\n\n## 1.2.2 (2026-01-01)\n"


def test_a_release_that_is_ready() -> None:
    assert list(complaints("v1.2.3", "1.2.3", GOOD)) == []
    assert list(complaints(None, "1.2.3", GOOD)) == []


@pytest.mark.parametrize(
    ("tag", "version", "changelog", "said"),
    [
        ("v1.2.4", "1.2.3", GOOD, "the tag must be v1.2.3"),
        ("v1.3.0", "1.3.0", GOOD, "the newest section of CHANGELOG.md is «1.2.3»"),
        ("v1.2.3", "1.2.3", GOOD.replace("(2026-11-17)", "(soon)"), "has no date"),
        ("v1.2.3", "1.2.3", GOOD.replace(" (2026-11-17)", ""), "has no date"),
        ("v1.2.3", "1.2.3", GOOD.replace("- A thing.\n", ""), "says nothing"),
        ("v1.2.3", "1.2.3", GOOD.replace("## 1.2.3 (2026-11-17)", "## Unreleased"), "is «Unreleased»"),
        ("v1.2.3", "1.2.3", "# Changelog\n", "has no section"),
    ],
)
def test_what_is_missing_is_said(tag: str, version: str, changelog: str, said: str) -> None:
    assert said in " ".join(complaints(tag, version, changelog))


def test_a_language_that_lacks_something_or_is_out_of_date_is_named() -> None:
    assert list(untranslated("it", [], [])) == []
    lacks, stale = untranslated("pl", ["trait-fat", "trait-fat.text"], ["trait-shell"])
    assert "pl lacks 2 texts, the first is trait-fat" in lacks
    assert "pl has 1 texts of an older English, the first is trait-shell" in stale
