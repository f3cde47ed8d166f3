"""The contract every game implements.  Server, bots, tools and laws know a game only through this."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from beagle.kernel.data import EventData, EventTable, MoveData, Outcome, Shortcut
from beagle.kernel.deck import Pile
from beagle.kernel.event import Event
from beagle.kernel.message import Message, Refusal
from beagle.kernel.options import FIRST, Option
from beagle.kernel.rng import Rng
from beagle.kernel.rulebook import GameBook
from beagle.kernel.specimen import Specimen
from beagle.kernel.standing import StandingAnswer
from beagle.kernel.touching import Reading

if TYPE_CHECKING:
    from beagle.kernel.coder import Coder


class RulesetInfo(NamedTuple):
    """A table that can be played: its name, its seats, its options, and the texts shown where people choose."""

    name: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    about: str  # the key of its description
    minutes: tuple[int, int] | None = None  # how long a game takes, if the rulebook says so
    advice: str = ""  # the key of the rulebook's advice on whether to choose it

    def offered(self, seats: int) -> list[Option]:
        """The options of this table for this number of seats."""
        return [option for option in self.options if option.fits(seats)]

    @property
    def names_first(self) -> bool:
        """Can the table name its first player?"""
        return any(option.group == FIRST for option in self.options)


class IllegalMove(ValueError):
    """A well-formed move that a rule forbids.  Nothing has changed."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text}: forbidden by {', '.join(refusal.rules)}")
        self.text = text
        self.refusal = refusal


def check_legal(state: Any, action: int, text: str, refusal: Callable[[Any, int, int], Refusal | None]) -> int:
    """The action, if it's among the options; otherwise raises IllegalMove with the game's reason."""
    if action not in state.options:
        refused = refusal(state, state.actor, action)
        assert refused is not None, text
        raise IllegalMove(text, refused)
    return action


class View(Protocol):
    """What one seat, or a spectator, may see of a state."""

    ruleset: str  # in its canonical form
    seat: int
    actor: int


