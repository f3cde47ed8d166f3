"""The assembled server: routes, what starts and stops with it, the pages."""

from __future__ import annotations

import asyncio
import hmac
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from beagle import _native
from beagle.bots.registry import BOTS
from beagle.games import GAMES
from beagle.server import (
    calling,
    documents,
    examples,
    host,
    http,
    lessons,
    previews,
    reporting,
    reviews,
    sharing,
    socket,
    tokens,
    visiting,
)
from beagle.server.buckets import Limits
from beagle.server.compiling import Compiling, describe
from beagle.server.config import Settings, is_loopback
from beagle.server.guard import HEADERS, PRIVATE, Guard, address_of, host_of
from beagle.server.host_key import HostKey
from beagle.server.logs import log
from beagle.server.made import once_a_second
from beagle.server.metrics import CONTENT_TYPE, Metrics
from beagle.server.store.choosing import store_of
from beagle.server.store.contract import Store, StoreError
from beagle.server.table_manager import TableManager
from beagle.server.workers import Workers

PAGES: Final = Path(__file__).parent / "pages"
FILE_NAME: Final = re.compile(r"\.[a-z][a-z0-9]*$")  # a table id at the end of an address may have dots before digits
FRESH: Final = {"Cache-Control": "no-cache"}  # check for a newer version before each use
FORWARDED: Final = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
BASE: Final = '<base href="./" />'  # in the page: where its files are, relative to any address below it


def application(
    settings: Settings,
    store: Store | None = None,
    unread: Callable[[list[str]], None] = lambda tables: None,
    host_token: str = "",
    running: AbstractContextManager[None] | None = None,
) -> Starlette:
    """The server.  It opens its store when it starts and closes it when it stops.

    `unread` is called for each game that can't be read, once.  Without a token of the host nobody is the host.
    `running` is entered when it is ready, and left before it stops.
    """
    metrics = Metrics()
    limits = Limits(time.monotonic, settings.limits, settings.connections)
    kept = store or store_of(settings.folder, settings.database, settings.nodes)
    workers = Workers(settings.bot_workers, settings.bot_seconds, told=metrics.thought)
    manager = TableManager(settings, kept, workers, metrics, limits)
    manager.say_unread = unread

    def life(app: Starlette) -> AbstractAsyncContextManager[None]:
        return living(app, manager, running or nullcontext())

    app = Starlette(routes=routes(settings.docs), lifespan=life, exception_handlers={Exception: broken})
    know(app, manager, host_token or settings.host_token or tokens.new_token())
    app.state.compiling = Compiling(workers.renew)
    app.add_middleware(Guard, settings=settings, allowed=limits)
    return app


@asynccontextmanager
async def living(app: Starlette, manager: TableManager, running: AbstractContextManager[None]) -> AsyncIterator[None]:
    """From the start to the end."""
    with remembered(app):
        await manager.store.open()
    warn_of_plugins()
    try:
        with remembered(app):  # even the list of games may be unreadable
            await manager.start()
        app.state.ready = True
        log.info("started", rules="compiled" if _native.compiled() else "interpreted")
        with running:
            async with getting_faster(manager.settings, manager.workers, app.state.compiling):
                yield
    finally:
        app.state.ready = False
        await manager.stop()
        await manager.workers.close()
        await manager.store.close()
        log.info("stopped")


def know(app: Starlette, manager: TableManager, host_token: str) -> None:
    """What requests find."""
    app.state.manager = manager
    app.state.host_key = HostKey(host_token, manager.now)
    app.state.started = manager.now()
    app.state.ready = False
    app.state.failure = None  # why it couldn't start


@asynccontextmanager
async def getting_faster(settings: Settings, workers: Workers, compiling: Compiling) -> AsyncIterator[None]:
    """What happens in the background once the tables are up: first workers, and compiled rules."""
    first_workers = asyncio.create_task(workers.start(settings.bot_workers_ready))
    if settings.compile_rules:
        compiling.start()
    try:
        yield
    finally:
        await compiling.close()
        first_workers.cancel()


def warn_of_plugins() -> None:
    """How many games and bots can't be used; `beagle games` says which and why.  The others are there."""
    if games := GAMES.faults():
        log.warning("games of other packages are left out", count=len(games))
    if bots := BOTS.faults():
        log.warning("bots of other packages are left out", count=len(bots))


@contextmanager
def remembered(app: Starlette) -> Iterator[None]:
    """Store errors at the start are remembered: the command reports why there is no server."""
    try:
        yield
    except StoreError as error:
        app.state.failure = error
        raise


