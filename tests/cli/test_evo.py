"""EVO at the terminal: its map, its words, its rulebook."""

from collections.abc import Callable
from pathlib import Path

import beagle as library
from beagle.bots.random import RandomBot
from beagle.cli.drawing import drawing
from beagle.games.evo.game import EVO
from beagle.games.evo.terminal import island
from beagle.i18n import Words
from tests.cli.conftest import Beagle
from tests.support.words import say

Position = Callable[..., Path]

TABLE = (
    "evo second movement dial 1 to A / map 0,0:GGYB 0,1:GWGG 0,5:GGGG"
    " / A: 0,0 1,0 2,0 | mp 8 | genes legs / B: 3,0 3,1 0,5 | genes horn"
)


def test_the_map_shows_cells_grounds_and_who_would_die() -> None:
    lines = island(EVO.read(TABLE), Words()).plain.splitlines()
    assert lines[:4] == [
        "  0,0   1,0   2,0   3,0",
        "  G A   G A   Y*A†  B~B†",
        "     0,1   1,1   2,1   3,1",
        "     G     W!    G     G B",
    ]


def test_the_table_is_drawn_with_clans_and_options(beagle: Beagle, position: Position) -> None:
    done = beagle("play", "--resume", position(TABLE, "me", "random"), typed=["quit"])
    assert done.code == 0
    assert "Round 1 · Movement · beach hot, plain ideal, hill cold, mountain deadly" in done.flat
    assert "A You 8 points, 3 dinosaurs Legs" in done.flat
    assert "B random ? points, 3 dinosaurs Horn" in done.flat
    assert say("evo-ask-moves", points=3) in done.flat
    assert say("evo-move-attack.short", owner="random", to="3,0", wins=1, sides=6) in done.flat


def test_a_refused_move_names_its_rule(beagle: Beagle, position: Position) -> None:
    done = beagle("play", "--resume", position(TABLE, "me", "random"), typed=["0,0>1,0", "why 0,0x1,0", "0,0>", "quit"])
    assert f"DI-MOVE-02 {say('DI-MOVE-02.why')}" in done.flat
    assert f"DI-MOVE-04 {say('DI-MOVE-04.why')}" in done.flat
    assert "Column 5: expected a cell, like 1,-1; found the end." in done.flat


def test_moves_are_made_and_told(beagle: Beagle, position: Position) -> None:
    done = beagle("play", "--resume", position(TABLE, "me", "random"), typed=["2,0>2,1", "-", "log", "quit"])
    assert "You moved from 2,0 to 2,1." in done.flat
    assert "You passed." in done.flat


def test_cards_and_help(beagle: Beagle, position: Position) -> None:
    text = TABLE.replace("| genes legs", "| genes legs | cards migration")
    done = beagle("play", "--resume", position(text, "me", "random"), typed=["cards", "?", "quit"])
    assert "You hold 1 event card:" in done.flat
    assert "Migration In your moves: three more movement points." in done.flat
    assert "Legs One more movement point." in done.flat
    assert "!terror>1,0 a card" in done.flat


def test_the_laboratory_is_drawn_and_bids_are_folded_under_their_columns(beagle: Beagle, position: Position) -> None:
    text = "evo second mutation order BA / A: -1,-2 -3,1 / B: 1,2 3,-1 / lab card=2B legs"
    done = beagle("play", "--resume", position(text, "me", "random"), typed=["quit"])
    assert "1 an event card random: bid 2" in done.flat
    assert "2 Legs free" in done.flat
    assert "Column 2: Legs" in done.flat
    assert f"{say('evo-move-bid-card.short', bid=3, price=3)} 1=3" in done.flat


def test_a_sixth_sense_is_shown_the_next_token(beagle: Beagle, position: Position) -> None:
    text = "evo second movement to A / A: -1,-2 -3,1 | genes sixth-sense / B: 1,2 3,-1 / pile -1 meteor"
    done = beagle("play", "--resume", position(text, "me", "random"), typed=["quit"])
    assert "2 climate tokens left · next: -1" in done.flat


def test_the_rulebook_is_found_by_id_section_and_word(beagle: Beagle) -> None:
    assert "DI-MOVE-08" in beagle("rules", "--game", "evo", "DI-MOVE").out
    assert say("DI-MOVE-08") in beagle("rules", "--game", "evo", "DI-MOVE-08").flat
    assert "DI-CARD Event cards (21 rules)" in beagle("rules", "--game", "evo").flat
    assert f"{say('gene-hard-shell')} {say('gene-hard-shell.text')}" in beagle("rules", "--game", "evo", "shell").flat
    assert beagle("rules", "--game", "evo", "EV-DEV-05").code == 0  # an id is found whatever game it is of
    assert beagle("rules", "--game", "evo", "intellect").code == 1


def test_the_first_table_of_a_game_is_its_default(beagle: Beagle) -> None:
    done = beagle("play", "--game", "evo", "--seats", "random,random,random", "--seed", "5", "--json")
    assert done.json["ruleset"] == "second"
    assert done.json["over"] is True


def test_a_record_is_told_through_any_eyes(beagle: Beagle, tmp_path: Path) -> None:
    record = library.play(EVO, "second", [RandomBot(), RandomBot()], seed=11)
    file = tmp_path / "evo.game"
    file.write_text(record.text())
    for eyes in ("A", "spectator"):
        told = beagle("replay", file, "--seat", eyes)
        assert told.code == 0
        assert "The meteor fell!" in told.out
    assert beagle("replay", file).out.count("drew the event card") > beagle(
        "replay", file, "--seat", "spectator"
    ).out.count("drew the event card")


def test_scores_have_a_line_a_clan(beagle: Beagle) -> None:
    assert drawing("evo").notation == "cli-evo-notation"
    done = beagle("play", "--game", "evo", "--seats", "random,random", "--seed", "5")
    assert "points dinosaurs" in done.flat
    assert "Winner" in done.out


def test_a_gene_that_was_won_is_no_event_card(beagle: Beagle, position: Position) -> None:
    text = "evo second initiative / A: -1,-2 -3,1 | cards council-of-sages / B: 1,2 3,-1 / lab card=2B -=0A"
    done = beagle("play", "--resume", position(text, "me", "random"), typed=["quit"])
    assert "1 an event card random: bid 2 2 Sold You: bid 0" in done.flat
