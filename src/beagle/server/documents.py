"""The documentation at /docs, if its site is built (`./run docs`).  The guard's policy holds for it too."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from beagle import _native

NOT_BUILT: Final = (
    "There is no documentation here. In a checkout ./run docs builds it; another server shows it with --docs FOLDER.\n"
)


def folder(named: str) -> Path | None:
    """The site: in the folder that the settings name, else of the checkout this server runs from; None if it isn't
    built."""
    if named:
        return Path(named).expanduser()
    checkout = _native.checkout()
    found = None if checkout is None else checkout / "build" / "docs"
    return found if found is not None and (found / "index.html").is_file() else None


def routes(site: Path | None) -> list[BaseRoute]:
    if site is None:
        return [Route("/docs", not_built), Route("/docs/{path:path}", not_built)]
    return [Route("/docs", to_the_beginning), Mount("/docs", StaticFiles(directory=site, html=True))]


async def not_built(request: Request) -> Response:
    return PlainTextResponse(NOT_BUILT, 404)


async def to_the_beginning(request: Request) -> Response:
    return RedirectResponse("docs/")  # relative: the server may be below a path
