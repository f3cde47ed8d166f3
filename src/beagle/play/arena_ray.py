"""The games of a contest on several machines, by Ray.  It is an extra of its own: pip install "beagle-games[ray]"

Every machine of the cluster needs the same Beagle, and the files of your own bots at the same place.  A game whose
worker dies is played again, elsewhere; all its chance comes from its deal, so the result is the same.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from typing import Any, Final

from beagle.extras import missing
from beagle.play.arena import Result, Task, play_one

LOCAL: Final = "local"  # in place of an address: a Ray of one's own, on this machine
RETRIES: Final = 5  # how often a game is played again because its worker died
AHEAD: Final = 2  # games given out for each core: nobody waits for the next one


class RayError(ValueError):
    """There is no such cluster, or it gave up."""


def play_on_ray(todo: Sequence[Task], address: str, jobs: int | None = None) -> Iterator[Result]:
    """Yield the results as they come.  `jobs` is the number of workers of a local Ray."""
    with redirect_stdout(sys.stderr):  # Ray tells of workers that died, and results may be read from our output
        ray = connected(address, jobs)
        try:
            yield from results_of(ray, todo)
        except ray.exceptions.WorkerCrashedError as error:
            raise RayError(f"a worker of Ray died {RETRIES + 1} times in the same game") from error
        finally:
            ray.shutdown()


def results_of(ray: Any, todo: Sequence[Task]) -> Iterator[Result]:
    play = ray.remote(max_retries=RETRIES)(play_one)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Task] = deque(todo)
    running: set[Any] = set()
    while waiting or running:
        while waiting and len(running) < most:
            running.add(play.remote(waiting.popleft()))
        ready, _ = ray.wait(list(running), num_returns=1)
        for each in ready:
            running.discard(each)
            yield ray.get(each)


def connected(address: str, jobs: int | None) -> Any:
    """The library, connected to a cluster."""
    try:
        import ray
    except ImportError as error:
        raise missing(error, "beagle arena --ray") from error
    here: dict[str, Any] = {"include_dashboard": False, "num_cpus": jobs} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
    except Exception as error:  # Ray raises plain ones too, for instance if it can't start in time
        raise RayError(f"no Ray at {address}: {error}") from error
    return ray
