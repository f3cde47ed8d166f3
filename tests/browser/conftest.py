"""A real browser, and pages that may do nothing wrong in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.people import LONGEST
from tests.browser.seating import Seating
from tests.browser.site import Site
from tests.browser.watch import Watch
from tests.server.harness import Server
from tools import chromium
from tools.commands import web

expect.set_options(timeout=LONGEST)


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The pages as they are built, under a path of their own, with the strictest policy."""
    web.build()
    with Site(web.PAGES) as served:
        yield served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = chromium.launch(playwright)
        yield started
        started.close()


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    """A page of a new visitor.  The test fails if it complains, or asks for anything from another host."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(LONGEST)
    opened = context.new_page()
    watch = Watch(opened, site.host)
    yield opened
    context.close()
    assert watch.faults == []


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real server, with the pages as they are built."""
    web.build()
    started = Server(tmp_path_factory.mktemp("server")).start()
    yield started
    started.stop()


@pytest.fixture
def seating(browser: Browser, server: Server) -> Iterator[Seating]:
    """People at tables of the server.  The test fails if one of their pages complains."""
    people = Seating(browser, server)
    yield people
    people.close()
    assert people.faults() == []
