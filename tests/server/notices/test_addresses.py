"""An address that a client gives us leads to nobody's own network, in whatever way it is written."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from beagle.server.notices import addresses
from beagle.server.notices.addresses import checked, is_public, mail_address, target_of
from beagle.server.notices.push import FAILED, Pusher
from beagle.server.refusing import Refused
from beagle.server.store.calls import PUSH, Channel

FORMS = {
    "http://push.example.org/x": "https",
    "ftp://push.example.org/x": "https",
    "file:///etc/passwd": "form",
    "//push.example.org/x": "https",
    "https://": "form",
    "https:///x": "form",
    "https://user@push.example.org/x": "form",
    "https://user:secret@push.example.org/x": "form",
    "https://push.example.org#@evil.example/x": "form",
    "https://push.example.org\\@10.0.0.1/": "form",
    "https://push.example.org/x y": "form",
    "https://push.example.org/\r\nHost: evil": "form",
    "https://push.example.org:8443/x": "port",
    "https://push.example.org:22/x": "port",
    "https://push.example.org:99999/x": "form",
    "https://localhost/x": "name",
    "https://intranet/x": "name",
    "https://127.0.0.1/x": "name",
    "https://127.1/x": "name",
    "https://2130706433/x": "name",
    "https://0x7f000001/x": "name",
    "https://0x7f.0.0.0x1/x": "name",
    "https://0177.0.0.1/x": "name",
    "https://10.0.0.1/x": "name",
    "https://169.254.169.254/latest/meta-data": "name",
    "https://[::1]/x": "name",
    "https://[::ffff:127.0.0.1]/x": "name",
    "https://[fe80::1%25eth0]/x": "name",
    "https://8.8.8.8/x": "name",
    "https://xn--/x": "name",
    "https://push.example.org./x": "name",
    "https://" + "a" * 2000 + ".example.org/": "form",
}
PRIVATE = (
    *("127.0.0.1", "127.8.8.8", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254"),
    *("100.64.0.1", "0.0.0.0", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1"),
    *("240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "fec0::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1", "64:ff9b::7f00:1"),
    *("64:ff9b::a00:1", "64:ff9b:1::1", "2002:7f00:1::", "2002:a00:1::1", "2001::1", "2001:db8::1", "100::1", "nobody"),
)
PUBLIC = ("8.8.8.8", "1.1.1.1", "34.117.1.1", "2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "::ffff:8.8.8.8")


def why_not(doing: Any) -> str:
    with pytest.raises(Refused) as refused:
        doing()
    assert refused.value.code == addresses.BAD_ADDRESS
    return str(refused.value.message.args["why"])


@pytest.mark.parametrize(("url", "why"), FORMS.items())
def test_what_is_no_address_of_a_push_service_is_refused(url: str, why: str) -> None:
    assert why_not(lambda: target_of(url)) == why


def test_an_address_of_a_push_service_is_taken() -> None:
    target = target_of("https://Push.Example.org/a/b?c=d")
    assert target == ("https://Push.Example.org/a/b?c=d", "https://push.example.org", "push.example.org", 443)


@pytest.mark.parametrize("address", PRIVATE)
def test_these_addresses_are_nobodys_push_service(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_these_addresses_are_public(address: str) -> None:
    assert is_public(address)


def test_only_a_test_opens_loopback() -> None:
    assert is_public("127.0.0.1", loopback=True)
    assert is_public("::1", loopback=True)
    assert not is_public("10.0.0.1", loopback=True)
    assert target_of("http://127.0.0.1:81/x", loopback=True).port == 81
    assert why_not(lambda: target_of("http://push.example.org/x", loopback=True)) == "https"
    assert why_not(lambda: target_of("https://10.0.0.1/x", loopback=True)) == "name"


def names(**known: list[str]) -> addresses.Resolve:
    async def look_up(host: str, port: int) -> list[str]:
        if host not in known:
            raise OSError("no such name")
        return known[host]

    return look_up


def test_every_address_of_a_name_must_be_public() -> None:
    look_up = names(
        good=["8.8.8.8", "2606:4700::1"], mixed=["8.8.8.8", "10.0.0.1"], mapped=["::ffff:10.0.0.1"], none=[]
    )
    assert asyncio.run(checked("good", 443, look_up)) == ["8.8.8.8", "2606:4700::1"]
    for host in ("mixed", "mapped", "none", "missing"):  # the same words: nobody learns which names there are
        assert why_not(lambda host=host: asyncio.run(checked(host, 443, look_up))) == "unknown"


class Changing:
    """A name that is public when it is checked, and ours when it is used."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def look_up(self, host: str, port: int) -> list[str]:
        answer = self.answers[min(self.asked, len(self.answers) - 1)]
        self.asked += 1
        return [answer]


def test_a_name_that_changes_after_the_check_leads_nowhere() -> None:
    """The connection asks again and checks again: what it connects to is what was checked."""
    connected: list[str] = []

    async def nobody_comes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connected.append("somebody")
        writer.close()

    async def attempt(*answers: str) -> tuple[str, int]:
        names = Changing(*answers)
        pusher = Pusher("mailto:host@example.org", look_up=names.look_up)
        inside = await asyncio.start_server(nobody_comes, "127.0.0.1", 0)
        port = inside.sockets[0].getsockname()[1]
        url = "https://rebind.example.org/x"
        target = await pusher.check(url)
        done = await pusher.post(target._replace(url=f"https://rebind.example.org:{port}/x"), b"x", {})
        await pusher.close()
        inside.close()
        return done, names.asked

    assert asyncio.run(attempt("8.8.8.8", "127.0.0.1")) == (FAILED, 2)
    assert connected == []


def test_what_is_stored_is_checked_again() -> None:
    channel = Channel("id", "ann", PUSH, "https://10.0.0.1/x", confirmed=1)
    from beagle.server.notices.saying import test_notice

    async def send() -> str:
        return await Pusher("mailto:host@example.org").send(channel, test_notice("en"), 0.0, 0.0)

    assert asyncio.run(send()) == FAILED


@pytest.mark.parametrize(
    "text",
    [
        *("", "ann", "ann@", "@example.org", "ann@example", "ann@@example.org", "ann b@example.org", "ann@10.0.0.1"),
        *("ann@example.org\nBcc: all@example.org", "ann@example.org\r\nX: y", "ann@example.org,bob@example.org"),
        *("Ann <ann@example.org>", "ann@[127.0.0.1]", "ann@example.org\x00", "анна@example.org", "ann@exämple.org"),
        *(
            ".ann@example.org",
            "ann..b@example.org",
            '"ann"@example.org',
            "a" * 250 + "@example.org",
            "<ann@example.org>",
        ),
    ],
)
def test_what_is_no_mail_address_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        mail_address(text)
    assert refused.value.code == addresses.BAD_MAIL


def test_mail_addresses_are_taken() -> None:
    assert mail_address(" Ann.Lee+beagle@Example.ORG ") == "Ann.Lee+beagle@example.org"