class Game(Protocol):
    """One instance per game.  States are `GameState`s with the number of their `seats`; actions are ints; text is how
    both are written down."""

    name: str
    version: int  # of the rules: records name it; it goes up when outcomes change
    changes: dict[int, tuple[str, ...]]  # by version: the rules that changed in it

    def rulesets(self) -> list[RulesetInfo]: ...

    def add_components(self, name: str, text: str) -> str:
        """Add custom components under this name; returns the table that is now played with them.

        NotationError: what is wrong with the text.  RulesetError: no such name, or the game has no such components.
        """

    def deal(self, ruleset: str, seats: int, seed: int | Rng) -> Any:
        """A new game.  All shuffling happens here."""

    def deck(self, ruleset: str, seats: int) -> list[Pile]:
        """What the decks of this table contain, before shuffling."""

    def first_player(self, state: Any) -> int:
        """The seat that begins; in the middle of a game, the current first player."""

    def view(self, state: Any, seat: int) -> Any:
        """What this seat may see; SPECTATOR for somebody who doesn't play, WHOLE for a position without secrets."""

    def imagine(self, view: Any, rng: Rng) -> Any:
        """A state that looks like this view: what the seat doesn't know is dealt again at random."""

    def remember(self, memory: list[int], event: Event, seat: int) -> list[int]:
        """What a seat remembers after one more event, as it saw it: numbers, none before the first event.

        What the game's views no longer show, and a player could have kept in mind.
        """

    def imagine_remembering(self, view: Any, rng: Rng, memory: list[int]) -> Any:
        """The same as `imagine`, for somebody who remembers this."""

    def scores(self, state: Any) -> list[int]: ...

    def winners(self, state: Any) -> list[int]: ...

    def tie(self, state: Any) -> Message | None:
        """Why these seats win although others have the same points, with the rule; None if no others do."""

    def why(self, state: Any, seat: int, text: str) -> Refusal | None:
        """None if the move is legal; otherwise the rules that forbid it and the words to say so."""

    def refusal(self, state: Any, seat: int, action: int) -> Refusal | None:
        """The same for an action."""

    def write(self, state: Any) -> str: ...

    def check_sum(self, state: Any) -> str:
        """The checksum that records keep: positions from which games continue differently have different ones."""

    def read(self, text: str) -> Any:
        """A position from its text, with everything that follows from it: somebody is asked, or the game is over."""

    def place(self, text: str) -> Any:
        """The same, before anything follows from it: nobody is asked until `settle`."""

    def write_view(self, view: Any) -> str: ...

    def read_view(self, text: str) -> Any: ...

    def write_move(self, state: Any, action: int, seat: int | None = None) -> str:
        """The move as this seat may see it; in full if no seat is given."""

    def read_move(self, state: Any, text: str) -> int: ...

    def cover(self, text: str) -> str:
        """This move, from any position, as the other players may see it: for moves of older rules."""

    def tell(self, event: Event) -> Message:
        """The log message for an event."""

    def event_data(self, event: Event) -> EventData:
        """The same event as plain data."""

    def event_table(self) -> EventTable:
        """All events that there are, with their parts."""

    def question(self, view: Any) -> Message:
        """The message for the current question."""

    def question_name(self, view: Any) -> str:
        """The name of the current question: what kind of answer it wants."""

    def describe(self, state: Any, action: int) -> Message:
        """The message for an option."""

    def move_data(self, state: Any, action: int) -> MoveData:
        """The same option as plain data: its kind, and what a page shows before it is chosen."""

    # For tables in a browser

    def picture(self, state: Any, seat: int, past: Any = None) -> Mapping[str, Any]:
        """What this seat may see, as plain data for a page: names instead of numbers, and what follows from them.

        `past` is what `recall` made of the events before; without it the picture shows nothing of the past.
        """

    def recall(self, past: Any, event: EventData) -> Any:
        """What a table shows of the past, after one more event: a value that never changes; None before the first.

        It is built from events as a spectator sees them, so it holds no secret.
        """

    def touches(self, state: Any, action: int) -> list[str]:
        """What a player touches, in order, to choose this option: "animal:a", "trait:a.piracy", "animal:c"."""

    def read_touches(self, state: Any, path: list[str]) -> list[Reading]:
        """The inverse: the well-formed actions of the actor that these touches can mean, offered or not, nearest first.

        `kernel.touching` says what counts as near.  Nothing hidden from the actor is looked at.
        """

    def swaps(self, state: Any, action: int) -> bool:
        """May the last two things be touched in either order?  If not, the order of touches is the order of meaning."""

    def preview(self, state: Any, action: int) -> list[Outcome]:
        """What could happen if the actor chose this option, as far as the actor may know; empty if that is obvious."""

    def sheets(self, state: Any) -> list[list[tuple[Message, int]]]:
        """For each seat, where its points come from."""

    def specimen(self, state: Any) -> Specimen | None:
        """A creature of a finished game, to be drawn on the page of its end; None if there is none to show."""

    def moment(self, state: Any) -> str:
        """The current phase, under a name that no later phase of the game has."""

    def hidden(self, state: Any) -> int:
        """How much the seats don't know, added up: revealing anything to anybody makes it less."""

    def unseen(self, view: Any) -> list[Pile]:
        """What the seat of this view hasn't seen of the decks: cards, tokens or tiles that could be anywhere hidden."""

    def hidden_from(self, state: Any, seat: int) -> int:
        """How much this seat doesn't know: revealing anything to it makes it less."""

    def listed(self, state: Any) -> list[int]:
        """All options, in the order in which they are offered to a person: the best first, where the game can tell."""

    def reveals(self, state: Any) -> list[bool]:
        """For each option of the seat that is asked: does choosing it reveal something that can't be taken back?

        True if, when the next question is asked, anybody knows more than before (`hidden` is less), or a die is about
        to be rolled.  Other options don't change `hidden`; a page makes them without asking for confirmation.
        """

    def shortcut(self, state: Any) -> Shortcut | None:
        """Several moves of the seat that is asked as one decision, if there is nothing to choose between them."""

    def standing(self) -> list[StandingAnswer]:
        """The switches with which a seat lets the table answer for it."""

    def standing_at(self, state: Any) -> list[StandingAnswer]:
        """Those that can answer something at this table, whatever happens: only they are offered there.

        They depend on its ruleset and options alone.
        """

    def answer(self, state: Any, name: str) -> int | None:
        """What this standing answer says to the current question; None: nothing, the seat is asked.

        It depends only on public facts, so an automatic answer tells nobody what the seat holds.  Only a switch that
        is `private` may look at what the seat knows: its answer then takes as long as any other.
        """

    def choice_is_public(self, state: Any) -> bool:
        """Do the options of the current question follow from what everybody knows?

        Then everybody can see whether there is only one.
        """

    def mismatches(self, view: Any, text: str) -> list[str]:
        """Where a view differs from what a text says about it: for case files."""

    def coder(self, ruleset: str, seats: int, slots: int = 0) -> Coder:
        """This table as numbers, for learning programs; `slots`: room for so many things of each seat, 0: as usual.

        CoderError: the game has none.  RulesetError: there is no such table.
        """

    def book(self) -> GameBook:
        """The rulebook and the cards, as data; `NO_BOOK` if there is none."""
