"""One word for one thing: no text says what the glossary of its language forbids (`glossary.toml` beside the words)."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from beagle.i18n import ENGLISH, languages
from beagle.i18n.files import WordFile
from tools.words.glossary import Term, read, slips, slips_in, terms
from tools.words.samples import people
from tools.words.texts import Text, texts, texts_of


@pytest.mark.parametrize("language", languages())
def test_no_text_uses_a_word_that_is_not_ours(language: str) -> None:
    found = slips(language)
    assert not found, "\n".join(f"{language}/{slip}" for slip in found)


@pytest.mark.parametrize("language", languages())
def test_a_glossary_speaks_of_files_and_texts_that_are_there(language: str) -> None:
    labels = [text.file.label for text in texts(language).values()]
    for term in terms(language):
        assert language == ENGLISH or term.english, term.say
        assert [start for start in term.files if not any(label.startswith(start) for label in labels)] == [], term.say
        assert [key for key in term.exceptions if key not in texts(language)] == [], term.say


def said(tmp_path: Path, content: str, game: str = "evo") -> list[Text]:
    path = tmp_path / "game.ftl"
    path.write_text(content, "utf-8")
    assert FluentParser().parse(content).body
    return list(texts_of(WordFile(game, path.name, path)))


def test_a_new_language_needs_no_glossary_and_no_names() -> None:
    assert terms("xx") == ()
    assert people("xx") == people(ENGLISH)


BAG = Term("bag", "мешочек", ("мешок", "мешк*"), ("evo/",), ("evo-old",))


def test_a_planted_word_is_named_with_its_file_and_key(tmp_path: Path) -> None:
    (slip,) = slips_in(said(tmp_path, "evo-bag = Осталось в Мешке\n"), [BAG])
    assert str(slip) == 'evo/game.ftl: evo-bag: "Мешке"; say: мешочек'


@pytest.mark.parametrize(
    "content",
    [
        "evo-bag = мешок\n",
        "evo-bag = много\n  .about = один мешок\n",
        "evo-bag = { $n ->\n    [one] мешок\n   *[many] много\n}\n",
        "evo-bag = { $n } мешка\n",
    ],
)
def test_it_is_found_wherever_it_is_said(tmp_path: Path, content: str) -> None:
    assert len(slips_in(said(tmp_path, content), [BAG])) == 1


def test_other_words_other_files_and_exceptions_are_left_alone(tmp_path: Path) -> None:
    assert slips_in(said(tmp_path, "evo-bag = мешочек и мешокб\nevo-old = мешок\n# мешок\n"), [BAG]) == []
    assert slips_in(said(tmp_path, "evo-bag = мешок\n", game="dinosaurs"), [BAG]) == []


@pytest.mark.parametrize(
    ("never", "text", "found"),
    [
        ("{} cibo", "prende { $n } cibo", True),
        ("{} cibo", "prende { $n } segnalini cibo", False),
        ('"', "il bot \u0022x\u0022", True),
        ("/food(?! token)/", "2 food tokens", False),
        ("/food(?! token)/", "2 food", True),
        ("of a kind", "two of a\n    kind", True),
    ],
)
def test_what_a_line_can_forbid(tmp_path: Path, never: str, text: str, found: bool) -> None:
    assert bool(slips_in(said(tmp_path, f"a = {text}\n"), [Term("", "x", (never,), (), ())])) is found


def test_a_misspelt_field_is_an_error() -> None:
    with pytest.raises(ValueError, match="nevr"):
        read({"say": "x", "nevr": ["y"]})
