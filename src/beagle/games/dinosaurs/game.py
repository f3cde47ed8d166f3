"""Gods Love Dinosaurs as a `Game`."""

from __future__ import annotations

from typing import Any

from beagle.games.dinosaurs import data, decks, picture, rulesets, words
from beagle.games.dinosaurs import preview as previews
from beagle.games.dinosaurs import view as views
from beagle.games.dinosaurs.changes import CHANGES
from beagle.games.dinosaurs.notation import parse_move, read_position, read_view, write_move, write_view
from beagle.games.dinosaurs.notation.matching import mismatches
from beagle.games.dinosaurs.past import recall
from beagle.games.dinosaurs.preview import Preview
from beagle.games.dinosaurs.scoring import Points, sheets, tie, winners
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.view import View
from beagle.kernel.checksum import check_of
from beagle.kernel.data import EventData, EventTable, MoveData, Outcome
from beagle.kernel.deck import Pile
from beagle.kernel.event import Event
from beagle.kernel.game import RulesetInfo, check_legal
from beagle.kernel.message import Message, Refusal
from beagle.kernel.revealing import would_reveal
from beagle.kernel.rng import Rng
from beagle.kernel.standing import StandingAnswer

__all__ = ["DINOSAURS", "Dinosaurs"]


class Dinosaurs:
    """Everyone builds an ecosystem of hexes: prey breeds, predators hunt, dinosaurs eat them all and lay eggs."""

    name: str = "dinosaurs"
    version: int = 1
    changes: dict[int, tuple[str, ...]] = CHANGES

    def rulesets(self) -> list[RulesetInfo]:
        """The tables that can be played."""
        return rulesets.infos()

    def add_components(self, name: str, text: str) -> str:
        """Add the printed faces of a box, played as `base@NAME`."""
        return rulesets.add_components(name, text)

    def deal(self, ruleset: str, seats: int, seed: int | Rng) -> State:
        """A new game.  The stacks are shuffled and the first player is drawn by lot here; nothing is shuffled later."""
        rng = seed if isinstance(seed, Rng) else Rng(seed)
        return rulesets.deal(rulesets.rules(ruleset, seats), rng)

    def deck(self, ruleset: str, seats: int) -> list[Pile]:
        """What is shuffled at this table: the tiles of each stack."""
        return decks.deck(ruleset, seats)

    def first_player(self, state: State) -> int:
        """The player who took the first turn."""
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
        """The check sum of the position's text."""
        return check_of(self.write(state))

    def read(self, text: str) -> State:
        """Read a position from its text; what it leaves out gets a default."""
        g = self.place(text)
        g.settle()
        return g

    def place(self, text: str) -> State:
        """The same, before anything follows from it: nobody is asked yet; a go with nothing to do is still there."""
        return read_position(text)

    def write_view(self, view: View) -> str:
        return write_view(view)

    def read_view(self, text: str) -> View:
        return read_view(text)

    def write_move(self, state: State, action: int, seat: int | None = None) -> str:
        """The move, the same for every seat: nothing in it is hidden."""
        return write_move(state, action, seat)

    def read_move(self, state: State, text: str) -> int:
        """The legal action for this text.  NotationError: it isn't a move.  IllegalMove: a rule forbids it."""
        return check_legal(state, parse_move(state, text), text, words.refusal)

    def cover(self, text: str) -> str:
        """Every move is public."""
        return text

    def why(self, state: State, seat: int, text: str) -> Refusal | None:
        """None if the move is legal; otherwise the rules that forbid it and the words to explain it."""
        return words.refusal(state, seat, parse_move(state, text, seat))

    def picture(self, state: State, seat: int, past: Any = None) -> dict[str, Any]:
        """What a seat may see, as plain data for a page: the same for everybody."""
        return picture.picture(state, past)

    def recall(self, past: Any, event: EventData) -> Any:
        """The row of the tile in hand."""
        return recall(past, event)

    def touches(self, state: State, action: int) -> list[str]:
        """What a player touches, in order, to choose this option."""
        return picture.touches(state, action)

    def preview(self, state: State, action: int) -> list[Outcome]:
        """What a tile would trigger.  For other moves, their text already says what they do."""
        return previews.chain(state, action)

    def sheets(self, state: State) -> list[list[tuple[Message, int]]]:
        """For each seat, where its points come from."""
        return [words.sheet(points) for points in sheets(state)]

    def moment(self, state: State) -> str:
        """Turn and phase."""
        return picture.moment(state)

    def hidden(self, state: State) -> int:
        """For every tile of the stacks: the seats that do not know it, added up."""
        return picture.hidden(state)

    def reveals(self, state: State) -> list[bool]:
        """Only new tiles reveal something: they are laid out after the dinosaurs have hunted."""
        if not picture.may_fill(state):
            return [False] * len(state.options)
        before = picture.hidden(state)
        return [would_reveal(self, state, action, before) for action in state.options]

    def standing(self) -> list[StandingAnswer]:
        """There is nothing to answer in advance: nobody is asked during another player's move."""
        return []

    def answer(self, state: State, name: str) -> int | None:
        return None

    def foresee(self, state: State, action: int) -> Preview:
        """What an option would do: its cells, who appears, what is eaten, eggs and score."""
        return previews.preview(state, action)

    def placements(self, state: State, action: int) -> list[Preview]:
        """Where the tile taken by this option could be laid: every place and rotation."""
        return previews.placements(state, action)

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
        return data.move_data(state, action)

    def mismatches(self, view: View, text: str) -> list[str]:
        """Where the view differs from what the text says."""
        return mismatches(view, text)

    def points(self, state: State) -> list[Points]:
        """For each seat, where its points come from."""
        return sheets(state)

    def scores(self, state: State) -> list[int]:
        """The current points of each seat."""
        return [sheet.total for sheet in sheets(state)]

    def winners(self, state: State) -> list[int]:
        """Who is winning now: always one seat."""
        return winners(state)

    def tie(self, state: State) -> Message | None:
        """Why these seats win although others have as many points; None if no others have."""
        tied = tie(state)
        return None if tied is None else words.tie(tied)


DINOSAURS = Dinosaurs()
