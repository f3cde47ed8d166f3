"""beagle games: what can be played."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from beagle.cli.options import AsJson, Language
from beagle.cli.say import OK, console, print_json, sentence, words_of
from beagle.games import GAMES
from beagle.i18n import Words
from beagle.kernel.game import RulesetInfo


def games(
    *,
    lang: Language = "en",
    as_json: AsJson = False,
) -> int:
    """List the games, their rulesets and options.

    The names are those that --game and --rules take; options follow a ruleset: --rules 'base+fly@gift half-deck'.
    """
    words = words_of(lang)
    if as_json:
        print_json([data(name, game.rulesets(), words) for name, game in GAMES.items()])
        return OK
    out = console()
    for name, game in GAMES.items():
        out.print(Text(name, "bold cyan").append(f"  {sentence(f'web-game-{name}', words)}", "default bold"))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(overflow="fold")
        grid.add_column(no_wrap=True)
        for info in game.rulesets():
            grid.add_row(Text(info.name, "bold"), f"{info.seats[0]}–{info.seats[1]}", about(info, words))
        for option in options(game.rulesets()):
            grid.add_row(Text(f"… {option}", "bold"), "", Text(sentence(f"web-option-{option}.about", words), "dim"))
        out.print(Padding(grid, (0, 0, 0, 2), expand=False))
    return OK


def options(rulesets: list[RulesetInfo]) -> list[str]:
    """All options of these rulesets, each once."""
    return list(dict.fromkeys(option for info in rulesets for option in info.options))


def about(info: RulesetInfo, words: Words) -> Text:
    """What is played, and which options there are."""
    text = Text(sentence(info.about, words))
    if info.options:
        text.append("\n" + sentence("cli-games-options", words, options=", ".join(info.options)), "dim")
    return text


def data(game: str, rulesets: list[RulesetInfo], words: Words) -> dict[str, object]:
    return {
        "game": game,
        "title": sentence(f"web-game-{game}", words),
        "rulesets": [info._asdict() | {"about": sentence(info.about, words)} for info in rulesets],
        "options": {option: sentence(f"web-option-{option}.about", words) for option in options(rulesets)},
    }
