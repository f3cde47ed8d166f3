"""Everything that Gods Love Dinosaurs can say has words, and no words are left over."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from beagle.games.dinosaurs import ids, law
from beagle.games.dinosaurs.game import DINOSAURS
from beagle.games.dinosaurs.rulebook import ENTRIES, SECTIONS, SOURCES, name, number
from beagle.games.dinosaurs.scoring import Points
from beagle.kernel.message import Message
from tests.support.saying import WORDS, Heard, deck_titles, written

ASKS = "over draft placing breeding hunting hatching rampage"
MOVES = "pass-breeding pass-hatching hatch take take-last take-dinosaurs place place-bare breed hunt rampage starve"
PREVIEWS = "quiet activated hunter no-prey hungry parent no-room empty dinosaurs refill end"
PAGES = Path(__file__).parents[2] / "web" / "src" / "games" / "dinosaurs"
WORDS_FILE = files("beagle") / "games" / "dinosaurs" / "i18n" / "en" / "game.ftl"
IDS = [entry.id for entry in ENTRIES]

# What seldom comes about in random games.
FROGS = " ".join(f"{q},0L:f" for q in range(12))
SCENES = (
    f"dinosaurs base strict-supply / A: {FROGS} 12,0L:f / B: {FROGS} / board frog LL:f / piles D 1",
    "dinosaurs base dinosaurs / A: 0,0M:D 1,0P:f 1,1P:h 0,2P:r 0,3P:e 0,4M 0,1P:t -1,1P:f / B: 0,0M",
)


SHORTCUT = "move-breed-all"  # offered beside the options, so no game says it by itself


def possible() -> set[str]:
    """Every key that `beagle.games.dinosaurs.words` can make, but for the rules."""
    out = {f"log-{name}" for name, _ in ids.EVENTS} | {f"ask-{ask}" for ask in ASKS.split()}
    out |= {f"move-{move}" for move in MOVES.split()} | {"tile", "tile-bare", "it", "specimen", SHORTCUT}
    out |= {"tie", "tie-below"} | {f"figure-{figure}" for figure in ids.FIGURE_NAMES[1:]}
    out |= {f"count-{figure}" for figure in ids.COLUMNS} | {f"column-{column}" for column in ids.COLUMNS}
    out |= {f"list-{n}" for n in range(1, 6)} | {f"terrain-{terrain}" for terrain in ids.TERRAIN_NAMES}
    out |= {f"section-{section}" for section in SECTIONS} | {"ruleset-base", "ruleset-box"}
    out |= {f"points-{name}" for name in Points._fields} | {f"preview-{preview}" for preview in PREVIEWS.split()}
    return {f"dinosaurs-{key}" for key in out} | deck_titles(DINOSAURS)


def on_pages() -> set[str]:
    """The words of the drawn table: those that the engine never says."""
    return set(written("dinosaurs/game.ftl")) - possible()


@cache
def heard() -> Heard:
    out = Heard(DINOSAURS, most=40, previews=True)
    tables = [DINOSAURS.deal("base", 2 + seed, seed) for seed in range(4)]
    for seed, state in enumerate([*tables, *(DINOSAURS.read(scene) for scene in SCENES)]):
        out.play(state, seed, (0,))
    return out


def test_every_key_has_words_and_no_words_are_left_over() -> None:
    assert possible() - set(written("dinosaurs/game.ftl")) == set()


def test_the_pages_say_the_words_of_the_table_and_no_others() -> None:
    sources = [path.read_text("utf-8") for kind in ("*.ts", "*.svelte") for path in PAGES.rglob(kind)]
    said = {word for source in sources for word in re.findall(r"dinosaurs-[a-z-]*[a-z]", source)}
    assert {word for word in said if word.startswith("dinosaurs-table-")} - on_pages() == set()
    phases = {f"dinosaurs-table-{phase}" for phase in (*ids.PHASES, "placing", "animals")}
    inside = set(re.findall(r"\{ (dinosaurs-[a-z-]+) \}", WORDS_FILE.read_text("utf-8")))
    assert on_pages() - said - phases - inside == set()


def test_everything_said_in_random_games_is_a_known_key_and_nearly_everything_is_said() -> None:
    assert heard().keys <= possible()
    never = {key for key in possible() - heard().keys if re.search("-(log|ask|move|count|tile|preview)", key)}
    assert never == {f"dinosaurs-{SHORTCUT}"}


def test_breed_all_says_how_many() -> None:
    state = DINOSAURS.read("dinosaurs base frogs / A: 0,0L:f 1,0L 2,0P 3,0L:f 4,0L / B: 0,0M")
    offered = DINOSAURS.shortcut(state)
    assert offered is not None
    assert [DINOSAURS.write_move(state, action) for action in offered.actions] == ["0,0+1,0", "3,0+4,0"]
    assert WORDS.say(offered.words) == "Breed all (+2)"


def test_all_that_is_said_in_random_games_is_good_english() -> None:
    for message, said in heard().said.values():
        assert re.fullmatch(r"[A-Z].*", said), (message, said)
        assert not re.search(r"\{|\}|\?\?\?|  | [,.:;!?]|\b1 (eggs|frogs|tiles|rats)\b|\(\)", said), (message, said)
        if re.search("-(log|ask|preview)-", message.key):
            assert said.endswith((".", "!", "?")), (message, said)


def test_next_to_a_land_no_coordinates_are_read() -> None:
    """What names a cell has other words for the pages, with the names of terrains."""
    for key, message in written("dinosaurs/game.ftl").items():
        drawn = [one.value for one in message.attributes if one.id.name == "drawn"]
        if {"cell", "other", "path"} & variables(message.value):
            assert drawn, key
        for pattern in drawn:
            assert not {"cell", "other", "path", "face", "row"} & variables(pattern) or key in NAMED_BY_ROW, key


NAMED_BY_ROW = {"dinosaurs-table-cell", "dinosaurs-table-cell-figure"}  # of the cell that has the focus


def variables(pattern: ast.Pattern | None) -> set[str]:
    found: set[str] = set()

    class Variables(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    if pattern is not None:
        Variables().visit(pattern)
    return found


def test_the_options_of_a_question_differ_in_words() -> None:
    for options in heard().options:
        assert len(set(options)) == len(options), options


def test_a_walk_tells_what_it_eats_and_lays() -> None:
    state = DINOSAURS.read("dinosaurs base dinosaurs / A: 0,0M:D 1,0P:e 2,0P:t 3,0P:f 4,0M / B: 0,0M")
    said = {DINOSAURS.write_move(state, a): WORDS.say(DINOSAURS.describe(state, a)) for a in state.options}
    assert said["0,0>1,0>2,0>3,0>4,0"] == (
        "The dinosaur on 0,0 goes 1,0 → 2,0 → 3,0 → 4,0, eats a frog, a tiger and an eagle and lays 2 eggs"
    )
    assert said["0,0>1,0>0,0"] == "The dinosaur on 0,0 goes 1,0 → 0,0, eats an eagle and lays an egg"
    assert said["0,0x"] == "Let the dinosaur on 0,0 starve"
    hunt = DINOSAURS.read("dinosaurs base eagles / A: 0,0P:e 1,0P:f 2,0P:f 3,0P:h / B: 0,0M")
    words = [WORDS.say(DINOSAURS.describe(hunt, action)) for action in hunt.options]
    assert words[0] == "The eagle on 0,0 goes 1,0 and eats a frog"
    assert words[2].endswith("eats 2 frogs and a rabbit and leaves 2 young ones")


# The rulebook


def test_rules_follow_section_by_section_and_are_counted_without_a_gap() -> None:
    expected = [
        f"GD-{section}-{n:02}"
        for section in SECTIONS
        for n in range(1, 1 + sum(id.startswith(f"GD-{section}-") for id in IDS))
    ]
    assert expected == IDS
    assert [name(number(id)) for id in IDS] == IDS
    assert all(set(entry.source.split(", ")) <= set(SOURCES) for entry in ENTRIES)


def test_every_rule_has_its_words_and_no_words_are_left_over() -> None:
    rules = written("dinosaurs/rules.ftl")
    assert list(rules) == IDS
    for id in IDS:
        assert re.fullmatch(r"[A-Z].*\.", WORDS.say(Message(id, {}))), id


def test_every_rule_the_code_can_cite_can_be_explained_and_no_other_has_a_reason() -> None:
    cited = {name(value) for key, value in vars(law).items() if re.fullmatch(r"[A-Z]+_\d\d", key)}
    explained = {
        id
        for id, message in written("dinosaurs/rules.ftl").items()
        if "why" in [one.id.name for one in message.attributes]
    }
    assert cited == explained
    for id in explained:
        for figure in ("it", Message("dinosaurs-figure-tiger", {})):
            said = WORDS.say(Message(f"{id}.why", {"figure": figure, "kind": "-"}))
            assert re.fullmatch(r"[A-Z].*\.", said), said


def test_every_rule_that_the_code_can_cite_is_cited_somewhere() -> None:
    source = "".join(
        path.read_text("utf-8")
        for path in files("beagle").joinpath("games", "dinosaurs").rglob("*.py")  # type: ignore[attr-defined]
        if path.name != "law.py"
    )
    named = {key for key in vars(law) if re.fullmatch(r"[A-Z]+_\d\d", key)}
    assert {key for key in named if not re.search(rf"\b{key}\b(?!,\n)", source)} == set()
