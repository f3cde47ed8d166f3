"""An attack, from its start to the kill, and the animals that eat what is left."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import Animal, partner_of, trait_of
from beagle.games.evolution.ids import A_CARD, AN_ANIMAL, CARNIVOROUS, INTELLECT, USE
from beagle.games.evolution.law import ATT_05, FLY_07, FREE, RUL_08, RUL_09, RUL_20
from beagle.games.evolution.reach import against, can_be_ignored, ignorable, named_card
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.sharing import feed
from beagle.games.evolution.trait import Rules, Trait
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList
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
        self.bite: bool = False  # it answers another attack
        self.turned: bool = False  # the attack was redirected to this prey, and the hunter may still ignore a trait
        self.stung: bool = False  # it has reached an animal that paralyses the hunter

    def resume(self, g: State) -> None:
        if self.turned:
            if g.animals[self.prey].kinds and cannot_ignore(g, g.animals[self.hunter]) == FREE:
                self.ask_hunter(g)
                return
            self.turned = False
            self.reach_prey(g)
        options = g.listing()
        refusable = self.list_answers(g, options)
        if not options:
            self.succeed(g)
            return
        if refusable:
            options.append(PASS)
        g.ask(g.animals[self.prey].owner, options)

    def list_answers(self, g: State, options: IntList) -> bool:
        """All answers the owner of the prey has; returns whether they may also let it be eaten."""
        prey = g.animals[self.prey]
        first = self.interruption(g)
        if first is not None:
            return first.list_interruptions(g, self, options)
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

    def interruption(self, g: State) -> Trait | None:
        """The trait that the owner of the prey is asked about before all other answers.  This is public."""
        for trait in g.rules.interrupting:
            if not self.tried >> trait.id & 1 and trait.interrupts(g, self):
                return trait
        return None

    def ask_hunter(self, g: State) -> None:
        """A hunter that hasn't ignored a trait yet may do so before the new prey answers."""
        hunter, prey = g.animals[self.hunter], g.animals[self.prey]
        options = g.listing()
        for ignored in ignorable(g, prey):
            options.append(actions.use_to_ignore(hunter.id, INTELLECT, ignored))
        options.append(PASS)
        g.ask(hunter.owner, options)

    def answer(self, g: State, action: i64) -> None:
        if self.turned:
            self.turned = False
            if action != PASS:
                ignore(g, g.animals[self.hunter], g.animals[self.prey], actions.target_ignored(action))
            self.reach_prey(g)
            return
        first = self.interruption(g)
        if first is not None:
            self.tried |= bit(first.id)
            if action != PASS:
                first.interrupt(g, self, action)
            return
        if action == PASS:
            tell.not_defended(g, self.prey)
            self.succeed(g)
            return
        self.trying = actions.used_trait(action)
        self.tried |= bit(self.trying)
        g.rules.traits[self.trying].defend(g, self, actions.use_target(action), actions.use_more(action))

    def returned(self, g: State, value: i64) -> None:
        """The die was rolled."""
        g.rules.traits[self.trying].rolled(g, self, value)

    def reach_prey(self, g: State) -> None:
        """The hunter has chosen what it ignores: does the prey sting it?"""
        if against(g, g.animals[self.hunter], g.animals[self.prey]) & g.rules.stinging_mask:
            self.stung = True

    def redirect(self, g: State, prey: i64) -> None:
        """The attack continues against another animal, which can answer with everything it has."""
        tell.redirected(g, self.prey, prey)
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
            g.remove(prey, tell.EATEN)
        for trait in g.rules.after_kill:
            trait.after_kill(g, hunter.owner, hunter.place)
        if self.stung:
            g.push(Sting(self.hunter))
        feed(g, hunter, 2)

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if self.turned:
            named = actions.uses(action, INTELLECT) and actions.acting_animal(action) == self.hunter
            ignored = actions.target_ignored(action)
            if not named or not can_be_ignored(g, g.animals[self.prey], ignored):
                out += [RUL_20, RUL_09] if named else [RUL_09]
            return
        first = self.interruption(g)
        if first is None and kind_of(action) == USE and trait_used(g, action) in g.rules.interrupting:
            first = trait_used(g, action)  # at a moment that isn't its own
        if first is not None:
            first.refuse_interruption(g, self, action, out)
        elif kind_of(action) == PASS:
            out.append(RUL_08)
            for option in g.options:
                trait = trait_used(g, option)
                if trait.compulsory and trait.law not in out:
                    out.append(trait.law)
        elif kind_of(action) != USE or actions.acting_animal(action) != self.prey:
            out.append(ATT_05)
        else:
            trait = trait_used(g, action)
            target, more = actions.use_target(action), actions.use_more(action)
            law = forbids_defence(g, self, trait, g.animals[self.prey], target, more)
            out.append(law)
            if law == FLY_07:
                out.append(ATT_05)
            if law != ATT_05 and law != trait.law:
                out.append(trait.law)

    def kinds(self) -> list[int]:
        return [USE]

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


