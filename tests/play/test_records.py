"""Games that were played, as records: each replays, and what is known of it is so."""

from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle import NotationError
from beagle.play.match import ReplayError
from beagle.play.record import read_record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


def recorded(name: str) -> str:
    return (Path(__file__).parent / "records" / f"{name}.record").read_text("utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_and_is_written_as_it_is_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert beagle.replay(text).record.text() == text


def banks(text: str) -> list[tuple[str, int]]:
    """Each move of the record with the tokens in the bank after it."""
    return [(played.line(), state.banks[0]) for state, played in beagle.replay(text).steps()]


class TestTheFirstTurnOfTheRulebook:
    """Its worked example: Mitya and Vanya, six cards each; Mitya is A and begins."""

    def end(self) -> Any:
        return beagle.replay(recorded("first-turn")).state

    def lines(self) -> dict[str, str]:
        text = beagle.game("evolution").write(self.end())
        return {line.split()[0]: line for line in text.splitlines()}

    def test_it_begins_with_six_cards_each_and_72_in_the_deck(self) -> None:
        state = beagle.game("evolution").read(read_record(recorded("first-turn")).start)
        assert [len(player.hand) for player in state.players] == [6, 6]
        assert len(state.deck) == 72
        assert state.first == 0

    def test_a_four_makes_a_bank_of_six_that_is_eaten_and_grazed(self) -> None:
        assert banks(recorded("first-turn"))[12:] == [
            ("% 4", 6),
            ("A d*", 5),
            ("B b*", 4),
            ("B b.communication>c", 3),
            ("B b.grazing", 2),
            ("A a>c", 2),
            ("B b*", 1),
            ("B b.grazing", 0),
        ]

    def test_the_kill_feeds_the_carnivore_and_takes_the_pair_card_along(self) -> None:
        states = (state for state, played in beagle.replay(recorded("first-turn")).steps() if played.text == "a>c")
        state = next(states)
        assert state.animals[0].food == 2
        assert state.pairs == []
        assert not state.animals[2].alive

    def test_mitya_has_two_animals_and_four_cards_and_one_discarded(self) -> None:
        state = self.end()
        assert self.lines()["A:"] == (
            "A: a<swimming>[poisonous(carnivorous) carnivorous(hibernation)]0 d<piracy>[]0"
            " | hand running swimming piracy running | discard mimicry@A | born 3"
        )
        assert [len(state.players[0].herd), len(state.players[0].hand), len(state.players[0].discard)] == [2, 4, 1]

    def test_vanya_has_one_animal_with_fat_and_two_cards_and_two_discarded(self) -> None:
        state = self.end()
        assert self.lines()["B:"] == (
            "B: b<scavenger>[camouflage(fat) grazing(fat) fat(sharp-vision)*]0"
            " | hand swimming mimicry | discard tail-loss@B communication/carnivorous | born 2"
        )
        assert [len(state.players[1].herd), len(state.players[1].hand), len(state.players[1].discard)] == [1, 2, 2]

    def test_67_cards_are_left_and_vanya_begins_the_second_turn(self) -> None:
        assert len(self.end().deck) == 67
        assert self.lines()["evolution"] == "evolution base@gift turn 2 development bank 0 first B born 5 to B"


def test_a_record_of_newer_rules_is_refused() -> None:
    record = read_record(recorded("first-turn"))
    record.version = beagle.game(record.game).version + 1
    with pytest.raises(ReplayError, match="this program knows rules up to"):
        beagle.replay(record.text())


HEADERS = {"Game": "evolution", "Rules": "base@gift", "Version": "1", "Start": "x"}


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("Game", "chess", 'no game is called "chess"'),
        ("Version", "²", "a number in the header"),
        ("Version", "", "a number in the header"),
        ("Result", "no number", "a number in the header"),
        ("Start", "nowhere", '"evolution"'),
        ("Start", "evolution base@gift development / A: a / B: a", "another animal"),
    ],
)
def test_a_record_with_a_wrong_header_is_refused(name: str, value: str, error: str) -> None:
    headers = {**HEADERS, name: value}
    with pytest.raises((NotationError, ReplayError), match=error):
        beagle.replay("\n".join(f'[{key} "{text}"]' for key, text in headers.items()))
