"""The picture of a finished game over HTTP: for link previews, and for people who share it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from beagle.i18n import Words, languages
from beagle.kernel.message import Message
from beagle.review.river import River
from beagle.server import picture, previews
from beagle.server.guard import address_of
from beagle.server.http import manager_of, refusing, visitor_of
from beagle.server.live.history import History
from beagle.server.live.older import ended
from beagle.server.live.showing import Ending, ending
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import Viewer
from beagle.server.refusing import Refused
from beagle.server.store.contract import OVER, SeatRow, TableRow

if TYPE_CHECKING:
    from beagle.server.table_manager import TableManager


async def shared(request: Request) -> Response:
    """The picture in one of our languages: for anybody who may watch this table, once its game is over."""
    manager, language = manager_of(request), request.path_params["language"]
    if not manager.limits.stored_replays.take(address_of(request)):
        raise Refused("too-fast")
    if language not in languages():
        raise Refused("no-such-page")
    if not picture.available():
        raise Refused("no-pictures")
    row, seats = await finished(request)
    review = await manager.store.review(row.id)
    counted = review.heading if review is not None and review.state == "done" else ""
    about = (row.id, language, row.name, *(seat.name for seat in seats))
    png = manager.pictures.get((*about, counted))
    if png is None:
        table = await manager.table(row.id)
        async with table.lock:
            history = table.game_so_far().so_far()
        river = await river_of(manager, table) if counted else None
        card = card_of(row, seats, history, language, river)
        png = await manager.pastes.run(lambda: picture.painted(picture.drawn(card)))
        manager.pictures.put((*about, counted if river else ""), png)
    name = f'inline; filename="beagle-{row.id}.png"'
    return Response(png, media_type="image/png", headers={"Content-Disposition": name})


async def river_of(manager: TableManager, table: LiveTable) -> River | None:
    """The river through the eyes of the winner; none if it can't be told now: the next one who asks may get it."""
    end = ended(table.row)
    if end is None or not end.winners:
        return None
    try:
        return await manager.counting.river(table, end.winners[0], *picture.RIVER)
    except Refused:
        return None


async def finished(request: Request) -> tuple[TableRow, list[SeatRow]]:
    """A table whose game is over, for somebody who may see it.  Nothing is loaded for others."""
    found = await manager_of(request).store.table(request.path_params["id"])
    if found is None:
        raise Refused("no-such-table")
    row, seats = found
    if not previews.may_show(row, seats):
        visitor = await visitor_of(request)
        viewer = Viewer(visitor.id if visitor else "", frozenset(), lambda text: None)
        if not viewer.owns(row) and not viewer.mine(row, seats):
            raise Refused("no-spectators")
    if row.status != OVER:
        raise Refused("not-over")
    return row, seats


def card_of(
    row: TableRow, seats: list[SeatRow], history: History, language: str, river: River | None = None
) -> picture.Card:
    """What the picture says: what everybody at the table was told at the end."""
    words = Words(language, [seat.name for seat in seats])
    names = [words.name(seat.number) for seat in seats]
    found = ending(row, history)
    if found is None:
        raise Refused("not-over")
    winners = ", ".join(names[seat] for seat in found.end.winners)
    specimen = found.specimen
    return picture.Card(
        title=words.say(Message("web-winners", {"names": winners, "winners": len(found.end.winners)})),
        tie=words.say(found.tie) if found.tie else "",
        lines=lines(found, names, words),
        specimen=specimen.drawing if specimen else None,
        specimen_seat=specimen.seat if specimen else 0,
        specimen_name=specimen.name if specimen else "",
        specimen_about=words.say(specimen.about) if specimen else "",
        foot=foot(row, history, found, words),
        river=river,
    )


def lines(found: Ending, names: Sequence[str], words: Words) -> list[picture.Line]:
    """The seats in the order of their places: who won comes first, whatever the points."""
    scores, winners = found.end.scores, found.end.winners
    rank = {seat: (seat not in winners, -scores[seat]) for seat in range(len(scores))}
    if found.ranks:
        rank = {seat: (seat not in winners, one.place) for seat, one in enumerate(found.ranks)}
    out = []
    for seat in sorted(rank, key=rank.__getitem__):
        sums = sources(found.sheets[seat], scores[seat], words) if found.sheets else ""
        place = 1 + sum(other < rank[seat] for other in rank.values())
        out.append(picture.Line(seat, place, seat in winners, names[seat], scores[seat], sums))
    return out


def sources(sheet: list[tuple[Message, int]], score: int, words: Words) -> str:
    """Where the points come from; what only decides ties isn't named."""
    said, left = [], score
    for name, points in sheet:
        if 0 < points <= left:
            said.append(f"{words.say(counted(name, words))}: {points}")
            left -= points
    return " · ".join(said)


def counted(source: Message, words: Words) -> Message:
    """«5 animals» in place of «Animals», if the game says how many."""
    longer = f"{source.key}.counted"
    return Message(longer, source.args) if "n" in source.args and words.has(longer) else source


def foot(row: TableRow, history: History, found: Ending, words: Words) -> list[str]:
    """Which table and game, how long, and when it ended."""
    game = previews.game_name(row, words)
    minutes = max(1, round(found.seconds / 60))
    length = words.say(Message("web-end-length", {"moves": found.moves, "minutes": minutes}))
    day = datetime.fromtimestamp(history.entries[-1].at, UTC).date().isoformat() if history.entries else ""
    return [" · ".join(filter(None, (row.name, game))), " · ".join(filter(None, (length, day)))]


ROUTES: Final = [Route("/api/tables/{id}/picture/{language}.png", refusing(shared))]
