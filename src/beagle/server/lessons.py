"""Lessons over HTTP: the list, each one card by card, and why a move is refused in it.

A lesson is the same for everybody: it is played once per process, and nothing about a learner is stored here.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from beagle.kernel.game import Game
from beagle.play.lessons import Lesson, LessonStep, lesson, lessons
from beagle.play.lessons.script import MAX_CARDS
from beagle.server import wire
from beagle.server.guard import address_of
from beagle.server.http import answer, manager_of, read, refusing
from beagle.server.live.question import option
from beagle.server.live.reasons import reason
from beagle.server.refusing import Refused
from beagle.server.wire import answers, event_line, outcome_line, to_wire


class Tried(Struct, forbid_unknown_fields=True):
    """A move at a card of a lesson, counted from 0: may the learner make it, and if not, which rule forbids it?

    Either `move` is given or `touches`.
    """

    step: Annotated[int, Meta(ge=0, le=MAX_CARDS)]
    move: wire.MoveText | None = None
    touches: wire.Touches | None = None

    def __post_init__(self) -> None:
        wire.check_one_given(self.move, self.touches)


async def catalogue(request: Request) -> Response:
    """The games that have a lesson, how many cards it has and how many minutes it takes."""
    return answer(await asyncio.to_thread(listed))


async def one(request: Request) -> Response:
    """A lesson with all its cards."""
    name = lesson_name(request)
    body = await asyncio.to_thread(encoded, name)
    return Response(body, media_type="application/json")


async def why(request: Request) -> Response:
    """Why a move is refused at a card of a lesson."""
    if not manager_of(request).limits.lesson_whys.take(address_of(request)):
        raise Refused("too-fast")
    name = lesson_name(request)
    tried = await read(request, Tried)
    taught = await asyncio.to_thread(lesson, name)
    if tried.step >= len(taught.steps):
        raise Refused("bad-message", error=f"the lesson has {len(taught.steps)} cards")
    return answer(because(taught, taught.steps[tried.step], tried))


def because(taught: Lesson, step: LessonStep, tried: Tried) -> answers.Reason:
    found = reason(taught.game, step.state, taught.learner, tried.move, tried.touches)
    return {"legal": found.legal, "words": to_wire(found.words) if found.words else None, "rules": list(found.rules)}


def lesson_name(request: Request) -> str:
    name = str(request.path_params["game"])
    if name not in lessons():
        raise Refused("no-such-game")
    return name


@cache
def listed() -> list[answers.LessonAbout]:
    all_lessons = [lesson(name) for name in lessons()]
    return [about(taught) for taught in all_lessons]


def about(taught: Lesson) -> answers.LessonAbout:
    return {
        "game": taught.game.name,
        "ruleset": taught.ruleset,
        "seats": taught.seats,
        "minutes": taught.minutes,
        "cards": len(taught.steps),
    }


@cache
def encoded(name: str) -> bytes:
    """The lesson as it is sent."""
    taught = lesson(name)
    body: answers.Lesson = {
        **about(taught),
        "learner": taught.learner,
        "learnt": taught.learnt,
        "position": taught.position,
        "steps": [step_of(taught.game, step) for step in taught.steps],
    }
    return msgspec.json.encode(body)


def step_of(game: Game, step: LessonStep) -> answers.LessonStep:
    return {
        "card": step.card,
        "lines": [
            {
                "seat": move.seat,
                "move": move.move,
                "events": [event_line(game, event) for event in move.events],
                "view": move.picture,
            }
            for move in step.happened
        ],
        "view": step.picture,
        "asked": step.asked,
        "question": to_wire(step.question),
        "moves": [option(game, step.state, action) for action in step.options],
        "wanted": step.wanted,
        "ahead": [outcome_line(outcome) for outcome in step.ahead],
        "scores": step.scores,
    }


ROUTES: Final = [
    Route("/api/lessons", refusing(catalogue)),
    Route("/api/lessons/{game}", refusing(one)),
    Route("/api/lessons/{game}/why", refusing(why), methods=["POST"]),
]
