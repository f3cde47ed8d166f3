"""Serves a folder of pages as the world might: under a path, with a policy that allows nothing inline.

An address without a file is the page itself, which finds its way by the address; it is told where its root is.
"""

from __future__ import annotations

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Self

POLICY = "default-src 'self'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'"
PREFIX = "/somewhere/deep/"
POLL = 0.01  # seconds until it sees that it is to stop


BASE = '<base href="./" />'


class Handler(SimpleHTTPRequestHandler):
    """Only what lies below the prefix is there."""

    def do_GET(self) -> None:
        if "." in self.path.rpartition("/")[2] or not self.path.startswith(PREFIX):
            super().do_GET()
            return
        page = (Path(self.directory) / "index.html").read_text("utf-8")
        assert BASE in page
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(page.replace(BASE, BASE.replace("./", PREFIX)).encode())

    def translate_path(self, path: str) -> str:
        if not path.startswith(PREFIX):
            return str(Path(self.directory) / "no such file")
        return super().translate_path(path.removeprefix(PREFIX.rstrip("/")))

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class Listener(ThreadingHTTPServer):
    """Serves many pages at once; one that was closed while it was fetching is no error."""

    request_queue_size = 128  # all files of several pages: five is the default, and the others would be made to wait

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Site:
    def __init__(self, folder: Path) -> None:
        self.server = Listener(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.thread = Thread(target=self.server.serve_forever, args=[POLL], daemon=True)
        self.host = f"127.0.0.1:{self.server.server_port}"

    def url(self, page: str = "") -> str:
        return f"http://{self.host}{PREFIX}{page}"

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
