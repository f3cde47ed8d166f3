"""Measures a hex table in the browser: one window that never scrolls, zones that keep their places, nothing cut off."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.frame import settle

WINDOWS = (
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (1180, 820),
    (1024, 768),
    (820, 1180),
    (844, 390),
    (740, 360),
    (720, 450),
    (390, 844),
    (360, 740),
)

MEASURE = r"""
() => {
  const bad = [], [W, H] = [innerWidth, innerHeight], page = document.documentElement;
  const near = (e) => `${e.tagName.toLowerCase()}.${(e.getAttribute('class') ?? '').split(' ')[0]}`
    + ` «${(e.textContent ?? '').trim().slice(0, 28)}»`;
  if (page.scrollHeight > H || page.scrollWidth > W) bad.push('the page scrolls');
  const zones = [...document.querySelectorAll('[data-zone]')].filter((z) => z.dataset.zone !== 'opened');
  const rects = zones.map((z) => z.getBoundingClientRect());
  zones.forEach((zone, i) => {
    const r = rects[i], name = zone.dataset.zone;
    if (r.left < -0.5 || r.top < -0.5 || r.right > W + 0.5 || r.bottom > H + 0.5) bad.push(`${name} leaves the window`);
    zones.slice(i + 1).forEach((other, j) => {
      const s = rects[i + 1 + j];
      const wide = Math.min(r.right, s.right) - Math.max(r.left, s.left);
      const high = Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top);
      if (wide > 0.5 && high > 0.5) bad.push(`${name} lies on ${other.dataset.zone}`);
    });
    for (const e of zone.querySelectorAll('*')) {
      const hidden = e.closest('.unseen, [popover], .log, .list') || (e.closest('svg') && e.tagName !== 'svg');
      if (hidden || e.closest('.pan')) continue;
      const b = e.getBoundingClientRect();
      if (!b.width || !b.height) continue;
      if (!e.checkVisibility({ visibilityProperty: true })) continue; // left out
      const line = e.closest('.since .pill')?.parentElement.getBoundingClientRect();
      if (line && b.bottom > line.bottom + 2) bad.push(`${name}: ${near(e)} is clipped`);
      if (b.left < r.left - 2 || b.right > r.right + 2 || b.top < r.top - 2 || b.bottom > r.bottom + 2)
        bad.push(`${name}: ${near(e)} leaves its zone`);
      const text = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
      const style = getComputedStyle(e);
      if (text && parseFloat(style.fontSize) < 12.4) bad.push(`${name}: ${near(e)} is smaller than 12.5 px`);
      if (text && style.overflow === 'hidden' && style.textOverflow === 'clip' && e.scrollWidth > e.clientWidth + 1)
        bad.push(`${name}: ${near(e)} is cut off`);
      // words and buttons are whole within all that could hide a part of them; what scrolls can be scrolled
      const whole = text || e.tagName === 'BUTTON';
      for (let box = e.parentElement; whole && box !== zone.parentElement; box = box.parentElement) {
        const hides = getComputedStyle(box);
        if (hides.overflowY !== 'hidden' || hides.textOverflow !== 'clip') continue;
        const c = box.getBoundingClientRect();
        const out = b.top < c.top - 3 || b.bottom > c.bottom + 3 || b.left < c.left - 3 || b.right > c.right + 3;
        if (out) bad.push(`${name}: ${near(e)} is hidden by ${near(box)}`);
      }
    }
  });
  // every lot says its short rule, and all its words are inside its row
  for (const lot of document.querySelectorAll('.lot:not(.won)')) {
    const rule = lot.querySelector('.note'), r = lot.getBoundingClientRect();
    if (!rule?.textContent.trim() || !rule.checkVisibility({ visibilityProperty: true }))
      bad.push(`${near(lot)} doesn't say its short rule`);
    for (const e of lot.querySelectorAll('.note, .name b, ol')) {
      // words that are only heard have no place
      const shown = [e, ...e.querySelectorAll('*')].filter((one) => !one.closest('.unseen'));
      const words = shown.flatMap((one) => [...one.childNodes]).filter((n) => n.nodeType === 3);
      const lines = words.flatMap((n) => {
        const range = document.createRange();
        range.selectNodeContents(n);
        return [...range.getClientRects()];
      });
      for (const b of [...lines, ...shown.map((one) => one.getBoundingClientRect())])
        if (b.width && (b.left < r.left - 1 || b.right > r.right + 1 || b.top < r.top - 3 || b.bottom > r.bottom + 3))
          bad.push(`${near(e)} is outside its lot`);
    }
  }
  // no words on other words, where a question has little room
  const covered = document.querySelector('[data-zone=question] :is(.story, .stage, .ranking, .list)');
  const lines = [...document.querySelectorAll('[data-zone=question] .question *')].flatMap((e) => {
    const off = covered || e.closest('.unseen, [popover], kbd, .lot');
    if (off || !e.checkVisibility({ visibilityProperty: true })) return [];
    return [...e.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim()).flatMap((n) => {
      const range = document.createRange();
      range.selectNodeContents(n);
      return [...range.getClientRects()].map((r) => ({ e, r }));
    });
  });
  lines.forEach(({ e, r }, i) => lines.slice(i + 1).forEach(({ e: other, r: s }) => {
    const wide = Math.min(r.right, s.right) - Math.max(r.left, s.left);
    const high = Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top);
    if (e !== other && wide > 3 && high > 6) bad.push(`question: ${near(e)} is written on ${near(other)}`);
  }));
  const place = (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(',');
  const boxes = zones.map((zone, i) => `${zone.dataset.zone} ${place(rects[i])}`);
  return { bad: [...new Set(bad)], zones: zones.map((zone) => zone.dataset.zone), boxes: boxes.sort().join(' | ') };
}
"""


def measured(page: Page, width: int, height: int) -> dict[str, Any]:
    """What is wrong in a window of this size, and where the zones are."""
    page.set_viewport_size({"width": width, "height": height})
    settle(page)
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def faults(
    page: Page, windows: tuple[tuple[int, int], ...] = WINDOWS, still: dict[tuple[int, int], str] | None = None
) -> list[str]:
    """All faults of a table in these windows: the question is there, and the zones are where they were before."""
    out = []
    for width, height in windows:
        found = measured(page, width, height)
        bad = [*found["bad"], *([] if "question" in found["zones"] else ["no question"])]
        if still is not None and still.setdefault((width, height), found["boxes"]) != found["boxes"]:
            bad.append("a zone has moved")
        out += [f"{width}x{height}: {fault}" for fault in bad]
    return out
