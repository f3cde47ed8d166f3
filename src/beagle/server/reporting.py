"""What visitors and their pages report to the host: a table where somebody misbehaves, a broken page."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from beagle.server import limits, plain_text, wire
from beagle.server.guard import address_of
from beagle.server.http import answer, manager_of, need_visitor, read, refusing
from beagle.server.limits import REPORTED_LINES
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import LINK_ONLY, Viewer
from beagle.server.logs import log
from beagle.server.refusing import Refused
from beagle.server.store.contract import Report
from beagle.server.store.moderating import ModeratedPerson, SaidThere, Seen

WHYS: Final = ("name", "chat", "play", "other")
EVERYBODY: Final = "all"


class Reported(Struct, forbid_unknown_fields=True):
    """What is wrong at a table: one of name, chat, play, other; and words for the host."""

    why: wire.Word
    text: Annotated[str, Meta(max_length=limits.TEXT_LENGTH)] = ""


class PageError(Struct, forbid_unknown_fields=True):
    """An error in a page: its kind, and where in which of our files.  Never its message: that may name a card."""

    error: Annotated[str, Meta(min_length=1, max_length=limits.KIND_LENGTH, pattern=r"^[A-Za-z_][A-Za-z0-9_]*\Z")]
    file: Annotated[str, Meta(min_length=1, max_length=limits.FILE_LENGTH, pattern=r"^[A-Za-z0-9_.-]+\Z")]
    line: Annotated[int, Meta(ge=0, le=limits.FILE_PLACES)] = 0
    column: Annotated[int, Meta(ge=0, le=limits.FILE_PLACES)] = 0


async def report(request: Request) -> Response:
    """Report a table that the visitor may see to the host, with its names and its last chat lines."""
    manager, visitor = manager_of(request), await need_visitor(request)
    wanted = await read(request, Reported)
    if wanted.why not in WHYS:
        raise Refused("bad-message", error=f"why is one of {', '.join(WHYS)}")
    text = plain(wanted.text)
    if not manager.limits.reports.take(address_of(request)):
        raise Refused("too-fast")
    table = await manager.look(request.path_params["id"])
    if not table.data.may_watch(Viewer(visitor.id, frozenset(), lambda text: None)):
        raise Refused("no-such-table")
    seen = msgspec.json.encode(seen_at(table)).decode()
    await manager.store.add_report(Report(table.row.id, visitor.id, wanted.why, text, seen, manager.now()))
    log.warning("a table was reported")
    return answer({}, 201)


def plain(text: str) -> str:
    try:
        return plain_text.chat(text) if text.strip() else ""
    except ValueError as error:
        raise Refused("bad-text") from error


def seen_at(table: LiveTable) -> Seen:
    """The people and the last chat lines of a table."""
    seats = [
        ModeratedPerson(seat.name, "" if seat.visitor == LINK_ONLY else seat.visitor, seat.number)
        for seat in table.seats
    ]
    lines = [SaidThere(line.name, line.visitor, line.text) for line in table.data.chat if line.text and line.visitor]
    return Seen([ModeratedPerson(table.data.owner_name, table.row.owner), *seats], lines[-REPORTED_LINES:])


async def page_error(request: Request) -> Response:
    """A page had an uncaught error: the host's log says where.  Beyond a few, nothing more is logged."""
    manager, met = manager_of(request), await read(request, PageError)
    limits = manager.limits
    if limits.page_errors.take(address_of(request)) and limits.all_page_errors.take(EVERYBODY):
        log.warning("a page met an error", error=met.error, where=f"{met.file}:{met.line} column.{met.column}")
    return answer({}, 202)


ROUTES: Final = [
    Route("/api/tables/{id}/report", refusing(report), methods=["POST"]),
    Route("/api/errors", refusing(page_error), methods=["POST"]),
]
