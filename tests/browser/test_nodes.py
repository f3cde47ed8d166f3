"""Two servers on one database behind a proxy: people in browsers play on while the server of their table is killed."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from beagle.server.store.contract import OVER
from tests.browser.people import TWO, Person, play_to_the_end
from tests.browser.seating import Seating
from tests.server.evidence import stored
from tests.server.harness import PATIENCE
from tests.support.cluster import cluster
from tests.support.words import say
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
    people.forgive("WebSocket connection", "net::ERR_", "503")  # what a killed server breaks off, wherever it was
    yield people
    people.close()
    assert people.faults() == []


def owner(nodes: Nodes, table: str) -> Node:
    """The server to which the proxy sends this table."""
    return nodes.front.order(f"/ws/{table}")[0]


def somebody_is_asked(people: list[Person]) -> None:
    """Everybody is connected again, and it is somebody's turn."""
    end = time.monotonic() + PATIENCE
    for person in people:
        expect(person.page.get_by_text(say("web-reconnecting"))).to_be_hidden()
    while not any(person.asked() for person in people):
        assert time.monotonic() < end, "nobody is asked any more"
        people[0].page.wait_for_timeout(20)


def test_people_play_on_while_the_server_of_their_table_is_killed(seating: Seating, nodes: Nodes) -> None:
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=TWO)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    expect(ben.animal("m")).to_be_visible()
    for person in (ann, ben):
        person.watch.settle()  # their pages have all they need: a file that is broken off isn't the subject
    for _ in range(2):  # one server, then the other, which is alone meanwhile
        asked = ann if ann.asked() else ben
        owner(nodes, table).kill()
        asked.choose_anything()  # it is sent to a server that is gone, or to the one that has the table now
        somebody_is_asked([ann, ben])
        nodes.start()
    play_to_the_end([ann, ben])
    row, _, entries, _ = stored(nodes.data, table)
    assert row.status == OVER
    assert [entry.n for entry in entries] == list(range(1, row.entries + 1))
    clients = [(entry.actor, entry.client) for entry in entries if entry.client]
    assert len(set(clients)) == len(clients) > 4
