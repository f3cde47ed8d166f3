"""The language of the terminal: from --lang or the system; help, errors and everything else are said in it."""

from collections.abc import Callable
from typing import Any

import pytest

from beagle.cli.app import make_app
from beagle.cli.help import key_of_option
from beagle.cli.language import VARIABLES, language_asked_for, system_language
from beagle.i18n import Words, languages
from beagle.kernel.message import Message
from tools.words.texts import texts

Beagle = Callable[..., Any]
OTHERS = [language for language in languages() if language != "en"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "it_CH@euro"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "ru_RU", "LC_MESSAGES": "pl_PL", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "ru_RU", "LC_MESSAGES": "", "LC_ALL": ""}, "ru"),
        ({"LANG": "ru_RU", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_system_says_which_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["play"], "ru"),
        (["play", "--lang", "pl"], "pl"),
        (["--lang=it", "play"], "it"),
        (["rules", "--", "--lang", "pl"], "ru"),
        (["play", "--lang", "xx"], "ru"),  # the error is said in a language that we have
        (["play", "--lang"], "ru"),
    ],
)
def test_the_command_line_says_it_first(arguments: list[str], language: str) -> None:
    assert language_asked_for(arguments, {"LANG": "ru_RU.UTF-8"}) == language


def set_to(monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_in_the_language_of_the_system(beagle: Beagle, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    set_to(monkeypatch, f"{language}_XX.UTF-8")
    words = Words(language)
    said = beagle("--help").flat
    for key in ("help-beagle", "help-commands", "help-exit-codes", "help-help"):
        assert words.say(Message(key, {})) in said
    done = beagle("play", "--help")
    assert "default" not in done.out
    assert words.say(Message("help-usage", {"usage": "beagle play"})) in done.out
    assert f"--seats {words.say(Message('help-usage.text', {}))} " in done.out
    assert {"STR", "INT", "PATH"} & set(done.out.split()) == set()
    plain = " ".join(done.out.replace("│", " ").split())
    assert " ".join(words.say(Message("help-play.resume", {})).split()) in plain


@pytest.mark.parametrize("language", languages())
def test_commands_come_first_in_every_language(beagle: Beagle, language: str) -> None:
    titles = [Words(language).say(Message(f"help-{part}", {})) for part in ("commands", "options", "parameters")]
    said = beagle("--help", "--lang", language).out
    assert [line.split()[1] for line in said.splitlines() if line.startswith("╭")] == titles


@pytest.mark.parametrize("language", OTHERS)
def test_errors_are_in_it_too(beagle: Beagle, language: str) -> None:
    words = Words(language)
    done = beagle("play", "--game", "chess", "--lang", language)
    games = "evolution, evo, dinosaurs"
    assert words.say(Message("cli-no-game", {"text": "chess", "games": games})) in done.err
    done = beagle("--lang", language, "play", "--sed", "1")
    assert words.say(Message("cli-no-option", {"text": "--sed"})) in done.err
    assert words.say(Message("cli-meant", {"meant": "--seed"})) in done.err


def test_what_was_said_last_time_is_forgotten(beagle: Beagle) -> None:
    beagle("games", "--lang", "ru")
    assert Words("en").say(Message("help-beagle", {})) in beagle("--help").flat


def test_a_language_that_is_not_there_is_said(beagle: Beagle) -> None:
    done = beagle("play", "--lang", "xx")
    assert done.code == 2
    assert Words().say(Message("cli-no-language", {"text": "xx", "languages": ", ".join(languages())})) in done.err


def options_of(name: str) -> set[str]:
    found = make_app()[name].assemble_argument_collection()
    return {argument.name.strip("-").lower() for argument in found if argument.show}


@pytest.mark.parametrize("name", [name for name in make_app() if not name.startswith("-")])
def test_every_option_has_its_help_and_no_help_is_left_over(name: str) -> None:
    assert f"help-{name}" in texts("en")
    if name != "check":  # an old name of another
        assert [option for option in options_of(name) if key_of_option(name, option) not in texts("en")] == []
        known = {key.partition(".")[2] for key in texts("en") if key.startswith(f"help-{name}.")}
        assert known - options_of(name) == set()


def test_help_of_no_command_is_not_kept() -> None:
    frame = {"usage", "commands", "parameters", "options", "help", "version", "default", "required", "choices"}
    frame |= {"exit-codes", "any", "beagle"}
    named = {key.partition(".")[0].removeprefix("help-") for key in texts("en") if key.startswith("help-")}
    assert named == frame | {name for name in make_app() if not name.startswith("-")}
