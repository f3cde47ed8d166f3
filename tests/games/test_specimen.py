"""The creature that is drawn at the end of a game."""

import pytest

from beagle.games import own_games
from beagle.games.dinosaurs import specimen as dinosaurs
from beagle.games.evo import specimen as evo
from beagle.games.evo.ids import GENE_NAMES
from beagle.games.evolution import specimen as evolution
from beagle.games.evolution.anatomy import ICONS
from beagle.games.evolution.animal import full_name
from beagle.games.evolution.ids import TRAIT_NAMES
from beagle.i18n import Words, languages
from beagle.kernel.game import Game
from beagle.kernel.playout import playout
from beagle.kernel.rng import Rng
from tools.generators import anatomy


def test_the_drawings_of_the_pages_are_up_to_date() -> None:
    assert {file: file.read_text("utf-8") for file in anatomy.files()} == anatomy.files(), "./run check --fix"


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_a_finished_game_has_one_with_a_name_and_words_in_every_language(game: Game) -> None:
    state = game.deal(game.rulesets()[0].name, 2, 5)
    playout(state, Rng(5))
    found = game.specimen(state)
    assert found is not None
    assert 0 <= found.seat < 2
    assert 2 <= len(found.name.split()) <= 3
    assert all(Words(language).has(found.about.key) for language in languages())
    assert all(path.startswith("M") for _, path in found.drawing.behind + found.drawing.skin + found.drawing.front)


def test_in_evolution_it_is_the_animal_that_is_worth_most() -> None:
    game = next(game for game in own_games() if game.name == "evolution")
    state = game.deal("base@gift", 2, 5)
    playout(state, Rng(5))
    found = game.specimen(state)
    assert found is not None
    worths = {full_name(a.owner, a.number): evolution.worth(state, a) for p in state.players for a in p.herd}
    assert worths[str(found.about.args["animal"])] == found.about.args["points"] == max(worths.values())
    for player in state.players:
        player.herd.clear()
    assert game.specimen(state) is None


def test_every_trait_and_gene_is_drawn_and_named() -> None:
    traits = TRAIT_NAMES[1:]
    assert len({str(evolution.draw([trait])) for trait in traits} | {str(evolution.draw([]))}) == len(traits) + 1
    assert len({evolution.latin([trait]) for trait in evolution.LATIN}) == len(evolution.LATIN)
    assert evolution.latin(["carnivorous", "swimming", "intellect", "fat"]) == "Natator ferox sapiens"
    assert evolution.latin([]) == evolution.latin(["without-latin"]) == "Animal vulgare"
    assert evolution.latin(["without-latin", "carnivorous"]) == "Venator vulgaris"
    genes = GENE_NAMES[1:]
    assert len({str(evo.draw({gene: 2})) for gene in genes} | {str(evo.draw({}))}) == len(genes) + 1
    assert len({evo.latin({gene: 1}) for gene in evo.LATIN}) == len(evo.LATIN)
    assert evo.latin({"without-latin": 1}) == "Saurus vulgaris"


def test_every_trait_has_an_icon() -> None:
    assert {name for name in ICONS if name.startswith("trait-")} == {f"trait-{name}" for name in TRAIT_NAMES[1:]}


def test_golden_eggs_come_first_and_without_dinosaurs_there_is_an_egg() -> None:
    kinds = [kind for kind, _ in dinosaurs.draw(2, 9).front]
    assert (kinds.count("gold"), kinds.count("egg")) == (2, 3)
    assert dinosaurs.large_egg().body != dinosaurs.BODY
