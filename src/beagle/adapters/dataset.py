"""Games kept as seeds and the numbers of actions: two bytes a step.  What was seen is made again when it is read.

A file is a line of JSON that says what was played, and then the episodes, each with a checksum.  It belongs to a coder
and a version of the rules: others would make other numbers of it, so they refuse it.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple
from zlib import crc32

import beagle
from beagle.adapters.episode import Episode, Table
from beagle.adapters.players import Opponent, Seated
from beagle.extras import missing
from beagle.kernel.message import Message
from beagle.kernel.vector import episode_seed

FORMAT: Final = "beagle-dataset-1"
MAX_HEADER: Final = 100_000  # bytes of the first line
MAX_SEATS: Final = 16
MAX_STEPS: Final = 100_000  # of an episode
MAX_NUMBER: Final = 0xFFFF  # of an action: two bytes
HEAD: Final = struct.Struct("<12sII")  # seed, steps, checksum


class DatasetError(ValueError):
    """A file that is no dataset, is damaged, or was made by other rules.  The text says which."""


class NoDataset(DatasetError):
    """The file is something else."""

    words = Message("error-not-a-dataset", {})

    def __init__(self) -> None:
        super().__init__("this is not a Beagle dataset")


class Game(NamedTuple):
    """An episode as it is kept."""

    seed: int
    numbers: list[int]
    scores: list[int]


class Step(NamedTuple):
    """One decision of an episode, made again."""

    seat: int
    observation: Any
    mask: Any
    action: int
    rewards: list[float]


class About(NamedTuple):
    """The first line of a file."""

    game: str
    ruleset: str
    seats: int
    forced: str
    version: int
    coder: str
    players: list[str]
    seed: int
    games: int
    slots: int = 0

    def table(self, reward: str = "win") -> Table:
        """The table that was played at, if today's rules and numbers are those of the file."""
        try:
            table = Table(self.game, self.ruleset, self.seats, reward, self.forced, self.slots)
        except (KeyError, ValueError) as error:
            raise DatasetError(f"its table can't be played: {error}") from error
        if table.coder.name != self.coder:
            raise DatasetError(
                f"it was made with action numbers {self.coder}, but this version uses {table.coder.name}"
            )
        if table.game.version != self.version:
            raise DatasetError(
                f"it was made under version {self.version} of the rules, and this is {table.game.version}"
            )
        return table


def packed(kept: Game) -> bytes:
    numbers = struct.pack(f"<{len(kept.numbers)}H", *kept.numbers)
    scores = struct.pack(f"<{len(kept.scores)}h", *kept.scores)
    seed = kept.seed.to_bytes(12, "little")
    return HEAD.pack(seed, len(kept.numbers), crc32(seed + numbers + scores)) + numbers + scores


def make(path: Path, table: Table, players: Sequence[Opponent], games: int, seed: int = 1) -> Iterator[Game]:
    """Play so many games and write them; each is yielded when it is written."""
    if len(players) != table.seats:
        raise ValueError(f"{table.seats} seats, but {len(players)} players")
    names = [who if isinstance(who, str) else type(who).__name__ for who in players]
    forced = "skip" if table.skip_forced else "ask"
    about = About(
        *(table.game.name, table.ruleset, table.seats, forced, table.game.version, table.coder.name, names, seed),
        *(games, table.slots),
    )
    if table.coder.size > MAX_NUMBER + 1:
        raise ValueError(f"{table.coder.name} has {table.coder.size} actions, and there is room for {MAX_NUMBER + 1}")
    seats = [Seated(who, table, seat) for seat, who in enumerate(players)]
    with path.open("xb") as file:
        file.write(json.dumps({"format": FORMAT, **about._asdict()}).encode() + b"\n")
        for number in range(games):
            kept = played(table, seats, episode_seed(seed, 0, number))
            file.write(packed(kept))
            yield kept


def played(table: Table, seats: Sequence[Seated], seed: int) -> Game:
    episode, numbers = Episode(table, seed), []
    for player in seats:
        player.begin(episode)
    while not episode.over:
        numbers.append(seats[episode.actor].choose(episode))
        episode.step(numbers[-1])
    return Game(seed, numbers, [int(score) for score in episode.state.scores()])


def read_about(file: BinaryIO) -> About:
    """The first line.  DatasetError: it isn't one."""
    line = file.readline(MAX_HEADER)
    try:
        found = json.loads(line)
        if not isinstance(found, dict) or found.pop("format", None) != FORMAT:
            raise NoDataset
        return checked(About(**found))
    except (UnicodeDecodeError, json.JSONDecodeError, TypeError) as error:
        raise NoDataset from error


