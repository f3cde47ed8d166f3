"""Two servers on one database behind a proxy: people in browsers play on while the server of their table is killed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from beagle.server.store.contract import OVER
from tests.browser.people import TWO, play_to_the_end
from tests.browser.seating import Seating
from tests.server.evidence import stored
from tests.support.cluster import cluster
from tools.commands import web
from tools.nodes import Node, Nodes

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are forked")


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[Nodes]:
    web.build()
    made = Nodes(tmp_path, cluster(), "killed", 3)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def seating(browser: Browser, nodes: Nodes) -> Iterator[Seating]:
    people = Seating(browser, nodes)  # type: ignore[arg-type]
    people.forgive("WebSocket connection", "net::ERR_EMPTY_RESPONSE", "net::ERR_CONNECTION")
    yield people
    people.close()
    assert people.faults() == []


def owner(nodes: Nodes, table: str) -> Node:
    """The server to which the proxy sends this table."""
    return nodes.front.order(f"/ws/{table}")[0]


def test_people_play_on_while_the_server_of_their_table_is_killed(seating: Seating, nodes: Nodes) -> None:
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=TWO)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    for _ in range(2):  # one server, then the other, which is alone meanwhile
        asked = ann if ann.asked() else ben
        owner(nodes, table).kill()
        asked.choose_anything()  # it is sent to a server that is gone, or to the one that has the table now
        other = ben if asked is ann else ann
        expect(other.page.locator(".question.mine").or_(asked.page.locator(".question.mine")).first).to_be_visible()
        nodes.start()
    play_to_the_end([ann, ben])
    row, _, entries, _ = stored(nodes.data, table)
    assert row.status == OVER
    assert [entry.n for entry in entries] == list(range(1, row.entries + 1))
    clients = [(entry.actor, entry.client) for entry in entries if entry.client]
    assert len(set(clients)) == len(clients) > 4
