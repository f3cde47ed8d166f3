"""A trait and the questions the rulebook asks it; a ruleset, which knows who answers each question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from beagle.games.evolution.animal import Animal
from beagle.games.evolution.ids import A_PLACE, NOTHING, OWN
from beagle.games.evolution.law import FREE, RUL_01
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList, int_list
from beagle.kernel.options import BY_LOT
from beagle.kernel.state import Step

if TYPE_CHECKING:
    from beagle.games.evolution.state import State
    from beagle.games.evolution.steps.attack import Attack


class Trait:
    """A trait card.  By default the answer to each question is 'nothing'.

    Questions that forbid something return the number of the rule that does, or FREE.  They are used to list options
    and to explain refusals, so each rule is in one place.
    """

    id: i64 = 0
    law: i64 = 0  # the rule that defines it
    hunger: i64 = 0  # the number on the card: how much more food the animal needs
    whose: i64 = OWN  # whose animals it can be played on
    pair: bool = False  # it joins two animals
    directed: bool = False  # a pair trait that means different things for the two
    repeats: bool = False  # an animal can have several
    droppable: bool = True  # other traits may discard it
    main: bool = False  # its use replaces taking food
    main_law: i64 = RUL_01  # the rule that says so
    each_go: bool = False  # it can be used in every own feeding, not once per turn
    sates: bool = False  # while it is marked as used, its animal counts as fed
    rests: bool = False  # not in two consecutive turns
    ripens: bool = False  # fat on it can only be used in a later turn than the one it was stored in
    many_partners: bool = True  # a pair trait that one animal can have with several others
    stays: bool = False  # when its animal dies it stays in the middle of the table, for anybody to take
    gives_birth: bool = False  # its animal bears a young animal when it becomes fed
    cardless: bool = False  # its owner draws no card for the animal; young animals come instead
    lures: bool = False  # a card that is only played as an animal, and may be turned over when a hunter comes
    too_late: bool = False  # it doesn't protect against an ambush
    lasting: bool = False  # the animal also remembers that it was used, even if the card leaves
    fleeting: bool = False  # the effect of its use ends when the card leaves, and the card is like new
    dives: bool = False  # when played it is discarded, and its animal moves to the Ocean
    undermost: bool = False  # it goes under the other traits of its animal
    stings: bool = False  # it paralyses the hunter whose attack has reached its animal
    stops: bool = False  # it stops the hunter from attacking again in the same own feeding
    regrows: bool = False  # when its animal is eaten, all cards on it stay
    compulsory: bool = False  # as an answer to an attack it can't be refused
    aim: i64 = NOTHING  # what its use names

    # Development

    def clashes(self, g: State, animal: Animal) -> i64:
        """What else on the animal forbids this trait there?"""
        return FREE

    def crowds(self, g: State, animal: Animal, played: Trait) -> i64:
        """On the animal or about to be: does it leave no room there for this trait?"""
        return FREE

    # What its animal is

    def covers(self, animal: Animal) -> None:
        """Mark the cards on the animal that don't work because of it.  Called whether or not the animal has it."""

    def is_fatal(self, animal: Animal) -> i64:
        """Cards have left its animal or changed places: the event of its death by this card; 0 if it lives."""
        return 0

    def grows(self, g: State, animal: Animal) -> None:
        """The food bank phase begins."""

    # Food

    def opens(self, g: State) -> None:
        """The feeding phase begins."""

    def bars_food(self, g: State, animal: Animal) -> i64:
        """Does it stop its animal from getting food now?"""
        return FREE

    def unready(self, g: State, animal: Animal) -> i64:
        """Why can't its animal use it at all in this own feeding?"""
        return FREE

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        """Why can't it be used on this target?"""
        return FREE

    def explain(self, g: State, animal: Animal, target: i64, more: i64, out: list[int]) -> None:
        """Everything that `forbids` says, to explain a refusal: the rule, and the one that defines the trait."""
        law = self.forbids(g, animal, target, more)
        if law != FREE:
            out += [law, self.law]

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        """Its owner uses it in their own feeding."""

    def fires(self, red: bool) -> bool:
        """Does this pair trait work when one of the two gets this kind of food?"""
        return False

    def cannot_share(self, g: State, receiver: Animal) -> i64:
        """Why can't the partner get its share right now?"""
        return FREE

    def share(self, g: State, receiver: Animal) -> None:
        """The partner gets its share."""

    # Attack

    def pounces(self, g: State, lurker: Animal, eater: Animal) -> i64:
        """Why can't the lurker attack an animal at the moment it takes red food?"""
        return FREE

    def outwits(self, g: State, hunter: Animal) -> i64:
        """Why can't the hunter use it to ignore a trait of its prey?"""
        return FREE

    def more_uses(self, g: State, animal: Animal, out: IntList) -> None:
        """Ways to use it besides those its aim gives."""

    def struck(self, g: State, prey: Animal) -> None:
        """An attack has reached its animal."""

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        """On the prey: is it out of that hunter's reach?"""
        return FREE

    def confines(self, g: State, hunter: Animal, prey: Animal) -> i64:
        """On the hunter: does it stop it from attacking such prey?"""
        return FREE

    def cannot_defend(self, g: State, attack: Attack, target: i64, more: i64) -> i64:
        """Why can't the prey answer the attack like this?"""
        return FREE

    def defend(self, g: State, attack: Attack, target: i64, more: i64) -> None:
        """The owner of the prey answers the attack."""

    def interrupts(self, g: State, attack: Attack) -> bool:
        """Is the owner of the prey asked about it before all other answers?  It may look only at public facts."""
        return False

    def list_interruptions(self, g: State, attack: Attack, options: IntList) -> bool:
        """Every way to use it then; returns whether its owner may also do without."""
        return True

    def interrupt(self, g: State, attack: Attack, action: i64) -> None:
        """Its owner uses it then."""

    def refuse_interruption(self, g: State, attack: Attack, action: i64, out: list[int]) -> None:
        """Append the rules that forbid this answer, given instead or at another moment."""

    def rolled(self, g: State, attack: Attack, face: i64) -> None:
        """The die for this answer was rolled."""

    def spared(self, g: State, prey: Animal) -> None:
        """An attack on this animal is over, and the animal lives.  Called whether or not it has this trait."""

    def eaten(self, g: State, hunter: Animal, prey: Animal) -> None:
        """Its animal has been eaten."""

    def after_kill(self, g: State, seat: i64, place: i64) -> None:
        """An animal in this place was eaten by a hunter of this seat, which has got its food."""


