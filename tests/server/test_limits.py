"""Limits: buckets under a clock of our own, doors, addresses; and every constant says what it is."""

import ast
from collections import Counter
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beagle.server import limits
from beagle.server.buckets import Bucket, Buckets, Doors, Limits, one_address
from beagle.server.limits import Rate


class Watch:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    watch = Watch()
    bucket = Bucket(Rate(3, 0.5), watch)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.wait() == 2.0
    watch.now += 2
    assert [bucket.take() for _ in range(2)] == [True, False]
    watch.now += 1_000_000
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    watch = Watch()
    bucket = Bucket(Rate(1, 1), watch)
    assert bucket.take()
    watch.now -= 50
    assert not bucket.take()
    watch.now += 1
    assert bucket.take()


@given(st.lists(st.tuples(st.floats(0, 5), st.floats(0.1, 3)), max_size=60))
def test_never_more_than_burst_and_rate_allow(acts: list[tuple[float, float]]) -> None:
    watch = Watch()
    bucket = Bucket(Rate(4, 2), watch)
    taken = 0.0
    for pause, tokens in acts:
        watch.now += pause
        taken += tokens if bucket.take(tokens) else 0
        assert taken <= 4 + 2 * (watch.now - 1000) + 1e-6


def test_buckets_of_different_keys_do_not_touch() -> None:
    buckets = Buckets(Rate(1, 1), Watch())
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")
    assert buckets.wait("a") == 1.0
    assert buckets.wait("nobody") == 0.0


def test_memory_is_bounded_and_the_busy_are_remembered() -> None:
    buckets = Buckets(Rate(2, 0.001), Watch(), most=10)
    for number in range(1000):
        buckets.take(f"key {number}")
        buckets.take("busy")
        assert len(buckets.known) <= 10
    assert not buckets.take("busy")


def test_doors_count_those_inside() -> None:
    doors = Doors(of_one=2, in_all=3)
    assert [doors.enter(key) for key in "aaabb"] == [True, True, False, True, False]
    doors.leave("a")
    assert [doors.enter(key) for key in "ba"] == [True, False]
    for key in "abb":
        doors.leave(key)
    assert (doors.inside, doors.total) == ({}, 0)
    with pytest.raises(ValueError, match="nobody"):
        doors.leave("a")


def test_limits_can_be_widened_and_lifted() -> None:
    watch = Watch()
    usual, wide, lifted = Limits(watch), Limits(watch, factor=3), Limits(watch, factor=0)
    burst = int(limits.CHAT.burst)
    assert sum(usual.chat.take("a") for _ in range(burst * 10)) == burst
    assert sum(wide.chat.take("a") for _ in range(burst * 10)) == burst * 3
    assert all(lifted.chat.take("a") for _ in range(burst * 1000))
    assert sum(usual.connections.enter("a") for _ in range(1000)) == limits.ADDRESS_CONNECTIONS
    assert all(lifted.connections.enter("a") for _ in range(1000))
    assert not usual.bucket(limits.TRAFFIC).take(limits.TRAFFIC.burst + 1)


@pytest.mark.parametrize(
    ("address", "counts_for"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:51234", "192.0.2.7"),
        ("[2001:db8:1:2::9]:51234", "2001:db8:1:2::"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::"),
        ("192.0.2.7:x", "unknown"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::"),
        ("a name", "unknown"),
        ("", "unknown"),
    ],
)
def test_whom_an_address_counts_for(address: str, counts_for: str) -> None:
    assert one_address(address) == counts_for


def test_every_limit_says_what_it_is() -> None:
    for body in bodies().values():
        for node, after in pairwise([*body, ast.Pass()]):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                assert isinstance(after, ast.Expr), node.target.id
                assert isinstance(after.value, ast.Constant), node.target.id


def test_every_limit_stands_in_one_file_and_can_be_had_from_the_package() -> None:
    """A name in two files would have one number here and another there."""
    named = [
        (node.target.id, file)
        for file, body in bodies().items()
        for node in body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    assert len(named) > 150
    assert [name for name, count in Counter(name for name, _ in named).items() if count > 1] == []
    for name, file in named:
        assert getattr(limits, name) is getattr(import_module(f"beagle.server.limits.{file}"), name)


def bodies() -> dict[str, list[ast.stmt]]:
    """The files of the package, parsed."""
    files = Path(limits.__file__).parent.glob("*.py")
    return {file.stem: ast.parse(file.read_text("utf-8")).body for file in files}
