"""The base of all games: what follows from the rest of the contract, and what a game may leave out.

A game says at least: `name`, `rulesets`, `deal`, `view`, `imagine`, `write_view`, `read_view`, `write_move`,
`parse_move`, `question`, `describe`, `scores`, `hidden`, and `event_table` or `tell`.  Everything else has a default
here, and a game that knows better replaces it.  With a rulebook and `well_formed`, a player learns why something isn't
allowed; with `areas`, a page shows what lies on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Generic, TypeVar

from beagle.kernel.action import PASS
from beagle.kernel.base.picture import Area, picture_of
from beagle.kernel.cards import WHOLE
from beagle.kernel.checksum import check_of
from beagle.kernel.coder import Coder, CoderError
from beagle.kernel.data import EventData, EventTable, MoveData, Outcome, Shortcut
from beagle.kernel.deck import Pile
from beagle.kernel.event import Event
from beagle.kernel.game import RulesetInfo, check_legal
from beagle.kernel.message import Message, Refusal
from beagle.kernel.revealing import would_reveal
from beagle.kernel.rng import Rng
from beagle.kernel.rulebook import NO_BOOK, GameBook, Numbering
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.specimen import Specimen
from beagle.kernel.standing import StandingAnswer
from beagle.kernel.text import NotationError
from beagle.kernel.touching import Guess, Reading, named, readings

NO_CHANGES: Final[dict[int, tuple[str, ...]]] = {}
NO_EVENTS: Final = EventTable((), {}, "")

S = TypeVar("S", bound=Any)  # the game's states
V = TypeVar("V", bound=Any)  # its views


class BaseGame(Generic[S, V]):
    """A game, but for what is its own."""

    name: str
    version: int = 1
    changes: dict[int, tuple[str, ...]] = NO_CHANGES

    # What every game says

    def rulesets(self) -> list[RulesetInfo]:
        """The tables that can be played."""
        raise NotImplementedError

    def deal(self, ruleset: str, seats: int, seed: int | Rng) -> S:
        """A new game.  All shuffling happens here."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> V:
        """What this seat may see; SPECTATOR for somebody who doesn't play, WHOLE for a position without secrets."""
        raise NotImplementedError

    def imagine(self, view: V, rng: Rng) -> S:
        """A state that looks like this view: what the seat doesn't know is dealt again at random."""
        raise NotImplementedError

    def write_view(self, view: V) -> str:
        raise NotImplementedError

    def read_view(self, text: str) -> V:
        raise NotImplementedError

    def write_move(self, state: S, action: int, seat: int | None = None) -> str:
        """The move as this seat may see it; in full if no seat is given."""
        raise NotImplementedError

    def parse_move(self, state: S, text: str, seat: int | None = None) -> int:
        """The action of a well-formed move, legal or not.  `seat` is who would make it: the actor by default."""
        raise NotImplementedError

    def question(self, view: V) -> Message:
        """The message for the current question."""
        raise NotImplementedError

    def describe(self, state: S, action: int) -> Message:
        """The message for an option."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """The current points of each seat."""
        raise NotImplementedError

    def hidden(self, state: S) -> int:
        """How much the seats don't know, added up: revealing anything to anybody makes it less."""
        raise NotImplementedError

    # What follows

    def write(self, state: S) -> str:
        """The whole position as text."""
        return self.write_view(self.view(state, WHOLE))

    def check_sum(self, state: S) -> str:
        """The checksum of the position's text."""
        return check_of(self.write(state))

    def place(self, text: str) -> S:
        """A position from its text, with everything that follows from it: a game that can stop before that does."""
        view = self.read_view(text)
        if view.seat != WHOLE:
            raise NotationError("a whole position", "the view of a seat")
        return self.imagine(view, Rng(0))

    def read(self, text: str) -> S:
        """A position from its text, with everything that follows from it; what the text leaves out has a default."""
        state = self.place(text)
        state.settle()
        return state

    def read_move(self, state: S, text: str) -> int:
        """The legal action of this text.  NotationError: it isn't a move.  IllegalMove: a rule forbids it."""
        return check_legal(state, self.parse_move(state, text), text, self.refusal)

    def why(self, state: S, seat: int, text: str) -> Refusal | None:
        """None if the move is legal; otherwise the rules that forbid it and the words to say so."""
        return self.refusal(state, seat, self.parse_move(state, text, seat))

    def hidden_from(self, state: S, seat: int) -> int:
        """How much this seat doesn't know: without a count for each seat, whatever is revealed is revealed to all."""
        return self.hidden(state)

    def refusal(self, state: S, seat: int, action: int) -> Refusal | None:
        """Why this seat may not make this move now: a seat that isn't asked learns only that."""
        numbers = state.refusals_of(seat, action)
        if not numbers:
            return None
        rules = tuple(dict.fromkeys(self.rule_id(number) for number in numbers))
        return Refusal(rules, Message(f"{rules[0]}.why", {}))

    def rule_id(self, number: int) -> str:
        """The id of the rule with this number: its section in the rulebook times a hundred, plus its own."""
        entries = tuple(self.book().rulebook.ENTRIES)
        sections = tuple(dict.fromkeys(entry.id.split("-")[1] for entry in entries))
        return Numbering(sections, entries).name(number)

    def reveals(self, state: S) -> list[bool]:
        """For each option, whether choosing it reveals something: tried on a copy."""
        before = self.hidden(state)
        return [would_reveal(self, state, action, before) for action in state.options]

    # What a game may leave out

    def listed(self, state: S) -> list[int]:
        """The options in the order in which a person is offered them: as the engine lists them."""
        return list(state.options)

    def remember(self, memory: list[int], event: Event, seat: int) -> list[int]:
        """What a seat remembers after one more event: nothing that its view doesn't show."""
        return memory

    def imagine_remembering(self, view: V, rng: Rng, memory: list[int]) -> S:
        """A state that looks like this view to somebody who remembers this: as if they remembered nothing."""
        return self.imagine(view, rng)

    def add_components(self, name: str, text: str) -> str:
        """Custom components, for games that have some."""
        raise RulesetError(f"{self.name} is complete: no components can be added")

    def deck(self, ruleset: str, seats: int) -> list[Pile]:
        """What the decks of this table contain: nothing that anybody would look up."""
        return []

    def unseen(self, view: V) -> list[Pile]:
        """What the seat of this view hasn't seen: nothing that anybody would count."""
        return []

    def first_player(self, state: S) -> int:
        """The seat that begins: the first one."""
        return 0

    def winners(self, state: S) -> list[int]:
        """The seats with the most points."""
        scores = self.scores(state)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def tie(self, state: S) -> Message | None:
        """Why these seats win although others have the same points: nothing decides, all of them win."""
        return None

    def sheets(self, state: S) -> list[list[tuple[Message, int]]]:
        """For each seat, where its points come from: one line."""
        return [[(Message("table-points", {}), points)] for points in self.scores(state)]

    def specimen(self, state: S) -> Specimen | None:
        """A creature to be drawn at the end: none."""
        return None

    def cover(self, text: str) -> str:
        """This move as the other players may see it: every move is public."""
        return text

    def mismatches(self, view: V, text: str) -> list[str]:
        """Where a view differs from what a text says about it: every line of the text must be a line of the view."""
        written = [line.strip() for line in self.write_view(view).splitlines()]
        return [f"{line} expected" for line in filter(None, map(str.strip, text.splitlines())) if line not in written]

    def event_table(self) -> EventTable:
        """All events, with their parts: none.  `tell` and `event_data` follow from it."""
        return NO_EVENTS

    def tell(self, event: Event) -> Message:
        """The log message for an event, from the table."""
        return self.event_table().tell(event)

    def event_data(self, event: Event) -> EventData:
        """An event as data: without a table it has no name and no parts, only words."""
        table = self.event_table()
        return table.data(event) if table.rows else EventData("", {})

    def question_name(self, view: V) -> str:
        """The name of the current question: none."""
        return ""

    def move_data(self, state: S, action: int) -> MoveData:
        """An option as data: only whether it passes."""
        return MoveData("pass" if action == PASS else "", {})

    def recall(self, past: Any, event: EventData) -> Any:
        """What a table shows of the past: nothing."""
        return None

    def picture(self, state: S, seat: int, past: Any = None) -> Mapping[str, Any]:
        """What this seat may see, as plain data for a page: the areas of its table."""
        view = self.view(state, seat)
        title = Message(f"web-game-{self.name}", {})
        return picture_of(title, self.headline(view), self.areas(view), self.write_view(view))

    def areas(self, view: V) -> list[Area]:
        """What lies on the table, for a page: nothing that has words.  The page then shows the view as text."""
        return []

    def headline(self, view: V) -> Message:
        """Where the game is, in a few words at the top of a page: the name of the game."""
        return Message(f"web-game-{self.name}", {})

    def touches(self, state: S, action: int) -> list[str]:
        """What a player touches to choose this option: only its button."""
        return ["pass"] if action == PASS else [f"option:{self.write_move(state, action)}"]

    def read_touches(self, state: S, path: list[str]) -> list[Reading]:
        """The actions that these touches can mean: options that have them, and the move of a button."""
        return readings(state, path, self.guesses(state, path), self.touches)

    def guesses(self, state: S, path: list[str]) -> Iterator[Guess]:
        """The actions that a path could be about."""
        yield from map(Guess, self.well_formed(state))
        for text in named(path, "option"):
            try:
                yield Guess(self.parse_move(state, text))
            except NotationError:
                continue

    def swaps(self, state: S, action: int) -> bool:
        """May the last two things be touched in either order?  No: the order of touches is the order of meaning."""
        return False

    def well_formed(self, state: S) -> list[int]:
        """Every action that has a text here, offered or not: what the seat that is asked can ask about."""
        return list(state.options)

    def preview(self, state: S, action: int) -> list[Outcome]:
        """What could happen after this option: its text says it."""
        return []

    def moment(self, state: S) -> str:
        """The current phase, under a name that no later phase has.  Without phases, the whole game is one."""
        return "play"

    def shortcut(self, state: S) -> Shortcut | None:
        """Several moves as one decision: none."""
        return None

    def standing(self) -> list[StandingAnswer]:
        """The switches with which a seat lets the table answer for it: none."""
        return []

    def standing_at(self, state: S) -> list[StandingAnswer]:
        """Those that can answer something at this table: all."""
        return self.standing()

    def answer(self, state: S, name: str) -> int | None:
        """What this standing answer says to the current question."""
        return None

    def choice_is_public(self, state: S) -> bool:
        """Do the options follow from what everybody knows?  Nobody should rely on it."""
        return False

    def coder(self, ruleset: str, seats: int, slots: int = 0) -> Coder:
        """The table as numbers, for learning programs: none."""
        raise CoderError(f"{self.name} has no coder, so it can't be used for machine learning (see docs/research.md)")

    def book(self) -> GameBook:
        """The rulebook: none."""
        return NO_BOOK
