"""A review as plain data: for files, programs and pages."""

from __future__ import annotations

from typing import Any, Final

from beagle.kernel.state import CHANCE
from beagle.kernel.text import seat_name
from beagle.review.accounts import RANGE
from beagle.review.moments import Moment
from beagle.review.reviewing import FORMAT, Review, Seen
from beagle.review.verdicts import Verdict

ENGINE: Final = f"review-{FORMAT}"


def of_100(value: float) -> float:
    """A chance as a number of 100."""
    return round(100 * value, 1)


def data(review: Review) -> dict[str, Any]:
    """Everything, as seen by each seat and with all cards open."""
    story = review.story
    return {
        "engine": ENGINE,
        "game": story.game.name,
        "ruleset": story.ruleset,
        "fitted": str(review.reference.table) if review.reference.table else None,
        "moves": len(story.moments),
        "seen": [seen_data(review, seen) for seen in review.seen],
        "steps": [step_data(review, moment) for moment in story.moments],
        "accounts": [
            {name: value if name == "seat" else value / 10 for name, value in account._asdict().items()}
            for account in review.accounts
        ],
        "luck": [
            [{"at": step.at, "gained": of_100(step.gained)} for step in steps if of_100(step.gained)]
            for steps in review.luck
        ],
    }


def seen_data(review: Review, seen: Seen) -> dict[str, Any]:
    return {
        "eyes": seen.eyes,
        "chances": [[of_100(chance) for chance in row] for row in seen.curve.chances],
        "ranges": [of_100(RANGE * error) for error in seen.curve.errors],
        "turning": [
            {
                "no": number,
                "at": point.at,
                "actor": point.actor,
                "before": [of_100(chance) for chance in point.before],
                "after": [of_100(chance) for chance in point.after],
            }
            for number, point in enumerate(seen.turning, 1)
        ],
    }


def step_data(review: Review, moment: Moment) -> dict[str, Any]:
    verdict = review.verdicts[moment.number]
    out: dict[str, Any] = {"at": moment.number, "line": moment.line, "move": moment.text}
    if moment.actor == CHANCE:
        return {**out, "chance": True}
    return {**out, "seat": moment.actor, **({} if verdict is None else verdict_data(review, moment, verdict))}


def verdict_data(review: Review, moment: Moment, verdict: Verdict) -> dict[str, Any]:
    if verdict.word == "forced":
        return {"verdict": "forced"}
    game = review.story.game
    return {
        "verdict": verdict.word or None,
        "cost": [
            round(verdict.cost - RANGE * verdict.error, 1),
            round(verdict.cost, 1),
            round(verdict.cost + RANGE * verdict.error, 1),
        ],
        "options": [
            {
                "move": game.write_move(moment.state, option.action),
                "wins": [
                    round(option.wins - RANGE * option.error, 1),
                    round(option.wins, 1),
                    round(option.wins + RANGE * option.error, 1),
                ],
                "played": option.action == moment.action,
                "best": option.action == verdict.best,
                "why": [{"why": why, "number": number} for why, number in option.why],
            }
            for option in verdict.options
        ],
    }


def name_of(actor: int) -> str:
    return "%" if actor == CHANCE else seat_name(actor)
