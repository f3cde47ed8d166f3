"""The TypeScript types of events are those of the tables."""

from beagle import game
from tools.generators import event_types


def test_the_files_are_up_to_date() -> None:
    for path, text in event_types.files().items():
        assert path.read_text("utf-8") == text, "python -m tools.generators.event_types writes it again"


def test_a_part_has_its_type_and_a_hidden_card_may_be_null() -> None:
    evolution = event_types.event_types(game("evolution"))
    assert '| { event: "card-drawn"; args: { seat: number; card: string | null } }' in evolution
    assert '| { event: "die"; args: { face: number } }' in evolution
    assert 'export type Place = "" | "laurasia" | "gondwana" | "ocean";' in evolution
    assert '| { event: "last-turn"; args: Record<string, never> }' in evolution
