"""The documentation at /docs in a real browser: under the policy of the server, by day and by night, with search."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, expect

from beagle.server import documents
from beagle.server.app import application
from beagle.server.config import read_settings
from tools.docs import building, policy

INDEX = "# Begin\n\nA page.\n\n```{toctree}\nother\n```\n"
OTHER = "# Other\n\nThe pterodactyl flies.\n\n| a | b |\n|--:|---|\n| 1 | 2 |\n\n```python\nfly(1)\n```\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site with the real theme, in two versions."""
    folder = tmp_path_factory.mktemp("site")
    sources = folder / "sources"
    sources.mkdir()
    (sources / "index.md").write_text(INDEX)
    (sources / "other.md").write_text(OTHER)
    for version in ("0.1.0", "0.2.0"):
        building.run_sphinx(sources, folder / "site" / version, folder / "work")
        policy.clean(folder / "site" / version)
    building.list_versions(folder / "site")
    return folder / "site"


@pytest.fixture
def origin(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(documents, "folder", lambda named: site)
    app = application(read_settings({}, data=str(tmp_path), compile_rules=False))
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_config=None))
    thread = Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        thread.join(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


@pytest.fixture
def watched(browser: Browser) -> Iterator[tuple[Page, list[str]]]:
    """A page, and everything that its console and its policy complain about."""
    context = browser.new_context()
    page, wrong = context.new_page(), list[str]()
    page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda request: wrong.append(request.url))
    yield page, wrong
    context.close()


def test_pages_are_drawn_and_searched_under_the_policy_of_the_server(
    origin: str, watched: tuple[Page, list[str]]
) -> None:
    page, wrong = watched
    page.goto(f"{origin}/docs")
    expect(page.get_by_role("heading", name="Begin")).to_be_visible()
    expect(page.locator("nav.versions a")).to_have_text(["0.2.0", "0.1.0"])
    page.goto(f"{origin}/docs/0.2.0/search.html?q=pterodactyl")
    page.get_by_role("link", name="Other").last.click()
    expect(page.get_by_role("heading", name="Other")).to_be_visible()
    assert wrong == []


def test_night_is_chosen_and_remembered(origin: str, watched: tuple[Page, list[str]]) -> None:
    page, wrong = watched
    page.emulate_media(color_scheme="light")
    page.goto(f"{origin}/docs/0.2.0/index.html")
    light = background(page)
    toggle = page.locator(".theme-toggle:visible").first
    for _ in range(3):  # auto, light, dark
        if background(page) == light:
            toggle.click()
    assert background(page) != light
    page.reload()
    assert background(page) != light
    assert wrong == []


def background(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))
