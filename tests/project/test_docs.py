"""The documentation site: it has what it must have, no link is dead, and the policy of the server holds for it."""

import ast
import io
import json
import re
import runpy
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest
from docutils.core import publish_doctree

from beagle import __version__
from beagle.cli.app import COMMANDS
from beagle.games import own_games
from beagle.i18n import languages
from beagle.kernel.rulebook import Entry
from beagle.play.examples import examples
from tools.commands import docs as command
from tools.docs import api, assembling, building, commands, linking, notebooks, plots, policy, rulebooks
from tools.docs.building import DocsError
from tools.docs.policy import Inline

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def sources() -> dict[str, str | bytes]:
    return assembling.sources()


def text(sources: dict[str, str | bytes], name: str) -> str:
    found = sources[name]
    assert isinstance(found, str)
    return found


# What must be there


def test_every_command_has_a_page_that_says_how_it_is_used(sources: dict[str, str | bytes]) -> None:
    listed = text(sources, "commands/index.md").splitlines()
    for name in COMMANDS:
        assert f"beagle {name}" in text(sources, f"commands/{name}.md")
        assert name in listed
    assert "docs" in text(sources, "commands/run.md")


def test_a_new_command_has_a_page_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "COMMANDS", ("games", "perft"))
    assert set(commands.pages()) == {f"commands/{name}.md" for name in ("index", "run", "games", "perft")}


def entries(game: str) -> list[Entry]:
    return list(next(one for one in own_games() if one.name == game).book().rulebook.ENTRIES)


@pytest.mark.parametrize("language", languages())
def test_every_rule_and_every_worked_example_is_there_in_every_language(
    sources: dict[str, str | bytes], language: str
) -> None:
    told = 0
    for game in own_games():
        page = text(sources, rulebooks.path_of(game.name, language))
        assert re.findall(r"^\*\*([A-Z]{2}-[A-Z]+-\d+)\*\*", page, re.MULTILINE) == [
            one.id for one in entries(game.name)
        ]
        told += page.count(":class: example")
    assert told == len(examples())


def test_the_reference_has_every_module_that_is_public() -> None:
    found = {name for package in api.packages() for name in api.modules(package)}
    assert {"beagle", "beagle.client", "beagle.kernel.game", "beagle.bots.bot", "beagle.adapters.vector"} <= found
    assert not any(name.split(".")[-1].startswith("_") for name in found)


def test_every_page_of_the_repository_has_a_place(sources: dict[str, str | bytes]) -> None:
    for document in linking.documents():
        assert linking.place_of(document) in sources
    for stem in ("play-and-draw", "search", "train"):
        assert f"notebooks/{stem}.md" in sources


def test_the_plots_show_the_numbers_of_the_tables() -> None:
    text = (ROOT / "docs/benchmarks.md").read_text("utf-8")
    for plot in plots.PLOTS:
        shown = plots.bars(plot, text)
        assert len(shown) > 3
        drawn = plots.drawn(plot, shown)
        assert drawn.count("<rect") == len(shown)
        assert f"{max(bar.value for bar in shown):,.0f}" in drawn
        assert f"pictures/{plot.file}" in plots.with_plots(text)


def test_a_page_of_a_notebook_has_what_it_printed_and_drew(tmp_path: Path) -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# Title"]},
        {
            "cell_type": "code",
            "source": "1 + 1",
            "outputs": [{"data": {"text/plain": "2"}}, {"data": {"image/svg+xml": ["<svg/>"], "text/plain": "x"}}],
        },
    ]
    path = tmp_path / "toy.ipynb"
    path.write_text(json.dumps({"cells": cells}))
    made = notebooks.page(path)
    assert made["notebooks/toy-1.svg"] == "<svg/>"
    assert "```text\n2\n```" in str(made["notebooks/toy.md"])
    assert "(toy-1.svg)" in str(made["notebooks/toy.md"])


def test_every_notebook_is_kept_with_its_pictures() -> None:
    found = notebooks.notebooks()
    assert [path.stem for path in found] == ["play-and-draw", "search", "train"]
    for path in found:
        assert [name for name in notebooks.page(path) if name.endswith((".svg", ".png"))] != [], path.name


