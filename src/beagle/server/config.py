"""The settings of a server: from the environment (BEAGLE_*), overridden by the flags of the command line."""

from __future__ import annotations

import ipaddress
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from beagle.kernel.message import Argument, Message
from beagle.server.limits import BOT_WORKERS, CONNECTIONS, PORTS
from beagle.server.store import address
from beagle.server.store.contract import DAY, FOR_EVER, Keeping

PREFIX: Final = "BEAGLE_"
CONSOLE: Final = "console"
JSON: Final = "json"
HOST_NAME: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,62})(\.[a-z0-9][a-z0-9-]{0,62})*")
SECRET: Final = re.compile(r"[!-~]{16,200}")
MAIL_NAME: Final = r"[A-Za-z0-9._+-]+@[a-z0-9.-]+"
SENDER: Final = re.compile(MAIL_NAME)
CONTACT: Final = re.compile(rf"mailto:{MAIL_NAME}|https://[a-z0-9.-]+(/[!-~]*)?")
MAIL_SERVER: Final = re.compile(r"smtps?://([^\s/@:]+(:[^\s/@]*)?@)?[a-z0-9.-]+(:\d{1,5})?/?")
DELAYS: Final = ("bot_delay", "standing_delay", "forced_delay")
ROOT_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")

Seconds = Annotated[float, Meta(ge=0)]
Days = Annotated[float, Meta(ge=0)]
Range = tuple[Seconds, Seconds]


