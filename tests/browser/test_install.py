"""The pages on a device: a manifest, a worker that keeps them for times without a network, and no way to get stuck."""

from __future__ import annotations

import json
import re
import shutil
import struct
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.people import FEEDING
from tests.browser.seating import Seating
from tests.browser.site import Site
from tests.support.words import say
from tools.commands import web

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const names = [];
    for (const name of await caches.keys()) if ((await (await caches.open(name)).keys()).length > 20) names.push(name);
    return names;
}"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    web.build()
    return Path(shutil.copytree(web.PAGES, tmp_path / "pages"))


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = browser.new_context(locale="en-GB", reduced_motion="reduce")
    yield opened
    opened.close()


def wait_until_kept(page: Page, but: str = "") -> str:
    """Until a worker has all files and answers for this page; the name of its cache."""
    for _ in range(600):
        name = next((str(name) for name in page.evaluate(KEPT) if name != but), "")
        if name and page.evaluate("navigator.serviceWorker.controller !== null"):
            return name
        page.wait_for_timeout(100)
    raise AssertionError("the pages are not kept")


def rebuild(folder: Path) -> None:
    """The same pages as another build would make them: the first script has another name."""
    old = next(
        path.name for path in folder.glob("assets/index-*.js") if path.name in (folder / "index.html").read_text()
    )
    new = "index-REBUILT0.js"
    (folder / "assets" / old).rename(folder / "assets" / new)
    for path in [folder / "index.html", folder / "sw.js", *folder.glob("assets/*.js")]:
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    worker = folder / "sw.js"
    worker.write_text(re.sub(r"[0-9a-f]{12}", "0123456789ab", worker.read_text("utf-8"), count=1), "utf-8")


def test_the_manifest_is_whole_at_any_path(folder: Path) -> None:
    with Site(folder) as site, urllib.request.urlopen(site.url("manifest.webmanifest")) as answer:
        manifest = json.load(answer)
    assert manifest["name"] == manifest["short_name"] == "Beagle"
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        path = folder / icon["src"]
        assert path.exists(), icon
        if path.suffix == ".png":
            size = "{}x{}".format(*struct.unpack(">II", path.read_bytes()[16:24]))
            assert size == icon["sizes"]
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    assert 'rel="manifest"' in (folder / "index.html").read_text("utf-8")


def test_the_pages_open_without_a_network_at_any_address(folder: Path, context: BrowserContext) -> None:
    page = context.new_page()
    with Site(folder) as site:
        page.goto(site.url())
        wait_until_kept(page)
        home, rules = site.url(), site.url("rules/EV-TR-05")
    page.goto(rules)
    expect(page.get_by_role("heading", name="EV-TR-05")).to_be_visible()
    page.goto(home)
    expect(page.get_by_role("alert")).to_contain_text(say("web-unreachable"))
    kept = page.evaluate(
        "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).map((r) => r.url))"
    )
    assert [url for url in kept if "/api/" in url] == [], "what the server says is never kept"


def test_a_new_build_replaces_the_old_one(folder: Path, context: BrowserContext) -> None:
    old = context.new_page()
    with Site(folder) as site:
        old.goto(site.url("rules"))
        first = wait_until_kept(old)
        rebuild(folder)
        new = context.new_page()
        new.goto(site.url("rules"))
        assert new.locator("script[src*=REBUILT0]").count() == 1, "the page comes from the server while there is one"
        second = wait_until_kept(new, but=first)
        expect(new.get_by_text(say("web-newer"))).to_be_hidden()
        expect(old.get_by_text(say("web-newer"))).to_be_visible()
        old.get_by_role("link", name="Settings").click()  # an old page still finds its own files
        expect(old.get_by_role("heading", name="Settings", level=1)).to_be_visible()
        old.get_by_role("button", name="Reload").click()
        expect(old.locator("script[src*=REBUILT0]")).to_have_count(1)
        home = site.url()
    assert first != second
    new.goto(home)  # without a network: the new one
    assert new.locator("script[src*=REBUILT0]").count() == 1


def test_a_table_opens_without_the_server_and_comes_back_by_itself(seating: Seating) -> None:
    ann = seating.person("Ann", service_workers="allow")
    table = ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=FEEDING)
    ann.see_turn()
    wait_until_kept(ann.page)
    seating.server.kill()
    ann.go(f"t/{table}")
    expect(ann.page.get_by_text(say("web-reconnecting"))).to_be_visible()
    seating.server.start()
    expect(ann.page.get_by_text(say("web-reconnecting"))).to_be_hidden()
    ann.see_turn()
    seating.forgive("WebSocket connection", "net::ERR_")
