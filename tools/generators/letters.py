"""Letters, icons and the shapes of seats as paths, for pictures that the server draws.

It writes src/beagle/server/picture/letters.json.  All is taken from the pages, so it runs after `./run web`, in an
environment that has fonttools and brotli (nothing else here needs them):

    python tools/generators/letters.py

Alegreya and Alegreya Sans are by Juan Pablo del Peral, SIL Open Font License 1.1; the icons are listed in
web/src/look/credits.json.
"""

import json
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "web" / "node_modules"
FILE = ROOT / "src" / "beagle" / "server" / "picture" / "letters.json"
STRAIGHT = (1, 0, 0, 1)  # how a part is placed that is neither turned nor stretched
GRID = 400  # units of an em: a seventh of a pixel in the largest letters

LATIN = [*range(0x20, 0x7F), *range(0xA1, 0x180), *map(ord, "–—‘’‚“”„…•№−")]
CYRILLIC = [*range(0x400, 0x460), 0x490, 0x491]
ITALIC = [0x20, *range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1)]
ALEGREYA = "@fontsource-variable/alegreya/files/alegreya-{part}-wght-{style}.woff2"
SANS = "@fontsource/alegreya-sans/files/alegreya-sans-{part}-500-{style}.woff2"
FACES = {
    "display": (ALEGREYA, "normal", 650, LATIN + CYRILLIC),
    "italic": (ALEGREYA, "italic", 600, ITALIC),
    "ui": (SANS, "normal", 0, LATIN + CYRILLIC),
}
ICONS = {"winner": "laurel-crown", "brand": "galleon"}


def face(files: str, style: str, weight: int, wanted: list[int]) -> dict[str, object]:
    """The outlines, and of each character how far it moves the next and what it is made of: outlines and where."""
    fonts, variable = import_module("fontTools.ttLib"), import_module("fontTools.varLib.instancer")
    letters: dict[str, list[object]] = {}
    outlines: list[str] = []
    for part in ("latin", "latin-ext", "cyrillic"):
        font = fonts.TTFont(MODULES / files.format(part=part, style=style))
        if weight:
            font = variable.instantiateVariableFont(font, {"wght": weight})
        glyphs, names, scale = font.getGlyphSet(), font.getBestCmap(), GRID / font["head"].unitsPerEm
        for code in wanted:
            if code in names and chr(code) not in letters:
                made = []
                for path, x, y in pieces(glyphs, names[code], scale):
                    if path not in outlines:
                        outlines.append(path)
                    made += [outlines.index(path), x, y]
                letters[chr(code)] = [round(glyphs[names[code]].width * scale), *made]
    return {"outlines": outlines, "letters": letters}


def pieces(glyphs: Any, name: str, scale: float, x: float = 0, y: float = 0) -> list[tuple[str, int, int]]:
    """Its outlines on the grid, y downwards, and where each is: an accent is drawn once for all letters."""
    pens, base = import_module("fontTools.pens.recordingPen"), import_module("fontTools.pens.basePen")
    pen = pens.RecordingPen()
    glyphs[name].draw(pen)
    if any(verb == "addComponent" and points[1][:4] != STRAIGHT for verb, points in pen.value):
        pen = pens.DecomposingRecordingPen(glyphs)
        glyphs[name].draw(pen)
    own: list[tuple[str, Any]] = []
    out: list[tuple[str, int, int]] = []
    for verb, points in pen.value:
        if verb == "addComponent":
            part, (*_, dx, dy) = points
            out += pieces(glyphs, part, scale, x + dx, y + dy)
        elif verb == "qCurveTo":
            own += [("q", piece) for piece in base.decomposeQuadraticSegment(points)]
        else:
            own.append((verb[0], points))
    path = outline(own, scale)
    return [(path, round(x * scale), round(-y * scale))] * bool(path) + out


def outline(steps: list[tuple[str, Any]], scale: float) -> str:
    """A path in relative steps."""
    out = ""
    at = (0, 0)
    for letter, points in steps:
        if letter == "c":  # closePath
            out += "z"
            continue
        on_grid = [(round(x * scale), round(-y * scale)) for x, y in points]
        if on_grid[-1] == at and letter != "m":
            continue
        fx, fy = (0, 0) if letter == "m" else at
        out += ("M" if letter == "m" else letter) + " ".join(f"{x - fx} {y - fy}" for x, y in on_grid)
        at = on_grid[-1]
    return out.replace(" -", "-")


def main() -> int:
    icons = json.loads((MODULES / "@iconify-json" / "game-icons" / "icons.json").read_text("utf-8"))["icons"]
    data: dict[str, object] = {name: face(*wanted) for name, wanted in FACES.items()}
    data["icons"] = {name: icons[icon]["body"].split(' d="')[1].split('"')[0] for name, icon in ICONS.items()}
    shapes = (ROOT / "web" / "src" / "look" / "shapes.ts").read_text("utf-8")
    data["shapes"] = re.findall(r'"(M[^"]+)"', shapes)
    data["grid"] = GRID
    FILE.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    print(f"written: {FILE.name}, {FILE.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
