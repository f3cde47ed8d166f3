"""The server put together: routes, what is begun and ended with it, the pages."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from beagle.server import http, lessons, socket
from beagle.server.buckets import Limits
from beagle.server.config import Settings
from beagle.server.guard import HEADERS, PRIVATE, Guard
from beagle.server.hall import Hall
from beagle.server.logs import log
from beagle.server.made import once_a_second
from beagle.server.metrics import CONTENT_TYPE, Metrics
from beagle.server.store.contract import Store, StoreError
from beagle.server.store.sqlite import SqliteStore
from beagle.server.workers import Workers

PAGES: Final = Path(__file__).parent / "pages"
FRESH: Final = {"Cache-Control": "no-cache"}  # look whether there is a newer one before each use
BASE: Final = '<base href="./" />'  # in the page: where its files are, seen from any address below it


def application(settings: Settings, store: Store | None = None) -> Starlette:
    """The server.  It opens its store when it starts and closes it when it stops."""
    metrics = Metrics()
    limits = Limits(time.monotonic, settings.limits, settings.connections)
    kept = store or SqliteStore(settings.folder)
    workers = Workers(settings.bot_workers, settings.bot_seconds, told=metrics.thought)
    hall = Hall(settings, kept, workers, metrics, limits)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        try:
            await kept.open()
        except StoreError as error:
            app.state.failure = str(error)
            raise
        try:
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

    app = Starlette(routes=routes(settings), lifespan=life, exception_handlers={Exception: broken})
    app.state.hall = hall
    app.state.ready = False
    app.state.failure = ""  # why it could not start
    app.add_middleware(Guard, settings=settings, allowed=limits)
    return app


def routes(settings: Settings) -> list[BaseRoute]:
    out: list[BaseRoute] = [
        Route("/healthz", healthy),
        Route("/readyz", ready),
        *http.ROUTES,
        *lessons.ROUTES,
        WebSocketRoute("/ws", socket.endpoint),
    ]
    if settings.metrics:
        out.append(Route("/metrics", show_metrics))
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
    except Exception:
        log.exception("store does not answer")
        return PlainTextResponse("the store does not answer\n", 503)
    return PlainTextResponse("ready\n")


async def show_metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    return Response(hall.metrics_text(), media_type=CONTENT_TYPE)


async def page(request: Request) -> Response:
    """A file of the pages, or the page itself, which finds its way by the address."""
    if not (PAGES / "index.html").is_file():
        return PlainTextResponse("The pages are not built: ./run web\n", 503)
    name = request.path_params["path"]
    if name in top_files():
        return FileResponse(PAGES / name, headers=FRESH)
    if name.startswith("api/") or "." in name.rpartition("/")[2]:
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
