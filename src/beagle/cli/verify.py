"""beagle verify: is a record true, and was it dealt fairly?  And are all stored games?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from beagle.cli.options import AsJson
from beagle.cli.progress import progress
from beagle.cli.say import FOUND, OK, Wrong, console, plainly, print_json, read_text, sentence
from beagle.kernel.record import read_record
from beagle.server.config import data_folder
from beagle.server.store.care import Stored, StoredGames, StoreError
from beagle.server.store.checking import check_stored
from beagle.verify import BROKEN, HELD, Finding
from beagle.verify import verify as check

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
    "none": "cli-verify-none",
    "going-on": "cli-verify-going-on",
    "no-result": "cli-verify-no-result",
    "moves": "cli-verify-not-reached",
}


def verify(
    file: Annotated[Path | None, Parameter(help="A record.")] = None,
    /,
    *,
    commit: Annotated[
        str | None, Parameter(help="The hash you were shown before the game: hold the record to it.")
    ] = None,
    all_games: Annotated[
        bool, Parameter(name="--all", negative="", help="Replay every game that a server has stored.")
    ] = False,
    data: Annotated[
        Path | None, Parameter(help="With --all: the server's data folder. Default: BEAGLE_DATA, or the usual place.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Check that a record is true and its luck was fair.

    The moves are legal, the result is right; and if the record opens its secret: the secret is the one that was
    promised, and it dealt the cards and threw the dice. The exit code is 1 if anything is wrong; with --commit also
    if the record leaves out what the hash is to be held against.
    """
    if all_games == (file is not None) or (all_games and commit is not None):
        raise Wrong(sentence("cli-verify-what"))
    if all_games:
        return verify_all(data or data_folder(), as_json)
    assert file is not None
    return verify_file(file, commit, as_json)


def verify_file(file: Path, commit: str | None, as_json: bool) -> int:
    if commit is not None and not re.fullmatch("[0-9a-fA-F]{64}", commit):
        raise Wrong(sentence("cli-verify-bad-commit"))
    with plainly(FOUND, str(file)):
        findings = check(read_record(read_text(file)), commit or "")
    broken = any(finding.outcome == BROKEN for finding in findings)
    if as_json:
        print_json({"file": str(file), "true": not broken, "checks": [finding._asdict() for finding in findings]})
        return FOUND if broken else OK
    out = console()
    for finding in sorted(findings, key=left_out, reverse=True):
        out.print(line(finding), soft_wrap=True)
    if broken:
        only = all(left_out(finding) for finding in findings if finding.outcome == BROKEN)
        out.print(sentence("cli-verify-unheld" if only else "cli-verify-false"), style="bold red")
    else:
        fair = all(finding.outcome == HELD for finding in findings if finding.what in ("commit", "deal"))
        out.print(sentence("cli-verify-fair" if fair else "cli-verify-true"), style="bold green")
    return FOUND if broken else OK


def left_out(finding: Finding) -> bool:
    """The record leaves out what it should be held against: that is said before all else."""
    return finding.reason.startswith("asked-")


def line(finding: Finding) -> Text:
    """ok, no or -, and what came of it."""
    if finding.outcome == HELD:
        return Text("ok   ", "green").append(sentence(HELD_SAYS[finding.what]), "default")
    if finding.outcome == BROKEN:
        return Text("NO   ", "bold red").append(says(finding), "default not bold")
    return Text("-    ", "dim").append(sentence(HELD_SAYS[finding.what]) + " ", "dim").append(says(finding), "default")


def says(finding: Finding) -> str:
    table = BROKEN_SAYS if finding.outcome == BROKEN else UNCHECKED_SAYS
    return sentence(table[finding.reason], detail=finding.detail, move=finding.move)


def verify_all(folder: Path, as_json: bool) -> int:
    """Every stored game, with a bar on the error stream if somebody looks."""
    out, seen = console(), 0
    wrong: list[dict[str, object]] = []
    try:
        for game, findings in checked(folder):
            seen += 1
            broken = [finding for finding in findings if finding.outcome == BROKEN]
            if broken:
                wrong.append({"table": game.table.id, "wrong": [says(finding) for finding in broken]})
                if not as_json:
                    said = "; ".join(map(says, broken))
                    text = Text("NO   ", "bold red").append(f"{game.table.id}: {said}", "default not bold")
                    out.print(text, soft_wrap=True)
    except StoreError as error:
        raise Wrong(str(error), FOUND) from error
    if as_json:
        print_json({"folder": str(folder), "games": seen, "wrong": wrong})
    elif not seen:
        out.print(sentence("cli-verify-all-none"))
    else:
        out.print(sentence("cli-verify-all", games=seen, wrong=len(wrong)), style="bold red" if wrong else "bold green")
    return FOUND if wrong else OK


def checked(folder: Path) -> Iterator[tuple[Stored, list[Finding]]]:
    games = StoredGames(folder)
    with progress(sentence("cli-verify-replaying"), len(games)) as advance:
        for game in games:
            yield game, check_stored(game)
            advance()
