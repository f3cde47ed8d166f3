"""The move that touches mean, as text: for tables of examples."""

from beagle import Game
from beagle.kernel.why import nearest


def meant(game: Game, position: str, path: str) -> str | None:
    """The nearest reading of these touches; None if they mean nothing."""
    state = game.read(position)
    found = game.read_touches(state, path.split())
    return game.write_move(state, nearest(state, found)) if found else None
