"""An address as a QR code: for a terminal, and as a picture."""

from __future__ import annotations

from typing import Final

import segno

BORDER: Final = 2  # a phone finds the code without the full margin of four
SIGNS: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def code(address: str) -> segno.QRCode:
    return segno.make_qr(address, error="m")


def for_terminal(address: str, dark_terminal: bool = True) -> str:
    """Lines of half blocks, two rows of the code in one.  On a dark terminal the light squares are drawn."""
    rows = [[bool(square) ^ dark_terminal for square in row] for row in code(address).matrix_iter(border=BORDER)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(SIGNS[above, below] for above, below in zip(*pair, strict=True)) for pair in pairs)
