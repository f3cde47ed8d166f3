"""The laws that every position of every game obeys.  Each is a function that raises `Broken`."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Collection
from typing import Any

from beagle import NOBODY, Game, IllegalMove, NotationError, Rng
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.message import Refusal
from beagle.kernel.state import CHANCE, IllegalAction
from beagle.kernel.text import RESERVED
from beagle.testing.laws.exact import exact, names, shared
from beagle.testing.laws.games import Broken, adapter_of, must, pick, thinned, viewers

FURTHER = 12  # moves by which a copy is played on
SPOKEN = 400  # moves of a position that are also asked about by their texts


def play_on(state: Any, seed: int, moves: int = FURTHER) -> list[int]:
    """Random moves from here; the same seed makes the same choices."""
    rng = Rng(seed)
    made: list[int] = []
    while state.actor != NOBODY and len(made) < moves:
        made.append(pick(state, rng))
        state.apply(made[-1])
    return made


# 1


def a_clone_is_independent(game: Game, state: Any, seed: int) -> None:
    """A clone equals its original, shares nothing with it that changes, and plays on alike."""
    before = exact(state)
    one, other = state.clone(), state.clone()
    must(exact(one) == before, "a clone differs from its original")
    common = shared(state, one, adapter_of(game).constants())
    must(not common, "a clone shares", common)
    play_on(one, seed)
    must(exact(state) == before, "moves of a clone changed the original")
    must(exact(other) == before, "moves of a clone changed another clone")
    play_on(other, seed)
    must(exact(one) == exact(other), "two clones did not play on alike")


def a_pickled_state_plays_on_alike(game: Game, state: Any, seed: int) -> None:
    """What was pickled, or copied with `copy`, equals its original and plays on alike; its points are the same."""
    settled = adapter_of(game).settled
    before = exact(settled(state))
    copies = [copy.copy(state), copy.deepcopy(state)]
    if state.views:  # without it a state can't be pickled, and says so
        copies.append(pickle.loads(pickle.dumps(state)))
    for copied in copies:
        must(copied is not state, "a copy is the original")
        must(exact(settled(copied)) == before, "a copy differs from its original")
        must(list(copied.options) == list(state.options), "a copy has other options")
        must(game.scores(copied) == game.scores(state), "a copy has other points")
        must(play_on(copied, seed) == play_on(state.clone(), seed), "a copy did not play on alike")
    must(exact(settled(state)) == before, "copying changed the original")


# 3


def a_position_reads_back(game: Game, state: Any, seed: int) -> None:
    """read(write(s)) == s, in lines and in one line; what is read plays on alike; write(read(t)) is canonical."""
    text = game.write(state)
    settled = adapter_of(game).settled
    before = exact(settled(state))
    must("?" not in text, "a whole position has a ?")
    for form in (text, " / ".join(text.splitlines()), f"  {text}\n\n"):
        again = game.read(form)
        must(game.write(again) == text, "the text of what was read differs:\n", game.write(again))
        must(exact(settled(again)) == before, "what was read differs, but not in its text")
        copy = state.clone()
        must(play_on(again, seed) == play_on(copy, seed), "what was read was not offered the same")
        must(exact(settled(again)) == exact(settled(copy)), "what was read did not play on alike")


def a_view_reads_back(game: Game, state: Any, seed: int) -> None:
    """The text of a view is canonical too."""
    for seat in viewers(state, seed):
        text = game.write_view(game.view(state, seat))
        for form in (text, " / ".join(text.splitlines())):
            again = game.write_view(game.read_view(form))
            must(again == text, "the view that was read differs:\n", again)


# 4


def move_texts_are_unique_and_readable(game: Game, state: Any, seed: int) -> None:
    texts = [game.write_move(state, action) for action in state.options]
    must(len(set(texts)) == len(texts), "two moves have one text:", sorted(texts))
    must(not set(texts) & set(RESERVED), "a move has a reserved word:", sorted(texts))
    for action, text in zip(state.options, texts, strict=True):
        must(text == "".join(text.split()) != "", f"{text!r} has a space")
        must(game.read_move(state, text) == action, f"{text!r} was read as another move")
        if state.actor != CHANCE:
            must(game.write_move(state, action, state.actor) == text, f"the actor sees {text!r} otherwise")
            must(game.why(state, state.actor, text) is None, f"{text!r} is refused")


def every_offer_applies(game: Game, state: Any, seed: int) -> None:
    must(len(set(state.options)) == len(state.options), "an option is offered twice")
    must(bool(state.options) == (state.actor != NOBODY), "someone is asked without options, or nobody with some")
    for action in state.options:
        copy = state.clone()
        copy.apply(action)
        must(copy.actor != NOBODY or copy.over, "nobody is asked, but it is not over")


def what_is_not_offered_raises(game: Game, state: Any, seed: int) -> None:
    rng = Rng(seed)
    some = adapter_of(game).some_moves(state, rng, 20)
    some += [rng.bits() for _ in range(5)] + [-1, 1 << 40, 255]
    before = exact(state)
    for action in some:
        if action not in state.options:
            try:
                state.apply(action)
            except IllegalAction:
                continue
            must(False, f"action {action} was applied, though it was not offered")
    must(exact(state) == before, "an action raised, but changed the state")


# 5, 6


def every_card_is_there_once(game: Game, state: Any, seed: int) -> None:
    adapter = adapter_of(game)
    there, printed = sorted(adapter.cards(state)), sorted(adapter.printed(state))
    must(there == printed, f"{len(there)} cards of {len(printed)}, or others")


def all_is_in_order(game: Game, state: Any, seed: int) -> None:
    wrong = adapter_of(game).disorder(state)
    must(not wrong, *wrong)


def a_move_feeds_rightly(game: Game, before: Any, after: Any) -> None:
    """Between the two states lies one move, and `after` has listened to it."""
    wrong = adapter_of(game).miscounts(before, after)
    must(not wrong, *wrong)


# 7


def a_wrong_text_is_refused(game: Game, state: Any, seed: int) -> None:
    """No move: a column.  A move that is not legal: a rule.  Nothing changes."""
    before = exact(state)
    for text in spoilt_texts(game, state, seed):
        outcome = try_move(game, state, text)
        asked = try_why(game, state, state.actor, text)
        must(outcome == asked, f"{text!r}: reading says {outcome}, why says {asked}")
    must(exact(state) == before, "a refused move changed the state")


def spoilt_texts(game: Game, state: Any, seed: int) -> list[str]:
    """Moves of this place, some with a letter more or less; and things that are no moves."""
    rng = Rng(seed)
    letters = "abz*>.:~+-%?()'/ 123A\t|é"
    out = ["", " ", "?", "--", "- -", "undo", "resign", "%", "%0", "%7", "% 4", "+", "+?", "zz*", "a", "A a*", "\n"]
    for action in adapter_of(game).some_moves(state, rng, 25):
        text = game.write_move(state, action)
        at = rng.below(len(text) + 1)
        letter = letters[rng.below(len(letters))]
        out += [text, text[:at] + letter + text[at:], text[:at] + text[at + 1 :], f" {text}"]
    return out


def try_move(game: Game, state: Any, text: str) -> object:
    """What reading a move comes to: the action's legality, the rules or the place of the error."""
    try:
        action = game.read_move(state, text)
    except NotationError as error:
        return place(text, error)
    except IllegalMove as error:
        return rules_of(game, text, error.refusal)
    must(action in state.options, f"{text!r} was read as an action that is not offered")
    return "legal"


