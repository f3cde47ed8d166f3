"""Python's collector while a server runs: young objects as a matter of course, everything once in an hour."""

import gc
import weakref

from beagle.server.gc_policy import WHOLE_SECONDS, YOUNG, Rubbish


class Ring:
    """Refers to itself: only the collector can free it."""

    def __init__(self) -> None:
        self.me = self


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_what_was_set_before_comes_back() -> None:
    before = gc.get_threshold()
    rubbish = Rubbish()
    rubbish.start()
    try:
        assert gc.get_threshold()[0] == YOUNG
        assert gc.get_freeze_count() > 0
    finally:
        rubbish.stop()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
    rubbish.stop()  # a second time changes nothing
    assert gc.get_threshold() == before


def test_old_rubbish_is_found_within_an_hour() -> None:
    time = Time()
    rubbish = Rubbish(time)
    rubbish.start()
    try:
        ring = Ring()
        found = weakref.ref(ring)
        rubbish.sweep()  # it is alive, and set aside
        del ring
        rubbish.sweep()
        assert found() is not None
        time.now = WHOLE_SECONDS
        rubbish.sweep()
        assert found() is None
    finally:
        rubbish.stop()
