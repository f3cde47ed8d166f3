"""What the documents say is so: their examples run, their links lead somewhere, and they name what the code knows."""

import doctest
import re
import string
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import beagle
import run
from beagle.cli import main
from beagle.cli.app import COMMANDS, make_app
from beagle.games.dinosaurs import ids as dinosaurs
from beagle.games.dinosaurs.notation.parsing import parse_position as parse_dinosaurs
from beagle.games.dinosaurs.view import SPECS as DINOSAURS_SPECS
from beagle.games.evolution import ids
from beagle.games.evolution.notation.names import MOMENTS
from beagle.games.evolution.notation.parsing import parse_position
from beagle.games.evolution.view import SPECS
from beagle.kernel.text import RESERVED
from beagle.play.cases import run_text, script
from beagle.play.record import CONTINUED, EARLY, GIVEN, RESIGNED, Played, Record
from tests.support.words import say
from tools.docs.commands import help_of
from tools.generators import picture

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
NAMES = [str(path.relative_to(ROOT)) for path in DOCUMENTS]
GAMES = (ROOT / "docs/games.md").read_text("utf-8")
NOTATION = (ROOT / "docs/notation.md").read_text("utf-8")
GAME = beagle.game("evolution")


class Block(NamedTuple):
    """A fenced example: its kind, its text, and where it stands."""

    document: str
    line: int
    kind: str
    text: str


def blocks(name: str, *kinds: str) -> Iterator[Block]:
    text = (ROOT / name).read_text("utf-8")
    for found in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        if found.group(1) in kinds:
            yield Block(name, text.count("\n", 0, found.start(2)), found.group(1), found.group(2))


def all_blocks(*kinds: str) -> list[object]:
    found = [block for name in NAMES for block in blocks(name, *kinds)]
    return [pytest.param(block, id=f"{block.document}:{block.line + 1}") for block in found]


def code_in(text: str) -> list[str]:
    """What is set as code within the lines of a text."""
    plain = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return [code.replace("\\|", "|") for code in re.findall(r"`([^`\n]+)`", plain)]


def words_of(text: str) -> set[str]:
    """Every word that is set as code, alone or among others."""
    return {word for code in code_in(text) for word in code.split()}


