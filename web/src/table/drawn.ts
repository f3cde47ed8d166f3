/** Where the things of a move are drawn: what can be touched has an attribute in the page. */

import { partsOf } from "./choose.ts";
import type { Touch } from "../lib/generated/wire.ts";

/** How to find a thing in the page by its name; null: it isn't drawn. */
type Finding = Readonly<Record<string, (which: string, path: readonly Touch[]) => string | null>>;

/** A selector for the attribute with this value. */
export const withAttribute = (name: string, value: string) => `[data-${name}="${CSS.escape(value)}"]`;

/** Selectors for the things of a move, in their order, by their kinds; what isn't drawn is left out. */
export function drawnBy(kinds: Finding): (path: readonly Touch[]) => string[] {
  return (path) =>
    path.flatMap((touch) => {
      const [kind, which] = partsOf(touch);
      return kinds[kind]?.(which, path) ?? [];
    });
}

/** The thing itself, if it can be seen now: the last of several, because it lies on top. */
export const seen = (selector: string): Element | undefined => allSeen(selector).at(-1);

export function allSeen(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && isInSight(one));
}

/** Is its middle inside everything that scrolls around it? */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (width === 0 || height === 0) return false;
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    if (around !== element && getComputedStyle(around).overflow === "visible") continue;
    const box = around.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  }
  return true;
}
