"""The events of this game: their numbers, and a function that emits each.

Written by tools/generators/event_functions.py from `EVENTS` in ids.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beagle.games.evolution.ids import EVENTS
from beagle.kernel.event import Event, Labels
from beagle.kernel.state import GameState

TURN: Final = 0
PHASE: Final = 1
ROUND: Final = 2
ANIMAL_PLAYED: Final = 3
TRAIT_PLAYED: Final = 4
PAIR_PLAYED: Final = 5
PASSED: Final = 6
SKIPPED: Final = 7
DIE: Final = 8
BANK: Final = 9
FOOD_TAKEN: Final = 10
FOOD_GIVEN: Final = 11
FAT_STORED: Final = 12
FAT_USED: Final = 13
FOOD_LOST: Final = 14
SHARED: Final = 15
GRAZED: Final = 16
ROBBED: Final = 17
HIBERNATED: Final = 18
ATTACKED: Final = 19
RUNS: Final = 20
ESCAPED: Final = 21
CAUGHT: Final = 22
REDIRECTED: Final = 23
TRAIT_LOST: Final = 24
PAIR_LOST: Final = 25
NOT_DEFENDED: Final = 26
EATEN: Final = 27
POISONED: Final = 28
SCAVENGED: Final = 29
BANK_CLEARED: Final = 30
STARVED: Final = 31
DIED_OF_POISON: Final = 32
CARD_DRAWN: Final = 33
CARDS_DRAWN: Final = 34
LAST_TURN: Final = 35
GAME_OVER: Final = 36
SCORED: Final = 37
ROLLED_FOR_FIRST: Final = 38
FIRST_PLAYER: Final = 39
CARDS_REMOVED: Final = 40
TURNED_OVER: Final = 41
BEARS: Final = 42
WOKE: Final = 43
IGNORES: Final = 44
AMBUSHED: Final = 45
BITE_FAILED: Final = 46
HID: Final = 47
INKED: Final = 48
MEAL_MISSED: Final = 49
SPECIALIZED: Final = 50
CHANGED_SHAPE: Final = 51
SETTLED: Final = 52
WARMED: Final = 53
LITTER: Final = 54
MOVED: Final = 55
SETS_OUT: Final = 56
FOLLOWS: Final = 57
FETCHED: Final = 58
SPREAD: Final = 59
DIED_OF_NEOPLASM: Final = 60
REMAINS: Final = 61
RESTORED: Final = 62
EXCHANGED: Final = 63
PARALYSED: Final = 64
EDIFIED: Final = 65
FOOD_REMOVED: Final = 66
ALL_FED: Final = 67
IGNORES_PAIR: Final = 68

LABELS: Final = Labels(EVENTS)


def part(event: Event, label: str) -> i64:
    """The number of the event with this label; a KeyError names an event that has none."""
    return LABELS.part(event, label)


def turn(g: GameState, number: i64, first: i64) -> None:
    if g.sink is not None:
        g.tell(TURN, number, first)


def phase(g: GameState, phase: i64) -> None:
    if g.sink is not None:
        g.tell(PHASE, phase)


def round(g: GameState, number: i64) -> None:
    if g.sink is not None:
        g.tell(ROUND, number)


def animal_played(g: GameState, seat: i64, animal: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(ANIMAL_PLAYED, seat, animal, card=card)


def trait_played(g: GameState, seat: i64, animal: i64, trait: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(TRAIT_PLAYED, seat, animal, trait, card=card)


def pair_played(g: GameState, seat: i64, animal: i64, partner: i64, trait: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(PAIR_PLAYED, seat, animal, partner, trait, card=card)


def passed(g: GameState, seat: i64) -> None:
    if g.sink is not None:
        g.tell(PASSED, seat)


def skipped(g: GameState, seat: i64) -> None:
    if g.sink is not None:
        g.tell(SKIPPED, seat)


def die(g: GameState, face: i64) -> None:
    if g.sink is not None:
        g.tell(DIE, face)


def bank(g: GameState, place: i64, tokens: i64) -> None:
    if g.sink is not None:
        g.tell(BANK, place, tokens)


def food_taken(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(FOOD_TAKEN, animal)


def food_given(g: GameState, animal: i64, tokens: i64) -> None:
    if g.sink is not None:
        g.tell(FOOD_GIVEN, animal, tokens)


def fat_stored(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(FAT_STORED, animal)


def fat_used(g: GameState, animal: i64, tokens: i64) -> None:
    if g.sink is not None:
        g.tell(FAT_USED, animal, tokens)


def food_lost(g: GameState, animal: i64, tokens: i64) -> None:
    if g.sink is not None:
        g.tell(FOOD_LOST, animal, tokens)


def shared(g: GameState, animal: i64, partner: i64, trait: i64) -> None:
    if g.sink is not None:
        g.tell(SHARED, animal, partner, trait)


def grazed(g: GameState, animal: i64, place: i64) -> None:
    if g.sink is not None:
        g.tell(GRAZED, animal, place)


def robbed(g: GameState, animal: i64, target: i64) -> None:
    if g.sink is not None:
        g.tell(ROBBED, animal, target)


def hibernated(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(HIBERNATED, animal)


def attacked(g: GameState, animal: i64, target: i64) -> None:
    if g.sink is not None:
        g.tell(ATTACKED, animal, target)


def runs(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(RUNS, animal)


def escaped(g: GameState, animal: i64, target: i64) -> None:
    if g.sink is not None:
        g.tell(ESCAPED, animal, target)


def caught(g: GameState, animal: i64, target: i64) -> None:
    if g.sink is not None:
        g.tell(CAUGHT, animal, target)


def redirected(g: GameState, animal: i64, target: i64) -> None:
    if g.sink is not None:
        g.tell(REDIRECTED, animal, target)


def trait_lost(g: GameState, animal: i64, trait: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(TRAIT_LOST, animal, trait, card=card)


def pair_lost(g: GameState, animal: i64, partner: i64, trait: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(PAIR_LOST, animal, partner, trait, card=card)


def not_defended(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(NOT_DEFENDED, animal)


def eaten(g: GameState, owner: i64, animal: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(EATEN, owner, animal, card=card)


def poisoned(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(POISONED, animal)


def scavenged(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(SCAVENGED, animal)


def bank_cleared(g: GameState, place: i64, tokens: i64) -> None:
    if g.sink is not None:
        g.tell(BANK_CLEARED, place, tokens)


def starved(g: GameState, owner: i64, animal: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(STARVED, owner, animal, card=card)


def died_of_poison(g: GameState, owner: i64, animal: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(DIED_OF_POISON, owner, animal, card=card)


def card_drawn(g: GameState, seat: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(CARD_DRAWN, seat, card=card)


def cards_drawn(g: GameState, seat: i64, cards: i64) -> None:
    if g.sink is not None:
        g.tell(CARDS_DRAWN, seat, cards)


def last_turn(g: GameState) -> None:
    if g.sink is not None:
        g.tell(LAST_TURN)


def game_over(g: GameState) -> None:
    if g.sink is not None:
        g.tell(GAME_OVER)


def scored(g: GameState, seat: i64, points: i64, total: i64) -> None:
    if g.sink is not None:
        g.tell(SCORED, seat, points, total)


def rolled_for_first(g: GameState, seat: i64, face: i64) -> None:
    if g.sink is not None:
        g.tell(ROLLED_FOR_FIRST, seat, face)


def first_player(g: GameState, seat: i64) -> None:
    if g.sink is not None:
        g.tell(FIRST_PLAYER, seat)


def cards_removed(g: GameState, cards: i64) -> None:
    if g.sink is not None:
        g.tell(CARDS_REMOVED, cards)


def turned_over(g: GameState, animal: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(TURNED_OVER, animal, card=card)


def bears(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(BEARS, animal)


def woke(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(WOKE, animal)


def ignores(g: GameState, animal: i64, target: i64, trait: i64) -> None:
    if g.sink is not None:
        g.tell(IGNORES, animal, target, trait)


def ambushed(g: GameState, animal: i64, target: i64) -> None:
    if g.sink is not None:
        g.tell(AMBUSHED, animal, target)


def bite_failed(g: GameState, animal: i64, target: i64) -> None:
    if g.sink is not None:
        g.tell(BITE_FAILED, animal, target)


def hid(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(HID, animal)


def inked(g: GameState, animal: i64, target: i64) -> None:
    if g.sink is not None:
        g.tell(INKED, animal, target)


def meal_missed(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(MEAL_MISSED, animal)


def specialized(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(SPECIALIZED, animal)


def changed_shape(g: GameState, animal: i64, trait: i64) -> None:
    if g.sink is not None:
        g.tell(CHANGED_SHAPE, animal, trait)


def settled(g: GameState, seat: i64, animal: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(SETTLED, seat, animal, card=card)


def warmed(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(WARMED, animal)


def litter(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(LITTER, animal)


def moved(g: GameState, animal: i64, place: i64, from_: i64) -> None:
    if g.sink is not None:
        g.tell(MOVED, animal, place, from_)


def sets_out(g: GameState, animal: i64, place: i64) -> None:
    if g.sink is not None:
        g.tell(SETS_OUT, animal, place)


def follows(g: GameState, animal: i64, target: i64) -> None:
    if g.sink is not None:
        g.tell(FOLLOWS, animal, target)


def fetched(g: GameState, animal: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(FETCHED, animal, card=card)


def spread(g: GameState, animal: i64, trait: i64) -> None:
    if g.sink is not None:
        g.tell(SPREAD, animal, trait)


def died_of_neoplasm(g: GameState, owner: i64, animal: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(DIED_OF_NEOPLASM, owner, animal, card=card)


def remains(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(REMAINS, animal)


def restored(g: GameState, seat: i64, animal: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(RESTORED, seat, animal, card=card)


def exchanged(g: GameState, animal: i64, partner: i64, trait: i64, other: i64) -> None:
    if g.sink is not None:
        g.tell(EXCHANGED, animal, partner, trait, other)


def paralysed(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(PARALYSED, animal)


def edified(g: GameState, animal: i64) -> None:
    if g.sink is not None:
        g.tell(EDIFIED, animal)


def food_removed(g: GameState, animal: i64, tokens: i64) -> None:
    if g.sink is not None:
        g.tell(FOOD_REMOVED, animal, tokens)


def all_fed(g: GameState) -> None:
    if g.sink is not None:
        g.tell(ALL_FED)


def ignores_pair(g: GameState, animal: i64, target: i64, trait: i64, partner: i64) -> None:
    if g.sink is not None:
        g.tell(IGNORES_PAIR, animal, target, trait, partner)
