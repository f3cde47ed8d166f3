"""How many clicks does a decision take?  ./run clicks [--seed 1] [--most 120]

A game of Evolution is played in the browser to its end, once against bots and once by two people.  Each decision is
made by touching things as a player would, and what it took is counted by its kind.  A question that the table answers
itself takes none.  It prints the mean and the most for each kind; it judges nothing.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, Locator, TimeoutError, WebSocket

from tests.browser.people import DESK, Person
from tests.server.harness import Server
from tools.commands.picture_screens import BOT, ME
from tools.commands.pictures import with_browser

START = """evolution base@gift turn 2 development first A
A: a[carnivorous] b[running tail-loss fat] c[mimicry tail-loss] | hand camouflage/fat running symbiosis cooperation/fat
B: m[running tail-loss fat] n[carnivorous] o | hand mimicry scavenger poisonous/carnivorous burrowing/fat
deck 12"""
PATIENCE = 4000  # milliseconds until the next way to a move is tried
ACTS = 0.9  # how often something is done rather than passed
KINDS = {"animal": "new animal", "take": "feed", "pass": "pass", "pair": "pair trait"}


class Player:
    """Somebody who touches things, and counts it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.ask: dict[str, Any] | None = None
        self.n = 0
        self.over = False
        self.clicks = 0
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.hear(json.loads(frame)))

    def hear(self, message: dict[str, Any]) -> None:
        if message["is"] in ("welcome", "moved"):
            self.ask, self.n = message.get("ask"), message["n"]
        self.over = self.over or message["is"] == "ended"

    @property
    def asked(self) -> bool:
        return bool(self.ask and self.ask.get("moves"))

    # Touching

    def click(self, thing: Locator) -> None:
        thing.click(timeout=PATIENCE)
        self.clicks += 1

    def thing(self, touch: str) -> Locator:
        """Where this is on the table."""
        kind, _, which = touch.partition(":")
        if kind == "animal":
            return self.page.locator(f'[data-animal="{which}"] button').first
        if kind == "trait":
            owner, _, trait = which.partition(".")
            name = trait.split(".")[0]
            return self.page.locator(f'[data-animal="{owner}"] button[data-about="trait-{name}"]').first
        if kind == "new":
            return self.page.get_by_role("button", name="New animal").first
        return self.page.locator(".question").get_by_role("button").first

    def half(self, card: str, side: str) -> Locator:
        held = self.page.locator(f'[data-card="{card}"]').first
        return held.locator(f'[data-about="trait-{side}"]').first if side else held.locator("button").first

    def make(self, option: dict[str, Any]) -> None:
        """Touch what a player would touch for it."""
        touches: list[str] = option["touch"]
        if touches[0] == "pass":
            self.click(self.page.locator(".question").get_by_role("button", name=self.words(option)).first)
        elif touches[0].startswith("card:"):
            side = touches[1].removeprefix("side:") if touches[1].startswith("side:") else ""
            self.click(self.half(touches[0], side))
            for touch in touches[2 if side else 1 :]:
                self.click(self.thing(touch))
        elif option.get("kind") == "take":
            self.click(self.thing(touches[0]))
        else:
            self.click(self.thing([touch for touch in touches if not touch.startswith("count:")][-1]))

    def words(self, option: dict[str, Any]) -> str:
        from tests.support.words import say

        return say(option["words"]["key"], **option["words"].get("args", {}))

    def by_list(self) -> None:
        """The way that always works: the list, its first line, and a confirmation if one is asked for."""
        before = self.n
        for _ in range(6):
            if self.n != before or not self.asked:
                return
            clicks = self.clicks
            self.person.choose_anything()
            self.clicks = clicks + 1
            self.page.wait_for_timeout(300)

    def decide(self, rng: random.Random) -> str:
        """Make a decision; its kind."""
        assert self.ask is not None
        before = self.n
        moves = self.ask["moves"]
        acting = [option for option in moves if option["touch"][0] != "pass"]
        option = rng.choice(acting if acting and rng.random() < ACTS else moves)
        kind = kind_of(option, self.ask.get("question", ""))
        try:
            self.make(option)
            for _ in range(PATIENCE // 50):
                if self.n != before or self.over:
                    return kind
                self.confirm()
                self.page.wait_for_timeout(50)
        except TimeoutError:
            pass
        self.page.keyboard.press("Escape")
        self.by_list()
        return f"{kind}, by the list"

    def confirm(self) -> None:
        """A second touch, where one is asked for."""
        sure = self.page.locator(".question .pending .lamp")
        if sure.count() > 0:
            self.click(sure.first)


def kind_of(option: dict[str, Any], question: str = "") -> str:
    kind, trait = option.get("kind", ""), option.get("args", {}).get("trait", "")
    if question == "attack":
        return f"answer an attack: {trait or 'not defended'}"
    if kind == "use":
        return "attack" if trait == "carnivorous" else f"use {trait}"
    if kind == "trait":
        return "two-trait card" if "/" in option["touch"][0] else "one-trait card"
    return "symbiosis" if kind == "pair" and trait == "symbiosis" else KINDS.get(kind, kind)


def play(players: list[Player], seed: int, most: int) -> dict[str, list[int]]:
    """To the end, or so many decisions."""
    rng, told = random.Random(seed), defaultdict[str, list[int]](list)
    for _ in range(most):
        for _ in range(600):
            if any(player.over for player in players):
                return told
            ready = [one for one in players if one.asked and not (one.ask or {}).get("answered")]
            if ready:
                break
            players[0].page.wait_for_timeout(50)
        else:
            return told
        ready[0].clicks = 0
        ready[0].page.wait_for_timeout(100)
        kind = ready[0].decide(rng)
        told[kind].append(ready[0].clicks)
        print(".", end="", file=sys.stderr, flush=True)
    return told


def show(title: str, told: dict[str, list[int]]) -> None:
    print(f"\n{title}: {sum(map(len, told.values()))} decisions, {sum(map(sum, told.values()))} clicks")
    for kind, counts in sorted(told.items()):
        print(f"  {kind:32} {sum(counts) / len(counts):4.1f} on average, {max(counts)} at most ({len(counts)} times)")


def run(arguments: argparse.Namespace, browser: Browser, server: Server) -> int:
    ann = Person(browser, server, "Ann", viewport=DESK)
    alone = Player(ann)
    ann.open(ME, BOT, position=START)
    show("with bots", play([alone], arguments.seed, arguments.most))
    ann.close()
    ann, ben = (Person(browser, server, name, viewport=DESK) for name in ("Ann", "Ben"))
    both = [Player(ann), Player(ben)]
    table = ann.open(ME, {"kind": "invited"}, position=START)
    ben.go(f"t/{table}#{ann.links['1']}")
    show("two people", play(both, arguments.seed, arguments.most))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="How many clicks a decision takes.", prog="./run clicks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=120, help="decisions of a game, at most")
    arguments = parser.parse_args()
    return with_browser(lambda browser, server: run(arguments, browser, server))


if __name__ == "__main__":
    sys.exit(main())
