"""Switches off each trait's answers in turn and checks that a test of its rule notices.

    ./run python -m tools.commands.mutation

Each mutant runs in its own process, with interpreted rules, against the tests that cite a rule.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

if TYPE_CHECKING:
    from beagle.games.evo.power import EventCard, Gene
    from beagle.games.evolution.trait import Rules

ROOT = Path(__file__).resolve().parents[2]
TESTS = ["-m", "rule", "-q", "-p", "no:cacheprovider", "-p", "tests.mutant"]
FOLDERS = {
    "beagle.games.evolution": "tests/games/evolution",
    "beagle.games.evo": "tests/games/evo",
    "beagle.games.dinosaurs": "tests/games/dinosaurs",
}
PATIENCE = 900  # wall-clock seconds; `tests.mutant` ends one that computes too long much earlier
KEPT = {"id", "law", "aim"}  # what a trait is, not what it does

# The rules that a trait's data implement, besides the trait's own rule.
DATA_RULES = {
    "hunger": ["EV-FEED-02", "EV-END-02"],
    "whose": ["EV-DEV-04"],
    "pair": ["EV-DEV-06"],
    "directed": ["EV-DEV-06"],
    "repeats": ["EV-DEV-05", "EV-TR-11"],
    "main": ["EV-RUL-01", "EV-FEED-01", "EV-FEED-04"],
    "main_law": ["EV-ED-05"],
    "each_go": ["EV-RUL-01"],
    "sates": ["EV-RUL-14", "EV-RUL-13"],
    "rests": ["EV-RUL-14"],
    "compulsory": ["EV-RUL-08", "EV-ATT-05"],
    "ripens": ["EV-ED-05"],
    "many_partners": ["EV-DEV-09"],
    "lasting": ["EV-CON-18"],
    "fleeting": ["EV-RUL-29"],
    "dives": ["EV-CON-02"],
}

# What a trait does beyond the rule that defines it, because of another set.
OTHER_RULES = {"MigratingFlight": ["EV-CON-10"]}

# Steps and verbs: the mutant, and the rules; a test of one of them must notice.
EVOLUTION = "beagle.games.evolution"
STEPS = {
    f"{EVOLUTION}.state:State.end_go=0": ["EV-TR-13"],
    f"{EVOLUTION}.state:State.begin_round=0": ["EV-TR-20", "EV-TR-17", "EV-TR-18"],
    f"{EVOLUTION}.state:State.end_turn=0": ["EV-EXT-04", "EV-EXT-05", "EV-FEED-07", "EV-EXT-06"],
    f"{EVOLUTION}.state:State.cannot_eat=0": ["EV-FEED-03"],
    f"{EVOLUTION}.state:State.cannot_eat=603": ["EV-FEED-01", "EV-FEED-02"],
    f"{EVOLUTION}.reach:shielded=0": ["EV-ATT-08", "EV-ATT-02"],
    f"{EVOLUTION}.reach:all_shields=0": ["EV-ATT-08"],
    f"{EVOLUTION}.state:State.fed=0": ["EV-EXT-01", "EV-TR-08"],
    f"{EVOLUTION}.state:State.fed=1": ["EV-EXT-01", "EV-TR-08"],
    f"{EVOLUTION}.state:State.last_turn=1": ["EV-END-01", "EV-EXT-03"],
    f"{EVOLUTION}.state:State.burn_fat=0": ["EV-TR-12"],
    f"{EVOLUTION}.state:State.fill_bank=0": ["EV-BANK-01"],
    f"{EVOLUTION}.state:State.refresh=0": ["EV-FEED-02"],
    f"{EVOLUTION}.steps.development:forbids_trait=0": ["EV-DEV-04", "EV-DEV-05"],
    f"{EVOLUTION}.steps.development:forbids_pair=0": ["EV-DEV-06"],
    f"{EVOLUTION}.steps.development:PlayAll.forbids_pass=default": ["EV-CAT-03"],
    f"{EVOLUTION}.steps.extinction:Extinction.judge=0": ["EV-EXT-01"],
    f"{EVOLUTION}.steps.extinction:LastExtinction.resume=default": ["EV-CAT-03", "EV-CAT-04", "EV-CAT-05"],
    f"{EVOLUTION}.steps.extinction:deal_laps=0": ["EV-EXT-03", "EV-SET-02"],
    f"{EVOLUTION}.steps.passing:FreeGo.owes=default": ["EV-EXT-08"],
    f"{EVOLUTION}.steps.passing:FreeGo.is_pointless=default": ["EV-EXT-08"],
    f"{EVOLUTION}.steps.feeding:Go.is_pointless=0": ["EV-FEED-06", "EV-RUL-02"],
    f"{EVOLUTION}.board:Board.all_full=0": ["EV-FEED-06", "EV-RUL-02"],
    f"{EVOLUTION}.board:Board.begin_go=0": ["EV-FLY-20"],
    f"{EVOLUTION}.animal:Animal.overlooks=0": ["EV-RUL-20"],
    f"{EVOLUTION}.reach:can_be_ignored=1": ["EV-RUL-20"],
    f"{EVOLUTION}.steps.exchange:fits=1": ["EV-RUL-29"],
    f"{EVOLUTION}.state:State.add_points=0": ["EV-EXT-07", "EV-ED-04"],
    f"{EVOLUTION}.steps.feeding:Go.forbids_meal=0": ["EV-FEED-01", "EV-FEED-03"],
    f"{EVOLUTION}.steps.feeding:Go.forbids_meal=601": ["EV-FEED-01"],
    f"{EVOLUTION}.steps.feeding:Go.unready=0": ["EV-ATT-01", "EV-RUL-01"],
    f"{EVOLUTION}.steps.attack:forbids_defence=0": ["EV-ATT-05"],
    f"{EVOLUTION}.steps.scavenging:Scavenging.forbids=0": ["EV-TR-15"],
    f"{EVOLUTION}.steps.scavenging:Scavenging.forbids=915": ["EV-TR-15"],
    f"{EVOLUTION}.state:State.drop_split=0": ["EV-CON-03"],
    f"{EVOLUTION}.state:State.fetch_swimming=0": ["EV-CON-08", "EV-RUL-32"],
    f"{EVOLUTION}.state:State.wither=0": ["EV-CON-14", "EV-RUL-28"],
    f"{EVOLUTION}.state:State.paralyse=0": ["EV-CON-12"],
    f"{EVOLUTION}.board:Board.works=1": ["EV-CON-12", "EV-CON-17"],
    f"{EVOLUTION}.board:Board.end_paralysis=0": ["EV-CON-12"],
    f"{EVOLUTION}.steps.bank:spread=0": ["EV-CON-14"],
    f"{EVOLUTION}.steps.feeding:Go.elsewhere=0": ["EV-CON-05", "EV-CON-07"],
    f"{EVOLUTION}.steps.migration:Migrating.forbids_following=0": ["EV-CON-09", "EV-CON-20"],
    f"{EVOLUTION}.steps.exchange:doubled=0": ["EV-CON-18"],
    f"{EVOLUTION}.steps.extinction:brings_card=1": ["EV-GIFT-01", "EV-CON-17"],
    f"{EVOLUTION}.steps.sharing:share_food=0": ["EV-TR-17", "EV-TR-18"],
    f"{EVOLUTION}.steps.sharing:cannot_share=0": ["EV-TR-20", "EV-TR-22", "EV-RUL-18"],
}

DINOSAURS = "beagle.games.dinosaurs"
DINOSAURS_STEPS = {
    f"{DINOSAURS}.species:Prey.unfit=0": ["GD-PREY-01"],
    f"{DINOSAURS}.species:Prey.unfit=301": ["GD-PREY-02", "GD-PREY-03"],
    f"{DINOSAURS}.species:Frog.home=default": ["GD-PREY-01"],
    f"{DINOSAURS}.species:Rabbit.home=default": ["GD-PREY-01"],
    f"{DINOSAURS}.species:Rat.home=default": ["GD-PREY-01"],
    f"{DINOSAURS}.species:Predator.multiplies=default": ["GD-PRED-07"],
    f"{DINOSAURS}.species:Predator.kept_out=0": ["GD-PRED-09", "GD-TURN-11"],
    f"{DINOSAURS}.species:Predator.no_rest=0": ["GD-PRED-04"],
    f"{DINOSAURS}.species:Predator.worn_out=default": ["GD-PRED-08"],
    f"{DINOSAURS}.species:Tiger.reach=default": ["GD-PRED-02"],
    f"{DINOSAURS}.species:Tiger.too_far=0": ["GD-PRED-02"],
    f"{DINOSAURS}.species:Eagle.reach=default": ["GD-PRED-03"],
    f"{DINOSAURS}.species:Eagle.straight=default": ["GD-PRED-03"],
    f"{DINOSAURS}.species:Eagle.too_far=0": ["GD-PRED-03"],
    f"{DINOSAURS}.species:Dinosaur.reach=default": ["GD-DINO-05"],
    f"{DINOSAURS}.species:Dinosaur.lays=default": ["GD-DINO-08"],
    f"{DINOSAURS}.species:Dinosaur.too_far=0": ["GD-DINO-05"],
    f"{DINOSAURS}.species:Dinosaur.kept_out=0": ["GD-DINO-10"],
    f"{DINOSAURS}.species:Dinosaur.no_rest=0": ["GD-DINO-06", "GD-DINO-09"],
    f"{DINOSAURS}.species:Dinosaur.worn_out=default": ["GD-DINO-04"],
    f"{DINOSAURS}.species:Dinosaur.no_last_meal=default": ["GD-DINO-09"],
    f"{DINOSAURS}.species:Dinosaur.box=default": ["GD-SET-07", "GD-DINO-03", "GD-SET-02"],
    f"{DINOSAURS}.state:State.lacks=0": ["GD-TURN-04", "GD-PREY-07"],
    f"{DINOSAURS}.state:State.spare=999": ["GD-TURN-04", "GD-PREY-07"],
    f"{DINOSAURS}.state:State.rest=0": ["GD-PREY-02", "GD-PRED-01", "GD-PRED-08"],
    f"{DINOSAURS}.state:State.move_marker=0": ["GD-DINO-12"],
    f"{DINOSAURS}.state:State.starve=0": ["GD-PRED-06", "GD-DINO-09"],
    f"{DINOSAURS}.state:State.lay_eggs=0": ["GD-DINO-08"],
    f"{DINOSAURS}.state:State.tiles_left=99": ["GD-END-02"],
    f"{DINOSAURS}.state:State.tiles_left=0": ["GD-END-02", "GD-DINO-13"],
    f"{DINOSAURS}.state:State.tiles_in=0": ["GD-TURN-05", "GD-DINO-13"],
    f"{DINOSAURS}.state:State.tiles_in=1": ["GD-TURN-05", "GD-DINO-13"],
    f"{DINOSAURS}.state:State.active=0": ["GD-TURN-07", "GD-SET-10"],
    f"{DINOSAURS}.steps.draft:forbids_taking=0": ["GD-TURN-01", "GD-TURN-08"],
    f"{DINOSAURS}.steps.draft:forbids_tile=0": ["GD-TURN-02"],
    f"{DINOSAURS}.steps.draft:alike=0": ["GD-TURN-02"],
    f"{DINOSAURS}.steps.prey:forbids_young=0": ["GD-PREY-01", "GD-PREY-06"],
    f"{DINOSAURS}.steps.predators:Hunting.forbids_pass=0": ["GD-PRED-06"],
    f"{DINOSAURS}.steps.dinosaurs:Rampage.forbids_pass=default": ["GD-DINO-04"],
    f"{DINOSAURS}.steps.dinosaurs:forbids_hatching=0": ["GD-DINO-03"],
    f"{DINOSAURS}.steps.dinosaurs:forbids_hatching=503": ["GD-DINO-02"],
    f"{DINOSAURS}.steps.turn:Turn.stops_here=0": ["GD-TURN-05", "GD-TURN-06", "GD-TURN-08"],
    f"{DINOSAURS}.walks:bends=0": ["GD-PRED-03"],
    f"{DINOSAURS}.scoring:winners=0": ["GD-END-04"],
    f"{DINOSAURS}.tiles:rows_for=3": ["GD-SET-05"],
    f"{DINOSAURS}.view:seen=0": ["GD-END-05"],
}

EVO = "beagle.games.evo"
EVO_STEPS = {
    f"{EVO}.state:State.at_floor=0": ["DI-MOVE-08", "DI-GENE-17", "DI-GENE-18"],
    f"{EVO}.state:State.sheltered_from_attack=0": ["DI-MOVE-08", "DI-CARD-03"],
    f"{EVO}.state:State.attack_horns=0": ["DI-GENE-03", "DI-GENE-09", "DI-CARD-02"],
    f"{EVO}.state:State.wins=1": ["DI-MOVE-05"],
    f"{EVO}.state:State.wins=0": ["DI-MOVE-05"],
    f"{EVO}.state:State.price=0": ["DI-AUCT-08", "DI-AUCT-09"],
    f"{EVO}.state:State.step_up=1": ["DI-CARD-01"],
    f"{EVO}.state:State.saved=0": ["DI-SURV-01", "DI-GENE-04"],
    f"{EVO}.state:State.foresee=0": ["DI-GENE-19"],
    f"{EVO}.state:State.turn_dial=0": ["DI-CLIM-03"],
    f"{EVO}.state:State.earn=0": ["DI-SURV-03"],
    f"{EVO}.state:State.pay=0": ["DI-AUCT-09"],
    f"{EVO}.state:State.end_phase=0": ["DI-CARD-02", "DI-CARD-03", "DI-CARD-04"],
    f"{EVO}.state:State.weight=1": ["DI-MOVE-05", "DI-AUCT-02"],
    f"{EVO}.steps.auction:forbids_gene=0": ["DI-AUCT-02"],
    f"{EVO}.steps.auction:columns=2": ["DI-AUCT-01"],
    f"{EVO}.steps.auction:Bid.lowest=0": ["DI-CARD-20"],
    f"{EVO}.steps.auction:Bid.refuse_bid=0": ["DI-AUCT-01", "DI-AUCT-06", "DI-AUCT-08"],
    f"{EVO}.steps.auction:lowest_bid=0": ["DI-AUCT-05", "DI-AUCT-07"],
    f"{EVO}.steps.initiative:Initiative.sort=0": ["DI-INIT-01"],
    f"{EVO}.steps.movement:Moves.follow=0": ["DI-GENE-11"],
    f"{EVO}.steps.movement:Moves.refuse_move=0": ["DI-MOVE-01", "DI-MOVE-02", "DI-MOVE-03"],
    f"{EVO}.steps.movement:forbids_attack=0": ["DI-MOVE-04"],
    f"{EVO}.steps.fight:Fight.forbids_flight=0": ["DI-GENE-15"],
    f"{EVO}.steps.birth:occupied=0": ["DI-BIRTH-01", "DI-GENE-18"],
    f"{EVO}.steps.birth:refuse_birth=0": ["DI-BIRTH-01", "DI-BIRTH-03"],
    f"{EVO}.steps.birth:is_near=1": ["DI-BIRTH-01", "DI-BIRTH-03", "DI-GENE-10"],
    f"{EVO}.steps.birth:is_free_to_go=0": ["DI-CARD-08"],
    f"{EVO}.steps.birth:Birth.another=0": ["DI-BIRTH-01", "DI-GENE-06"],
    f"{EVO}.steps.survival:SurvivalGo.refuse_loss=0": ["DI-SURV-01"],
    f"{EVO}.steps.survival:Survival.close=default": ["DI-SURV-03", "DI-CARD-10"],
    f"{EVO}.land:Land.clockwise=0": ["DI-SET-07"],
    f"{EVO}.steps.cards:is_open=0": ["DI-CARD-17", "DI-CARD-00"],
    f"{EVO}.steps.cards:refuse_play=0": ["DI-CARD-00", "DI-CARD-01"],
}


@dataclass
class Mutant:
    """One thing switched off, and the rules whose tests should notice."""

    name: str  # empty: nothing is switched off, and no test may fail
    rules: list[str]
    tests: str  # a folder or a file of tests
    noticed: set[str] = field(default_factory=set)  # rules of the tests that failed
    failed: int = 0
    trouble: str = ""

    @property
    def survives(self) -> bool:
        return not self.noticed & set(self.rules) and not self.trouble

    @property
    def short(self) -> str:
        return self.name.rpartition(":")[2].removesuffix("=default")


def in_its_game(name: str, rules: list[str]) -> Mutant:
    """A mutant that the tests of its game should notice."""
    return Mutant(name, rules, next(FOLDERS[package] for package in FOLDERS if name.startswith(f"{package}.")))


def trait_mutants() -> Iterator[Mutant]:
    """For each trait of every table, each hook and each data field of its own."""
    from beagle import GAMES
    from beagle.games.evolution import rulebook, rulesets
    from beagle.games.evolution.trait import Trait

    met: set[type] = set()
    for info in GAMES["evolution"].rulesets():
        made = rulesets.rules(info.name, info.seats[0])
        for trait in made.all:
            cls = type(trait)
            if cls in met:
                continue
            met.add(cls)
            for name, value in vars(cls).items():
                if name in vars(Trait) and not name.startswith("_") and name not in KEPT:
                    cited = rules_in(value, made) if isinstance(value, FunctionType) else DATA_RULES.get(name, [])
                    rules = dict.fromkeys([rulebook.name(trait.law), *cited, *OTHER_RULES.get(cls.__name__, [])])
                    yield in_its_game(f"{cls.__module__}:{cls.__name__}.{name}=default", list(rules))


def power_mutants() -> Iterator[Mutant]:
    """For each gene and each event card of EVO, each hook and each data field of its own."""
    from beagle.games.evo import events, genes, law, rulebook

    powers: list[Gene | EventCard] = [*genes.ALL[1:], genes.SummaryBabies(), *events.ALL]
    for power in powers:
        cls = type(power)
        for name, value in vars(cls).items():
            if hasattr(cls.__mro__[1], name) and not name.startswith("_") and name not in KEPT:
                named = value.__code__.co_names if isinstance(value, FunctionType) else ()
                cited = [getattr(law, one) for one in named if re.fullmatch(r"[A-Z]+_\d\d", one)]
                rules = dict.fromkeys(rulebook.name(number) for number in [power.law, *cited])
                yield in_its_game(f"{cls.__module__}:{cls.__name__}.{name}=default", list(rules))


def rules_in(hook: FunctionType, made: "Rules") -> list[str]:
    """The rules a hook can return: those it names, and those of the hooks it calls through the state."""
    from beagle.games.evolution import law, rulebook

    names = hook.__code__.co_names
    numbers = [getattr(law, name) for name in names if re.fullmatch(r"[A-Z]+_\d\d", name)]
    if "cannot_eat" in names:
        numbers += [law.FEED_03, *(trait.law for trait in made.barring)]
    if "shielded" in names:
        numbers += [trait.law for trait in [*made.shielding, *made.confining]]
    return [rulebook.name(number) for number in numbers]


def mutants() -> list[Mutant]:
    steps = {**STEPS, **DINOSAURS_STEPS, **EVO_STEPS}
    return [*trait_mutants(), *power_mutants(), *(in_its_game(name, rules) for name, rules in steps.items())]


def attempt(mutant: Mutant) -> Mutant:
    """Run the tests with the mutant in place."""
    environment = {**os.environ, "BEAGLE_PURE": "1", "BEAGLE_MUTANT": mutant.name}
    command = [sys.executable, "-m", "pytest", mutant.tests, *TESTS]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        mutant.trouble = "silent"
        return mutant
    if sys.platform != "win32" and done.returncode == -signal.SIGXCPU:
        mutant.trouble = "endless"
        return mutant
    said = re.search(r"^mutant: (\d+) failed: ?(.*)$", done.stdout, re.MULTILINE)
    if said is None:  # nothing could be collected, so nothing could pass
        mutant.trouble = (done.stdout + done.stderr).strip().splitlines()[-1]
    else:
        mutant.failed, mutant.noticed = int(said.group(1)), set(said.group(2).split())
    return mutant


def try_all(some: list[Mutant], jobs: int, console: Console) -> list[Mutant]:
    columns = (TextColumn("mutants"), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console) as progress, ThreadPoolExecutor(jobs) as pool:
        task = progress.add_task("", total=len(some))
        for future in as_completed([pool.submit(attempt, mutant) for mutant in some]):
            mutant = future.result()
            progress.update(task, advance=1, description=mutant.short)
            if mutant.survives:
                progress.console.print(report(mutant))
    return some


def report(mutant: Mutant) -> str:
    noticed = f"{mutant.failed} tests failed, of {' '.join(sorted(mutant.noticed)) or 'no rule'}"
    return f"[red]{mutant.short}[/red] survives: no test of {' '.join(mutant.rules)} failed ({noticed})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="./run soak --only mutations")
    parser.add_argument("--like", default="", metavar="WORDS", help="only mutants whose name matches this expression")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    arguments = parser.parse_args()
    some = [mutant for mutant in mutants() if re.search(arguments.like, mutant.name)]
    console = Console()
    if arguments.list:
        for mutant in some:
            console.print(mutant.short, *mutant.rules)
        return 0
    for folder in sorted({mutant.tests for mutant in some}):
        sound = attempt(Mutant("", [], folder))
        if sound.failed or sound.trouble:
            console.print(f"[red]without a mutant {sound.failed} tests fail in {folder}[/red] {sound.trouble}")
            return 1
    survivors = [mutant for mutant in try_all(some, arguments.jobs, console) if mutant.survives]
    crashed = [mutant.short for mutant in some if mutant.trouble]
    console.print(f"mutants: {len(some) - len(survivors)} of {len(some)} were noticed by a test of their rule")
    console.print(f"no test could be finished with: {', '.join(crashed) or 'none'}")
    return int(bool(survivors))


if __name__ == "__main__":
    os.environ["BEAGLE_PURE"] = "1"  # before any rule is imported: hooks must be Python functions
    sys.exit(main())