def routes(docs: str) -> list[BaseRoute]:
    out: list[BaseRoute] = [
        Route("/healthz", healthy),
        Route("/readyz", ready),
        Route("/metrics", show_metrics),
        *http.ROUTES,
        *visiting.ROUTES,
        *calling.ROUTES,
        *lessons.ROUTES,
        *examples.ROUTES,
        *reporting.ROUTES,
        *host.ROUTES,
        *reviews.ROUTES,
        *sharing.ROUTES,
        *documents.routes(documents.folder(docs)),
        WebSocketRoute("/ws", socket.endpoint),
        WebSocketRoute("/ws/{table}", socket.endpoint),  # so that a proxy can send all of a table to one server
    ]
    if (PAGES / "assets").is_dir():
        out.append(Mount("/assets", StaticFiles(directory=PAGES / "assets")))
    out.append(Route("/{path:path}", page))
    return out


async def broken(request: Request, error: Exception) -> Response:
    """An unexpected error outside the guard: it reveals nothing, and has the guard's headers anyway."""
    return PlainTextResponse("something went wrong\n", 500, headers={**HEADERS, **PRIVATE})


async def healthy(request: Request) -> Response:
    """The process is alive."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Tables can be opened and moves stored."""
    if not request.app.state.ready:
        return PlainTextResponse("starting or stopping\n", 503)
    if request.app.state.manager.store.lease_left() <= 0:
        return PlainTextResponse("this server has lost its database, and its tables with it\n", 503)
    if request.app.state.manager.draining.on:
        return PlainTextResponse("the host empties this server\n", 503)
    try:
        await request.app.state.manager.can_write()
    except StoreError as error:
        log.error("the store cannot write", exc_info=error)
        return PlainTextResponse(f"the store cannot write: {in_short(error)}\n", 503)
    except Exception:
        log.exception("the store does not answer")
        return PlainTextResponse("the store does not answer\n", 503)
    return PlainTextResponse(f"ready\n{describe(request.app.state.compiling.status)}\n")


def in_short(error: StoreError) -> str:
    """The problem itself, without the path before it and the details after it: anybody may ask."""
    words = str(error).rpartition(": ")[2]
    return words.partition(" (")[0]


async def show_metrics(request: Request) -> Response:
    """For requests with the token; if none is set, only for programs on this machine."""
    manager: TableManager = request.app.state.manager
    if not manager.settings.metrics and not manager.settings.metrics_token:
        return PlainTextResponse("the metrics are off: BEAGLE_METRICS=yes\n", 404)
    if not may_read_metrics(request, manager.settings):
        return PlainTextResponse("the metrics need a token: BEAGLE_METRICS_TOKEN\n", 403)
    return Response(manager.metrics_text(), media_type=CONTENT_TYPE)


def may_read_metrics(request: Request, settings: Settings) -> bool:
    if settings.metrics_token:
        expected = f"Bearer {settings.metrics_token}"
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), expected.encode())
    came_by_proxy = any(name in request.headers for name in ("forwarded", "via", *FORWARDED))
    return not came_by_proxy and is_loopback(address_of(request)) and is_loopback(host_of(request.scope))


async def page(request: Request) -> Response:
    """A file of the pages, or the page itself, which does its own routing."""
    name = request.path_params["path"]
    if name.startswith("api/"):
        return PlainTextResponse("not found\n", 404)
    if not (PAGES / "index.html").is_file():
        return PlainTextResponse("The pages are not built: ./run web\n", 503)
    if name in top_files():
        return FileResponse(PAGES / name, headers=FRESH)
    if FILE_NAME.search(name):
        return PlainTextResponse("not found\n", 404)
    root = request.app.state.manager.settings.root_path
    text = page_text().replace(BASE, f'<base href="{root}/" />')
    return HTMLResponse(text.replace(previews.TITLE, await title_of(request, name)), headers=FRESH)


async def title_of(request: Request, path: str) -> str:
    """The title of this address, and what messengers show of it."""
    manager: TableManager = request.app.state.manager
    id = previews.table_of(path)
    try:
        found = await manager.store.table(id) if id else None
    except StoreError:
        found = None
    if found is None or not previews.may_show(*found):
        return previews.TITLE
    origin = next(iter(manager.settings.origins), f"{request.url.scheme}://{request.url.netloc}")
    language = previews.language_of(request.headers.get("accept-language", ""))
    return previews.tags(*found, language, f"{origin}{manager.settings.root_path}")


@once_a_second
def top_files() -> set[str]:
    """The names of the files next to the page.  A name is looked up among them, never turned into a path first."""
    return {file.name for file in PAGES.iterdir() if file.is_file()}


@once_a_second
def page_text() -> str:
    return (PAGES / "index.html").read_text("utf-8")
