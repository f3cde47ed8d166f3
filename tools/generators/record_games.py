"""Add finished games to tests/play: python -m tools.generators.record_games RULESET SEATS SEED BOT…

The folder has games as they were played; the tests replay them under every later version of the rules.  An existing
file is never edited: SHA256SUMS has its hash.
"""

import argparse
import hashlib
import sys
from pathlib import Path

import beagle
from beagle.bots.registry import bot

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "play" / "records"
SUMS = FOLDER / "SHA256SUMS"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("ruleset")
    parser.add_argument("seats", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("bots", nargs="+", help="names of bots, repeated round the table")
    parser.add_argument("--game", default="evolution")
    arguments = parser.parse_args()
    names = [arguments.bots[seat % len(arguments.bots)] for seat in range(arguments.seats)]
    game = beagle.game(arguments.game)
    record = beagle.play(game, arguments.ruleset, [bot(name) for name in names], arguments.seed)
    text = record.text()
    beagle.replay(text)
    path = FOLDER / f"{game.name}-{arguments.ruleset.replace(' ', '-')}-{arguments.seats}-{arguments.seed}.record"
    if path.exists():
        print(f"{path.name} exists already; a recorded game is never changed", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    with SUMS.open("a", encoding="utf-8") as sums:
        sums.write(f"{digest}  {path.name}\n")
    print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
