"""The watch and axe see what they are there to see: each fault is planted once."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import axe
from tests.browser.site import Site
from tests.browser.watch import Watch

FAULTS = {
    "console error: oh no": "console.error('oh no')",
    "console warning: careful": "console.warn('careful')",
    "uncaught: boom": "setTimeout(() => { throw new Error('boom') })",
    "Content Security Policy": "fetch('http://127.0.0.1:9/').catch(() => 0)",
    "404": "fetch('nothing.here').catch(() => 0)",
    "style": "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">inline</p>')",
    "script": "document.head.append(Object.assign(document.createElement('script'), { text: '1' }))",
    "data:": "document.head.append(Object.assign(new Image(), { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }))",
}


@pytest.fixture
def careless(browser: Browser) -> Iterator[Page]:
    """A page that may do wrong."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


def wait_for_fault(page: Page, watch: Watch, fault: str) -> None:
    """It may take a while until the browser tells; a machine at work is slow."""
    for _ in range(100):
        if any(fault in seen for seen in watch.faults):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"not seen: {fault}; but {watch.faults}")


@pytest.mark.parametrize(("fault", "script"), FAULTS.items())
def test_a_fault_is_seen(careless: Page, site: Site, fault: str, script: str) -> None:
    watch = Watch(careless, site.host)
    careless.goto(site.url("gallery.html"))
    assert watch.faults == []
    careless.evaluate(f"() => {{ {script} }}")
    wait_for_fault(careless, watch, fault)


def test_a_request_to_another_host_is_seen_also_without_a_policy(browser: Browser, site: Site) -> None:
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    watch = Watch(page, site.host)
    page.goto(site.url("gallery.html"))
    page.evaluate("() => { fetch('http://127.0.0.1:9/').catch(() => 0) }")
    wait_for_fault(page, watch, "a request to another host: http://127.0.0.1:9/")
    context.close()


def test_axe_sees_what_hinders(careless: Page, site: Site) -> None:
    careless.goto(site.url("gallery.html"))
    careless.evaluate("() => document.body.insertAdjacentHTML('beforeend', '<button></button>')")
    assert any(seen.startswith("button-name") for seen in axe.violations(careless))
