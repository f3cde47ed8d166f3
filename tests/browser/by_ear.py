"""Playing by keys alone, with what a screen reader says: by itself, or when the question is read."""

from __future__ import annotations

import re

from tests.browser.people import IDLE, SURE, Person, over
from tests.support.words import say

ANSWERS = 2500  # of one person, until a game must have ended
# What a screen reader says by itself, from now on; and what of a question it can't read.
LISTEN = """() => { window.heard = [];
  const hear = () => document.querySelectorAll("[role=alert], [role=status]").forEach((one) => {
    const text = one.textContent.trim();
    if (text !== "" && text !== one.heard) window.heard.push([one.role, text]);
    one.heard = text;
  });
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
  hear(); }"""
UNNAMED = "(all) => all.filter((one) => !(one.textContent.trim() || one.ariaLabel)).map((one) => one.outerHTML)"
BID = re.compile(re.escape(say("evo-bid-name", bid=0)).replace("0", r"(\d)"))
ALL = re.compile(re.escape(say("web-all-choices", choices=2)).replace("2", r"\d+"))


def key_for(person: Person) -> str:
    """The first answer that is read.  After a lot that is the lowest bid; what waits is confirmed; 0 passes.

    Nothing is looked up but what is said: live regions, and the names of the buttons in the question.
    """
    bids = BID.search(" ".join(person.page.get_by_role("status").all_inner_texts()))
    if bids is not None:
        return bids[1]
    buttons = person.question.get_by_role("button", name=SURE)
    answers = person.question.get_by_role("listitem").get_by_role("button")
    if buttons.or_(answers).or_(person.question.get_by_role("button", name=ALL)).count() > 0:
        return "1"
    waits = person.question.get_by_role("button", name=say("web-not-this"), exact=True)
    return "Enter" if waits.count() > 0 else "0"


class Listener:
    """Plays by keys alone, and knows only what is said."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.page.evaluate(LISTEN)

    def heard(self, role: str) -> list[str]:
        return [text for kind, text in self.page.evaluate("window.heard") if kind == role]

    def play(self, most: int) -> int:
        """Answer so many questions, or all until the game is over.  Returns how many there were."""
        answers = idle = 0
        while not over(self.person) and answers != most:
            asked = any(self.page.get_by_role("alert").all_inner_texts())  # a question was said, and isn't answered
            answers += self.answer() if asked else 0
            idle = 0 if asked else idle + 1
            assert answers < ANSWERS, "the game does not end"
            assert idle < IDLE, "nobody is asked any more"
            self.page.wait_for_timeout(30)
        return answers

    def answer(self) -> int:
        """Press a key.  Every button of the question has a name."""
        assert self.person.question.locator("button").evaluate_all(UNNAMED) == []
        self.page.keyboard.press(key_for(self.person))
        return 1
