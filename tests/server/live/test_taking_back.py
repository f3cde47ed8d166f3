"""Taking back alone: what is free, who is asked, and when a request is dropped."""

import pytest

from beagle.server.live.data import TableData
from beagle.server.live.taking_back import TakingBack
from beagle.server.live.viewers import Viewers
from beagle.server.refusing import Refused
from tests.server.live.parts import FEEDING, Hands, Heard, Surroundings, played, table_data


def parts(data: TableData) -> tuple[TakingBack, Heard]:
    hands, heard = Hands(), Heard("", -1)
    viewers = Viewers(data, hands.time, Surroundings())
    viewers.connected = [heard]
    return TakingBack(data, viewers, hands.time), heard


def test_what_reveals_nothing_is_taken_back_at_once() -> None:
    data = table_data(FEEDING)
    taking, heard = parts(data)
    played(data, "b.grazing")
    step = taking.request(0, "c1")
    assert step is not None
    assert [entry.kind for entry in step.entries] == ["undo"]
    assert heard.messages == []
    assert data.n == 1, "only the ledger makes it count"


def test_nothing_to_take_back_is_refused() -> None:
    taking, heard = parts(table_data())
    with pytest.raises(Refused, match="nothing-to-undo"):
        taking.request(0, "c1")
    assert heard.messages == []


def test_the_others_are_asked_and_all_must_agree() -> None:
    data = table_data()
    taking, heard = parts(data)
    played(data, "a>m", "m.running")
    assert taking.request(0, "c1") is None
    assert heard.kinds == ["undo-asked"]
    with pytest.raises(Refused, match="undo-pending"):
        taking.request(0, "c2")
    asked = taking.pending(data.game_so_far().asked_at)
    assert taking.agree(asked, []) is None
    step = taking.agree(asked, [1])
    assert step is not None
    assert step.keep == 0
    assert data.undo_asked is None


def test_a_request_is_dropped_once_and_everybody_is_told() -> None:
    data = table_data()
    taking, heard = parts(data)
    played(data, "a>m", "m.running")
    taking.request(0, "c1")
    taking.drop()
    taking.drop()
    assert heard.kinds == ["undo-asked", "undo-refused"]
    with pytest.raises(Refused, match="no-undo"):
        taking.pending(data.game_so_far().asked_at)


def test_a_request_ends_when_one_who_must_agree_is_away() -> None:
    data = table_data()
    taking, heard = parts(data)
    played(data, "a>m", "m.running")
    taking.request(0, "c1")
    taking.seats_changed()
    assert heard.kinds == ["undo-asked"]
    data.seats = data.seats_with(1, bot="greedy")
    taking.seats_changed()
    assert heard.kinds == ["undo-asked", "undo-refused"]
