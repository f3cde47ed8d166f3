"""What Python says, so that the pages can say the same: python -m tools.generators.web_words writes
web/.made/words.json

A random game at every table, a few examples of every message in it, every rule's reason, some numbers; each in every
language.  The file is generated again for each run of the pages' tests, so it is never older than the words.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import beagle
from beagle.i18n import Words, languages
from beagle.i18n.files import keys
from beagle.kernel.message import Argument, Message, Piece, Seat

FILE = Path(__file__).resolve().parents[2] / "web" / ".made" / "words.json"
NAMES = ["Ann", "Ben", "Łucja"]  # fewer than seats: the others are letters
EXAMPLES = 3  # of each message
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 101)
TERMINAL_ONLY = "help-"  # the pages don't have these
# Everything a refusal of any game may name.
NAMED: dict[str, Argument] = {
    "animal": "a",
    "target": Message("it", {}),
    "trait": Message("trait-fat", {}),
    "figure": Message("dinosaurs-figure-frog", {}),
    "kind": "frog",
}


def heard(game: beagle.Game, ruleset: str, seats: int, seed: int) -> Iterator[Message]:
    """Everything said in a random game: the log, the questions, the options."""
    state = game.deal(ruleset, seats, seed)
    state.listen()
    rng = beagle.Rng(seed)
    while state.actor != beagle.NOBODY:
        yield from (game.tell(event.seen_by(0)) for event in state.events)
        yield game.question(game.view(state, 0))
        yield from (game.describe(state, action) for action in state.options)
        state.apply(state.options[rng.below(len(state.options))])


def messages() -> Iterator[Message]:
    for game in beagle.GAMES.values():
        for number, info in enumerate(game.rulesets()):
            yield Message(info.about, {})
            yield from heard(game, info.name, info.seats[1], number)
    words = Words()
    for key in keys():
        if key.startswith(TERMINAL_ONLY):
            continue
        if words.has(f"{key}.why"):
            yield Message(f"{key}.why", NAMED)
        if key.startswith("trait-") and words.has(f"{key}.text"):
            yield from (Message(key, {}), Message(f"{key}.text", {}))
    for cards in NUMBERS:
        yield Message("log-cards-drawn", {"seat": Seat(5), "cards": cards})


def sample() -> list[Message]:
    """A few different ones of each key; all numbers, because plurals are where languages differ."""
    found: dict[str, Message] = {}
    of_key: Counter[str] = Counter()
    for message in messages():
        name = json.dumps(plain(message), sort_keys=True)
        if name in found or (of_key[message.key] >= EXAMPLES and message.key != "log-cards-drawn"):
            continue
        of_key[message.key] += 1
        found[name] = message
    return list(found.values())


def plain(value: Argument) -> Any:
    """A message as sent over the wire."""
    if isinstance(value, Message):
        return {"key": value.key, "args": {name: plain(each) for name, each in value.args.items()}}
    if isinstance(value, Piece):
        return {"piece": value.letter}
    return {"seat": value.number} if isinstance(value, Seat) else value


def main() -> None:
    chosen = sample()
    said = [
        {"language": language, "message": plain(message), "text": Words(language, NAMES).say(message)}
        for language in languages()
        for message in chosen
    ]
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(json.dumps({"names": NAMES, "said": said}, ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main()
