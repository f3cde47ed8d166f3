"""A person at the keyboard.  To the session it is a player like a bot: it gets views, never a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from beagle.bots.bot import Bot, Move
from beagle.bots.hints import Hint, hint
from beagle.bots.registry import BOTS, bot
from beagle.bots.searcher import SearchBot
from beagle.cli.answers import Answers
from beagle.cli.book import book_of
from beagle.cli.drawing import Drawing, drawing
from beagle.cli.hinting import RUNGS
from beagle.cli.keyboard import Keyboard, Quit, Save
from beagle.cli.menu import Heading, Menu, menu
from beagle.cli.reading import print_found
from beagle.cli.screen import LogLine, Screen
from beagle.kernel.event import Event
from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.rng import Rng
from beagle.kernel.text import NotationError

LOG: Final = 40  # lines that `log` shows by default
PASS: Final = "-"
SUBSTITUTE: Final = "greedy"  # if nobody says which bot stands in


class Question:
    """What is asked now: the view, a state imagined from it, and the menu of moves."""

    def __init__(self, game: Game, drawing: Drawing, view: Any, moves: list[Move], screen: Screen) -> None:
        self.view = view
        self.behind = game.imagine(view, Rng(0))  # it looks the same to this seat, so it reveals no secret
        self.moves = moves
        self.menu: Menu = menu(game, drawing, self.behind, moves, screen.words)
        self.hint: Hint | None = None
        self.rung = 0  # of the hint: where to look, why, the move

    def move(self, action: int) -> Move:
        return next(move for move in self.moves if move.action == action)


class Person:
    """Somebody who reads the screen and types."""

    def __init__(self, name: str, keyboard: Keyboard, screen: Screen, save: Save, practice: bool = False) -> None:
        self.name = name
        self.practice = practice  # all others are bots: hints are nobody's loss
        self.memory: list[int] = []  # what the seat was told, as bots remember it
        self.keyboard = keyboard
        self.screen = screen
        self.save = save
        self.lines: list[LogLine] = []
        self.read = 0  # lines of the log already shown
        self.commands: dict[str, Callable[[Question, str], None]] = {
            "?": self.help,
            "help": self.help,
            "table": self.show_table,
            "moves": self.show_moves,
            "cards": self.show_cards,
            "answers": self.show_answers,
            "log": self.show_log,
            "why": self.why,
            "hint": self.hint,
            "bot": self.let_bot_play,
            "back": self.come_back,
            "rules": self.rules,
            "save": self.save_to,
            "quit": self.quit,
        }

    def begin(self, game: Game, ruleset: str, seat: int, seed: int) -> None:
        self.game = game
        self.ruleset = ruleset
        self.seat = seat
        self.seed = seed
        self.drawing = drawing(game.name)
        self.answers = Answers(game)

    def saw(self, events: list[Event]) -> None:
        if self.substitute is not None:
            self.substitute.saw(events)
        for event in events:
            self.memory = self.game.remember(self.memory, event, self.seat)
            style = self.drawing.style(event, self.seat)
            if style is not None:
                self.lines.append(LogLine(self.screen.words.say(self.game.tell(event)), style))

    @property
    def substitute(self) -> Bot | None:
        """The bot that plays for this person, who has left the keyboard."""
        return self.keyboard.substitutes.get(self.seat)

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        """Give the answer in advance; otherwise show what the seat may see, and read until a move is made."""
        asked = Question(self.game, self.drawing, view, moves, self.screen)
        answered = self.answered(asked)
        if answered is not None:
            return answered
        self.keyboard.hand_over(self.seat, self.screen.words.name(self.seat))
        self.screen.rule()
        if self.unread():
            self.screen.log(self.unread())
            self.screen.rule()
            self.read = len(self.lines)
        self.show_table(asked, "")
        self.show_moves(asked, "")
        while True:
            chosen = self.answer(asked, self.keyboard.read("> ")) or self.answered(asked)
            if chosen is not None:
                return chosen

    def answered(self, asked: Question) -> Move | None:
        """The answer of a substitute, or the standing answer."""
        if self.substitute is not None:
            return self.substitute.choose(asked.view, asked.moves, None)
        action = self.answers.answer(asked.behind)
        return None if action is None else asked.move(action)

    def answer(self, asked: Question, line: str) -> Move | None:
        """The typed move; None if it was something else, which is then done."""
        word, _, rest = line.partition(" ")
        if not line:
            return self.enter(asked)
        if line.isdigit():
            return self.pick(asked, int(line))
        if line.startswith("/"):
            self.find(asked, line[1:])
        elif word.lower() in self.commands:
            self.commands[word.lower()](asked, rest.strip())
        else:
            return self.typed(asked, PASS if line.lower() == "pass" else line)
        return None

    def enter(self, asked: Question) -> Move | None:
        """Enter alone: the only move, or back to the full menu."""
        if len(asked.moves) == 1:
            return asked.moves[0]
        asked.menu.close()
        self.show_moves(asked, "")
        return None

    def pick(self, asked: Question, number: int) -> Move | None:
        entry = asked.menu.pick(number)
        if entry is None:
            self.screen.say("cli-no-such-number", "red", options=len(asked.menu.shown))
        elif isinstance(entry, Heading):
            asked.menu.open(entry)
            self.screen.menu(asked.menu)
        else:
            return entry.move
        return None

    def find(self, asked: Question, text: str) -> None:
        if asked.menu.find(text):
            self.screen.menu(asked.menu)
        else:
            self.screen.say("cli-no-such-option", "red", text=text)

    def typed(self, asked: Question, text: str) -> Move | None:
        """A move in the notation.  If it is refused, the reason is explained."""
        try:
            return asked.move(self.game.read_move(asked.behind, text))
        except NotationError as error:
            self.screen.misread(text, error)
        except IllegalMove as error:
            self.screen.refusal(error.refusal)
        return None

    def unread(self) -> list[LogLine]:
        """The lines of the log the person has not seen yet."""
        return self.lines[self.read :]

    # Commands

    def help(self, asked: Question, rest: str) -> None:
        words = self.screen.words
        self.screen.help(book_of(self.game.name, words).rules[0].id)
        self.screen.say(self.drawing.notation, "dim")

    def show_table(self, asked: Question, rest: str) -> None:
        self.screen.console.print(self.drawing.table(asked.view, asked.behind, self.screen.words))

    def show_moves(self, asked: Question, rest: str) -> None:
        asked.menu.close()
        self.screen.console.print()
        self.screen.console.print(self.screen.words.say(self.game.question(asked.view)), style="bold yellow")
        self.screen.menu(asked.menu)

    def show_cards(self, asked: Question, rest: str) -> None:
        self.screen.console.print(self.drawing.cards(asked.view, self.screen.words))

    def show_answers(self, asked: Question, rest: str) -> None:
        """Show the standing answers; with a number, toggle that one first."""
        if rest and not (rest.isdigit() and self.answers.turn(asked.behind, int(rest))):
            self.screen.say("cli-answers-how", "red")
            return
        self.answers.show(asked.behind, self.screen)

    def show_log(self, asked: Question, rest: str) -> None:
        count = int(rest) if rest.isdigit() else LOG
        self.screen.log(self.lines[-count:] if count else [])

    def why(self, asked: Question, rest: str) -> None:
        """Whether a move is legal, and if not, why."""
        if not rest:
            self.screen.say("cli-why-what", move=asked.moves[0].text)
            return
        try:
            refusal = self.game.why(asked.behind, self.seat, rest)
        except NotationError as error:
            self.screen.misread(rest, error)
            return
        if refusal is None:
            self.screen.say("cli-legal", "green", move=rest)
        else:
            self.screen.refusal(refusal)

    def hint(self, asked: Question, rest: str) -> None:
        """Where to look; asked again, why; and again, the move.  It is made of what this seat may know."""
        if not self.practice:
            self.screen.say("cli-hint-practice", "red")
            return
        if asked.hint is None:
            asked.hint = hint(self.game, asked.view, asked.moves, self.memory)
        asked.rung = min(asked.rung + 1, len(RUNGS))
        for key, args in RUNGS[asked.rung - 1](asked.hint, asked.menu):
            self.screen.say(key, "cyan", **args)

    def let_bot_play(self, asked: Question, rest: str) -> None:
        """From now on a bot plays for this seat, as strong as they like, until somebody here types `back`."""
        name = rest.lower() or SUBSTITUTE
        if name not in BOTS:
            self.screen.say("cli-bot-which", "red", bots=", ".join(BOTS))
            return
        substitute = bot(name)
        substitute.begin(self.game, self.ruleset, self.seat, self.seed)
        if isinstance(substitute, SearchBot):
            substitute.memory = list(self.memory)
        self.keyboard.substitutes[self.seat] = substitute
        self.screen.say("cli-bot-plays", "cyan", bot=name, name=self.screen.words.name(self.seat))

    def come_back(self, asked: Question, rest: str) -> None:
        """Everybody for whom a bot plays takes their seat back."""
        seats = sorted(self.keyboard.substitutes)
        self.keyboard.substitutes.clear()
        if not seats:
            self.screen.say("cli-nobody-away")
        for seat in seats:
            self.screen.say("cli-is-back", "cyan", name=self.screen.words.name(seat))

    def rules(self, asked: Question, rest: str) -> None:
        words = self.screen.words
        book = book_of(self.game.name, words, self.ruleset)
        print_found(self.screen.console, words, book, rest.split())

    def save_to(self, asked: Question, rest: str) -> None:
        self.screen.console.print(self.save(rest))

    def quit(self, asked: Question, rest: str) -> None:
        raise Quit
