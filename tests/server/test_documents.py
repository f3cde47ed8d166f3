"""The documentation at /docs: under the same policy, and never a file from elsewhere."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from beagle import _native
from beagle.server import documents
from beagle.server.app import application
from beagle.server.config import read_settings
from beagle.server.guard import POLICY


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("secret")
    folder = tmp_path / "site"
    (folder / "1.0").mkdir(parents=True)
    (folder / "index.html").write_text("<title>begin</title>")
    (folder / "1.0" / "index.html").write_text("<title>one</title>")
    return folder


def asked(app: Starlette, path: str, follow: bool = True) -> httpx.Response:
    """The answer of a server, without a network."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return await client.get(path, follow_redirects=follow)

    return asyncio.run(ask())


class Asked:
    """A server with this site."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path, site: Path | None) -> None:
        monkeypatch.setattr(documents, "folder", lambda named: site)
        self.app = application(read_settings({}, data=str(data)))

    def get(self, path: str, follow: bool = True) -> httpx.Response:
        return asked(self.app, path, follow)


def test_a_site_that_is_built_is_shown_under_the_policy_of_all_pages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, site: Path
) -> None:
    asked = Asked(monkeypatch, tmp_path / "data", site)
    for path, title in (
        ("/docs", "begin"),
        ("/docs/", "begin"),
        ("/docs/1.0/", "one"),
        ("/docs/1.0/index.html", "one"),
    ):
        answer = asked.get(path)
        assert (answer.status_code, title in answer.text) == (200, True), path
        assert answer.headers["Content-Security-Policy"] == POLICY


def test_below_a_path_its_beginning_is_found_by_a_relative_address(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, site: Path
) -> None:
    answer = Asked(monkeypatch, tmp_path / "data", site).get("/docs", follow=False)
    assert (answer.status_code, answer.headers["location"]) == (307, "docs/")


@pytest.mark.parametrize("path", ["../secret.txt", "%2e%2e/secret.txt", "1.0/..%2f..%2fsecret.txt", "..%5csecret.txt"])
def test_nothing_beside_the_site_is_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, site: Path, path: str
) -> None:
    answer = Asked(monkeypatch, tmp_path / "data", site).get(f"/docs/{path}")
    assert "secret" not in answer.text


def test_without_a_site_it_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for path in ("/docs", "/docs/bots.html"):
        answer = Asked(monkeypatch, tmp_path / "data", None).get(path)
        assert (answer.status_code, "./run docs" in answer.text) == (404, True)


def test_only_a_finished_site_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(_native, "checkout", lambda: tmp_path)
    assert documents.folder("") is None
    (tmp_path / "build/docs").mkdir(parents=True)
    assert documents.folder("") is None
    (tmp_path / "build/docs/index.html").touch()
    assert documents.folder("") == tmp_path / "build/docs"
    monkeypatch.setattr(_native, "checkout", lambda: None)
    assert documents.folder("") is None


def test_an_installed_server_shows_the_site_that_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, site: Path
) -> None:
    monkeypatch.setattr(_native, "checkout", lambda: None)

    def begins(**settings: str) -> tuple[int, bool]:
        answer = asked(application(read_settings(settings, data=str(tmp_path / "data"))), "/docs")
        return answer.status_code, "begin" in answer.text

    assert begins() == (404, False)
    assert begins(BEAGLE_DOCS=str(site)) == (200, True)
