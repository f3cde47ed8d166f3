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
    """By path in the site: a page for each game and language, and one that lists them."""
    out = {f"{RULES}/index.md": contents(languages)}
    for language in languages:
        words = Words(language)
        for game in own_games():
            out[path_of(game.name, language)] = rulebook(game.name, words)
    return out


def path_of(game: str, language: str) -> str:
    return f"{RULES}/{language}/{game}.md"


def contents(languages: Sequence[str]) -> str:
    lines = ["# The rules of all games", "", "One page for each game and language. `beagle rules` shows the same.", ""]
    for language in languages:
        lines += [f"## {name_of(language)}", "", "```{toctree}", ":maxdepth: 1", ""]
        lines += [f"{language}/{game.name}" for game in own_games()] + ["```", ""]
    return "\n".join(lines)


def name_of(language: str) -> str:
    """The name of a language in itself."""
    return str(Locale.parse(language).display_name).capitalize()


def rulebook(game: str, words: Words) -> str:
    book = book_of(game, words)
    lines = [f"# {words.say(Message(f'web-game-{game}', {}))}", ""]
    told: set[str] = set()
    for section in book.sections():
        lines += [f"## {text(section.title)}", ""]
        for page in book.section(section.id):
            lines += rule(page, words)
            for id in examples_of(page.id):
                if id not in told:
                    told.add(id)
                    lines += worked(id, words)
    return "\n".join([*lines, *cards(book, words)])


def rule(page: Page, words: Words) -> list[str]:
    """Its number, its text, how to use it, and what it has to do with others."""
    out = [f"({page.id.lower()}-{words.language})=", f"**{page.id}** {text(page.text)}", ""]
    if page.tip:
        out += [f"> {text(page.tip)}", ""]
    others = [f"[{id}](#{id.lower()}-{words.language})" for id in dict.fromkeys((*page.see, *page.replaces))]
    about = [
        *([text(page.part)] if page.part else []),
        *map(text, page.sources),
        *([" ".join(others)] if others else []),
    ]
    return [*out, f"*{' · '.join(about)}*", ""] if about else out


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
