"""The review of a game as a page is told it, through one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from beagle.kernel.base.holding import Holding, Holds
from beagle.kernel.cards import WHOLE
from beagle.kernel.state import CHANCE
from beagle.review.accounts import RANGE, Part
from beagle.review.data import ENGINE, of_100
from beagle.review.moments import OPEN, Moment
from beagle.review.reviewing import Reviewer
from beagle.review.river import River, river_of, turns_of
from beagle.review.sampling import sees_all_of
from beagle.review.turning import LUCKY, LuckyStep, luck_of
from beagle.review.verdicts import WIDEST, Compared, Verdict
from beagle.server.wire import to_wire
from beagle.server.wire.reviews import (
    GameReview,
    Held,
    HeldCard,
    LuckOutcome,
    LuckWord,
    ReviewAccount,
    ReviewJudged,
    ReviewLoss,
    ReviewLuck,
    ReviewOption,
    ReviewRiver,
    ReviewStep,
    RiverMark,
    RiverTick,
    TurningStep,
)

WIDE: Final = (720.0, 180.0)
NARROW: Final = (336.0, 140.0)
LOSSES: Final = 3
LOST: Final = ("inaccurate", "mistake")


def shape(reviewer: Reviewer, eyes: int, fine: bool, heading: str) -> GameReview:
    """What was counted, through these eyes."""
    return Shape(reviewer, eyes).whole(fine, heading)


class Shape:
    """One answer in the making."""

    def __init__(self, reviewer: Reviewer, eyes: int) -> None:
        self.reviewer = reviewer
        self.eyes = eyes
        self.story = reviewer.story
        self.game = reviewer.story.game
        self.complete = reviewer.complete()
        self.counted = reviewer.counted()
        self.moments = self.story.moments[: self.counted]
        self.seen = reviewer.seen_by(eyes, self.counted)
        self.flags = {point.at: number for number, point in enumerate(self.seen.turning, 1)}
        self.lucky = self.luck_by_seat()

    def whole(self, fine: bool, heading: str) -> GameReview:
        chances = self.seen.curve.chances
        lines = [self.luck(step) for steps in self.lucky.values() for step in steps]
        lines = [line for line in lines if line["gained"]]
        reference = self.reviewer.reference
        return {
            "engine": ENGINE,
            "numbers": heading,
            "rules": self.game.version,
            "reference": "judge",
            "fitted": str(reference.table) if reference.table else "",
            "rough": not reference.fits(self.story.ruleset),
            "fine": fine,
            "tries": self.reviewer.worlds,
            "eyes": None if self.eyes == OPEN else self.eyes,
            "seats": self.story.seats,
            "moves": len(self.story.moments),
            "counted": self.counted,
            "chances": [shared(row) for row in chances],
            "ranges": [of_100(RANGE * error) for error in self.seen.curve.errors],
            "steps": [self.step(moment) for moment in self.moments],
            "turning": [self.turning(number) for number in range(len(self.seen.turning))],
            "accounts": self.accounts() if self.complete else [],
            "luck": sorted(lines, key=lambda line: (-abs(line["gained"]), line["at"])),
            "knew": list(self.held(self.eyes if self.eyes != OPEN else WHOLE)),
            "true": list(self.held(WHOLE)),
            "losses": self.losses(),
            "rivers": {"wide": self.river(*WIDE), "narrow": self.river(*NARROW)},
        }

    # Steps

    def step(self, moment: Moment) -> ReviewStep:
        eyes = None if self.eyes == OPEN else self.eyes
        step: ReviewStep = {
            "at": moment.number,
            "n": moment.line,
            "seat": moment.actor,
            "move": self.game.write_move(moment.state, moment.action, eyes),
            "turning": self.flags.get(moment.number, 0),
        }
        verdict = self.reviewer.verdict(moment)
        if verdict is not None:
            own = self.eyes in (OPEN, moment.actor)
            step["judged" if own else "theirs"] = self.judged(moment, verdict)
        if moment.actor != CHANCE and not (verdict and verdict.options) and sees_all_of(self.story, moment, self.eyes):
            step["words"] = to_wire(self.game.describe(moment.state, moment.action))
        found = [one for steps in self.lucky.values() for one in steps if one.at == moment.number]
        if found:
            step["luck"] = self.luck(max(found, key=lambda one: abs(one.gained)))
        return step

    def judged(self, moment: Moment, verdict: Verdict) -> ReviewJudged:
        return {
            "verdict": verdict.word,  # type: ignore[typeddict-item]
            "cost": ends(verdict.cost, verdict.error),
            "wide": 2 * RANGE * verdict.error > WIDEST,
            "options": [self.option(moment, verdict, one) for one in verdict.options],
        }

    def option(self, moment: Moment, verdict: Verdict, one: Compared) -> ReviewOption:
        kind, args = self.game.move_data(moment.state, one.action)
        return {
            "move": self.game.write_move(moment.state, one.action),
            "words": to_wire(self.game.describe(moment.state, one.action)),
            "kind": kind,
            "args": args,
            "wins": ends(one.wins, one.error),
            "best": one.action == verdict.best,
            "played": one.action == moment.action,
            "why": [{"why": why, "args": {"number": number}} for why, number in one.why],
        }

    def turning(self, place: int) -> TurningStep:
        point = self.seen.turning[place]
        moment = self.story.moments[point.at]
        choice, luck = self.moved(point.at)
        return {
            "no": place + 1,
            "at": point.at,
            "n": moment.line,
            "seat": point.actor,
            "kind": "luck" if point.actor == CHANCE or luck > choice else "choice",
            "before": shared(point.before),
            "after": shared(point.after),
        }

    def moved(self, at: int) -> tuple[float, float]:
        """How much a step changed by choice and by luck, over all seats."""
        parts: list[Part] = [parts[at] for parts in self.seen.parts]
        return sum(abs(part.choice) for part in parts), sum(abs(part.luck) for part in parts)

    def losses(self) -> list[ReviewLoss]:
        """The moves of the seat that looks that cost most."""
        found: list[tuple[Moment, Verdict]] = []
        for moment in self.moments:
            verdict = self.reviewer.verdict(moment)
            if verdict is not None and moment.actor == self.eyes and verdict.word in LOST:
                found.append((moment, verdict))
        found.sort(key=lambda pair: (-pair[1].cost, pair[0].number))
        return [
            {
                "at": moment.number,
                "n": moment.line,
                "move": self.game.write_move(moment.state, moment.action),
                "words": to_wire(self.game.describe(moment.state, moment.action)),
                "cost": ends(verdict.cost, verdict.error),
            }
            for moment, verdict in found[:LOSSES]
        ]

    def accounts(self) -> list[ReviewAccount]:
        return [
            {
                "seat": one.seat,
                "start": one.start / 10,
                "luck": one.luck / 10,
                "own": one.own / 10,
                "others": one.others / 10,
                "end": one.end / 10,
                "range": one.range / 10,
            }
            for one in self.reviewer.result().accounts
        ]

    # Luck

    def luck_by_seat(self) -> dict[int, list[LuckyStep]]:
        """The dice and draws of the seat that looks; with all cards open, of every seat, which draws nothing then."""
        if self.eyes != OPEN:
            return {self.eyes: luck_of(self.moments, self.seen.parts[self.eyes], self.eyes)}
        return {seat: luck_of(self.moments, parts, seat) for seat, parts in enumerate(self.seen.parts)}

    def luck(self, step: LuckyStep) -> ReviewLuck:
        moment = self.story.moments[step.at]
        word: LuckWord = "" if abs(step.gained) < LUCKY else "lucky" if step.gained > 0 else "unlucky"
        line: ReviewLuck = {
            "at": step.at,
            "n": moment.line,
            "seat": step.seat,
            "gained": of_100(step.gained),
            "word": word,
            "kind": "die" if moment.actor == CHANCE else "draw",
        }
        outcomes = self.outcomes(moment, step.seat) if self.eyes != OPEN else []
        if outcomes:
            line["mean"] = of_100(self.seen.curve.chances[step.at][step.seat])
            line["outcomes"] = outcomes
        return line

    def outcomes(self, moment: Moment, seat: int) -> list[LuckOutcome]:
        """Each face against their average, from the chance before; what came is what the curve says."""
        faces = self.reviewer.outcomes(moment, seat)
        if not any(face.weight for face in faces):
            return []
        mean = sum(face.wins * face.weight for face in faces) / sum(face.weight for face in faces)
        before, after = (self.seen.curve.chances[moment.number + step][seat] for step in (0, 1))
        out: list[LuckOutcome] = []
        for face in faces:
            kind, args = self.game.move_data(moment.state, face.action)
            came = face.action == moment.action
            out.append(
                {
                    "move": self.game.write_move(moment.state, face.action),
                    "words": to_wire(self.game.describe(moment.state, face.action)),
                    "kind": kind,
                    "args": args,
                    "weight": face.weight,
                    "wins": of_100(after if came else min(1.0, max(0.0, before + face.wins - mean))),
                    "came": came,
                }
            )
        return out

    # What was held

    def held(self, view: int) -> Iterator[Held]:
        """What each seat and the table hold, whenever that changes."""
        game: Any = self.game
        if not isinstance(game, Holds):
            return
        last: dict[tuple[int, str], list[HeldCard]] = {}
        for moment in self.moments:
            seen = game.view(moment.state, view)  # type: ignore[attr-defined]
            for holding in game.held(seen):
                cards = cards_of(holding)
                if last.get((holding.seat, holding.name)) != cards:
                    last[holding.seat, holding.name] = cards
                    of = 0 if view == WHOLE else sum(pile.used for pile in self.game.unseen(seen))
                    yield {"at": moment.number, "seat": holding.seat, "key": holding.name, "cards": cards, "of": of}

    # The river

    def river(self, width: float, height: float) -> ReviewRiver:
        drawn = river_of(self.seen, width, height, len(self.story.moments))
        flags: list[RiverMark] = [
            {"at": point.at, "x": round(drawn.x(point.at + 1), 1), "no": number}
            for number, point in enumerate(self.seen.turning, 1)
        ]
        return {
            "width": width,
            "height": height,
            "bands": [
                {
                    "seat": band.seat,
                    "path": band.path,
                    "edge": band.edge,
                    "left": round(band.left, 1),
                    "right": round(band.right, 1),
                }
                for band in drawn.bands
            ],
            "edge": drawn.edge,
            "range": drawn.range,
            "flags": flags,
            "dice": self.dice(drawn),
            "ticks": self.ticks(drawn),
            "hits": drawn.hits,
        }

    def dice(self, drawn: River) -> list[RiverMark]:
        """The luck that is worth a mark, of the seat that looks."""
        steps = self.lucky.get(self.eyes, [])
        return [
            {"at": step.at, "x": round(drawn.x(step.at + 1), 1), "up": step.gained > 0}
            for step in sorted(steps, key=lambda step: step.at)
            if abs(step.gained) >= LUCKY
        ]

    def ticks(self, drawn: River) -> list[RiverTick]:
        turns = turns_of(self.story, self.counted)
        return [{"at": at, "x": round(drawn.x(at), 1), "no": number} for at, number in turns]


def shared(row: list[float]) -> list[float]:
    """Chances as numbers of 100, with one decimal, that add up to 100 exactly."""
    tenths = [int(1000 * value) for value in row]
    rest = sorted(range(len(row)), key=lambda at: tenths[at] - 1000 * row[at])
    for place in range(1000 - sum(tenths)):
        tenths[rest[place % len(rest)]] += 1
    return [value / 10 for value in tenths]


def ends(mean: float, error: float) -> tuple[float, float, float]:
    """The range of a number, nine times of ten."""
    half = RANGE * error
    return round(mean - half, 1), round(mean, 1), round(mean + half, 1)


def cards_of(holding: Holding) -> list[HeldCard]:
    out: list[HeldCard] = []
    for card in holding.cards:
        out.append({"name": ""} if card is None else {"name": card.name, "words": to_wire(card.words)})
    return out
