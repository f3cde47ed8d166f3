"""The rules of every game in every language, with their worked examples: from the books that command and pages use."""

from collections.abc import Sequence

from babel import Locale

from beagle.cli.book import Book, Page, book_of
from beagle.cli.examples import data
from beagle.games import own_games
from beagle.i18n import Words
from beagle.kernel.message import Message
from beagle.play.examples import example, examples_of

RULES = "rules"


def pages(languages: Sequence[str]) -> dict[str, str]:
    """By path in the site: a page for each game and language, and lists of them."""
    about = "One page for each game and language, with worked examples. `beagle rules` shows the same in the terminal."
    out = {f"{RULES}/index.md": contents("The rules of all games", about, [f"{one}/index" for one in languages])}
    for language in languages:
        words, games = Words(language), own_games()
        out[f"{RULES}/{language}/index.md"] = contents(name_of(language), "", [game.name for game in games])
        for game in games:
            out[path_of(game.name, language)] = rulebook(game.name, words)
    return out


def path_of(game: str, language: str) -> str:
    return f"{RULES}/{language}/{game}.md"


def contents(title: str, about: str, listed: Sequence[str]) -> str:
    return "\n".join([f"# {title}", "", about, "", "```{toctree}", ":maxdepth: 2", "", *listed, "```", ""])


def name_of(language: str) -> str:
    """The name of a language in itself."""
    return str(Locale.parse(language).display_name).capitalize()


def rulebook(game: str, words: Words) -> str:
    book = book_of(game, words)
    lines = [f"# {words.say(Message(f'web-game-{game}', {}))} · {name_of(words.language)}", ""]
    told: set[str] = set()
    source = ""
    for section in book.sections():
        lines += [f"## {text(section.title)}", ""]
        for page in book.section(section.id):
            lines += rule(page, words)
            if source != (source := about(page, words)):  # most rules of a section come from the same place
                lines += [f"*{source}*", ""]
            for id in examples_of(page.id):
                if id not in told:
                    told.add(id)
                    lines += worked(id, words)
    return "\n".join([*lines, *cards(book, words)])


def rule(page: Page, words: Words) -> list[str]:
    """Its number, its text, and how to use it."""
    out = [f"({page.id.lower()}-{words.language})=", f"**{page.id}** {text(page.text)}", ""]
    if page.tip:
        out += [f"> {text(page.tip)}", ""]
    return out


def about(page: Page, words: Words) -> str:
    """What it belongs to, where it comes from, and what it changes or is changed by."""
    others = [f"[{id}](#{id.lower()}-{words.language})" for id in dict.fromkeys((*page.see, *page.replaces))]
    parts = [
        *([text(page.part)] if page.part else []),
        *map(text, page.sources),
        *([" ".join(others)] if others else []),
    ]
    return " · ".join(parts)


def worked(id: str, words: Words) -> list[str]:
    """An example step by step: what happens, and the position, which can be played on."""
    shown = example(id)
    told = data(shown, words)
    out = [f":::{{admonition}} {text(told['title'])}", ":class: example", ""]
    for number, step in enumerate(told["steps"], 1):
        moves = ", ".join(f"{one['seat']} `{one['move']}`" for one in step["moves"])
        out += [f"{number}. {text(step['text'])}" + (f" ({moves})" if moves else ""), "", "   ```text"]
        out += [f"   {line}" for line in step["position"].splitlines()] + ["   ```", ""]
    return [*out, ":::", ""]


def cards(book: Book, words: Words) -> list[str]:
    if not book.cards:
        return []
    out = [f"## {text(words.say(Message('web-cards', {})))}", ""]
    for card in book.cards:
        out += [f"**{text(card.section)}**", f": {text(card.text)}" + (f" *{text(card.tip)}*" if card.tip else ""), ""]
    return out


def text(said: str) -> str:
    """A sentence as Markdown: nothing in it means anything to Markdown, and it is one line."""
    plain = " ".join(said.split())
    for sign in "\\`*_[]<>#|":
        plain = plain.replace(sign, f"\\{sign}")
    return plain
