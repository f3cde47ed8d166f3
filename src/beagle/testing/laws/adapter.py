"""What the laws must be told about a game, because only its rules know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from beagle import NOBODY, Game, Rng
from beagle.kernel.cards import card, known_to, knows, type_of
from beagle.kernel.rulebook import Numbering


class Marked(NamedTuple):
    """A state in which every card that a seat does not know is one and the same, and the words that betray it."""

    state: Any
    type: int
    words: tuple[str, ...]


def among(many: list[int], rng: Rng, count: int) -> list[int]:
    """So many of them at random."""
    return [many[rng.below(len(many))] for _ in range(count)]


class Adapter(Protocol):
    """One a game.  `PlainAdapter` and `CardAdapter` below are enough for most."""

    def constants(self) -> list[object]:
        """Objects that states may share, because nothing changes them."""

    def settled(self, state: Any) -> Any:
        """A copy in which what has no order lies in a fixed order."""

    def cards(self, state: Any) -> list[int]:
        """The type of every card, wherever it lies."""

    def printed(self, state: Any) -> list[int]:
        """The type of every card of the ruleset."""

    def disorder(self, state: Any) -> list[str]:
        """What is wrong with this position, whatever came before it."""

    def miscounts(self, before: Any, after: Any) -> list[str]:
        """What a move did to food that it may not do.  `after` has listened."""

    def universe(self, state: Any) -> list[int]:
        """Every action that has a text here, legal or not."""

    def some_moves(self, state: Any, rng: Rng, count: int) -> list[int]:
        """So many of them at random."""

    def is_rule(self, id: str) -> bool:
        """Is there such a rule in the rulebook?"""

    def rule_name(self, number: int) -> str:
        """The id of a rule; ValueError if there is none of this number."""

    def marked(self, state: Any, seat: int) -> Marked | None:
        """All that the seat does not know, replaced by a marker; None if what it knows leaves none."""

    def known(self, state: Any, seat: int) -> set[int]:
        """The types of the cards that this seat has a right to know."""

    def foreseen(self, state: Any, actions: list[int], seat: int) -> Any:
        """A copy in which the seat knows already what these moves will rightly teach it."""

    def dealt_anew(self, state: Any, seat: int, rng: Rng) -> Any:
        """A copy in which all cards that the seat does not know have changed places among each other."""

    def know_as_in(self, state: Any, pattern: Any) -> None:
        """Each card of the state is known to those who know the card in its place in the pattern."""

    def hidden(self, state: Any, seat: int) -> list[int]:
        """The types of the cards that this seat does not know, one for each."""

    def shown(self, view: Any) -> set[int]:
        """The types of the cards that a view shows."""

    def listed(self) -> dict[str, tuple[str, ...]]:
        """For each class of the state the fields that the table of visibility must list."""

    def visibility(self) -> dict[str, dict[str, str]]:
        """The table: class, field, who may see it."""

    def view_fields(self) -> dict[str, set[str]]:
        """Every class of a view with its fields: a new field is a new way to leak."""

    def learns(self, before: Any, after: Any, seat: int) -> bool:
        """Has this seat learnt something between these states that `foreseen` doesn't know in advance?"""


class PlainAdapter:
    """What follows from the contract alone.  What isn't known is not checked, or only by imagining."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def constants(self) -> list[object]:
        return []

    def settled(self, state: Any) -> Any:
        return state.clone()

    def cards(self, state: Any) -> list[int]:
        return []

    def printed(self, state: Any) -> list[int]:
        return []

    def disorder(self, state: Any) -> list[str]:
        return []

    def miscounts(self, before: Any, after: Any) -> list[str]:
        return []

    def universe(self, state: Any) -> list[int]:
        """What the game says is well-formed; otherwise only the options."""
        well_formed: Callable[[Any], list[int]] | None = getattr(self.game, "well_formed", None)
        return list(state.options) if well_formed is None else well_formed(state)

    def some_moves(self, state: Any, rng: Rng, count: int) -> list[int]:
        universe = self.universe(state)
        return among(universe, rng, count) if universe else []

    def is_rule(self, id: str) -> bool:
        return id in [entry.id for entry in self.game.book().rulebook.ENTRIES]

    def rule_name(self, number: int) -> str:
        entries = tuple(self.game.book().rulebook.ENTRIES)
        sections = tuple(dict.fromkeys(entry.id.split("-")[1] for entry in entries))
        return Numbering(sections, entries).name(number)

    def marked(self, state: Any, seat: int) -> Marked | None:
        return None

    def known(self, state: Any, seat: int) -> set[int]:
        return set()

    def foreseen(self, state: Any, actions: list[int], seat: int) -> Any:
        return state.clone()

    def dealt_anew(self, state: Any, seat: int, rng: Rng) -> Any:
        """A world that the seat imagines: this finds a leak only where the view itself has none."""
        return self.game.imagine(self.game.view(state, seat), rng)

    def know_as_in(self, state: Any, pattern: Any) -> None:
        """Imagined cards are known to the same seats already."""

    def hidden(self, state: Any, seat: int) -> list[int]:
        return []

    def shown(self, view: Any) -> set[int]:
        return set()

    def listed(self) -> dict[str, tuple[str, ...]]:
        return {}

    def visibility(self) -> dict[str, dict[str, str]]:
        return {}

    def view_fields(self) -> dict[str, set[str]]:
        return {}

    def learns(self, before: Any, after: Any, seat: int) -> bool:
        """Anybody may have: what follows isn't compared."""
        return self.game.hidden(after) != self.game.hidden(before)


class CardAdapter(PlainAdapter):
    """For a game whose secrets are cards (`beagle.kernel.cards`) that could all change places with each other.

    `piles` lists the lists of cards in a state: all of them, so that no secret is forgotten.
    """

    def __init__(self, game: Game, piles: Callable[[Any], list[list[int]]]) -> None:
        super().__init__(game)
        self.piles = piles

    def all_cards(self, state: Any) -> list[int]:
        return [each for pile in self.piles(state) for each in pile]

    def cards(self, state: Any) -> list[int]:
        return [type_of(each) for each in self.all_cards(state)]

    def printed(self, state: Any) -> list[int]:
        """As at the deal: no card comes or goes."""
        return self.cards(self.game.deal(self.game.view(state, 0).ruleset, state.seats, 0))

    def known(self, state: Any, seat: int) -> set[int]:
        return {type_of(each) for each in self.all_cards(state) if knows(each, seat)}

    def hidden(self, state: Any, seat: int) -> list[int]:
        return [type_of(each) for each in self.all_cards(state) if not knows(each, seat)]

    def dealt_anew(self, state: Any, seat: int, rng: Rng) -> Any:
        """The cards change places, and who knows the card in a place stays."""
        out = state.clone()
        types = self.hidden(out, seat)
        rng.shuffle(types)
        for pile in self.piles(out):
            pile[:] = [each if knows(each, seat) else card(types.pop(), known_to(each)) for each in pile]
        out.actor, out.options = NOBODY, []
        out.settle()
        return out

    def learns(self, before: Any, after: Any, seat: int) -> bool:
        return len(self.hidden(after, seat)) != len(self.hidden(before, seat))
