"""Taking back, and answering in advance."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from beagle.kernel.state import CHANCE
from beagle.play.record import read_record
from beagle.play.verify import BROKEN, verify
from tests.server.harness import MIDDLE, Room, Seat, Server, everybody_hears, room_at
from tests.server.page import Message

ATTACK = """evolution base@gift turn 9 feeding bank 3
A: a[carnivorous] b
B: m[running tail-loss] n
deck -"""
# B may lie in wait whenever A eats.
AMBUSH = """evolution base+fly@gift turn 4 feeding bank 9
A: a b c | hand swimming
B: m[carnivorous ambush] n | hand swimming
deck 10"""


def two_at(room: Room, position: str, second: str = "invited") -> list[Seat]:
    """Ann at A with a cookie, somebody at B with a link alone."""
    ann = room.person("Ann")
    table = ann.open("me", second, position=position)
    seats = [ann.sit(table.id)] + [room.guest(table.id, token) for token in table.links.values()]
    everybody_hears(seats)
    return seats


def record_of(room: Room, table: str) -> str:
    return str(room.stranger().post(f"/api/tables/{table}/record"))


def test_taking_back_is_free_while_nothing_was_revealed(room: Room) -> None:
    """In feeding one takes food, thinks again, and nobody has acted: in one's go, nothing was shown."""
    position = "evolution base@gift turn 9 feeding bank 3 / A: a[fat] b[grazing] / B: m n / deck -"
    at_a, at_b = two_at(room, position)
    assert at_a.refused("undo", n=at_a.page.n) == "nothing-to-undo"
    before = at_a.page.view
    at_a.play("b.grazing")
    assert at_a.page.ask is not None
    assert at_a.page.ask["undo"] == "free"
    at_a.do("undo", n=at_a.page.n)
    assert at_a.page.view == before
    at_b.settle()
    assert [line["kind"] for line in at_b.page.lines.values()] == ["move", "undo"]
    assert at_b.page.n == at_a.page.n == 2


def test_dice_are_taken_back_by_consent_and_fall_again_alike(room: Room) -> None:
    at_a, at_b = two_at(room, ATTACK)
    fallen = []
    for _ in range(2):
        at_a.play("a>m")
        at_b.catch_up(at_a.page.n)
        at_b.play("m.running")
        at_a.settle()
        fallen.append([line["move"] for line in at_a.page.lines.values() if line["seat"] == CHANCE][-1])
        assert at_a.ask("undo", n=at_a.page.n)["is"] == "done"
        at_b.settle()
        assert at_b.page.undo is not None
        assert at_b.page.undo["seat"] == 0
        n = at_a.page.n
        assert at_a.refused("agree", n=at_a.page.undo["n"], yes=True) == "not-yours"  # type: ignore[index]
        assert at_a.refused("undo", n=at_a.page.n) == "undo-pending"
        at_b.do("agree", n=at_b.page.undo["n"], yes=True)
        at_a.settle()
        assert at_a.page.n == n + 1
        assert at_a.page.asked == 0
        assert at_b.refused("agree", n=at_a.page.n, yes=True) == "no-undo"
    assert fallen[0] == fallen[1]
    for seat in (at_a, at_b):
        seat.do("resign")
        everybody_hears([at_a, at_b])
        if seat.page.status == "over":
            break
    record = record_of(room, at_a.table)
    assert record.count("undo") == 2
    assert record.count("m.running") == 2
    assert [finding for finding in verify(read_record(record)) if finding.outcome == BROKEN] == []


def test_an_undo_that_is_refused_or_overtaken_changes_nothing(room: Room) -> None:
    at_a, at_b = two_at(room, MIDDLE)
    at_a.play("+swimming")
    at_b.settle()
    at_b.play("+mimicry")
    at_a.settle()
    at_a.do("undo", n=at_a.page.n)
    at_b.settle()
    n, view = at_b.page.n, at_b.page.view
    at_b.do("agree", n=at_b.page.undo["n"], yes=False)  # type: ignore[index]
    everybody_hears([at_a, at_b])
    assert (at_b.page.n, at_b.page.view, at_a.page.undo, at_b.page.undo) == (n, view, None, None)
    at_a.do("undo", n=n)
    asked = at_a.page.undo
    assert asked is not None
    at_a.play("-")  # the game goes on
    at_b.settle()
    assert at_b.page.undo is None
    assert at_b.refused("agree", n=asked["n"], yes=True) == "no-undo"
    assert at_a.refused("agree", n=asked["n"], yes=True) == "no-undo"
    assert at_a.refused("undo", n=0) == "stale"
    assert at_a.refused("undo", n=at_a.page.n + 5) == "stale"


def test_those_with_links_alone_are_different_people(room: Room) -> None:
    """Neither may take back over the head of the other."""
    ann = room.person("Ann")
    table = ann.open("invited", "invited", position=MIDDLE)
    at_a, at_b = room.guest(table.id, table.links[0]), room.guest(table.id, table.links[1])
    at_a.settle()
    at_a.play("+swimming")
    at_b.settle()
    at_b.play("+mimicry")
    at_a.settle()
    assert at_a.page.ask is not None
    assert at_a.page.ask["undo"] == "ask"
    n = at_a.page.n
    at_a.do("undo", n=n)
    at_b.settle()
    assert at_b.page.n == n
    assert at_b.page.undo is not None


HERDS = "evolution base@gift turn 9 feeding bank 9 / A: a[fat] b c d / B: m n o p / deck -"
# Whether m gets away or not, A has a choice afterwards.
HUNT = HERDS.replace("a[fat]", "a[carnivorous]").replace("m n", "m[running] n")


