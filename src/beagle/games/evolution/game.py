"""Evolution as a `Game`."""

from __future__ import annotations

import re
from typing import Any

from beagle.games.evolution import data, decks, picture, preview, rulesets, standing, words
from beagle.games.evolution import view as views
from beagle.games.evolution.changes import CHANGES
from beagle.games.evolution.notation import parse_move, read_position, read_view, write_move, write_view
from beagle.games.evolution.notation.matching import mismatches
from beagle.games.evolution.past import recall
from beagle.games.evolution.scoring import Points, sheets, tie, winners
from beagle.games.evolution.state import State
from beagle.games.evolution.view import View
from beagle.kernel.checksum import check_of
from beagle.kernel.data import EventData, EventTable, MoveData, Outcome
from beagle.kernel.deck import Pile
from beagle.kernel.event import Event
from beagle.kernel.game import RulesetInfo, check_legal
from beagle.kernel.message import Message, Refusal
from beagle.kernel.revealing import would_reveal
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.standing import StandingAnswer

__all__ = ["EVOLUTION", "Evolution"]


class Evolution:
    """The card game: animals, traits, and a food bank that is never enough."""

    name: str = "evolution"
    version: int = 3
    changes: dict[int, tuple[str, ...]] = CHANGES

    def rulesets(self) -> list[RulesetInfo]:
        """The tables that can be played."""
        return rulesets.INFOS.copy()

    def add_components(self, name: str, text: str) -> str:
        """All printed cards are known, so no components can be added."""
        raise RulesetError(f"{self.name} has all its cards: there is nothing to put in")

    def deal(self, ruleset: str, seats: int, seed: int | Rng) -> State:
        """A new game.  The deck is shuffled and the first player drawn here; nothing is shuffled later."""
        rng = seed if isinstance(seed, Rng) else Rng(seed)
        return rulesets.deal(rulesets.rules(ruleset, seats), rng)

    def deck(self, ruleset: str, seats: int) -> list[Pile]:
        """What is shuffled at this table: its cards."""
        return decks.deck(ruleset, seats)

    def first_player(self, state: State) -> int:
        """The first player of this turn."""
        return int(state.first)

    def view(self, state: State, seat: int) -> View:
        """What this seat may see; SPECTATOR for somebody who doesn't play, WHOLE for a position without secrets."""
        return views.view(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        """A state that looks like this view."""
        return views.imagine(view, rng)

    def write(self, state: State) -> str:
        """The whole position as text."""
        return write_view(views.whole(state))

    def check_sum(self, state: State) -> str:
        """The checksum of its text without colours and names: no rule uses them, and older versions had none."""
        return check_of(write_view(views.bare(state)))

    def read(self, text: str) -> State:
        """A position from its text; what it leaves out has a default."""
        g = self.place(text)
        g.settle()
        return g

    def place(self, text: str) -> State:
        """The same, but nothing has followed from it yet and nobody is asked: even a go with nothing to do is there."""
        return read_position(text)

    def write_view(self, view: View) -> str:
        return write_view(view)

    def read_view(self, text: str) -> View:
        return read_view(text)

    def write_move(self, state: State, action: int, seat: int | None = None) -> str:
        """The move as this seat may see it; in full if no seat is given."""
        return write_move(state, action, seat)

    def read_move(self, state: State, text: str) -> int:
        """The legal action of this text.  NotationError: it isn't a move.  IllegalMove: a rule forbids it."""
        return check_legal(state, parse_move(state, text), text, words.refusal)

    def cover(self, text: str) -> str:
        """A card that was put down as an animal is hidden: only its animal side may be seen."""
        return re.sub(r"^\+[^@:]+", "+?", text)

    def why(self, state: State, seat: int, text: str) -> Refusal | None:
        """None if the move is legal; otherwise the rules that forbid it and the words to say so."""
        return words.refusal(state, seat, parse_move(state, text, seat))

    def tell(self, event: Event) -> Message:
        return data.EVENTS.tell(event)

    def event_data(self, event: Event) -> EventData:
        return data.EVENTS.data(event)

    def event_table(self) -> EventTable:
        return data.EVENTS

    def question(self, view: View) -> Message:
        return words.question(view)

    def question_name(self, view: View) -> str:
        return words.question_name(view)

    def describe(self, state: State, action: int) -> Message:
        return words.describe(state, action)

    def move_data(self, state: State, action: int) -> MoveData:
        return data.move_data(action)

    def mismatches(self, view: View, text: str) -> list[str]:
        """Where the view differs from what the text says about it."""
        return mismatches(view, text)

    def picture(self, state: State, seat: int, past: Any = None) -> dict[str, Any]:
        """What this seat may see, as plain data for a page."""
        return picture.picture(state, seat, past)

    def recall(self, past: Any, event: EventData) -> Any:
        """How the banks of this turn were filled."""
        return recall(past, event)

    def touches(self, state: State, action: int) -> list[str]:
        """What a player touches, in order, to choose this option."""
        return picture.touches(state, action)

    def preview(self, state: State, action: int) -> list[Outcome]:
        """What an attack would run into."""
        return preview.preview(state, action)

    def sheets(self, state: State) -> list[list[tuple[Message, int]]]:
        """For each seat, where its points come from."""
        return [words.sheet(points) for points in sheets(state)]

    def moment(self, state: State) -> str:
        """Turn and phase."""
        return picture.moment(state)

    def hidden(self, state: State) -> int:
        """For each card the number of seats that don't know it, added up."""
        return picture.hidden(state)

    def reveals(self, state: State) -> list[bool]:
        """A trait is played face up, an animal face down; the rest is tried: dice, new cards, an Anglerfish."""
        before = picture.hidden(state)
        return [picture.shows_card(state, act) or would_reveal(self, state, act, before) for act in state.options]

    def standing(self) -> list[StandingAnswer]:
        """The switches with which a seat lets the table answer for it."""
        return list(standing.SWITCHES)

    def answer(self, state: State, name: str) -> int | None:
        """What this standing answer says to the current question."""
        return standing.answer(state, name)

    def points(self, state: State) -> list[Points]:
        """For each seat, where its points come from."""
        return sheets(state)

    def scores(self, state: State) -> list[int]:
        """The current points of each seat."""
        return [sheet.total for sheet in sheets(state)]

    def winners(self, state: State) -> list[int]:
        """Who would win now: one seat, or several that share."""
        return winners(state)

    def tie(self, state: State) -> Message | None:
        """Why these seats win although others have the same points; None if no others do."""
        tied = tie(state)
        return None if tied is None else words.tie(tied)


EVOLUTION = Evolution()
