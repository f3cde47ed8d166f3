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

import httpx
from rich.console import Console

import beagle
from beagle import _native
from tests.server.harness import Server
from tests.support.cluster import Cluster
from tools.benchmarks import load
from tools.benchmarks.load.figures import Figures, report
from tools.benchmarks.load.people import SEATS
from tools.benchmarks.load.restart import restart
from tools.benchmarks.load.run import Load, database_seconds, look_into_the_store
from tools.benchmarks.stores import DURABLE

OWN = "own"


def main() -> int:
    parser = argparse.ArgumentParser(prog="./run load", description=(load.__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, default=80, help="people, in rooms of four")
    parser.add_argument("--rate", type=float, default=20.0, help="moves per second, of all tables together")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long is measured")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds of warm-up before that")
    parser.add_argument("--live", type=int, default=100, help="running games for the restart; 0: no restart")
    parser.add_argument("--nodes", type=numbers, help="so many servers on one PostgreSQL, after SQLite: 2, or 1,2,3")
    parser.add_argument("--database", default=OWN, help="for --nodes: the address of a database; own: started for this")
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
        if asked.nodes:
            made = measure_nodes(Path(folder), asked)
            write(asked.json, [asdict(one) for one in made])
            return int(any(map(is_wrong, made)))
        if tables:
            measure(Path(folder) / "play", asked, figures)
        if asked.live:
            restart(Path(folder), asked.live, figures)
    report(Console(), figures)
    write(asked.json, asdict(figures))
    return int(is_wrong(figures))


def write(file: Path | None, figures: object) -> None:
    if file:
        file.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


def measure(folder: Path, asked: argparse.Namespace, figures: Figures, database: str = "", nodes: int = 0) -> Load:
    """`nodes`: so many servers share the database; 0: one that is alone."""
    settings = {"connections": str(asked.seats + 1000), "unload_idle": "30"}
    if database:
        settings |= {"database": database} | ({"nodes": "yes"} if nodes else {})
    bots = [(asked.bot, asked.game)] * asked.bots
    servers = [Server(folder / f"{number}", **settings) for number in range(max(1, nodes))]
    all_tables = Load(servers, figures, lambda: database_seconds(CLUSTER[0]) if CLUSTER and database else 0.0)
    try:
        for server in servers:
            server.start()
        asyncio.run(all_tables.run(asked.rate, asked.seconds, asked.warm, bots))
    except httpx.HTTPError:
        print(*(server.told()[-2000:] for server in servers), sep="\n", file=sys.stderr)
        raise
    finally:
        for server in servers:
            server.stop()
    asyncio.run(look_into_the_store(servers[0].data, all_tables.acknowledged, figures))
    return all_tables


CLUSTER: list[Cluster] = []  # a PostgreSQL that was started for this run


def measure_nodes(folder: Path, asked: argparse.Namespace) -> list[Figures]:
    """SQLite first, then each number of servers on PostgreSQL."""
    if asked.database == OWN:
        CLUSTER.append(Cluster(**DURABLE))
    tables = asked.seats // SEATS
    made = []
    try:
        for nodes in (0, *asked.nodes):
            store = "PostgreSQL" if nodes else "SQLite"
            figures = Figures(tables * SEATS, tables, asked.rate, compiled=_native.compiled())
            figures.store, figures.nodes = store, max(1, nodes)
            address = asked.database
            if CLUSTER:
                address = CLUSTER[0].database(f"nodes {nodes}")
            measure(folder / f"{nodes}", asked, figures, address if nodes else "", nodes)
            report(Console(), figures)
            made.append(figures)
    finally:
        for cluster in CLUSTER:
            cluster.stop()
    return made


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def is_wrong(figures: Figures) -> bool:
    return bool(figures.unheard or figures.gaps or figures.not_stored or figures.stored_twice)


if __name__ == "__main__":
    sys.exit(main())
