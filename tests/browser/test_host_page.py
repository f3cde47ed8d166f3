"""The host's page, and one's own name on the settings page: on a phone and on a desk, by keyboard, for everybody."""

import httpx
from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.people import FEEDING, PHONE, choose
from tests.browser.seating import Seating
from tests.server.harness import PLAIN, Server
from tests.support.words import say


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=say(key), exact=True).first.click()


def part(page: Page, name: str) -> None:
    choose(page.get_by_role("radio", name=say(f"host-{name}"), exact=True))


def token_of(server: Server) -> str:
    """The one that was printed last: it is new at each start."""
    return server.told().rpartition(say("cli-serving-host", address=f"{server.origin}/host", token=""))[2].split()[0]


def test_the_host_sees_everything_and_acts(seating: Seating, server: Server) -> None:
    ann, host = seating.person("Wilma"), seating.person(viewport=PHONE)
    table = ann.open({"kind": "me"}, {"kind": "local"}, position=FEEDING)  # she reads it all at «Pass the device»
    curtain = ann.page.get_by_role("heading", name=say("web-curtain", name="Wilma"))
    expect(curtain).to_be_visible()
    host.go("host")
    page = host.page
    page.get_by_label(say("host-token-about")).fill("wrong")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(say("server-bad-token"))
    assert axe.by_day_and_night(page) == []
    host.watch.faults.clear()  # what was refused was meant to be
    page.get_by_label(say("host-token-about")).fill(token_of(server))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=say("host-storage"))).to_be_visible()
    assert token_of(server) not in page.url + page.content()
    page.get_by_label(say("host-say-about")).fill("Tea at five")
    press(page, "host-say-do")
    expect(ann.page.get_by_text("Tea at five")).to_be_visible()
    assert axe.violations(ann.page) == []
    press(ann.page, "web-close")
    expect(ann.page.get_by_text("Tea at five")).to_be_hidden()
    press(page, "host-copy")
    expect(page.get_by_role("status").filter(has_text="beagle-")).to_be_visible()
    press(page, "host-drain")
    expect(page.get_by_role("button", name=say("host-drain-off"))).to_be_visible()
    assert httpx.get(f"{server.origin}/readyz", **PLAIN).status_code == 503
    press(page, "host-drain-off")
    expect(page.get_by_role("button", name=say("host-drain"), exact=True)).to_be_visible()
    for name, seen in (("tables", table), ("reports", say("host-reports-none")), ("errors", "the host empties this")):
        part(page, name)
        expect(page.get_by_text(seen).first).to_be_visible()
        assert axe.by_day_and_night(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    part(page, "people")
    page.get_by_label(say("host-find")).fill("Wilma")
    page.keyboard.press("Enter")
    page.get_by_role("button", name=f"{say('host-ban')}: Wilma").first.click()
    assert axe.by_day_and_night(page) == []
    page.get_by_role("dialog").get_by_role("button", name=say("host-ban"), exact=True).click()
    expect(ann.page.get_by_role("alert").get_by_text(say("server-banned"))).to_be_visible()
    expect(curtain).to_be_hidden()
    expect(ann.page.get_by_role("button", name=say("web-lift", name="Wilma"))).to_be_hidden()
    assert axe.by_day_and_night(ann.page) == []
    page.get_by_role("button", name=f"{say('host-lift')}: Wilma").first.click()
    expect(page.get_by_text(say("host-bans-none"))).to_be_visible()
    press(page, "host-leave")
    expect(page.get_by_label(say("host-token-about"))).to_be_visible()
    ann.watch.faults.clear()


def test_a_name_comes_to_a_phone_and_goes_for_good(seating: Seating) -> None:
    ann, phone = seating.person("Ann"), seating.person(viewport=PHONE)
    ann.go("settings")
    press(ann.page, "web-code-new")
    expect(ann.page.get_by_role("img", name=say("web-code-qr"))).to_be_visible()
    code = ann.page.locator("p > b").first.inner_text()
    phone.go(f"settings#return={code}")
    phone.page.get_by_role("button", name=say("web-come-back")).click()
    expect(phone.page.get_by_text(say("account-this-device"))).to_be_visible()
    assert "#" not in phone.page.url
    ann.page.reload()
    assert axe.by_day_and_night(phone.page) == []
    with phone.page.expect_download() as saved:
        press(phone.page, "account-games")
    assert saved.value.suggested_filename == "beagle-games.zip"
    ann.page.get_by_role("button", name=f"{say('account-sign-out')}:").click()
    expect(ann.page.get_by_text(say("account-no-others"))).to_be_visible()
    press(ann.page, "account-delete")
    sure = ann.page.get_by_role("button", name=say("account-delete-now"))
    expect(sure).to_be_disabled()
    ann.page.get_by_label(say("account-sure", name="Ann")).fill("Ann")
    assert axe.by_day_and_night(ann.page) == []
    sure.click()
    expect(ann.page.get_by_role("button", name=say("web-thats-me")).first).to_be_visible()
