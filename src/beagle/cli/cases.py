"""beagle cases: case files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from beagle.cli.options import AsJson
from beagle.cli.say import FOUND, OK, UsageError, console, print_json, read_text, sentence
from beagle.play.cases import CaseResult, run_text


def cases(
    *files: Path,
    quiet: Annotated[bool, Parameter(negative="")] = False,
    as_json: AsJson = False,
) -> int:
    """Run files of rule cases."""
    if not files:
        raise UsageError(sentence("cli-cases-what"))
    results = [(path, one) for path in case_files(files) for one in run_text(read_text(path), str(path))]
    failed = sum(not one.ok for _, one in results)
    if as_json:
        told = [one._asdict() | {"file": str(path), "rules": list(one.rules)} for path, one in results]
        print_json({"passed": len(results) - failed, "failed": failed, "cases": told})
    else:
        out = console()
        for _, one in results:
            if not (quiet and one.ok):
                out.print(line(one), soft_wrap=True)
        summary = sentence("cli-cases-summary", passed=len(results) - failed, failed=failed)
        out.print(summary, style="bold red" if failed else "bold green")
    return FOUND if failed else OK


def check(*files: Path, quiet: bool = False, as_json: AsJson = False) -> int:
    """The old name of `beagle cases`."""
    console(stderr=True).print(sentence("cli-cases-old-name"))
    return cases(*files, quiet=quiet, as_json=as_json)


def case_files(paths: tuple[Path, ...]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.case"))
            if not inside:
                raise UsageError(sentence("cli-cases-empty", folder=str(path)))
            yield from inside
        else:
            yield path


def line(one: CaseResult) -> Text:
    """ok E006  no trait twice; or what went wrong, where."""
    mark = Text("ok   ", "green") if one.ok else Text("FAIL ", "bold red")
    mark.append(f"{one.id} ", "default bold").append(f"{one.title} ", "default not bold")
    mark.append(f"({one.ruleset})", "dim not bold")
    return mark if one.ok else mark.append(f"\n     {one.message}", "default not bold")
