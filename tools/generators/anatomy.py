"""How animals are drawn, as data for the pages: writes anatomy.json, icons.json and drawn.json of Evolution.

drawn.json has some animals as the server draws them: a test compares them with those of the pages.

    ./run python -m tools.generators.anatomy

A test checks that the files are up to date.
"""

import json
import sys
from pathlib import Path

from beagle.games.evolution import anatomy
from beagle.games.evolution.specimen import draw

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "evolution"
SAMPLES = (
    "",
    "swimming burrowing carnivorous intellect",
    "running grazing burrowing mimicry sharp-vision",
    "high-body-weight fat fat poisonous grazing",
)


def files() -> dict[Path, str]:
    data = {
        "bodies": anatomy.BODIES,
        "stances": anatomy.STANCES,
        "humps": anatomy.HUMPS,
        "humpsAt": anatomy.HUMPS_AT,
        "mouths": anatomy.MOUTHS,
        "eyes": anatomy.EYES,
        "traits": anatomy.TRAITS,
    }
    drawn = {traits: draw(traits.split())._asdict() for traits in SAMPLES}
    made = {"anatomy.json": data, "drawn.json": drawn}
    packed = {FOLDER / name: json.dumps(what, separators=(",", ":")) + "\n" for name, what in made.items()}
    return {**packed, FOLDER / "icons.json": json.dumps(anatomy.ICONS, indent=2) + "\n"}


def main() -> int:
    stale = {file: text for file, text in files().items() if not file.exists() or file.read_text("utf-8") != text}
    check = "--check" in sys.argv
    for file, text in stale.items():
        print(f"{file.name} is out of date: ./run check --fix" if check else f"written: {file.name}")
        if not check:
            file.write_text(text, "utf-8")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
