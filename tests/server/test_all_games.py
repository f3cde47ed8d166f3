"""Every game of the registry at a real server: opened, played to the end, verified, replayed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import beagle
from beagle import CHANCE
from beagle.games.dinosaurs.tiles import TILES
from beagle.play.match import Replay
from beagle.play.record import read_record
from tests.server.harness import Room, Server, everybody_hears, play_on, room_at
from tests.server.truth import agrees_with_engine, last_picture, verified

# A table of each game that is soon over.
TABLES = {"evolution": "cataclysm@1.4.1", "evo": "second", "dinosaurs": "base"}
SMALL = """
map 2
  0,0 GGGGYYYY
  0,1 BBBBWWWW
  start 0,0 7,0
  start 0,1 7,1
climate +1:2 -1:2
"""


def test_every_game_has_its_table_here() -> None:
    assert set(TABLES) == set(beagle.GAMES)


@pytest.mark.parametrize("name", TABLES)
def test_bots_play_a_game_to_its_end(name: str, room: Room, tmp_path: Path) -> None:
    ann = room.person("Ann")
    table = ann.open("bot:random", "bot:random", game=name, ruleset=TABLES[name])
    watching = ann.sit(table.id)
    watching.until(lambda: watching.page.result is not None)
    record = ann.post(f"/api/tables/{table.id}/record")
    assert agrees_with_engine(watching.page, record) > 20
    assert verified(record, tmp_path)
    assert not verified(record.replace(read_record(record).secret, "0" * 64), tmp_path)
    replay = Replay(read_record(record))
    assert replay.over
    assert replay.game.scores(replay.state) == watching.page.result["scores"]  # type: ignore[index]
    for eyes in (0, 1):
        told = ann.post(f"/api/tables/{table.id}/replay", seat=eyes)
        assert len(told["frames"]) == watching.page.n + 1
        assert told["frames"][-1]["view"] == last_picture(record, eyes)


@pytest.mark.parametrize("name", ["evo", "dinosaurs"])
def test_people_play_against_a_bot(name: str, room: Room, tmp_path: Path) -> None:
    """Each page has seen what the engine shows to its eyes, and every move it was offered was told by its touches."""
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "invited", "bot:random", game=name, ruleset=TABLES[name])
    seats = [ann.sit(table.id), ben.sit(table.id, table.links[1])]
    play_on(seats, seed=1)
    everybody_hears(seats)
    record = ann.post(f"/api/tables/{table.id}/record")
    for seat in seats:
        assert agrees_with_engine(seat.page, record) > 20
        assert seat.page.result is not None
    assert verified(record, tmp_path)


@pytest.mark.parametrize(
    ("discards", "key"), [((2, 3), "tie-decided"), ((3, 3), "tie-shared"), ((3, 2), "tie-decided")]
)
def test_a_tie_is_told_with_what_decided(room: Room, discards: tuple[int, int], key: str) -> None:
    ann = room.person("Ann")
    mine, other = discards
    lines = f"A: a | discard {mine} / B: m1 | discard {other} / deck -"
    table = ann.open("me", "bot:random", position=f"evolution base@gift turn 9 feeding bank 1 / {lines}")
    seat = ann.sit(table.id)  # the table gives the only answer, and the game is over
    seat.until(lambda: seat.page.result is not None)
    result = seat.page.result
    assert result is not None
    assert result["tie"]["key"] == key
    assert result["tie"]["args"]["rule"] == "EV-END-03"
    assert len(set(result["scores"])) == 1


def test_a_tie_behind_the_winner_is_told_with_what_decided_too(room: Room) -> None:
    ann = room.person("Ann")
    lines = "A: a b1 | discard 1 / B: m1 | discard 2 / C: x1 | discard 4 / deck -"
    table = ann.open("me", "bot:random", "bot:random", position=f"evolution base@gift turn 9 feeding bank 1 / {lines}")
    seat = ann.sit(table.id)
    seat.until(lambda: seat.page.result is not None)
    result = seat.page.result
    assert result is not None
    assert (result["scores"], result["winners"], result["places"]) == ([4, 2, 2], [0], [1, 3, 2])
    assert "tie" not in result
    [*others, said] = result["ties"]
    assert others == [None, None]
    assert (said["key"], said["args"]["best"], said["args"]["before"]) == ("tie-below", 4, {"seat": 1})


def test_the_dead_of_a_given_position_keep_their_names(room: Room) -> None:
    """For those who saw them die, and on a page that is opened later."""
    ann = room.person("Ann")
    start = "evolution base@gift turn 2 feeding bank 3 / A: a[carnivorous] / B: m n / deck 20"
    table = ann.open("me", "local", position=start)
    seat = ann.sit(table.id)
    seat.play("a>m")
    for one in (seat, ann.sit(table.id)):
        one.settle()
        assert one.page.view is not None
        assert "m" not in [animal["id"] for animal in one.page.view["players"][1]["animals"]]
        assert one.page.view["names"] == {"a": "A1", "m": "B1", "n": "B2"}


def test_a_game_that_was_given_up_has_no_tie(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", position="evolution base@gift turn 2 feeding bank 2 / A: a / B: m / deck 20")
    seat = ann.sit(table.id)
    seat.do("resign")
    seat.until(lambda: seat.page.result is not None)
    assert seat.page.result is not None
    assert "tie" not in seat.page.result


def test_a_move_is_foreseen_and_taken_back(room: Room) -> None:
    """Where nothing was revealed a move is taken back at once; the page is told what a fight would meet."""
    ann = room.person("Ann")
    start = "evo second movement to A / map 0,0:GGG 0,5:GGGG / A: 0,0 0,5 | genes horn*2 / B: 1,0 2,5 3,5 | genes horn"
    table = ann.open("me", "bot:random", game="evo", position=start)
    seat = ann.sit(table.id)
    foreseen = seat.do("preview", move="0,0x1,0")
    assert [(one["name"], one["words"]["key"]) for one in foreseen["ahead"]] == [
        ("fight", "evo-preview-fight"),
        ("ground", "evo-preview-ground"),
    ]
    seat.play("0,5>1,5")
    seat.do("undo", n=seat.page.n)
    seat.settle()
    assert [line["kind"] for line in seat.page.lines.values()] == ["move", "undo"]
    assert "0,5>1,5" in seat.page.moves


def test_cards_are_declined_in_advance(room: Room) -> None:
    """One who plays no cards for newborns is asked no more, and the game goes on as if they had passed."""
    ann = room.person("Ann")
    start = "evo second birth to A / map 0,0:GGGG 0,5:GGGG / A: 0,0 1,0 2,0 / B: 0,5 1,5 2,5 | cards terror"
    table = ann.open("me", "invited", game="evo", position=start)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    at_b.do("standing", answers=["no-cards-for-newborns"])
    at_a.settle()
    at_a.play("+3,0")
    at_a.settle()
    at_b.catch_up(2)
    assert [(line["seat"], line["move"]) for line in at_b.page.lines.values()] == [(0, "+3,0"), (1, "-")]
    at_b.settle()
    assert (at_b.page.asked, at_b.page.moves) == (1, ["+3,5", "-"])


def test_dice_fall_by_their_weights_and_are_verified(tmp_path: Path, room: Room) -> None:
    """The draws of EVO come from the secret: every one of them is in the record, and a forged one is found."""
    ann = room.person("Ann")
    table = ann.open("bot:random", "bot:random", "bot:random", game="evo", ruleset="second")
    watching = ann.sit(table.id)
    watching.until(lambda: watching.page.result is not None)
    record = ann.post(f"/api/tables/{table.id}/record")
    read = read_record(record)
    drawn = [played for played in read.moves if played.actor == CHANCE]
    assert len(drawn) > 15
    assert verified(record, tmp_path)
    replay = Replay(read)
    state = replay.start()
    assert (state.actor, read.moves[0]) == (CHANCE, drawn[0])
    others = [replay.game.write_move(state, action) for action in state.options]
    others.remove(drawn[0].text)
    read.moves, read.result = [drawn[0]._replace(text=others[0])], []
    assert not verified(read.text(), tmp_path)


def test_boxes_of_ones_own_are_played_at_a_server(own_server: Callable[..., Server], tmp_path: Path) -> None:
    """The server loads them, and so do the processes in which bots think."""
    evo, dinosaurs = tmp_path / "mine.evo", tmp_path / "mine.dinosaurs"
    evo.write_text(SMALL)
    dinosaurs.write_text(TILES.replace("MU", "LL"))
    server = own_server(boxes=f"{evo}:{dinosaurs}")
    with room_at(server) as room:
        ann = room.person("Ann")
        for game, ruleset in (("evo", "second@mine"), ("dinosaurs", "base@mine")):
            table = ann.open("bot:random", "bot:greedy", game=game, ruleset=ruleset)
            watching = ann.sit(table.id)
            watching.until(lambda page=watching.page: page.result is not None)  # type: ignore[misc]
    assert "failed" not in server.told()
