"""The log: structured, and unable to tell secrets.

What is not on the list below is dropped, whoever logs it and however: names, tokens, texts and cards can never appear.
An event is a fixed phrase of the code, a value is a number or one of the words its key allows.  Of an error its kind
and its places are kept, never its words.  Records of other libraries go the same way.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, Final, TextIO

import structlog

from beagle.server.codes import CODES

Fields = MutableMapping[str, Any]

EVENT: Final = re.compile(r"[a-z][a-z0-9 ,.:'-]{0,79}")
UNNAMED: Final = "unnamed event"
LEVELS: Final = frozenset(("debug", "info", "warning", "error", "critical"))
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
PACKAGES: Final = frozenset(
    ("uvicorn", "beagle", "alembic", "sqlalchemy", "asyncio", "websockets", "starlette", "library")
)

# Keys whose values are numbers, and may be any number.
_NUMBERS: Final = """
port n seats tables connections entries status seconds milliseconds bytes count pid version visitors games closed
"""
NUMBERS: Final = frozenset(_NUMBERS.split())
# Keys whose values are words, and the words they may be; None: what their pattern says.
WORDS: Final[dict[str, frozenset[str] | None]] = {
    "level": LEVELS,
    "code": CODES,
    "method": METHODS,
    "kind": frozenset(("move", "chance", "undo", "resign", "bot", "return", "websocket", "http")),
    "outcome": frozenset(("moved", "late", "crashed", "failed", "illegal")),
    "logger": PACKAGES,
    "timestamp": None,
    "error": None,
    "where": None,
}
TIMESTAMP: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")
KIND_OF_ERROR: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,63}")
PLACES: Final = re.compile(r"([\w.-]+:\d+ [\w<>.]+( < )?){0,40}")
PATTERNS: Final = {"timestamp": TIMESTAMP, "error": KIND_OF_ERROR, "where": PLACES}


def redact(_logger: Any, _method: str, fields: Fields) -> Fields:
    """The last processor but for the writing: what it lets through may be read by anybody."""
    event = fields.pop("event", None)
    error = fields.pop("exc_info", None)
    kept: dict[str, Any] = {"event": event if isinstance(event, str) and EVENT.fullmatch(event) else UNNAMED}
    kept |= {key: value for key, value in fields.items() if allowed(key, value)}
    return kept | described(error)


def allowed(key: str, value: Any) -> bool:
    if key in NUMBERS:
        return isinstance(value, int | float)
    if key not in WORDS or not isinstance(value, str):
        return False
    words = WORDS[key]
    return value in words if words is not None else PATTERNS[key].fullmatch(value) is not None


def described(error: Any) -> dict[str, str]:
    """The kind of an error and where it came about, without a word of what it says."""
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, tuple):
        error = error[1]
    if not isinstance(error, BaseException):
        return {}
    frames = traceback.extract_tb(error.__traceback__)[-12:]
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames)]
    return {"error": type(error).__name__[:64], "where": " < ".join(places)}


def of_others(_logger: Any, _method: str, fields: Fields) -> Fields:
    """A record of another library: its template without its arguments, or only where it comes from."""
    record = fields.pop("_record", None)
    fields.pop("_from_structlog", None)
    if isinstance(record, logging.LogRecord):
        named = record.name.partition(".")[0]
        package = named if named in PACKAGES else "library"
        fields["logger"] = package
        fields["event"] = f"{package} at {record.module.replace('_', '-')} {record.lineno}".lower()
        fields["exc_info"] = record.exc_info
    return fields


def set_up(form: str, stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write the log to this stream, `json` for programs or anything else for people.  All loggers are taken over."""
    output = stream or sys.stderr
    stamp = structlog.processors.TimeStamper(fmt="iso", utc=True)
    writing: Any = structlog.processors.JSONRenderer() if form == "json" else console(output)
    structlog.configure(
        processors=[structlog.processors.add_log_level, stamp, redact, writing],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(output),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(output)
    before: list[structlog.typing.Processor] = [structlog.stdlib.add_log_level, stamp]
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=before, processors=[of_others, redact, writing])
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.WARNING))
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True


def console(output: TextIO) -> structlog.dev.ConsoleRenderer:
    return structlog.dev.ConsoleRenderer(colors=output.isatty(), pad_event_to=0)


log: Final[Any] = structlog.get_logger()
"""The log of the server: `log.info("table opened", seats=4)`."""
