"""The log tells what happened, and cannot tell a secret."""

import ast
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

import beagle.server
from beagle.server import limits, logs

CANARY = "Canary-7-swimming"


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Logging as it was before."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@pytest.fixture
def stream() -> io.StringIO:
    out = io.StringIO()
    logs.set_up("json", out)
    return out


def test_what_is_allowed_is_there(stream: io.StringIO) -> None:
    logs.log.info("table opened", seats=4, code="too-fast", seconds=0.5)
    [line] = lines(stream)
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "table opened", "level": "info", "seats": 4, "code": "too-fast", "seconds": 0.5}


def test_a_canary_appears_nowhere(stream: io.StringIO) -> None:
    log = logs.log.bind(name=CANARY, token=CANARY)
    log.info(CANARY, move=CANARY)
    log.info(f"table opened by {CANARY}")
    log.info(
        "table opened", code=CANARY, seats=CANARY, n=[CANARY], level=CANARY, error=f"{CANARY} {CANARY}", where=CANARY
    )
    log.info("%s", CANARY)
    log.warning("trouble", **{CANARY: 1, "timestamp": CANARY})
    for record in (CANARY, f"%s {CANARY}"):
        logging.getLogger("uvicorn.error").error(record, *([CANARY] if "%" in record else []))
        logging.getLogger(f"beagle.{CANARY}").error(record, *([CANARY] if "%" in record else []))
        logging.getLogger(CANARY).error(record, *([CANARY] if "%" in record else []))
    try:
        raise ValueError(CANARY)
    except ValueError:
        log.exception("a request failed", view=CANARY)
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application: %s", CANARY)
    assert CANARY.lower() not in stream.getvalue().lower()
    assert len(lines(stream)) == 13


@given(st.dictionaries(st.text() | st.sampled_from([*logs.NUMBERS, *logs.WORDS]), st.text() | st.lists(st.text())))
def test_only_known_keys_with_known_words_come_through(fields: dict[str, Any]) -> None:
    kept = logs.redact(None, "info", {**fields, "event": "x"})
    assert set(kept) <= {"event", *logs.NUMBERS, *logs.WORDS}
    for key, value in kept.items():
        assert key == "event" or logs.allowed(key, value)


def test_events_are_phrases_of_the_code() -> None:
    """A name put into an event would look like a phrase, so no event is put together."""
    for file in Path(beagle.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and logs_something(node.func):
                assert isinstance(node.args[0], ast.Constant), f"{file.name}:{node.lineno}"
                assert logs.EVENT.fullmatch(str(node.args[0].value)), f"{file.name}:{node.lineno}"


def logs_something(call: ast.expr) -> bool:
    if not isinstance(call, ast.Attribute) or ast.unparse(call.value).rpartition(".")[2] not in ("log", "logger"):
        return False
    return call.attr in ("debug", "info", "warning", "error", "exception", "critical", "fatal")


def test_an_error_is_named_with_its_places_and_without_its_words(stream: io.StringIO) -> None:
    def deep() -> None:
        raise KeyError(CANARY)

    try:
        deep()
    except KeyError:
        logs.log.exception("a request failed")
    [line] = lines(stream)
    assert (line["error"], line["level"]) == ("KeyError", "error")
    first, second = line["where"].split(" < ")
    assert first.startswith("test_logs.py:")
    assert first.endswith(" deep")
    assert second.endswith(" test_an_error_is_named_with_its_places_and_without_its_words")


def test_other_libraries_are_heard_by_place(stream: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("Something with %s", CANARY)
    logging.getLogger("uvicorn.access").info('%s - "GET %s"', "192.0.2.1", CANARY)
    [line] = lines(stream)
    assert (line["logger"], line["level"]) == ("uvicorn", "warning")
    assert line["event"].startswith("uvicorn at test-logs ")


def test_the_log_for_people_keeps_secrets_too() -> None:
    stream = io.StringIO()
    logs.set_up("console", stream)
    logs.log.info("table opened", seats=4, name=CANARY)
    assert "table opened" in stream.getvalue()
    assert "seats=4" in stream.getvalue()
    assert CANARY not in stream.getvalue()


def test_a_log_without_the_redacting_would_tell(stream: io.StringIO) -> None:
    """A planted bug: the canary test can fail."""
    processors = [step for step in structlog.get_config()["processors"] if step is not logs.redact]
    structlog.configure(processors=processors)
    logs.log.info("table opened", name=CANARY)
    assert CANARY in stream.getvalue()


# What others say, and how often


def test_what_a_client_caused_is_not_written(stream: io.StringIO) -> None:
    caused = [start for start, phrase in logs.PHRASES.items() if phrase is None]
    assert caused
    for start in caused:
        logging.getLogger("uvicorn.error").error(f"{start}.")
    assert lines(stream) == []


def test_what_is_known_is_said_in_our_words(stream: io.StringIO) -> None:
    said = {start: phrase for start, phrase in logs.PHRASES.items() if phrase is not None}
    for start in said:
        logging.getLogger("uvicorn.error").error(f"{start} {CANARY}")
    assert [line["event"] for line in lines(stream)] == list(said.values())
    assert all(logs.EVENT.fullmatch(phrase) for phrase in said.values())
    assert CANARY not in stream.getvalue()


def test_a_traceback_in_words_keeps_its_kind(stream: io.StringIO) -> None:
    """uvicorn writes why it could not start as text."""
    told = 'Traceback (most recent call last):\n  File "x.py", line 1, in f\n'
    logging.getLogger("uvicorn.error").error(f"{told}sqlite3.DatabaseError: {CANARY}")
    logging.getLogger("uvicorn.error").error(f"{told}{CANARY}: x")
    first, second = lines(stream)
    assert first["error"] == "DatabaseError"
    assert "error" not in second
    assert CANARY not in stream.getvalue()


def test_lines_of_one_event_come_at_a_bounded_rate(stream: io.StringIO) -> None:
    for _ in range(5_000):
        logs.log.warning("no room for another connection")
        logging.getLogger("asyncio").error("socket.accept() out of system resource")
    logs.log.info("started")
    written = lines(stream)
    assert len(written) < 60
    assert written[-1]["event"] == "started"


def test_without_the_rate_all_lines_are_written(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted bug: the test above can fail."""
    monkeypatch.setattr(logs, "LOG_LINES", limits.Rate(1e9, 1e9))
    logs.set_up("json", stream)
    for _ in range(500):
        logs.log.warning("no room for another connection")
    assert len(lines(stream)) == 500


def test_the_next_line_says_how_many_were_left_out() -> None:
    now = 0.0
    measure = logs.Measure(lambda: now)
    passed = sum(measure.counted("x") is not None for _ in range(100))
    assert passed == limits.LOG_LINES.burst
    now += 1 / limits.LOG_LINES.per_second
    assert measure.counted("x") == 100 - passed
    assert measure.counted("y") == 0
