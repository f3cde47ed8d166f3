"""Requests about what decided a finished game: how far its review is, counting, stopping, playing on from it.

A client that has no cookie proves its seat with its links, as for a replay: so these are bodies, not addresses.  Pages
ask again while something is counted (`again`); what they know already isn't sent again (`known`).
"""

from __future__ import annotations

from typing import Annotated, Final, cast

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from beagle.review.moments import OPEN
from beagle.server import limits
from beagle.server.counting import GOING, Known
from beagle.server.guard import address_of
from beagle.server.http import Proof, answer, manager_of, may_open, need_visitor, proven, read, refusing
from beagle.server.limits import REVIEW_POLL
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import Viewer
from beagle.server.opening import SeatWish, Wish
from beagle.server.refusing import Refused
from beagle.server.store.contract import OVER
from beagle.server.wire.reviews import ReviewAnswer, ReviewState


class ReviewAsked(Proof):
    """The review of a game, through the eyes of a seat; none: all cards open."""

    seat: Annotated[int, Meta(ge=0, le=limits.SEATS - 1)] | None = None
    known: Annotated[str, Meta(max_length=limits.TOKEN_LENGTH)] = ""  # the version that the client has


class ReviewCount(Proof):
    """Count it, or go on where it stopped; `fine`: with more continuations."""

    fine: bool = False


class ReviewStop(Proof):
    """Stop counting.  What was counted stays."""


class ReviewPlay(Proof, kw_only=True):
    """Play on from a position of the game, against bots: what this seat couldn't know is dealt again."""

    at: Annotated[int, Meta(ge=0, le=limits.COUNT)]  # before this step of the review
    seat: Annotated[int, Meta(ge=0, le=limits.SEATS - 1)]  # where the client sits
    open: bool = False  # with the true cards
    bot: Annotated[str, Meta(max_length=limits.BOT_LENGTH)] = ""  # who plays the others; empty: the substitute


async def finished_table(request: Request, proof: Proof) -> tuple[LiveTable, Viewer]:
    """The table, if its game is over and the client may look at it."""
    if not manager_of(request).limits.reviews.take(address_of(request)):
        raise Refused("too-fast")
    table, viewer = await proven(request, proof)
    if table.row.status != OVER:
        raise Refused("not-over")
    return table, viewer


async def own_table(request: Request, proof: Proof) -> LiveTable:
    """The same for somebody who sat there, or who owns the table."""
    table, viewer = await finished_table(request, proof)
    if not table.data.belongs(viewer):
        raise Refused("not-yours")
    return table


async def review(request: Request) -> Response:
    """How far the review is, and what was counted."""
    wanted = await read(request, ReviewAsked)
    table, viewer = await finished_table(request, wanted)
    if wanted.seat is not None and wanted.seat >= table.row.seats:
        raise Refused("no-such-seat")
    manager = manager_of(request)
    soon = table.row.id in manager.counting.ending  # asked first: it may be queued while the store is read
    known = await manager.counting.known(table)
    body: ReviewAnswer = about(table, viewer, known, manager.settings.review_seconds, soon)
    if known is None or not known.lines or known.version == wanted.known:
        return answer(body)
    eyes = OPEN if wanted.seat is None else wanted.seat
    found = await manager.counting.told(table, known, eyes)
    return Response(with_review(body, found), media_type="application/json")


def about(table: LiveTable, viewer: Viewer, known: Known | None, budget: float, soon: bool) -> ReviewAnswer:
    """How far it is, and what this client may do; `soon`: its game has just ended, and is queued in a moment."""
    state = cast(ReviewState, known.row.state if known is not None else "queued" if soon else "none")
    fine, spent = (False, 0.0) if known is None else (known.row.fine, known.row.spent)
    going, left = state in GOING, table.data.belongs(viewer) and spent < budget
    body: ReviewAnswer = {
        "table": table.row.id,
        "state": state,
        "done": 0.0 if known is None else round(known.row.done, 3),
        "fine": fine,
        "again": REVIEW_POLL if going else 0.0,
        "version": "" if known is None else known.version,
        "may": {
            "count": left and state in ("none", "stopped", "failed"),
            "finer": left and state == "done" and not fine,
            "stop": going and table.data.belongs(viewer),
            "play": bool(viewer.visitor) and state != "impossible",
        },
    }
    if known is not None and known.row.why:
        body["why"] = known.row.why
    return body


def with_review(body: ReviewAnswer, review: bytes) -> bytes:
    """The answer with a review that was written before."""
    return msgspec.json.encode({**body, "review": msgspec.Raw(review)})


async def count(request: Request) -> Response:
    """Count it, go on, or count it finer."""
    wanted = await read(request, ReviewCount)
    table = await own_table(request, wanted)
    await manager_of(request).counting.begin(table, wanted.fine)
    return answer({})


async def stop(request: Request) -> Response:
    """Stop counting."""
    table = await own_table(request, await read(request, ReviewStop))
    await manager_of(request).counting.stop(table.row.id)
    return answer({})


async def play(request: Request) -> Response:
    """A practice table against bots, from a position of the game."""
    manager, visitor = manager_of(request), await need_visitor(request)
    wanted = await read(request, ReviewPlay)
    table, _ = await finished_table(request, wanted)
    if wanted.seat >= table.row.seats:
        raise Refused("no-such-seat")
    may_open(request, visitor)
    position = await manager.counting.position(table, wanted.at, wanted.seat, wanted.open)
    bot = wanted.bot or table.row.substitute
    seats = [SeatWish("me") if seat == wanted.seat else SeatWish("bot", bot) for seat in range(table.row.seats)]
    wish = Wish(table.row.game, seats, position=position, practice=True, spectators=False)
    id, links = await manager.open_table(wish, visitor)
    return answer({"table": id, "links": links}, 201)


ROUTES: Final = [
    Route("/api/tables/{id}/review", refusing(review), methods=["POST"]),
    Route("/api/tables/{id}/review/count", refusing(count), methods=["POST"]),
    Route("/api/tables/{id}/review/stop", refusing(stop), methods=["POST"]),
    Route("/api/tables/{id}/review/play", refusing(play), methods=["POST"]),
]
