"""An attack, from the leap to the kill, and those who eat what is left."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.evolution.animal import Animal, partner_of, trait_of
from beagle.evolution.ids import A_CARD, AN_ANIMAL, ATTACKED, EATEN, NOT_DEFENDED, REDIRECTED, SCAVENGED, SCAVENGER, USE
from beagle.evolution.law import ATT_05, FREE, RUL_08, RUL_16, TR_15
from beagle.evolution.state import State
from beagle.evolution.steps.meal import feed
from beagle.evolution.trait import Rules, Trait
from beagle.kernel.action import PASS, act, arg_a, arg_b, arg_c, arg_d, kind_of
from beagle.kernel.table import Step


class Attack(Step[State]):
    """The owner of the prey uses its answers in any order, each once; when none saves it, it is eaten.

    An answer that is compulsory comes before the animal can be eaten.
    """

    name: str = "attack"
    on: str = "go free-go"
    spec: str = "hunter:animal prey:animal trying:trait tried:traits"

    def __init__(self, hunter: i64 = 0, prey: i64 = 0) -> None:
        self.hunter: i64 = hunter
        self.prey: i64 = prey
        self.tried: i64 = 0  # answers used against this attack, one bit a trait
        self.trying: i64 = 0  # the answer that waits for a die

    def resume(self, g: State) -> None:
        prey = g.animals[self.prey]
        options: list[int] = []
        refusable = True
        if prey.mask & g.rules.defending_mask & ~self.tried:
            for trait in g.rules.defending:
                if prey.has(trait.id) and not self.tried >> trait.id & 1:
                    before = len(options)
                    list_defences(g, self, trait, prey, options)
                    if trait.compulsory and len(options) > before:
                        refusable = False
        if not options:
            self.succeed(g)
            return
        if refusable:
            options.append(PASS)
        g.ask(prey.owner, options)

    def answer(self, g: State, action: i64) -> None:
        if action == PASS:
            g.tell(NOT_DEFENDED, self.prey)
            self.succeed(g)
            return
        one: i64 = 1
        self.trying = arg_b(action)
        self.tried |= one << self.trying
        g.rules.traits[self.trying].defend(g, self, arg_c(action), arg_d(action))

    def returned(self, g: State, value: i64) -> None:
        """The die has fallen."""
        g.rules.traits[self.trying].rolled(g, self, value)

    def redirect(self, g: State, prey: i64) -> None:
        """The attack goes on against another animal, which answers with all it has."""
        g.tell(REDIRECTED, self.prey, prey)
        self.prey = prey
        self.tried = 0
        self.trying = 0

    def fail(self, g: State, tokens: i64) -> None:
        """The prey lives; the attack is used up; the hunter gets this much."""
        g.done()
        prey = g.animals[self.prey]
        for trait in g.rules.spared:
            if prey.has(trait.id):
                trait.spared(g, prey)
        if tokens > 0:
            feed(g, g.animals[self.hunter], tokens)

    def succeed(self, g: State) -> None:
        """The prey is eaten: the hunter gets two blue tokens, then others may get theirs."""
        g.done()
        hunter, prey = g.animals[self.hunter], g.animals[self.prey]
        for trait in g.rules.eaten:
            if prey.has(trait.id):
                trait.eaten(g, hunter, prey)
        g.remove(prey, EATEN)
        for trait in g.rules.after_kill:
            trait.after_kill(g, hunter.owner, hunter.place)
        feed(g, hunter, 2)

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) == PASS:
            out.append(RUL_08)
            for option in g.options:
                law = g.rules.traits[arg_b(option)].law
                if law not in out:
                    out.append(law)
        elif kind_of(action) != USE or arg_a(action) != self.prey:
            out.append(ATT_05)
        else:
            trait = g.rules.traits[arg_b(action)]
            law = forbids_defence(g, self, trait, g.animals[self.prey], arg_c(action), arg_d(action))
            out.append(law)
            if law != ATT_05 and law != trait.law:
                out.append(trait.law)

    def clone(self) -> Attack:
        a = Attack(self.hunter, self.prey)
        a.tried = self.tried
        a.trying = self.trying
        return a

    def save(self) -> list[int]:
        return [self.hunter, self.prey, self.trying, self.tried]

    def load(self, values: list[int]) -> None:
        self.hunter, self.prey, self.trying, self.tried = values[0], values[1], values[2], values[3]

    def possible(self, rules: Rules) -> bool:
        return self.hunter != self.prey


def begin_attack(g: State, hunter: Animal, prey: Animal) -> None:
    """The hunter leaps."""
    g.tell(ATTACKED, hunter.id, prey.id)
    g.push(Attack(hunter.id, prey.id))


def forbids_defence(g: State, attack: Attack, trait: Trait, prey: Animal, target: i64, more: i64) -> i64:
    """The rule that keeps the prey from answering like this: what it has not, has tried, or cannot do."""
    if not prey.has(trait.id) or trait not in g.rules.defending or attack.tried >> trait.id & 1:
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
    """A choice among the trait cards on the prey: equals are told apart by their place, pairs by the partner."""
    for i in range(len(prey.traits)):
        kind = trait_of(prey.traits[i])
        equals: i64 = 0
        for j in range(i):
            if trait_of(prey.traits[j]) == kind:
                equals += 1
        if trait.cannot_defend(g, attack, kind, equals) == FREE:
            options.append(act(USE, prey.id, trait.id, kind, equals))
    for joined in g.pairs:
        pair: i64 = joined
        partner = partner_of(pair, prey.id)
        if partner >= 0 and trait.cannot_defend(g, attack, trait_of(pair), partner) == FREE:
            options.append(act(USE, prey.id, trait.id, trait_of(pair), partner))


class Scavenging(Step[State]):
    """After a kill one scavenger gets a blue token: the first that can take it, clockwise from the hunter's owner."""

    name: str = "scavenging"
    on: str = "go free-go"
    spec: str = "seat:seat place:number"

    def __init__(self, seat: i64 = 0, place: i64 = 0) -> None:
        self.seat: i64 = seat  # the hunter's owner
        self.place: i64 = place

    def resume(self, g: State) -> None:
        seat = self.seat
        for _ in range(g.seats):
            options: list[int] = []
            for a in g.players[seat].herd:
                if self.forbids(g, a, seat) == FREE:
                    options.append(act(USE, a.id, SCAVENGER))
            if options:
                g.ask(seat, options)
                return
            seat = g.left_of(seat)
        g.done()

    def forbids(self, g: State, a: Animal, seat: i64) -> i64:
        if a.owner != seat or not a.has(SCAVENGER) or a.place != self.place:
            return TR_15
        return g.cannot_eat(a)

    def answer(self, g: State, action: i64) -> None:
        g.done()
        eater = g.animals[arg_a(action)]
        g.tell(SCAVENGED, eater.id)
        feed(g, eater, 1)

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) == USE and arg_b(action) == SCAVENGER:
            out.append(self.forbids(g, g.animals[arg_a(action)], g.actor))
        else:
            out.append(RUL_16)

    def clone(self) -> Scavenging:
        return Scavenging(self.seat, self.place)

    def save(self) -> list[int]:
        return [self.seat, self.place]

    def load(self, values: list[int]) -> None:
        self.seat, self.place = values[0], values[1]

    def possible(self, rules: Rules) -> bool:
        return self.place < len(rules.places)
