"""A progress bar on stderr while a person waits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from beagle.cli.say import console


@contextmanager
def progress(what: str, total: int, quiet: bool = False) -> Iterator[Callable[[], None]]:
    """A bar of this many steps, if somebody is watching; each call of what it yields is one step."""
    terminal = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=terminal, transient=True, disable=quiet or not terminal.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