def section(text: str, title: str) -> str:
    """The part of a document under this heading."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found.group(1)


# Examples


@pytest.mark.parametrize("name", [name for name in NAMES if list(blocks(name, "pycon"))])
def test_the_python_in_it_says_what_it_says(name: str) -> None:
    """Each document is one session: a later example may go on with the names of an earlier one."""
    said: list[str] = []
    globs: dict[str, object] = {}
    for block in blocks(name, "pycon"):
        test = doctest.DocTestParser().get_doctest(block.text, globs, name, name, block.line)
        assert test.examples
        doctest.DocTestRunner(verbose=False).run(test, out=said.append, clear_globs=False)
        globs = test.globs
    assert "".join(said) == ""


@pytest.mark.parametrize("block", all_blocks("case"))
def test_a_case_in_it_holds(block: Block) -> None:
    shifted = "\n" * block.line + block.text
    results = run_text(shifted, block.document)
    assert [result.message for result in results if not result.ok] == []


@pytest.mark.parametrize("block", all_blocks("position"))
def test_a_position_in_it_can_be_played_on(block: Block) -> None:
    assert beagle.game(block.text.split()[0]).read(block.text).actor != beagle.NOBODY


@pytest.mark.parametrize("block", all_blocks("record"))
def test_a_record_in_it_replays_to_its_result(block: Block) -> None:
    again = beagle.replay(block.text)
    assert again.record.result == again.game.scores(again.state)
    assert again.state.actor == beagle.NOBODY


# Pieces of sources; and programs, each document one of them.  Tests of the client run those of bots.md and protocol.md.
PIECES = ("docs/add-a-bot.md", "docs/add-a-game.md", "docs/add-a-trait.md")
PROGRAMS = ("docs/research.md", "docs/review.md")


@pytest.mark.parametrize("name", PIECES)
def test_the_code_it_shows_is_in_the_sources(name: str) -> None:
    """Line by line; an ellipsis stands for what is left out."""
    files = [*ROOT.glob("examples/**/*.py"), *ROOT.glob("examples/*/pyproject.toml")]
    files += ROOT.glob("src/beagle/games/evolution/traits/*.py")
    sources = {line for path in files for line in path.read_text("utf-8").splitlines()}
    shown = [line for block in blocks(name, "python", "toml") for line in block.text.splitlines()]
    assert len(shown) > 5
    assert [line for line in shown if line not in sources and "..." not in line] == []


@pytest.mark.filterwarnings("ignore::UserWarning")  # Minari wants an environment for evaluation
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_program_in_it_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    for line in shell_in(text_of(name)):
        if line.startswith("beagle dataset"):
            words = line.partition("#")[0].replace("greedy,random --games 1000", "random,random --games 4").split()
            assert main(words[1:]) == 0
    globs: dict[str, object] = {"__name__": name}
    for block in blocks(name, "python"):
        exec(compile(block.text, f"{name}:{block.line}", "exec"), globs)


def test_every_program_is_run() -> None:
    assert {name for name in NAMES if list(blocks(name, "python"))} == {
        *("docs/bots.md", "docs/protocol.md"),
        *PIECES,
        *PROGRAMS,
    }


def test_every_kind_of_example_is_known() -> None:
    kinds = {block.kind for name in NAMES for block in blocks(name, *re.findall(r"^```(\w+)$", text_of(name), re.M))}
    assert kinds <= {"pycon", "case", "position", "record", "python", "sh", "toml"}


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


# Links, files and commands


@pytest.mark.parametrize("name", NAMES)
def test_its_links_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", text_of(name)):
        if re.match(r"https?:", target):
            continue
        file, _, anchor = target.partition("#")
        path = (ROOT / name).parent / file if file else ROOT / name
        assert path.exists(), target
        if anchor:
            assert anchor in anchors(path.read_text("utf-8")), target


def anchors(text: str) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("name", NAMES)
def test_the_files_it_names_are_there(name: str) -> None:
    folders = {path.name for path in ROOT.iterdir() if path.is_dir()}
    named = [code for code in code_in(text_of(name)) if re.fullmatch(r"[\w.@+*/-]+", code)]
    paths = [code for code in named if code.partition("/")[0] in folders and "/" in code]
    made = ("build/", ".tools/", "src/beagle/server/pages")  # by ./run
    assert [path for path in paths if not path.startswith(made) and not list(ROOT.glob(path.rstrip("/")))] == []


def test_the_files_of_the_recipes_are_there() -> None:
    """Their paths are short: within a game, or within a folder named before."""
    named = {code for code in code_in(text_of("CONTRIBUTING.md")) if re.fullmatch(r"[a-z_/]+(\.py|\.ftl|/)", code)}
    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).exists() and not list((ROOT / "src").rglob(name))] == []


@cache
def commands() -> set[str]:
    """What may stand behind ./run: its own commands and those of beagle."""
    return {*run.MODULES, *run.OTHERS, *(name for name in make_app() if not name.startswith("-"))}


@pytest.mark.parametrize("name", NAMES)
def test_the_commands_it_names_exist(name: str) -> None:
    shell = "\n".join(shell_in(text_of(name)))
    named = set(re.findall(r"(?:\./run|(?<![\w/`])beagle|`beagle) ([a-z][a-z-]*)\b", shell))
    assert named <= commands()


@pytest.mark.parametrize("name", NAMES)
def test_the_flags_it_names_exist(name: str) -> None:
    wrong = []
    for line in shell_in(text_of(name)):
        for found in re.finditer(r"(\./run|beagle) ([a-z][a-z-]*)\b((?: [^|&;#\s]+)*)", line):
            flags = re.findall(r" (--[a-z][a-z-]*)", found[3])
            wrong += [f"{found[0]}: {flag}" for flag in flags if not knows(found[1], found[2], found[3], flag)]
    assert wrong == []


def knows(program: str, command: str, rest: str, flag: str) -> bool:
    """A command of developers says its flags in its source, one of players in its help."""
    modules = [run.MODULES.get(command, "")] if program == "./run" else []
    modules += re.findall(r" -m (\S+)", rest)
    modules += [f"tools.benchmarks.{name}" for name in ("peers", "count", "rl")] * (command == "bench")
    if "pip" in modules:
        return True
    said = "--help\n" + "\n".join(source_of(module) for module in modules if module.startswith("tools."))
    if command in COMMANDS:
        said += help_of_command(command)
    return re.search(rf"{flag}(?![\w-])", said) is not None


@cache
def source_of(module: str) -> str:
    path = ROOT / module.replace(".", "/")
    files = path.glob("*.py") if path.is_dir() else [path.with_suffix(".py")]
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def help_of_command(name: str) -> str:
    return help_of(make_app(), name)


def shell_in(text: str) -> list[str]:
    """Lines that a shell is meant to read: indented, fenced as sh, or set as code with a command in front."""
    lines = [code for code in code_in(text) if re.match(r"(\./run|beagle) [a-z]", code)]
    lines += re.findall(r"^ {4}((?:\./run|beagle) .*)$", text, re.MULTILINE)
    for fenced in re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        lines += [line for line in fenced.splitlines() if re.match(r"(\./run|beagle) [a-z]", line)]
    return lines


def test_commands_are_found() -> None:
    assert {"help", "check", "test", "soak", "play", "rules", "replay"} <= commands()


# The list of games


def test_the_tables_of_the_list_are_as_it_says() -> None:
    """A new table need not be there; `beagle games` lists all."""
    infos = [info for game in beagle.GAMES.values() for info in game.rulesets()]
    rows = {f"| `{info.name}` | {'–'.join(map(str, info.seats))} | {say(info.about)} |" for info in infos}
    listed = set(re.findall(r"^\| `\S+` \| \d.*\|$", GAMES, re.MULTILINE))
    assert len(listed) > 10
    assert listed <= rows


def test_the_picture_shows_what_the_terminal_shows() -> None:
    """Otherwise: ./run python -m tools.generators.picture.  Only words are compared; rich may draw them differently."""
    assert shown(picture.FILE.read_text("utf-8")) == shown(picture.picture())


def shown(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


# Notation: everything that the code knows is there


def missing(wanted: set[str], title: str | None = None) -> set[str]:
    return wanted - words_of(NOTATION if title is None else section(NOTATION, title))


def expected_by(text: str) -> set[str]:
    """The words that an error says it expected."""
    with pytest.raises(beagle.NotationError) as error:
        parse_position(text, head=False)
    return set(re.split(r", | or ", error.value.expected))


def test_every_phase_is_named_and_the_traits_are_those_of_the_game() -> None:
    """`beagle games --deck` lists the traits of a table as they are written, so the document need not."""
    line = next(line for line in section(NOTATION, "Names").splitlines() if line.startswith("| **Traits** |"))
    named = set(re.findall(r"`([a-z-]+)`", line))
    assert named
    assert named <= set(ids.TRAIT_NAMES)
    assert missing(set(MOMENTS), "Positions") == set()


def test_every_word_of_a_position_is_named() -> None:
    head, seat = expected_by("!"), expected_by("A: | !")
    assert {"turn", "deck"} <= head
    assert "hand" in seat
    assert missing({word for word in head | seat if " " not in word}, "Positions") == set()


def test_every_mark_is_named() -> None:
    marks = {mark for mark in string.punctuation if reads(f"A: a[fat{mark}]")}
    assert "*" in marks
    assert missing(marks, "Positions") == set()
    assert {mark for mark in string.punctuation if reads(f"A: a~b.cooperation{mark}")} == {"'"}
    assert "!poisoned" in words_of(NOTATION)


def reads(text: str) -> bool:
    try:
        parse_position(text, head=False)
    except beagle.NotationError:
        return False
    return True


def test_every_step_and_its_fields_are_named() -> None:
    for name, spec in SPECS.items():
        rows = [row for row in section(NOTATION, "What is pending").splitlines() if f"`{name}`" in row.split(" | ")[0]]
        assert len(rows) == 1, name
        assert {f"`{part.partition(':')[0]}`" for part in spec.split()} <= set(rows[0].split(" | ")[1].split()), name


def test_every_header_and_reserved_word_of_a_record_is_named() -> None:
    record = Record("evolution", "base@gift", 1, "-", ["Ann"], [Played(0, "-")], [1], "0", "0", True, RESIGNED)
    record.checks = {1: "1f3c9a2b"}
    headers = set(re.findall(r"^\[(\w+)", record.text(), re.MULTILINE))
    assert len(headers) == len(fields(Record)) - 2  # all but the moves; and two of them are of the deal
    assert missing({*headers, *RESERVED, *EARLY, GIVEN, CONTINUED}, "Records") == set()


def test_every_step_and_setting_of_a_case_is_named() -> None:
    rows = code_in(section(NOTATION, "Case files"))
    source = Path(script.__file__).read_text("utf-8")
    settings = set(re.findall(r'r"([a-z]+)\(\?=\\s', source))
    assert {"case", "rules", "deal", "view"} <= settings
    for first in (*script.SIGNS, *settings):
        assert any(row.split()[0] == first for row in rows), first
    assert missing({"scores", "winners", "notation"}, "Case files") == set()


def shape(move: str) -> str:
    """A move with its names taken out: `fat(grazing):a` is `trait(trait):animal`."""

    def kind(word: re.Match[str]) -> str:
        return "trait" if word.group() in ids.TRAIT_NAMES else "animal"

    named = re.sub(r"[a-z]+(-[a-z]+)*", kind, move)
    return re.sub(r"[0-9]+", "number", re.sub(r"^\+trait(/trait)?", "+card", named))


def test_every_kind_of_move_is_in_the_table() -> None:
    rows = [row.split(" | ") for row in section(NOTATION, "Moves").splitlines() if row.startswith("| `")]
    documented = {shape(move) for row in rows for move in code_in(row[1])}
    assert len(documented) > 10
    played: dict[str, str] = {}
    for info in GAME.rulesets():
        for seed in range(3):
            played |= {shape(move): move for move in moves(info.name, info.seats[0], seed)}
    assert {example for form, example in played.items() if form not in documented} == set()


def moves(ruleset: str, seats: int, seed: int) -> Iterator[str]:
    """Every move that is offered in a random game."""
    state = GAME.deal(ruleset, seats, seed)
    rng = beagle.Rng(seed)
    while state.actor != beagle.NOBODY:
        yield from (GAME.write_move(state, action) for action in state.options)
        state.apply(state.options[rng.below(len(state.options))])


# The notation of Gods Love Dinosaurs

DINOSAURS = (ROOT / "docs/notation-dinosaurs.md").read_text("utf-8")


def test_every_word_of_a_position_of_dinosaurs_is_named() -> None:
    words = words_of(DINOSAURS)
    assert {*dinosaurs.PHASES, *dinosaurs.COLUMNS, *dinosaurs.TERRAINS, *dinosaurs.FIGURES[1:], "'", "+", "*"} <= words
    with pytest.raises(beagle.NotationError) as error:
        parse_dinosaurs("!", head=False)
    named = [word for word in re.split(r", | or ", error.value.expected) if " " not in word]
    assert {"marker", "board", "piles"} <= set(named) <= words


def test_every_step_of_dinosaurs_and_its_fields_are_named() -> None:
    for name, spec in DINOSAURS_SPECS.items():
        rows = [row for row in section(DINOSAURS, "What is pending").splitlines() if f"`{name}`" in row.split(" | ")[0]]
        assert len(rows) == 1, name
        assert {f"`{part.partition(':')[0]}`" for part in spec.split()} <= set(rows[0].split(" | ")[1].split()), name


def test_every_kind_of_move_of_dinosaurs_is_in_the_table() -> None:
    rows = [row.split(" | ") for row in section(DINOSAURS, "Moves").splitlines() if row.startswith("| `")]
    documented = {hex_shape(move) for row in rows for move in code_in(row[1])}
    assert len(documented) == 7
    game, rng = beagle.game("dinosaurs"), beagle.Rng(1)
    state = game.deal("base", 3, 1)
    played = set()
    while state.actor != beagle.NOBODY:
        played |= {hex_shape(game.write_move(state, action)) for action in state.options}
        state.apply(state.options[rng.below(len(state.options))])
    assert played == documented


def hex_shape(move: str) -> str:
    """A move with its hexes and columns taken out; walks of any length are alike."""
    named = re.sub(r"-?\d+,-?\d+", "hex", move)
    return re.sub(r"(>hex)+", ">hex", re.sub("|".join(dinosaurs.COLUMNS), "column", re.sub(r"\d$", "number", named)))
