"""The laws of hidden information: what a seat does not know changes nothing that is written for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from beagle import Game, Rng
from beagle.kernel.standing import all_switches, answer_of
from beagle.kernel.state import CHANCE
from beagle.kernel.why import NoMeaning, why_touched
from beagle.play.scene import recalled
from beagle.testing.laws.games import adapter_of, must, viewers
from beagle.testing.laws.laws import play_on

FURTHER = 6  # moves for which two worlds are followed
TEXTS = 8  # moves that are asked about at each


class Asked(NamedTuple):
    """A move that anyone may ask about, whether or not the seat is asked: by its text and by its touches."""

    text: str
    path: list[str]

    def parts(self) -> list[list[str]]:
        """All touches of the move, the first, and all but the first."""
        return [part for part in (self.path, self.path[:1], self.path[1:]) if part]


PASSING = Asked("-", ["pass"])


def some_asked(game: Game, state: Any, rng: Rng) -> list[Asked]:
    some = adapter_of(game).some_moves(state, rng, TEXTS)
    out = [PASSING, Asked("% 3", ["die:3"]), Asked("nonsense", ["nonsense"])]
    return out + [Asked(game.write_move(state, a), [] if state.over else game.touches(state, a)) for a in some]


def written_for(game: Game, state: Any, seat: int, asked: list[Asked]) -> dict[str, Any]:
    """All that is said to this seat about the position."""
    view = game.view(state, seat)
    out: dict[str, Any] = {
        "view": view,
        "view text": game.write_view(view),
        "question": game.question(view),
        "name of the question": game.question_name(view),
        "picture": values_in(game.picture(state, seat)),
        "actor": int(state.actor),
        "refusals": [(one.text, words_of_why(game, state, seat, one.text)) for one in asked],
        "refusals by touch": [(p, words_of_touch(game, state, seat, p)) for one in asked for p in one.parts()],
    }
    if state.actor == seat:
        out["options"] = list(state.options)
        out["option texts"] = [game.write_move(state, action, seat) for action in state.options]
        out["option words"] = [game.describe(state, action) for action in state.options]
        out["option data"] = [game.move_data(state, action) for action in state.options]
        out["reveals"] = game.reveals(state)
        out["touches"] = [game.touches(state, action) for action in state.options]
        out["previews"] = [game.preview(state, action) for action in state.options[:TEXTS]]
    return out


def values_in(thing: Any) -> list[Any]:
    """What a picture says, in order; the names of its fields are nobody's secret."""
    out: list[Any] = []
    gather_values(thing, out)
    return out


def gather_values(thing: Any, out: list[Any]) -> None:
    if not isinstance(thing, dict | list):
        out.append(thing)
        return
    out.append(len(thing))
    for part in thing.values() if isinstance(thing, dict) else thing:
        gather_values(part, out)


def words_of_why(game: Game, state: Any, seat: int, text: str) -> str:
    try:
        return repr(game.why(state, seat, text))
    except ValueError as error:
        return str(error)


def words_of_touch(game: Game, state: Any, seat: int, path: list[str]) -> str:
    try:
        return repr(why_touched(game, state, seat, path))
    except NoMeaning as error:
        return str(error)


def told_to(game: Game, state: Any, seat: int) -> dict[str, Any]:
    """All that is said to this seat about what has just happened."""
    seen = [event.seen_by(seat) for event in state.events]
    return {
        "event data": [game.event_data(event) for event in seen],
        "past": recalled(game, None, state.events),
        "events": [event.values() for event in seen],
        "log": [game.tell(event) for event in seen],
    }


def same(one: dict[str, Any], other: dict[str, Any], seat: int) -> None:
    for name, value in one.items():
        must(other[name] == value, f"seat {seat}: the {name} differ:\n{value}\n{other[name]}")


def worlds_cannot_be_told_apart(game: Game, state: Any, seed: int) -> int:
    """Two states that differ only in what a seat does not know look, answer and go on alike for it.

    How many pairs of different states were compared.
    """
    adapter, pairs = adapter_of(game), 0
    for seat in viewers(state, seed):
        rng = Rng(seed * 16 + seat)
        actions = play_on(state.clone(), seed + seat, FURTHER)
        other = adapter.dealt_anew(adapter.foreseen(state, actions, seat), seat, rng)
        adapter.know_as_in(other, state)
        pairs += game.write(other) != game.write(state)
        follow(game, state.clone(), other, actions, seat, rng)
    return pairs


