"""Names that were replaced by plainer ones do not come back where they stood."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "beagle"
PAGES = ROOT / "web" / "src"

# The place (a folder or a file of src/beagle, and the class if it was a method) and the retired name: what it is now.
RETIRED = {
    ("server", "Hall"): "TableManager",
    ("server", "Rubbish"): "GcPolicy",
    ("server", "No"): "Refused",
    ("server/live/table.py", "LiveTable.keep"): "append_move",
    ("server/live/table.py", "LiveTable.insist"): "retry_until_stored",
    ("server/live/table.py", "LiveTable.forsaken"): "is_abandoned",
    ("server/live/table.py", "LiveTable.part"): "leave",
    ("server/live/table.py", "LiveTable.turn_away"): "evict",
    ("server/live/history.py", "Step"): "PendingMove",
    ("server/live/history.py", "Told"): "EventsTold",
    ("server/wire", "said"): "to_wire",
    ("server/store", "plainly"): "store_errors",
    ("server/store", "beat"): "heartbeat",
    ("cli", "Wrong"): "UsageError",
    ("cli", "plainly"): "usage_errors",
    ("kernel", "Table"): "GameState",
    ("kernel/state.py", "GameState.amid"): "has_pending_effects",
    ("kernel/state.py", "GameState.lot"): "sample_chance",
    ("kernel/game.py", "Game.lay"): "place",
    ("kernel/game.py", "Game.add_box"): "add_components",
    ("kernel", "Standing"): "StandingAnswer",
    ("games/evolution/animal.py", "Animal.bears"): "carries",
    ("games/evolution/trait.py", "Trait.bears"): "gives_birth",
    ("games/evolution/board.py", "Board.lies"): "is_remains",
    ("games/evolution/state.py", "State.lay"): "put_food",
    ("games/evo", "Box"): "Components",
    ("play/match.py", "Line"): "MoveLine",
    ("play/lessons", "Step"): "LessonStep",
    ("play/cases", "Step"): "CaseStep",
    ("games/dinosaurs", "Standing"): "FigureAt or SeatValue",
    ("server/guard.py", "Refused"): "GuardRefusal",
    ("server/workers.py", "Broken"): "WorkerFailed",
    ("server/store", "Waiting"): "QueuedJob",
}

# The same for the pages: a folder or a file of web/src, and the retired name.
RETIRED_IN_PAGES = {
    ("games/evolution", "Round"): "TableContext",
    ("games/evolution", "round"): "table, a TableContext",
    ("table/game-module.ts", "Herd"): "Holdings",
    ("table/choosing.svelte.ts", "walk"): "choosePath",
    ("table/choosing.svelte.ts", "go"): "setPath",
    ("table/game-module.ts", "walk"): "choosePath",
    ("pages/learn/choosing.svelte.ts", "go"): "setPath",
    (".", "furnish"): "loadAssets",
    (".", "isGrave"): "needsConfirmation",
    (".", "stillness"): "reducedMotion",
}

# Words that stay have one meaning each:
#   Step    kernel.state.Step, a pending piece of a game on the stack
#   commit  the hash of the secret of a fair deal, shown before the game
#   table   a room with seats on a server; in docs also a ruleset with its seats
#   box     the cards that are set aside unseen; in Gods Love Dinosaurs the figures there are


@cache
def defined(text: str) -> set[str]:
    """Classes, functions, methods and fields that a source defines: `LiveTable`, `LiveTable.leave`."""
    out: set[str] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            out.add(node.name)
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                    out.add(f"{node.name}.{part.name}")
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                    out.add(f"{node.name}.{part.target.id}")
    return out


def sources(place: str) -> list[Path]:
    path = SOURCE / place
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


@pytest.mark.parametrize(("place", "name"), RETIRED, ids=lambda part: str(part))
def test_a_retired_name_does_not_come_back(place: str, name: str) -> None:
    files = sources(place)
    assert files
    back = [path.name for path in files if name in defined(path.read_text("utf-8"))]
    assert back == [], f"{name} is called {RETIRED[place, name]} now"


# A TypeScript declaration, a member of a class or a type (`walk(path: Path): void {`, `Herd?: Component`), a variable.
MEMBER = r"^\s*(?:(?:override|async|static|private|readonly|get|set|public)\s+)*NAME\??\s*(?:[:(=]|;$)"
DECLARED = r"\b(?:class|interface|type|enum|function|const|let|var)\s+NAME\b"


def defined_in_page(text: str, name: str) -> bool:
    """Does a TypeScript or Svelte source define this name?"""
    patterns = [pattern.replace("NAME", re.escape(name)) for pattern in (MEMBER, DECLARED)]
    return any(re.search(pattern, text, re.MULTILINE) for pattern in patterns)


@pytest.mark.parametrize(("place", "name"), RETIRED_IN_PAGES, ids=lambda part: str(part))
def test_a_retired_name_does_not_come_back_in_the_pages(place: str, name: str) -> None:
    path = PAGES / place
    files = [one for one in path.rglob("*") if one.suffix in (".ts", ".svelte")] if path.is_dir() else [path]
    assert files
    back = [str(one.relative_to(PAGES)) for one in files if defined_in_page(one.read_text("utf-8"), name)]
    assert back == [], f"{name} is called {RETIRED_IN_PAGES[place, name]} now"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("export class Round {", "Round"),
        ("    round: Round;", "round"),
        ("  const round = new Round(() => props);", "round"),
        ("  Herd?: Component<{ seat: number }>;", "Herd"),
        ("  walk: (path: readonly Touch[]) => void;", "walk"),
        ("  override go(path: Path): void {", "go"),
        ("export async function furnish(game: string) {", "furnish"),
    ],
)
def test_a_name_that_comes_back_in_the_pages_is_found(text: str, name: str) -> None:
    assert defined_in_page(f"// a page\n{text}\n", name)
    assert not defined_in_page(f"// they {name} on\n  other{name.title()}(1);\n", name)


@pytest.mark.parametrize("name", ["MOST_"])
def test_limits_are_called_by_the_usual_word(name: str) -> None:
    assert [path.name for path in sources(".") if name in path.read_text("utf-8")] == [], "say MAX_"


def test_a_name_that_comes_back_is_found() -> None:
    assert "Hall" in defined("class Hall:\n    def part(self): ...\n")
    assert "Hall.part" in defined("class Hall:\n    def part(self): ...\n")
    assert "Trait.bears" in defined("class Trait:\n    bears: bool = False\n")
