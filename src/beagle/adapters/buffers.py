"""numpy over the rows of `Games`, without a copy: what compiled code writes there is what an array shows."""

from __future__ import annotations

import ctypes
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from beagle.extras import missing
from beagle.kernel.coder import Coder

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "beagle.adapters") from error

KINDS: dict[Any, Any] = {np.uint8: ctypes.c_uint8, np.int16: ctypes.c_int16, np.int32: ctypes.c_int32}


def shown(row: Any, kind: Any, *shape: int) -> NDArray[Any]:
    """A row of machine integers as an array that can't be written to.  It keeps the row alive."""
    return np.frombuffer(row, kind).reshape(shape)


def writable(row: Any, kind: Any) -> NDArray[Any]:
    """The same, and writable.  The owner of the row must keep it alive."""
    there = np.frombuffer(row, kind)
    return np.ctypeslib.as_array((KINDS[kind] * len(there)).from_address(there.ctypes.data))


class Lens:
    """What a seat sees, written to one buffer again and again: making a new one takes longer than writing to it."""

    def __init__(self, coder: Coder) -> None:
        self.coder = coder
        self.row = vec[u8]([0] * int(coder.width))
        self.bytes = writable(self.row, np.uint8)

    def see(self, state: Any, seat: int) -> NDArray[np.uint8]:
        """The bytes, until the next look: copy what you keep."""
        self.bytes.fill(0)
        self.coder.write(state, seat, self.row, 0)
        return self.bytes
