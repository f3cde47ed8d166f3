/** How far somebody is in the lessons, stored in this browser. */

import { recall, remember } from "../lib/memory.ts";

export interface Kept {
  /** The card that was viewed last. */
  at: number;
  /** The farthest card reached. */
  reached: number;
  done: boolean;
}

const NOT_BEGUN: Kept = { at: 0, reached: 0, done: false };
const DECLINED = "no-lesson";
const SOME_DONE = "lesson-done";

export function keptOf(game: string): Kept {
  try {
    const kept = JSON.parse(recall(`lesson-${game}`) ?? "{}") as Partial<Kept>;
    const { at, reached } = kept;
    if (!isCount(at) || !isCount(reached)) return { ...NOT_BEGUN, done: kept.done === true };
    return { at: Math.min(at, reached), reached, done: kept.done === true };
  } catch {
    return NOT_BEGUN;
  }
}

export function keep(game: string, kept: Kept): void {
  remember(`lesson-${game}`, JSON.stringify(kept));
  if (kept.done) remember(SOME_DONE, "yes");
}

/** Should a lesson be offered? Not to somebody who has had one, or doesn't want one. */
export const mayInvite = () => recall(DECLINED) === null && recall(SOME_DONE) === null;

export function decline(): void {
  remember(DECLINED, "yes");
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;