def an_imagined_world_looks_the_same(game: Game, state: Any, seed: int) -> None:
    """What a seat imagines from its view it cannot tell from the truth, and it has the cards of the ruleset."""
    adapter = adapter_of(game)
    for seat in viewers(state, seed):
        rng = Rng(seed * 16 + seat)
        world = game.imagine(game.view(state, seat), rng)
        must(sorted(adapter.cards(world)) == sorted(adapter.cards(state)), "an imagined world has other cards")
        asked = some_asked(game, state, rng)
        same(written_for(game, state, seat, asked), written_for(game, world, seat, asked), seat)


def follow(game: Game, one: Any, other: Any, actions: list[int], seat: int, rng: Rng) -> None:
    """Both worlds go on by moves that the seat cannot tell apart."""
    one.listen()
    other.listen()
    adapter = adapter_of(game)
    for action in actions:
        asked = some_asked(game, one, rng)
        same(written_for(game, one, seat, asked), written_for(game, other, seat, asked), seat)
        text = game.write_move(one, action, seat)
        twins = [option for option in other.options if game.write_move(other, option, seat) == text]
        if not twins:  # this world had no such move: the seat has learnt something
            return
        before = one.clone()
        one.apply(action)
        other.apply(twins[rng.below(len(twins))])
        if adapter.learns(before, one, seat):
            return
        same(told_to(game, one, seat), told_to(game, other, seat), seat)
    same(written_for(game, one, seat, [PASSING]), written_for(game, other, seat, [PASSING]), seat)


def imagining_deals_anew(game: Game, state: Any, seed: int) -> None:
    """Among many imagined worlds there are different ones, and not only the true one, if there is anything to guess."""
    for seat in viewers(state, seed):
        view = game.view(state, seat)
        worlds = {game.write(game.imagine(view, Rng(seed + n))) for n in range(1, 6)}
        hidden = adapter_of(game).hidden(state, seat)
        must(len(worlds) > 1 or len(set(hidden)) < 2 or len(hidden) < 4, f"seat {seat} imagines one world only")


# The canary


def no_secret_is_written(game: Game, state: Any, seed: int) -> int:
    """Every card that a seat does not know is a marker: it is in nothing that is written for the seat.

    How many (seat, position)s were looked at; a seat that knows cards of every kind leaves no marker.
    """
    looked = 0
    for seat in viewers(state, seed):
        marked = adapter_of(game).marked(state, seat)
        if marked is not None:
            looked += listen_for(game, marked.state, seat, marked.type, betrayal(marked.words), Rng(seed))
    return looked


def betrayal(words: tuple[str, ...]) -> Callable[[object], bool]:
    """Does a text, or the form in which anything is printed, name the marker?"""
    pattern = re.compile("|".join(f"(?<![a-z]){word}(?![a-z])" for word in words))
    return lambda thing: pattern.search(thing if isinstance(thing, str) else repr(thing)) is not None


def listen_for(
    game: Game, state: Any, seat: int, marker: int, betrays: Callable[[object], bool], rng: Rng, moves: int = FURTHER
) -> int:
    adapter = adapter_of(game)
    state.listen()
    for looked in range(1, moves + 1):
        asked = [one for one in some_asked(game, state, rng) if not betrays(one.text)]
        for name, value in written_for(game, state, seat, asked).items():
            must(not betrays(value), f"seat {seat}: the {name} tell what it may not know: {value}")
        view = game.view(state, seat)
        must(marker not in adapter.shown(view), f"seat {seat}: the view shows a card it may not know")
        a_view_is_plain(view, adapter.view_fields())
        silent = [a for a in state.options if not betrays(game.write_move(state, a, seat))]
        for action in set(state.options) - set(silent):
            shows = state.clone()
            shows.apply(action)
            text = game.write_move(state, action, seat)
            must(marker in adapter.known(shows, seat), f"seat {seat}: the move {text} tells what it may not know")
        if not silent:
            return looked
        state.apply(silent[rng.below(len(silent))])
        if marker in adapter.known(state, seat):  # it was dealt, or shown: no longer a secret
            return looked
        for name, value in told_to(game, state, seat).items():
            must(not betrays(value), f"seat {seat}: the {name} tell what it may not know: {value}")
        cards = [event.seen_by(seat).card & 255 for event in state.events if event.card >= 0]
        must(marker not in cards, f"seat {seat}: an event shows a card it may not know")
    return moves


