"""What is wrong with a command line, in words."""

from __future__ import annotations

from difflib import get_close_matches

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.exceptions import UnknownCommandError

from beagle.cli.say import sentence

KINDS = {int: "number", bool: "flag"}


def misuse(error: CycloptsError, app: App) -> str:
    """The mistake, and what may have been meant."""
    match error:
        case UnusedCliTokensError():
            return sentence("cli-too-many", text=" ".join(error.unused_tokens or ()))
        case UnknownCommandError():
            typed = (error.unused_tokens or [""])[0]
            return with_guess(sentence("cli-no-command", text=typed), typed, commands_of(app))
        case UnknownOptionError():
            typed = error.token.keyword or error.token.value
            options = [name for argument in error.argument_collection for name in argument.names]
            return with_guess(sentence("cli-no-option", text=typed), typed, [*options, "--lang"])
        case CoercionError() if error.token is not None:
            name = error.token.keyword or name_of(error)
            kind = KINDS.get(error.target_type or str, "other")
            return sentence("cli-bad-value", option=name, value=error.token.value, kind=kind)
        case MissingArgumentError():
            return sentence("cli-no-value", option=name_of(error))
        case RepeatArgumentError():
            return sentence("cli-twice", option=error.token.keyword or "")
    token = getattr(error, "token", None)
    return sentence("cli-misused", text=(token.keyword or token.value) if token is not None else name_of(error))


def commands_of(app: App) -> list[str]:
    return [name for name in app if not name.startswith("-") and app[name].show]


def name_of(error: CycloptsError) -> str:
    """--seed, or FILE."""
    return error.argument.name if error.argument is not None else ""


def with_guess(text: str, typed: str, possible: list[str]) -> str:
    close = get_close_matches(typed, possible, n=1)
    return f"{text}; {sentence('cli-meant', meant=close[0])}" if close else text
