"""A game that is a folder of modules.  Each module is a part, and says what its protocol asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

from beagle.kernel.base.game import BaseGame, S, V
from beagle.kernel.base.holding import Holding
from beagle.kernel.base.ties import Below, Rank, below_of, place_of
from beagle.kernel.data import EventData, EventTable, MoveData, Outcome
from beagle.kernel.deck import Pile
from beagle.kernel.event import Event
from beagle.kernel.game import RulesetInfo
from beagle.kernel.message import Message, Refusal
from beagle.kernel.ranking import Tie
from beagle.kernel.rng import Rng
from beagle.kernel.rulebook import GameBook
from beagle.kernel.touching import Reading


class Rulesets(Protocol):
    """The module `rulesets`."""

    def tables(self) -> list[RulesetInfo]: ...

    def rules(self, name: str, seats: int, /) -> Any: ...

    def deal(self, rules: Any, rng: Rng, /) -> Any: ...


class Decks(Protocol):
    """The module `decks`."""

    def deck(self, ruleset: str, seats: int, /) -> list[Pile]: ...

    def unseen(self, view: Any, /) -> list[Pile]: ...

    def held(self, view: Any, /) -> list[Holding]: ...


class Views(Protocol):
    """The module `view`."""

    def view(self, state: Any, seat: int, /) -> Any: ...

    def imagine(self, view: Any, rng: Rng, /) -> Any: ...


class Notation(Protocol):
    """The package `notation`."""

    def read_position(self, text: str, /) -> Any: ...

    def write_view(self, view: Any, /) -> str: ...

    def read_view(self, text: str, /) -> Any: ...

    def write_move(self, state: Any, action: int, seat: int | None, /) -> str: ...

    def parse_move(self, state: Any, text: str, seat: int | None, /) -> int: ...

    def mismatches(self, view: Any, text: str, /) -> list[str]: ...


class Wording(Protocol):
    """The module `words`."""

    def question(self, view: Any, /) -> Message: ...

    def question_name(self, view: Any, /) -> str: ...

    def describe(self, state: Any, action: int, /) -> Message: ...

    def refusal(self, state: Any, seat: int, action: int, /) -> Refusal | None: ...

    def sheet(self, points: Any, /) -> list[tuple[Message, int]]: ...

    def tie(self, tied: Tie, /) -> Message: ...

    def tie_below(self, tied: Below, /) -> Message: ...


class Data(Protocol):
    """The module `data`."""

    EVENTS: EventTable

    def move_data(self, state: Any, action: int, /) -> MoveData: ...


class Pasts(Protocol):
    """The module `past`."""

    def recall(self, past: Any, event: EventData, /) -> Any: ...


class Sheet(Protocol):
    """Where the points of a seat come from."""

    @property
    def total(self) -> int: ...


class Scoring(Protocol):
    """The module `scoring`."""

    def sheets(self, state: Any, /) -> Sequence[Sheet]: ...

    def standings(self, state: Any, /) -> list[tuple[int, int]]: ...

    def winners(self, state: Any, /) -> list[int]: ...

    def tie(self, state: Any, /) -> Tie | None: ...


class Pictures(Protocol):
    """The module `picture`."""

    def picture(self, state: Any, seat: int, past: Any, /) -> Mapping[str, Any]: ...

    def moment(self, state: Any, /) -> str: ...

    def hidden(self, state: Any, /) -> int: ...

    def hidden_from(self, state: Any, seat: int, /) -> int: ...


class Touching(Protocol):
    """The module `touching`."""

    def touches(self, state: Any, action: int, /) -> list[str]: ...

    def read_touches(self, state: Any, path: list[str], /) -> list[Reading]: ...


class Previews(Protocol):
    """The module `preview`."""

    def preview(self, state: Any, action: int, /) -> list[Outcome]: ...


class Parts(NamedTuple):
    """The modules of a game."""

    rulesets: Rulesets
    decks: Decks
    view: Views
    notation: Notation
    words: Wording
    data: Data
    scoring: Scoring
    past: Pasts
    picture: Pictures
    touching: Touching
    preview: Previews
    book: GameBook


class GameOfParts(BaseGame[S, V]):
    """A game whose modules do the work; what is special about it is left to its class."""

    parts: ClassVar[Parts]

    def rulesets(self) -> list[RulesetInfo]:
        """The tables that can be played."""
        return self.parts.rulesets.tables()

    def deal(self, ruleset: str, seats: int, seed: int | Rng) -> S:
        """A new game.  All shuffling happens here."""
        rng = seed if isinstance(seed, Rng) else Rng(seed)
        dealt: S = self.parts.rulesets.deal(self.parts.rulesets.rules(ruleset, seats), rng)
        return dealt

    def deck(self, ruleset: str, seats: int) -> list[Pile]:
        """What the decks of this table contain, before shuffling."""
        return self.parts.decks.deck(ruleset, seats)

    def unseen(self, view: V) -> list[Pile]:
        """What the seat of this view hasn't seen of the decks."""
        return self.parts.decks.unseen(view)

    def held(self, view: V) -> list[Holding]:
        """What somebody holds, known to this view or not."""
        return self.parts.decks.held(view)

    def view(self, state: S, seat: int) -> V:
        """What this seat may see; SPECTATOR for somebody who doesn't play, WHOLE for a position without secrets."""
        seen: V = self.parts.view.view(state, seat)
        return seen

    def imagine(self, view: V, rng: Rng) -> S:
        """A state that looks like this view."""
        imagined: S = self.parts.view.imagine(view, rng)
        return imagined

    def place(self, text: str) -> S:
        """A position from its text, before anything follows from it: nobody is asked until `settle`."""
        placed: S = self.parts.notation.read_position(text)
        return placed

    def write_view(self, view: V) -> str:
        return self.parts.notation.write_view(view)

    def read_view(self, text: str) -> V:
        read: V = self.parts.notation.read_view(text)
        return read

    def write_move(self, state: S, action: int, seat: int | None = None) -> str:
        """The move as this seat may see it; in full if no seat is given."""
        return self.parts.notation.write_move(state, action, seat)

    def parse_move(self, state: S, text: str, seat: int | None = None) -> int:
        """The action of a well-formed move, legal or not."""
        return self.parts.notation.parse_move(state, text, seat)

    def mismatches(self, view: V, text: str) -> list[str]:
        """Where the view differs from what the text says about it."""
        return self.parts.notation.mismatches(view, text)

    def refusal(self, state: S, seat: int, action: int) -> Refusal | None:
        return self.parts.words.refusal(state, seat, action)

    def tell(self, event: Event) -> Message:
        return self.parts.data.EVENTS.tell(event)

    def event_data(self, event: Event) -> EventData:
        return self.parts.data.EVENTS.data(event)

    def event_table(self) -> EventTable:
        return self.parts.data.EVENTS

    def question(self, view: V) -> Message:
        return self.parts.words.question(view)

    def question_name(self, view: V) -> str:
        return self.parts.words.question_name(view)

    def describe(self, state: S, action: int) -> Message:
        return self.parts.words.describe(state, action)

    def move_data(self, state: S, action: int) -> MoveData:
        return self.parts.data.move_data(state, action)

    def picture(self, state: S, seat: int, past: Any = None) -> Mapping[str, Any]:
        """What this seat may see, as plain data for a page."""
        return self.parts.picture.picture(state, seat, past)

    def recall(self, past: Any, event: EventData) -> Any:
        """What the table shows of the past after one more event."""
        return self.parts.past.recall(past, event)

    def touches(self, state: S, action: int) -> list[str]:
        """What a player touches, in order, to choose this option."""
        return self.parts.touching.touches(state, action)

    def read_touches(self, state: S, path: list[str]) -> list[Reading]:
        """The actions that these touches can mean."""
        return self.parts.touching.read_touches(state, path)

    def preview(self, state: S, action: int) -> list[Outcome]:
        """What could happen if the actor chose this option, as far as the actor may know."""
        return self.parts.preview.preview(state, action)

    def moment(self, state: S) -> str:
        """The current phase, under a name that no later phase has."""
        return self.parts.picture.moment(state)

    def hidden(self, state: S) -> int:
        """How much the seats don't know, added up."""
        return self.parts.picture.hidden(state)

    def hidden_from(self, state: S, seat: int) -> int:
        """How much this seat doesn't know."""
        return self.parts.picture.hidden_from(state, seat)

    def sheets(self, state: S) -> list[list[tuple[Message, int]]]:
        """For each seat, where its points come from."""
        return [self.parts.words.sheet(sheet) for sheet in self.parts.scoring.sheets(state)]

    def scores(self, state: S) -> list[int]:
        """The current points of each seat."""
        points: list[int] = state.scores()
        return points

    def winners(self, state: S) -> list[int]:
        """Who would win now: one seat, or several that share."""
        winners: list[int] = state.winners()
        return winners

    def tie(self, state: S) -> Message | None:
        """Why these seats win although others have the same points; None if no others do."""
        tied = self.parts.scoring.tie(state)
        return None if tied is None else self.parts.words.tie(tied)

    def ranks(self, state: S) -> list[Rank]:
        """For each seat its place at the end, and why it is before others with as many points."""
        standings = self.parts.scoring.standings(state)
        below = [below_of(standings, seat) for seat in range(state.seats)]
        said = [None if one is None else self.parts.words.tie_below(one) for one in below]
        return [Rank(place_of(standings, seat), one) for seat, one in enumerate(said)]

    def book(self) -> GameBook:
        """The rulebook and the cards."""
        return self.parts.book
