"""An attack, from its start to the kill, and the animals that eat what is left."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution.animal import Animal, partner_of, trait_of
from beagle.games.evolution.cards import UPPER
from beagle.games.evolution.ids import (
    A_CARD,
    AMBUSHED,
    AN_ANIMAL,
    ATTACKED,
    BITE_FAILED,
    CARNIVOROUS,
    EATEN,
    INTELLECT,
    NOT_DEFENDED,
    REDIRECTED,
    USE,
)
from beagle.games.evolution.law import ATT_05, FLY_07, FLY_16, FLY_17, FREE, RUL_08, RUL_09, RUL_20
from beagle.games.evolution.reach import against, can_be_ignored, ignorable, named_card, shielded
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.sharing import feed
from beagle.games.evolution.trait import Rules, Trait
from beagle.kernel.action import PASS, act, arg_a, arg_b, arg_c, arg_d, kind_of
from beagle.kernel.cards import bit, type_of
from beagle.kernel.state import Step


class Attack(Step[State]):
    """The owner of the prey uses its answers in any order, each once; if none saves it, it is eaten.

    A compulsory answer must be used before the animal can be eaten.
    """

    name: ClassVar[str] = "attack"
    on: ClassVar[str] = "go free-go meal sting"
    spec: ClassVar[str] = (
        "hunter:animal prey:animal trying:trait tried:traits ambush:flag bite:flag turned:flag stung:flag"
    )

    def __init__(self, hunter: i64 = 0, prey: i64 = 0) -> None:
        self.hunter: i64 = hunter
        self.prey: i64 = prey
        self.tried: i64 = 0  # answers used against this attack, one bit per trait
        self.trying: i64 = 0  # the answer that waits for a die
        self.ambush: bool = False
        self.bite: bool = False  # an Anglerfish strikes back
        self.turned: bool = False  # the attack was redirected to this prey, and the hunter may still ignore a trait
        self.stung: bool = False  # it has reached an animal that paralyses the hunter

    def resume(self, g: State) -> None:
        if self.turned:
            if g.animals[self.prey].kinds and cannot_ignore(g, g.animals[self.hunter]) == FREE:
                self.ask_hunter(g)
                return
            self.turned = False
            self.reach_prey(g)
        options: list[int] = []
        refusable = self.list_answers(g, options)
        if not options:
            self.succeed(g)
            return
        if refusable:
            options.append(PASS)
        g.ask(g.animals[self.prey].owner, options)

    def list_answers(self, g: State, options: list[int]) -> bool:
        """All answers the owner of the prey has; returns whether they may also let it be eaten."""
        prey = g.animals[self.prey]
        if self.lures(g):
            return list_lures(g, self, options)
        working = against(g, g.animals[self.hunter], prey, self.ambush) & ~self.tried
        refusable = True
        if working & g.rules.defending_mask:
            for trait in g.rules.defending:
                if working >> trait.id & 1:
                    before = len(options)
                    list_defences(g, self, trait, prey, options)
                    if trait.compulsory and len(options) > before:
                        refusable = False
        return refusable

    def lures(self, g: State) -> bool:
        """May a hidden Anglerfish be turned over now?  This is public: it is asked for any prey without traits."""
        lure = g.rules.lure
        return lure != 0 and not self.tried >> lure & 1 and is_bare(g.animals[self.prey])

    def ask_hunter(self, g: State) -> None:
        """A hunter that hasn't ignored a trait yet may do so before the new prey answers."""
        hunter, prey = g.animals[self.hunter], g.animals[self.prey]
        options = [act(USE, hunter.id, INTELLECT, ignored & 255, ignored >> 8) for ignored in ignorable(g, prey)]
        options.append(PASS)
        g.ask(hunter.owner, options)

    def answer(self, g: State, action: i64) -> None:
        if self.turned:
            self.turned = False
            if action != PASS:
                ignore(g, g.animals[self.hunter], g.animals[self.prey], arg_c(action) | arg_d(action) << 8)
            self.reach_prey(g)
            return
        window = self.lures(g)
        if window:
            self.tried |= bit(g.rules.lure)
        if action == PASS:
            if not window:
                g.tell(NOT_DEFENDED, self.prey)
                self.succeed(g)
            return
        self.trying = arg_b(action)
        self.tried |= bit(self.trying)
        if window:
            strike_back(g, self, g.animals[arg_a(action)], arg_c(action) | arg_d(action) << 8)
        else:
            g.rules.traits[self.trying].defend(g, self, arg_c(action), arg_d(action))

    def returned(self, g: State, value: i64) -> None:
        """The die was rolled."""
        g.rules.traits[self.trying].rolled(g, self, value)

    def reach_prey(self, g: State) -> None:
        """The hunter has chosen what it ignores: does the prey sting it?"""
        if against(g, g.animals[self.hunter], g.animals[self.prey]) & g.rules.stinging_mask:
            self.stung = True

    def redirect(self, g: State, prey: i64) -> None:
        """The attack continues against another animal, which can answer with everything it has."""
        g.tell(REDIRECTED, self.prey, prey)
        self.prey = prey
        self.tried = 0
        self.trying = 0
        self.turned = True
        strike(g, g.animals[prey])

    def fail(self, g: State, tokens: i64) -> None:
        """The prey lives; the attack is used up; the hunter gets this many tokens."""
        g.done()
        prey = g.animals[self.prey]
        if prey.alive:
            for trait in g.rules.spared:
                trait.spared(g, prey)
        if self.stung:
            g.push(Sting(self.hunter))
        if tokens > 0:
            feed(g, g.animals[self.hunter], tokens)

    def succeed(self, g: State) -> None:
        """The prey is eaten: the hunter gets two blue tokens, then others may get theirs."""
        g.done()
        hunter, prey = g.animals[self.hunter], g.animals[self.prey]
        working = against(g, hunter, prey)
        for trait in g.rules.eaten:
            if working >> trait.id & 1:
                trait.eaten(g, hunter, prey)
        if working & g.rules.regrowing_mask:
            g.leave_remains(prey)
        else:
            g.remove(prey, EATEN)
        for trait in g.rules.after_kill:
            trait.after_kill(g, hunter.owner, hunter.place)
        if self.stung:
            g.push(Sting(self.hunter))
        feed(g, hunter, 2)

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if self.turned:
            named = kind_of(action) == USE and arg_a(action) == self.hunter and arg_b(action) == INTELLECT
            ignored = arg_c(action) | arg_d(action) << 8
            if not named or not can_be_ignored(g, g.animals[self.prey], ignored):
                out += [RUL_20, RUL_09] if named else [RUL_09]
        elif self.lures(g) or (g.rules.lure and arg_b(action) == g.rules.lure and kind_of(action) == USE):
            refuse_lure(g, self, action, out)
        elif kind_of(action) == PASS:
            out.append(RUL_08)
            for option in g.options:
                trait = g.rules.traits[arg_b(option)]
                if trait.compulsory and trait.law not in out:
                    out.append(trait.law)
        elif kind_of(action) != USE or arg_a(action) != self.prey:
            out.append(ATT_05)
        else:
            trait = g.rules.traits[arg_b(action)]
            law = forbids_defence(g, self, trait, g.animals[self.prey], arg_c(action), arg_d(action))
            out.append(law)
            if law == FLY_07:
                out.append(ATT_05)
            if law != ATT_05 and law != trait.law:
                out.append(trait.law)

    def clone(self) -> Attack:
        a = Attack(self.hunter, self.prey)
        a.tried = self.tried
        a.trying = self.trying
        a.ambush, a.bite, a.turned, a.stung = self.ambush, self.bite, self.turned, self.stung
        return a

    def possible(self, rules: Rules) -> bool:
        return self.hunter != self.prey


