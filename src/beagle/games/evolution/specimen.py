"""The specimen of a finished game: the animal that is worth most, drawn from its traits and named after them."""

from __future__ import annotations

from typing import Final

from beagle.games.evolution.anatomy import BODIES, EYES, HUMPS, HUMPS_AT, MOUTHS, STANCES, TRAITS
from beagle.games.evolution.animal import Animal, first_of, full_name, second_of, trait_of
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.ids import CARNIVOROUS, NONE, OCEAN, TRAIT_NAMES
from beagle.games.evolution.scoring import winners
from beagle.games.evolution.state import State
from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.message import Message, Seat
from beagle.kernel.specimen import Drawing, Parts, Specimen, parts

# A noun and an adjective, both masculine.  A trait without them doesn't show in the name.
LATIN: Final = {
    "carnivorous": ("venator", "ferox"),
    "fat": ("saginator", "pinguis"),
    "swimming": ("natator", "natans"),
    "running": ("cursor", "velox"),
    "mimicry": ("imitator", "fallax"),
    "scavenger": ("vulturius", "vulturinus"),
    "symbiosis": ("socius", "tutus"),
    "piracy": ("praedo", "rapax"),
    "tail-loss": ("fugitivus", "ecaudatus"),
    "communication": ("nuntius", "loquax"),
    "grazing": ("vastator", "ungulatus"),
    "high-body-weight": ("gigas", "ingens"),
    "hibernation": ("dormitor", "somniculosus"),
    "poisonous": ("veneficus", "venenosus"),
    "cooperation": ("comes", "concors"),
    "burrowing": ("fossor", "subterraneus"),
    "camouflage": ("occultator", "occultus"),
    "sharp-vision": ("speculator", "oculatus"),
    "parasite": ("parasitus", "parasiticus"),
    "viviparous": ("genitor", "viviparus"),
    "ambush": ("insidiator", "insidiosus"),
    "intellect": ("philosophus", "sapiens"),
    "metamorphosis": ("proteus", "mutabilis"),
    "flight": ("volator", "volans"),
    "shell": ("scutarius", "testaceus"),
    "specialization-a": ("magister", "cristatus"),
    "specialization-b": ("artifex", "linguatus"),
    "trematode": ("vermis", "verminosus"),
    "anglerfish": ("piscator", "lucifer"),
    "ink-cloud": ("scriptor", "nebulosus"),
    "r-strategy": ("pater", "fecundus"),
    "shy": ("cervus", "timidus"),
    "warm-bloodedness": ("calor", "calidus"),
    "migration": ("viator", "migrans"),
    "neoplasm": ("tumor", "tumidus"),
    "remora": ("assecla", "adhaerens"),
    "regeneration": ("phoenix", "redivivus"),
    "recombination": ("mercator", "mixtus"),
    "herding": ("dux", "gregarius"),
    "cnidocytes": ("pugnator", "urens"),
    "edificator": ("aedificator", "corallinus"),
}
NOUN_FIRST: Final = ("swimming", "flight", "running")  # how it moves gives the noun, else its first trait
ADJECTIVES: Final = 2


def specimen(g: State) -> Specimen | None:
    """The animal of most points, then of most traits, then of a winner; None if no animal is left."""
    won = winners(g)
    animals = [a for player in g.players for a in player.herd]
    best = max(animals, key=lambda a: (worth(g, a), len(a.traits), int(a.owner) in won), default=None)
    if best is None:
        return None
    traits, seat = traits_of(g, best), int(best.owner)
    about = Message(
        "specimen-animal", {"seat": Seat(seat), "animal": full_name(best.owner, best.number), "points": worth(g, best)}
    )
    return Specimen(seat, latin(traits), about, draw(traits))


def worth(g: State, a: Animal) -> int:
    """Its points, without those of cards that it shares with another animal."""
    own = [trait_of(packed) for packed in a.traits] + ([CARNIVOROUS] if a.revealed else [])
    return 2 + len(own) + sum(int(g.rules.traits[trait].hunger) for trait in own) + (a.place == OCEAN and g.rules.wide)


def traits_of(g: State, a: Animal) -> list[str]:
    """What is drawn of it, by the names of the notation: its own cards, shared ones, what place and card give it."""
    own = [trait_of(packed) for packed in a.traits]
    shared = [trait_of(pair) for pair in g.pairs if a.id in (first_of(pair), second_of(pair))]
    type = type_of(a.card)
    turned = [CARDS[type].upper, CARDS[type].lower] if a.revealed and type != UNKNOWN else []
    names = [TRAIT_NAMES[trait] for trait in [*own, *shared, *turned] if trait != NONE]
    return names + (["swimming"] if g.rules.places[a.place] == "ocean" else [])


def latin(traits: list[str]) -> str:
    """Two or three words: what it is, and how it is."""
    kinds = [trait for trait in dict.fromkeys(traits) if trait in LATIN]
    if not kinds:
        return "Animal vulgare"
    first = next((trait for trait in NOUN_FIRST if trait in kinds), kinds[0])
    rest = [LATIN[trait][1] for trait in kinds if trait != first][:ADJECTIVES]
    return " ".join([LATIN[first][0].capitalize(), *(rest or ["vulgaris"])])


def draw(traits: list[str]) -> Drawing:
    """The animal from its traits; `fat` once for each card."""
    heavy = "high-body-weight" in traits
    stance = "swims" if "swimming" in traits else "runs" if "running" in traits else "walks"
    kinds = list(dict.fromkeys(traits))
    humps = [f"hump M{x} {HUMPS[heavy]}" for x in HUMPS_AT[: traits.count("fat")]]

    def added(place: str) -> list[str]:
        out: list[str] = []
        for kind in kinds:
            out += humps if (kind, place) == ("fat", "behind") else TRAITS.get(kind, {}).get(place, ())
        return out

    return Drawing(
        BODIES[heavy],
        legs(stance, "far", heavy, kinds) + parts(*added("behind")),
        parts(*added("skin")),
        legs(stance, "near", heavy, kinds)
        + parts(*added("front"), *MOUTHS["carnivorous" in kinds], *(added("eye") or EYES["open"])),
        STANCES[stance]["lift"],
        STANCES[stance]["ground"],
        "mimicry" in kinds,
    )


def legs(stance: str, side: str, heavy: bool, kinds: list[str]) -> Parts:
    """The legs of one side with hooves and claws, or what it has instead of legs."""
    how = STANCES[stance]
    near = side == "near"
    y = how["y"][heavy]
    out: list[str] = [*how["parts"].get("front" if near else "behind", ())]
    if near and "burrowing" in kinds:
        out += how["claws"]
    for x in how["near"] if near else how["far"]:
        out.append(f"{'flesh' if near else 'far'} M{x} {y}{how['leg']}")
        if "grazing" in kinds:
            out.append(f"ink M{x} {y}{how['grazing']}")
        if "burrowing" in kinds:
            out.append(f"ink M{x} {y}{how['burrowing']}")
    return parts(*out)