class SettingsError(ValueError):
    """A setting that can't be used: where it was given, what was expected, what was found.

    `words` says it in the language of a reader.
    """

    def __init__(self, text: str, words: Message) -> None:
        super().__init__(text)
        self.words = words


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where the server stores its database: BEAGLE_DATA, or else the usual data folder of this system."""
    if environ.get(PREFIX + "DATA"):
        return Path(environ[PREFIX + "DATA"]).expanduser()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Beagle"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Beagle"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "beagle"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a server runs.  Every field can be given as BEAGLE_<FIELD> or as a flag of `beagle serve`."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 is the whole network."""

    port: Annotated[int, Meta(ge=0, le=PORTS - 1)] = 8017
    """The port to listen on; 0 lets the system choose."""

    data: str = ""
    """The folder of the database; empty: `data_folder`."""

    database: str = ""
    """The address of a PostgreSQL database, like postgresql://beagle@db/beagle; empty: a file in the data folder.
    DATABASE_URL too."""

    nodes: bool = False
    """Other servers use the same database, and each table belongs to one of them.  All of them need this."""

    origins: tuple[str, ...] = ()
    """Origins of pages that may talk to the server besides its own, like https://games.example.org."""

    root_path: str = ""
    """The sub-path under which a proxy shows the server, like /beagle."""

    docs: str = ""
    """The documentation that is shown at /docs: the folder that `./run docs` makes.  Empty: the one of the checkout
    that the server runs from."""

    trusted_proxy: bool = False
    """There is a proxy in front, and its X-Forwarded-* headers can be trusted.  Without one anybody could forge
    them."""

    bot_delay: Range = (1.2, 1.8)
    """How long a calm bot takes at least, drawn from this range of seconds: so that people can follow.  A quick one
    takes a third of it."""

    standing_delay: Range = (0.8, 2.4)
    """How long a standing answer takes, drawn from this range: it must look like anybody's answer."""

    forced_delay: Range = (0.9, 0.9)
    """How long the table takes to give an answer that everybody can see is the only one: so that people can follow."""

    bot_seconds: Annotated[float, Meta(gt=0)] = 10.0
    """A bot without an answer after this time is stopped, and another move is played for it."""

    bot_workers: Annotated[int, Meta(ge=1, le=BOT_WORKERS)] = max(1, min(4, (os.cpu_count() or 2) - 1))
    """How many bots think at the same time."""

    bot_workers_ready: Annotated[int, Meta(ge=0, le=BOT_WORKERS)] = 1
    """How many of them are started with the server, so that the first move of a bot doesn't wait for one."""

    review_seconds: Annotated[float, Meta(ge=0)] = 120.0
    """How many seconds of processor time the review of one game may take, all counts together; 0: there are none."""

    review_detail: Literal["quick", "rough"] = "quick"
    """How much is tried when a game ends: `rough` is for weak machines, and says less."""

    compile_rules: bool = True
    """Whether interpreted rules are compiled in the background, where the server runs from its sources."""

    gathering_idle: Seconds = 7 * DAY
    """A table that hasn't started is closed if nothing happens there for so long."""

    playing_idle: Seconds = 60 * DAY
    """A game is closed if nothing happens in it for so long."""

    keep_finished_days: Days = 0.0
    """Finished games are deleted after so many days; 0 keeps them forever."""

    keep_closed_days: Days = 90.0
    """Tables that were closed before they started or ended are deleted after so many days; 0 keeps them forever."""

    keep_visitors_days: Days = 400.0
    """A visitor not seen for so many days is deleted, unless a table of theirs is kept; 0 keeps them forever."""

    keep_reports_days: Days = 90.0
    """Visitors' reports about tables are deleted after so many days; 0 keeps them forever."""

    unload_idle: Seconds = 600.0
    """A table nobody looks at is dropped from memory after this time; it stays in the database."""

    limits: Annotated[float, Meta(ge=0)] = 1.0
    """A factor on all rate and connection limits; 0 removes them, for measuring and on trusted networks."""

    connections: Annotated[int, Meta(ge=1)] = CONNECTIONS
    """How many connections there may be in total."""

    log_format: str = CONSOLE
    """How the log is written: `console` for people, `json` for programs."""

    hosts: tuple[str, ...] = ()
    """Names under which a server on a network can be reached, besides the machine's own, like games.local."""

    notices_contact: str = ""
    """How push services reach the host, like mailto:host@example.org; switches on notices by web push."""

    smtp: str = ""
    """The mail server, like smtps://name:password@mail.example.org, or smtp://… for STARTTLS; switches on notices by
    e-mail.  It needs mail_from, and origins for the links."""

    mail_from: str = ""
    """The sender of e-mails, like beagle@example.org."""

    notices_loopback: bool = False
    """For tests alone: push services and the mail server may be on this machine, and need no encryption."""

    metrics: bool = False
    """Whether /metrics answers programs on this machine."""

    host_token: str = ""
    """A secret that opens the host's page.  Without it, `beagle serve` makes one at each start and prints it."""

    metrics_token: str = ""
    """A secret that opens /metrics from anywhere, as `Authorization: Bearer …`."""

    def __post_init__(self) -> None:
        for field in DELAYS:
            low, high = getattr(self, field)
            if low > high:
                raise ValueError(f"{field}: write the shorter delay first, not {low:g}-{high:g}")
        if self.log_format not in (CONSOLE, JSON):
            raise ValueError(f"log_format: expected {CONSOLE} or {JSON}, not {self.log_format!r}")
        if self.database:
            address.check(self.database)
        if not ROOT_PATH.fullmatch(self.root_path):
            raise ValueError(f"root_path: expected a path like /beagle, without a / at the end, not {self.root_path!r}")
        for field in ("host_token", "metrics_token"):
            if getattr(self, field) and not SECRET.fullmatch(getattr(self, field)):
                raise ValueError(f"{field}: expected 16 to 200 letters, digits or symbols, without spaces")
        if self.docs and not (Path(self.docs).expanduser() / "index.html").is_file():
            raise ValueError(f"docs: expected the folder that ./run docs makes, not {self.docs!r}")
        self.check_notices()
        for host in self.hosts:
            if not HOST_NAME.fullmatch(host):
                raise ValueError(f"hosts: expected a name like games.local, not {host!r}")
        for origin in self.origins:
            if not is_origin(origin):
                raise ValueError(f"origins: expected something like https://games.example.org, not {origin!r}")

    def check_notices(self) -> None:
        if self.notices_contact and not CONTACT.fullmatch(self.notices_contact):
            raise ValueError(f"notices_contact: expected mailto:host@example.org, not {self.notices_contact!r}")
        if self.smtp and not MAIL_SERVER.fullmatch(self.smtp):
            raise ValueError("smtp: expected something like smtps://name:password@mail.example.org")
        if self.mail_from and not SENDER.fullmatch(self.mail_from):
            raise ValueError(f"mail_from: expected an address like beagle@example.org, not {self.mail_from!r}")

    @property
    def folder(self) -> Path:
        """Where the database is."""
        return Path(self.data).expanduser() if self.data else data_folder()

    @property
    def keeping(self) -> Keeping:
        """How long old data is kept."""
        days = (self.keep_finished_days, self.keep_closed_days, self.keep_visitors_days, self.keep_reports_days)
        return Keeping(*(many * DAY or FOR_EVER for many in days))

    @property
    def loopback(self) -> bool:
        """Only programs on this machine can connect."""
        return is_loopback(self.host)


