/** How far somebody has come in the lessons: this browser remembers it. */

import { recall, remember } from "../lib/memory.ts";

export interface Kept {
  /** The card that was looked at last. */
  at: number;
  /** The card that was reached. */
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

/** Should a lesson be offered? Not to one who has had one, or does not want one. */
export const mayInvite = () => recall(DECLINED) === null && recall(SOME_DONE) === null;

export function decline(): void {
  remember(DECLINED, "yes");
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;