def test_the_moves_of_bots_are_taken_back_along_with_ones_own(room: Room) -> None:
    [at_a] = two_at(room, HERDS, "bot:random")
    before = at_a.page.view
    at_a.play("a*")
    at_a.until(lambda: at_a.page.asked == 0 and at_a.page.n > 1)
    assert any(line["seat"] == 1 for line in at_a.page.lines.values())
    assert (at_a.page.ask or {})["undo"] == "free"
    at_a.do("undo", n=at_a.page.n)
    assert at_a.page.view == before
    assert [line["kind"] for line in at_a.page.lines.values()][-1] == "undo"


def test_what_bots_have_shown_is_not_unseen(room: Room) -> None:
    """A die, or a card of a bot's hand: afterwards one would know more than before."""
    [at_a] = two_at(room, HUNT, "bot:random")
    at_a.play("a>m")
    at_a.until(lambda: at_a.page.asked == 0 and at_a.page.n > 1)
    assert any(line["seat"] == CHANCE for line in at_a.page.lines.values())
    assert (at_a.page.ask or {}).get("undo", "") == ""
    assert at_a.refused("undo", n=at_a.page.n) == "undo-shown"
    [at_a] = two_at(room, MIDDLE.replace("hand running mimicry piracy", "hand running"), "bot:greedy")
    at_a.play("swimming:a")  # which shows one's own card, to others
    at_a.until(lambda: at_a.page.asked == 0 and at_a.page.n > 1)
    shown = any(line["seat"] == 1 and line["move"][0] != "+" for line in at_a.page.lines.values())
    assert ((at_a.page.ask or {}).get("undo", "") == "free") != shown


def test_at_a_table_for_practice_dice_are_taken_back_too(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", position=HUNT, practice=True)
    at_a = ann.sit(table.id)
    assert at_a.page.table["practice"]
    before = at_a.page.view
    at_a.play("a>m")
    at_a.until(lambda: at_a.page.asked == 0 and at_a.page.n > 1)
    assert any(line["seat"] == CHANCE for line in at_a.page.lines.values())
    assert (at_a.page.ask or {})["undo"] == "free"
    at_a.do("undo", n=at_a.page.n)
    assert at_a.page.view == before


def test_a_card_of_ones_own_is_taken_back_freely_until_somebody_acts(room: Room) -> None:
    """The others have seen it, but the one who takes it back knows no more than before."""
    at_a, at_b = two_at(room, MIDDLE)
    at_a.play("swimming:a")
    assert (at_a.page.ask or {})["undo"] == "free"
    at_b.settle()
    at_b.play("+mimicry")
    at_a.settle()
    assert (at_a.page.ask or {})["undo"] == "ask"


def test_a_forced_answer_is_taken_back_with_the_choice_before_it(room: Room) -> None:
    """Of two animals one eats; then the other is all that is left, and the table feeds it."""
    position = "evolution base@gift turn 9 feeding bank 9 / A: a b / B: m[fat fat] n / deck -"
    at_a, at_b = two_at(room, position)
    at_a.play("a*")
    at_b.catch_up(1)
    at_b.play("m*")
    at_a.until(lambda: at_a.page.n >= 3)
    assert [(line["seat"], line["move"]) for line in at_a.page.lines.values()] == [(0, "a*"), (1, "m*"), (0, "b*")]
    at_a.do("undo", n=at_a.page.n)
    at_b.settle()
    at_b.do("agree", n=at_b.page.undo["n"], yes=True)  # type: ignore[index]
    at_a.settle()
    assert (at_a.page.asked, at_a.page.moves) == (0, ["a*", "b*"])
    undone = {line["n"]: line["undone"] for line in at_a.page.lines.values() if line["kind"] == "undo"}
    assert undone == {4: [3], 5: [1, 2]}


def test_a_resent_undo_is_done_once(room: Room) -> None:
    [at_a] = two_at(room, HERDS, "bot:random")
    for _ in range(2):
        at_a.until(lambda: at_a.page.asked == 0)
        at_a.play(at_a.page.moves[0])
    at_a.until(lambda: at_a.page.asked == 0)
    n = at_a.page.n
    for _ in range(3):
        at_a.do("undo", id="once", n=n)
    assert [line["kind"] for line in at_a.page.lines.values()].count("undo") == 1


def test_an_undo_says_which_entries_it_took_back(own_server: Callable[..., Server]) -> None:
    """Live, to somebody who comes later, in a replay and after a restart: no page has to work it out."""

    def undone(lines: Iterable[Message]) -> dict[int, list[int]]:
        return {line["n"]: line["undone"] for line in lines if "undone" in line}

    server = own_server()
    with room_at(server) as room:
        at_a, at_b = two_at(room, ATTACK)
        at_a.play("a>m")
        at_b.catch_up(at_a.page.n)
        at_b.play("m.running")
        at_a.settle()
        assert [line["seat"] for line in at_a.page.lines.values()] == [0, 1, CHANCE]
        at_a.ask("undo", n=at_a.page.n)
        at_b.settle()
        at_b.do("agree", n=at_b.page.undo["n"], yes=True)  # type: ignore[index]
        at_a.settle()
        at_a.play("b*")
        everybody_hears([at_a, at_b])
        for seat in (at_a, at_b, room.guest(at_a.table)):
            assert undone(seat.page.lines.values()) == {4: [1, 2, 3]}
        assert undone(room.stranger().post(f"/api/tables/{at_a.table}/replay")["frames"]) == {4: [1, 2, 3]}
    server.stop()
    server.start()
    with room_at(server) as room:
        assert undone(room.guest(at_a.table).page.lines.values()) == {4: [1, 2, 3]}