class Sting(Step[State]):
    """The hunter has its food, with all that followed from it: now it is paralysed, before any scavenger comes."""

    name: ClassVar[str] = "sting"
    on: ClassVar[str] = "go free-go meal scavenging sting"
    spec: ClassVar[str] = "hunter:born"

    def __init__(self, hunter: i64 = 0) -> None:
        self.hunter: i64 = hunter

    def resume(self, g: State) -> None:
        g.done()
        if g.animals[self.hunter].alive:
            g.paralyse(g.animals[self.hunter])

    def clone(self) -> Sting:
        return Sting(self.hunter)


def begin_attack(g: State, hunter: Animal, prey: Animal, ignored: i64, ambush: bool) -> None:
    """The hunter attacks: its attack of the turn.  It may ignore one trait of the prey."""
    mark_attack(g, hunter)
    g.tell(AMBUSHED if ambush else ATTACKED, hunter.id, prey.id)
    if ignored:
        ignore(g, hunter, prey, ignored)
    attack = Attack(hunter.id, prey.id)
    attack.ambush = ambush
    g.push(attack)
    strike(g, prey)
    attack.reach_prey(g)


def mark_attack(g: State, hunter: Animal) -> None:
    """Its attack of the turn is used up, even if the card leaves."""
    hunter.mark_used(CARNIVOROUS)
    hunter.did |= bit(CARNIVOROUS) & g.rules.lasting_mask


def strike(g: State, prey: Animal) -> None:
    """An attack has reached this animal: its cards remember it, even one that is switched off and may work again."""
    for trait in g.rules.struck:
        if prey.carries(trait.id):
            trait.struck(g, prey)


def cannot_ignore(g: State, hunter: Animal) -> i64:
    """The rule that stops the hunter from ignoring a trait of its prey."""
    for trait in g.rules.outwitting:
        if hunter.has(trait.id):
            return trait.outwits(g, hunter)
    return FLY_07


def ignore(g: State, hunter: Animal, prey: Animal, ignored: i64) -> None:
    """For this hunter, that trait of the prey doesn't work until the end of the turn."""
    hunter.mark_used(INTELLECT)
    g.ignore(hunter, named_card(g, prey, ignored))


