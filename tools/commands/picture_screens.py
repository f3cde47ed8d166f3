"""The screens for the pictures, and how to reach each: with real games on the real server.

Nothing here is found by its text: the same way leads to a screen in every language.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tests.browser.people import DESK, Person, play_to_the_end
from tests.server.harness import Server

ROOT = Path(__file__).resolve().parents[2]


ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
INVITED = {"kind": "invited"}

FEEDING = """evolution base+fly@gift turn 5 feeding bank 7 first B to A
A: a[carnivorous sharp-vision]1 b[fat* high-body-weight]1 c[swimming parasite] d[shell]1 c~d.cooperation | hand running
B: m[running tail-loss]1 n[camouflage fat] o[flight] | hand 3
C: s[piracy scavenger] t[burrowing grazing]1 u[mimicry poisonous] s~t.communication | hand 2
deck 38"""
DEVELOPMENT = """evolution base@gift turn 3 development first A
A: a[carnivorous] b[fat] | hand camouflage/fat running cooperation/carnivorous swimming
B: m[running tail-loss] n | hand 4
C: s t[grazing] | hand 3
deck 50"""
ATTACKED = """evolution base@gift turn 5 feeding bank 3 first B to B
A: a[running tail-loss mimicry fat*]1 b[high-body-weight] c | hand running
B: m[carnivorous sharp-vision] | hand 2
C: s[scavenger]1 t | hand 1
deck 30"""
# EVO: D's go, with an enemy adjacent and dinosaurs in the cold; and a running auction.
CLANS = """A: 1,-3 -1,-2 0,-1 | mp 7 | genes horn fins | cards oasis
B: 3,-2 2,-1 2,0 3,0 | mp 5 | genes thermoregulation fur vial | cards geysers
C: -3,0 -2,0 -2,1 -1,1 -3,2 -2,3 | mp 8 | genes egg thermoregulation bony-frill horn
D: 0,1 1,1 0,2 1,2 -1,3 | mp 9 | genes legs*2 horn | cards migration"""
MOVING = f"""evo second round 4 movement dial 2 order ABDC to D
{CLANS}
pile +1 8
turned +1 +2 +1"""
AUCTION = f"""evo second round 4 mutation dial 2 order ABDC to D
{CLANS.replace("horn | cards migration", "vial | cards migration")}
lab card thermoregulation=2A chameleon-skin=3B strong-thighs
pile +1 8
turned +1 +2 +1"""
# Gods Love Dinosaurs: C takes the last tile of the tigers, under the marker.
LANDS = """dinosaurs base marker tiger first C to C
A: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F 2,0P:h 2,-1L:f -1,-1M:D -2,0L 1,1U 2,1L | eggs 7
B: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F 0,2P:t 1,2P 2,-2U 1,-2P:e | eggs 4
C: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F:r -1,-1P:t 0,-2P:h -2,1F:r -1,2L 2,-1L:f 2,0L:f \
-2,0U 0,2F -1,-2M -1,-3F -2,-3M 1,2P:e 1,-2P:h 2,-2M:D 3,-2U | eggs 6
board frog LP:f - | rabbit PU:h MP | rat - | tiger FM:t | eagle FU:r ML
piles B 1 | C 14 | D 14"""
CONTINENTS = """evolution base+continents@gift turn 4 feeding bank 4 3 5 first A
A: a@ocean[carnivorous]1 b@gondwana[migration fat] c[grazing] d@gondwana[herding] | hand running
B: m@ocean[remora] n[camouflage] o@gondwana[cnidocytes]1 | hand 2
C: s[regeneration fat*] t@gondwana[carnivorous] u@ocean[edificator] | hand 1
deck 40"""


def herd(first: int, count: int) -> str:
    """This many animals, some of them with traits, by the letters of the notation."""
    kinds = ["", "[fat*]1", "[carnivorous]", "[running]1", "[camouflage fat]", "[high-body-weight]1", "[swimming]1"]
    return " ".join(f"{letters(first + at)}{kinds[at % len(kinds)]}" for at in range(count))


def letters(number: int) -> str:
    return chr(97 + number % 26) if number < 26 else chr(96 + number // 26) + chr(97 + number % 26)


CROWD = "\n".join(
    ["evolution base+base@gift turn 9 feeding bank 12 first B to B"]
    + [f"{chr(65 + seat)}: {herd(seat * 20, 20)} | hand {1 if seat else 'running'}" for seat in range(8)]
    + ["deck 20"]
)


class Stage(NamedTuple):
    """The viewer, the server, and how others join."""

    person: Person
    server: Server
    other: Callable[[str], Person]


class Screen(NamedTuple):
    make: Callable[[Stage], Any]
    whole: bool = False  # the whole page, not only what the window shows
    name: str = "Ann"  # the viewer's name; empty: not known to the server


def page(path: str) -> Callable[[Stage], None]:
    return lambda stage: stage.person.go(path)


def played(position: str, *seats: dict[str, str], **more: Any) -> Callable[[Stage], None]:
    """A table where the viewer is asked."""

    def make(stage: Stage) -> None:
        stage.person.open(*(seats or (ME, BOT, BOT)), position=position, **more)
        stage.person.page.locator(".question.mine").wait_for()

    return make


def touch(stage: Stage, animal: str) -> None:
    stage.person.page.locator(f"[data-animal={animal}] .whole").last.click(force=True)


def in_company(stage: Stage) -> None:
    """Two others have each fed an animal; now the viewer thinks about their own."""
    ann = stage.person
    table = ann.open(ME, INVITED, INVITED, position=FEEDING.replace("to A", "to B"))
    guests = [stage.other("Lev"), stage.other("Chiara")]
    for seat, guest in enumerate(guests, 1):
        guest.page.set_viewport_size(DESK)  # type: ignore[arg-type]
        guest.go(f"t/{table}#{ann.links[str(seat)]}")
    for guest, animal in zip(guests, "nu", strict=True):
        guest.page.locator(".question.mine").wait_for()
        guest.page.locator(f"[data-animal={animal}] .whole").last.click()
        guest.page.wait_for_timeout(400)
        guest.page.keyboard.press("0")  # passes although more could be done
    ann.page.locator(".question.mine").wait_for()
    for guest in guests:
        guest.close()
    touch(stage, "a")


def chosen(stage: Stage) -> None:
    played(FEEDING)(stage)
    touch(stage, "a")


def previewed(stage: Stage) -> None:
    chosen(stage)
    touch(stage, "m")


def why_not(stage: Stage) -> None:
    played(FEEDING)(stage)
    touch(stage, "d")
    stage.person.page.locator(".notice .rules a").first.wait_for()


def reveals(stage: Stage) -> None:
    played(DEVELOPMENT)(stage)
    stage.person.page.locator("[data-card='card:running'] button").click()
    touch(stage, "b")
    stage.person.page.locator(".question .lamp").wait_for()


def attacked(stage: Stage) -> None:
    """Ben attacks Ann's animal: she is asked how it answers."""
    ann = stage.person
    table = ann.open(ME, INVITED, BOT, position=ATTACKED)
    ben = stage.other("Ben")
    ben.page.set_viewport_size(DESK)  # type: ignore[arg-type]  # where all animals are in sight
    ben.go(f"t/{table}#{ann.links['1']}")
    ben.page.locator(".question.mine").wait_for()
    ben.page.locator("[data-animal=m] .whole").last.click()
    ben.page.locator("[data-animal=a] .whole").last.click()
    ben.page.locator(".question .lamp").last.click()
    ann.page.locator(".question.mine").wait_for()
    ben.close()


