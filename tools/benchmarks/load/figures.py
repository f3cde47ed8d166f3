"""What a load run measures, and its report."""

from dataclasses import dataclass, field

from rich.console import Console


@dataclass
class Figures:
    """What was measured."""

    seats: int = 0
    tables: int = 0
    rate_wanted: float = 0.0
    seconds: float = 0.0
    moves: int = 0
    rate: float = 0.0
    p50_ms: float = 0.0
    p90_ms: float = 0.0
    p99_ms: float = 0.0
    worst_ms: float = 0.0
    games_finished: int = 0
    unheard: int = 0  # moves that not all four received in time
    gaps: int = 0  # entries that were not sent, or sent out of order
    refused: dict[str, int] = field(default_factory=dict)
    reconnects: int = 0
    acknowledged: int = 0
    not_stored: int = 0  # acknowledged and not in the database
    stored_twice: int = 0
    memory_mb: list[float] = field(default_factory=list)  # of the server, over time
    server_cpu: float = 0.0  # cores
    database_cpu: float = 0.0  # of a PostgreSQL that was started for this
    people_cpu: float = 0.0
    others_cpu: float = 0.0  # what else ran on the machine: if it is a lot, the figures mean little
    append_ms: float = 0.0  # measured by the server: from an entry to the disk, on average
    broadcast_ms: float = 0.0
    people_lag_ms: float = 0.0  # how late the measurement itself was, at its p99
    message_bytes: float = 0.0  # of what a person receives, on average
    compiled: bool = False
    store: str = "SQLite"
    nodes: int = 1
    server_ms_a_move: float = 0.0  # processor time of all servers
    database_ms_a_move: float = 0.0
    answers: int = 0  # of bots beside the people
    answer_p50: float = 0.0  # seconds from the question to the answer, as a person sees it
    answer_p95: float = 0.0
    restart_tables: int = 0
    restart_entries: int = 0
    restart_seconds: float = 0.0
    first_answer_seconds: float = 0.0


def share(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def report(console: Console, f: Figures) -> None:
    memory = f.memory_mb or [float("nan")]
    half = memory[len(memory) // 2 :]
    lines = {
        "store": f"{f.store}, {f.nodes} server{'s' * (f.nodes > 1)}",
        "rules": "compiled" if f.compiled else "interpreted",
        "people": f"{f.seats} in {f.tables} rooms, for {f.seconds:.0f} s",
        "moves": f"{f.rate:.0f} a second, {f.rate_wanted:.0f} wanted",
        "latency": f"p50 {f.p50_ms:.1f} ms, p90 {f.p90_ms:.1f}, p99 {f.p99_ms:.1f}, worst {f.worst_ms:.0f}",
        "lost": f"{f.unheard} unheard, {f.gaps} gaps, {f.not_stored} not stored, {f.stored_twice} stored twice "
        f"of {f.acknowledged} acknowledged; refused: {f.refused or 'none'}",
        "games": f"{f.games_finished} finished; a message has {f.message_bytes / 1000:.1f} kB",
        "memory": f"{memory[0]:.0f} MB at first, {half[0]:.0f} at half-time, {memory[-1]:.0f} at the end",
        "processor": f"server {f.server_cpu:.2f} cores, database {f.database_cpu:.2f}, "
        f"people {f.people_cpu:.2f}, others {f.others_cpu:.2f}; "
        f"the people's clock was late by {f.people_lag_ms:.1f} ms (p99)",
        "server": f"to the disk {f.append_ms:.1f} ms, to the outboxes {f.broadcast_ms:.1f} ms on average",
        "a move": f"{f.server_ms_a_move:.2f} ms of processor, and {f.database_ms_a_move:.2f} of the database",
        "restart": f"{f.restart_seconds:.2f} s with {f.restart_tables} running games of {f.restart_entries} moves in "
        f"all; first answer after {f.first_answer_seconds:.2f} s",
    }
    if f.answers:
        lines["bots"] = f"{f.answers} answers, p50 {f.answer_p50:.2f} s, p95 {f.answer_p95:.2f} s"
    if not f.tables:
        lines = {name: lines[name] for name in ("rules", "restart")}
    if not f.restart_tables:
        del lines["restart"]
    for name, text in lines.items():
        console.print(f"  {name:10}{text}", highlight=False, soft_wrap=True)
