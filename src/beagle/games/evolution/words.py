"""What to say about the game, as keys and arguments: log lines, questions, options, refusals."""

from __future__ import annotations

from beagle.games.evolution import actions, ids, rulebook
from beagle.games.evolution.animal import Animal, trait_of
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.scoring import ANIMAL, Points
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.steps.feeding import Go
from beagle.games.evolution.view import STEPS, View, state_of
from beagle.kernel.action import PASS, ROLL, kind_of, rolled_face
from beagle.kernel.base.ties import Below
from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.message import Argument, Message, Piece, Refusal, Seat
from beagle.kernel.ranking import Tie
from beagle.kernel.state import CHANCE
from beagle.kernel.text import piece_name


def piece(id: int) -> Piece:
    return Piece(piece_name(id))


def trait_name(trait: int) -> Message:
    return Message(f"trait-{ids.TRAIT_NAMES[trait]}", {})


def place_name(told: int) -> Message:
    return Message(f"place-{ids.PLACES[told]}", {})


def card_words(c: int) -> Message:
    """A printed card by its traits, or a card the viewer may not know."""
    type = type_of(c)
    if type == UNKNOWN:
        return Message("card-unknown", {})
    printed = CARDS[type]
    if printed.lower == ids.NONE:
        return Message("card-single", {"trait": trait_name(printed.upper)})
    return Message("card-double", {"upper": trait_name(printed.upper), "lower": trait_name(printed.lower)})


def question_name(v: View) -> str:
    """The name of the current question."""
    if not v.stack:
        return "over"
    if v.actor == CHANCE:
        return "chance"
    step, values = v.stack[-1]
    name = STEPS.by_name[step].asks or step
    if name == "attack":
        return attack_question(v, values)
    return "go-side" if name == "go" and values[1] else name


def question(v: View) -> Message:
    """What is asked now, and who is asked."""
    name = question_name(v)
    if not v.stack or v.actor == CHANCE:
        return Message(f"ask-{name}", {})
    step, values = v.stack[-1]
    args: dict[str, Argument] = {"seat": Seat(v.actor)}
    if step == Attack().name:
        args["animal"], args["target"] = piece(values[0]), piece(values[1])
        args["owner"] = Seat(int(state_of(v).animals[values[0]].owner))
    if name == "meal":
        args["target"] = piece(values[0])
    return Message(f"ask-{name}", args)


def attack_question(v: View, values: list[int]) -> str:
    """The prey's owner is asked or, after a redirection, the hunter's; the question reveals only what is public."""
    attack = Attack()
    attack.load(values)
    if attack.turned:
        return "turned"
    return "lure" if attack.interruption(state_of(v)) else "attack"


def pass_name(g: State) -> str:
    step = g.stack[-1]
    if isinstance(step, Attack):
        return "turned" if step.turned else "lure" if step.interruption(g) else "attack"
    return step.asks or step.name


def describe(g: State, action: int) -> Message:
    """An option in words."""
    kind = kind_of(action)
    if kind == PASS:
        return Message(f"move-pass-{pass_name(g)}", {})
    if kind == ROLL:
        return Message("move-roll", {"face": rolled_face(action)})
    if kind == ids.ANIMAL:
        return describe_animal(g, action)
    if kind == ids.RESTORE:
        card = actions.played_card(action)
        key = "move-restore-from-deck" if card == UNKNOWN else "move-restore"
        return Message(key, {"card": card_words(card), "animal": piece(actions.restored_animal(action))})
    if kind in (ids.TRAIT, ids.PAIR):
        return describe_play(g, action)
    if kind == ids.TAKE:
        return Message("move-take", {"animal": piece(actions.acting_animal(action))})
    return describe_use(g, action)


def describe_animal(g: State, action: int) -> Message:
    args: dict[str, Argument] = {"card": card_words(actions.played_card(action))}
    if not g.rules.wide:
        return Message("move-animal", args)
    return Message("move-animal-in-place", args | {"place": place_name(actions.put_place(action) + 1)})


def describe_play(g: State, action: int) -> Message:
    """A card played as a trait."""
    trait = actions.played_trait(action)
    args: dict[str, Argument] = {"trait": trait_name(trait), "animal": piece(actions.played_on(action))}
    args |= card_args(actions.played_card(action))
    if kind_of(action) == ids.TRAIT:
        settling = isinstance(g.stack[-1], Go)  # while feeding it comes from the middle
        return Message("move-settle" if settling else "move-trait", args)
    args["partner"] = piece(actions.played_partner(action))
    return Message("move-symbiosis" if trait == ids.SYMBIOSIS else "move-pair", args)


def card_args(type: int) -> dict[str, Argument]:
    """The card that is played, and how many sides it has: if two, the text names the card and the trait."""
    return {"card": card_words(type), "sides": 1 if CARDS[type].lower == ids.NONE else 2}