def crowd(stage: Stage) -> None:
    seats = [ME, INVITED, *[{"kind": "invited"}] * 6]
    table = stage.person.open(*seats, position=CROWD)
    names = ["Nina", "Oleg", "Pia", "Quentin", "Rosa", "Sven", "Tess"]
    for seat, name in enumerate(names, 1):
        guest = stage.other(name)
        guest.go(f"t/{table}#{stage.person.links[str(seat)]}")
        guest.page.locator(".table, h1").first.wait_for()
        guest.close()
    stage.person.page.locator(".question").wait_for()


def about_card(stage: Stage) -> None:
    played(FEEDING)(stage)
    stage.person.page.locator("[data-animal=a] .whole").last.focus()
    stage.person.page.keyboard.press("?")
    stage.person.page.locator("[data-about-card]").wait_for()


def menu(stage: Stage) -> None:
    played(FEEDING)(stage)
    stage.person.page.locator("header .tool").last.click()
    stage.person.page.locator("dialog[open]").wait_for()


def since(stage: Stage) -> None:
    """Two moves of others while the viewer was away."""
    ann = stage.person
    table = ann.open(ME, INVITED, BOT, position=FEEDING)
    ben = stage.other("Ben")
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.page.locator(".question.mine").wait_for()
    touch(stage, "c")
    ben.page.locator(".question.mine").wait_for()
    ann.go("about")
    ben.page.locator("[data-animal=n] .whole").last.click()
    ann.page.wait_for_timeout(1200)
    ann.go(f"t/{table}")
    ann.page.locator(".since details").click()
    ben.close()


