"""Messages in words: languages, fallback, names, attributes, and errors that nobody can overlook."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import beagle.i18n as i18n
from beagle.i18n import Words, WordsError, files, languages
from beagle.i18n.files import keys
from beagle.i18n.loading import LazyBundle, bundle, defined
from beagle.kernel.message import Message, Seat


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for languages of our own."""
    monkeypatch.setattr(files, "files", lambda _package: tmp_path)
    for cached in (bundle, files.resources):
        cached.cache_clear()
    yield tmp_path
    for cached in (bundle, files.resources):
        cached.cache_clear()


def write(folder: Path, name: str, text: str) -> None:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def test_english_is_there_and_comes_first() -> None:
    assert languages()[0] == "en"
    assert "trait-fat" in keys("en")


def test_a_folder_with_fluent_files_is_a_language(folder: Path) -> None:
    write(folder, "en/one.ftl", "a = A\n")
    write(folder, "de/one.ftl", "a = Ä\n")
    write(folder, "__pycache__/x.pyc", "")
    assert languages() == ["en", "de"]


def test_all_files_of_a_folder_are_one_language(folder: Path) -> None:
    write(folder, "en/one.ftl", "one = first\n")
    write(folder, "en/two.ftl", "two = second\n")
    assert [Words().say(Message(key, {})) for key in ("one", "two")] == ["first", "second"]


def test_a_language_can_be_one_folder_with_a_folder_for_each_game(folder: Path) -> None:
    write(folder, "en/one.ftl", "one = first\n")
    write(folder, "de/one.ftl", "one = erstens\n")
    (folder / "de" / "evolution").mkdir()
    write(folder, "de/evolution/cards.ftl", "trait-fat = Fettpolster\n")
    write(folder, "de/nobody/cards.ftl", "trait-fat = Speck\n")
    found = [(each.game, each.name) for each in files.word_files("de")]
    assert found == [("", "one.ftl"), ("evolution", "cards.ftl")]
    assert Words("de").say(Message("trait-fat", {})) == "Fettpolster"


def test_a_seat_is_a_name_or_a_letter() -> None:
    passed = [Message("log-passed", {"seat": Seat(n)}) for n in range(3)]
    assert [Words(names=["Ann", "Ben"]).say(m) for m in passed] == ["Ann passed.", "Ben passed.", "C passed."]


def test_arguments_may_be_messages() -> None:
    fat, grazing = Message("trait-fat", {}), Message("trait-grazing", {})
    card = Message("card-double", {"upper": grazing, "lower": fat})
    assert (
        Words().say(Message("log-card-drawn", {"seat": Seat(0), "known": "yes", "card": card}))
        == "A drew Grazing / Fat tissue."
    )


def test_a_point_addresses_an_attribute() -> None:
    message = Message("EV-DEV-05.why", {"animal": "b", "trait": Message("trait-running", {}), "target": "b"})
    assert Words().say(message).startswith("You can’t play Running on b:")


def test_no_marks_of_direction_are_put_around_arguments() -> None:
    assert Words().say(Message("log-attacked", {"animal": "a", "target": "m"})) == "Animal a attacked m!"


@pytest.mark.parametrize(
    ("cards", "said"), [(1, "Ann drew 1 card."), (2, "Ann drew 2 cards."), (0, "Ann drew 0 cards.")]
)
def test_plurals(cards: int, said: str) -> None:
    assert Words(names=["Ann"]).say(Message("log-cards-drawn", {"seat": Seat(0), "cards": cards})) == said


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    write(folder, "en/a.ftl", "cat = cat\nsee = I see { $what }\n")
    write(folder, "pl/a.ftl", "cat = kot\n")
    assert Words("pl").say(Message("see", {"what": Message("cat", {})})) == "I see kot"


def test_a_language_has_its_own_plurals(folder: Path) -> None:
    text = "cards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n}\n"
    write(folder, "en/a.ftl", "cards = { $n } cards\n")
    write(folder, "pl/a.ftl", text)
    said = [Words("pl").say(Message("cards", {"n": n})) for n in (1, 3, 5, 22)]
    assert said == ["1 karta", "3 karty", "5 kart", "22 karty"]


