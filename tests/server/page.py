"""What a page keeps of a table.  It has no rules: it takes over what the server says, and says when that is odd."""

from __future__ import annotations

import json
from typing import Any

Message = dict[str, Any]

ANSWERS = ("done", "refused", "because", "foreseen", "not_seen", "pong")  # messages that answer a request


class Inconsistent(AssertionError):
    """The server has told this page two things that cannot both be true, or has left something out."""


class Page:
    """One pair of eyes at one table, through as many connections as it takes."""

    def __init__(self) -> None:
        self.n = 0
        self.eyes = -1
        self.mine: list[int] = []
        self.owner = False
        self.table: Message = {}
        self.view: Message | None = None
        self.views: dict[int, Message] = {}  # the table after so many entries
        self.ask: Message | None = None
        self.lines: dict[int, Message] = {}
        self.chat: dict[int, Message] = {}
        self.blocked: list[int] = []
        self.standing: list[str] = []
        self.undo: Message | None = None
        self.result: Message | None = None
        self.answers: dict[str, Message] = {}
        self.links: dict[int, str] = {}
        self.hints: list[Message] = []
        self.nudges: list[int] = []  # seats for which the host called
        self.own: dict[str, str] = {}  # links of its own, by those it came with
        self.added: list[float] = []  # when other devices were added
        self.announced = ""  # what the host says to everybody
        self.rematch: Message = {}
        self.rematch_links: list[str] = []
        self.complaints: list[Message] = []  # refusals that answer no request
        self.heard: list[str] = []

    @property
    def asked(self) -> int:
        """The seat that is asked; -1: nobody."""
        return -1 if self.ask is None else int(self.ask["seat"])

    @property
    def number(self) -> int:
        """The number of the question, which a move or an undo names."""
        return self.n if self.ask is None else int(self.ask["n"])

    @property
    def together(self) -> bool:
        """Several seats act at once, and not all have finished."""
        return bool((self.ask or {}).get("together"))

    @property
    def moves(self) -> list[str]:
        """What the seat looked through may do now."""
        return [option["move"] for option in (self.ask or {}).get("moves") or []]

    @property
    def status(self) -> str:
        return str(self.table.get("status", ""))

    @property
    def since(self) -> int:
        """How much it need not be told again after a reconnect, which shows a device with several seats no cards."""
        return self.n if len(self.mine) <= 1 else 0

    def hear(self, text: str) -> Message:
        message: Message = json.loads(text)
        self.heard.append(text)
        kind = message["is"].replace("-", "_")
        if kind in ANSWERS:
            self.answered(message)
        else:
            getattr(self, f"hear_{kind}")(message)
        return message

    def hear_hinted(self, message: Message) -> None:
        self.hints.append(message)

    def hear_blocked(self, message: Message) -> None:
        self.blocked = message["seats"]
        self.chat = {line["number"]: line for line in message["chat"]}

    def answered(self, message: Message) -> None:
        if message["is"] == "refused" and not message["id"]:
            self.complaints.append(message)
        else:
            self.answers[message["id"]] = message

    def hear_welcome(self, message: Message) -> None:
        self.blocked = message.get("blocked", [])
        if message["eyes"] != self.eyes:
            self.forget()
        self.eyes, self.mine, self.owner = message["eyes"], message["mine"], message["owner"]
        self.table, self.undo, self.result = message["table"], message.get("undo"), message.get("result")
        self.standing = message.get("standing", [])
        self.own |= {link["instead"]: link["token"] for link in message.get("own", [])}
        for line in message.get("chat", []):
            self.chat[line["number"]] = line
        self.take(message["n"], message.get("lines", []))
        self.see(message.get("view"), message.get("ask"))

    def forget(self) -> None:
        """Other eyes have seen other things."""
        self.n = 0
        self.lines, self.views, self.chat = {}, {}, {}

    def hear_moved(self, message: Message) -> None:
        self.take(message["n"], message["lines"])
        self.see(message["view"], message.get("ask"))

    def take(self, n: int, lines: list[Message]) -> None:
        """Entries that were added: the next ones, or ones that are known already and are the same."""
        if n < self.n:
            raise Inconsistent(f"there were {self.n} entries, now there are {n}")
        for line in lines:
            if line["n"] in self.lines:
                if self.lines[line["n"]] != line:
                    raise Inconsistent(f"entry {line['n']} was {self.lines[line['n']]}, and is now {line}")
            elif line["n"] != len(self.lines) + 1:
                raise Inconsistent(f"after entry {len(self.lines)} came entry {line['n']}")
            self.lines[line["n"]] = line
        if len(self.lines) != n:
            raise Inconsistent(f"of {n} entries {len(self.lines)} were told")
        self.n = n

    def see(self, view: Message | None, ask: Message | None) -> None:
        self.view, self.ask = view, ask
        if view is not None and not self.together:  # then it is that of a branch
            self.views[self.n] = view

    def hear_ended(self, message: Message) -> None:
        self.result, self.table, self.ask = message["result"], message["table"], None

    def hear_changed(self, message: Message) -> None:
        self.table, self.mine, self.owner = message["table"], message["mine"], message["owner"]

    def hear_undo_asked(self, message: Message) -> None:
        self.undo = message

    def hear_undo_refused(self, message: Message) -> None:
        self.undo = None

    def hear_nudged(self, message: Message) -> None:
        self.nudges.append(message["seat"])

    def hear_chatted(self, message: Message) -> None:
        self.chat[message["line"]["number"]] = message["line"]

    def hear_standing(self, message: Message) -> None:
        self.standing = message["answers"]
        if self.ask is not None and self.asked == self.eyes:
            self.ask = {**self.ask, "answered": message.get("answered", "")}

    def hear_link(self, message: Message) -> None:
        self.links[message["seat"]] = message["token"]

    def hear_device_added(self, message: Message) -> None:
        self.added.append(message["at"])

    def hear_announced(self, message: Message) -> None:
        self.announced = message.get("text", "")

    def hear_rematch(self, message: Message) -> None:
        self.rematch = message
        if message.get("token"):
            self.rematch_links.append(message["token"])
