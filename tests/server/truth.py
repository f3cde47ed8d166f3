"""What pages were told, and what remains of a game, compared with the engine."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from beagle.cli import main
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.game import Game
from beagle.play.match import first_line, game_for
from beagle.play.record import Played, Record, read_record
from beagle.play.scene import first_past, recalled
from tests.server.page import Page


def plain(thing: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(thing))


class Moments:
    """A record, entry by entry: the state, and what the table shows of the past.  What is taken back is forgotten."""

    def __init__(self, game: Game, record: Record) -> None:
        self.line = first_line(game, record)
        # before the first move in force, and after each of them
        self.pasts = [first_past(game, self.line.state)]

    @property
    def state(self) -> Any:
        return self.line.state

    def go(self, played: Played) -> None:
        self.line.go(played)
        del self.pasts[len(self.line.moves) + 1 :]
        if played.is_move():
            self.pasts.append(recalled(self.line.game, self.pasts[-1], self.state.events))

    def picture(self, eyes: int) -> Any:
        """As it comes out of JSON."""
        return plain(self.line.game.picture(self.state, eyes, self.pasts[-1]))


def last_picture(record: str, eyes: int) -> Any:
    """What the engine shows to these eyes at the end of a record."""
    text = read_record(record)
    moments = Moments(game_for(text), text)
    for played in text.moves:
        moments.go(played)
    return moments.picture(eyes)


def agrees_with_engine(page: Page, record: str) -> int:
    """Every view this page has had is what the engine shows to its eyes; how many there were."""
    text = read_record(record)
    moments = Moments(game_for(text), text)
    eyes = page.eyes if page.eyes >= 0 else SPECTATOR
    for n in range(len(text.moves) + 1):
        if n > 0:
            moments.go(text.moves[n - 1])
        if n in page.views:
            assert page.views[n] == moments.picture(eyes), f"after {n} entries"
    assert max(page.views) <= len(text.moves)
    return len(page.views)


def verified(record: str, folder: Path) -> bool:
    """Does `beagle verify` find that everything in this record is true?"""
    file, said = folder / "game.txt", io.StringIO()
    file.write_text(record)
    with redirect_stdout(said), redirect_stderr(said):
        code = main(["verify", str(file)])
    assert code in (0, 1), said.getvalue()
    return code == 0
