"""What the table shows of the past: what the last auction sold, to whom and for how much.  No rule asks for it."""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.kernel.data import EventData

CARD_COLUMN: Final = 1
SOLD: Final = ("gene-won", "card-won", "no-card")


class PastBid(NamedTuple):
    column: int  # from 1
    bid: int


class PastAuction(NamedTuple):
    """An auction that goes on, or the last one."""

    sold: bool
    ago: int  # rounds that began since
    offers: dict[int, str]  # by column
    bids: dict[int, PastBid]  # by seat
    paid: dict[int, int]  # by seat


OPENED: Final = PastAuction(False, 0, {CARD_COLUMN: "card"}, {}, {})


class Past(NamedTuple):
    """The auction that goes on or was the last to begin, and the last one that sold something."""

    now: PastAuction
    last: PastAuction | None


def recall(past: Past | None, event: EventData) -> Past:
    """The past after one more event."""
    now, last = past or Past(OPENED, None)
    if event.event == "round" and last is not None:
        last = last._replace(ago=last.ago + 1)
    if event.event == "phase" and event.args["phase"] == "mutation":
        now = OPENED
    now = follow(now, event)
    return Past(now, now if now.sold and event.event in (*SOLD, "paid") else last)


def follow(now: PastAuction, event: EventData) -> PastAuction:
    """The auction after one more event."""
    name = event.event
    if name == "gene-laid":
        return now._replace(offers=now.offers | {event.number("column"): event.text("gene")})
    if name == "bid":
        bid = PastBid(event.number("column"), event.number("bid"))
        return now._replace(bids=now.bids | {event.number("seat"): bid})
    if name == "outbid":
        return now._replace(bids={seat: bid for seat, bid in now.bids.items() if seat != event.number("seat")})
    if name == "paid":
        return now._replace(paid=now.paid | {event.number("seat"): event.number("points")})
    if name not in SOLD:
        return now
    won = now.bids.get(event.number("seat"))
    if name == "gene-won" and won is not None:  # a game may begin with the genes laid out: no event says which
        return now._replace(sold=True, offers=now.offers | {won.column: event.text("gene")})
    return now._replace(sold=True)
