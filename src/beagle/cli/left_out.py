"""Games and bots of installed packages that can't be used, for people to read."""

from __future__ import annotations

from beagle.bots.registry import BOTS
from beagle.cli.say import console, sentence
from beagle.games import GAMES
from beagle.i18n import Words


def print_left_out(words: Words | None = None) -> None:
    """One line each on the error output, with the reason.  The others can be used."""
    for faults, key in ((GAMES.faults(), "cli-left-out-game"), (BOTS.faults(), "cli-left-out-bot")):
        for name, package, reason in faults:
            text = sentence(key, words, name=name, package=package, reason=reason)
            console(stderr=True).print(text, style="bold red", soft_wrap=True)