def gathering(stage: Stage) -> None:
    stage.person.open(ME, INVITED, {"kind": "open"}, BOT, ruleset="base@gift")
    stage.person.page.locator("main li").last.wait_for()


def hint(stage: Stage) -> None:
    """A practice table, and the first rung of a hint."""
    played(FEEDING, practice=True)(stage)
    stage.person.page.locator("[data-hint]").first.click()
    stage.person.page.locator(".hint li").first.wait_for(timeout=60_000)


def seat_for_a_bot(stage: Stage) -> None:
    """While a table gathers, a level is chosen for a free seat."""
    stage.person.open(ME, INVITED, game="evo", ruleset="second")
    stage.person.page.locator("main li button.plain").first.click()
    stage.person.page.locator("dialog[open] .face").first.wait_for()


def invitation(stage: Stage) -> None:
    gathering(stage)
    stage.person.page.locator("main li .button").first.click()
    stage.person.page.locator("dialog[open] svg").last.wait_for()


def curtain(stage: Stage) -> None:
    stage.person.open({"kind": "local", "name": "Ann"}, {"kind": "local", "name": "Ben"}, position=over_soon(2))
    stage.person.page.locator("main .lamp").wait_for()


# A few turns with cards and dice: enough to say what decided it.
DECIDED = """evolution base@gift turn 6 development first A
A: a[carnivorous] b[fat] c | hand camouflage/fat running swimming
B: m[running tail-loss] n o | hand mimicry scavenger piracy
C: s[scavenger] t u | hand grazing/fat burrowing/fat
deck 14"""


def over_soon(seats: int) -> str:
    rest = {2: "", 3: "C: s[scavenger]1 t1 | hand -\n"}[seats]
    return f"""evolution base@gift turn 8 feeding bank 2 first A
A: a[carnivorous sharp-vision]2 b[fat* high-body-weight]1 c[swimming] | hand -
B: m[running tail-loss]1 n[camouflage fat] | hand -
{rest}deck -"""


def ending(stage: Stage) -> None:
    person = stage.person
    person.open(ME, BOT, BOT, position=over_soon(3))
    play_to_the_end([person])


def decided(stage: Stage) -> None:
    """The end of a game after its review was counted."""
    person = stage.person
    person.open(ME, BOT, BOT, position=DECIDED, practice=True)
    play_to_the_end([person])
    person.page.locator("main .after table").wait_for(timeout=180_000)


