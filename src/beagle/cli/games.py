"""beagle games: what can be played, and what is in its decks."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from beagle.cli.left_out import print_left_out
from beagle.cli.options import AsJson
from beagle.cli.say import OK, UsageError, console, find_game, print_json, sentence, spoken, usage_errors
from beagle.games import GAMES
from beagle.i18n import Words
from beagle.kernel.deck import Pile
from beagle.kernel.game import Game, RulesetInfo
from beagle.kernel.options import Option


def games(
    *,
    game: str | None = None,
    deck: str | None = None,
    seats: int | None = None,
    as_json: AsJson = False,
) -> int:
    """List the games, their rulesets and options; or what is in a deck."""
    words = spoken()
    shown = dict(GAMES) if game is None else {game: find_game(game)}
    if game is None and not as_json:
        print_left_out(words)
    if deck is not None:
        show_deck(game_with(deck, shown), deck, seats, words, as_json)
    elif seats is not None:
        raise UsageError(sentence("cli-games-seats"))
    elif as_json:
        print_json([data(name, one.rulesets(), words) for name, one in shown.items()])
    else:
        for name, one in shown.items():
            show_game(console(), name, one.rulesets(), words)
    return OK


# The list


def show_game(out: Console, name: str, rulesets: list[RulesetInfo], words: Words) -> None:
    out.print(Text(name, "bold cyan").append(f"  {sentence(f'web-game-{name}', words)}", "default bold"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(overflow="fold")
    grid.add_column(no_wrap=True)
    for info in rulesets:
        grid.add_row(Text(info.name, "bold"), span(info.seats), about(info, words))
    for first, alike in options(rulesets).items():
        text = Text(sentence(alike[0].about, words), "dim")
        if alike[0].group:
            text.append(f"\n{', '.join(option.word for option in alike)}", "dim")
        grid.add_row(Text(f"… {first}", "bold"), span(alike[0].seats) if len(alike) == 1 else "", text)
    out.print(Padding(grid, (0, 0, 0, 2), expand=False))


def span(seats: tuple[int, int]) -> str:
    return f"{seats[0]}–{seats[1]}"


def options(rulesets: list[RulesetInfo]) -> dict[str, list[Option]]:
    """All options of these rulesets, each word once: switches by their word, the others by their group."""
    out: dict[str, dict[str, Option]] = {}
    for option in (option for info in rulesets for option in info.options):
        out.setdefault(option.group or option.word, {}).setdefault(option.word, option)
    return {name: list(alike.values()) for name, alike in out.items()}


def about(info: RulesetInfo, words: Words) -> Text:
    """What is played, what the rulebook says about it, and which options there are."""
    text = Text(sentence(info.about, words))
    if info.minutes is not None:
        text.append(" " + sentence("web-minutes", words, least=info.minutes[0], most=info.minutes[1]))
    if info.advice:
        text.append(" " + sentence(info.advice, words))
    if info.options:
        names = dict.fromkeys(option.group or option.word for option in info.options)
        text.append("\n" + sentence("cli-games-options", words, options=", ".join(names)), "dim")
    return text


def data(game: str, rulesets: list[RulesetInfo], words: Words) -> dict[str, object]:
    every = [option for alike in options(rulesets).values() for option in alike]
    return {
        "game": game,
        "title": sentence(f"web-game-{game}", words),
        "rulesets": [
            {
                "name": info.name,
                "seats": info.seats,
                "options": [{"word": option.word, "seats": option.seats} for option in info.options],
                "about": sentence(info.about, words),
                "minutes": info.minutes,
                "advice": sentence(info.advice, words) if info.advice else "",
            }
            for info in rulesets
        ],
        "options": {option.word: sentence(option.about, words) for option in every},
    }


# A deck


def game_with(ruleset: str, games: dict[str, Game]) -> Game:
    """The game that has this table; if several do, the first that was asked for."""
    table = (ruleset.split() or [""])[0]
    for game in games.values():
        if any(info.name == table for info in game.rulesets()):
            return game
    return next(iter(games.values()))


def show_deck(game: Game, ruleset: str, seats: int | None, words: Words, as_json: bool) -> None:
    with usage_errors():
        count = fewest(game, ruleset) if seats is None else seats
        piles = game.deck(ruleset, count)
    if as_json:
        print_json({"game": game.name, "ruleset": ruleset, "seats": count, "piles": [in_data(p, words) for p in piles]})
        return
    out = console()
    out.print(
        Text(ruleset, "bold cyan").append(f"  {sentence('web-deck-for', words, seats=count)}", "default not bold")
    )
    for pile in piles:
        out.print(Text(words.say(pile.title), "bold").append(f"  {counted(pile, words)}", "dim not bold"))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        for kind in pile.kinds:
            grid.add_row(str(kind.copies), words.say(kind.words), Text(kind.name, "dim"))
        out.print(Padding(grid, (0, 0, 0, 2), expand=False))


def fewest(game: Game, ruleset: str) -> int:
    """The smallest number of seats for a ruleset with its options; for one that doesn't exist, any number is fine."""
    chosen = ruleset.split()
    for info in game.rulesets():
        if chosen and info.name == chosen[0]:
            return max([info.seats[0], *(option.seats[0] for option in info.options if option.word in chosen)])
    return 2


def counted(pile: Pile, words: Words) -> str:
    key = "web-deck-all" if pile.used == pile.copies else "web-deck-some"
    return sentence(key, words, copies=pile.copies, used=pile.used)


def in_data(pile: Pile, words: Words) -> dict[str, object]:
    return {
        "name": pile.name,
        "title": words.say(pile.title),
        "copies": pile.copies,
        "used": pile.used,
        "kinds": [{"name": kind.name, "words": words.say(kind.words), "copies": kind.copies} for kind in pile.kinds],
    }