def test_how_to_cite_it_names_the_last_release() -> None:
    said = (ROOT / "CITATION.cff").read_text("utf-8")
    released = re.findall(r"^## (\d+\.\d+\.\d+) \((\S+)\)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert f"\nversion: {released[0][0]}\ndate-released: {released[0][1]}\n" in said


def test_the_readme_is_two_screens_and_its_picture_is_small() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 80
    assert 0 < (ROOT / "docs/pictures/table.webp").stat().st_size <= 2_000_000


def test_the_readme_counts_rules_and_cases_rightly() -> None:
    said = re.search(
        r"more than (\d+) in three games, more than ([\d,]+) cases", (ROOT / "README.md").read_text("utf-8")
    )
    assert said is not None
    assert sum(len(entries(game.name)) for game in own_games()) > int(said[1])
    files = (ROOT / "tests/games").glob("*/cases/*.case")
    cases = sum(len(re.findall(r"^ *case ", path.read_text("utf-8"), re.MULTILINE)) for path in files)
    assert cases > int(said[2].replace(",", ""))


# Links


def test_links_lead_to_the_same_documents_in_the_site() -> None:
    shown: list[str] = []
    text = "[a](../CONTRIBUTING.md#add-a-trait) [b](bots.md) [c](../examples/hasty) [d](https://x.example) [e](#here)"
    assert linking.relinked(text, "docs/add-a-bot.md", shown.append) == (
        "[a](contributing.md#add-a-trait) [b](bots.md) [c](shown/examples/hasty.md) [d](https://x.example) [e](#here)"
    )
    assert shown == ["examples/hasty"]
    assert linking.relinked("![c](../examples/linear/curve.svg)", "docs/research.md", shown.append) == (
        "![c](shown/examples/linear/curve.svg)"
    )
    assert shown.pop() == "examples/linear/curve.svg"
    assert "(../architecture.md)" in linking.relinked(
        "[x](../../ARCHITECTURE.md)", "docs/decisions/0001-x.md", shown.append
    )


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ("[nowhere](nowhere.md)", "nowhere"),
        ("[no such part](other.md#no-such-part)", "no-such-part"),
        ("![no picture](none.png)", "none.png"),
    ],
)
def test_a_dead_link_fails_the_build_also_the_second_time(tmp_path: Path, wrong: str, named: str) -> None:
    sources = small_site(tmp_path)
    (sources / "other.md").write_text(f"# Other\n\n{wrong}\n")
    for _ in range(2):
        with pytest.raises(DocsError, match=named):
            building.run_sphinx(sources, tmp_path / "html", tmp_path)


def test_a_page_in_no_list_fails_the_build(tmp_path: Path) -> None:
    sources = small_site(tmp_path)
    (sources / "forgotten.md").write_text("# Forgotten\n")
    with pytest.raises(DocsError, match=r"forgotten\.md.*toctree"):
        building.run_sphinx(sources, tmp_path / "html", tmp_path)


def small_site(folder: Path) -> Path:
    sources = folder / "sources"
    sources.mkdir()
    (sources / "index.md").write_text("# Begin\n\n```{toctree}\nother\n```\n")
    (sources / "other.md").write_text("# Other\n\nSee [the beginning](index.md).\n")
    return sources


def test_no_page_of_the_site_has_a_dead_link(tmp_path: Path) -> None:
    assembling.write(assembling.sources(whole=False), tmp_path / "sources")
    building.run_sphinx(tmp_path / "sources", tmp_path / "nothing", tmp_path, "dummy")


# Docstrings: Sphinx reads them only for the whole site


