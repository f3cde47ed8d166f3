"""Fair deals that anybody can check: one secret per game, its hash shown before, the secret itself after.

The deck and every later chance follow from the secret and nothing else, so after showing the hash nobody can choose a
card or a die.  docs/fair.md has the recipe, and how to check a game by hand.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Any, Final

from beagle.kernel.chance import at_point, total_weight
from beagle.kernel.rng import Rng

SECRET_BYTES: Final = 32
SEED_BYTES: Final = 12  # 96 bits: all that a generator takes without folding


class Deals:
    """All the luck of one game."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret = secret

    @classmethod
    def fresh(cls) -> Deals:
        """A new secret from the machine's cryptographic random source."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    @classmethod
    def read(cls, text: str) -> Deals:
        """Read the secret from its hexadecimal text."""
        if not re.fullmatch(rf"[0-9a-fA-F]{{{2 * SECRET_BYTES}}}", text):
            raise ValueError(f"a secret is written with {2 * SECRET_BYTES} hexadecimal digits")
        return cls(bytes.fromhex(text))

    @property
    def commit(self) -> str:
        """The hash that may be shown before the game: it commits to the secret and reveals nothing about it."""
        return hashlib.sha256(self.secret).hexdigest()

    def deal(self) -> Rng:
        """The generator that shuffles at the deal."""
        return Rng(int.from_bytes(self.digest(b"deal")[:SEED_BYTES], "big"))

    def chance(self, state: Any, k: int) -> int:
        """The action of the k-th chance of the line, counted from 0, at a state that asks chance.

        The digest is a number below 2**256.  Its remainder modulo the sum of the weights is biased by less than one
        part in 2**240 for any sum below 65536: nobody could ever notice.
        """
        chances = state.chances()
        if not chances or k < 0:
            raise ValueError("chance is not asked here" if k >= 0 else f"the number of a chance starts at 0, not {k}")
        point = int.from_bytes(self.digest(b"chance:%d" % k), "big") % total_weight(chances)
        return int(at_point(chances, point))

    def digest(self, use: bytes) -> bytes:
        return hmac.digest(self.secret, use, "sha256")
