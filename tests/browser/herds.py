"""Positions for the frame of Evolution: so many seats with so many animals each, from the real deck."""

from __future__ import annotations

import random
from collections import Counter

import beagle

EVOLUTION = beagle.game("evolution")
PLACES = ("laurasia", "gondwana", "ocean")
# Traits that can be put on any animal of a made-up table: no pairs, nothing that kills or changes it.
POOL = [
    "carnivorous",
    "swimming",
    "running",
    "mimicry",
    "tail-loss",
    "grazing",
    "high-body-weight",
    "hibernation",
    "poisonous",
    "burrowing",
    "camouflage",
    "sharp-vision",
    "fat",
    "parasite",
    "scavenger",
    "piracy",
    "flight",
    "shell",
    "ink-cloud",
    "herding",
    "edificator",
    "cnidocytes",
]
CLASHES = {"carnivorous": "scavenger", "scavenger": "carnivorous"}
HANDS = ("hibernation", "swimming", "parasite", "high-body-weight", "flight", "tail-loss", "specialization-b")
PREY = ("running", "tail-loss", "ink-cloud")
SEATS = "ABCDEFGH"
RESERVE = 12  # cards that stay in the deck


def letters(number: int) -> str:
    """a … z, aa … as animals are named."""
    out = ""
    while number:
        number, rest = divmod(number - 1, 26)
        out = chr(97 + rest) + out
    return out


class Herds:
    """Deals a table.  A card that is used once can't be used again."""

    def __init__(self, seats: int, animals: int, *, lands: bool = False) -> None:
        self.seats, self.animals, self.lands = seats, animals, lands
        self.me = min(3, seats - 1)
        self.ruleset = (
            "base+fly+continents+gift@gift" if lands else "base+fly@gift" if seats * animals < 40 and seats < 7 else ""
        ) or "base+base@gift"
        self.pool = [trait for trait in POOL if not (lands and trait == "swimming")]  # in the Ocean all animals swim
        self.rng = random.Random(seats * 31 + animals)
        pile = EVOLUTION.deck(self.ruleset, seats)[0]
        self.left = Counter({kind.name: kind.copies for kind in pile.kinds})

    def take(self, trait: str) -> str | None:
        """A card with this trait, written as it lies on an animal; None if there is none left."""
        found = next((name for name, count in self.left.items() if count and trait in name.split("/")), None)
        if found is None:
            return None
        self.left[found] -= 1
        other = [side for side in found.split("/") if side != trait]
        return f"{trait}({other[0]})" if other else trait

    def hand(self, cards: int) -> list[str]:
        """So many cards, those with two traits and long names first."""
        out: list[str] = []
        while len(out) < cards:
            wanted = HANDS[len(out) % len(HANDS)]
            found = [name for name, count in self.left.items() if count and wanted in name.split("/")]
            name = found[-1] if found else max(self.left, key=lambda one: self.left[one])
            self.left[name] -= 1
            out.append(name)
        return out

    def herd(self, number: int, spare: int) -> list[list[str]]:
        """The traits of the animals of one seat; every third has one more."""
        out: list[list[str]] = []
        for at in range(number):
            kinds: set[str] = set()
            wished = self.rng.randrange(5) + (1 if at % 3 == 0 else 0)
            while wished > 0 and spare > 0:
                trait = self.rng.choice(self.pool)
                wished -= 1
                if trait not in kinds and CLASHES.get(trait) not in kinds:
                    kinds.add(trait)
                    spare -= 1
            out.append([card for card in map(self.take, sorted(kinds)) if card is not None])
        return out

    def position(self, phase: str, cards: int) -> str:
        """Development, or feeding, or an attack on the third animal of the seat that looks on."""
        attack = phase == "attack"
        prey = [card for card in map(self.take, PREY) if card is not None] if attack else []
        hunter = [self.take("carnivorous")] if attack else []
        hands = [self.hand(cards if seat == self.me else 2) for seat in range(self.seats)]
        gone = self.hand(1)  # can be looked through
        each = (sum(self.left.values()) - self.seats * self.animals - RESERVE) // self.seats
        herds = [self.herd(self.animals, max(0, each)) for _ in range(self.seats)]
        rival = 0 if self.me != 0 else 1
        third = 3 if self.lands else min(2, self.animals - 1)  # in the same location as the carnivore
        if attack:
            herds[self.me][third] = prey
            herds[rival][0] = [str(card) for card in hunter]
        lines = [self.seat(seat, herds[seat], hands[seat], fed=attack) for seat in range(self.seats)]
        lines[self.me] += f" | discard {gone[0]}"
        name = "development" if phase == "development" else "feeding"
        bank = "" if phase == "development" else " bank 2 4 3" if self.lands else " bank 4"
        head = f"evolution {self.ruleset} turn 5 {name}{bank} first {SEATS[self.me if not attack else rival]}"
        stack = [self.attack(rival, third)] if attack else []
        return "\n".join([head, *lines, f"deck {RESERVE}", *stack])

    def attack(self, rival: int, prey: int) -> str:
        """The first animal of a rival attacks one of the seat that looks on."""
        hunts, hunted = letters(rival * self.animals + 1), letters(self.me * self.animals + prey + 1)
        phases, place = (4, " place=laurasia") if self.lands else (3, "")
        go = f"feeding(round=1 gone=1) go(seat={SEATS[rival]} main acted{place})"
        return f"stack turn(next={phases}) {go} attack(hunter={hunts} prey={hunted})"

    def seat(self, seat: int, herd: list[list[str]], hand: list[str], fed: bool) -> str:
        animals = []
        for at, traits in enumerate(herd):
            name = letters(seat * self.animals + at + 1)
            place = f"@{PLACES[at % 3]}" if self.lands else ""
            inside = f"[{' '.join(traits)}]" if traits else ""
            animals.append(f"{name}{place}{inside}{1 if fed and at % 2 == 0 else 0}")
        return f"{SEATS[seat]}: {' '.join(animals)} | hand {' '.join(hand) or '-'}"