def analysis(leaf: int | None = None) -> Callable[[Stage], None]:
    """The analysis of that game, at its first turning point; on narrow windows with this leaf open."""

    def show(stage: Stage) -> None:
        decided(stage)
        stage.person.page.locator(".result a.button.ink").click()
        stage.person.page.locator(".analysis").wait_for()
        tabs = stage.person.page.locator("[role=tab]")
        if leaf is not None:
            tabs.nth(leaf).click()

    return show


def replay(stage: Stage) -> None:
    ending(stage)
    stage.person.page.locator("main a.button").first.click()
    stage.person.page.locator("output").wait_for()
    for _ in range(3):
        stage.person.page.keyboard.press("ArrowRight")


def full_lobby(stage: Stage) -> None:
    """Tables to join, to watch, to read; and the viewer's own, where they are asked."""
    for name in ("Ben", "Cleo"):
        host = stage.other(name)
        host.open(ME, {"kind": "open"}, {"kind": "open"}, public=True, ruleset="base@gift")
        host.open(ME, BOT, BOT, position=FEEDING, public=True, spectators=True)
        host.close()
    played(FEEDING)(stage)
    stage.person.open(ME, INVITED, ruleset="base@gift")
    stage.person.go()
    stage.person.page.locator("main li").first.wait_for()


def gone(stage: Stage) -> None:
    """The server dies while the viewer looks at a table; it is started again for the next screen."""
    played(FEEDING)(stage)
    stage.server.kill()
    stage.person.page.locator(".lost").wait_for()


def gone_lobby(stage: Stage) -> None:
    stage.person.go()
    stage.person.page.locator("main section.open").wait_for()
    stage.server.kill()
    stage.person.page.locator("main [role=alert]").wait_for(timeout=60_000)


def closed(stage: Stage) -> None:
    gathering(stage)
    stage.person.page.locator(".foot .plain").click()
    stage.person.page.locator("main a.button").wait_for()


def bad_link(stage: Stage) -> None:
    table = stage.person.open(ME, INVITED, ruleset="base@gift")
    guest = stage.other("Ben")
    guest.close()
    stage.person.context.clear_cookies()
    stage.person.page.evaluate("localStorage.removeItem('beagle-language')")
    stage.person.go("about")
    stage.person.go(f"t/{table}#AAAAAAAAAAAAAAAAAAAAAAAA")
    stage.person.page.locator("main > .button.plain").click()  # without a name
    stage.person.page.locator("main h1").first.wait_for()


def moving(stage: Stage) -> None:
    """A dinosaur is selected: where it can go, and what a fight would be like."""
    played(MOVING, BOT, BOT, BOT, ME, game="evo")(stage)
    stage.person.page.locator("[data-hit='0,1']").last.click(force=True)


def laying(stage: Stage) -> None:
    """A tile is put down: what it would trigger."""
    played(LANDS, BOT, BOT, ME, game="dinosaurs")(stage)
    stage.person.page.locator("[data-tile='tiger.1']").click()
    stage.person.page.locator("[data-cell='1,1']").last.click(force=True)


def example(rule: str, steps: int) -> Callable[[Stage], None]:
    """A worked example under its rule, opened, this many steps in."""

    def show(stage: Stage) -> None:
        page(f"rules/{rule}")(stage)
        stage.person.page.locator("summary").first.click()
        stage.person.page.locator(".film .stage").wait_for()
        for _ in range(steps):
            stage.person.page.keyboard.press("ArrowRight")

    return show


def choosing(stage: Stage) -> None:
    """Cataclysm with two kinds of cards left out, a seat that starts, and the list of its deck."""
    page("new/evolution")(stage)
    more = stage.person.page.locator("details.more")
    more.locator("> summary").click()
    for group in (0, 1):  # edition and scenario
        more.locator("fieldset").nth(group).locator("label").nth(1).click()
    more.locator("label:has(input[role=switch])").first.click()
    for kind in (1, 6):
        more.locator("fieldset input[type=checkbox]").nth(kind).uncheck()
    more.locator("fieldset").nth(3).locator("label").nth(2).click()  # who begins
    more.locator("details > summary").click()
    more.locator("details li").first.wait_for()