def try_why(game: Game, state: Any, seat: int, text: str) -> object:
    try:
        refused = game.why(state, seat, text)
    except NotationError as error:
        return place(text, error)
    return "legal" if refused is None else rules_of(game, text, refused)


def place(text: str, error: NotationError) -> object:
    must(error.line == 1 and 1 <= error.column <= len(text) + 1, f"{text!r}: an error at {error.line}:{error.column}")
    must(bool(error.expected), f"{text!r}: an error that does not say what was expected")
    return str(error)


def rules_of(game: Game, text: str, refused: Refusal) -> object:
    must(bool(refused.rules), f"{text!r} is refused by no rule")
    unknown = [id for id in refused.rules if not adapter_of(game).is_rule(id)]
    must(not unknown, f"{text!r} is refused by", *unknown)
    must(refused.message.key == f"{refused.rules[0]}.why", f"{text!r}: the words are {refused.message.key}")
    return refused.rules


def refusals_agree_with_options(game: Game, state: Any, seed: int) -> None:
    """Of all that can be said here, exactly what is offered is free of refusals; text and number say the same.

    The step is also asked on a copy that offers nothing, so that an offer is not its own proof: of a legal action it
    has nothing to say, or begins with FREE.  (Whether one may pass follows from the other options: no rule is asked.)
    """
    if state.actor == NOBODY:
        return
    universe = adapter_of(game).universe(state)
    offered = set(state.options)
    must(offered <= set(universe), "options that have no text:", sorted(offered - set(universe)))
    before = exact(state)
    bare = state.clone()
    bare.options = []
    cited: set[int] = set()
    for action in universe:
        numbers = state.refusals(action)
        cited.update(numbers)
        if (action in offered) == bool(numbers):
            must(False, f"{game.write_move(state, action)}: offered {action in offered}, refused by {numbers}")
    names_of(game, cited)
    for action in offered - {PASS}:
        said = [] if state.actor == CHANCE else bare.refusals(action)
        must(not said or said[0] == 0, f"{game.write_move(state, action)} is offered, but forbidden by {said}")
    for action in dict.fromkeys([*state.options, *thinned(universe, SPOKEN, seed)]):
        text_and_number_agree(game, state, action)
    must(exact(state) == before, "asking changed the state")


