"""EVO as a `Game`."""

from __future__ import annotations

from typing import Any

from beagle.games.evo import data, decks, outlook, picture, preview, rulesets, scoring, standing, words
from beagle.games.evo import view as views
from beagle.games.evo.changes import CHANGES
from beagle.games.evo.notation import parse_move, read_position, read_view, write_move, write_view
from beagle.games.evo.notation.matching import mismatches
from beagle.games.evo.outlook import Doom, Odds, Reach
from beagle.games.evo.past import recall
from beagle.games.evo.state import State
from beagle.games.evo.view import View
from beagle.kernel.cards import WHOLE
from beagle.kernel.checksum import check_of
from beagle.kernel.data import EventData, EventTable, MoveData, Outcome
from beagle.kernel.deck import Pile
from beagle.kernel.event import Event
from beagle.kernel.game import RulesetInfo, check_legal
from beagle.kernel.message import Message, Refusal
from beagle.kernel.revealing import would_reveal
from beagle.kernel.rng import Rng
from beagle.kernel.standing import StandingAnswer

__all__ = ["EVO", "Evo"]


class Evo:
    """Clans of dinosaurs on an island with a changing climate, until the meteor falls."""

    name: str = "evo"
    version: int = 2
    changes: dict[int, tuple[str, ...]] = CHANGES

    def rulesets(self) -> list[RulesetInfo]:
        """The tables that can be played."""
        return rulesets.tables()

    def add_components(self, name: str, text: str) -> str:
        """Add your own components, played as `second@NAME`: maps, dial, tokens, die."""
        return rulesets.add_components(name, text)

    def deal(self, ruleset: str, seats: int, seed: int | Rng) -> State:
        """A new game.  Piles, order and starts are drawn here; draws from the bag are left to chance."""
        rng = seed if isinstance(seed, Rng) else Rng(seed)
        return rulesets.deal(rulesets.rules(ruleset, seats), rng)

    def deck(self, ruleset: str, seats: int) -> list[Pile]:
        """What is shuffled at this table: genes, event cards and climate tokens."""
        return decks.deck(ruleset, seats)

    def first_player(self, state: State) -> int:
        """The clan that is first on the initiative track."""
        return int(state.order[0])

    def view(self, state: State, seat: int) -> View:
        """What this seat may see; SPECTATOR for somebody who doesn't play, WHOLE for a position without secrets."""
        return views.view(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        """A state that looks like this view."""
        return views.imagine(view, rng)

    def write(self, state: State) -> str:
        """The whole position as text."""
        return write_view(views.view(state, WHOLE))

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
        """The move as this seat may see it; in full if no seat is given."""
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

    def picture(self, state: State, seat: int, past: Any = None) -> dict[str, Any]:
        """What this seat may see, as plain data for a page."""
        return picture.picture(state, seat, past)

    def recall(self, past: Any, event: EventData) -> Any:
        """What the last auction sold."""
        return recall(past, event)

    def touches(self, state: State, action: int) -> list[str]:
        """What a player touches, in order, to choose this option."""
        return picture.touches(state, action)

    def preview(self, state: State, action: int) -> list[Outcome]:
        """The odds of a fight, what a bid leaves, and who would die after a move."""
        return preview.preview(state, action)

    def sheets(self, state: State) -> list[list[tuple[Message, int]]]:
        """For each seat, where its points come from."""
        return [words.sheet(points) for points in scoring.scores(state)]

    def moment(self, state: State) -> str:
        """Round and phase."""
        return picture.moment(state)

    def hidden(self, state: State) -> int:
        """For every secret: the seats that do not know it, added up."""
        return picture.hidden(state)

    def reveals(self, state: State) -> list[bool]:
        """A card is shown when it is played; a die, a gene or a climate token may follow any move."""
        before = picture.hidden(state)
        return [would_reveal(self, state, action, before) for action in state.options]

    def standing(self) -> list[StandingAnswer]:
        """The switches that let the table answer for a seat."""
        return list(standing.SWITCHES)

    def answer(self, state: State, name: str) -> int | None:
        """What this standing answer says to the current question."""
        return standing.answer(state, name)

    def scores(self, state: State) -> list[int]:
        """The current mutation points of each seat."""
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        """Who is winning now: one seat, or several that share."""
        return scoring.winners(state)

    def tie(self, state: State) -> Message | None:
        """Why these seats win although others have as many points; None if no others have."""
        tied = scoring.tie(state)
        return None if tied is None else words.tie(tied)

    # Before a choice

    def grounds(self, state: State) -> list[str]:
        """What each cell is now: ideal, hot, cold or deadly."""
        return outlook.grounds(state)

    def doom(self, state: State, seat: int) -> Doom:
        """Which dinosaurs of this clan would die if survival came now."""
        return outlook.doom(state, seat)

    def reach(self, state: State, cell: int) -> Reach:
        """Where the dinosaur on this cell can go, and which dinosaurs it can attack."""
        return outlook.reach(state, cell)

    def odds(self, state: State, attacker: int, defender: int) -> Odds:
        """How a fight between these two clans would go."""
        return outlook.odds(state, attacker, defender)


EVO = Evo()
