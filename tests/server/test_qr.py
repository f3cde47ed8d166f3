"""The address as a QR code."""

import pytest

from beagle.server import qr

ADDRESS = "http://192.168.178.23:8017/"
HALVES = {" ": (False, False), "▀": (True, False), "▄": (False, True), "█": (True, True)}


def matrix(text: str) -> list[list[bool]]:
    rows: list[list[bool]] = []
    for line in text.splitlines():
        rows += [[HALVES[sign][half] for sign in line] for half in (0, 1)]
    return rows


@pytest.mark.parametrize("address", [ADDRESS, "https://games.example.org/beagle/t/k7qw2m4x9t#" + "x" * 32])
@pytest.mark.parametrize("dark", [True, False])
def test_a_terminal_shows_every_square(address: str, dark: bool) -> None:
    shown = matrix(qr.for_terminal(address, dark))
    squares = [[bool(square) for square in row] for row in qr.code(address).matrix_iter(border=qr.BORDER)]
    assert [[square ^ dark for square in row] for row in shown[: len(squares)]] == squares
    assert len({len(row) for row in shown}) == 1


def test_it_fits_into_a_terminal() -> None:
    lines = qr.for_terminal(ADDRESS).splitlines()
    assert len(lines) <= 20
    assert all(len(line) <= 40 for line in lines)