def text_and_number_agree(game: Game, state: Any, action: int) -> None:
    if state.actor != CHANCE:
        text, rules = game.write_move(state, action), names_of(game, state.refusals(action))
        answer = try_why(game, state, state.actor, text)
        must(answer == (rules or "legal"), f"{text}: refused by {rules}, its text by {answer}")


def a_question_says_what_it_is_about(game: Game, state: Any, seed: int) -> None:
    """Every option is of a kind that the step says it asks for; only passing needs no word."""
    if state.actor == NOBODY:
        return
    kinds = state.stack[-1].kinds()
    must(bool(kinds), f"{state.stack[-1].name} asks, but names no kind of action")
    others = [game.write_move(state, action) for action in state.options if kind_of(action) not in (PASS, *kinds)]
    must(not others, f"{state.stack[-1].name} asks about {kinds}, but offers", *others)


def who_waits_learns_only_that(game: Game, state: Any, seed: int) -> None:
    """A seat that isn't asked, and every seat after the end, gets the same rules for every move."""
    some = adapter_of(game).some_moves(state, Rng(seed), 10) if state.actor != NOBODY else [PASS, 1 << 8]
    for seat in viewers(state, seed):
        if seat != state.actor:
            told = {tuple(state.refusals_of(seat, action)) for action in [PASS, *some]}
            must(len(told) == 1, f"seat {seat} waits, and is told", *sorted(told))
            must(bool(names_of(game, told.pop())), f"seat {seat} waits for no reason")


def names_of(game: Game, numbers: Collection[int]) -> tuple[str, ...]:
    try:
        return tuple(dict.fromkeys(adapter_of(game).rule_name(number) for number in numbers))
    except ValueError as error:
        raise Broken(f"refused by what is no rule: {error}") from error


# 12


def the_stack_is_plain(game: Game, state: Any, seed: int) -> None:
    for step in state.stack:
        a_step_is_plain(step)


def a_step_is_plain(step: Any) -> None:
    """save and load are inverse, a clone shares nothing, the spec names each number that is saved."""
    saved = step.save()
    must(all(type(value) is int for value in saved), f"{step.name} saves {saved}")
    kinds = [part.partition(":")[2] for part in step.spec.split()]
    many = any(kind.endswith("*") for kind in kinds)
    must(not any(kind.endswith("*") for kind in kinds[:-1]), f"{step.name}: only the last field may be a list")
    fits = len(saved) >= len(kinds) - 1 if many else len(saved) == len(kinds)
    must(fits, f"{step.name} saves {saved}, its spec is {step.spec!r}")
    loaded = type(step)()
    loaded.load(list(saved))
    must(exact(loaded) == exact(step), f"{step.name}: load is not the inverse of save")
    copy = step.clone()
    must(exact(copy) == exact(step) and type(copy) is type(step), f"a clone of {step.name} differs")
    must(not shared(step, copy, []), f"a clone of {step.name} shares a list")
    references = [name for name in names(step) if not isinstance(getattr(step, name), int | str | bool | list)]
    must(not references, f"{step.name} holds more than numbers:", *references)


def asking_again_asks_the_same(game: Game, state: Any, seed: int) -> None:
    """Resumed once more, the step that asks asks the same question, and nothing else happens."""
    if state.actor == NOBODY:
        return
    copy = state.clone()
    copy.listen()
    copy.actor, copy.options = NOBODY, []
    copy.stack[-1].resume(copy)
    must(exact(copy) == exact(state), "resumed again, the step asks otherwise")
    must(not copy.events, "resumed again, the step tells", copy.events)


# 8


