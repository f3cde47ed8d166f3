"""A game that says only what it must: everything else has a default."""

from typing import Any

import pytest
from rich.console import Console

from beagle.bots.bot import Move
from beagle.bots.greedy import GreedyBot
from beagle.bots.judges import ByPoints, evaluation, tunable
from beagle.cli.drawing import PlainDrawing, drawing
from beagle.games.evolution.game import EVOLUTION
from beagle.i18n import Words
from beagle.kernel.base import BaseGame
from beagle.kernel.event import Event
from beagle.kernel.game import Game, RulesetInfo
from beagle.kernel.message import Message
from beagle.kernel.rng import Rng
from beagle.kernel.rulebook import NO_BOOK, book_of_table
from beagle.kernel.ruleset import RulesetError


class Bare(BaseGame[Any, Any]):
    """Evolution under the least that a game must say."""

    name = "bare"

    def rulesets(self) -> list[RulesetInfo]:
        return EVOLUTION.rulesets()

    def deal(self, ruleset: str, seats: int, seed: int | Rng) -> Any:
        return EVOLUTION.deal(ruleset, seats, seed)

    def view(self, state: Any, seat: int) -> Any:
        return EVOLUTION.view(state, seat)

    def imagine(self, view: Any, rng: Rng) -> Any:
        return EVOLUTION.imagine(view, rng)

    def place(self, text: str) -> Any:
        return EVOLUTION.place(text)

    def write_view(self, view: Any) -> str:
        return EVOLUTION.write_view(view)

    def write_move(self, state: Any, action: int, seat: int | None = None) -> str:
        return EVOLUTION.write_move(state, action, seat)

    def parse_move(self, state: Any, text: str, seat: int | None = None) -> int:
        return EVOLUTION.parse_move(state, text, seat)

    def scores(self, state: Any) -> list[int]:
        return EVOLUTION.scores(state)

    def hidden(self, state: Any) -> int:
        return EVOLUTION.hidden(state)


BARE = Bare()
HUNT = "evolution base@gift turn 2 feeding bank 0\nA: a[carnivorous] b\nB: m[poisonous]\ndeck 20"


def test_half_of_the_contract_follows_from_the_other_half() -> None:
    game: Game = BARE
    state = game.read(HUNT)
    assert game.read_move(state, "a>m") == EVOLUTION.read_move(state, "a>m")
    assert game.write(game.read(game.write(state))) == EVOLUTION.write(state)
    assert len(game.reveals(state)) == len(state.options)
    assert game.winners(state) == [0]
    assert game.sheets(state) == [[(Message("table-points", {}), points)] for points in game.scores(state)]
    assert (game.tie(state), game.standing(), game.answer(state, "x"), game.cover("+fat")) == (None, [], None, "+fat")
    assert (game.deck("base@gift", 2), game.preview(state, 0), game.first_player(state)) == ([], [], 0)
    assert (game.question_name(game.view(state, 0)), game.move_data(state, 0)) == ("", ("pass", {}))
    assert (game.event_data(Event(0)), game.event_table().rows, game.recall(None, game.event_data(Event(0)))) == (
        ("", {}),
        [],
        None,
    )
    assert game.picture(state, 0)["lines"] == EVOLUTION.write_view(EVOLUTION.view(state, 0)).splitlines()
    assert game.touches(state, 0) == ["pass"]
    assert len({tuple(game.touches(state, action)) for action in state.options}) == len(state.options)
    with pytest.raises(RulesetError, match="no components"):
        game.add_components("mine", "")


def test_a_text_is_compared_line_by_line() -> None:
    view = BARE.view(BARE.read(HUNT), 0)
    line = EVOLUTION.write_view(view).splitlines()[1]
    assert BARE.mismatches(view, f"{line}\n\n  {line}") == []
    assert BARE.mismatches(view, "A: z") == ["A: z expected"]


def test_a_game_without_a_rulebook_has_an_empty_one() -> None:
    assert BARE.book() is NO_BOOK
    assert book_of_table(NO_BOOK.rulebook, "base").rules == []
    assert NO_BOOK.at_table("base", 2) == []


def test_a_game_without_a_judge_is_played_by_points() -> None:
    """In the last turn, the hunter can eat the only animal of the other player, or leave it and starve."""
    state = BARE.read(HUNT.replace("[poisonous]", "").replace(" b\n", "\n").replace("deck 20", "deck 0"))
    moves = [Move(int(action), BARE.write_move(state, action)) for action in state.options]
    bot = GreedyBot(60, ByPoints(BARE))
    bot.begin(BARE, "base@gift", 0, 1)
    chosen = bot.choose(BARE.view(state, 0), moves, None)
    assert chosen.text == "a>m"
    again = GreedyBot(60, ByPoints(BARE))
    again.begin(BARE, "base@gift", 0, 1)
    assert again.choose(BARE.view(state, 0), moves, None) == chosen


def test_only_a_judge_has_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beagle.bots.judges.part", lambda name, module: None)
    assert isinstance(evaluation("evolution"), ByPoints)
    with pytest.raises(KeyError, match="no judge"):
        tunable("evolution")


def test_a_game_without_a_drawing_is_shown_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beagle.cli.drawing.part", lambda name, module: None)
    assert isinstance(drawing("evolution"), PlainDrawing)
    state, words = BARE.read(HUNT), Words("en", ["Ann", "Ben"])
    plain = PlainDrawing(BARE)
    console = Console(width=100, color_system=None)
    with console.capture() as said:
        console.print(plain.table(BARE.view(state, 0), state, words))
        console.print(plain.scores(state, words))
        console.print(plain.cards(BARE.view(state, 0), words))
    assert "[carnivorous(poisonous)]" in said.get()
    assert "Ann" in said.get()
    assert words.has(plain.notation)
    assert (plain.group(state, 0), plain.style(Event(0), 0)) == (None, "")
