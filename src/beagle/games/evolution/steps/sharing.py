"""Getting food, and how pair traits react to it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import FIRED, Animal, partner_of, trait_of
from beagle.games.evolution.ids import USE
from beagle.games.evolution.law import CON_12, FREE, RUL_18, TR_20
from beagle.games.evolution.state import State
from beagle.kernel.action import kind_of
from beagle.kernel.state import Step


def feed(g: State, eater: Animal, tokens: i64) -> None:
    """The animal gets blue tokens; all are placed before any pair trait works."""
    if g.give_blue(eater, tokens) > 0:
        share_food(g, eater, red=False)


def share_food(g: State, eater: Animal, red: bool) -> None:
    """An animal got food: its pair traits that react to it are added to those waiting to work."""
    if not eater.mask & g.rules.sharing_mask:
        return
    waiting: list[int] = []
    for i in range(g.pairs.size):
        pair = g.pairs[i]
        partner = partner_of(pair, eater.id)
        if partner >= 0 and not pair & FIRED and g.rules.traits[trait_of(pair)].fires(red) and g.works(pair):
            waiting.append(actions.use_on(eater.id, trait_of(pair), partner))
    if not waiting:
        return
    top = g.stack[-1]
    if isinstance(top, Sharing):
        for share in waiting:
            if share not in top.waiting:
                top.waiting.append(share)
    else:
        g.push(Sharing(eater.owner, waiting))


class Sharing(Step[State]):
    """Pair traits work immediately, each once per round; their owner chooses the order.

    If its partner can't take food, a trait keeps waiting until the others are done, and then lapses.
    """

    name: ClassVar[str] = "sharing"
    on: ClassVar[str] = "go free-go scavenging meal sting"
    spec: ClassVar[str] = "seat:seat waiting:action*"

    def __init__(self, seat: i64 = 0, waiting: list[int] | None = None) -> None:
        self.seat: i64 = seat
        self.waiting: list[int] = [] if waiting is None else waiting  # a share is the action that carries it out

    def resume(self, g: State) -> None:
        options = g.listing()
        for share in self.waiting:
            if cannot_share(g, share) == FREE:
                options.append(share)
        if options:
            g.ask(self.seat, options)
        else:
            g.done()

    def answer(self, g: State, action: i64) -> None:
        self.waiting.remove(action)
        giver, trait = actions.acting_animal(action), actions.used_trait(action)
        receiver = actions.target_animal(action)
        i = g.pair_between(trait, giver, receiver)
        g.pairs[i] = g.pairs[i] | FIRED
        tell.shared(g, giver, receiver, trait)
        g.rules.traits[trait].share(g, g.animals[receiver])

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) == USE and action in self.waiting:
            out += [cannot_share(g, action), RUL_18]
        else:
            out += [RUL_18, TR_20]

    def kinds(self) -> list[int]:
        return [USE]

    def clone(self) -> Sharing:
        return Sharing(self.seat, self.waiting.copy())


def cannot_share(g: State, share: i64) -> i64:
    """The rule that stops this share from being carried out now."""
    trait = actions.used_trait(share)
    i = g.pair_between(trait, actions.acting_animal(share), actions.target_animal(share))
    if i < 0:
        return RUL_18
    pair = g.pairs[i]
    if pair & FIRED:
        return TR_20
    if not g.works(pair):
        return CON_12
    return g.rules.traits[trait].cannot_share(g, g.animals[actions.target_animal(share)])
