"""What pages were told, and what remains of a game, compared with the engine."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from beagle.kernel.cards import SPECTATOR
from beagle.play.match import Replay
from beagle.play.record import read_record
from tests.server.page import Page


def plain(thing: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(thing))


def agrees_with_engine(page: Page, record: str) -> int:
    """Every view this page has had is what the engine shows to its eyes; how many there were."""
    replay = Replay(read_record(record))
    eyes = page.eyes if page.eyes >= 0 else SPECTATOR
    states = {0: replay.start()}
    for n, (state, _) in enumerate(replay.steps(), 1):
        if n in page.views:
            states[n] = state.clone()
    for n, view in page.views.items():
        assert view == plain(replay.game.picture(states[n], eyes)), f"after {n} entries"
    return len(page.views)


def verified(record: str, folder: Path) -> bool:
    """Does `beagle verify` find that everything in this record is true?"""
    file = folder / "game.txt"
    file.write_text(record)
    done = subprocess.run([sys.executable, "-m", "beagle.cli", "verify", str(file)], capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.returncode == 0
