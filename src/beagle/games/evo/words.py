"""What is said about the game, as keys and arguments: log lines, questions, options, refusals."""

from __future__ import annotations

from beagle.games.evo import actions, ids, rulebook
from beagle.games.evo.outlook import odds
from beagle.games.evo.rulesets import rules
from beagle.games.evo.scoring import Points
from beagle.games.evo.state import State
from beagle.games.evo.steps.birth import SIDES
from beagle.games.evo.steps.cards import OwnWindow, Window
from beagle.games.evo.view import View
from beagle.kernel.action import PASS, ROLL, kind_of, rolled_face
from beagle.kernel.base.ties import Below
from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.hexes import hex_name
from beagle.kernel.message import Argument, Message, Refusal, Seat
from beagle.kernel.ranking import Tie
from beagle.kernel.state import CHANCE


def gene_name(gene: int) -> Message:
    return Message(f"gene-{ids.GENE_NAMES[gene]}", {})


def offer_name(gene: int) -> Message:
    """What a column of the laboratory offers: a gene, or an event card in the first column."""
    if gene == ids.NO_GENE:
        return Message("evo-offer-card", {})
    return Message("evo-offer-gene", {"gene": gene_name(gene)})


def event_name(c: int) -> Message:
    """An event card, or an unknown one."""
    type = type_of(c)
    return Message("event-unknown" if type == UNKNOWN else f"event-{ids.CARD_NAMES[type]}", {})


def ground_name(ground: int) -> Message:
    return Message(f"ground-{ids.GROUNDS[ground]}", {})


def terrain_name(terrain: int) -> Message:
    return Message(f"terrain-{ids.TERRAIN_NAMES[terrain]}", {})


def question_name(v: View) -> str:
    """The name of the current question."""
    if not v.stack:
        return "over"
    if v.actor == CHANCE:
        return "chance"
    name, values = v.stack[-1]
    if name in ("window", "own-window"):
        return "window"
    if name == "choose-place":
        return "council" if values[1] else "adrenaline"
    return name


def question(v: View) -> Message:
    """What is asked now, and who is asked; for a card, at which moment."""
    name = question_name(v)
    if not v.stack or v.actor == CHANCE:
        return Message(f"evo-ask-{name}", {})
    step, values = v.stack[-1]
    args: dict[str, Argument] = {"seat": Seat(v.actor)}
    if name == "window":
        name = f"window-{ids.MOMENTS[values[0]]}"
    elif step == "moves":
        args["points"] = v.points
    elif step == "birth-go":
        args["births"] = v.births
    elif step == "fight":
        args["cell"] = hex_name(rules(v.ruleset, v.seats, v.map).land.cells[values[1]])
    return Message(f"evo-ask-{name}", args)


def describe(g: State, action: int) -> Message:
    """An option in words."""
    kind = kind_of(action)
    if kind == PASS:
        step = g.stack[-1]
        name = "window" if isinstance(step, Window | OwnWindow) else step.name
        return Message(f"evo-move-pass-{name}", {})
    if kind == ROLL:
        return Message("evo-move-roll", {"face": rolled_face(action)})
    if kind == ids.DRAW:
        return Message("evo-move-draw", {"gene": gene_name(actions.drawn_gene(action))})
    if kind == ids.FACE:
        return Message("evo-move-face", {"face": Message(f"face-{ids.FACE_NAMES[actions.shown_face(action)]}", {})})
    if kind == ids.PLACE:
        return Message("evo-move-place", {"place": actions.track_place(action) + 1})
    if kind == ids.BID:
        return describe_bid(g, actions.bid_column(action), actions.bid_field(action))
    if kind == ids.PLAY:
        return describe_play(g, actions.play_card(action), actions.play_target(action))
    return describe_cells(g, action)


def describe_bid(g: State, column: int, bid: int) -> Message:
    args: dict[str, Argument] = {"column": column + 1, "bid": bid, "price": int(g.price(g.actor, column, bid))}
    if column == 0:
        return Message("evo-move-bid-card", args)
    return Message("evo-move-bid", args | {"gene": gene_name(g.lab[column])})


def describe_play(g: State, type: int, target: int) -> Message:
    args: dict[str, Argument] = {"card": event_name(type)}
    if target < 0:
        return Message("evo-move-play", args)
    aim = g.rules.cards[type].aim
    if aim == ids.A_CELL:
        owner = Seat(g.board[target])
        return Message("evo-move-play-cell", args | {"cell": hex_name(g.rules.land.cells[target]), "owner": owner})
    if aim == ids.A_TURN:
        return Message("evo-move-play-turn", args | {"turn": ids.TOKEN_NAMES[target]})
    return Message("evo-move-play-place", args | {"place": target + 1})


def describe_cells(g: State, action: int) -> Message:
    land, kind = g.rules.land, kind_of(action)
    start = end = actions.only_cell(action)
    if kind in (ids.WALK, ids.SWIM, ids.FLY, ids.ATTACK, ids.EXCHANGE):
        start, end = actions.start_cell(action), actions.end_cell(action)
    args: dict[str, Argument] = {"from": hex_name(land.cells[start]), "to": hex_name(land.cells[end])}
    args["terrain"] = terrain_name(land.terrain[end])
    args["ground"] = ground_name(g.ground(end))
    names = {ids.WALK: "walk", ids.SWIM: "swim", ids.FLY: "fly", ids.FLEE: "flee", ids.LOSE: "lose"}
    if kind == ids.ATTACK:
        chance = odds(g, g.board[start], g.board[end])
        args |= {"owner": Seat(g.board[end]), "wins": chance.wins, "sides": chance.sides}
        return Message("evo-move-attack", args)
    if kind in names:
        return Message(f"evo-move-{names[kind]}", args)
    name = "exchange" if kind == ids.EXCHANGE else "birth"
    if attacks_as_newborn(g, action):
        throw: dict[str, Argument] = {"wins": int(g.players[g.actor].kills_to), "sides": SIDES}
        return Message(f"evo-move-{name}-babies", args | throw | {"owner": Seat(g.board[end])})
    return Message(f"evo-move-{name}", args)


def attacks_as_newborn(g: State, action: int) -> bool:
    """Is there a dinosaur where the newborn goes, other than the one that is exchanged for it?"""
    if kind_of(action) == ids.EXCHANGE:
        end = actions.end_cell(action)
        return g.board[end] >= 0 and end != actions.start_cell(action)
    return g.board[actions.only_cell(action)] >= 0


def refusal(g: State, seat: int, action: int) -> Refusal | None:
    """Why this seat may not make this move now: a seat that is not asked learns only that."""
    numbers = g.refusals_of(seat, action)
    if not numbers:
        return None
    names = tuple(dict.fromkeys(rulebook.name(number) for number in numbers))
    return Refusal(names, Message(f"{names[0]}.why", {}))


def sheet(points: Points) -> list[tuple[Message, int]]:
    """Where a seat's points come from: only mutation points."""
    return [(Message("evo-points", {}), points.mutation)]


def tie(tied: Tie) -> Message:
    """What decided among those with the most points: the dinosaurs on the board."""
    args: dict[str, Argument] = {
        "rule": "DI-SURV-04",
        "points": tied.points,
        "best": tied.best,
        "winners": len(tied.winners),
    }
    if tied.shared:
        return Message("evo-tie-shared", args)
    return Message("evo-tie-decided", {**args, "next": tied.next})


def tie_below(tied: Below) -> Message:
    """What put a clan before another behind the winners: the same."""
    return Message("evo-tie-below", {"points": tied.points, "best": tied.best, "before": Seat(tied.before)})
