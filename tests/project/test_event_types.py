"""The TypeScript types of events are those of the tables."""

from typing import get_args

from beagle import game
from beagle.games.dinosaurs.picture import Figure
from tools.generators.event_types import EventTypes


def test_a_part_has_its_type_and_a_hidden_card_may_be_null() -> None:
    evolution = "\n".join(EventTypes(game("evolution").event_table(), lambda literal: None).declarations())
    assert '| { event: "card-drawn"; args: { seat: number; card: string | null } }' in evolution
    assert '| { event: "die"; args: { face: number } }' in evolution
    assert 'export type PlaceName = "" | "laurasia" | "gondwana" | "ocean";' in evolution
    assert '| { event: "last-turn"; args: Record<string, never> }' in evolution


def test_names_of_the_picture_are_used() -> None:
    def named(literal: object) -> str | None:
        return "Figure" if set(get_args(literal)) == set(get_args(Figure)) else None

    dinosaurs = "\n".join(EventTypes(game("dinosaurs").event_table(), named).declarations())
    assert '| { event: "activated"; args: { figure: Figure } }' in dinosaurs
    assert "export type Figure" not in dinosaurs
    assert "FigureName" not in dinosaurs
