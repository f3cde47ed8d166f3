"""The words of somebody else's game are bounded before anybody is sent them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from beagle.i18n.plugin_words import MAX_BYTES, MAX_FILES, MAX_MESSAGE, MAX_MESSAGES, own_keys, words_fault
from beagle.plugins import Declared
from tests.support.packages import install

Fault = Callable[..., str]
TITLE = "web-game-toy = Toy\n"
ENTRY = Declared("toy", "toy_words_game.game", "TOY", "toy-game")


@pytest.fixture
def fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fault:
    monkeypatch.syspath_prepend(str(tmp_path))

    def found(files: dict[str, str], entry: Declared = ENTRY) -> str:
        texts: dict[str, str | bytes] = {f"toy_words_game/i18n/{name}": text for name, text in files.items()}
        install(tmp_path, "toy-game", {"toy_words_game/__init__.py": "", **texts})
        return words_fault(entry)

    return found


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"en/toy.ftl": TITLE + "-toy-brand = Toy\ntoy-markup = <script>alert(1)</script>\n"}, ""),
        ({f"en/{n:02}.ftl": f"toy-{n} = x\n" for n in range(MAX_FILES + 1)}, f"at most {MAX_FILES} files"),
        ({"en/toy.ftl": TITLE + f"# {'x' * MAX_BYTES}\n"}, f"at most {MAX_BYTES // 1024} kB"),
        ({"en/toy.ftl": TITLE + "".join(f"toy-{n} = x\n" for n in range(MAX_MESSAGES))}, f"{MAX_MESSAGES} messages"),
        ({"en/toy.ftl": TITLE + f"toy-long = {'x' * MAX_MESSAGE}\n"}, f"more than {MAX_MESSAGE} characters"),
        ({"en/toy.ftl": TITLE + "toy-turned = \u202eabc\n"}, "a character that can't be seen"),
        ({"en/toy.ftl": TITLE + "toy-bell = a\x07b\n"}, "a character that can't be seen"),
        ({"en/toy.ftl": TITLE + "-brand-name = Toy\n"}, 'the key "brand-name" is no id of a rule'),
        ({"en/toy.ftl": TITLE, "ru/toy.ftl": f"toy-long = {'x' * MAX_MESSAGE}\n"}, "ru/toy.ftl"),
    ],
)
def test_words_are_bounded(fault: Fault, files: dict[str, str], said: str) -> None:
    found = fault(files)
    assert found == "" if not said else said in found


@pytest.mark.parametrize("name", ["web", "table", "log", "ask"])
def test_a_game_cannot_take_a_key_of_ours_by_its_name(fault: Fault, name: str) -> None:
    """A game called "web" may have keys with `-web-` in them, but none that we have."""
    ours = next(key for key in sorted(own_keys("en")) if f"-{name}-" in f"-{key}-")
    entry = Declared(name, "toy_words_game.game", "TOY", "toy-game")
    files = {"en/toy.ftl": f"web-game-{name} = Mine\n{ours} = Mine\n"}
    assert f'"{ours}" is defined twice' in fault(files, entry)