def traits_with(traits: list[Trait], hook: str) -> list[Trait]:
    """The traits that answer this question, in the order of the ruleset."""
    return [t for t in traits if getattr(type(t), hook) is not getattr(Trait, hook)]


def numbers(traits: list[Trait]) -> IntList:
    """Their numbers: in compiled code, testing a bit of a mask is faster than fetching a trait."""
    return int_list([int(t.id) for t in traits])


def bits(traits: list[Trait]) -> i64:
    mask: i64 = 0
    for t in traits:
        mask |= bit(t.id)
    return mask


class TraitsByHook:
    """For each question the traits that answer it, in the order of the ruleset."""

    def __init__(self, traits: list[Trait]) -> None:
        self.barring: list[Trait] = traits_with(traits, "bars_food")
        self.acting: list[Trait] = traits_with(traits, "use")
        self.shielding: list[Trait] = traits_with(traits, "shields")
        self.confining: list[Trait] = traits_with(traits, "confines")
        self.defending: list[Trait] = traits_with(traits, "defend")
        self.pouncing: list[Trait] = traits_with(traits, "pounces")
        self.outwitting: list[Trait] = traits_with(traits, "outwits")
        self.struck: list[Trait] = traits_with(traits, "struck")
        self.spared: list[Trait] = traits_with(traits, "spared")
        self.eaten: list[Trait] = traits_with(traits, "eaten")
        self.after_kill: list[Trait] = traits_with(traits, "after_kill")
        self.crowding: list[Trait] = traits_with(traits, "crowds")
        self.interrupting: list[Trait] = traits_with(traits, "interrupts")
        self.covering: list[Trait] = traits_with(traits, "covers")
        self.fatal: list[Trait] = traits_with(traits, "is_fatal")
        self.growing: list[Trait] = traits_with(traits, "grows")
        self.opening: list[Trait] = traits_with(traits, "opens")
        self.travelling: list[Trait] = [t for t in self.acting if t.aim == A_PLACE]
        self.barring_ids: IntList = numbers(self.barring)
        self.acting_ids: IntList = numbers(self.acting)
        self.shielding_ids: IntList = numbers(self.shielding)
        self.single_ids: IntList = int_list(sorted([int(t.id) for t in traits if not t.pair]))


