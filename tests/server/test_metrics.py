"""The metrics: what they count, and that nothing gets into a label."""

import re
from collections.abc import Callable

import pytest
from prometheus_client.parser import text_string_to_metric_families

from beagle.server.config import Settings
from beagle.server.metrics import Metrics
from beagle.server.workers import OUTCOMES
from tests.server.harness import everybody_hears, room_at
from tests.server.inside import InsideServer
from tests.server.test_live_undo import AMBUSH


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
    told = (metrics.refused, lambda text: metrics.thought(text, 1.0), lambda text: metrics.forgotten(text, 1))
    for tell in (*told, lambda text: metrics.took(text, 1.0), metrics.lost):
        tell("CANARY")
    text = metrics.text().decode()
    assert "CANARY" not in text
    labels = re.findall(r'(\w+)="([^"]*)"', text)
    assert {name for name, _ in labels} == {"outcome", "code", "le", "what", "how", "why"}
    assert text.count('"other"') > 3


def test_counters_are_shown_once_a_minute() -> None:
    now = [1000.0]
    metrics = Metrics(clock=lambda: now[0])
    first = metrics.shown()
    metrics.moved()
    now[0] += 59.0
    assert metrics.shown() == first
    now[0] += 1.0
    assert metrics.shown() == metrics.text() != first


# Who may read them


def test_they_are_off_unless_somebody_wants_them(inside: Callable[..., InsideServer]) -> None:
    assert Settings().metrics is False
    with room_at(inside(metrics="no")) as room:
        answer = room.stranger().http.get("/metrics")
    assert answer.status_code == 404
    assert "beagle_" not in answer.text


@pytest.mark.parametrize(
    "headers", [{"X-Forwarded-For": "203.0.113.9"}, {"Forwarded": "for=203.0.113.9"}, {"Via": "1.1 proxy"}]
)
def test_without_a_token_they_are_for_this_machine(
    inside: Callable[..., InsideServer], headers: dict[str, str]
) -> None:
    with room_at(inside(metrics="yes")) as room:
        http = room.stranger().http
        assert http.get("/metrics").status_code == 200
        assert http.get("/metrics", headers=headers).status_code == 403
        assert http.get("/metrics", headers={"Host": "games.example"}).status_code in (403, 421)


def test_a_token_opens_them_and_nothing_else_does(inside: Callable[..., InsideServer]) -> None:
    with room_at(inside(metrics="no", metrics_token="a-token-of-the-host")) as room:
        http = room.stranger().http
        wrong = [{}, {"Authorization": "Bearer wrong"}, {"Authorization": "a-token-of-the-host"}]
        assert [http.get("/metrics", headers=given).status_code for given in wrong] == [403] * 3
        right = {"Authorization": "Bearer a-token-of-the-host", "X-Forwarded-For": "203.0.113.9"}
        assert "beagle_moves_total" in http.get("/metrics", headers=right).text


# What they do not tell


def moves_of(server: InsideServer, table: str, seats: set[int]) -> int:
    entries = server.manager.live[table].game_so_far().entries
    return sum(entry.kind == "move" and entry.actor in seats for entry in entries)


def one_game_of_bots(server: InsideServer) -> tuple[float, int]:
    """How often bots were counted in a game of EVO, and how often they moved: often without a choice."""
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("bot:random", "bot:random", game="evo", ruleset="second").id
        ann.sit(table).until(lambda: server.manager.live[table].row.status == "over")
        counted = values(server.manager.metrics)
        return sum(counted[f"beagle_bot_seconds_count/{outcome}"] for outcome in OUTCOMES), moves_of(
            server, table, {0, 1}
        )


def test_a_bot_that_has_no_choice_is_counted_like_one_that_has(inside: Callable[..., InsideServer]) -> None:
    counted, moves = one_game_of_bots(inside())
    assert counted == moves > 50


def test_a_pass_that_is_not_counted_would_be_seen(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted bug: only bots that think are counted, as once they were."""
    server = inside()
    thought = server.manager.metrics.thought
    monkeypatch.setattr(server.manager.metrics, "thought", lambda outcome, seconds: None)
    monkeypatch.setattr(server.manager.workers, "told", thought)
    counted, moves = one_game_of_bots(server)
    assert 0 < counted < moves


def test_a_standing_answer_is_counted_like_any_other(inside: Callable[..., InsideServer]) -> None:
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=AMBUSH)
        at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
        everybody_hears([at_a, at_b])
        at_b.do("standing", answers=["never-ambush"])
        at_a.play("a*")
        at_a.until(lambda: any(line["seat"] == 1 for line in at_a.page.lines.values()))
        assert values(server.manager.metrics)["beagle_moves_total"] == moves_of(server, table.id, {0, 1}) == 2
