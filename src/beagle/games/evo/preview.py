"""What an option would lead to, before it is chosen: the odds of a fight, the purse, who would die.

It uses only public information, and the purse and the cards of the player who is asked.
"""

from __future__ import annotations

from beagle.games.evo import actions, ids
from beagle.games.evo.ids import CARD_NAMES
from beagle.games.evo.law import FREE
from beagle.games.evo.outlook import odds
from beagle.games.evo.state import State
from beagle.games.evo.steps.birth import SIDES
from beagle.games.evo.steps.fight import Fight
from beagle.games.evo.steps.survival import Losses
from beagle.games.evo.words import event_name, ground_name, terrain_name
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.data import Outcome, Plain
from beagle.kernel.message import Argument, Message


def preview(g: State, action: int) -> list[Outcome]:
    """What the actor may know about the result; nothing if that is obvious."""
    kind = kind_of(action)
    if action not in g.options or g.actor < 0 or kind == PASS:
        return []
    if kind == ids.LOSE:
        return death(g, actions.only_cell(action))
    if kind == ids.BID:
        price = g.price(g.actor, actions.bid_column(action), actions.bid_field(action))
        return [outcome("bid", {"left": int(g.players[g.actor].mp - price)})]
    if kind == ids.ATTACK:
        return fight(g, actions.start_cell(action), actions.end_cell(action))
    if kind in (ids.BIRTH, ids.EXCHANGE):
        cell = actions.end_cell(action) if kind == ids.EXCHANGE else actions.only_cell(action)
        if g.board[cell] >= 0 and g.board[cell] != g.actor:
            return [babies(g)]
    if kind == ids.PLAY and g.rules.cards[actions.play_card(action)].aim == ids.A_TURN:
        return weather(g, action)
    return losses(g, action)


def outcome(name: str, args: dict[str, Argument]) -> Outcome:
    return Outcome(name, {}, Message(f"evo-preview-{name}", args))


def fight(g: State, start: int, end: int) -> list[Outcome]:
    """Horns and odds, where the loser could flee to, and the ground that is won."""
    chance = odds(g, g.actor, g.board[end])
    args: dict[str, Argument] = {
        "attack": chance.attack,
        "defence": chance.defence,
        "wins": chance.wins,
        "sides": chance.sides,
    }
    out = [outcome("fight", args)]
    if g.players[g.board[end]].flees:
        pending = Fight(start, end)
        ways = [cell for cell in g.rules.land.near[end] if pending.forbids_flight(g, cell) == FREE]
        out.append(outcome("flight", {"cells": len(ways)}))
    ground: dict[str, Argument] = {
        "terrain": terrain_name(g.rules.land.terrain[end]),
        "ground": ground_name(g.ground(end)),
    }
    return [*out, outcome("ground", ground), *armed(g, end, chance.wins)]


def armed(g: State, end: int, wins: int) -> list[Outcome]:
    """The cards of the player that would change the odds, if they were played first."""
    out = []
    for action in g.options:
        if kind_of(action) != ids.PLAY:
            continue
        card = actions.play_card(action)
        if g.rules.cards[card].attack == 0:
            continue
        after = g.clone()
        after.choose(action)
        then = odds(after, g.actor, g.board[end])
        if then.wins != wins:
            args: dict[str, Argument] = {"card": event_name(card), "wins": then.wins, "sides": then.sides}
            data: dict[str, Plain] = {"card": CARD_NAMES[card], "wins": then.wins}
            out.append(Outcome("card-first", data, Message("evo-preview-card-first", args)))
    return out


def babies(g: State) -> Outcome:
    """A newborn that attacks an enemy."""
    clan = g.players[g.actor]
    args: dict[str, Argument] = {
        "kills": int(clan.kills_to),
        "dies": int(clan.fails_to - clan.kills_to),
        "back": int(SIDES - clan.fails_to),
    }
    return outcome("babies", args)


def weather(g: State, action: int) -> list[Outcome]:
    """What the climate would be if the dial turned this way, and what that would cost."""
    after = g.clone()
    after.choose(action)
    after.turn_dial()
    grounds = after.rules.dial[after.dial]
    args: dict[str, Argument] = {
        name: ground_name(ground) for name, ground in zip(ids.TERRAIN_NAMES, grounds, strict=True)
    }
    return [outcome("climate", args), *change(g, after)]


def death(g: State, cell: int) -> list[Outcome]:
    """Choosing one that could be saved means one more death."""
    after = g.clone()
    after.lose(cell)
    spared = Losses(after, g.actor).count >= Losses(g, g.actor).count
    return [outcome("could-live", {})] if spared else []


def losses(g: State, action: int) -> list[Outcome]:
    """How many of the player's own would die if survival came then, where the option changes it."""
    after = g.clone()
    after.choose(action)
    return change(g, after)


def change(g: State, after: State) -> list[Outcome]:
    before, then = int(Losses(g, g.actor).count), int(Losses(after, g.actor).count)
    return [] if before == then else [outcome("losses", {"before": before, "losses": then})]