class Masks(TraitsByHook):
    """The same as bit sets, and the traits with certain data: so that most needn't be asked."""

    def __init__(self, traits: list[Trait]) -> None:
        super().__init__(traits)
        self.clashing_mask: i64 = bits(traits_with(traits, "clashes"))
        self.pouncing_mask: i64 = bits(self.pouncing)
        self.sharing_mask: i64 = bits(traits_with(traits, "share"))
        self.barring_mask: i64 = bits(self.barring)
        self.shielding_mask: i64 = bits(self.shielding)
        self.confining_mask: i64 = bits(self.confining)
        self.acting_mask: i64 = bits(self.acting)
        self.defending_mask: i64 = bits(self.defending)
        self.covering_mask: i64 = bits(self.covering)
        self.fatal_mask: i64 = bits(self.fatal)
        self.bearing_mask: i64 = bits([t for t in traits if t.gives_birth])
        self.cardless_mask: i64 = bits([t for t in traits if t.cardless])
        self.too_late_mask: i64 = bits([t for t in traits if t.too_late])
        self.stinging_mask: i64 = bits([t for t in traits if t.stings])
        self.stopping: bool = any(t.stops for t in traits)
        self.regrowing_mask: i64 = bits([t for t in traits if t.regrows])
        self.crowding_mask: i64 = bits(self.crowding)
        self.once_mask: i64 = bits([t for t in self.acting if t.pair])  # pair cards that are used, once per turn
        self.lasting_mask: i64 = bits([t for t in traits if t.lasting and self.once_mask])
        self.lure: i64 = sum([t.id for t in traits if t.lures])  # the trait that lures; 0 if there is none
        self.each_go_mask: i64 = bits([t for t in traits if t.each_go])
        self.sating_mask: i64 = bits([t for t in traits if t.sates])
        self.resting_mask: i64 = bits([t for t in traits if t.rests])


class Rules(Masks):
    """A ruleset: its numbers, its phases, its traits, and for each question the traits that answer it.

    Built once and shared by all clones of a state.
    """

    def __init__(self, name: str, seats: i64, traits: list[Trait]) -> None:
        super().__init__(traits)
        self.name: str = name
        self.seats: i64 = seats
        self.first: i64 = BY_LOT  # the seat that the table names as the first player
        self.setup: list[Step[Any]] = []  # what is done once before the first turn
        self.phases: list[Step[Any]] = []
        self.phase_names: list[str] = []
        self.running: bool = False  # points are added up every turn
        self.places: list[str] = [""]
        self.homes: i64 = 1  # new animals may be put into this many places, from the first
        self.wide: bool = False  # there are several places
        self.named: i64 = 0  # the number under which the first of them is reported
        self.dice: list[tuple[int, int]] = []  # for each place: how many dice, and what is added
        self.deck: list[int] = []  # the numbers of its cards, one per copy
        self.halved: bool = False  # half of the deck is set aside unseen
        self.hand: i64 = 6  # cards dealt at the start, and to a player with nothing left
        self.all: list[Trait] = traits
        self.traits: list[Trait] = [Trait()] * 64  # by number
        for t in traits:
            self.traits[t.id] = t
