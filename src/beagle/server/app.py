"""The server put together: routes, what is begun and ended with it, the pages."""

from __future__ import annotations

import hmac
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from beagle.server import examples, http, lessons, reporting, socket, visiting
from beagle.server.buckets import Limits
from beagle.server.config import Settings, is_loopback
from beagle.server.guard import HEADERS, PRIVATE, Guard, address_of, host_of
from beagle.server.hall import Hall
from beagle.server.logs import log
from beagle.server.made import once_a_second
from beagle.server.metrics import CONTENT_TYPE, Metrics
from beagle.server.store.contract import Store, StoreError
from beagle.server.store.sqlite import SqliteStore
from beagle.server.workers import Workers

PAGES: Final = Path(__file__).parent / "pages"
FILE_NAME: Final = re.compile(
    r"\.[a-z][a-z0-9]*$"
)  # the name of a table at the end of an address may have dots before digits
FRESH: Final = {"Cache-Control": "no-cache"}  # look whether there is a newer one before each use
FORWARDED: Final = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
BASE: Final = '<base href="./" />'  # in the page: where its files are, seen from any address below it


def application(
    settings: Settings, store: Store | None = None, unread: Callable[[list[str]], None] = lambda tables: None
) -> Starlette:
    """The server.  It opens its store when it starts and closes it when it stops.

    `unread` is told of each game that cannot be read, once.
    """
    metrics = Metrics()
    limits = Limits(time.monotonic, settings.limits, settings.connections)
    kept = store or SqliteStore(settings.folder)
    workers = Workers(settings.bot_workers, settings.bot_seconds, told=metrics.thought)
    hall = Hall(settings, kept, workers, metrics, limits)
    hall.say_unread = unread

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        with remembered(app):
            await kept.open()
        try:
            with remembered(app):  # not even the list of games may be readable
                await hall.start()
            app.state.ready = True
            log.info("started")
            yield
        finally:
            app.state.ready = False
            await hall.stop()
            await workers.close()
            await kept.close()
            log.info("stopped")

    app = Starlette(routes=routes(), lifespan=life, exception_handlers={Exception: broken})
    app.state.hall = hall
    app.state.ready = False
    app.state.failure = None  # why it could not start
    app.add_middleware(Guard, settings=settings, allowed=limits)
    return app


@contextmanager
def remembered(app: Starlette) -> Iterator[None]:
    """What the store refuses at the start is kept: the command says why there is no server."""
    try:
        yield
    except StoreError as error:
        app.state.failure = error
        raise


def routes() -> list[BaseRoute]:
    out: list[BaseRoute] = [
        Route("/healthz", healthy),
        Route("/readyz", ready),
        Route("/metrics", show_metrics),
        *http.ROUTES,
        *visiting.ROUTES,
        *lessons.ROUTES,
        *examples.ROUTES,
        *reporting.ROUTES,
        WebSocketRoute("/ws", socket.endpoint),
    ]
    if (PAGES / "assets").is_dir():
        out.append(Mount("/assets", StaticFiles(directory=PAGES / "assets")))
    out.append(Route("/{path:path}", page))
    return out


async def broken(request: Request, error: Exception) -> Response:
    """Something nobody foresaw, beyond the guard: it tells nothing, and has the guard's headers all the same."""
    return PlainTextResponse("something went wrong\n", 500, headers={**HEADERS, **PRIVATE})


async def healthy(request: Request) -> Response:
    """The process is alive."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Tables can be opened and moves stored."""
    if not request.app.state.ready:
        return PlainTextResponse("starting or stopping\n", 503)
    try:
        await request.app.state.hall.can_write()
    except StoreError as error:
        log.error("nothing can be written", exc_info=error)
        return PlainTextResponse(f"nothing can be written: {in_short(error)}\n", 503)
    except Exception:
        log.exception("store does not answer")
        return PlainTextResponse("the store does not answer\n", 503)
    return PlainTextResponse("ready\n")


def in_short(error: StoreError) -> str:
    """The trouble itself, without the path before it and the details behind it: anybody may ask."""
    words = str(error).rpartition(": ")[2]
    return words.partition(" (")[0]


async def show_metrics(request: Request) -> Response:
    """For one who has the token; without one, only for programs on this machine."""
    hall: Hall = request.app.state.hall
    if not hall.settings.metrics and not hall.settings.metrics_token:
        return PlainTextResponse("the metrics are off: BEAGLE_METRICS=yes\n", 404)
    if not may_read_metrics(request, hall.settings):
        return PlainTextResponse("the metrics need a token: BEAGLE_METRICS_TOKEN\n", 403)
    return Response(hall.metrics_text(), media_type=CONTENT_TYPE)


def may_read_metrics(request: Request, settings: Settings) -> bool:
    if settings.metrics_token:
        expected = f"Bearer {settings.metrics_token}"
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), expected.encode())
    came_by_proxy = any(name in request.headers for name in ("forwarded", "via", *FORWARDED))
    return not came_by_proxy and is_loopback(address_of(request)) and is_loopback(host_of(request.scope))


async def page(request: Request) -> Response:
    """A file of the pages, or the page itself, which finds its way by the address."""
    if not (PAGES / "index.html").is_file():
        return PlainTextResponse("The pages are not built: ./run web\n", 503)
    name = request.path_params["path"]
    if name in top_files():
        return FileResponse(PAGES / name, headers=FRESH)
    if name.startswith("api/") or FILE_NAME.search(name):
        return PlainTextResponse("not found\n", 404)
    root = request.app.state.hall.settings.root_path
    return HTMLResponse(page_text().replace(BASE, f'<base href="{root}/" />'), headers=FRESH)


@once_a_second
def top_files() -> set[str]:
    """The names of the files beside the page.  A name is looked up among them: it is never made into a path first."""
    return {file.name for file in PAGES.iterdir() if file.is_file()}


@once_a_second
def page_text() -> str:
    return (PAGES / "index.html").read_text("utf-8")
