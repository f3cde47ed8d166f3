"""Names and chat: what stays, what goes, and that nothing gets around it."""

import unicodedata

import pytest
from hypothesis import event, example, given
from hypothesis import strategies as st

from beagle.server import limits, plain_text
from beagle.server.plain_text import PlainTextError, plain

TRICKS = (
    "\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2066\u2069\u2060\ufeff\u00ad\u034f\u180e\ufe0f\ufe0e\u2800\u3164\u115f"
)
TEXT = st.text() | st.text(alphabet=TRICKS + "aé\u0301 \u0928\u094d\u0915ب👩🏽‍💻1\u20e3")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \t\n Lee ", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Ann\u202ennA", "AnnnnA"),
        ("A\u200bn\u2060n\ufeff", "Ann"),
        ("a\u200b\u0301", "á"),  # what was kept apart comes together
        ("\u0301Ann \u0301", "Ann"),
        ("A\x00n\x1b[31mn", "An[31mn"),
        ("Ann\u3164\u2800", "Ann"),
        ("Ann\ufe0f\u200d", "Ann"),
        ("\ue000Ann\U000e0041", "Ann"),
        ("z" + "\u0301\u0302\u0303\u0304\u0305\u0306" * 4, "ź" + "\u0302\u0303\u0304"),
        ("Ёлка Żółć", "Ёлка Żółć"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),  # plain text: pages show it as text
        ("می\u200cخواهم", "می\u200cخواهم"),  # Persian needs its non-joiner
        ("न\u094d\u200dय", "न\u094d\u200dय"),  # Hindi needs its joiner
        ("👩🏽\u200d💻", "👩🏽\u200d💻"),
        ("❤\ufe0f 1\ufe0f\u20e3", "❤\ufe0f 1\ufe0f\u20e3"),
    ],
)
def test_what_is_typed_and_what_is_shown(typed: str, shown: str) -> None:
    assert plain(typed) == shown


@given(TEXT)
@example("a\u200c\u0301")
@example("\u1160\u0301a")
def test_twice_is_once(text: str) -> None:
    assert plain(plain(text)) == plain(text)


@given(TEXT)
def test_nothing_forbidden_survives(text: str) -> None:
    clean = plain(text)
    for sign in clean:
        category = unicodedata.category(sign)
        assert category not in plain_text.GONE or sign in "\u200c\u200d"
        assert category not in plain_text.BLANK or sign == " "
        assert ord(sign) not in plain_text.INVISIBLE
        assert unicodedata.bidirectional(sign) not in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
    assert clean == clean.strip()
    assert "  " not in clean
    assert unicodedata.is_normalized("NFKC", clean)


@given(TEXT)
def test_an_invisible_sign_never_makes_the_difference_between_latin_names(text: str) -> None:
    hidden = "".join(sign for sign in text if sign in TRICKS and sign != "\u2800")
    assert plain(f"An{hidden}n") in ("Ann", "An n")


@given(TEXT, st.integers(1, 30))
def test_what_is_let_through_is_short_and_not_empty(text: str, most: int) -> None:
    try:
        clean = plain_text.limited(text, most, "bad-name")
    except PlainTextError as error:
        event(error.code)
        return
    assert 1 <= plain_text.length(clean) <= most
    assert len(clean) <= most * (1 + limits.MAX_MARKS) * 2


@pytest.mark.parametrize("empty", ["", " \n", "\u200b\u200d", "\u202e", "\u0301", "\u2800\u3164"])
def test_an_empty_name_or_text_is_refused(empty: str) -> None:
    with pytest.raises(PlainTextError, match="bad-name"):
        plain_text.name(empty)
    with pytest.raises(PlainTextError, match="bad-text"):
        plain_text.chat(empty)


def test_limits_count_what_people_see() -> None:
    assert plain_text.name("é" * limits.NAME_LENGTH) == "é" * limits.NAME_LENGTH
    assert plain_text.length("न्य") == 2
    for text in ("x" * (limits.NAME_LENGTH + 1), "x" * 1_000_000, "\ufdfa" * 20):
        with pytest.raises(PlainTextError, match="too-long"):
            plain_text.name(text)
    assert plain_text.chat("x" * limits.CHAT_LENGTH)
    with pytest.raises(PlainTextError, match="too-long"):
        plain_text.chat("x" * (limits.CHAT_LENGTH + 1))
