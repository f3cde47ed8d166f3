"""What must hold for a framed table, measured in the page: the frame is one window, and everything in it is whole."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

CHECK = (Path(__file__).parent / "frame.js").read_text("utf-8").split("\n", 1)[1]

# Spoils the styles, so that something must be found.
BROKEN = """.option .text { font-size: 30px !important } .own .tile { min-width: 220px !important }
.tile .id { font-size: 9px !important } .ribbon { margin-right: -40px !important }
.chip, .tag { width: 12px !important }"""

BOXES = r"""() => [".question", ".bank-box, .chip, .land > header", ".zones > .own"].map((s) => {
  const e = document.querySelector(s), r = e?.getBoundingClientRect();
  return r ? [r.x, r.y, r.width, r.height].map((v) => Math.round(v * 10) / 10).join(" ") : "-";
}).join(" | ")"""


SETTLED = """document.fonts.ready.then(() =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def settle(page: Page) -> None:
    """Wait until fonts are there and the page has measured itself."""
    page.evaluate(SETTLED)


def findings(page: Page) -> list[str]:
    """What is wrong with the frame as it is drawn now."""
    found: list[str] = page.evaluate(CHECK)
    return found


def boxes(page: Page) -> str:
    """Where the question, the bank and the own zone are."""
    places: str = page.evaluate(BOXES)
    return places


# In each drawn frame, from now on.
WATCH = f"""() => {{ const boxes = {BOXES}; const seen = new Set(); window.seen = seen; window.frames = 0;
    const look = () => {{ if (document.querySelector(".zones > .own")) {{ seen.add(boxes()); window.frames += 1; }}
        requestAnimationFrame(look); }}; look(); }}"""


def watch(page: Page) -> None:
    """Keep all places where the question, the bank and the own zone are drawn from now on."""
    page.evaluate(WATCH)


def places(page: Page, frames: int = 30) -> list[str]:
    """Where they were, while at least so many frames were drawn."""
    seen, drawn = page.evaluate("[[...window.seen], window.frames]")
    assert drawn >= frames, drawn
    return list(seen)
