"""One secret a game: the recipe of docs/fair.md, held by test vectors."""

from collections import Counter

import pytest

import beagle
from beagle.play.fair import Deals

# The secret, its commitment, the first numbers of its generator, and its first dice.  Never change these lines: games
# that were played are checked by the same recipe.
VECTORS = [
    (
        bytes(range(32)),
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        [680543236, 157333076, 132452873, 2407367855],
        "11512334115654465441",
    ),
    (
        bytes(32),
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        [2690828969, 4084407959, 4056434657, 1925241318],
        "32264255361244225244",
    ),
    (
        bytes([255]) * 32,
        "af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051",
        [1616033103, 3979436340, 671137639, 7405315],
        "43315133641234136116",
    ),
]
GAME = beagle.game("evolution")
DIE = "evolution base@gift turn 2 food-bank to % / A: a / B: m"


class Weighted:
    """A state at which chance is asked, with weights."""

    def __init__(self, *weights: int) -> None:
        self.weights = weights

    def chances(self) -> list[tuple[int, int]]:
        return [(100 + place, weight) for place, weight in enumerate(self.weights)]


@pytest.mark.parametrize(("secret", "commit", "numbers", "dice"), VECTORS)
def test_the_recipe_is_what_it_was(secret: bytes, commit: str, numbers: list[int], dice: str) -> None:
    deals, state = Deals(secret), GAME.read(DIE)
    rng = deals.deal()
    assert deals.commit == commit
    assert [rng.bits() for _ in numbers] == numbers
    assert "".join(GAME.write_move(state, deals.chance(state, k))[1:] for k in range(len(dice))) == dice


def test_weights_are_laid_end_to_end() -> None:
    deals = Deals(bytes(range(32)))
    assert [deals.chance(Weighted(1, 3, 6), k) - 100 for k in range(10)] == [2, 0, 2, 1, 1, 0, 0, 1, 2, 2]
    assert {deals.chance(Weighted(0, 1, 0), k) for k in range(20)} == {101}


def test_every_outcome_comes_as_often_as_its_weight() -> None:
    deals = Deals(bytes(range(32)))
    counted = Counter(deals.chance(Weighted(1, 2, 3), k) for k in range(6000))
    assert [round(counted[100 + place] / 1000) for place in range(3)] == [1, 2, 3]


def test_the_weights_of_a_game_count() -> None:
    """EVO's fight die has more sides for some faces than for others, and the bag more genes of some kinds."""
    game, deals = beagle.game("evo"), Deals(bytes(range(32)))
    fight = game.read("evo second movement to A / map 0,0:GGG 0,5:GGGG / A: 0,0 0,5 / B: 1,0 2,5 3,5")
    fight.apply(game.read_move(fight, "0,0x1,0"))
    for state in (fight, game.deal("second", 3, 1)):
        chances = dict(state.chances())
        total = sum(chances.values())
        assert len(set(chances.values())) > 1
        counted = Counter(deals.chance(state, k) for k in range(200 * total))
        for action, weight in chances.items():
            assert 0.6 < counted[action] / (200 * weight) < 1.4, (action, weight, counted[action])


def test_a_chance_depends_on_its_number_alone() -> None:
    deals = Deals.fresh()
    one, other = GAME.read(DIE), GAME.read(DIE.replace("A: a", "A: a b[fat] | hand 3"))
    for k in (3, 0, 7, 3):
        assert deals.chance(one, k) == deals.chance(other, k) == Deals(deals.secret).chance(one, k)


def test_the_same_secret_deals_the_same_game_and_another_another() -> None:
    deals = Deals.fresh()
    first, again, other = (GAME.deal("base@gift", 3, d.deal()) for d in (deals, deals, Deals.fresh()))
    assert GAME.write(first) == GAME.write(again) != GAME.write(other)


def test_a_fresh_secret_is_new_and_is_read_back() -> None:
    one, other = Deals.fresh(), Deals.fresh()
    assert one.secret != other.secret
    assert len(one.secret) == 32
    assert Deals.read(one.secret.hex()).secret == one.secret


@pytest.mark.parametrize("text", ["", "00", "g" * 64, "0" * 63, "0" * 65, "٠" * 64, "0x" + "0" * 62, " " + "0" * 63])
def test_what_is_no_secret_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        Deals.read(text)


def test_wrong_questions_are_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        Deals(bytes(31))
    with pytest.raises(ValueError, match="not asked here"):
        Deals(bytes(32)).chance(GAME.read("evolution base@gift feeding bank 1 / A: a / B: m"), 0)
    with pytest.raises(ValueError, match="starts at 0"):
        Deals(bytes(32)).chance(GAME.read(DIE), -1)