def checked(about: About) -> About:
    """What a stranger may have written: each value is of its kind, and the number of seats is possible."""
    for name, value in about._asdict().items():
        kind = str if name in ("game", "ruleset", "forced", "coder") else list if name == "players" else int
        if not isinstance(value, kind):
            raise DatasetError(f"its {name} can't be {value!r}")
    if not 2 <= about.seats <= MAX_SEATS:
        raise DatasetError(f"it can't have {about.seats} seats")
    return about


def read_games(file: BinaryIO, seats: int) -> Iterator[Game]:
    """The episodes after the first line.  DatasetError: one is damaged or cut off."""
    number = 0
    while True:
        head = file.read(HEAD.size)
        if not head:
            return
        if len(head) < HEAD.size:
            raise DatasetError(f"episode {number} is cut off")
        seed, steps, checksum = HEAD.unpack(head)
        if steps > MAX_STEPS:
            raise DatasetError(f"episode {number} is damaged")
        body = file.read(2 * steps + 2 * seats)
        if len(body) < 2 * steps + 2 * seats:
            raise DatasetError(f"episode {number} is cut off")
        if crc32(seed + body) != checksum:
            raise DatasetError(f"episode {number} is damaged")
        numbers = list(struct.unpack_from(f"<{steps}H", body))
        scores = list(struct.unpack_from(f"<{seats}h", body, 2 * steps))
        yield Game(int.from_bytes(seed, "little"), numbers, scores)
        number += 1


class Dataset:
    """A file of games.  `games` yields them as they are kept, `steps` makes the decisions of one again."""

    def __init__(self, path: Path, reward: str = "win") -> None:
        self.path = path
        with path.open("rb") as file:
            self.about = read_about(file)
        self.reward = reward

    def games(self) -> Iterator[Game]:
        with self.path.open("rb") as file:
            yield from read_games(file, read_about(file).seats)

    def steps(self, kept: Game) -> Iterator[Step]:
        """Each decision: who was asked, what that seat saw and could do, what it did, and what all seats got."""
        episode = Episode(self.about.table(self.reward), kept.seed)
        for number in kept.numbers:
            seat = episode.actor
            seen, mask = episode.observation(seat), episode.mask(seat)
            yield Step(seat, seen, mask, number, episode.step(number))
        if not episode.over or [int(score) for score in episode.state.scores()] != kept.scores:
            raise DatasetError("the moves don't lead to the stored result")


def to_minari(data: Dataset, name: str, seat: int = 0, author: str = "", email: str = "") -> Any:
    """The decisions of one seat as a Minari dataset, which knows no games of several agents."""
    try:
        import minari
        import numpy as np
        from gymnasium import spaces
        from minari.data_collector import EpisodeBuffer
    except ModuleNotFoundError as error:
        raise missing(error, "a Minari dataset") from error
    table = data.about.table(data.reward)
    table.check_seat(seat)
    buffers = []
    for kept in data.games():
        own = own_steps(data, kept, seat)
        if own.actions:
            ends = [False] * (len(own.actions) - 1) + [True]
            buffers.append(
                EpisodeBuffer(
                    observations=np.stack([*own.seen, own.last]),
                    actions=np.array(own.actions, np.int64),
                    rewards=own.rewards,
                    terminations=ends,
                    truncations=[False] * len(ends),
                )
            )
    return minari.create_dataset_from_buffers(
        name,
        buffers,
        observation_space=spaces.Box(0, 255, (int(table.coder.width),), np.uint8),
        action_space=spaces.Discrete(int(table.coder.size)),
        algorithm_name=", ".join(data.about.players),
        description=f"{table.coder.name}, seat {seat}",
        code_permalink=f"beagle-games {beagle.__version__}",
        author=author or None,
        author_email=email or None,
    )


class OwnSteps(NamedTuple):
    """One episode as one seat lived through it."""

    seen: list[Any]
    actions: list[int]
    rewards: list[float]
    last: Any


def own_steps(data: Dataset, kept: Game, seat: int) -> OwnSteps:
    """The decisions of this seat; what it gets while others act belongs to its decision before."""
    episode = Episode(data.about.table(data.reward), kept.seed)
    seen, actions, got = [], [], []
    for number in kept.numbers:
        if episode.actor == seat:
            seen.append(episode.observation(seat))
            actions.append(number)
            got.append(0.0)
        paid = episode.step(number)[seat]
        if got:
            got[-1] += paid
    return OwnSteps(seen, actions, got, episode.observation(seat))
