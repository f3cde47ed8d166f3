"""A trait and the questions the rulebook asks of it; a ruleset, which knows who answers each question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from beagle.games.evolution.animal import Animal
from beagle.games.evolution.ids import A_PLACE, NOTHING, OWN
from beagle.games.evolution.law import FREE, RUL_01
from beagle.kernel.cards import bit
from beagle.kernel.options import BY_LOT
from beagle.kernel.state import Step

if TYPE_CHECKING:
    from beagle.games.evolution.state import State
    from beagle.games.evolution.steps.attack import Attack


class Trait:
    """A trait card.  By default each question is answered with 'nothing'.

    Questions that forbid something return the number of the rule that does, or FREE.  They are asked when options are
    listed and when a refusal is explained: one place knows the rule.
    """

    id: i64 = 0
    law: i64 = 0  # the rule that defines it
    hunger: i64 = 0  # the number on the card: how much more food the animal needs
    whose: i64 = OWN  # whose animals it may be played on
    pair: bool = False  # it joins two animals
    directed: bool = False  # a pair trait that means different things to the two
    repeats: bool = False  # an animal may have several
    droppable: bool = True  # other traits may discard it
    main: bool = False  # its use stands in the place of taking food
    main_law: i64 = RUL_01  # the rule that says so
    each_go: bool = False  # it may be used in every own feeding, not once per turn
    sates: bool = False  # while used, its animal counts as fed
    rests: bool = False  # not in two turns running
    ripens: bool = False  # fat on it can be used only in a later turn than the one it was stored in
    many_partners: bool = True  # a pair trait that one animal may have with several others
    stays: bool = False  # when its animal dies it stays in the middle of the table, for anyone to take
    gives_birth: bool = False  # its animal bears a young one when it becomes fed
    cardless: bool = False  # its owner draws no card for the animal; young ones come instead
    lures: bool = False  # a card that is only played as an animal, and may be turned over when a hunter comes
    too_late: bool = False  # it does not protect against an ambush
    lasting: bool = False  # that it was used is remembered of the animal too, even if the card leaves
    fleeting: bool = False  # what its use has brought about ends when the card leaves, and the card is as new
    dives: bool = False  # played, it is discarded, and its animal moves to the Ocean
    undermost: bool = False  # it lies under the other traits of its animal
    stings: bool = False  # it paralyses the hunter whose attack has reached its animal
    stops: bool = False  # it keeps the hunter from attacking again in the same own feeding
    regrows: bool = False  # of its animal, when it is eaten, all that lies on it stays
    compulsory: bool = False  # as an answer to an attack it cannot be refused
    aim: i64 = NOTHING  # what its use names

    # Development

    def clashes(self, g: State, animal: Animal) -> i64:
        """What else on the animal forbids this trait to lie there?"""
        return FREE

    def crowds(self, g: State, animal: Animal, played: Trait) -> i64:
        """Lying on the animal or about to: does it leave no room there for this trait?"""
        return FREE

    # Food

    def opens(self, g: State) -> None:
        """The feeding phase begins."""

    def bars_food(self, g: State, animal: Animal) -> i64:
        """Does it keep its animal from getting food now?"""
        return FREE

    def unready(self, g: State, animal: Animal) -> i64:
        """Why can its animal not use it at all in this own feeding?"""
        return FREE

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        """Why can it not be used on this target?"""
        return FREE

    def explain(self, g: State, animal: Animal, target: i64, more: i64, out: list[int]) -> None:
        """All that `forbids` has to say, for one who asks why: the rule, and the one that defines the trait."""
        law = self.forbids(g, animal, target, more)
        if law != FREE:
            out += [law, self.law]

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        """Its owner uses it in their own feeding."""

    def fires(self, red: bool) -> bool:
        """Does this pair trait work when one of the two gets such food?"""
        return False

    def cannot_share(self, g: State, receiver: Animal) -> i64:
        """Why can the partner not get its share at this moment?"""
        return FREE

    def share(self, g: State, receiver: Animal) -> None:
        """The partner gets its share."""

    # Attack

    def pounces(self, g: State, lurker: Animal, eater: Animal) -> i64:
        """Why can the lurker not attack an animal at the moment it takes red food?"""
        return FREE

    def outwits(self, g: State, hunter: Animal) -> i64:
        """Why can the hunter not ignore a trait of its prey with it?"""
        return FREE

    def more_uses(self, g: State, animal: Animal, out: list[int]) -> None:
        """Ways to use it beside those that its aim tells."""

    def struck(self, g: State, prey: Animal) -> None:
        """An attack has reached its animal."""

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        """Lying on the prey: is it out of that hunter's reach?"""
        return FREE

    def confines(self, g: State, hunter: Animal, prey: Animal) -> i64:
        """Lying on the hunter: does it keep it from such prey?"""
        return FREE

    def cannot_defend(self, g: State, attack: Attack, target: i64, more: i64) -> i64:
        """Why can the prey not answer the attack like this?"""
        return FREE

    def defend(self, g: State, attack: Attack, target: i64, more: i64) -> None:
        """The owner of the prey answers the attack."""

    def rolled(self, g: State, attack: Attack, face: i64) -> None:
        """The die this answer asked for has fallen."""

    def spared(self, g: State, prey: Animal) -> None:
        """An attack on this animal, whether the trait lies there or not, is over, and it lives."""

    def eaten(self, g: State, hunter: Animal, prey: Animal) -> None:
        """Its animal has been eaten."""

    def after_kill(self, g: State, seat: i64, place: i64) -> None:
        """An animal of this place was eaten by a hunter of this seat, which has its food."""


