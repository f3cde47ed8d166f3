/** Where things are on a river: the server draws it, and a page only scales it to its own size. */

import type { GameReview, ReviewRiver } from "../../lib/generated/wire.ts";

/** Around the drawn part: the scale at the left, marks at the right, flags above, turns below. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const WHOLE: Edges = { left: 34, right: 30, top: 28, bottom: 24 };
export const SMALL: Edges = { left: 28, right: 26, top: 26, bottom: 16 };

/** Below this width the river with fewer points is drawn. */
const NARROW = 480;

export const riverFor = ({ rivers }: GameReview, width: number): ReviewRiver =>
  width < NARROW ? rivers.narrow : rivers.wide;

/** Marks that would lie over each other, moved apart, from top to bottom; each is so high. */
export function apart(places: readonly number[], least: number, most: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const out = [...places];
  let free = -Infinity;
  for (const at of order) {
    out[at] = Math.max(free, out[at] ?? 0);
    free = (out[at] ?? 0) + least;
  }
  let limit = most;
  for (const at of order.reverse()) {
    out[at] = Math.min(limit, out[at] ?? 0);
    limit = (out[at] ?? 0) - least;
  }
  return out;
}

/** Ticks that have room for their number, from the left. */
export function spaced<T extends { x: number }>(ticks: readonly T[], scale: number, room: number): T[] {
  const out: T[] = [];
  for (const tick of ticks) {
    const last = out.at(-1);
    if (last === undefined || (tick.x - last.x) * scale >= room) out.push(tick);
  }
  return out;
}

/** The grain of each seat, one after the other: stripes, dots, lines, a grid. The first has none. */
export const GRAINS = ["", "rising", "dots", "lines", "grid", "falling", "rising", "dots"] as const;
