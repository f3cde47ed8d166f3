"""Words that may stand in a text of each game, and some that may not: what texts nobody meant are made of."""

from __future__ import annotations

from beagle.games.dinosaurs import ids as dinosaurs
from beagle.games.dinosaurs.view import SPECS as DINOSAURS_SPECS
from beagle.games.evo import ids as evo
from beagle.games.evo.view import SPECS as EVO_SPECS
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.ids import TRAIT_NAMES
from beagle.games.evolution.notation.names import MOMENTS
from beagle.games.evolution.view import SPECS as EVOLUTION_SPECS

HEADS = {"evolution": "evolution base@gift", "evo": "evo second", "dinosaurs": "dinosaurs base"}

EVOLUTION = """
evolution base@gift base@italian cataclysm@1.4.1 view spectator turn bank first born to deck box stack hand discard
points out=A thrown=1 highest=6 rolling=AB tied=A sum=2 *+
A: B: C: D: H: a b m zz a~b. [ ] < > ( ) | ? ?3 0 1 9 99 9999 ' * ^ - !poisoned @A @all @- / = % . ~ +
base+fly+gift@gift middle !stopped !got !from-fat !ignores:a.fat <!anglerfish> <!anglerfish'> eater=a asked=B ambush
bite turned tried=anglerfish !ignores:a.symbiosis~b neoplasm+
next=3 round=1 gone=1 seat=A main acted hunter=a prey=b waiting=a.cooperation>b faces=6 [Result [Start
"""
EVO = """
evo second summary-babies own-side view spectator round dial turns order points pass births newborn to map lab pile
turned aside bag deck spent stack mp genes cards plays A: B: C: E: 0,0 -1,-2 1,2 9,9 0,0:GG -1,-2:YGYGW card card=4B
legs=0A =1C
*2 *9 | ? ?3 0 1 9 99 999 - / = > , : % + +2 -1 meteor next=1 next=4 gone=1 begun seat=A seat=B from=0,0 to=1,0 at=1,2
moment=moves 0,0>1,0 !terror !oasis>0,0 @1 2=3 %7 flown [Result [Start
"""
DINOSAURS = """
dinosaurs base strict-supply view spectator turn first marker to board piles stack eggs tiles A: B: C: D: E: 0,0M*:D
1,0L:f 0,-1P:h' 2,0F:r+ -1,0U:t 3,-2P:e FL:r MU MM LL - | ? ?3 0 1 9 40 99 9999 / = : , + > x ' * % column=rat gone=1
figure=frog figure=dinosaur tile=MU next=1 next=2 next=4 hatch frog1 eagle3 0,0>1,0>0,0 0,0+1,0 0,0:1,0 0,0x -120,7P
"""
STRANGE = ("\n", " ", "  ", "\t", ")", "é", "٣", "\x00", "\u2028", '"', ";", "#")

WORDS: dict[str, list[str]] = {
    "evolution": [
        *TRAIT_NAMES,
        *(printed.name for printed in CARDS),
        *MOMENTS,
        *(f"{name}(" for name in EVOLUTION_SPECS),
        *EVOLUTION.split(),
        *STRANGE,
    ],
    "evo": [
        *evo.GENE_NAMES,
        *evo.CARD_NAMES,
        *evo.PHASES,
        *(f"{name}(" for name in EVO_SPECS),
        *EVO.split(),
        *STRANGE,
    ],
    "dinosaurs": [
        *dinosaurs.PHASES,
        *dinosaurs.COLUMNS,
        *(f"{name}(" for name in DINOSAURS_SPECS),
        *DINOSAURS.split(),
        *STRANGE,
    ],
}
