"""A push service on loopback: it decrypts what it gets with the keys of its browsers, and checks who signed it."""

from __future__ import annotations

import base64
import json
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Browser:
    """Has keys, and an address at its push service."""

    def __init__(self, service: PushService) -> None:
        self.service = service
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.path = f"/push/{secrets.token_hex(8)}"
        self.got: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201
        service.browsers[self.path] = self

    @property
    def keys(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"p256dh": encoded(point), "auth": encoded(self.auth)}

    @property
    def subscription(self) -> dict[str, Any]:
        return {"endpoint": f"{self.service.origin}{self.path}", "keys": self.keys, "name": "A phone"}

    def take(self, headers: dict[str, str], body: bytes) -> None:
        """Only what can be decrypted, and was signed for this service, counts."""
        assert Vapid02.verify(headers["authorization"]), "the signature is wrong"
        token = headers["authorization"].partition("t=")[2].partition(",")[0]
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == self.service.origin
        assert claims["sub"] == "mailto:host@example.org"
        text = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        self.headers.append(headers)
        self.got.append(json.loads(text))


class PushService:
    """Answers as the browsers say."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.asked: list[str] = []
        self.wrong: list[str] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.asked.append(self.path)
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                browser = service.browsers.get(self.path)
                status = 404 if browser is None else browser.status
                if browser is not None and status < 300:
                    try:
                        browser.take({name.lower(): value for name, value in self.headers.items()}, body)
                    except Exception as error:  # told to the test: a thread can't fail it
                        service.wrong.append(repr(error))
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("Location", f"{service.origin}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Quiet."""

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.http.server_port}"


POLL = 0.01  # seconds until it sees that it is to stop


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.http.serve_forever, args=[POLL], daemon=True)
    thread.start()
    try:
        yield service
        assert service.wrong == []
    finally:
        service.http.shutdown()
        service.http.server_close()