def a_view_is_plain(thing: object, allowed: dict[str, set[str]]) -> None:
    """Numbers, texts and lists, in the fields that are known to be looked at: no way back to the state."""
    if isinstance(thing, list | tuple):
        for item in thing:
            a_view_is_plain(item, allowed)
    elif not isinstance(thing, int | str):
        name = type(thing).__name__
        must(name in allowed, f"a view holds a {name}")
        fields = dict(vars(thing))
        must(set(fields) == allowed[name], f"{name} has other fields than are looked at:", *fields)
        for value in fields.values():
            a_view_is_plain(value, allowed)


def moves_of_others_are_covered(game: Game, state: Any, seed: int) -> None:
    """A seat that reads what the others' moves look like to it can refuse none of them as no move."""
    if state.actor == CHANCE:
        return
    for seat in viewers(state, seed):
        for action in state.options:
            text = game.write_move(state, action, seat)
            must(text == "".join(text.split()) != "", f"{text!r} has a space")
            if seat == state.actor or "?" not in text:
                must(text == game.write_move(state, action), f"{text!r} is not the move, and hides nothing")


def what_is_answered_in_advance_tells_nothing(game: Game, state: Any, seed: int) -> None:
    """A standing answer is a legal move, and whether it answers, and what, follows from what everybody knows.

    A private one follows from what its own seat knows.
    """
    if state.actor < 0:
        return
    switches = all_switches(game)
    told = {switch.name: answer_of(game, state, switch) for switch in switches}
    for name, action in told.items():
        must(action is None or action in state.options, f"{name} answers what is not offered")
    for seat in {*viewers(state, seed), int(state.actor)}:
        world = game.imagine(game.view(state, seat), Rng(seed * 16 + seat))
        for switch in switches:
            if seat == state.actor or not switch.private:
                same = answer_of(game, world, switch) == told[switch.name]
                must(same, f"seat {seat} learns something from {switch.name}")


def what_is_public_is_the_same_in_all_worlds(game: Game, state: Any, seed: int) -> None:
    """Where a choice is public, all worlds have the same options: how long the table takes tells nobody anything."""
    if state.actor < 0:
        return
    public = game.choice_is_public(state)
    for seat in viewers(state, seed):
        world = game.imagine(game.view(state, seat), Rng(seed * 16 + seat))
        must(game.choice_is_public(world) == public, f"seat {seat} learns something from whether the choice is public")
        must(not public or world.options == state.options, f"seat {seat} cannot see the options, which are public")


def what_is_unseen_is_the_same_in_all_worlds(game: Game, state: Any, seed: int) -> None:
    """The list of what a seat hasn't seen has all that is hidden from it, and follows from what it knows."""
    adapter = adapter_of(game)
    for seat in viewers(state, seed):
        told = game.unseen(game.view(state, seat))
        count = sum(pile.used for pile in told)
        must(not told or count >= len(adapter.hidden(state, seat)), f"seat {seat} isn't told of all that is hidden")
        world = adapter.dealt_anew(state, seat, Rng(seed * 16 + seat))
        must(game.unseen(game.view(world, seat)) == told, f"seat {seat} learns something from what it hasn't seen")


HIDDEN = (
    worlds_cannot_be_told_apart,
    an_imagined_world_looks_the_same,
    imagining_deals_anew,
    moves_of_others_are_covered,
    what_is_answered_in_advance_tells_nothing,
    what_is_public_is_the_same_in_all_worlds,
    what_is_unseen_is_the_same_in_all_worlds,
)
