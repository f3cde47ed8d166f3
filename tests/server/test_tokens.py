"""Tokens, ids and return codes."""

import math
import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from beagle.server import tokens, wire


def test_a_token_is_long_random_and_travels_in_a_link() -> None:
    made = {tokens.new_token() for _ in range(500)}
    assert len(made) == 500
    assert all(tokens.is_token(token) and msgspec.convert(token, wire.Token) == token for token in made)
    assert tokens.TOKEN_BYTES * 8 >= 128
    assert not any(map(tokens.is_token, ["", "short", "a" * 65, "a" * 20 + "/", "a" * 20 + "\n", "é" * 20]))


def test_an_id_of_a_table_can_be_read_aloud() -> None:
    made = {tokens.new_table_id() for _ in range(500)}
    assert len(made) == 500
    assert all(msgspec.convert(id, wire.TableId) == id and len(id) >= 8 for id in made)
    assert not set("01ilo") & set("".join(made))
    assert set("".join(made)) == set(tokens.TABLE_LETTERS)


def test_a_return_code_has_four_groups_and_eighty_bits() -> None:
    made = {tokens.new_code() for _ in range(500)}
    assert len(made) == 500
    assert all(re.fullmatch(r"([0-9A-Z]{4}-){3}[0-9A-Z]{4}", code) for code in made)
    assert not set("ILOU") & set("".join(made))
    assert math.log2(len(tokens.CODE_LETTERS)) * tokens.GROUPS * tokens.GROUP >= 80
    assert len(set(tokens.CODE_LETTERS)) == len(tokens.CODE_LETTERS)


@given(st.lists(st.sampled_from(tokens.CODE_LETTERS), min_size=16, max_size=16))
def test_a_code_is_read_as_people_type_it(letters: list[str]) -> None:
    text = "".join(letters)
    code = "-".join(text[start : start + 4] for start in range(0, 16, 4))
    looks = {"1": "l", "0": "o", "A": "а", "X": "х", "C": "С", "K": "к"}
    typed = " ".join([text[:5].lower(), text[5:]])
    assert tokens.read_code(code) == code
    assert tokens.read_code(typed) == code
    assert tokens.read_code("".join(looks.get(letter, letter) for letter in text)) == code


@pytest.mark.parametrize("typed", ["", "K7QW", "K7QW-2M4X-9T3B-V6N", "K7QW-2M4X-9T3B-V6NPP", "K7QW-2M4X-9T3B-V6N!"])
def test_what_is_no_code(typed: str) -> None:
    assert tokens.read_code(typed) is None


def test_only_a_hash_is_stored_and_it_is_the_same_each_time() -> None:
    token = tokens.new_token()
    assert len(tokens.hashed(token)) == 32
    assert tokens.hashed(token) == tokens.hashed(token)
    assert tokens.same(tokens.hashed(token), tokens.hashed(token))
    assert not tokens.same(tokens.hashed(token), tokens.hashed(tokens.new_token()))


def test_a_link_that_is_gone_opens_nothing() -> None:
    assert not tokens.same(b"", b"")
    assert not tokens.same(b"", tokens.hashed("anything"))
    assert not tokens.same(tokens.hashed("anything"), b"")