def trait_used(g: State, action: i64) -> Trait:
    return g.rules.traits[actions.used_trait(action)]


def begin_attack(g: State, hunter: Animal, prey: Animal, ignored: i64, ambush: bool) -> None:
    """The hunter attacks: its attack of the turn.  It may ignore one trait of the prey."""
    mark_attack(g, hunter)
    if ambush:
        tell.ambushed(g, hunter.id, prey.id)
    else:
        tell.attacked(g, hunter.id, prey.id)
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


def forbids_defence(g: State, attack: Attack, trait: Trait, prey: Animal, target: i64, more: i64) -> i64:
    """The rule that stops the prey from answering like this: a trait it lacks, that is ignored, or can't be used so."""
    seen = against(g, g.animals[attack.hunter], prey)
    if prey.has(trait.id) and not seen >> trait.id & 1 and trait in g.rules.defending:
        return FLY_07
    working = against(g, g.animals[attack.hunter], prey, attack.ambush) & ~attack.tried
    if not working >> trait.id & 1 or trait not in g.rules.defending:
        return ATT_05
    return trait.cannot_defend(g, attack, target, more)


def list_defences(g: State, attack: Attack, trait: Trait, prey: Animal, options: IntList) -> None:
    """Every way the prey may answer with this trait."""
    if trait.aim == AN_ANIMAL:
        for other in g.players[prey.owner].herd:
            if trait.cannot_defend(g, attack, other.id, 0) == FREE:
                options.append(actions.use_on(prey.id, trait.id, other.id))
    elif trait.aim == A_CARD:
        list_cards(g, attack, trait, prey, options)
    elif trait.cannot_defend(g, attack, 0, 0) == FREE:
        options.append(actions.use(prey.id, trait.id))


def list_cards(g: State, attack: Attack, trait: Trait, prey: Animal, options: IntList) -> None:
    """A choice among the trait cards on the prey."""
    for kind, which in cards_on(g, prey):
        if trait.cannot_defend(g, attack, kind, which) == FREE:
            options.append(actions.use_card(prey.id, trait.id, kind, which))


def cards_on(g: State, a: Animal) -> list[tuple[i64, i64]]:
    """The trait cards of an animal by kind: equals differ by their position, pair cards by the partner."""
    out: list[tuple[i64, i64]] = []
    for i in range(a.traits.size):
        kind = trait_of(a.traits[i])
        equals: i64 = 0
        for j in range(i):
            if trait_of(a.traits[j]) == kind:
                equals += 1
        out.append((kind, equals))
    for i in range(g.pairs.size):
        pair = g.pairs[i]
        partner = partner_of(pair, a.id)
        if partner >= 0 and g.animals[partner].alive:
            out.append((trait_of(pair), partner))
    return out
