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
from beagle.review.outcomes import Fallen, dice_of, fallen
from beagle.review.outlook import Reference, reference_at
from beagle.review.sampling import Sample, sample
from beagle.review.smoothing import NEWS, SURE, Curve, Estimate, Link, smooth, smooth_part
from beagle.review.turning import LuckyStep, TurningPoint, luck_of, turning_points
from beagle.review.verdicts import Compared, Effort, Verdict, verdict_of
from beagle.review.whys import with_whys

FORMAT: Final = 4  # of the notes, and of how things are counted


class Setting(NamedTuple):
    """How much a review may cost."""

    tries: int  # continuations for the chances, all moments and eyes together
    fewest: int  # worlds of a moment
    most: int
    effort: Effort


ROUGH: Final = Setting(tries=0, fewest=2, most=2, effort=Effort(width=2, worlds=1, fewest=2, most=2))
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
    played = [record.game, record.ruleset, record.start, *(played.line() for played in record.moves)]
    digest = hashlib.sha256("\n".join(played).encode()).hexdigest()[:24]
    return {"game": digest, "rules": record.version, **counted_with(reference, setting, seed)}


def counted_with(reference: Reference, setting: Setting, seed: int) -> dict[str, Any]:
    """What a review depends on besides the game that was played."""
    return {
        "review": FORMAT,
        "judge": judge_version(reference),
        "chances": reference.version,
        "setting": [setting.tries, setting.fewest, setting.most, *setting.effort],
        "seed": seed,
    }


def judge_version(reference: Reference) -> str:
    """The numbers of the judge, as a short text that changes with them."""
    numbers = sorted(reference.judge.numbers().items())
    return hashlib.sha256(repr(numbers).encode()).hexdigest()[:12]


class Reviewer:
    """A review in the making: small pieces of work, each kept as soon as it is done."""

    def __init__(self, record: Record, setting: Setting = QUICK, seed: int = 0, keep: Path | None = None) -> None:
        self.story = story_of(record)
        self.reference = reference_at(self.story.game, record.ruleset, self.story.seats)
        self.setting = setting
        self.seed = seed
        self.notes = Notes(heading_of(record, self.reference, setting, seed), keep)
        self.eyes = [*range(self.story.seats), OPEN]
        self.work: list[Work] = []
        self.worlds = 0  # of each moment
        self.chosen: list[Work] | None = None  # the dice whose outcomes are tried
        self.plan()

    def plan(self) -> None:
        """What there is to count: where something could change, through whose eyes, and every decision."""
        seen = ((moment, eyes) for moment in self.story.moments for eyes in self.eyes)
        self.work = [Work("chances", eyes, moment) for moment, eyes in seen if self.worth_sampling(moment, eyes)]
        tries = self.setting.tries // max(1, len(self.work))
        self.worlds = max(self.setting.fewest, min(self.setting.most, tries))
        self.work += [Work("verdict", moment.actor, moment) for moment in self.story.moments if moment.decision]

    def worth_sampling(self, moment: Moment, eyes: int) -> bool:
        """Where, as far as one could know, only one thing could happen and nobody learned anything, nothing changes."""
        return moment.number == 0 or not moment.forced_for(eyes) or any(moment.learned)

    def open_work(self) -> list[Work]:
        """What is still to be done."""
        left = [work for work in self.work if self.notes.get(key_of(work)) is None]
        return left or [work for work in self.dice() if self.notes.get(key_of(work)) is None]

    def dice(self) -> list[Work]:
        """The dice that gave or took most from each seat: known once all chances are."""
        if self.chosen is None:
            luck = [self.luck(seat) for seat in range(self.story.seats)]
            self.chosen = [Work("die", seat, moment) for seat, moment in dice_of(self.story.moments, luck)]
        return self.chosen

    def done_share(self) -> float:
        """How much of it was counted."""
        found = sum(self.notes.get(key_of(work)) is not None for work in self.work)
        return found / max(1, len(self.work))

    def complete(self) -> bool:
        """Was everything counted?"""
        return not self.open_work()

    def counted(self) -> int:
        """Of how many moments, from the first on, the chances are known."""
        missing = (w.moment.number for w in self.work if w.what == "chances" and self.notes.get(key_of(w)) is None)
        return min(missing, default=len(self.story.moments))

    def do(self, work: Work) -> None:
        """One piece of it."""
        story, moment = self.story, work.moment
        if work.what == "chances":
            found = sample(story, self.reference, moment, work.eyes, self.worlds, self.seed)
            values = [rounded(found.chances), found.spread, rounded(found.change), found.change_spread, found.worlds]
            self.notes.add(key_of(work), values)
        elif work.what == "die":
            faces = fallen(story, self.reference, moment, work.eyes, self.setting.fewest * 2, self.seed)
            self.notes.add(key_of(work), [[[face.action, face.weight, round(face.wins, 6)] for face in faces]])
        else:
            verdict = with_whys(
                story, moment, verdict_of(story, self.reference, moment, self.setting.effort, self.seed)
            )
            options = [[o.action, o.wins, finite(o.error), [list(why) for why in o.why]] for o in verdict.options]
            self.notes.add(key_of(work), [verdict.word, verdict.cost, finite(verdict.error), verdict.best, options])

    def run(self, step: Callable[[], None] = lambda: None) -> Review:
        """Do all of it."""
        for work in self.open_work():
            self.do(work)
            step()
        while left := self.open_work():  # the dice are chosen by what was counted
            self.do(left[0])
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
        compared = tuple(
            Compared(action, wins, error, tuple((why, number) for why, number in whys))
            for action, wins, error, whys in options
        )
        return Verdict(word, cost, error, best, compared)

    def outcomes(self, moment: Moment, eyes: int) -> list[Fallen]:
        """What each face of a die would have meant for this seat; empty if that wasn't counted."""
        found = self.notes.get(("die", eyes, moment.number))
        return [] if found is None else [Fallen(*face) for face in found[0]]

    def luck(self, seat: int) -> list[LuckyStep]:
        return luck_of(self.story.moments, self.seen_by(seat).parts[seat], seat)

    def curve(self, eyes: int, until: int | None = None) -> Curve:
        """The chances of all seats over the game, or up to a moment: then nothing is known of the end."""
        estimates, links = list[Estimate | None](), list[Link]()
        seats = self.story.seats
        for moment in self.story.moments[:until]:
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
        if until is not None and until < len(self.story.moments):
            return smooth_part(estimates, links, seats)
        return smooth(estimates, links, self.story.won)

    def seen_by(self, eyes: int, until: int | None = None) -> Seen:
        """The game through these eyes, or the part up to a moment."""
        curve, moments = self.curve(eyes, until), self.story.moments[:until]
        samples = [self.sample_of(moment, eyes) for moment in moments]
        parts = [parts_of(moments, samples, curve.chances, eyes, seat) for seat in range(self.story.seats)]
        return Seen(eyes, curve, turning_points(moments, curve.chances), parts)

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


def finite(error: float) -> float:
    """An error as it is noted: nothing is known beyond all chances there are."""
    return min(error, 100.0)


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
