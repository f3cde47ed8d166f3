"""The standing answers of a person at the terminal: which switches are on, and how to switch them."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from beagle.cli.screen import Screen
from beagle.kernel.game import Game
from beagle.kernel.standing import IF_FORCED, standing_answer


class Answers:
    """The switches of one seat.  A switch for one phase goes off when the phase ends."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.on: dict[str, str] = dict.fromkeys(
            (one.name for one in game.standing() if one.default), ""
        )  # by name the phase, "" for all

    def switches(self, state: Any) -> list[str]:
        """Those that are on now."""
        moment = self.game.moment(state)
        return [name for name, phase in self.on.items() if phase in ("", moment)]

    def answer(self, state: Any) -> int | None:
        """What is answered without asking.  Somebody who reads line by line is asked even if there is one answer."""
        found = standing_answer(self.game, state, [*self.switches(state), IF_FORCED.name])
        return found[1] if found else None

    def turn(self, state: Any, number: int) -> bool:
        """Toggle the switch with this number; False if there is none."""
        possible = self.game.standing_at(state)
        if not 0 < number <= len(possible):
            return False
        switch = possible[number - 1]
        if switch.name in self.switches(state):
            del self.on[switch.name]
        else:
            self.on[switch.name] = self.game.moment(state) if switch.phase else ""
        return True

    def show(self, state: Any, screen: Screen) -> None:
        """Show all of them by number, and whether they are on."""
        possible = self.game.standing_at(state)
        if not possible:
            screen.say("cli-answers-none")
            return
        on, grid = self.switches(state), Table.grid(padding=(0, 2))
        for number, switch in enumerate(possible, 1):
            state_of = screen.text("cli-answers-on" if switch.name in on else "cli-answers-off")
            grid.add_row(str(number), state_of, screen.text(f"standing-{switch.name}"))
        screen.console.print(grid)
        screen.say("cli-answers-how", "dim")
