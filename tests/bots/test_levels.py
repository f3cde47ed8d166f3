"""The five levels: data measured by play, offered only where they were measured, and the nearest table elsewhere."""

import json
from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.bots import levels, tables
from beagle.bots.bot import Move
from beagle.bots.judges import numbered
from beagle.bots.levels import CLASSES, FEWEST_GAMES, LEVELS, is_offered, offers, steps_among, steps_at, table_for
from beagle.bots.searcher import Dials, SearchBot
from beagle.bots.tables import FILE, Table
from beagle.games import own_games

STEP = {"weaker": "fitzroy", "stronger": "darwin", "odds": 2.6, "low": 2.0, "high": 3.3, "games": FEWEST_GAMES}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Data of our own instead of the game's."""
    monkeypatch.setattr(tables, "data_folder", lambda game, kind: tmp_path)
    for cached in (tables.known, levels.measured_table):
        cached.cache_clear()
    return tmp_path


@pytest.fixture(autouse=True)
def forget() -> Any:
    yield
    for cached in (tables.known, levels.measured_table):
        cached.cache_clear()


def store(folder: Path, table: Table, *steps: dict[str, Any]) -> None:
    dials = {name: Dials(10 * number)._asdict() for number, name in enumerate(LEVELS, 1)}
    (folder / table.file).write_text(json.dumps({"levels": dials, "steps": steps}), "utf-8")
    for cached in (tables.known, levels.measured_table):
        cached.cache_clear()


def test_only_levels_with_a_measured_step_are_offered(folder: Path) -> None:
    assert offers("evo", "second", 2) == []
    assert not is_offered("darwin", "evo", "second", 2)
    store(folder, Table("second", 2), STEP, {**STEP, "weaker": "anning", "stronger": "fitzroy", "games": 199})
    assert [offer.level for offer in offers("evo", "second", 2)] == ["fitzroy", "darwin"]
    assert is_offered("darwin", "evo", "second", 2)
    assert not is_offered("anning", "evo", "second", 2), "199 games are not enough"
    assert is_offered("greedy", "evo", "second", 2)


def test_elsewhere_the_nearest_table_is_used_and_named(folder: Path) -> None:
    store(folder, Table("base@gift", 2), STEP)
    store(folder, Table("base@gift", 4), STEP)
    store(folder, Table("base+fly+continents+gift@gift", 4), STEP)
    store(folder, Table("base+base@gift", 8))  # without a measured step
    assert table_for("evolution", "base@gift", 4) == Table("base@gift", 4)
    assert table_for("evolution", "base@gift first-a", 2) == Table("base@gift", 2)
    assert table_for("evolution", "base@gift", 3) == Table("base@gift", 4)
    assert table_for("evolution", "base+base@gift", 8) == Table("base@gift", 4)
    assert table_for("evolution", "base+fly+continents@gift", 6) == Table("base+fly+continents+gift@gift", 4)
    assert [offer.here for offer in offers("evolution", "base@gift", 2)] == [True, True]
    assert [offer.here for offer in offers("evolution", "base@1.4.1", 2)] == [False, False]


def test_every_table_that_can_be_played_names_where_its_levels_were_measured() -> None:
    """With any rules and any number of seats: the levels of the nearest table, which itself was measured."""
    for game in own_games():
        for info in game.rulesets():
            for seats in range(info.seats[0], info.seats[1] + 1):
                found = offers(game.name, info.name, seats)
                assert found, f"{game.name} {info.name}, {seats} seats"
                for offer in found:
                    assert offer.here == (offer.table == Table(info.name, seats))
                    assert any(offer.level in (step.weaker, step.stronger) for step in steps_at(game.name, offer.table))


def test_a_stronger_bot_is_told_to_who_plays_with_it_or_with_the_level_below(folder: Path) -> None:
    store(folder, Table("second", 2), STEP)
    assert steps_among("evo", Table("second", 2), ["greedy", "darwin"])[0].stronger == "darwin"
    data = json.loads((folder / "second-2.json").read_text("utf-8"))
    above = {**STEP, "weaker": "darwin", "stronger": "greedy"}
    (folder / "second-2.json").write_text(json.dumps({**data, "above": [above]}), "utf-8")
    levels.measured_table.cache_clear()
    told = {
        bot: [step.stronger for step in steps_among("evo", Table("second", 2), [bot])]
        for bot in ("greedy", "darwin", "fitzroy")
    }
    assert told == {"greedy": ["greedy"], "darwin": ["darwin", "greedy"], "fitzroy": []}
    assert [offer.level for offer in offers("evo", "second", 2)] == ["fitzroy", "darwin"], "it is no level"


