"""What is said of a case that does not hold, in every game: words of the notation, and who is asked what."""

import re

import pytest

from beagle.play.cases import run_text

EVO = "case T t\n game evo\n rules second\n movement dial 1 order AB\n A: -1,-2 -3,1 | mp 3\n B: 1,2 3,-1 | mp 3\n"
DINOSAURS = "case T t\n game dinosaurs\n rules base\n draft\n A: 0,0M*:D 1,0P:h\n B: 0,0M*:D 1,0P:h\n"
EVOLUTION = "case T t\n rules base@gift\n feeding bank 3\n A: a b\n B: m\n"


@pytest.mark.parametrize(
    ("case", "line", "said"),
    [
        (EVOLUTION, "to B", "to B expected, it is to A"),
        (EVOLUTION, "first B", "first B expected, it is first A"),
        (EVOLUTION, "turn 2", "turn 2 expected, it is turn 1"),
        (EVO, "to B", "to B expected, it is to A"),
        (EVO, "order BA", "order BA expected, it is order AB"),
        (EVO, "birth", "birth expected, it is movement"),
        (EVO, "A: | mp 4", "A: | mp 4 expected, it is mp 3"),
        (EVO, "A: | genes fur", "it is A: | genes "),
        (EVO, "C: 0,0", "there is no seat C"),
        (EVO, "turns +1", "turns +1 expected, it is turns "),
        (DINOSAURS, "to B", "to B expected, it is to A"),
        (DINOSAURS, "marker rat", "marker rat expected, it is marker frog"),
        (DINOSAURS, "first B", "first B expected, it is first A"),
        (DINOSAURS, "A: | eggs 9", "A: | eggs 9 expected, it is eggs "),
        (DINOSAURS, "C: 0,0", "there is no seat C"),
    ],
)
def test_a_failed_expectation_speaks_the_notation(case: str, line: str, said: str) -> None:
    (result,) = run_text(f"{case} = {line}\n", "t")
    assert f": {said}" in result.message
    assert re.search(r"; the game stopped at .* to A: A is asked \(", result.message), result.message
    assert not re.search(r"\[\d|it is -\d|None", result.message)
