"""Draws the picture of the README, a game as a person sees it in the terminal: python -m tools.generators.picture

The game starts at a written position, a few moves are made, and then the terminal asks the person as usual.
"""

import io
import re
from contextlib import suppress
from pathlib import Path

from rich.console import Console

import beagle
from beagle.bots.bot import Move
from beagle.cli.keyboard import Keyboard, Quit
from beagle.cli.person import Person
from beagle.cli.screen import Screen
from beagle.cli.seats import names_of
from beagle.i18n import Words

FILE = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "table.svg"
WIDTH = 74
SEATS = ["me", "greedy", "greedy"]
ME = 0

POSITION = """
evolution base@gift turn 5 feeding bank 6 first B
A: a[high-body-weight fat(grazing)*]1 d[running] g[carnivorous sharp-vision] a~d.cooperation | hand symbiosis
B: b[swimming parasite] e[carnivorous camouflage] | hand mimicry | discard 2
C: c[tail-loss scavenger] f[burrowing grazing] h f~h.communication | hand 2
deck 31
"""
MOVES = ["e>d", "d.running", "%5", "f*", "f.communication>h", "f.grazing"]


class Unread(Keyboard):
    """A keyboard nobody types on."""

    def read(self, prompt: str) -> str:
        self.console.print(prompt, end="", style="bold")
        raise Quit


def picture() -> str:
    """The terminal when the person is asked, as SVG."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), markup=False, highlight=False, emoji=False)
    words = Words()
    words.names = names_of(SEATS, words)
    game = beagle.game("evolution")
    person = Person(SEATS[ME], Unread(console, words, 1), Screen(console, words), lambda _: "")
    person.begin(game, "base@gift", ME, 0)
    state = game.read(POSITION.strip())
    state.listen()
    for text in MOVES:
        state.apply(game.read_move(state, text))
        person.saw([event.seen_by(ME) for event in state.events])
    moves = [Move(action, game.write_move(state, action)) for action in state.options]
    with suppress(Quit):
        person.choose(game.view(state, ME), moves, None)
    drawn = console.export_svg(title="beagle play", unique_id="beagle")
    own_fonts = re.sub(r"\s*@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # the viewer has a font
    return "\n".join(line.rstrip() for line in own_fonts.splitlines()) + "\n"


def main() -> None:
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(picture(), "utf-8")
    print(f"written: {FILE.name}")


if __name__ == "__main__":
    main()
