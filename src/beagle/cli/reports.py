"""beagle reports: what visitors have reported."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from beagle.cli.options import AsJson
from beagle.cli.places import moderated
from beagle.cli.say import OK, console, print_json, sentence
from beagle.kernel.text import seat_name
from beagle.server.store import moderating
from beagle.server.store.contract import Report
from beagle.server.store.moderating import seen_of

WHY_SAYS: Final = defaultdict(
    lambda: "cli-report-other",
    {
        "name": "cli-report-name",
        "chat": "cli-report-chat",
        "play": "cli-report-play",
    },
)


def reports(
    *,
    done: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    as_json: AsJson = False,
) -> int:
    """List the tables that visitors have reported, with the people and the last lines of the chat there."""
    with moderated(data, database, reads=done is None) as connection:
        if done is not None:
            moderating.settle(connection, done)
        found = moderating.reports(connection)
    if as_json:
        print_json([as_data(report) for report in found])
        return OK
    out = console()
    if not found:
        out.print(sentence("cli-reports-none"))
    for report in found:
        for text in lines(report):
            out.print(text, soft_wrap=True)
        out.print()
    return OK


def as_data(report: Report) -> dict[str, object]:
    seen = seen_of(report)
    return {
        "number": report.number,
        "table": report.table,
        "by": report.visitor,
        "why": report.why,
        "text": report.text,
        "at": report.at,
        "people": [{"seat": one.seat, "name": one.name, "visitor": one.visitor} for one in seen.people],
        "chat": [{"name": line.name, "visitor": line.visitor, "text": line.text} for line in seen.chat],
    }


def lines(report: Report) -> Iterator[str]:
    """A report for people."""
    day = time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at))
    yield sentence(
        "cli-reports-head", number=report.number, day=day, table=report.table, why=sentence(WHY_SAYS[report.why])
    )
    if report.text:
        yield f"  {report.text}"
    for one in seen_of(report).people:
        place = sentence("cli-reports-owner") if one.seat < 0 else seat_name(one.seat)
        yield f"  {place}: {one.name or '–'}  {one.visitor}"
    for said in seen_of(report).chat:
        yield f"    {said.name}: {said.text}"
