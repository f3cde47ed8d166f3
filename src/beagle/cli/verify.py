"""beagle verify: is a record true, and was it dealt fairly?  And are all stored games?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from beagle.cli.options import AsJson
from beagle.cli.places import place_of
from beagle.cli.progress import progress
from beagle.cli.say import (
    FOUND,
    OF_OLDER_RULES,
    OK,
    UsageError,
    console,
    in_words,
    print_json,
    read_text,
    sentence,
    usage_errors,
)
from beagle.i18n import Words
from beagle.play.record import read_record
from beagle.play.verify import BROKEN, HELD, OLDER, Finding, outcome_of
from beagle.play.verify import verify as check
from beagle.server.config import Settings
from beagle.server.store.address import shown
from beagle.server.store.care import Stored, StoredGames, StoreError
from beagle.server.store.checking import check_stored
from beagle.server.store.choosing import need_driver

if TYPE_CHECKING:
    from beagle.server.store.postgres.moving import PostgresGames

HELD_SAYS: Final = {
    "moves": "cli-verify-moves",
    "commit": "cli-verify-commit",
    "deal": "cli-verify-deal",
    "chances": "cli-verify-chances",
    "result": "cli-verify-result",
}
BROKEN_SAYS: Final = {
    "start": "cli-verify-start",
    "illegal": "cli-verify-illegal",
    "other-position": "cli-verify-other-position",
    "other-commit": "cli-verify-other-commit",
    "other-secret": "cli-verify-other-secret",
    "other-deal": "cli-verify-other-deal",
    "no-deal": "cli-verify-no-deal",
    "other-chance": "cli-verify-other-chance",
    "other-result": "cli-verify-other-result",
    "over": "cli-verify-over",
    "cut": "cli-verify-cut",
    "row": "cli-verify-row",
    "asked-no-secret": "cli-verify-asked-no-secret",
    "asked-given": "cli-verify-asked-given",
}
UNCHECKED_SAYS: Final = {
    "no-secret": "cli-verify-no-secret",
    "no-commit": "cli-verify-no-commit",
    "given": "cli-verify-given",
    "continued": "cli-verify-continued",
    "older": "cli-verify-not-by-these",
    "none": "cli-verify-none",
    "going-on": "cli-verify-going-on",
    "no-result": "cli-verify-no-result",
    "moves": "cli-verify-not-reached",
}


NAMED: Final = {BROKEN: "wrong", OLDER: "older"}
CODES: Final = {HELD: OK, BROKEN: FOUND, OLDER: OF_OLDER_RULES}


def verify(
    file: Path | None = None,
    /,
    *,
    commit: str | None = None,
    all_games: Annotated[bool, Parameter(name="--all", negative="")] = False,
    data: Path | None = None,
    database: str | None = None,
    as_json: AsJson = False,
) -> int:
    """Check that a record is correct and its luck was fair."""
    if all_games == (file is not None) or (all_games and commit is not None):
        raise UsageError(sentence("cli-verify-what"))
    if all_games:
        settings = place_of(data, database)
        return verify_all(settings, as_json)
    assert file is not None
    return verify_file(file, commit, as_json)


def verify_file(file: Path, commit: str | None, as_json: bool) -> int:
    if commit is not None and not re.fullmatch("[0-9a-fA-F]{64}", commit):
        raise UsageError(sentence("cli-verify-bad-commit"))
    with usage_errors(FOUND, str(file)):
        findings = check(read_record(read_text(file)), commit or "")
    outcome = outcome_of(findings)
    if as_json:
        true = {HELD: True, BROKEN: False}.get(outcome)  # older rules: neither
        print_json({"file": str(file), "true": true, "outcome": outcome, "checks": [one.data() for one in findings]})
        return CODES[outcome]
    out = console()
    for finding in sorted(findings, key=left_out, reverse=True):
        out.print(line(finding), soft_wrap=True)
    if outcome == HELD:
        fair = all(finding.outcome == HELD for finding in findings if finding.what in ("commit", "deal"))
        out.print(sentence("cli-verify-fair" if fair else "cli-verify-true"), style="bold green")
    else:
        older = outcome == OLDER
        style = "bold yellow" if older else "bold red"
        only = not older and all(left_out(finding) for finding in findings if finding.outcome == BROKEN)
        key = "cli-verify-older" if older else "cli-verify-unheld" if only else "cli-verify-false"
        out.print(sentence(key), style=style, soft_wrap=True)
    return CODES[outcome]


def left_out(finding: Finding) -> bool:
    """The record lacks what it should be checked against: that is said first."""
    return finding.reason.startswith("asked-")


def line(finding: Finding) -> Text:
    """ok, no, old or -, and the result."""
    if finding.outcome == HELD:
        return Text("ok   ", "green").append(sentence(HELD_SAYS[finding.what]), "default")
    if finding.outcome == BROKEN:
        return Text("NO   ", "bold red").append(says(finding), "default not bold")
    if finding.outcome == OLDER:
        return Text("OLD  ", "bold yellow").append(says(finding), "default not bold")
    return Text("-    ", "dim").append(sentence(HELD_SAYS[finding.what]) + " ", "dim").append(says(finding), "default")


def says(finding: Finding) -> str:
    if finding.stop is not None:
        return Words().say(finding.stop.message())
    table = BROKEN_SAYS if finding.outcome == BROKEN else UNCHECKED_SAYS
    return sentence(table[finding.reason], detail=finding.detail, move=finding.move)


def verify_all(settings: Settings, as_json: bool) -> int:
    """Every stored game, with a progress bar on stderr if a person is watching.  Older rules are not an error."""
    out, seen = console(), 0
    found: dict[str, list[dict[str, object]]] = {BROKEN: [], OLDER: []}
    try:
        for game, findings in checked(settings):
            seen += 1
            outcome = outcome_of(findings)
            if outcome == HELD:
                continue
            told = [finding for finding in findings if finding.outcome == outcome]
            found[outcome].append({"table": game.table.id, NAMED[outcome]: [says(finding) for finding in told]})
            if not as_json:
                mark, style = ("NO   ", "bold red") if outcome == BROKEN else ("OLD  ", "bold yellow")
                text = f"{game.table.id}: {'; '.join(map(says, told))}"
                out.print(Text(mark, style).append(text, "default not bold"), soft_wrap=True)
    except StoreError as error:
        raise UsageError(in_words(error), FOUND) from error
    wrong, older = found[BROKEN], found[OLDER]
    if as_json:
        place = shown(settings.database) if settings.database else str(settings.folder)
        print_json({"folder": place, "games": seen, "wrong": wrong, "older": older})
    elif not seen:
        out.print(sentence("cli-verify-all-none"))
    else:
        out.print(sentence("cli-verify-all", games=seen, wrong=len(wrong)), style="bold red" if wrong else "bold green")
        if older:
            out.print(sentence("cli-verify-all-older", older=len(older)), style="bold yellow")
    return FOUND if wrong else OK


def stored_games(settings: Settings) -> StoredGames | PostgresGames:
    if not settings.database:
        return StoredGames(settings.folder)
    need_driver()
    from beagle.server.store.postgres.moving import PostgresGames  # here: most have no driver for it

    return PostgresGames(settings.database)


def checked(settings: Settings) -> Iterator[tuple[Stored, list[Finding]]]:
    games = stored_games(settings)
    with progress(sentence("cli-verify-replaying"), len(games)) as advance:
        for game in games:
            yield game, check_stored(game)
            advance()
