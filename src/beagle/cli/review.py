"""beagle review: what decided a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from beagle.cli.ladder import write
from beagle.cli.options import AsJson
from beagle.cli.progress import progress
from beagle.cli.replay import EVERYTHING, eyes_of
from beagle.cli.say import FOUND, OK, UsageError, console, print_json, read_text, sentence, spoken, usage_errors
from beagle.cli.seats import names_of
from beagle.i18n import Words
from beagle.kernel.state import CHANCE
from beagle.play.match import ReplayError
from beagle.play.record import read_record
from beagle.review.accounts import Account
from beagle.review.data import data, of_100
from beagle.review.moments import OPEN, Moment, NotReviewable
from beagle.review.reviewing import FINE, QUICK, Review, Reviewer, Seen
from beagle.review.river import svg as river
from beagle.review.turning import LUCKY
from beagle.review.verdicts import Verdict

REFUSED: Final = {
    "going-on": "cli-review-going-on",
    "early": "cli-review-early",
    "older": "cli-review-older",
    "short": "cli-review-short",
}
VERDICTS: Final = {
    "great": "cli-review-great",
    "inaccurate": "cli-review-inaccurate",
    "mistake": "cli-review-mistake",
}
COLUMNS: Final = (
    "cli-review-seat",
    "cli-review-start",
    "cli-review-luck",
    "cli-review-own",
    "cli-review-others",
    "cli-review-end",
)
MOST: Final = 5  # verdicts and lucky steps that are shown of each seat


def review(
    file: Path,
    /,
    *,
    eyes: str | None = None,
    fine: Annotated[bool, Parameter(negative="")] = False,
    seed: int = 0,
    svg: Path | None = None,
    keep: Path | None = None,
    as_json: AsJson = False,
) -> int:
    """What decided a finished game: chances, luck, choices, turning points."""
    with usage_errors(FOUND, str(file)):
        record = read_record(read_text(file))
    try:
        reviewer = Reviewer(record, FINE if fine else QUICK, seed, keep)
    except NotReviewable as error:
        raise UsageError(f"{file}: {sentence(REFUSED[error.why])}", FOUND) from error
    except (ReplayError, KeyError) as error:
        raise UsageError(f"{file}: {error}", FOUND) from error
    seat = eyes_of(eyes, reviewer.story.seats)
    with progress(sentence("cli-review-counting"), len(reviewer.open_work())) as step:
        done = reviewer.run(step)
    seen = done.seen[OPEN if seat == EVERYTHING else seat]
    if svg is not None:
        write(svg, river(done, seen.eyes))
    if as_json:
        print_json(data(done))
        return OK
    words = spoken()
    words.names = names_of(record.players, words)
    show(console(), done, seen, words)
    return OK


def show(out: Console, done: Review, seen: Seen, words: Words) -> None:
    if not done.reference.fits(done.story.ruleset):
        out.print(sentence("cli-review-not-fitted", words), style="yellow")
    about = round(max(account.range for account in done.accounts) / 10)
    out.print(
        Text.assemble(
            (f"{sentence('review-accounts', words)}  ", "bold"),
            (sentence("review-accounts-range", words, range=about), "dim"),
        )
    )
    out.print(accounts_table(done, words))
    out.print(sentence("cli-review-luck-is", words), style="dim")
    out.print()
    show_turning(out, done, seen, words)
    for seat in range(done.story.seats):
        show_seat(out, done, seat, words)
    out.print(sentence("cli-review-about", words), style="dim")


def accounts_table(done: Review, words: Words) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for place, key in enumerate(COLUMNS):
        grid.add_column(sentence(key, words), justify="right" if place else "left")
    for account in done.accounts:
        grid.add_row(words.name(account.seat), *account_row(account))
    return grid


def account_row(account: Account) -> list[str]:
    changes = [f"{value / 10:+.1f}".replace("-", "−") for value in (account.luck, account.own, account.others)]
    return [f"{account.start / 10:.1f}", *changes, f"{account.end / 10:.1f}"]


def show_turning(out: Console, done: Review, seen: Seen, words: Words) -> None:
    key = "cli-review-turning-open" if seen.eyes == OPEN else "cli-review-turning"
    name = "" if seen.eyes == OPEN else words.name(seen.eyes)
    out.print(sentence(key, words, name=name), style="bold")
    if not seen.turning:
        out.print(sentence("cli-review-no-turning", words))
    for number, point in enumerate(seen.turning, 1):
        moment = done.story.moments[point.at]
        changes = ", ".join(
            f"{words.name(seat)} {of_100(before):.0f} → {of_100(after):.0f}"
            for seat, (before, after) in enumerate(zip(point.before, point.after, strict=True))
            if round(of_100(before)) != round(of_100(after))
        )
        out.print(Text.assemble(f"{number}) {told(done, moment, words)}  ", (changes, "dim")))
    out.print()


def told(done: Review, moment: Moment, words: Words) -> str:
    """A move in words, with its number and who made it."""
    said = words.say(done.story.game.describe(moment.state, moment.action))
    if moment.actor == CHANCE:
        return sentence("cli-review-chance", words, number=moment.line, move=said)
    return sentence("cli-review-move", words, number=moment.line, name=words.name(moment.actor), move=said)


def show_seat(out: Console, done: Review, seat: int, words: Words) -> None:
    """The moves of a seat that are worth a look, and its luck."""
    lines = [*verdict_lines(done, seat, words), *luck_lines(done, seat, words)]
    if lines:
        out.print(words.name(seat), style="bold")
        for line in lines:
            out.print(Text(line))
        out.print()


def verdict_lines(done: Review, seat: int, words: Words) -> list[str]:
    found: list[tuple[Moment, Verdict]] = []
    for moment, verdict in zip(done.story.moments, done.verdicts, strict=True):
        if verdict is not None and moment.actor == seat and verdict.word in VERDICTS:
            found.append((moment, verdict))
    found.sort(key=lambda pair: (-pair[1].cost, pair[0].number))
    out: list[str] = []
    for moment, verdict in found[:MOST]:
        better = words.say(done.story.game.describe(moment.state, verdict.best))
        text = sentence(VERDICTS[verdict.word], words, cost=round(verdict.cost), best=better)
        out.append(f"{told(done, moment, words)}: {text}")
    return out


def luck_lines(done: Review, seat: int, words: Words) -> list[str]:
    out: list[str] = []
    for step in done.luck[seat][:MOST]:
        if abs(step.gained) >= LUCKY:
            key = "cli-review-lucky" if step.gained > 0 else "cli-review-unlucky"
            moment = done.story.moments[step.at]
            said = told(done, moment, words)
            if moment.actor != CHANCE:  # the move itself was a choice; luck is what was drawn because of it
                said = f"{said}. {sentence('review-draw', words)}"
            out.append(f"{said}: {sentence(key, words, number=round(abs(of_100(step.gained))))}")
    return out
