"""Worked examples over HTTP: the list with the rules they show, and each one frame by frame.

An example is the same for everybody: it is played once per process, on the first request.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from beagle.play.examples import Example, Frame, example, examples
from beagle.server.http import answer, refusing
from beagle.server.refusing import Refused
from beagle.server.wire import answers, to_wire


async def catalogue(request: Request) -> Response:
    """The examples: their games, the rules they show, and how many steps they have."""
    return answer(await asyncio.to_thread(listed))


async def one(request: Request) -> Response:
    """An example with all its steps."""
    id = str(request.path_params["id"])
    if id not in examples():
        raise Refused("no-such-page")
    return Response(await asyncio.to_thread(encoded, id), media_type="application/json")


@cache
def listed() -> list[answers.ExampleAbout]:
    return [about(example(id)) for id in examples()]


def about(shown: Example) -> answers.ExampleAbout:
    return {
        "id": shown.id,
        "game": shown.game.name,
        "ruleset": shown.ruleset,
        "seats": shown.seats,
        "rules": list(shown.rules),
        "steps": len(shown.frames),
    }


@cache
def encoded(id: str) -> bytes:
    """The example as it is sent."""
    shown = example(id)
    body: answers.Example = {**about(shown), "frames": [frame_of(frame) for frame in shown.frames]}
    return msgspec.json.encode(body)


def frame_of(frame: Frame) -> answers.ExampleFrame:
    return {
        "name": frame.name,
        "moves": [{"seat": one.seat, "move": one.move, "words": to_wire(one.words)} for one in frame.moves],
        "view": frame.picture,
        "asked": int(frame.state.actor),
    }


ROUTES: Final = [
    Route("/api/examples", refusing(catalogue)),
    Route("/api/examples/{id}", refusing(one)),
]
