"""The page of the ladder of bots, as `beagle ladder` shows it."""

from beagle.cli.ladder import as_markdown, drawn, measured
from beagle.cli.ladder_plot import plot
from beagle.games import GAMES
from beagle.i18n import Words

PAGE = """# The ladder of bots

How much stronger each level of bots is than the one before, at every table where it was measured. *Odds* of 2.5 mean:
in seven games the stronger finishes ahead of the weaker five times. The interval is that of 95 %. `beagle ladder`
prints this table, and how it was measured is in [Bots](bots.md).

![Levels of bots, each at the logarithm of its odds over the weakest](pictures/levels.svg)

{table}
"""


def pages() -> dict[str, str]:
    words = Words()
    tables = measured(list(GAMES), None, None)
    ladders = [drawn(game, table, words) for game, table in tables]
    table = as_markdown(tables, words).replace("–", "\u2060–\u2060")  # an interval stays in one line
    return {"ladder.md": PAGE.format(table=table), "pictures/levels.svg": plot(ladders)}
