"""The command: ./run load"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

import beagle
from beagle import _native
from tests.server.harness import Server
from tools.benchmarks import load
from tools.benchmarks.load.figures import Figures, report
from tools.benchmarks.load.people import SEATS
from tools.benchmarks.load.restart import restart
from tools.benchmarks.load.run import Load, look_into_the_store


def main() -> int:
    parser = argparse.ArgumentParser(prog="./run load", description=(load.__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, default=80, help="people, in rooms of four")
    parser.add_argument("--rate", type=float, default=20.0, help="moves per second, of all tables together")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long is measured")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds of warm-up before that")
    parser.add_argument("--live", type=int, default=100, help="running games for the restart; 0: no restart")
    parser.add_argument("--bots", type=int, default=0, help="bots that think meanwhile, each at a table of its own")
    parser.add_argument("--bot", default="darwin", help="their name")
    parser.add_argument("--game", choices=list(beagle.GAMES), default="evo", help="what the bots play")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    asked = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = asked.seats * 2 + 500
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard) if hard > 0 else wanted, hard))
    tables = asked.seats // SEATS
    figures = Figures(tables * SEATS, tables, asked.rate, compiled=_native.compiled())
    with tempfile.TemporaryDirectory(prefix="beagle-load-") as folder:
        if tables:
            measure(Path(folder) / "play", asked, figures)
        if asked.live:
            restart(Path(folder), asked.live, figures)
    report(Console(), figures)
    if asked.json:
        asked.json.write_text(json.dumps(asdict(figures), indent=2) + "\n", "utf-8")
    return int(bool(figures.unheard or figures.gaps or figures.not_stored or figures.stored_twice))


def measure(folder: Path, asked: argparse.Namespace, figures: Figures) -> None:
    server = Server(folder, connections=str(asked.seats + 1000), unload_idle="30").start()
    all_tables = Load(server, figures)
    bots = [(asked.bot, asked.game)] * asked.bots
    try:
        asyncio.run(all_tables.run(asked.rate, asked.seconds, asked.warm, bots))
    finally:
        server.stop()
    asyncio.run(look_into_the_store(folder / "data", all_tables.acknowledged, figures))


if __name__ == "__main__":
    sys.exit(main())
