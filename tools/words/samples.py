"""What the variables of messages are filled with, so that every text can be read as a player would see it.

What was said in random games comes first.  What only pages and the terminal say is filled by the names of variables.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from beagle.i18n import ENGLISH, Words
from beagle.kernel.message import Argument, Message, Seat
from tools.generators.web_words import sample
from tools.words.texts import Variables, texts

NUMBERS: Final = (0, 1, 2, 5, 21)
PLURALS: Final = ("one", "few", "many")
COMMON: Final = 2  # the number that stands where another one is varied
PEOPLE: Final = {  # a short name and one of forty letters
    "en": ("Lev", "Maximilian Alexander Hetherington-Smythe"),
    "ru": ("Лев", "Александра Константиновна Воскресенская"),
    "pl": ("Lew", "Konstancja Maksymiliana Brzęczyszczykiew"),
    "it": ("Leo", "Massimiliano Alessandro Della Rovere-Neri"),
}
YOU: Final = "web-you"  # pages and the terminal call the reader so
# Said only of others: what they are deciding, what is on the pages' log, and what can only be done to an enemy.
OF_OTHERS: Final = re.compile(
    r".*\.others|server-.*|notice-.*|table-deciding|animal-spoken|evo-bid-outbids|"
    r"evo-move-(attack|birth-babies|exchange-babies).*"
)


def people(language: str) -> tuple[str, str]:
    return PEOPLE.get(language, PEOPLE[ENGLISH])


def words(prefix: str, names: str) -> tuple[Message, ...]:
    return tuple(Message(prefix + name, {}) for name in names.split())


SPECIES: Final = "frog rabbit rat tiger eagle"
KINDS: Final = (*SPECIES.split(), "dinosaur")
FIGURES: Final = words("dinosaurs-figure-", " ".join(KINDS))
TRAITS: Final = words("trait-", "fat carnivorous tail-loss")
GROUNDS: Final = words("ground-", "ideal hot cold deadly")
TERRAINS: Final = words("terrain-", "beach plain hill mountain")
PLACES: Final = words("place-", "laurasia gondwana ocean")
OFFERS: Final = (Message("evo-offer-gene", {"gene": Message("gene-horn", {})}), Message("evo-offer-card", {}))

PERSONAL: Final = {"seat", "owner", "name"}
# Numbers that no English text chooses by.
COUNTED: Final = re.compile(
    "attack|defence|best|hungry|bid|columns|copies|depth|discount|increment|least|mine|most|need|next|number|ordinary|"
    "paid|passed|price|round|seconds|step|steps|used"
)
# A variable by its name; where a text chooses by it, all of these are shown.
NAMED: Final[dict[str, tuple[Argument, ...]]] = {
    "animal": ("a",),
    "target": ("m",),
    "partner": ("b",),
    "cell": ("1,-1",),
    "other": ("2,0",),
    "from": ("1,-1",),
    "to": ("2,-1",),
    "path": ("1,-1 → 2,-1",),
    "trait": TRAITS,
    "upper": TRAITS[:1],
    "lower": TRAITS[1:2],
    "ignored": TRAITS[2:],
    "dropped": TRAITS[:1],
    "figure": FIGURES,
    "kind": KINDS,
    "column": words("dinosaurs-column-", SPECIES),
    "terrain": TERRAINS,
    "ground": GROUNDS,
    "beach": GROUNDS[1:2],
    "plain": GROUNDS[:1],
    "hill": GROUNDS[2:3],
    "mountain": GROUNDS[3:],
    "place": PLACES,
    "what": OFFERS,
    "gene": words("gene-", "horn legs"),
    "card": words("event-", "oasis prophecy"),
    "names": ("Lev, Chiara",),
    "rules": ("EV-FEED-02, EV-TR-05",),
    "file": ("my.game",),
    "folder": ("beagle-data",),
    "error": ("…",),
    "reason": ("…",),
    "letter": ("B",),
    "languages": ("en, it, pl, ru",),
    "usage": ("beagle play",),
    "value": ("x",),
    "values": ("a, b",),
    "meant": ("play",),
    "stack": ("C",),
    "face": ("LP",),
    "turn": ("+1",),
    "token": ("+1",),
    "command": ("beagle play",),
    "address": ("127.0.0.1:8000",),
    "game": words("web-game-", "evolution evo dinosaurs"),
    "bot": words("web-bot-", "greedy random covington martens anning fitzroy darwin"),
    "licence": ("CC BY 4.0",),
    "id": ("EV-TR-05",),
    "rule": ("EV-END-03",),
    "module": ("Evolution",),
    "sources": ("base@gift",),
    "wanted": ("…",),
    "ago": ("3 min",),
    "seed": ("7",),
    "version": ("0.2.0",),
    "now": ("3",),
    "was": ("2",),
    "move": ("a>m",),
    "last": ("E",),
    "meal": (Message("dinosaurs-list-1", {"a": Message("dinosaurs-count-frog", {"count": 2})}),),
    "text": ("…",),
    "detail": ("…",),
    "option": ("…",),
    "answer": words("standing-", "never-ambush"),
    "who": ("…",),
    "at": ("17.11.2026",),
    "before": (2,),
    "maydie": (2,),
    "markhot": ("+",),
    "markcold": ("-",),
    "markdeadly": ("x",),
    "first": words("dinosaurs-terrain-", "lake plain"),
    "second": words("dinosaurs-terrain-", "forest mountain"),
}
# Where a name means something else in one text or a family of texts.
SPECIAL: Final[dict[tuple[str, str], tuple[Argument, ...]]] = {
    ("dinosaurs-table-cell", "terrain"): words("dinosaurs-terrain-", "lake plain forest mountain universal"),
    ("dinosaurs-table-count", "animals"): words("dinosaurs-column-", SPECIES),
    ("dinosaurs-list", "a"): (Message("dinosaurs-count-frog", {"count": 2}),),
    ("dinosaurs-list", "b"): (Message("dinosaurs-count-rabbit", {"count": 1}),),
    ("dinosaurs-list", "c"): (Message("dinosaurs-count-rat", {"count": 5}),),
    ("dinosaurs-list", "d"): (Message("dinosaurs-count-tiger", {"count": 2}),),
    ("dinosaurs-list", "e"): (Message("dinosaurs-count-eagle", {"count": 1}),),
    ("help-", "games"): ("evolution, evo, dinosaurs",),
    ("cli-no-game", "games"): ("evolution, evo, dinosaurs",),
    ("cli-bad-value", "option"): ("--seed",),
    ("cli-bad-value", "kind"): ("number", "flag", "other"),
    ("cli-no-value", "option"): ("--seed",),
    ("cli-twice", "option"): ("--seed",),
    ("cli-no-seat", "seat"): ("F",),
    ("notice-new-link", "seat"): ("B",),
    ("notice-old-link", "seat"): ("B",),
    ("notice-link-used", "seat"): ("B",),
    ("cli-no-bot", "name"): ("gredy",),
    ("cli-no-bot", "meant"): ("greedy",),
    ("cli-no-first", "first"): ("Lev",),
    ("cli-replay-to", "to"): (-1,),
    ("cli-seed", "seed"): (-1,),
    ("cli-evo-column", "column"): ("1",),
    ("cli-misread", "column"): ("4",),
    ("die-", "face"): ("5",),
    ("dinosaurs-log-filled", "row"): ("2",),
    ("animal-label", "state"): words("animal-", "hungry fed full"),
    ("animal-label", "fat"): NUMBERS,
    ("trait-label", "state"): ("none", "used", "off", "fresh"),
    ("trait-label", "fat"): ("none", "filled", "empty"),
    ("trait-label", "partner"): ("none", "b"),
    ("cli-arena-other", "what"): ("seats",),
    ("cli-arena-title", "others"): ("random",),
    ("cli-bot-over", "points"): ("12, 9",),
    ("cli-bot-over", "winners"): ("A",),
    ("animal-label", "traits"): (Message("trait-fat", {}),),
    ("table-remains-of", "traits"): (Message("trait-fat", {}),),
    ("table-turn", "turn"): NUMBERS,
    ("cli-evolution-turn", "turn"): NUMBERS,
    ("cli-dinosaurs-turn", "turn"): NUMBERS,
    ("cli-resume-seats", "seats"): NUMBERS[2:],
    ("cli-empty-seat", "seats"): ("me,,greedy",),
    ("web-speed-is", "speed"): (0, 1, 2),
    ("web-alike-pair", "one"): ("Lev",),
    ("web-alike-pair", "other"): ("Lеv",),
}


@cache
def counted_in_english() -> set[str]:
    chosen = [Variables(text.pattern).chosen_by for text in texts(ENGLISH).values()]
    return {name for each in chosen for name, by in each.items() if any(key in PLURALS or key.isdigit() for key in by)}


@cache
def heard() -> dict[str, dict[str, Argument]]:
    """The arguments of each message that was said in random games, nested ones too."""
    found: dict[str, dict[str, Argument]] = {}
    for message in sample():
        note(message, found)
    return found


def note(message: Message, found: dict[str, dict[str, Argument]]) -> None:
    if message.args:
        found.setdefault(message.key.partition(".")[0], dict(message.args))
    for value in message.args.values():
        if isinstance(value, Message):
            note(value, found)


def values(key: str, variable: str, language: str, chosen_by: Iterable[str]) -> list[Argument]:
    """What a variable of a text is filled with, the usual value first.  `chosen_by`: what the text selects it by."""
    by = list(chosen_by)
    usual = special(key, variable) or usual_values(key, variable, by)
    if not special(key, variable) and is_person(key, variable):
        you = (
            [Words(language).say(Message(YOU, {}))]
            if by or not (variable == "name" or OF_OTHERS.fullmatch(key))
            else []
        )
        return [*people(language), *you]
    if isinstance(usual[0], int):
        exact = [int(each) for each in by if each.isdigit()]
        return list(dict.fromkeys([*usual, *exact, *((22,) if len(exact) > 1 else ())]))
    if not by:
        return list(usual[:1])
    said = {Words(language).say(each) if isinstance(each, Message) else each for each in usual}
    return [*usual, *(each for each in by if each not in said and each != "other")]


def usual_values(key: str, variable: str, by: list[str]) -> tuple[Argument, ...]:
    listened = heard().get(key.partition(".")[0], {}).get(variable)
    if isinstance(listened, int) or any(each in PLURALS or each.isdigit() for each in by):
        return NUMBERS
    if listened is not None:
        return (listened, *(each for each in NAMED.get(variable, ()) if each != listened)) if by else (listened,)
    if variable in NAMED:
        return NAMED[variable]
    return NUMBERS if COUNTED.fullmatch(variable) or variable in counted_in_english() else (f"‹{variable}›",)


def special(key: str, variable: str) -> tuple[Argument, ...]:
    return next((found for (start, name), found in SPECIAL.items() if name == variable and key.startswith(start)), ())


def is_person(key: str, variable: str) -> bool:
    listened = heard().get(key.partition(".")[0], {}).get(variable)
    if listened is not None:
        return isinstance(listened, Seat)
    return variable in PERSONAL and not special(key, variable)
