"""What stands without a server: under a path, by the strictest policy, by day and night, for everybody."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import axe
from tests.browser.site import Site
from tests.support.words import say

GALLERY = "gallery.html"
WIDTHS = [390, 820, 1440]


def test_a_page_opens_and_shows_itself(page: Page, site: Site) -> None:
    page.goto(site.url(GALLERY))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Beagle")


def test_the_page_finds_its_files_at_any_address(browser: Browser, site: Site) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    asked: dict[str, int] = {}
    page.on("response", lambda response: asked.update({response.url: response.status}))
    page.goto(site.url("t/abc/replay"), wait_until="networkidle")
    assert page.evaluate("document.baseURI") == site.url()
    context.close()
    assets = {url: status for url, status in asked.items() if "/assets/" in url}
    assert set(assets.values()) == {200}
    assert all(url.startswith(site.url("assets/")) for url in assets)


def test_everybody_can_use_a_page(page: Page, site: Site) -> None:
    page.goto(site.url(GALLERY))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe.by_day_and_night(page) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_a_page_never_scrolls_sideways(page: Page, site: Site, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(site.url(GALLERY))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_night_is_what_the_system_prefers_until_somebody_chooses(page: Page, site: Site) -> None:
    paper = "getComputedStyle(document.body).backgroundColor"
    page.emulate_media(color_scheme="dark")
    page.goto(site.url(GALLERY))
    night = page.evaluate(paper)
    page.get_by_role("combobox", name=say("web-theme")).select_option("light")
    day = page.evaluate(paper)
    assert day != night
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(paper) == day, "the choice is remembered"
    page.get_by_role("combobox", name=say("web-theme")).select_option("system")
    assert page.evaluate(paper) == night


SPACES = """async () => {
    const found = {};
    for (const [tag, weight] of [["p", 500], ["p", 700], ["p", 800], ["button", 500], ["button", 700]]) {
        await document.fonts.load(`${weight} 100px "Alegreya Sans"`, "a b");
        const made = document.body.appendChild(document.createElement(tag));
        made.style.font = `${weight} 100px/1 var(--ui)`;
        made.textContent = "a b";
        const range = document.createRange();
        range.setStart(made.firstChild, 1);
        range.setEnd(made.firstChild, 2);
        found[`${tag} ${weight}`] = range.getBoundingClientRect().width;
        made.remove();
    }
    return found;
}"""


def test_a_bold_space_is_as_wide_as_a_regular_one(page: Page, site: Site) -> None:
    """Bold words on buttons would run together otherwise: «Thatisme»."""
    page.goto(site.url(GALLERY))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    widths = page.evaluate(SPACES)
    assert widths["p 500"] > 20
    assert {name: round(width) for name, width in widths.items()} == dict.fromkeys(widths, round(widths["p 500"]))


def test_the_letters_are_ours(page: Page, site: Site) -> None:
    page.goto(site.url(GALLERY))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("document.fonts.ready")
    loaded = page.evaluate("[...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)")
    assert {name.strip('"') for name in loaded} == {"Alegreya Variable", "Alegreya Sans"}
