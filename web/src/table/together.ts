/** Several seats act at once: what a page shows of it. */

import type { Ask, Line } from "../lib/generated/wire.ts";

/** Entries without the first so many of this seat: what it did while others acted too was shown when it was done. */
export function unseen(lines: readonly Line[], eyes: number, shown: number): Line[] {
  let left = shown;
  return lines.filter((line) => line.seat !== eyes || left-- <= 0);
}

/** The others who still act at the same time, if these eyes have finished. */
export function stillActing(ask: Ask | null, eyes: number): number[] {
  if (ask === null || ask.seat === eyes) return [];
  return (ask.together ?? []).filter(({ seat, done }) => !done && seat !== eyes).map(({ seat }) => seat);
}

/** Where the game is for a seat: while others act too, the number of entries alone doesn't say it. */
export function momentOf({ n, question }: { n: number; question: number }): string {
  return `${n}.${question}`;
}
