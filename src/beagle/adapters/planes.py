"""The land of Gods Love Dinosaurs as planes, for networks that look at neighbours: a grid for each fact of a cell."""

from __future__ import annotations

from typing import Any

from beagle.extras import missing
from beagle.kernel.coder import Coder

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "beagle.adapters.planes") from error

NEST = 64  # what the coder writes for the nest, in both directions
WHERE = 3  # numbers of a cell that say whether it is there, and where


def planes(coder: Coder, seen: Any, radius: int = 7) -> NDArray[np.uint8]:
    """Of each seat a plane that says where its land is, and one for each fact of its cells: terrains, figures, marks.

    `seen` is one observation, or many.  A plane has `2 * radius + 1` rows (r) and columns (q), and the nest is in its
    middle.  Cells that are further away are left out.
    """
    part = next((one for one in coder.layout.parts if one.name == "cells" and len(one.shape) == 3), None)
    if part is None or radius < 0:
        raise ValueError(f"{coder.name} has no land to spread" if part is None else f"a radius can't be {radius}")
    given = np.asarray(seen, np.uint8)
    many = given.reshape(-1, int(coder.width))
    cells = many[:, part.start : part.start + part.size].reshape(len(many), *part.shape)
    across, facts = 2 * radius + 1, part.shape[2] - WHERE + 1
    out = np.zeros((len(many), part.shape[0], facts, across, across), np.uint8)
    q, r = (cells[..., at].astype(np.int64) - NEST + radius for at in (1, 2))
    shown = (cells[..., 0] > 0) & (q >= 0) & (q < across) & (r >= 0) & (r < across)
    which, seat, _ = np.nonzero(shown)
    out[which, seat, 0, r[shown], q[shown]] = 1
    out[which, seat, 1:, r[shown], q[shown]] = cells[shown][:, WHERE:]
    return out.reshape(*given.shape[:-1], *out.shape[1:])
