"""What a seat does not know is in nothing that is written for it."""

from typing import Any

import pytest

from beagle import GAMES, SPECTATOR, Rng
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.data import PARTS
from beagle.games.evolution.ids import EVENTS, TRAIT_NAMES
from beagle.games.evolution.tell import CARD_DRAWN
from beagle.kernel.action import PASS
from beagle.kernel.data import EventTable, PartType
from beagle.kernel.deck import Kind, Pile
from beagle.kernel.event import Event
from beagle.kernel.int_list import int_list
from beagle.kernel.message import Message
from beagle.kernel.standing import StandingAnswer
from beagle.testing.laws.hidden import (
    a_view_is_plain,
    an_imagined_world_looks_the_same,
    betrayal,
    imagining_deals_anew,
    listen_for,
    moves_of_others_are_covered,
    no_secret_is_written,
    what_is_answered_in_advance_tells_nothing,
    what_is_public_is_the_same_in_all_worlds,
    what_is_unseen_is_the_same_in_all_worlds,
    worlds_cannot_be_told_apart,
)
from beagle.testing.laws.planted import GameWith, Overheard, StateWith, caught, drawing_below
from tests.laws.games import ADAPTERS, LONG, SUITE, TABLES, Broken, Table, hold, moments

SOME = moments(TABLES[1], games=6)


@pytest.mark.parametrize("table", LONG)
def test_worlds_that_differ_in_secrets_cannot_be_told_apart(table: Table) -> None:
    hold(worlds_cannot_be_told_apart, moments(table))


@pytest.mark.parametrize("table", LONG)
def test_an_imagined_world_looks_like_the_true_one(table: Table) -> None:
    hold(an_imagined_world_looks_the_same, moments(table))


@pytest.mark.parametrize("table", LONG)
def test_imagining_deals_anew(table: Table) -> None:
    hold(imagining_deals_anew, moments(table))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_the_moves_of_others_are_covered_where_they_hide_something(table: Table) -> None:
    hold(moves_of_others_are_covered, moments(table))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_answers_in_advance_tell_nothing(table: Table) -> None:
    hold(what_is_answered_in_advance_tells_nothing, moments(table))


@pytest.mark.parametrize(
    "planted",
    [
        lambda state: PASS if PASS in state.options and len(state.options) > 1 else None,  # not if there is no choice
        lambda state: PASS if state.players[state.actor].hand else 1 << 40,  # what is no move
        lambda state: PASS if PASS in state.options and sum(state.players[state.actor].hand) % 2 else None,
    ],
)
def test_an_answer_that_looks_at_the_hand_is_caught(planted: Any) -> None:
    evo = next(table for table in SUITE if table.game.name == "evo")
    caught(
        what_is_answered_in_advance_tells_nothing,
        moments(evo, games=6),
        lambda game: GameWith(game, answer=lambda state, name: planted(state)),
    )


def test_a_private_answer_that_looks_at_another_hand_is_caught() -> None:
    """It may follow from what its own seat knows, and from nothing else."""
    evo = next(table for table in SUITE if table.game.name == "evo")

    def peeks(state: Any, name: str) -> int | None:
        others = [card for seat, clan in enumerate(state.players) if seat != state.actor for card in clan.hand]
        return PASS if PASS in state.options and sum(others) % 2 else None

    def planted(game: Any) -> GameWith:
        return GameWith(game, answer=peeks, standing=lambda: [StandingAnswer("no-cards", private=True)])

    caught(what_is_answered_in_advance_tells_nothing, moments(evo, games=6), planted)


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_public_choice_is_the_same_in_all_worlds(table: Table) -> None:
    hold(what_is_public_is_the_same_in_all_worlds, moments(table))


@pytest.mark.parametrize("planted", [lambda state: len(state.options) == 1, lambda state: True])
def test_a_choice_that_is_said_to_be_public_but_follows_from_the_hand_is_caught(planted: Any) -> None:
    evo = next(table for table in SUITE if table.game.name == "evo")
    caught(
        what_is_public_is_the_same_in_all_worlds,
        moments(evo, games=6),
        lambda game: GameWith(game, choice_is_public=planted),
    )


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_what_is_unseen_tells_nothing(table: Table) -> None:
    hold(what_is_unseen_is_the_same_in_all_worlds, moments(table))


def counts_the_deck(game: Any) -> GameWith:
    """Its views carry the state along, and only the deck is counted: what lies in hands is missing."""

    def view(state: Any, seat: int) -> Any:
        seen = game.view(state, seat)
        seen.state = state
        return seen

    def unseen(view: Any) -> list[Pile]:
        types = sorted({int(c) & 255 for c in view.state.deck})
        return [Pile("cards", Message("x", {}), tuple(Kind(str(t), Message("x", {}), 1) for t in types), 999)]

    return GameWith(game, view=view, unseen=unseen)


