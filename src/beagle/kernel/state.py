"""The loop all games share: a stack of steps over plain data.

A step pops itself, pushes another step, or asks.  The asked player answers with one of the options; the step that
asked consumes the answer.  So a pending decision is always a value on the stack: it can be cloned and written down,
and interrupts nest as deep as the rules need.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import i64, mypyc_attr

from beagle.kernel.action import ROLL, roll, rolled_face
from beagle.kernel.event import NO_CARD, Event
from beagle.kernel.int_list import IntList, int_list
from beagle.kernel.rng import Rng

NOBODY: Final = -1
CHANCE: Final = -2

G = TypeVar("G")


class IllegalAction(ValueError):
    """An action that is not among the options.  Nothing has changed."""


class Field(NamedTuple):
    """A field of a step: its name, and how it becomes numbers."""

    name: str
    flag: bool
    rest: bool  # a list, with all the numbers that are left


FIELDS: Final[dict[str, list[Field]]] = {}  # by spec


def fields_of(spec: str) -> list[Field]:
    """The fields that a spec declares."""
    found = FIELDS.get(spec)
    if found is None:
        parts = [part.split(":") for part in spec.split()]
        found = [Field(part[0], part[1] == "flag", part[1].endswith("*")) for part in parts]
        FIELDS[spec] = found
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """A pending part of the game.

    `spec` declares its fields, as "name:type": they are saved, loaded, cloned and written down in this order.  The
    types are the notation's: seat, animal, trait, number, flag, …; a type with a trailing `*` is a list and takes all
    the rest.  A step is made without arguments before it is loaded.
    """

    name: ClassVar[str] = ""
    spec: ClassVar[str] = ""
    on: ClassVar[str] = ""  # the steps it can be on top of; empty for the lowest
    asks: ClassVar[str] = ""  # the name of its questions, if different

    def resume(self, g: G) -> None:
        """Continue until one of these has happened: pop, push or ask."""
        raise NotImplementedError

    def answer(self, g: G, action: i64) -> None:
        """The player who was asked has chosen."""
        raise NotImplementedError

    def returned(self, g: G, value: i64) -> None:
        """The step above this one has ended with this value."""

    def whose(self, g: G) -> i64:
        """The seat whose go this step is, asked or skipped; NOBODY if the step isn't a player's go."""
        return NOBODY

    def opening(self, gone: i64, seat: i64) -> list[Step[Any]]:
        """The steps for a position without a stack: this phase, at the start of this seat's go, after `gone` others."""
        return [self.clone()]

    def refuse(self, g: G, action: i64, out: list[int]) -> None:
        """Append the numbers of all rules that forbid this well-formed action now; uses the hooks that list options."""
        raise NotImplementedError

    def waits(self, g: G, seat: i64, out: list[int]) -> None:
        """Append the numbers of the rules why this seat, which isn't asked, has to wait; if none, it is the turns'."""

    def together(self, g: G) -> list[int]:
        """The seats that may act at the same time from here on, in turn order, the one that is asked first.

        Each changes only what is its own, so the result does not depend on who is faster.  Empty: one after another.
        """
        return []

    def turn_to(self, g: G, seat: i64) -> None:
        """Go on with this seat, one of `together`, as if the seats before it had finished."""
        raise NotImplementedError

    def left_to_do(self, g: G, seat: i64) -> i64:
        """How many things, for example animals, this seat still has to decide about in a step that is for all."""
        return 0

    def kinds(self) -> list[int]:
        """The kinds of actions that its questions are about, besides passing: a step that asks lists them.

        What a player touches can mean several actions; those of these kinds are what they most likely mean.
        """
        return []

    def clone(self) -> Step[G]:
        """A copy.  Steps of compiled games write it out: that is ten times as fast."""
        copy: Step[G] = type(self)()
        copy.load(self.save())
        return copy

    def save(self) -> list[int]:
        """The fields as numbers, in the order of `spec`."""
        out: list[int] = []
        for field in fields_of(self.spec):
            value = getattr(self, field.name)
            if field.rest:
                out += value
            else:
                out.append(int(value))
        return out

    def load(self, values: list[int]) -> None:
        """The inverse of `save`."""
        for at, field in enumerate(fields_of(self.spec)):
            if field.rest:
                setattr(self, field.name, values[at:])
            elif field.flag:  # a branch of its own: mypyc gives both sides of a conditional expression one type
                setattr(self, field.name, values[at] != 0)
            else:
                setattr(self, field.name, values[at])

    def possible(self, rules: Any) -> bool:
        """Can a step of this ruleset have these numbers?  Used for steps read from a text."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState:
    """What every state has: the stack, who must choose now, and their options."""

    views: ClassVar[str] = ""  # for pickle: the module with `whole`, which makes plain data of a state, and `restore`

    def __init__(self, of: GameState | None = None) -> None:
        """Before the first step, or with copies of the steps and options of another, and without a listener."""
        self.stack: list[Step[Any]] = [] if of is None else [step.clone() for step in of.stack]
        self.actor: i64 = NOBODY
        self.offered: IntList = IntList() if of is None else of.offered.copy()  # the options; filled again each time
        self.sink: list[Event] | None = None
        if of is not None:
            self.actor = of.actor

    def clone(self) -> GameState:
        """A copy that shares nothing that changes.  It has no listener."""
        raise NotImplementedError

    def __copy__(self) -> GameState:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> GameState:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the position as plain data.  Like a clone, it has no listener."""
        if not self.views:
            raise TypeError(
                f"a {type(self).__name__} can't be pickled: its class doesn't say in which module its `views` are"
            )
        return restored, (self.views, import_module(self.views).whole(self))

    def scores(self) -> list[int]:
        """The current points of each seat."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who would win now: one seat, or several that share."""
        raise NotImplementedError

    @property
    def options(self) -> list[int]:
        """What the actor can choose: a new list."""
        return self.offered.to_list()

    @options.setter
    def options(self, options: list[int]) -> None:
        self.offered = int_list(options)

    def listen(self) -> None:
        """From now on keep the events of each apply.  Without a listener no events are built."""
        self.sink = []

    @property
    def events(self) -> list[Event]:
        """What has happened since the last apply, if somebody listens."""
        return [] if self.sink is None else self.sink

    @property
    def over(self) -> bool:
        return not self.stack

    def apply(self, action: i64) -> None:
        """Answer for the actor, then continue until somebody must choose again."""
        self.choose(action)
        self.settle()

    def pick(self, action: i64) -> None:
        """Apply one of the options: for playouts, which need no check."""
        self.take(action)
        self.settle()

    def choose(self, action: i64) -> None:
        """Answer for the actor, and stop before anything follows from it."""
        if action not in self.offered:
            raise IllegalAction(f"action {action} is not among the {len(self.offered)} options")
        self.take(action)

    def take(self, action: i64) -> None:
        """The step that asked consumes the answer."""
        if self.sink is not None:
            self.sink = []
        self.actor = NOBODY
        self.offered.clear()
        self.stack[-1].answer(self, action)

    def settle(self) -> None:
        """Continue until somebody is asked or nothing is left to do."""
        while self.actor == NOBODY and self.stack:
            self.advance()

    def advance(self) -> None:
        """Continue by one thing: the top step resumes."""
        self.stack[-1].resume(self)

    def together(self) -> list[int]:
        """The seats that may act at the same time now; empty if players act one after another."""
        return self.stack[-1].together(self) if self.stack and self.actor >= 0 else []

    def turn_to(self, seat: i64) -> None:
        """Ask this seat, one of `together`, as if those before it had finished."""
        self.actor = NOBODY
        self.options = []
        self.stack[-1].turn_to(self, seat)
        self.settle_for(seat)

    def apply_for(self, seat: i64, action: i64) -> None:
        """Answer for this seat, and continue only until it has finished: what follows is for nobody else yet."""
        self.choose(action)
        self.settle_for(seat)

    def settle_for(self, seat: i64) -> None:
        """Continue until this seat is asked again, or has finished: then nobody is asked."""
        while self.actor == NOBODY and self.stack and self.stack[-1].whose(self) == seat:
            self.advance()

    def has_pending_effects(self) -> bool:
        """Has something happened whose effects must come before any step continues?"""
        return False

    def listing(self) -> IntList:
        """The list to fill with the options of the next question.  It is empty, and the last question is gone."""
        self.offered.clear()
        return self.offered

    def ask(self, actor: i64, options: list[int] | IntList) -> None:
        self.actor = actor
        self.offered = options if isinstance(options, IntList) else int_list(options)

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def done(self, value: i64 = 0) -> None:
        """The top step is removed and passes a value to the one below."""
        self.stack.pop()
        if self.stack:
            self.stack[-1].returned(self, value)

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, card: int = NO_CARD) -> None:
        """Emit an event, if somebody listens."""
        if self.sink is not None:
            self.sink.append(Event(kind, a, b, c, d, card))

    def chances(self) -> list[tuple[int, int]]:
        """For CHANCE: the actions with their weights."""
        if self.actor != CHANCE:
            return []
        return [(action, int(self.weight(action))) for action in self.options]

    def weight(self, action: i64) -> i64:
        """How often chance picks this, among its options."""
        return 1

    def sample_chance(self, rng: Rng) -> i64:
        """For CHANCE: one of its actions, drawn by weight, as `draw` does with `chances`, but without making a list."""
        total: i64 = 0
        for i in range(self.offered.size):
            total += self.weight(self.offered[i])
        left = rng.below(total)
        for i in range(self.offered.size):
            left -= self.weight(self.offered[i])
            if left < 0:
                return self.offered[i]
        raise ValueError("chance has nothing to choose from")

    def refusals(self, action: i64) -> list[int]:
        """The numbers of the rules that forbid this action to the actor; empty if it is legal."""
        out: list[int] = []
        if self.stack and action not in self.offered:
            self.stack[-1].refuse(self, action, out)
        return out

    def refusals_of(self, seat: i64, action: i64) -> list[int]:
        """The same for any seat: one that isn't asked learns only that, whatever the action is."""
        if not self.stack:
            return [int(self.law_of_end())]
        if seat == self.actor:
            return self.refusals(action)
        out: list[int] = []
        self.stack[-1].waits(self, seat, out)
        return out if out else [int(self.law_of_turns())]

    def law_of_end(self) -> i64:
        """The number of the rule that the game is over."""
        raise NotImplementedError

    def law_of_turns(self) -> i64:
        """The number of the rule that players act one after another."""
        raise NotImplementedError


def restored(views: str, position: Any) -> Any:
    """The state of a pickled position."""
    return import_module(views).restore(position)


class Roll(Step[Any]):
    """Chance rolls a die; the result goes to the step below."""

    name: ClassVar[str] = "roll"
    spec: ClassVar[str] = "faces:number"

    def __init__(self, faces: i64 = 6) -> None:
        self.faces: i64 = faces

    def resume(self, g: GameState) -> None:
        g.ask(CHANCE, [roll(1 + i) for i in range(self.faces)])

    def answer(self, g: GameState, action: i64) -> None:
        g.done(rolled_face(action))

    def refuse(self, g: GameState, action: i64, out: list[int]) -> None:
        """A die has no illegal faces: no rule is about the others."""

    def kinds(self) -> list[int]:
        return [ROLL]

    def clone(self) -> Roll:
        return Roll(self.faces)

    def possible(self, rules: Any) -> bool:
        return self.faces == 6