def traits_with(traits: list[Trait], hook: str) -> list[Trait]:
    """The traits that answer this question, in the order of the ruleset."""
    return [t for t in traits if getattr(type(t), hook) is not getattr(Trait, hook)]


def numbers(traits: list[Trait]) -> list[int]:
    """Their numbers: compiled code asks a mask about a number sooner than it fetches a trait."""
    return [int(t.id) for t in traits]


def bits(traits: list[Trait]) -> i64:
    mask: i64 = 0
    for t in traits:
        mask |= bit(t.id)
    return mask


class Answers:
    """For each question the traits that answer it, and sets of them as bits, so that most need not be asked."""

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
        self.opening: list[Trait] = traits_with(traits, "opens")
        self.travelling: list[Trait] = [t for t in self.acting if t.aim == A_PLACE]
        self.barring_ids: list[int] = numbers(self.barring)
        self.acting_ids: list[int] = numbers(self.acting)
        self.shielding_ids: list[int] = numbers(self.shielding)
        self.pouncing_mask: i64 = bits(self.pouncing)
        self.sharing_mask: i64 = bits(traits_with(traits, "share"))
        self.barring_mask: i64 = bits(self.barring)
        self.shielding_mask: i64 = bits(self.shielding)
        self.confining_mask: i64 = bits(self.confining)
        self.acting_mask: i64 = bits(self.acting)
        self.defending_mask: i64 = bits(self.defending)
        self.bearing_mask: i64 = bits([t for t in traits if t.gives_birth])
        self.cardless_mask: i64 = bits([t for t in traits if t.cardless])
        self.too_late_mask: i64 = bits([t for t in traits if t.too_late])
        self.stinging_mask: i64 = bits([t for t in traits if t.stings])
        self.stopping: bool = any(t.stops for t in traits)
        self.regrowing_mask: i64 = bits([t for t in traits if t.regrows])
        self.crowding_mask: i64 = bits(self.crowding)
        self.once_mask: i64 = bits([t for t in self.acting if t.pair])  # pair cards that are used, once a turn
        self.lasting_mask: i64 = bits([t for t in traits if t.lasting]) if self.once_mask else 0
        self.lure: i64 = sum([t.id for t in traits if t.lures])  # the trait that lures; 0 if there is none
        self.each_go_mask: i64 = bits([t for t in traits if t.each_go])
        self.sating_mask: i64 = bits([t for t in traits if t.sates])
        self.resting_mask: i64 = bits([t for t in traits if t.rests])


class Rules(Answers):
    """A ruleset: its numbers, its phases, its traits, and for each question the traits that answer it.

    Built once and shared by every clone of a state.
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
        self.homes: i64 = 1  # a new animal may be put into the first so many of them
        self.wide: bool = False  # there are several places
        self.named: i64 = 0  # the number by which the first of them is told
        self.dice: list[tuple[int, int]] = []  # for each place: how many dice, and what is added
        self.deck: list[int] = []  # the numbers of its cards, one for each copy
        self.halved: bool = False  # half of the deck is set aside unseen
        self.hand: i64 = 6  # cards dealt at the start, and to a player with nothing left
        self.all: list[Trait] = traits
        self.traits: list[Trait] = [Trait()] * 64  # by number
        for t in traits:
            self.traits[t.id] = t
