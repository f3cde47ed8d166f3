"""A table that was asked for: what can't be played is refused with a reason."""

import pytest

from beagle.games.evolution.game import Evolution
from beagle.server import opening
from beagle.server.opening import SeatWish, Wish
from beagle.server.refusing import Refused
from tests.server.harness import MIDDLE

WISH = Wish("evolution", [SeatWish("me"), SeatWish("open")], position=MIDDLE)


def test_a_position_is_taken() -> None:
    assert opening.check_wish(WISH).ruleset == "base@gift"


def test_a_position_that_cannot_be_read_again_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a game that writes a position it can't read.  The person who asked is told, and no error is raised."""
    monkeypatch.setattr(Evolution, "write", lambda game, state: "evolution base@gift turn 3 development\nA: a[")
    with pytest.raises(Refused) as refused:
        opening.check_wish(WISH)
    assert refused.value.code == "not-a-record"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Wish("chess", WISH.seats), "no-such-ruleset"),
        (Wish("evolution", WISH.seats, "base@moon"), "no-such-ruleset"),
        (Wish("evolution", [*WISH.seats, SeatWish("open")], position=MIDDLE), "bad-seats"),
        (Wish("evolution", WISH.seats, position="evolution base@gift over\nA: a\nB: m"), "over"),
        (Wish("evolution", WISH.seats, position="nothing"), "not-a-record"),
        (Wish("evolution", WISH.seats, "base@gift", practice=True), "not-practice"),
        (Wish("evolution", [SeatWish("me"), SeatWish("invited")], "base@gift", practice=True), "not-practice"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_a_reason(wish: Wish, code: str) -> None:
    with pytest.raises(Refused) as refused:
        opening.check_wish(wish)
    assert refused.value.code == code