def test_a_count_of_the_deck_alone_is_caught() -> None:
    caught(what_is_unseen_is_the_same_in_all_worlds, SOME, counts_the_deck)


def test_a_count_without_what_others_hold_is_caught() -> None:
    nothing = [Pile("cards", Message("x", {}), (), 0)]
    caught(what_is_unseen_is_the_same_in_all_worlds, SOME, lambda game: GameWith(game, unseen=lambda view: nothing))


@pytest.mark.parametrize("table", LONG)
def test_a_marker_in_the_place_of_every_secret_is_written_nowhere(table: Table) -> None:
    looked = 0

    def law(game: Any, state: Any, seed: int) -> None:
        nonlocal looked
        looked += no_secret_is_written(game, state, seed)

    hold(law, moments(table))
    assert looked > 25


# Planted leaks.  Each is caught by the law of indistinguishability and by the canary.


def leak_a_hand(game: Any) -> GameWith:
    def view(state: Any, seat: int) -> Any:
        seen = game.view(state, seat)
        for player, own in zip(seen.players, state.players, strict=True):
            player.hand[:1] = list(own.hand)[:1]
        return seen

    return GameWith(game, view=view)


def leak_an_animal(game: Any) -> GameWith:
    def view(state: Any, seat: int) -> Any:
        seen = game.view(state, seat)
        for player, own in zip(seen.players, state.players, strict=True):
            if own.herd:
                player.herd[-1].card = own.herd[-1].card
        return seen

    return GameWith(game, view=view)


def leak_the_top_of_the_deck(game: Any) -> GameWith:
    def view(state: Any, seat: int) -> Any:
        seen = game.view(state, seat)
        seen.deck[-1:] = list(state.deck)[-1:]
        return seen

    return GameWith(game, view=view)


def leak_by_refusing(game: Any) -> GameWith:
    """Its refusals name the last card of the next hand."""

    def why(state: Any, seat: int, text: str) -> Any:
        refusal = game.why(state, seat, text)
        others = [p.hand[-1] for s, p in enumerate(state.players) if p.hand and s != seat]
        if refusal is None or not others:
            return refusal
        name = game.describe(state, 2 | (others[0] & 255) << 8)
        return refusal._replace(message=Message(refusal.message.key, {"holds": name}))

    return GameWith(game, why=why)


def leak_the_options(game: Any) -> GameWith:
    def view(state: Any, seat: int) -> Any:
        seen = game.view(state, seat)
        seen.options = list(state.options)
        return seen

    return GameWith(game, view=view)


LEAKS = (leak_a_hand, leak_an_animal, leak_the_top_of_the_deck, leak_by_refusing)


@pytest.mark.parametrize("leak", [*LEAKS, leak_the_options], ids=lambda leak: leak.__name__)
def test_a_leak_lets_worlds_be_told_apart(leak: Any) -> None:
    caught(worlds_cannot_be_told_apart, SOME, leak)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_shows_the_marker(leak: Any) -> None:
    caught(no_secret_is_written, SOME, leak)


def test_a_move_text_that_tells_the_card_is_caught() -> None:
    def tell(game: Any) -> GameWith:
        return GameWith(game, write_move=lambda state, action, seat=None: game.write_move(state, action))

    caught(no_secret_is_written, SOME, tell)


def test_a_move_text_that_hides_what_all_may_see_is_caught() -> None:
    def hide(game: Any) -> GameWith:
        def write_move(state: Any, action: int, seat: int | None = None) -> str:
            text: str = game.write_move(state, action, seat)
            return text if seat in (None, state.actor) else text.replace("a", "x")

        return GameWith(game, write_move=write_move)

    caught(moves_of_others_are_covered, SOME, hide)


def test_events_that_show_a_card_to_everybody_are_caught() -> None:
    caught(worlds_cannot_be_told_apart, SOME, state=Overheard)


def test_events_that_show_the_marker_are_caught() -> None:
    def canary(game: Any, state: Any, seed: int) -> None:
        marked = ADAPTERS[game.name].marked(state, SPECTATOR)
        if marked is not None:
            heard = Overheard(marked.state)
            listen_for(game, heard, SPECTATOR, marked.type, betrayal(marked.words), Rng(seed), 60)

    caught(canary, SOME)


class Blabbing(StateWith):
    """A state that puts the card which somebody draws among the plain numbers of the event."""

    @property
    def events(self) -> list[Event]:
        told = self.planted_in.events
        return [e if e.kind != CARD_DRAWN else Event(e.kind, e.a, e.card & 255, card=e.card) for e in told]

    def clone(self) -> Any:
        return Blabbing(self.planted_in.clone())