def test_a_level_plays_with_the_dials_of_its_table(folder: Path) -> None:
    store(folder, Table("second", 2), STEP)
    game = beagle.game("evo")
    bots = [CLASSES[name]() for name in LEVELS]
    assert [bot.dials_at(game, "second", 3).iterations for bot in bots] == [10, 20, 30, 40, 50]


def test_numbers_of_two_seats_are_not_used_with_more(folder: Path) -> None:
    for seats in (2, 4):
        store(folder, Table("second", seats))
    nearest = {seats: tables.nearest("evo", tables.NUMBERS, Table("second", seats)) for seats in (2, 3, 5)}
    assert nearest == {2: Table("second", 2), 3: Table("second", 4), 5: Table("second", 4)}
    (folder / Table("second", 4).file).unlink()
    tables.known.cache_clear()
    assert tables.nearest("evo", tables.NUMBERS, Table("second", 3)) is None
    assert tables.nearest("evo", tables.LEVELS, Table("second", 3)) == Table("second", 2), "dials are"


def test_a_level_plays_with_the_numbers_its_steps_were_measured_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even with those of two seats at a table for four."""
    monkeypatch.setattr(tables, "data_folder", lambda game, kind: tmp_path / kind)
    game, other, table = beagle.game("evolution"), Table("planted", 2), Table("base@gift", 4)
    tables.write("evolution", tables.NUMBERS, other, {"numbers": {"best": 0.123}})
    dials = {name: Dials()._asdict() for name in LEVELS}
    tables.write("evolution", tables.LEVELS, table, {"numbers": list(other), "levels": dials, "steps": [STEP]})
    levels.measured_table.cache_clear()
    assert CLASSES["darwin"]().judge_at(game, "base@gift", 4).rivalry() == 0.123
    assert SearchBot().judge_at(game, "base@gift", 4).rivalry() == levels_judge("evolution").rivalry() != 0.123


def test_numbers_that_are_tuned_later_change_no_measured_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its steps were measured with the numbers the judge was written with: nothing is known of it with others."""
    monkeypatch.setattr(tables, "data_folder", lambda game, kind: tmp_path / kind)
    game, table = beagle.game("evolution"), Table("base@gift", 4)
    dials = {name: Dials()._asdict() for name in LEVELS}
    tables.write("evolution", tables.LEVELS, table, {"numbers": None, "levels": dials, "steps": [STEP]})
    tables.write("evolution", tables.NUMBERS, table, {"numbers": {"best": 0.123}})
    levels.measured_table.cache_clear()
    numbered.cache_clear()
    assert SearchBot().judge_at(game, "base@gift", 4).rivalry() == 0.123
    assert CLASSES["darwin"]().judge_at(game, "base@gift", 4) is levels_judge("evolution")
    numbered.cache_clear()


# What is stored


STORED = [
    (game.name, kind, path)
    for game in own_games()
    for kind in (tables.NUMBERS, tables.LEVELS)
    for path in tables.known(game.name, kind).values()
]


@pytest.mark.parametrize(("game", "kind", "path"), STORED, ids=lambda value: getattr(value, "name", value))
def test_stored_data_name_a_table_and_their_origin(game: str, kind: str, path: Path) -> None:
    named = FILE.fullmatch(path.name)
    assert named is not None
    table = Table(named["ruleset"], int(named["seats"]))
    assert any(
        info.name == table.ruleset and info.seats[0] <= table.seats <= info.seats[1]
        for info in beagle.game(game).rulesets()
    )
    data = tables.read(game, kind, table)
    assert data["origin"]["made by"].startswith("./run ")
    if kind == tables.NUMBERS:
        assert set(data["numbers"]) == set(levels_judge(game).numbers())


def levels_judge(game: str) -> Any:
    from beagle.bots.judges import evaluation

    return evaluation(game)