def list_lures(g: State, attack: Attack, options: list[int]) -> bool:
    """A hidden Anglerfish may be turned over for an animal without traits; if attacked itself, it must be.

    The owner is asked whenever an animal without traits is attacked, so the question reveals nothing.
    """
    prey, hunter = g.animals[attack.prey], g.animals[attack.hunter]
    for a in g.players[prey.owner].herd:
        if is_bare(a) and is_lure(g, a):
            for ignored in ignorable(g, hunter):
                if forbids_lure(g, attack, a, ignored) == FREE:
                    options.append(act(USE, a.id, g.rules.lure, ignored & 255, ignored >> 8))
    if not options:
        options.append(PASS)
        return False
    return not is_lure(g, prey)


def forbids_lure(g: State, attack: Attack, a: Animal, ignored: i64) -> i64:
    """The rule that stops this animal from being turned over to ignore this trait of the attacker."""
    prey, hunter = g.animals[attack.prey], g.animals[attack.hunter]
    if is_lure(g, prey) and (a.id != prey.id or not is_bare(prey)):
        return FLY_17
    if not attack.lures(g) or a.owner != prey.owner or a.place != prey.place or not is_bare(a) or not is_lure(g, a):
        return FLY_16
    return FREE if can_be_ignored(g, hunter, ignored) else FLY_16


def is_bare(a: Animal) -> bool:
    """It has no traits at all, and hasn't been turned over."""
    return a.kinds == 0 and not a.revealed


def is_lure(g: State, a: Animal) -> bool:
    return UPPER[type_of(a.card)] == g.rules.lure


def strike_back(g: State, attack: Attack, angler: Animal, ignored: i64) -> None:
    """The Anglerfish is turned over and attacks the attacker, ignoring one of its traits; the first attack is over.

    Its bite is an answer to that attack: a hunter that was stung before is paralysed only after the bite.
    """
    hunter = g.animals[attack.hunter]
    g.done()
    if attack.stung:
        g.push(Sting(hunter.id))
    g.turn_over(angler)
    mark_attack(g, angler)
    g.ignore(angler, named_card(g, hunter, ignored))
    if shielded(g, angler, hunter) != FREE:
        g.tell(BITE_FAILED, angler.id, hunter.id)
        return
    g.tell(ATTACKED, angler.id, hunter.id)
    bite = Attack(angler.id, hunter.id)
    bite.bite = True
    g.push(bite)
    strike(g, hunter)
    bite.reach_prey(g)


def refuse_lure(g: State, attack: Attack, action: i64, out: list[int]) -> None:
    """What stops an Anglerfish from being turned over like this, or from staying hidden."""
    if kind_of(action) == PASS:
        out.append(FLY_17)
    elif kind_of(action) == USE and arg_b(action) == g.rules.lure:
        law = forbids_lure(g, attack, g.animals[arg_a(action)], arg_c(action) | arg_d(action) << 8)
        out.append(law)
        if law == FLY_17:
            out.append(FLY_16)
    else:
        out += [ATT_05, FLY_16]


def forbids_defence(g: State, attack: Attack, trait: Trait, prey: Animal, target: i64, more: i64) -> i64:
    """The rule that stops the prey from answering like this: a trait it lacks, that is ignored, or can't be used so."""
    seen = against(g, g.animals[attack.hunter], prey)
    if prey.has(trait.id) and not seen >> trait.id & 1 and trait in g.rules.defending:
        return FLY_07
    working = against(g, g.animals[attack.hunter], prey, attack.ambush) & ~attack.tried
    if not working >> trait.id & 1 or trait not in g.rules.defending:
        return ATT_05
    return trait.cannot_defend(g, attack, target, more)


def list_defences(g: State, attack: Attack, trait: Trait, prey: Animal, options: list[int]) -> None:
    """Every way the prey may answer with this trait."""
    if trait.aim == AN_ANIMAL:
        for other in g.players[prey.owner].herd:
            if trait.cannot_defend(g, attack, other.id, 0) == FREE:
                options.append(act(USE, prey.id, trait.id, other.id))
    elif trait.aim == A_CARD:
        list_cards(g, attack, trait, prey, options)
    elif trait.cannot_defend(g, attack, 0, 0) == FREE:
        options.append(act(USE, prey.id, trait.id))


def list_cards(g: State, attack: Attack, trait: Trait, prey: Animal, options: list[int]) -> None:
    """A choice among the trait cards on the prey."""
    for kind, which in cards_on(g, prey):
        if trait.cannot_defend(g, attack, kind, which) == FREE:
            options.append(act(USE, prey.id, trait.id, kind, which))


def cards_on(g: State, a: Animal) -> list[tuple[i64, i64]]:
    """The trait cards of an animal by kind: equals differ by their position, pair cards by the partner."""
    out: list[tuple[i64, i64]] = []
    for i in range(len(a.traits)):
        kind = trait_of(a.traits[i])
        equals: i64 = 0
        for j in range(i):
            if trait_of(a.traits[j]) == kind:
                equals += 1
        out.append((kind, equals))
    for joined in g.pairs:
        pair: i64 = joined
        partner = partner_of(pair, a.id)
        if partner >= 0 and g.animals[partner].alive:
            out.append((trait_of(pair), partner))
    return out
