"""beagle serve: the server for people in browsers."""

from __future__ import annotations

import socket as sockets
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from beagle.cli.left_out import print_left_out
from beagle.cli.running import Reached, known_to_commands
from beagle.cli.say import FOUND, OK, WRONG_USE, UsageError, console, in_words, reason, sentence
from beagle.extras import install_line
from beagle.server import limits, tokens
from beagle.server.config import Settings, SettingsError, read_settings
from beagle.server.store.contract import Damaged
from beagle.server.store.note import Shrunken

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Flags:
    """Settings from the command line; those not given come from the environment."""

    host: str | None = None
    port: int | None = None
    data: str | None = None
    database: str | None = None
    nodes: bool | None = None
    origins: str | None = None
    hosts: str | None = None
    root_path: str | None = None
    docs: str | None = None
    trusted_proxy: bool | None = None
    notices_contact: str | None = None
    smtp: str | None = None
    mail_from: str | None = None
    log_format: str | None = None
    compile_rules: bool | None = None


NO_FLAGS: Final = Flags()


def serve(
    *,
    flags: Flags = NO_FLAGS,
    lan: Annotated[bool, Parameter(negative="")] = False,
    open_browser: Annotated[bool, Parameter(name="--open", negative="--no-open")] = False,
) -> int:
    """Host tables for people in browsers, bots and spectators."""
    given = asdict(flags)
    if lan and given["host"] is None:
        given["host"] = "0.0.0.0"
    try:
        settings = read_settings(**given)
    except SettingsError as error:
        raise UsageError(in_words(error)) from error
    need_notices(settings)
    if not settings.database:
        make_folder(settings.folder)
    listening = listen(settings)
    print_left_out()
    token = settings.host_token or tokens.new_token()

    def begun() -> None:
        announce(settings, listening, lan, "" if settings.host_token else token)
        if open_browser:
            Timer(1.0, webbrowser.open, [address(settings, "127.0.0.1", listening)]).start()

    with listening:
        run(settings, listening, token, begun)
    return OK


def need_notices(settings: Settings) -> None:
    """Notices need packages of an extra: said before anything starts."""
    wanted = [
        *(["aiohttp", "pywebpush"] if settings.notices_contact else []),
        *(["aiosmtplib"] if settings.smtp else []),
    ]
    if any(find_spec(name) is None for name in wanted):
        raise UsageError(sentence("error-setting-notices-extra", install=install_line("notices")))


def make_folder(folder: Path) -> None:
    """Create the data folder: what is wrong with it is said before anything starts."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(sentence("cli-cannot-write", file=str(folder), reason=reason(error))) from error


def listen(settings: Settings) -> sockets.socket:
    """Open the socket first: a port that is in use is reported immediately."""
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)  # so small messages go out at once
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    if hasattr(sockets, "TCP_USER_TIMEOUT"):  # drop a client that vanished or never reads; Linux only
        listening.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT, limits.SILENT_MILLISECONDS)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        why = reason(error)
        raise UsageError(
            sentence("cli-cannot-listen", host=settings.host, port=str(settings.port), reason=why)
        ) from error
    listening.set_inheritable(True)
    return listening


def run(settings: Settings, listening: sockets.socket, token: str, begun: Callable[[], None]) -> None:
    """Until it is stopped.  Nobody is told where it is before the database is open."""
    from beagle.server.app import application
    from beagle.server.logs import set_up

    set_up(settings.log_format)
    reached = Reached(local_address(settings, listening), token)
    noted = known_to_commands(settings.folder, listening.getsockname()[1], reached)

    @contextmanager
    def running() -> Iterator[None]:
        with noted:
            begun()
            yield

    app = application(settings, None, lambda tables: say_unread(settings, tables), token, running())
    try:
        web_server(settings, app).run([listening])
    except SystemExit:
        if app.state.failure:
            lost = isinstance(app.state.failure, Damaged | Shrunken)
            raise UsageError(why_not(app.state.failure), FOUND if lost else WRONG_USE) from None
        raise


def why_not(failure: Exception) -> str:
    """Why it did not start, and what to do if the database is damaged."""
    said = in_words(failure)
    return sentence("cli-serve-damaged", error=said) if isinstance(failure, Damaged) else said


def say_unread(settings: Settings, tables: list[str]) -> None:
    """Some games are broken: which ones, and what to do.  The others continue."""
    text = sentence("cli-serve-unread", count=len(tables), tables=", ".join(tables), folder=str(settings.folder))
    console(stderr=True).print(text, style="bold red", soft_wrap=True)


def web_server(settings: Settings, app: Starlette) -> uvicorn.Server:
    """The HTTP server.  The guard handles X-Forwarded headers, not this."""
    import uvicorn  # here, so that other commands don't wait for it

    from beagle.server.descriptors import for_connections
    from beagle.server.doorway import Doorway, protocols

    allowed = app.state.manager.limits
    allowed.sockets.in_all = for_connections(allowed.sockets.in_all)
    http, socket = protocols(Doorway(allowed, settings.trusted_proxy))
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        root_path=settings.root_path,
        proxy_headers=False,
        http=http,
        h11_max_incomplete_event_size=limits.HEAD_BYTES,
        timeout_keep_alive=limits.IDLE_SECONDS,
        backlog=limits.BACKLOG,
        ws=socket,
        ws_max_size=4 * limits.MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.PING_SECONDS,
        ws_ping_timeout=limits.PING_SECONDS,
        timeout_graceful_shutdown=limits.GRACEFUL_SECONDS,
    )
    return uvicorn.Server(config)


def announce(settings: Settings, listening: sockets.socket, lan: bool, token: str) -> None:
    """Where to go, for people; with --lan also for phones.  The token is for the host's page."""
    from beagle.server.compiling import folder_to_compile
    from beagle.server.qr import for_terminal

    say = console().print
    say(sentence("cli-serving", address=address(settings, "127.0.0.1", listening)), soft_wrap=True)
    if lan:
        url = address(settings, own_address(), listening)
        say(sentence("cli-serving-lan", address=url), soft_wrap=True)
        say(for_terminal(url), soft_wrap=True, highlight=False)
    place = f"{address(settings, '127.0.0.1', listening)}host"
    if token:
        say(sentence("cli-serving-host", address=place, token=token), soft_wrap=True, highlight=False)
    else:
        say(sentence("cli-serving-host-set", address=place), soft_wrap=True)
    say(sentence("cli-serving-stop"))
    if settings.compile_rules and folder_to_compile() is not None:
        say(sentence("cli-serving-compiling"), style="dim")


def address(settings: Settings, host: str, listening: sockets.socket) -> str:
    return f"http://{host}:{listening.getsockname()[1]}{settings.root_path}/"


def local_address(settings: Settings, listening: sockets.socket) -> str:
    """Where programs on this machine reach it."""
    here = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    return address(settings, f"[{here}]" if ":" in here else here, listening).removesuffix("/")


def own_address() -> str:
    """This machine's address for others in the network: the one it would send from."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