def test_no_number_of_a_judge_has_the_name_of_another() -> None:
    """Weights and habits are set by name, together."""
    for game in own_games():
        judge = levels_judge(game.name)
        assert len(judge.numbers()) == len(vars_of(judge.weights)) + len(vars_of(judge.habits))
        assert judge.tuned(dict.fromkeys(judge.numbers(), 1.5)).numbers() == dict.fromkeys(judge.numbers(), 1.5)
        with pytest.raises(TypeError, match="there is no number nonsense"):
            judge.tuned({"nonsense": 1.0})


def vars_of(part: Any) -> list[str]:
    return list(part.__dataclass_fields__)


# Fixed positions


def position(game: Any, ruleset: str, seats: int, number: int) -> Any:
    """A position of a game that is always the same: the first option in turn, or one further on."""
    state, rng = game.deal(ruleset, seats, number), beagle.Rng(number)
    asked = 0
    while state.actor != beagle.NOBODY:
        if state.actor == beagle.CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        if len(state.options) > 1:
            asked += 1
            if asked == 4 + 9 * number:
                return state
        state.apply(state.options[rng.below(len(state.options))])
    raise AssertionError("the game was over before")


FIXED = Path(__file__).with_name("choices.txt")
RULESETS = [(game.name, info.name, info.seats[0]) for game in own_games() for info in game.rulesets()]


def choices_at(name: str, ruleset: str, seats: int) -> list[str]:
    """What the levels choose at three positions, a line for each, with a twentieth of the iterations."""
    game = beagle.game(name)
    out = []
    for number in (1, 2, 3):
        state = position(game, ruleset, seats, number)
        moves = [Move(action, game.write_move(state, action)) for action in state.options]
        chosen = []
        for level in LEVELS:
            bot = CLASSES[level]()
            dials = bot.dials_at(game, ruleset, seats)
            bot.given = dials._replace(iterations=max(4, dials.iterations // 20))
            bot.begin(game, ruleset, int(state.actor), number)
            chosen.append(bot.choose(game.view(state, int(state.actor)), moves, None).text)
        out.append(f"{name} {ruleset} {seats} {number}: {'; '.join(chosen)}")
    return out


def lines(stored: list[str]) -> list[str]:
    """The lines of each table: the stored ones, or those of a new table."""
    return [line for table in RULESETS for line in stored_at(stored, *table) or choices_at(*table)]


def stored_at(stored: list[str], name: str, ruleset: str, seats: int) -> list[str]:
    return [line for line in stored if line.startswith(f"{name} {ruleset} {seats} ")]


def test_only_a_new_table_gets_new_lines() -> None:
    stored = FIXED.read_text("utf-8").splitlines()
    older = [f"{line} kept" for line in stored[3:]]
    assert lines(["evolution gone@gift 2 1: -", *older]) == [*stored[:3], *older]


@pytest.mark.parametrize(("name", "ruleset", "seats"), RULESETS)
def test_every_level_chooses_the_same_compiled_and_interpreted(name: str, ruleset: str, seats: int) -> None:
    """The file was written by interpreted bots.  These tests run compiled too, and then it must be the same.

    `python -m tests.bots.test_levels` writes it again, after a change of rules, judges or dials; `./run playthroughs`
    adds the lines of a new table.
    """
    stored = FIXED.read_text("utf-8").splitlines()
    assert choices_at(name, ruleset, seats) == stored_at(stored, name, ruleset, seats)


@pytest.mark.parametrize("part", [20, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("name", "ruleset"), [("evolution", "base@gift"), ("evo", "second"), ("dinosaurs", "base")])
def test_levels_play_whole_games(name: str, ruleset: str, part: int) -> None:
    """With a part of their iterations, and in soak with all of them."""
    game = beagle.game(name)
    for first, second in ((0, 4), (2, 3)) if part == 1 else ((0, 4),):
        bots = [CLASSES[LEVELS[first]](), CLASSES[LEVELS[second]]()]
        for bot in bots:
            dials = bot.dials_at(game, ruleset, 2)
            if part > 1:
                dials = dials._replace(iterations=max(2, dials.iterations // part), width=4, ahead=1)
            bot.given = dials
        record = beagle.play(game, ruleset, bots, seed=3)
        assert len(record.result) == 2
        assert beagle.replay(record.text()).over


if __name__ == "__main__":
    FIXED.write_text("\n".join(lines([])) + "\n", "utf-8")
