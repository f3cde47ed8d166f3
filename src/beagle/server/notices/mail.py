"""E-mail, through the mail server that the host has configured."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from beagle.kernel.message import Message
from beagle.server.limits import SEND_SECONDS
from beagle.server.logs import log
from beagle.server.notices.push import FAILED, SENT
from beagle.server.notices.saying import Notice, words_of

PORTS: Final = {"smtps": 465, "smtp": 587}


class MailServer(NamedTuple):
    """Where e-mail is handed in: `smtps` is encrypted from the start, `smtp` after STARTTLS."""

    host: str
    port: int
    secure: bool
    user: str
    password: str


def mail_server(address: str) -> MailServer:
    """ValueError if it isn't one."""
    parts = urlsplit(address)
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError("expected something like smtps://name:password@mail.example.org")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, parts.port or PORTS[parts.scheme], parts.scheme == "smtps", user, password)


class Mailer:
    """Sends e-mails.  `plain` is for tests alone: a mail server on this machine, without encryption."""

    def __init__(self, server: MailServer, sender: str, site: str, plain: bool = False) -> None:
        self.server = server
        self.sender = sender
        self.site = site  # where the pages are, for links
        self.plain = plain

    def letter(self, to: str, subject: str, lines: list[str]) -> EmailMessage:
        """A header with a line break in it is an error of the library; there is no other way in."""
        made = EmailMessage(policy=SMTP)
        made["From"] = f"Beagle <{self.sender}>"
        made["To"] = to
        made["Subject"] = subject
        made["Date"] = formatdate()
        made["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        made["Auto-Submitted"] = "auto-generated"
        made.set_content("\n\n".join(lines) + "\n")
        return made

    def question(self, to: str, token: str, language: str) -> EmailMessage:
        """Is this address yours?"""
        words = words_of(language)
        link = f"{self.site}/notices/confirm/{token}"
        lines = [words.say(Message("call-mail-confirm", {})), link, words.say(Message("call-mail-ignore", {}))]
        return self.letter(to, words.say(Message("call-mail-confirm.subject", {})), lines)

    def notice(self, to: str, notice: Notice, stop: str, language: str) -> EmailMessage:
        """With a link that ends them: for people, and as a header for their mail program (RFC 8058)."""
        words = words_of(language)
        page = f"{self.site}/t/{notice.table}" if notice.table else self.site
        link = f"{self.site}/notices/stop/{stop}"
        end = words.say(Message("call-mail-stop", {"link": link}))
        made = self.letter(to, notice.title, [notice.body, page, end])
        made["List-Unsubscribe"] = f"<{self.site}/api/notices/stop/{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return made

    async def send(self, letter: EmailMessage) -> str:
        import aiosmtplib  # here: most servers send no e-mail

        server = self.server
        try:
            await aiosmtplib.send(
                letter,
                sender=self.sender,
                hostname=server.host,
                port=server.port,
                use_tls=server.secure,
                start_tls=None if server.secure else not self.plain,
                username=server.user or None,
                password=server.password or None,
                timeout=SEND_SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
            log.warning("an e-mail was not taken by the mail server", error=type(error).__name__)
            return FAILED
        return SENT
