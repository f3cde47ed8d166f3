"""Who may die: every way the questions can be answered, against the sentence of the rule."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import beagle
from beagle.games.evo import actions
from beagle.games.evo.game import EVO
from beagle.games.evo.ids import COLD, DEADLY, HOT, LOSE
from beagle.games.evo.outlook import doom
from beagle.games.evo.standing import SAVE
from beagle.games.evo.state import State
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.rng import Rng

ROW = "GGGGYYYYBBBBWWWW"  # at dial 1: ideal, hot, cold, deadly

Dead = frozenset[int]


def positions(count: int, seed: int = 5) -> Iterator[State]:
    """Herds of three to six in a row of all grounds, with layers at random."""
    rng = Rng(seed)
    for _ in range(count):
        cells = list(range(len(ROW)))
        rng.shuffle(cells)
        genes = ["thermoregulation"] * rng.below(3) + ["fur"] * rng.below(3)
        genes += [gene for gene in ("caveman", "regeneration") if rng.below(3) == 0]
        herd = " ".join(f"{cell},0" for cell in sorted(cells[: 3 + rng.below(4)]))
        yield EVO.read(
            f"evo second survival dial 1 / map 0,0:{ROW} 0,5:GG / A: {herd} | genes {' '.join(genes) or '-'} / "
            "B: 0,5 1,5 / pile meteor"
        )


def by_rule(state: State, saving: bool = False) -> set[Dead]:
    """Choose for each layer whom it saves, if anybody; of the others as many die as the floor allows, any of them.

    `saving`: every layer saves somebody if it can.
    """
    clan = state.players[0]
    grounds = [[cell for cell in clan.herd if state.ground(cell) == ground] for ground in range(4)]
    ways: list[list[tuple[int, ...]]] = []
    for ground in (HOT, COLD, DEADLY):
        most = min(len(grounds[ground]), clan.saves[ground])
        fewest = most if saving else 0
        ways.append([saved for count in range(fewest, most + 1) for saved in combinations(grounds[ground], count)])
    out: set[Dead] = set()
    above = max(0, len(clan.herd) - int(clan.floor))
    for hot in ways[0]:
        for cold in ways[1]:
            for deadly in ways[2]:
                unsaved = {*grounds[HOT], *grounds[COLD], *grounds[DEADLY]} - {*hot, *cold, *deadly}
                out |= {frozenset(dead) for dead in combinations(sorted(unsaved), min(len(unsaved), above))}
    return out


def by_questions(state: Any) -> set[Dead]:
    """All that can come of the questions."""
    before, out, waiting = {*state.players[0].herd}, set[Dead](), [state]
    while waiting:
        now = waiting.pop()
        if now.actor != 0:
            out.add(frozenset(before - {*now.players[0].herd}))
            continue
        for action in now.options:
            after = now.clone()
            after.apply(action)
            waiting.append(after)
    return out


@pytest.mark.rule("DI-SURV-01", "DI-SURV-02", "DI-GENE-17")
def test_all_that_the_rule_allows_can_be_chosen_and_nothing_else() -> None:
    asked = [state for state in positions(160) if state.actor == 0]
    assert len(asked) > 60
    for state in asked:
        assert by_questions(state) == by_rule(state), EVO.write(state)


def test_a_way_of_asking_that_forbids_a_choice_is_caught() -> None:
    """Planted: nobody may let one die that could be saved; nobody may stop before the floor."""

    def always_saving(state: State) -> set[Dead]:
        least = min(len(dead) for dead in by_questions(state))
        return {dead for dead in by_questions(state) if len(dead) == least}

    def never_stopping(state: State) -> set[Dead]:
        most = max(len(dead) for dead in by_questions(state))
        return {dead for dead in by_questions(state) if len(dead) == most}

    for planted in (always_saving, never_stopping):
        asked = [state for state in positions(60) if state.actor == 0]
        assert any(planted(state) != by_rule(state) for state in asked)


@pytest.mark.rule("DI-SURV-01")
def test_who_saves_as_many_as_possible_is_asked_only_which() -> None:
    """The standing answer uses every layer, and leaves a question only where there is a choice then."""
    asked = silent = 0
    for state in positions(160):
        if state.actor != 0:
            continue
        fewest = by_rule(state, saving=True)
        assert {len(dead) for dead in fewest} == {min(map(len, by_rule(state)))}
        herd = {*state.players[0].herd}
        questions = 0
        while state.actor == 0:
            action = EVO.answer(state, SAVE)
            if action is None:
                questions += 1
                action = next(act for act in state.options if actions.only_cell(act) in doom(state, 0).among)
            assert kind_of(action) in (LOSE, PASS)
            state.apply(action)
        assert frozenset(herd - {*state.players[0].herd}) in fewest
        assert (questions > 0) == (len(fewest) > 1), EVO.write(state)
        asked += questions > 0
        silent += questions == 0
    assert asked > 10
    assert silent > 10


@pytest.mark.rule("DI-SURV-03")
@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_is_paid_before_all_have_removed_their_dead(seats: int) -> None:
    state, rng, paid = EVO.deal("second", seats, seats), Rng(seats), 0
    while state.actor != beagle.NOBODY:
        before = [clan.mp for clan in state.players], state.stack[-1].name, state.round
        state.apply(state.options[rng.below(len(state.options))])
        if (
            before[1] in ("survival-go", "own-window")
            and state.round == before[2]
            and state.stack[1].name == "survival"
        ):
            assert [clan.mp for clan in state.players] == before[0]
            paid += 1
    assert paid
