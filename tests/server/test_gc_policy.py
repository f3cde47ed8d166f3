"""Python's collector while a server runs: young objects as a matter of course, everything once in an hour."""

import gc
import weakref

from beagle.server.gc_policy import WHOLE_SECONDS, YOUNG, GcPolicy


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
    gc_policy = GcPolicy()
    gc_policy.start()
    try:
        assert gc.get_threshold()[0] == YOUNG
        assert gc.get_freeze_count() > 0
    finally:
        gc_policy.stop()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
    gc_policy.stop()  # a second time changes nothing
    assert gc.get_threshold() == before


def test_old_rubbish_is_found_within_an_hour() -> None:
    time = Time()
    gc_policy = GcPolicy(time)
    gc_policy.start()
    try:
        ring = Ring()
        found = weakref.ref(ring)
        gc_policy.sweep()  # it is alive, and set aside
        del ring
        gc_policy.sweep()
        assert found() is not None
        time.now = WHOLE_SECONDS
        gc_policy.sweep()
        assert found() is None
    finally:
        gc_policy.stop()
