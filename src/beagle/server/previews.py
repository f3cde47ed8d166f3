"""What a messenger shows of a link: the game, the table and whose move it is; never a card.

The page is the same for everybody who may watch, so that a link says no more than the table does.  Of a table that
strangers may not watch, nothing is said.
"""

from __future__ import annotations

import html
import re
from typing import Final

from beagle.i18n import ENGLISH, Words, languages
from beagle.kernel.message import Message, Seat
from beagle.server import picture
from beagle.server.limits import PREVIEW_NAMES
from beagle.server.store.contract import BOT, GATHERING, OPEN, OVER, PLAYING, SeatRow, TableRow

TITLE: Final = "<title>Beagle</title>"  # in the page
TABLE: Final = re.compile(r"t/([A-Za-z0-9]{6,32})(?:/replay|/analysis)?/?\Z")


def table_of(path: str) -> str:
    """The id of the table that an address is about; "" if none."""
    found = TABLE.match(path)
    return found[1] if found else ""


def language_of(accepted: str) -> str:
    """The first language of a browser that there are words for."""
    wishes = [part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted[:200].split(",")]
    return next((wish for wish in wishes if wish in languages()), ENGLISH)


def may_show(row: TableRow, seats: list[SeatRow]) -> bool:
    """May anybody with the link look at this table?"""
    free = row.status == GATHERING and any(seat.kind == OPEN and not seat.visitor for seat in seats)
    return row.spectators or free


def tags(row: TableRow, seats: list[SeatRow], language: str, origin: str) -> str:
    """The title of the page and what messengers read."""
    words = Words(language, [seat.name for seat in seats])
    title = " · ".join(text for text in (row.name, game_name(row, words), "Beagle") if text)
    said = {
        "og:type": "website",
        "og:site_name": "Beagle",
        "og:title": title,
        "og:description": about(row, seats, words),
        "og:url": f"{origin}/t/{row.id}",
        **image(row, language, origin),
    }
    lines = [f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in said.items()]
    large = "summary_large_image" if "og:image:width" in said else "summary"
    lines.append(f'<meta name="twitter:card" content="{large}" />')
    return "\n    ".join([f"<title>{html.escape(title)}</title>", *lines])


def game_name(row: TableRow, words: Words) -> str:
    key = f"web-game-{row.game}"
    return words.say(Message(key, {})) if words.has(key) else row.game


def image(row: TableRow, language: str, origin: str) -> dict[str, str]:
    """The picture of a finished game; before that, and where none is drawn, our icon."""
    if row.status != OVER or not picture.available():
        return {"og:image": f"{origin}/apple-touch-icon.png"}
    return {
        "og:image": f"{origin}/api/tables/{row.id}/picture/{language}.png",
        "og:image:type": "image/png",
        "og:image:width": str(picture.WIDTH),
        "og:image:height": str(picture.HEIGHT),
    }


def about(row: TableRow, seats: list[SeatRow], words: Words) -> str:
    """Who is there, and whose move it is."""
    names = [seat.name for seat in seats if seat.name and (seat.visitor or seat.kind == BOT)]
    people = ", ".join(names[:PREVIEW_NAMES])
    return ". ".join(text for text in (people, state(row, seats, words)) if text)


def state(row: TableRow, seats: list[SeatRow], words: Words) -> str:
    if row.status == GATHERING:
        free = sum(not seat.visitor and seat.kind != BOT for seat in seats)
        return words.say(Message("web-free-seats", {"seats": free}))
    if row.status == PLAYING and 0 <= row.actor < len(seats) and not row.together:
        return words.say(Message("web-title-move-of", {"name": Seat(row.actor)}))
    return words.say(Message(f"server-status-{OVER if row.status == OVER else row.status}", {}))