def is_origin(text: str) -> bool:
    """A scheme, a host and perhaps a port, in lower case as browsers write them, and nothing else."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        return False
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    written = name if port is None else f"{name}:{port}"
    return text == f"{parts.scheme}://{written}" and port != {"http": 80, "https": 443}[parts.scheme]


def is_loopback(host: str) -> bool:
    """A name or an address of this machine that no other machine can reach."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def read_settings(environ: Mapping[str, str] = os.environ, **flags: Any) -> Settings:
    """The settings of the environment, overridden by those flags that are not None."""
    given: dict[str, Any] = {}
    folder_is_meant = flags.get("data") is not None
    for field in Settings.__struct_fields__:
        name = PREFIX + field.upper()
        if field == "database" and not environ.get(name):
            name = "DATABASE_URL"
        if flags.get(field) is not None:
            given[field] = one_setting(field, flags.pop(field), f"--{field.replace('_', '-')}")
        elif environ.get(name) and not (field == "database" and folder_is_meant):
            given[field] = one_setting(field, environ[name], name)
        flags.pop(field, None)
    if flags:
        raise TypeError(f"unknown settings: {', '.join(flags)}")
    if given.get("smtp") and not (given.get("mail_from") and given.get("origins")):
        raise SettingsError("smtp: e-mail needs mail_from and origins too", Message("error-setting-mail", {}))
    return Settings(**given)


def one_setting(field: str, value: Any, where: str) -> Any:
    """The value of one setting, checked alone, so that an error can say where it was given."""
    try:
        plain = from_text(field, value) if isinstance(value, str) else value
        checked = msgspec.convert({field: plain}, Settings, strict=False)
        return getattr(checked, field)
    except (msgspec.ValidationError, ValueError) as error:
        reason = re.sub(r" - at `\$[^`]*`$|^\w+: ", "", str(error))
        given = "" if field in SECRETS else f" (given: {value!s})"
        words = wrong_setting(field, where, str(value), str(error))
        raise SettingsError(f"{where}: {reason[:1].lower()}{reason[1:]}{given}", words) from error


BOUND: Final = re.compile(r"Expected `(?:int|float)` ([<>])= ([\d.]+)")
NUMBER: Final = re.compile(r"Expected `(?:int|float)`, got")
SECRETS: Final = ("host_token", "metrics_token", "database", "smtp")  # never repeated
FORMS: Final = ("log_format", "root_path", "docs", "hosts", "origins", "notices_contact", "mail_from", *SECRETS)


def wrong_setting(field: str, where: str, value: str, error: str) -> Message:
    """What is wrong with the value of a setting, by what msgspec says of it, or `Settings` itself."""
    args: dict[str, Argument] = {"where": where} if field in SECRETS else {"where": where, "value": value}
    if bound := BOUND.search(error):
        limit = bound[2].removesuffix(".0")
        return Message(f"error-setting-{'most' if bound[1] == '<' else 'least'}", {**args, "limit": limit})
    if NUMBER.search(error):
        return Message("error-setting-number", args)
    if Settings.__annotations__[field] == "bool":
        return Message("error-setting-flag", args)
    if field in DELAYS:
        return Message("error-setting-delay", args)
    return Message(f"error-setting-{field.replace('_', '-')}" if field in FORMS else "error-setting", args)


def from_text(field: str, text: str) -> Any:
    """The value of a text: lists have commas, ranges have a dash or are one number."""
    if field == "origins":
        return [origin.strip().rstrip("/") for origin in text.split(",") if origin.strip()]
    if field == "hosts":
        return [name.strip().lower() for name in text.split(",") if name.strip()]
    if field in DELAYS:
        low, dash, high = text.partition("-")
        return [low.strip(), high.strip() if dash else low.strip()]
    if Settings.__annotations__[field] == "bool":
        words = {
            "1": True,
            "true": True,
            "yes": True,
            "on": True,
            "0": False,
            "false": False,
            "no": False,
            "off": False,
        }
        if text.strip().lower() not in words:
            raise ValueError("expected yes or no")
        return words[text.strip().lower()]
    return text.strip().rstrip("/") if field == "root_path" else text.strip()
