"""What the last auction sold, as a table shows it."""

from typing import Any

import beagle
from beagle.games.evo.game import EVO
from beagle.games.evo.past import recall
from beagle.games.evo.picture import picture
from beagle.kernel.data import EventData
from beagle.play.scene import Scene

MUTATION = EventData("phase", {"phase": "mutation"})


def bid(seat: int, column: int, bid: int) -> EventData:
    return EventData("bid", {"seat": seat, "column": column, "bid": bid})


def paid(seat: int, points: int) -> EventData:
    return EventData("paid", {"seat": seat, "points": points})


LAID = EventData("gene-laid", {"column": 2, "gene": "legs"})
AUCTION = (
    EventData("round", {"round": 4}),
    MUTATION,
    LAID,
    bid(0, 2, 1),
    bid(1, 2, 3),
    EventData("outbid", {"seat": 0, "column": 2}),
)
SOLD = (
    bid(0, 1, 0),
    paid(0, 0),
    EventData("card-won", {"seat": 0, "card": None}),
    paid(1, 2),
    EventData("gene-won", {"seat": 1, "gene": "legs"}),
    EventData("phase", {"phase": "initiative"}),
)
SALES = [
    {"column": 1, "offers": "card", "holder": 0, "bid": 0, "paid": 0},
    {"column": 2, "offers": "legs", "holder": 1, "bid": 3, "paid": 2},
]


def sold(round: int, *events: EventData) -> Any:
    """What the picture of a game in this round shows after these events."""
    past: Any = None
    for event in events:
        past = recall(past, event)
    state = EVO.deal("second", 2, 1)
    state.round = round
    return picture(state, 0, past)["sold"]


def test_nothing_is_sold_while_the_auction_goes_on() -> None:
    assert sold(4, *AUCTION) is None
    assert sold(4) is None


def test_who_won_what_for_how_much() -> None:
    assert sold(4, *AUCTION, *SOLD) == {"round": 4, "sales": SALES}


def test_it_stays_until_the_next_auction_sells_something() -> None:
    later = (*AUCTION, *SOLD, EventData("round", {"round": 5}), MUTATION, LAID, bid(0, 2, 5))
    assert sold(5, *later) == {"round": 4, "sales": SALES}
    again = sold(5, *later, paid(0, 5), EventData("gene-won", {"seat": 0, "gene": "legs"}))
    assert again["round"] == 5
    assert again["sales"][1] == {"column": 2, "offers": "legs", "holder": 0, "bid": 5, "paid": 5}


def test_a_game_that_begins_with_the_genes_laid_out_knows_them_once_they_are_won() -> None:
    assert sold(7, *AUCTION[3:], *SOLD) == {"round": 7, "sales": SALES}


def test_after_a_whole_auction_the_picture_agrees_with_what_was_paid() -> None:
    """In random games: everybody who has paid is a holder, and paid what the purse lost."""
    for seed in range(3):
        scene, rng = Scene(EVO, EVO.deal("second", 3, seed)), beagle.Rng(seed)
        paid_now: dict[int, int] = {}
        for _ in range(60):
            options = scene.state.options
            told = [EVO.event_data(e) for e in scene.apply(options[rng.below(len(options))])]
            if any(one.event == "phase" and one.args["phase"] == "mutation" for one in told):
                paid_now = {}
            paid_now |= {one.number("seat"): one.number("points") for one in told if one.event == "paid"}
            shown = scene.picture(0)["sold"]
            if shown is not None and paid_now:
                holders = {sale["holder"]: sale["paid"] for sale in shown["sales"] if sale["holder"] is not None}
                assert holders == paid_now
                break
        else:
            raise AssertionError("nothing was sold")
