"""What --help says, in the language of the terminal.  The texts are in cli-help.ftl: by command and by option."""

from __future__ import annotations

from typing import Any, Final

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel, InlineText
from rich.console import Console, ConsoleOptions
from rich.text import Text

from beagle.cli.say import sentence, spoken
from beagle.games import GAMES
from beagle.i18n import languages

FORMAT: Final = "markdown"
PLACEHOLDERS: Final = {"COMMAND": "command", "OPTIONS": "options", "ARGS": "args"}
VALUES: Final = {"STR": "text", "INT": "number", "FLOAT": "number", "PATH": "path", "CHOICE": "text"}


def key_of_option(command: str, option: str) -> str:
    """The key of the text of an option, which several commands may have alike."""
    own = f"help-{command}.{option}"
    return own if spoken().has(own) else f"help-any.{option}"


def about(key: str) -> str:
    return sentence(key, games=", ".join(GAMES.names()), languages=", ".join(languages()))


class HelpInWords:
    """A formatter of cyclopts that knows options by their names."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.boxes = DefaultFormatter()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if panel.format == "parameter":
            panel.entries = [self.in_words(entry) for entry in panel.entries]
        self.boxes(console, options, panel)

    def in_words(self, entry: HelpEntry) -> HelpEntry:
        """The option with its text, and with what else is to be known about it."""
        text = f"{about(key_of_option(self.command, option_of(entry)))} {notes(entry)}".strip()
        description = InlineText.from_format(text, format=FORMAT)
        value = VALUES.get(entry.metavar or "")
        metavar = sentence(f"help-usage.{value}") if value else entry.metavar
        return entry.copy(description=description, metavar=metavar, default=None, choices=None, required=False)

    def render_usage(self, console: Console, _options: ConsoleOptions, usage: Any) -> None:
        line = str(usage).strip()
        for english, name in PLACEHOLDERS.items():
            line = line.replace(english, sentence(f"help-usage.{name}"))
        console.print(Text(f"{sentence('help-usage', usage=line)}\n", style="bold"))

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        self.boxes.render_description(console, options, description)


def option_of(entry: HelpEntry) -> str:
    """`seats` of --seats, `file` of FILE."""
    return (entry.positive_names or (entry.positional_label or "",))[0].strip("-").lower()


def notes(entry: HelpEntry) -> str:
    known = [
        sentence("help-choices", values=", ".join(entry.choices)) if entry.choices else "",
        sentence("help-default", value=entry.default) if entry.default not in (None, "False") else "",
        sentence("help-required") if entry.required else "",
    ]
    return " ".join(f"[{note}]" for note in known if note)
