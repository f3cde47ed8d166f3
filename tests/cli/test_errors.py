"""Errors of other layers and of the system, in the language of the terminal."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path

import pytest

import beagle as library
from beagle.bots.registry import BOTS
from beagle.cli.say import REASONS, in_words, reason, speak
from beagle.i18n import ENGLISH, Words, languages
from beagle.kernel.message import Argument, Message
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.text import NotationError
from tests.cli.conftest import Beagle
from tests.support.words import say

EVOLUTION = ", ".join(info.name for info in library.game("evolution").rulesets())
POSITION = "evolution base@gift feeding / A: a[flurb]"
FLURB = NotationError("a trait", "flurb", 1, 36).words

WRONG: list[tuple[list[str], str, dict[str, Argument]]] = [
    (["play", "--rules", "none"], "error-no-table", {"table": "none", "tables": EVOLUTION}),
    (["rules", "--rules", "none"], "error-no-table", {"table": "none", "tables": EVOLUTION}),
    (["play", "--seats", "me"], "error-seats", {"table": "base@gift", "least": 2, "most": 4, "seats": 1}),
    (["play", "--rules", " "], "error-no-ruleset", {}),
    (["arena", "nobody", "random"], "error-no-bot", {"name": "nobody", "bots": ", ".join(BOTS.names())}),
    (["arena", "no.py", "random"], "error-bot-file", {"file": "no.py"}),
    (["arena", "random:a=1", "random"], "error-bot-no-settings", {"bot": "random:a=1", "greedy": "greedy"}),
    (["arena", "greedy:a=b", "random"], "error-bot-settings", {"bot": "greedy:a=b"}),
    (["replay", "no.game"], "cli-cannot-read", {"file": "no.game", "reason": Message("error-no-such-file", {})}),
    (["replay", "/"], "cli-cannot-read", {"file": "/", "reason": Message("error-is-a-folder", {})}),
    (["serve", "--port", "70000"], "error-setting-most", {"where": "--port", "value": "70000", "limit": "65535"}),
    (["serve", "--docs", "nowhere"], "error-setting-docs", {"where": "--docs", "value": "nowhere"}),
    (["serve", "--root-path", "a b"], "error-setting-root-path", {"where": "--root-path", "value": "a b"}),
    (["perft", POSITION, "1"], FLURB.key, FLURB.args),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("arguments", "key", "args"), WRONG)
def test_what_is_wrong_is_said_in_the_language_of_the_terminal(
    beagle: Beagle, language: str, arguments: list[str], key: str, args: dict[str, Argument]
) -> None:
    done = beagle(*arguments, "--lang", language)
    assert done.code == 2
    assert done.err == f"beagle: {Words(language).say(Message(key, args))}\n"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("PORT", "many", "error-setting-number"),
        ("LIMITS", "-1", "error-setting-least"),
        ("METRICS", "maybe", "error-setting-flag"),
        ("BOT_DELAY", "3-1", "error-setting-delay"),
        ("LOG_FORMAT", "xml", "error-setting-log-format"),
        ("METRICS_TOKEN", "short", "error-setting-metrics-token"),
        ("DATABASE", "mysql://db/x", "error-setting-database"),
        ("HOSTS", "a b", "error-setting-hosts"),
        ("ORIGINS", "nowhere", "error-setting-origins"),
    ],
)
def test_a_wrong_setting_of_the_environment(
    beagle: Beagle, monkeypatch: pytest.MonkeyPatch, language: str, name: str, value: str, key: str
) -> None:
    monkeypatch.setenv(f"BEAGLE_{name}", value)
    done = beagle("serve", "--lang", language)
    args: dict[str, Argument] = {"where": f"BEAGLE_{name}", "value": value, "limit": "0"}
    assert (done.code, done.err) == (2, f"beagle: {Words(language).say(Message(key, args))}\n")


@pytest.mark.parametrize(("name", "value"), [("METRICS_TOKEN", "hush hush"), ("DATABASE", "mysql://me:hush@db/x")])
def test_a_secret_is_not_repeated(beagle: Beagle, monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"BEAGLE_{name}", value)
    done = beagle("serve")
    assert done.code == 2
    assert "hush" not in done.err


@pytest.mark.parametrize("language", languages())
def test_every_reason_of_the_system_has_words(language: str) -> None:
    speak(language)
    try:
        for number, key in REASONS.items():
            assert reason(OSError(number, os.strerror(number))) == Words(language).say(Message(key, {}))
        assert reason(socket.gaierror(-2, "Name or service not known")) == reason(OSError(errno.EADDRNOTAVAIL, ""))
        assert reason(OSError(errno.EXDEV, "Invalid cross-device link")).endswith("EXDEV")
    finally:
        speak(ENGLISH)


def test_the_words_of_an_error_say_what_its_text_says() -> None:
    """In English the only difference is in the quotation marks."""
    game = library.game("evo")
    for ruleset, seats in (("none", 2), ("second", 9), ("second@x", 2), ("second none", 2), ("", 2)):
        with pytest.raises(RulesetError) as caught:
            game.deal(ruleset, seats, 1)
        assert plain(in_words(caught.value)) == plain(str(caught.value))
    for found in ("flurb", ""):
        error = NotationError("a trait", found, 3, 4)
        assert plain(in_words(error)) == plain(str(error))


def plain(text: str) -> str:
    return text.translate(str.maketrans("“”", '""')).replace('"', "")


def test_an_error_without_words_speaks_english() -> None:
    assert in_words(ValueError("not this")) == "not this"


def test_a_folder_where_a_file_is_wanted(beagle: Beagle, tmp_path: Path) -> None:
    done = beagle("verify", tmp_path)
    assert say("error-is-a-folder") in done.err