def reporting(stage: Stage) -> None:
    """Somebody else's open table, and the dialog that reports it to the host."""
    table = stage.other("Ben").open(ME, {"kind": "open"}, ruleset="base@gift", public=True)
    stage.person.go(f"t/{table}")
    stage.person.page.locator(".foot .plain").first.click()
    stage.person.page.locator("dialog textarea").wait_for()


def alike(stage: Stage) -> None:
    """Two people with names that look the same."""
    other = stage.other("\u0410nn")
    table = stage.person.open(ME, {"kind": "open"}, {"kind": "open"}, ruleset="base@gift", public=True)
    other.go(f"t/{table}")
    other.page.locator(".lines .lamp").first.click()
    stage.person.page.locator(".alike").first.wait_for()


SCREENS: dict[str, Screen] = {
    "lobby-empty": Screen(page(""), whole=True, name=""),
    "setup": Screen(page("new/evolution"), whole=True),
    "setup-choosing": Screen(choosing, whole=True),
    "rules": Screen(page("rules")),
    "rule": Screen(page("rules/EV-TR-05"), whole=True),
    "example-evolution": Screen(example("EV-TURN-01", 8), whole=True),
    "example-neoplasm": Screen(example("EV-CON-14", 2), whole=True),
    "example-evo": Screen(example("DI-INIT-01", 1), whole=True),
    "example-dinosaurs": Screen(example("GD-PRED-03", 2), whole=True),
    "settings": Screen(page("settings"), whole=True),
    "about": Screen(page("about"), whole=True),
    "stored": Screen(page("stored"), whole=True),
    "reporting": Screen(reporting),
    "alike": Screen(alike, whole=True),
    "learn": Screen(page("learn"), whole=True),
    "lesson": Screen(page("learn/evolution"), whole=True),
    "paste": Screen(page("replay"), whole=True),
    "nowhere": Screen(page("no/such/page"), whole=True),
    "no-such-table": Screen(page("t/nosuchtable"), whole=True),
    "gathering": Screen(gathering, whole=True),
    "gathering-bot": Screen(seat_for_a_bot),
    "invitation": Screen(invitation),
    "closed": Screen(closed, whole=True),
    "bad-link": Screen(bad_link, whole=True),
    "table": Screen(in_company, name="Marta"),
    "table-whole": Screen(played(FEEDING), whole=True),
    "table-development": Screen(played(DEVELOPMENT)),
    "table-continents": Screen(played(CONTINENTS), whole=True),
    "table-crowd": Screen(crowd),
    "table-evo": Screen(moving, whole=True),
    "table-evo-auction": Screen(played(AUCTION, BOT, BOT, BOT, ME, game="evo"), whole=True),
    "table-dinosaurs": Screen(played(LANDS, BOT, BOT, ME, game="dinosaurs"), whole=True),
    "table-dinosaurs-tile": Screen(laying, whole=True),
    "question-attacked": Screen(attacked),
    "question-preview": Screen(previewed),
    "question-reveals": Screen(reveals),
    "hint": Screen(hint),
    "why-not": Screen(why_not),
    "card-text": Screen(about_card),
    "menu": Screen(menu),
    "since-you-left": Screen(since),
    "curtain": Screen(curtain, whole=True),
    "ending": Screen(ending, whole=True),
    "ending-decided": Screen(decided, whole=True),
    "analysis": Screen(analysis()),
    "analysis-known": Screen(analysis(1)),
    "analysis-luck": Screen(analysis(-1)),
    "replay": Screen(replay),
    "lobby-full": Screen(full_lobby, whole=True),
    "server-gone-table": Screen(gone),
    "server-gone-lobby": Screen(gone_lobby, whole=True),
}
