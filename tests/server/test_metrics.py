"""The metrics: what they count, and that nothing gets into a label."""

import re

import pytest
from prometheus_client.parser import text_string_to_metric_families

from beagle.server.metrics import Metrics


def values(metrics: Metrics) -> dict[str, float]:
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        sample.name + "".join(f"/{value}" for name, value in sample.labels.items() if name != "le"): sample.value
        for family in families
        for sample in family.samples
        if not sample.name.endswith("_created")
    }


def test_what_is_counted() -> None:
    metrics = Metrics()
    metrics.moved()
    metrics.refused("too-fast")
    metrics.thought("late", 3.0)
    metrics.live_tables(7)
    metrics.slow_reader()
    with metrics.appending(3), metrics.broadcasting():
        pass
    with metrics.connected():
        found = values(metrics)
    assert found["beagle_moves_total"] == 1
    assert found["beagle_entries_total"] == 3
    assert found["beagle_slow_readers_total"] == 1
    assert found["beagle_refusals_total/too-fast"] == 1
    assert found["beagle_bot_seconds_sum/late"] == 3
    assert found["beagle_connections"] == 1
    assert found["beagle_live_tables"] == 7
    assert found["beagle_append_seconds_count"] == found["beagle_broadcast_seconds_count"] == 1


def test_two_servers_in_one_process_do_not_mix() -> None:
    one, other = Metrics(), Metrics()
    one.moved()
    assert values(other)["beagle_moves_total"] == 0


def test_an_append_that_fails_is_not_counted() -> None:
    metrics = Metrics()
    with pytest.raises(OSError, match="full"), metrics.appending(1):
        raise OSError("full")
    assert values(metrics)["beagle_append_seconds_count"] == values(metrics)["beagle_entries_total"] == 0
    with pytest.raises(OSError, match="gone"), metrics.connected():
        raise OSError("gone")
    assert values(metrics)["beagle_connections"] == 0


def test_a_label_is_a_word_of_a_fixed_list() -> None:
    metrics = Metrics()
    for tell in (metrics.refused, lambda text: metrics.thought(text, 1.0), lambda text: metrics.forgotten(text, 1)):
        tell("CANARY")
    text = metrics.text().decode()
    assert "CANARY" not in text
    labels = re.findall(r'(\w+)="([^"]*)"', text)
    assert {name for name, _ in labels} == {"outcome", "code", "le", "what"}
    assert text.count('"other"') > 3