def test_a_key_that_english_lacks_is_an_error_that_names_it() -> None:
    with pytest.raises(WordsError, match=r'no English message "log-nonsense"; its arguments are: seat'):
        Words().say(Message("log-nonsense", {"seat": Seat(0)}))
    with pytest.raises(WordsError, match=r"EV-DEV-05\.because"):
        Words().say(Message("EV-DEV-05.because", {}))


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(WordsError, match=r'"log-attacked".*target'):
        Words().say(Message("log-attacked", {"animal": "a"}))


def test_a_faulty_translation_warns_and_english_is_said(folder: Path) -> None:
    write(folder, "en/a.ftl", "hi = Hello { $name }\n")
    write(folder, "it/a.ftl", "hi = Ciao { $nome }\n")
    with pytest.warns(UserWarning, match=r'it: the message "hi".*nome'):
        assert Words("it").say(Message("hi", {"name": "Ann"})) == "Hello Ann"


def test_an_unknown_language_is_refused_with_a_list() -> None:
    with pytest.raises(WordsError, match=r'no language is called "xx"; choose from: en'):
        Words("xx")


def test_what_is_not_fluent_is_an_error(folder: Path) -> None:
    write(folder, "en/a.ftl", "good = yes\nbad { $\n")
    with pytest.raises(WordsError, match=r"en/a\.ftl: not valid Fluent: bad"):
        Words().say(Message("good", {}))


def test_a_message_in_two_files_is_an_error(folder: Path) -> None:
    write(folder, "en/a.ftl", "same = one\n")
    write(folder, "en/b.ftl", "same = two\n")
    with pytest.raises(WordsError, match=r'en/b\.ftl: the message "same" is defined twice'):
        Words().say(Message("same", {}))


def test_words_know_nothing_of_games() -> None:
    trees = [ast.parse(file.read_text("utf-8")) for file in Path(i18n.__file__).parent.glob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    modules = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    others = {module for module in modules if module.startswith("beagle") and not module.startswith("beagle.i18n")}
    assert others == {"beagle.kernel.message", "beagle.plugins"}


# File by file


@pytest.mark.parametrize("language", languages())
def test_the_keys_of_a_file_are_found_without_parsing_it(language: str) -> None:
    for each in files.word_files(language):
        entries = [
            e for e in files.parse(each.file, (), each.label).body if isinstance(e, fluent.Message | fluent.Term)
        ]
        parsed = [("-" if isinstance(e, fluent.Term) else "") + e.id.name for e in entries]
        assert defined(each.read()) == parsed, each.label


def test_a_message_loads_its_file_and_those_it_names(folder: Path) -> None:
    write(folder, "en/one.ftl", "one = { two } and { -four }\n")
    write(folder, "en/two.ftl", "two = { NUMBER($n) } { three.about }\n")
    write(folder, "en/three.ftl", "three = third\n    .about = of { $n }\n")
    write(folder, "en/four.ftl", "-four = fourth\n")
    write(folder, "en/five.ftl", "five = fifth\n")
    assert Words().say(Message("one", {"n": 2})) == "2 of 2 and fourth"
    assert sorted(file.name for file in bundle("en").loaded) == ["four.ftl", "one.ftl", "three.ftl", "two.ftl"]


@pytest.mark.parametrize("language", languages())
def test_nothing_that_a_message_names_is_missed(language: str) -> None:
    for file in files.word_files(language):
        some = LazyBundle(language)
        some.load(file)
        for message in files.messages(files.parse(file.file, (), file.label)):
            for name in named_in(message):
                assert some.made.has_message(name) or name not in some.where, f"{file.label}: {message.id.name}"


def named_in(node: fluent.BaseNode) -> Iterator[str]:
    """The messages that a message names, as Fluent parses it."""
    if isinstance(node, fluent.MessageReference):
        yield node.id.name
    for part in vars(node).values():
        for each in part if isinstance(part, list) else [part]:
            if isinstance(each, fluent.BaseNode):
                yield from named_in(each)
