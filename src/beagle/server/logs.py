"""The log: structured, and unable to leak secrets.

Anything not on the list below is dropped, no matter who logs it and how: names, tokens, texts and cards can never
appear.  An event is a fixed phrase of the code, a value is a number or one of the words its key allows.  Of an error,
its kind and its places in the code are kept, never its message.  Records of other libraries are treated the same way:
known ones become a phrase of ours, for the rest only the place is logged.  What a client caused isn't an error of the
server.  Lines with the same event are rate-limited; the next one that is written says how many were left out.
"""

from __future__ import annotations

import logging
import re
import sys
import time
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any, Final, TextIO

import structlog

from beagle.server.buckets import Buckets
from beagle.server.codes import CODES
from beagle.server.limits import LOG_EVENTS, LOG_KEPT, LOG_LINES

Fields = MutableMapping[str, Any]

EVENT: Final = re.compile(r"[a-z][a-z0-9 ,.:'-]{0,79}")
UNNAMED: Final = "unnamed event"
LEVELS: Final = frozenset(("debug", "info", "warning", "error", "critical"))
SERIOUS: Final = frozenset(("warning", "error", "critical"))
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
PACKAGES: Final = frozenset(
    ("uvicorn", "beagle", "alembic", "sqlalchemy", "asyncio", "websockets", "starlette", "library")
)

# Messages of other libraries, by how they start, and our phrase for them; None: a client caused it, so it isn't logged.
PHRASES: Final[dict[str, str | None]] = {
    "Application startup failed": "the server could not start",
    "Traceback (most recent call last)": "the server could not start or stop",
    "Exception in 'lifespan' protocol": "the server could not start or stop",
    "Exception in ASGI application": "a request failed",
    "Cancel %s running task": "the server stops and does not wait any longer",
    "socket.accept() out of system resource": "no descriptors are left for connections",
    "Exception in callback": "a callback failed",
    "Task exception was never retrieved": "a task failed",
    "Fatal error on transport": "a connection failed",
    "Fatal read error on socket transport": "a connection failed",
    "Fatal write error on socket transport": "a connection failed",
    "Invalid HTTP request received": None,
    "Invalid UTF-8 sequence received from client": None,
    "Unsupported upgrade request": None,
    "No supported WebSocket library detected": None,
    "ASGI callable returned without completing response": None,
    "ASGI callable returned without starting response": None,
    "socket.send() raised exception": None,
}

# Keys whose values are numbers, and may be any number.
_NUMBERS: Final = """
port n seats tables connections entries status seconds milliseconds bytes count pid version visitors games closed
left_out
"""
NUMBERS: Final = frozenset(_NUMBERS.split())
# Keys whose values are words, and the allowed words; None: checked by their pattern.
WORDS: Final[dict[str, frozenset[str] | None]] = {
    "level": LEVELS,
    "code": CODES,
    "method": METHODS,
    "kind": frozenset(("move", "chance", "undo", "resign", "bot", "return", "websocket", "http")),
    "outcome": frozenset(("moved", "late", "crashed", "failed", "illegal")),
    "logger": PACKAGES,
    "rules": frozenset(("compiled", "interpreted")),
    "stage": frozenset(("installing", "translating", "wheel")),  # of compiling the rules
    "because": frozenset(("no-compiler", "memory", "offline", "busy", "failed")),  # why they aren't compiled
    "timestamp": None,
    "error": None,
    "where": None,
}
TIMESTAMP: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")
KIND_OF_ERROR: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,63}")
PLACES: Final = re.compile(r"([\w.-]+:\d+ [\w<>.]+( < )?){0,40}")
PATTERNS: Final = {"timestamp": TIMESTAMP, "error": KIND_OF_ERROR, "where": PLACES}


def redact(_logger: Any, _method: str, fields: Fields) -> Fields:
    """The last processor before writing: anybody may read what it lets through."""
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
    """The kind of an error and where it was raised, without its message."""
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
        fields["event"] = phrase_of(record) or f"{package} at {record.module.replace('_', '-')} {record.lineno}".lower()
        fields["exc_info"] = record.exc_info
        fields["error"] = kind_in(str(record.msg))
        fields["left_out"] = getattr(record, "left_out", 0) or None
    return fields


def kind_in(text: str) -> str | None:
    """The kind of error at the end of a traceback written as text, if there is such a kind: no other word of it."""
    if not text.startswith("Traceback"):
        return None
    lines = [line for line in text.splitlines() if line and not line[0].isspace()]
    named = lines[-1].partition(":")[0].rpartition(".")[2]
    return named if named in kinds_of(BaseException) else None


def kinds_of(kind: type[BaseException]) -> set[str]:
    """The names of this error class and all its subclasses."""
    return {kind.__name__}.union(*(kinds_of(each) for each in kind.__subclasses__()))


def phrase_of(record: logging.LogRecord) -> str | None:
    """Our phrase for it; None if it isn't known, or a client caused it."""
    found = known(record)
    return PHRASES[found] if found else None


def known(record: logging.LogRecord) -> str | None:
    """How it starts, if it is a known one."""
    return next((start for start in PHRASES if str(record.msg).startswith(start)), None)


class Measure:
    """Lets through so many lines of one event, and counts the rest."""

    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        self.buckets = Buckets(LOG_LINES, tick, LOG_EVENTS)
        self.left_out: OrderedDict[str, int] = OrderedDict()

    def counted(self, event: str) -> int | None:
        """How many lines of this event were left out since the last; None if this one is left out too."""
        if self.buckets.take(event):
            return self.left_out.pop(event, 0)
        self.left_out[event] = self.left_out.pop(event, 0) + 1
        if len(self.left_out) > LOG_EVENTS:
            self.left_out.popitem(last=False)
        return None

    def __call__(self, _logger: Any, _method: str, fields: Fields) -> Fields:
        """As a processor for our own lines."""
        left_out = self.counted(str(fields.get("event")))
        if left_out is None:
            raise structlog.DropEvent
        return {**fields, "left_out": left_out} if left_out else fields


class OfOthers(logging.Filter):
    """Lines of other libraries: those that aren't a client's fault, rate-limited."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self.measure = measure

    def filter(self, record: logging.LogRecord) -> bool:
        start = known(record)
        if start is not None and PHRASES[start] is None:
            return False
        left_out = self.measure.counted(start or f"{record.module} {record.lineno}")
        record.left_out = left_out
        return left_out is not None


class Recent:
    """The last warnings and errors, as they were written: for the host's page."""

    def __init__(self) -> None:
        self.lines: deque[dict[str, Any]] = deque(maxlen=LOG_KEPT)

    def __call__(self, _logger: Any, _method: str, fields: Fields) -> Fields:
        """As a processor after `redact`, so that it can't keep what may not be written."""
        if fields.get("level") in SERIOUS:
            self.lines.append(dict(fields))
        return fields


recent: Final = Recent()


def set_up(form: str, stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write the log to this stream, `json` for programs or anything else for people.  Takes over all loggers."""
    output = stream or sys.stderr
    measure = Measure()
    stamp = structlog.processors.TimeStamper(fmt="iso", utc=True)
    writing: Any = structlog.processors.JSONRenderer() if form == "json" else console(output)
    structlog.configure(
        processors=[measure, structlog.processors.add_log_level, stamp, redact, recent, writing],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(output),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(output)
    handler.addFilter(OfOthers(measure))
    before: list[structlog.typing.Processor] = [structlog.stdlib.add_log_level, stamp]
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=before, processors=[of_others, redact, recent, writing])
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
