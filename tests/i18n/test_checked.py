"""Which translations are older than their English: `./run words --stale` shows them, and a release is refused."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tools.commands import words as command
from tools.commands.check import report_words
from tools.words import checked
from tools.words.checked import accept, fits, parse, stale, updated, written
from tools.words.texts import OTHERS, Text, source, texts

OLD, NEW = "1" * 10, "2" * 10  # hashes of two English texts
OWN, BETTER = "a" * 10, "b" * 10  # hashes of two translations


@pytest.mark.parametrize("language", OTHERS)
def test_each_translation_has_its_line(language: str) -> None:
    for path, now in checked.current(language).items():
        assert fits(checked.read(path), now), f"{path}: ./run check --fix"


@pytest.mark.parametrize(
    ("known", "now", "is_stale"),
    [
        ({(OLD, OWN)}, (OLD, OWN), False),
        ({(OLD, OWN)}, (NEW, OWN), True),  # the English has changed, and nobody has looked
        ({(OLD, OWN)}, (OLD, BETTER), False),  # the translation was improved
        ({(OLD, OWN)}, (NEW, BETTER), False),  # both were changed together
        (None, (NEW, OWN), False),  # a new text
        ({(OLD, OWN), (NEW, OWN)}, (NEW, OWN), False),  # lines of two branches
    ],
)
def test_what_is_stale(known: set[tuple[str, str]] | None, now: tuple[str, str], is_stale: bool) -> None:
    assert checked.is_stale(now, known) is is_stale


def test_a_record_follows_what_was_made_in_sight_of_the_english() -> None:
    known = {"same": {(OLD, OWN)}, "stale": {(OLD, OWN)}, "both": {(OLD, OWN)}, "gone": {(OLD, OWN)}}
    now = {"same": (OLD, OWN), "stale": (NEW, OWN), "both": (NEW, BETTER), "added": (NEW, OWN)}
    assert not fits(known, now)
    record = updated(known, now)
    assert record == {"same": {(OLD, OWN)}, "stale": {(OLD, OWN)}, "both": {(NEW, BETTER)}, "added": {(NEW, OWN)}}
    assert fits(record, now)
    assert updated(record, now, ["stale"])["stale"] == {(NEW, OWN)}


def test_records_are_sorted_and_can_be_read_back() -> None:
    record = {"b": {(OLD, OWN)}, "a": {(NEW, OWN), (OLD, OWN)}}
    assert written(record) == f"a {OLD} {OWN}\na {NEW} {OWN}\nb {OLD} {OWN}\n"
    assert parse(written(record)) == record


def test_only_what_is_said_counts_not_how_the_file_is_indented() -> None:
    def text(content: str) -> str:
        (message,) = FluentParser().parse(content).body
        assert isinstance(message, ast.Message)
        assert message.value is not None
        return source(message.value)

    assert text("a = { $n ->\n    [one] x\n   *[other] y\n}\n") == text("a =\n  {$n ->\n [one] x\n *[other] y\n  }\n")
    assert text("a = x\n") != text("a = y\n")


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The record of a language with one text whose English has changed since, `web-motto`."""
    path = tmp_path / checked.NAME
    monkeypatch.setattr(checked, "record_file", lambda _text: path)
    accept("pl")
    record = checked.read(path)
    record["web-motto"] = {(OLD, own) for _, own in record["web-motto"]}
    path.write_text(written(record), "utf-8")
    return path


def test_a_changed_english_text_is_found_and_shown(planted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert stale("pl") == ["web-motto"]
    assert command.main(["pl", "--stale"]) == 1
    shown = capsys.readouterr().out
    for language in ("en", "pl"):
        assert source(texts(language)["web-motto"].pattern) in shown
    accept("pl")
    assert stale("pl") == ["web-motto"], "nobody has looked at it"


def test_the_check_says_how_many(planted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report_words()
    assert "translated from an older English: pl 1 (./run words --stale)\n" in capsys.readouterr().out


@pytest.mark.parametrize("how", [["web-motto"], ["--all"]])
def test_it_can_be_accepted(planted: Path, how: list[str]) -> None:
    assert command.main(["pl", "--checked", *how]) == 0
    assert stale("pl") == []


@pytest.mark.parametrize("wrong", [["--checked"], ["--checked", "no-such-key"], ["xx"]])
def test_what_is_not_understood_is_said(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(wrong)
    assert "./run words: error:" in capsys.readouterr().err


def test_a_missing_translation_is_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def without(language: str) -> dict[str, Text]:
        return {key: text for key, text in texts(language).items() if language == "en" or key != "web-motto"}

    before = set(checked.missing("pl"))
    monkeypatch.setattr(checked, "texts", without)
    assert set(checked.missing("pl")) - before == {"web-motto"}
    assert command.main(["pl", "--missing"]) == 1
    assert "pl/web.ftl: web-motto" in capsys.readouterr().out
