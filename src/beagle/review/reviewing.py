"""The review of a finished game, from its record to its accounts."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from beagle.kernel.state import CHANCE
from beagle.play.record import Record
from beagle.review.accounts import Account, Part, account_of, parts_of
from beagle.review.moments import OPEN, Moment, Story, story_of
from beagle.review.notes import Notes
from beagle.review.outlook import Reference, reference_at
from beagle.review.sampling import Sample, sample
from beagle.review.smoothing import NEWS, SURE, Curve, Estimate, Link, smooth
from beagle.review.turning import LuckyStep, TurningPoint, luck_of, turning_points
from beagle.review.verdicts import Compared, Effort, Verdict, verdict_of

FORMAT: Final = 1  # of the notes, and of how things are counted


class Setting(NamedTuple):
    """How much a review may cost."""

    tries: int  # continuations for the chances, all moments and eyes together
    fewest: int  # worlds of a moment
    most: int
    effort: Effort


QUICK: Final = Setting(tries=30_000, fewest=4, most=64, effort=Effort(width=5, worlds=3, fewest=6, most=24))
FINE: Final = Setting(tries=120_000, fewest=16, most=200, effort=Effort())


class Seen(NamedTuple):
    """The game as somebody saw it: the chances of all seats before each moment and at the end."""

    eyes: int  # a seat, or OPEN
    curve: Curve
    turning: list[TurningPoint]
    parts: list[list[Part]]  # by seat


class Review(NamedTuple):
    """What decided a game."""

    story: Story
    reference: Reference
    seen: list[Seen]  # by each seat, then with all cards open
    accounts: list[Account]
    luck: list[list[LuckyStep]]  # by seat
    verdicts: list[Verdict | None]  # by moment; None: chance


class Work(NamedTuple):
    """What there is to count: a moment, through somebody's eyes; or the verdict on a move."""

    what: str
    eyes: int
    moment: Moment


def heading_of(record: Record, reference: Reference, setting: Setting, seed: int) -> dict[str, Any]:
    """All that a review depends on."""
    digest = hashlib.sha256(record.text().encode()).hexdigest()[:24]
    numbers = sorted(reference.judge.numbers().items())
    judged = hashlib.sha256(repr(numbers).encode()).hexdigest()[:12]
    return {
        "review": FORMAT,
        "game": digest,
        "rules": record.version,
        "judge": judged,
        "chances": reference.version,
        "setting": [setting.tries, setting.fewest, setting.most, *setting.effort],
        "seed": seed,
    }


