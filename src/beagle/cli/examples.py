"""Worked examples in the terminal: where there are some, and one of them step by step."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from beagle.cli.drawing import drawing
from beagle.cli.keyboard import Keyboard, Quit
from beagle.cli.say import UsageError, sentence
from beagle.i18n import Words
from beagle.kernel.message import Message
from beagle.kernel.state import CHANCE
from beagle.play.examples import Example, Frame, PlayedMove, example, examples, examples_of


def print_pointers(console: Console, words: Words, rule: str) -> None:
    """The examples of a rule, and how to see them."""
    for id in examples_of(rule):
        text = sentence("cli-example-pointer", words, title=words.say(Message(f"example-{id}", {})), id=id)
        console.print(Padding(text, (0, 0, 0, 2), expand=False), style="green")


def find_example(id: str) -> Example:
    if id not in examples():
        raise UsageError(sentence("cli-example-none", id=id, ids=", ".join(examples())))
    return example(id)


def named_for(shown: Example, words: Words) -> Words:
    """The words, with the players of the example."""
    names = [words.say(Message(f"example-seat-{seat + 1}", {})) for seat in range(shown.seats)]
    return Words(words.language, names)


def show_example(console: Console, words: Words, shown: Example) -> None:
    """The whole example; step by step if somebody is at the keyboard."""
    words = named_for(shown, words)
    title = Text(words.say(shown.title), "bold cyan").append(f"  {' '.join(shown.rules)}", "dim not bold")
    console.print(title)
    if sys.stdin.isatty() and console.is_terminal:
        walk(console, words, shown, Keyboard(console, words, 1))
    else:
        for number in range(len(shown.frames)):
            print_frame(console, words, shown, number)


def walk(console: Console, words: Words, shown: Example, keyboard: Keyboard) -> None:
    """Enter goes on, b goes back, q ends; it also ends after the last step."""
    at = 0
    while at < len(shown.frames):
        print_frame(console, words, shown, at)
        if at == len(shown.frames) - 1:
            return
        try:
            typed = keyboard.read(sentence("cli-example-prompt", words) + " ").casefold()
        except Quit:
            return
        if typed == "q":
            return
        at = max(0, at - 1) if typed == "b" else at + 1


def print_frame(console: Console, words: Words, shown: Example, number: int) -> None:
    frame = shown.frames[number]
    step = sentence("example-step", words, step=number + 1, steps=len(shown.frames))
    console.print(Rule(step, style="dim", align="left"))
    for played in frame.moves:
        console.print(move_line(words, played))
    console.print(words.say(shown.words(frame)), style="bold")
    view = shown.game.view(frame.state, 0)
    console.print(drawing(shown.game.name).table(view, frame.state, words))


def move_line(words: Words, played: PlayedMove) -> Text:
    """Ann  a>c  attack c with a"""
    who = "%" if played.seat == CHANCE else words.name(played.seat)
    line = Text(f"{who}  ", "dim").append(f"{played.move}  ", "cyan not dim")
    return line.append(words.say(played.words), "not dim")


def data(shown: Example, words: Words) -> dict[str, Any]:
    words = named_for(shown, words)
    return {
        "id": shown.id,
        "title": words.say(shown.title),
        "game": shown.game.name,
        "ruleset": shown.ruleset,
        "rules": list(shown.rules),
        "steps": [step_data(shown, frame, words) for frame in shown.frames],
    }


def step_data(shown: Example, frame: Frame, words: Words) -> dict[str, Any]:
    return {
        "name": frame.name,
        "text": words.say(shown.words(frame)),
        "moves": [
            {"seat": "%" if played.seat == CHANCE else words.name(played.seat), "move": played.move}
            for played in frame.moves
        ],
        "position": shown.game.write(frame.state),
    }
