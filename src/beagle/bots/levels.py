"""Five levels, so that everybody finds an opponent near their own strength.

How strong a level plays at a table is a matter of dials: how many continuations it tries, how far it looks, how often
it slips.  They were found by play and are data (`bots/tables.py`), with the measured step from each level to the next.
A level is offered only where such a step was measured, or at tables that use the data of the nearest measured table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Any, Final, NamedTuple

from beagle.bots.judges import evaluation, numbered
from beagle.bots.searcher import Dials, SearchBot
from beagle.bots.tables import LEVELS as FOLDER
from beagle.bots.tables import Table, distance, known, read, table_of
from beagle.kernel.game import Game
from beagle.kernel.judge import Judge

LEVELS: Final = ("covington", "martens", "anning", "fitzroy", "darwin")  # from the weakest to the strongest
FEWEST_GAMES: Final = 200  # of a step that counts as measured


class Step(NamedTuple):
    """How much stronger a level is than the one before: the odds to finish ahead of one other, with their interval."""

    weaker: str
    stronger: str
    odds: float
    low: float
    high: float
    games: int

    @property
    def measured(self) -> bool:
        return self.games >= FEWEST_GAMES

    @property
    def share(self) -> int:
        """How often the stronger finishes ahead, out of a hundred times."""
        return round(100 * self.odds / (1 + self.odds))


class Offer(NamedTuple):
    """A level at a table, and the table where it was measured: this one, or the nearest."""

    level: str
    table: Table
    here: bool


class MeasuredTable(NamedTuple):
    """The levels of one table."""

    dials: dict[str, Dials]
    steps: tuple[Step, ...]
    numbers: Table | None = None  # the table whose tuned numbers the judge had when the steps were measured
    written: bool = False  # it had the numbers it was written with; tuned ones that came later are not for these levels
    above: tuple[Step, ...] = ()  # from the strongest level to a bot that is no level and still stronger here

    def offered(self) -> list[str]:
        """The levels with a measured step, from the weakest."""
        joined = {level for step in self.steps if step.measured for level in (step.weaker, step.stronger)}
        return [level for level in LEVELS if level in joined and level in self.dials]


@cache
def measured_table(game: str, table: Table) -> MeasuredTable:
    """The data of a table that has some."""
    data: dict[str, Any] = read(game, FOLDER, table)
    steps, above = (read_steps(data.get(part, ())) for part in ("steps", "above"))
    dials = {name: Dials(**dials) for name, dials in data["levels"].items()}
    numbers = data.get("numbers", ())  # older data don't say: then those of the table
    return MeasuredTable(dials, steps, Table(*numbers) if numbers else None, numbers is None, above)


def read_steps(stored: Iterable[dict[str, Any]]) -> tuple[Step, ...]:
    return tuple(Step(*(step[name] for name in Step._fields)) for step in stored)


def table_for(game: str, ruleset: str, seats: int) -> Table | None:
    """The table whose levels are played at this one: the nearest that offers some; None if there is none."""
    wanted = table_of(ruleset, seats)
    tables = [table for table in known(game, FOLDER) if measured_table(game, table).offered()]
    return min(tables, key=lambda table: (distance(wanted, table), table)) if tables else None


def steps_at(game: str, table: Table) -> list[Step]:
    """The measured steps of a table that has some, from the weakest up."""
    found = (step for step in measured_table(game, table).steps if step.measured)
    return sorted(found, key=lambda step: LEVELS.index(step.weaker))


def steps_among(game: str, table: Table, seated: Collection[str]) -> list[Step]:
    """The steps that a person should know of who plays with these bots: how strong they are, and who is stronger."""
    found = measured_table(game, table)
    levels = [step for step in steps_at(game, table) if step.stronger in seated]
    return levels + [step for step in found.above if step.stronger in seated or step.weaker in seated]


def measured_levels(game: str) -> set[str]:
    """The levels that can be chosen at some table of this game."""
    return {level for table in known(game, FOLDER) for level in measured_table(game, table).offered()}


def offers(game: str, ruleset: str, seats: int) -> list[Offer]:
    """The levels that can be chosen at this table, from the weakest."""
    table = table_for(game, ruleset, seats)
    if table is None:
        return []
    here = table == table_of(ruleset, seats)
    return [Offer(level, table, here) for level in measured_table(game, table).offered()]


def is_offered(bot: str, game: str, ruleset: str, seats: int) -> bool:
    """Can this bot be chosen at this table?  A bot that is no level always can."""
    return bot not in LEVELS or any(offer.level == bot for offer in offers(game, ruleset, seats))


class LevelBot(SearchBot):
    """A player of one of the levels.  Where it isn't offered it still plays, with the dials of no table."""

    name = "level"

    def dials_at(self, game: Game, ruleset: str, seats: int) -> Dials:
        table = table_for(game.name, ruleset, seats)
        found = None if table is None else measured_table(game.name, table).dials.get(self.name)
        return self.given or found or UNMEASURED[self.name]

    def judge_at(self, game: Game, ruleset: str, seats: int) -> Judge[Any]:
        """With the numbers that its steps were measured with."""
        table = table_for(game.name, ruleset, seats)
        found = None if table is None else measured_table(game.name, table)
        if found is not None and found.written:
            return evaluation(game.name)
        if found is not None and found.numbers is not None:
            return numbered(game.name, found.numbers)
        return super().judge_at(game, ruleset, seats)


UNMEASURED: Final = {
    "covington": Dials(iterations=24, depth=0, slip=4.0),
    "martens": Dials(iterations=24, depth=0, slip=1.5),
    "anning": Dials(iterations=48, slip=0.5),
    "fitzroy": Dials(iterations=100, slip=0.1),
    "darwin": Dials(iterations=400),
}
"""Dials before anything is measured: where the search for better ones begins."""


class Covington(LevelBot):
    """Syms Covington, fiddler and boy to the poop cabin."""

    name = LEVELS[0]


class Martens(LevelBot):
    """Conrad Martens, the draughtsman."""

    name = LEVELS[1]


class Anning(LevelBot):
    """Mary Anning, who found the first plesiosaur."""

    name = LEVELS[2]


class FitzRoy(LevelBot):
    """Robert FitzRoy, the captain."""

    name = LEVELS[3]


class Darwin(LevelBot):
    """Charles Darwin, the naturalist."""

    name = LEVELS[4]


CLASSES: Final[dict[str, Callable[[], LevelBot]]] = dict(
    zip(LEVELS, (Covington, Martens, Anning, FitzRoy, Darwin), strict=True)
)