def name_the_drawn_card(game: Any) -> GameWith:
    """Its table of events has that number among the parts."""
    rows = [(name, "seat, drawn, card" if name == "card-drawn" else fields) for name, fields in EVENTS]
    drawn = PartType(lambda type: CARDS[type].name, lambda label, type: {})
    table = EventTable(tuple(rows), {**PARTS, "drawn": drawn}, "log-")
    below: Any = drawing_below(game)
    return GameWith(below, event_data=table.data)


def test_a_hidden_card_in_the_data_of_an_event_is_caught() -> None:
    evolution = next(table for table in SUITE if table.game.name == "evolution")
    planted = [
        m._replace(table=m.table._replace(game=name_the_drawn_card(m.table.game)), state=Blabbing(m.state.clone()))
        for m in moments(evolution, games=12)
    ]
    with pytest.raises(Broken, match="the event data differ"):
        hold(worlds_cannot_be_told_apart, planted)


def test_a_marker_in_the_data_of_an_event_is_caught() -> None:
    def canary(game: Any, state: Any, seed: int) -> None:
        marked = ADAPTERS[game.name].marked(state, SPECTATOR)
        if marked is not None:
            blabbing, rng = Blabbing(marked.state), Rng(seed)
            listen_for(name_the_drawn_card(game), blabbing, SPECTATOR, marked.type, betrayal(marked.words), rng, 60)

    with pytest.raises(Broken, match="the event data tell what it may not know"):
        hold(canary, SOME)


def test_imagining_the_truth_every_time_is_caught() -> None:
    def peeking(game: Any) -> GameWith:
        """Its views carry the state along, which is the crime, and imagining gives it back."""

        def view(state: Any, seat: int) -> Any:
            seen = game.view(state, seat)
            seen.state = state.clone()
            return seen

        return GameWith(game, view=view, imagine=lambda view, rng: view.state.clone())

    caught(imagining_deals_anew, SOME, peeking)
    caught(no_secret_is_written, SOME, peeking)


def test_imagining_other_cards_than_there_are_is_caught() -> None:
    def careless(game: Any) -> GameWith:
        def imagine(view: Any, rng: Rng) -> Any:
            state = game.imagine(view, rng)
            state.deck = int_list([0] * len(state.deck))
            return state

        return GameWith(game, imagine=imagine)

    caught(an_imagined_world_looks_the_same, SOME, careless)


# The tables of what may be seen


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_state_is_listed_with_who_may_see_it(name: str) -> None:
    assert unlisted(ADAPTERS[name].listed(), ADAPTERS[name].visibility()) == []


ALLOWED = {"public", "masked", "derived", "asked", "internal"}


def unlisted(fields: dict[str, tuple[str, ...]], table: dict[str, dict[str, str]]) -> list[str]:
    """What the table of visibility leaves out, invents, or says in words of its own."""
    out = [f"{cls} is not listed" for cls in fields if cls not in table]
    for cls, listed in table.items():
        there = set(fields.get(cls, ()))
        out += [f"{cls}.{field} is not listed" for field in sorted(there - set(listed))]
        out += [f"there is no {cls}.{field}" for field in sorted(set(listed) - there)]
        out += [f"{cls}.{field}: {word}" for field, word in listed.items() if word not in ALLOWED]
    return out


def test_a_field_that_is_not_listed_is_caught() -> None:
    adapter = ADAPTERS["evolution"]
    table = adapter.visibility()
    del table["Player"]["hand"]
    table["Animal"]["food"] = "sometimes"
    table["State"]["seed"] = "internal"
    assert unlisted(adapter.listed(), table) == [
        "there is no State.seed",
        "Player.hand is not listed",
        "Animal.food: sometimes",
    ]


def test_a_view_with_a_new_field_or_a_way_back_to_the_state_is_caught() -> None:
    table = TABLES[0]
    fields = table.adapter.view_fields()
    state = table.game.deal(table.ruleset, table.seats, 1)
    view = table.game.view(state, 0)
    a_view_is_plain(view, fields)
    view.banks = [state]
    with pytest.raises(Broken, match="holds a State"):
        a_view_is_plain(view, fields)
    view.banks = [0]
    view.seed = 1
    with pytest.raises(Broken, match="other fields"):
        a_view_is_plain(view, fields)


def test_the_marker_is_found_as_a_word_of_its_own() -> None:
    betrays = betrayal(("fat", "sharp-vision"))
    assert [betrays(text) for text in ("fat:a", "trait-fat", "a[fat*]", "sharp-vision/fat")] == [True] * 4
    assert not any(betrays(name) for name in TRAIT_NAMES if name not in ("fat", "sharp-vision"))