def describe_use(g: State, action: int) -> Message:
    trait = g.rules.traits[actions.used_trait(action)]
    args: dict[str, Argument] = {"animal": piece(actions.acting_animal(action)), "trait": trait_name(trait.id)}
    name = ids.TRAIT_NAMES[trait.id]
    if trait.aim == ids.AN_EXCHANGE:
        return describe_exchange(g, action, args)
    if trait.aim == ids.A_PLACE:
        args["place"] = place_name(actions.target_place(action) + 1)
    elif trait.pair or trait.aim == ids.AN_ANIMAL:
        args["target"] = piece(actions.target_animal(action))
        if ignored := actions.attack_ignores(action):
            return describe_ignoring(g, f"move-{name}-ignoring", ignored, args)
    elif trait.aim == ids.A_TRAIT:
        return describe_ignoring(g, f"move-{name}", actions.target_ignored(action), args)
    elif trait.aim == ids.A_COUNT:
        args["tokens"] = int(actions.target_count(action))
    elif trait.aim == ids.A_CARD:
        kind, which = actions.target_kind(action), actions.target_which(action)
        args["dropped"] = trait_name(kind)
        if g.rules.traits[kind].pair:
            args["partner"] = piece(which)
            return Message(f"move-{name}-pair", args)
        args["which"] = int(which) + 1
    return Message(f"move-{name}", args)


def describe_ignoring(g: State, key: str, ignored: int, args: dict[str, Argument]) -> Message:
    """An attack that ignores a trait; for a pair card the partner is named."""
    kind = actions.ignored_kind(ignored)
    args["ignored"] = trait_name(kind)
    if not g.rules.traits[kind].pair:
        return Message(key, args)
    return Message(f"{key}-pair", args | {"partner": piece(actions.ignored_partner(ignored))})


def describe_exchange(g: State, action: int, args: dict[str, Argument]) -> Message:
    """What each of the two gives; or which of two equal cards goes, the one already there or the one that comes."""
    if actions.drops_double(action):
        key = "move-recombination-drop-new" if actions.drops_coming(action) else "move-recombination-drop-old"
        return Message(key, args | {"dropped": trait_name(actions.double_kind(action))})
    partner = actions.exchange_partner(action)
    args["target"] = piece(partner)
    args["given"] = one_of_several(g.animals[actions.acting_animal(action)], actions.exchange_given(action))
    args["taken"] = one_of_several(g.animals[partner], actions.exchange_taken(action))
    return Message("move-recombination", args)


def one_of_several(a: Animal, place: int) -> Message:
    """The trait card at this index, with its number if there are equals below it."""
    kinds = [trait_of(packed) for packed in a.traits]
    return Message("card-which", {"trait": trait_name(kinds[place]), "which": 1 + kinds[:place].count(kinds[place])})


def refusal(g: State, seat: int, action: int) -> Refusal | None:
    """Why this seat may not make this move now: a seat that isn't asked learns only that."""
    numbers = g.refusals_of(seat, action)
    if not numbers:
        return None
    names = tuple(dict.fromkeys(rulebook.name(number) for number in numbers))
    return Refusal(names, Message(f"{names[0]}.why", refusal_args(g, action)))


def refusal_args(g: State, action: int) -> dict[str, Argument]:
    """The animals and the trait that the refused move names; "it" where it names none."""
    kind, it = kind_of(action), Message("it", {})
    args: dict[str, Argument] = {"animal": it, "target": it, "trait": it}
    if kind in (ids.TRAIT, ids.PAIR):
        args |= {
            "animal": piece(actions.played_on(action)),
            "trait": trait_name(actions.played_trait(action)),
            "target": piece(actions.played_on(action)),
        }
        if kind == ids.PAIR:
            args["target"] = piece(actions.played_partner(action))
    elif kind == ids.TAKE:
        args["animal"] = piece(actions.acting_animal(action))
    elif kind == ids.USE:
        trait = g.rules.traits[actions.used_trait(action)]
        args["animal"] = piece(actions.acting_animal(action))
        args["trait"] = trait_name(actions.used_trait(action))
        if (trait.aim == ids.AN_ANIMAL or trait.pair) and not actions.drops_double(action):
            args["target"] = piece(actions.target_animal(action))
    return args


def sheet(points: Points) -> list[tuple[Message, int]]:
    """Where the points of a seat come from, and from how many animals or traits."""
    counts = {"animals": points.animals // ANIMAL, "traits": points.traits, "ocean": points.ocean}
    named = zip(Points._fields, points, strict=True)
    return [
        (Message(f"points-{name}", {"n": counts[name]} if name in counts else {}), number)
        for name, number in named
        if number or name not in ("earlier", "ocean")
    ]


def tie(tied: Tie) -> Message:
    """What decided between those with the most points: the cards in the discard pile."""
    args: dict[str, Argument] = {
        "rule": "EV-END-03",
        "points": tied.points,
        "best": tied.best,
        "winners": len(tied.winners),
    }
    if tied.shared:
        return Message("tie-shared", args)
    return Message("tie-decided", {**args, "next": tied.next})


def tie_below(tied: Below) -> Message:
    """What put a seat before another behind the winners: the same."""
    return Message("tie-below", {"points": tied.points, "best": tied.best, "before": Seat(tied.before)})