def the_result_is_sane(game: Game, state: Any, seed: int) -> None:
    scores, winners = game.scores(state), game.winners(state)
    seats = state.seats
    must(len(scores) == seats and min(scores) >= 0, f"scores {scores}")
    must(0 < len(winners) <= seats and winners == sorted(set(winners)), f"winners {winners}")
    must(all(0 <= seat < seats for seat in winners), f"winners {winners}")
    must({scores[seat] for seat in winners} == {max(scores)}, f"winners {winners} of {scores}")
    must(state.over == (state.actor == NOBODY), "over, but someone is asked; or not over, and nobody is")


# 13


def a_page_can_show_and_choose(game: Game, state: Any, seed: int) -> None:
    """Pictures, options and events are plain JSON; what is touched tells every option from every other; points add up
    to the score."""
    for seat in viewers(state, seed):
        picture = game.picture(state, seat)
        must(json.loads(json.dumps(picture)) == picture, "a picture is not plain")
    for action in state.options:
        args = game.move_data(state, action).args
        must(
            json.loads(json.dumps(args)) == args, f"the data of {game.write_move(state, action)} are not plain: {args}"
        )
    the_data_of_events_are_plain(game, state, seed)
    touched = [tuple(game.touches(state, action)) for action in state.options]
    must(all(touched) and len(set(touched)) == len(touched), "two options are chosen alike:", sorted(touched))
    sums = [sum(points for _, points in sheet) for sheet in game.sheets(state)]
    must(sums == list(game.scores(state)), f"the sheets add up to {sums}, the scores are {game.scores(state)}")


def the_data_of_events_are_plain(game: Game, state: Any, seed: int) -> None:
    """For everybody who looks: names and numbers, and the same parts by the same labels."""
    for action in some_options(state, seed) if state.options else ():
        copy = state.clone()
        copy.listen()
        copy.apply(action)
        for event in copy.events:
            whole = game.event_data(event)
            must(json.loads(json.dumps(whole)) == list(whole), f"the data of an event are not plain: {whole}")
            for seat in viewers(state, seed):
                name, args = game.event_data(event.seen_by(seat))
                must((name, list(args)) == (whole.event, list(whole.args)), f"seat {seat} is told of other parts")
                differ = [label for label in args if args[label] != whole.args[label]]
                must(all(args[label] is None for label in differ), f"seat {seat} is told something else: {args}")


def what_is_revealed_is_no_longer_hidden(game: Game, state: Any, seed: int) -> None:
    """Whatever a seat has learnt by a move leaves less hidden; nothing is ever hidden again."""
    if state.actor == NOBODY:
        return
    before = game.hidden(state)
    known = {seat: sorted(adapter_of(game).known(state, seat)) for seat in viewers(state, seed)}
    for action in some_options(state, seed):
        copy = state.clone()
        copy.apply(action)
        after = game.hidden(copy)
        must(after <= before, f"{game.write_move(state, action)}: {before} was hidden, now {after}")
        for seat, knew in known.items():
            learnt = len(adapter_of(game).known(copy, seat)) > len(knew)
            must(not learnt or after < before, f"seat {seat} learnt something, and as much is hidden as before")


def what_shows_nothing_says_so(game: Game, state: Any, seed: int) -> None:
    """An option that is not marked as revealing leaves as much hidden as before, and no die falls; another does not."""
    if state.actor in (NOBODY, CHANCE):
        return
    marked, before = game.reveals(state), game.hidden(state)
    must(len(marked) == len(state.options), "not every option says whether it reveals")
    for action, reveals in zip(state.options, marked, strict=True):
        copy = state.clone()
        copy.apply(action)
        shown = copy.actor == CHANCE or game.hidden(copy) != before
        must(shown == reveals, f"{game.write_move(state, action)}: it shows something {shown}, it is said {reveals}")


def some_options(state: Any, seed: int) -> list[int]:
    rng = Rng(seed)
    return [int(state.options[rng.below(len(state.options))]) for _ in range(3)]


AT_A_MOMENT = (
    a_page_can_show_and_choose,
    what_is_revealed_is_no_longer_hidden,
    what_shows_nothing_says_so,
    a_clone_is_independent,
    a_pickled_state_plays_on_alike,
    a_position_reads_back,
    a_view_reads_back,
    move_texts_are_unique_and_readable,
    every_offer_applies,
    what_is_not_offered_raises,
    every_card_is_there_once,
    all_is_in_order,
    a_wrong_text_is_refused,
    refusals_agree_with_options,
    a_question_says_what_it_is_about,
    who_waits_learns_only_that,
    the_stack_is_plain,
    asking_again_asks_the_same,
    the_result_is_sane,
)
