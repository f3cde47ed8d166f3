"""Ready-made tests of a game: every law, at every table, with any choices, compiled and interpreted.

    from beagle.testing.conformance import GameTests
    from beagle.testing.laws import CardAdapter

    class TestToy(GameTests):
        game = TOY
        adapter = CardAdapter(TOY, lambda state: [state.deck, *state.hands])

It needs the extra `testing`: pip install "beagle-games[testing]".  The game must be installed, so that records and
words find it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any, ClassVar, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import beagle
from beagle import NOBODY, Game, IllegalMove, NotationError, RulesetError
from beagle.bots.random import RandomBot
from beagle.play.match import next_first
from beagle.testing.laws.adapter import Adapter, PlainAdapter
from beagle.testing.laws.coded import CODED
from beagle.testing.laws.exact import exact
from beagle.testing.laws.games import ADAPTERS, Law, Moment, Table, hold, moments, must, pick, tables_of
from beagle.testing.laws.hidden import HIDDEN, no_secret_is_written
from beagle.testing.laws.laws import AT_A_MOMENT
from beagle.testing.laws.touched import TOUCHED
from beagle.testing.laws.whole import a_record_replays, checksum, whole_games
from beagle.testing.laws.words import titles_have_words, what_is_said_has_words

LAWS: Final[tuple[Law, ...]] = (
    *AT_A_MOMENT,
    *HIDDEN,
    no_secret_is_written,
    *TOUCHED,
    what_is_said_has_words,
    *CODED,
)
GAMES: Final = 2  # random games at each table of which the laws look at moments
SEEDS: Final = 3  # games at each table that compiled and interpreted kernels must play alike
THOROUGHLY: Final = settings(
    suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow], deadline=None
)
MAX_WORDS: Final = 30  # of a text that nobody meant
TABLES: Final = st.integers(0, 99)  # the number of a table; it counts from the start again


def name_of(law: Any) -> str:
    return str(law.__name__)


def checksums(game: Game) -> list[str]:
    """Some random games at every table, one line each."""
    return [checksum(table, seed) for table in tables_of(game) for seed in range(SEEDS)]


def checksums_elsewhere(game: Game) -> list[str]:
    """The same in a process where the kernel is interpreted, or compiled if it is interpreted here and can be."""
    from beagle._native import compiled

    env = {key: value for key, value in os.environ.items() if key not in ("BEAGLE_PURE", "BEAGLE_REQUIRE_NATIVE")}
    if compiled():
        env["BEAGLE_PURE"] = "1"
    command = [sys.executable, "-m", "beagle.testing.conformance", game.name]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    must(done.returncode == 0, done.stderr[-2000:])
    return done.stdout.splitlines()


class GameTests:
    """Derive from it: pytest finds the tests of your class."""

    game: ClassVar[Game]
    adapter: ClassVar[Adapter | None] = None  # None: what follows from the contract

    @classmethod
    def setup_class(cls) -> None:
        ADAPTERS[cls.game.name] = cls.adapter or PlainAdapter(cls.game)

    @pytest.mark.parametrize("law", LAWS, ids=name_of)
    def test_law(self, law: Law) -> None:
        """The law holds at moments of random games, at every table."""
        for table in tables_of(self.game):
            hold(law, moments(table, GAMES))

    def test_it_is_installed(self) -> None:
        assert beagle.game(self.game.name) is self.game

    def test_every_game_ends_and_its_record_replays(self) -> None:
        for table in tables_of(self.game):
            for record, state in whole_games(table):
                a_record_replays(record, state)
                assert next_first(self.game, record.start) in range(-1, table.seats)

    def test_bots_play_it_the_same_way_twice(self) -> None:
        for table in tables_of(self.game):
            first, again = (
                beagle.play(self.game, table.ruleset, [RandomBot() for _ in range(table.seats)], seed=5)
                for _ in range(2)
            )
            assert first.text() == again.text()
            assert self.game.scores(beagle.replay(first.text()).state) == first.result

    def test_compiled_and_interpreted_kernels_play_it_alike(self) -> None:
        assert checksums_elsewhere(self.game) == checksums(self.game)

    def test_titles_and_rules_have_words(self) -> None:
        titles_have_words(self.game)

    @settings(THOROUGHLY, max_examples=settings().max_examples // 4)
    @given(TABLES, st.integers(0, 9), st.lists(st.integers(0, 40), max_size=120))
    def test_the_laws_hold_after_any_choices(self, number: int, seed: int, choices: list[int]) -> None:
        table = table_number(self.game, number)
        state = self.game.deal(table.ruleset, table.seats, seed)
        for choice in choices:
            if state.actor != NOBODY:
                state.apply(state.options[choice % len(state.options)])
        for law in LAWS:
            hold(law, [Moment(table, seed, len(choices), state)])

    @settings(THOROUGHLY)
    @given(TABLES, st.integers(0, 9), st.data())
    def test_any_text_is_read_or_refused_in_words(self, number: int, seed: int, data: st.DataObject) -> None:
        """Texts made of pieces of real ones: nothing but a refusal may come out of them, and nothing changes."""
        table = table_number(self.game, number)
        state = table.game.deal(table.ruleset, table.seats, seed)
        for _ in range(seed * 2):
            if state.actor != NOBODY:
                state.apply(pick(state, beagle.Rng(seed)))
        pieces = pieces_of(self.game, state)
        words = data.draw(st.lists(st.sampled_from(pieces), max_size=MAX_WORDS))
        read_anything(self.game, state, "".join(words))
        at = data.draw(st.integers(0, len(self.game.write(state))))
        text = self.game.write(state)
        read_anything(self.game, state, text[:at] + data.draw(st.sampled_from(pieces)) + text[at + 1 :])


def table_number(game: Game, number: int) -> Table:
    tables = tables_of(game)
    return tables[number % len(tables)]


def pieces_of(game: Game, state: Any) -> list[str]:
    """Words and letters of the position and its moves, and some that belong to nothing."""
    text = game.write(state)
    moves = [game.write_move(state, action) for action in state.options]
    return sorted({*text.split(), *text, *moves, *"".join(moves), " ", "\n", " / ", "?", "é", "\x00", "99999", "٣"})


def read_anything(game: Game, state: Any, text: str) -> None:
    """A position, a view and a move from this text: read, or refused in words."""
    before = exact(state)
    for reading in (game.read, game.read_view, lambda move: game.read_move(state, move)):
        try:
            reading(text)
        except (NotationError, RulesetError, IllegalMove) as error:
            must(str(error) != "", f"{text!r} is refused without a word")
    must(exact(state) == before, f"reading {text!r} changed the state")


if __name__ == "__main__":
    print("\n".join(checksums(beagle.game(sys.argv[1]))))
