"""A mail server on loopback, which keeps what it gets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

from tests.support.ports import own_port


class Letters:
    """What the mail server got."""

    def __init__(self) -> None:
        self.got: list[tuple[str, list[str], EmailMessage]] = []
        self.answer = "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.answer.startswith("250"):
            letter = message_from_bytes(envelope.content, policy=default)
            assert isinstance(letter, EmailMessage)
            self.got.append((envelope.mail_from, envelope.rcpt_tos, letter))
        return self.answer

    def texts(self) -> list[str]:
        return [letter.get_content() for _, _, letter in self.got]


@contextmanager
def mail_server() -> Iterator[tuple[Letters, int]]:
    """Its letters and its port."""
    handler, port = Letters(), own_port()
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield handler, port
    finally:
        controller.stop()


def link_in(text: str, site: str, what: str) -> str:
    """The secret of a link in an e-mail: `confirm` or `stop`."""
    found = re.search(rf"{re.escape(site)}/notices/{what}/([A-Za-z0-9_-]+)", text)
    assert found is not None, text
    return found[1]