def docstrings(code: str) -> list[str]:
    """Those of a module that the reference shows."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found = [ast.get_docstring(node) for node in ast.walk(ast.parse(code)) if isinstance(node, kinds)]
    return [one for one in found if one]


def badly_written(found: list[str]) -> str:
    """What Sphinx would warn of."""
    as_markdown = runpy.run_path(str(building.SETTINGS / "conf.py"))["as_markdown"]
    lines = "\n\n".join(found).splitlines()
    as_markdown(None, "module", "", None, None, lines)
    said = io.StringIO()
    publish_doctree("\n".join(lines), settings_overrides={"warning_stream": said})
    return said.getvalue()


def code_of(module: str) -> str:
    path = ROOT / "src" / module.replace(".", "/")
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8")


def test_the_docstrings_of_the_reference_are_well_written() -> None:
    names = [name for package in api.packages() for name in api.modules(package)]
    assert len(names) > 100
    assert badly_written([one for name in names for one in docstrings(code_of(name))]) == ""


def test_a_docstring_that_the_site_cannot_show_is_found(tmp_path: Path) -> None:
    """By Sphinx, and by the check above, with the same words."""
    code = '"""A module.\n\nA line\n    that goes on deeper\n  and then less deep.\n"""\n'
    (tmp_path / "badly_written_module.py").write_text(code)
    sources = small_site(tmp_path)
    (sources / "other.md").write_text("# Other\n\n```{eval-rst}\n.. automodule:: badly_written_module\n```\n")
    with patch.object(sys, "path", [str(tmp_path), *sys.path]), pytest.raises(DocsError) as said:
        building.run_sphinx(sources, tmp_path / "html", tmp_path, "dummy")
    [fault] = badly_written(docstrings(code)).splitlines()
    assert fault.split(") ")[1] in str(said.value)


@pytest.mark.slow
def test_the_whole_site_is_built_without_a_warning_and_has_nothing_inline(tmp_path: Path) -> None:
    made = building.build(tmp_path / "site", __version__, tmp_path / "work")
    pages = list(made.rglob("*.html"))
    assert len(pages) > 80
    assert [fault for page in pages for fault in policy.inline(page.read_text("utf-8"))] == []
    assert json.loads((tmp_path / "site" / building.VERSIONS).read_text()) == [__version__]
    assert (made / "search.html").exists()
    assert "why" in (made / "searchindex.js").read_text("utf-8")


def test_versions_are_listed_the_newest_first(tmp_path: Path) -> None:
    for name in ("0.2.0", "0.10.0", "0.9.1"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").touch()
    building.list_versions(tmp_path)
    assert json.loads((tmp_path / building.VERSIONS).read_text()) == ["0.10.0", "0.9.1", "0.2.0"]
    assert "url=0.10.0/index.html" in (tmp_path / "index.html").read_text()


@pytest.mark.parametrize(("version", "name"), [("0.1.0", "0.1.0"), ("0.2.0", "0.2.0-1d6aaaaf")])
def test_another_revision_never_replaces_this_version(tmp_path: Path, version: str, name: str) -> None:
    site, built = tmp_path / "site", tmp_path / "built"
    for folder, number in ((site, "0.2.0"), (built, version)):
        (folder / number / "deep").mkdir(parents=True)
        for page in ("index.html", "deep/page.html"):
            (folder / number / page).write_text(f'{folder.name}<nav class="versions" data-version="{number}"></nav>')
    assert building.put_beside(built, site, "0.2.0", "1d6aaaaf") == site / name
    assert json.loads((site / building.VERSIONS).read_text()) == ["0.2.0", name]
    assert (site / "0.2.0/index.html").read_text().startswith("site")
    assert "url=0.2.0/index.html" in (site / "index.html").read_text()
    assert f'built<nav class="versions" data-version="{name}">' in (site / name / "deep/page.html").read_text()


def test_a_revision_that_does_not_exist_is_refused_with_those_that_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "ROOT", tmp_path)

    def git(*words: str) -> None:
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *words], cwd=tmp_path, check=True)

    def refused(revision: str) -> str:
        assert command.build_revision(revision, tmp_path / "site") == 2
        return capsys.readouterr().err

    git("init", "-q")
    git("commit", "-q", "--allow-empty", "-m", "A")
    assert "no tags yet" in refused("v0.9.0")
    for name in ("v0.1.0", "v0.2.0", "v0.9.0", "v0.10.0"):
        git("tag", name)
    assert "v0.10.0, v0.9.0, v0.2.0;" in refused("v0.3.0")
    assert "older than the site" in refused("v0.1.0")
    assert not (tmp_path / "site").exists()


# The policy of the server

PAGE = """<html><head><style>p { color: red }</style></head>
<body class="x"><script>document.body.dataset.theme = "auto"</script><script src="a.js"></script>
<p style="display: none" class="y">a</p><svg class="z" style="display: none"/>
<p>style="no attribute"</p></body></html>"""


def test_what_is_inline_becomes_files_and_means_the_same(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    page = tmp_path / "deep" / "page.html"
    page.write_text(PAGE)
    assert len(policy.inline(PAGE)) == 4
    policy.clean(tmp_path)
    after = page.read_text()
    assert policy.inline(after) == []
    assert 'class="y s' in after
    assert '<p>style="no attribute"</p>' in after
    moved = tmp_path / "_static/moved"
    assert "display: none" in (moved / "styles.css").read_text()
    [script] = moved.glob("*.js")
    assert "dataset.theme" in script.read_text()
    assert f'src="../_static/moved/{script.name}"' in after


@pytest.mark.parametrize(
    "wrong",
    ['<a onclick="x()">', '<img src="https://elsewhere.example/x.png">', '<script src="//cdn.example/x.js"></script>'],
)
def test_what_cannot_be_moved_is_an_error(tmp_path: Path, wrong: str) -> None:
    (tmp_path / "page.html").write_text(f"<head></head>{wrong}")
    with pytest.raises(Inline):
        policy.clean(tmp_path)