class Reviewer:
    """A review in the making: small pieces of work, each kept as soon as it is done."""

    def __init__(self, record: Record, setting: Setting = QUICK, seed: int = 0, keep: Path | None = None) -> None:
        self.story = story_of(record)
        self.reference = reference_at(self.story.game, record.ruleset, self.story.seats)
        self.setting = setting
        self.seed = seed
        self.notes = Notes(heading_of(record, self.reference, setting, seed), keep)
        self.eyes = [*range(self.story.seats), OPEN]
        sampled = [moment for moment in self.story.moments if self.worth_sampling(moment)]
        self.work = [Work("chances", eyes, moment) for moment in sampled for eyes in self.eyes]
        tries = setting.tries // max(1, len(self.work))
        self.worlds = max(setting.fewest, min(setting.most, tries))
        self.work += [Work("verdict", moment.actor, moment) for moment in self.story.moments if moment.decision]

    def worth_sampling(self, moment: Moment) -> bool:
        """Where only one thing could happen and nobody learned anything, nothing changes."""
        return moment.number == 0 or not moment.forced or any(moment.learned)

    def open_work(self) -> list[Work]:
        """What is still to be done."""
        return [work for work in self.work if self.notes.get(key_of(work)) is None]

    def do(self, work: Work) -> None:
        """One piece of it."""
        story, moment = self.story, work.moment
        if work.what == "chances":
            found = sample(story, self.reference, moment, work.eyes, self.worlds, self.seed)
            values = [rounded(found.chances), found.spread, rounded(found.change), found.change_spread, found.worlds]
            self.notes.add(key_of(work), values)
        else:
            verdict = verdict_of(story, self.reference, moment, self.setting.effort, self.seed)
            options = [list(option) for option in verdict.options]
            self.notes.add(key_of(work), [verdict.word, verdict.cost, verdict.error, verdict.best, options])

    def run(self, step: Callable[[], None] = lambda: None) -> Review:
        """Do all of it."""
        for work in self.open_work():
            self.do(work)
            step()
        return self.result()

    # What follows from it

    def sample_of(self, moment: Moment, eyes: int) -> Sample | None:
        found = self.notes.get(("chances", eyes, moment.number))
        return None if found is None else Sample(*found)

    def verdict(self, moment: Moment) -> Verdict | None:
        """None: chance acted, or it was not counted yet."""
        if moment.actor == CHANCE:
            return None
        found = self.notes.get(("verdict", moment.actor, moment.number))
        if found is None:
            return Verdict("forced", 0.0, 0.0, moment.action, ()) if moment.forced else None
        word, cost, error, best, options = found
        return Verdict(word, cost, error, best, tuple(Compared(*option) for option in options))

    def curve(self, eyes: int) -> Curve:
        """The chances of all seats over the game."""
        estimates, links = list[Estimate | None](), list[Link]()
        seats = self.story.seats
        for moment in self.story.moments:
            found = self.sample_of(moment, eyes)
            news = eyes != OPEN and moment.learned[eyes]
            if found is None:
                estimates.append(None)
                links.append(Link([0.0] * seats, NEWS**2 if news else SURE))
                continue
            estimates.append(Estimate(found.chances, floor(found.spread, found.worlds)))
            if found.change is None or news:
                links.append(Link(found.change or [0.0] * seats, NEWS**2))
            else:
                links.append(Link(found.change, floor(found.change_spread, found.worlds)))
        return smooth(estimates, links, self.story.won)

    def seen_by(self, eyes: int) -> Seen:
        curve = self.curve(eyes)
        samples = [self.sample_of(moment, eyes) for moment in self.story.moments]
        parts = [parts_of(self.story.moments, samples, curve.chances, eyes, seat) for seat in range(self.story.seats)]
        return Seen(eyes, curve, turning_points(self.story.moments, curve.chances), parts)

    def result(self) -> Review:
        seen = [self.seen_by(eyes) for eyes in self.eyes]
        moments = self.story.moments
        accounts = [
            account_of(moments, seen[seat].parts[seat], seen[seat].curve, seat) for seat in range(self.story.seats)
        ]
        luck = [luck_of(moments, seen[seat].parts[seat], seat) for seat in range(self.story.seats)]
        return Review(self.story, self.reference, seen, accounts, luck, [self.verdict(moment) for moment in moments])


def key_of(work: Work) -> tuple[str, int, int]:
    return work.what, work.eyes, work.moment.number


def floor(spread: float, worlds: int) -> float:
    """The variance of a mean.  Few worlds can agree by chance, so it is never nothing."""
    return max(1e-5, spread / max(1, worlds) * (1 + 2 / max(1, worlds)))


def rounded(values: list[float] | None) -> list[float] | None:
    return None if values is None else [round(value, 6) for value in values]


def review(
    record: Record,
    setting: Setting = QUICK,
    seed: int = 0,
    keep: Path | None = None,
    step: Callable[[], None] = lambda: None,
) -> Review:
    """Review a finished game.  `keep`: a file for what was counted; a stopped review goes on there."""
    return Reviewer(record, setting, seed, keep).run(step)


def judged(verdicts: list[Verdict | None]) -> float:
    """The share of real decisions that have a verdict."""
    real = [verdict for verdict in verdicts if verdict is not None and verdict.word != "forced"]
    return sum(bool(verdict.word) for verdict in real) / len(real) if real else math.nan
