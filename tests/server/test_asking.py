"""A line of one's own tables says the turn and what is asked: in the reader's language, and nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from beagle.games import GAMES
from beagle.i18n import Words, languages
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.message import Message, Piece, Seat
from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE, NOBODY
from beagle.server.asking import Questions, asked_in, question_of, told
from tests.server.harness import Person, Room, room_at
from tests.server.inside import InsideServer

Inside = Callable[..., InsideServer]
TABLES = [("evolution", "base+continents+fly@gift"), ("evo", "second"), ("dinosaurs", "base")]
HUNT = "evolution base@gift turn 2 feeding bank 3 / A: a[carnivorous] / B: m[tail-loss fat]"
PEOPLE = ["Ann", "Ben"]


def attacked() -> str:
    """Ann's animal attacks Ben's, who is asked."""
    game = GAMES["evolution"]
    state = game.read(HUNT)
    state.apply(game.read_move(state, "a>m"))
    return game.write(state)


def line(person: Person, language: str) -> str:
    answer = person.http.get("/api/lobby", headers={"Accept-Language": language})
    [mine] = answer.json()["mine"]
    return str(mine["told"])


def of_table(table: str, person: Person) -> str:
    [mine] = [line for line in person.get("/api/lobby")["mine"] if line["id"] == table]
    return str(mine["told"])


def test_a_line_says_the_turn_and_what_is_asked(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "invited", position=attacked())
    for seat in (ann.sit(table.id), ben.sit(table.id, table.links[1])):
        seat.settle()
    for language in languages():
        words = Words(language, PEOPLE)
        turn = words.say(Message("table-turn", {"turn": 2}))
        asked = words.say(Message("ask-attack.listed", {"owner": Seat(0)}))
        assert line(ben, language) == f"{turn} · {asked}"
        assert line(ann, language) == f"{turn} · {words.say(Message('table-deciding', {'seat': Seat(1)}))}"
    assert line(ben, "xx") == line(ben, "en")


def test_only_a_table_that_is_played_asks_anything(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    gathering = ann.open("me", "open", public=True)
    ann.open("me", "local", position=HUNT)
    lobby = ann.get("/api/lobby")
    assert ["told" in one for one in lobby["mine"] if one["id"] == gathering.id] == [False]
    assert not any("told" in one for name in ("open", "running", "over") for one in ben.get("/api/lobby")[name])


def test_a_table_that_is_not_in_memory_says_the_same(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "local", position=HUNT)
        seat = ann.sit(table.id)
        seat.play("a>m")
        shown = of_table(table.id, ann)
        data = server.manager.live[table.id].data
        questions = Questions(server.manager.reading)
        words = Words("en", [one.name for one in data.seats])
        for _ in range(2):  # the second time it is not read again
            found = server.run(questions.of_stored(data.row))
            assert found is not None
            assert told("evolution", found, True, words) == shown
        assert len(questions.kept) == 1


def test_a_position_that_cannot_be_read_asks_nothing() -> None:
    game = GAMES["evolution"]
    assert question_of(game, "nonsense") is None
    assert question_of(game, "evolution base@gift over / A: a / B: m") is None


def test_nobody_reads_a_letter_of_a_piece() -> None:
    """With other letters the words are the same for every reader."""
    found = question_of(GAMES["evolution"], attacked())
    assert found is not None
    renamed = {name: Piece("zz") if isinstance(one, Piece) else one for name, one in found.question.args.items()}
    assert renamed != found.question.args
    other = found._replace(question=found.question._replace(args=renamed))
    for words in (Words(language, PEOPLE) for language in languages()):
        for own in (False, True):
            assert told("evolution", found, own, words) == told("evolution", other, own, words)


@pytest.mark.parametrize(("name", "ruleset"), TABLES)
def test_worlds_that_look_alike_to_a_spectator_ask_the_same(name: str, ruleset: str) -> None:
    """So a line says nothing that follows from a hidden card: neither to others, nor to the one who is asked."""
    game, rng = GAMES[name], random.Random(3)
    state = game.deal(ruleset, 3, 3)
    compared = 0
    while state.actor != NOBODY and compared < 40:
        if state.actor != CHANCE:
            other = game.imagine(game.view(state, SPECTATOR), Rng(compared))
            assert asked_in(game, other) == asked_in(game, state)
            compared += 1
        state.apply(rng.choice(list(state.options)))
    assert compared == 40


@pytest.mark.parametrize(("name", "ruleset"), TABLES)
def test_every_question_of_a_game_can_be_said(name: str, ruleset: str) -> None:
    game, rng = GAMES[name], random.Random(5)
    state = game.deal(ruleset, 2, 5)
    keys = set()
    while state.actor != NOBODY:
        if state.actor != CHANCE:
            found = asked_in(game, state)
            assert found.turn > 0
            if found.question.key not in keys:
                for language in languages():
                    assert all(told(name, found, own, Words(language, PEOPLE)) for own in (True, False))
            keys.add(found.question.key)
        state.apply(rng.choice(list(state.options)))
    assert len(keys) >= 4
