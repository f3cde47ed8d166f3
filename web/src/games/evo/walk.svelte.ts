/**
 * A dinosaur that walks: several steps after one touch, each its own move, along the path the server gave. One undo takes
 * back all of them.
 */

import type { Line, Touch } from "../../lib/generated/wire.ts";
import { undone } from "../../table/events.ts";
import type { Choosable } from "../../table/game-module.ts";
import { moverOf, reachedFrom } from "./marks.ts";
import type { Picture } from "./generated.ts";

export class Walk {
  private steps: readonly Touch[][] = [];
  /** The table before the current step. */
  private since: Picture | null = null;
  /** The entries before its first step and of its last one. */
  private from = 0;
  private to = 0;
  /** The last undo that was looked at. */
  private looked = 0;

  /** Go there with the chosen dinosaur. False if it can't. */
  begin(picture: Picture, touching: Choosable, to: string, lines: readonly Line[]): boolean {
    this.steps = [];
    const reached = reachedFrom(picture, moverOf(picture, touching.path), to);
    const [first, ...rest] = reached?.way ?? [];
    if (first === undefined || !isOffered(touching, first)) return false;
    this.steps = rest;
    this.since = picture;
    this.from = this.to = lines.at(-1)?.n ?? 0;
    touching.choosePath(first);
    return true;
  }

  /** The table has changed: take the next step, if it is still your go and the step is still possible. */
  on(picture: Picture, touching: Choosable, lines: readonly Line[]): void {
    const [next, ...rest] = this.steps;
    if (next === undefined || picture === this.since || touching.options.length === 0) return;
    this.steps = isOffered(touching, next) ? rest : [];
    this.since = picture;
    this.to = (lines.at(-1)?.n ?? 0) + 1; // the number of the step that follows
    if (isOffered(touching, next)) touching.choosePath(next);
  }

  /** Was its last step taken back just now, and is an earlier one left? Each undo is looked at once. */
  isHalfUndone(lines: readonly Line[], seat: number): boolean {
    const last = lines.at(-1);
    if (last?.undone === undefined || last.seat !== seat || last.n === this.looked) return false;
    this.looked = last.n;
    const gone = undone(lines);
    const own = lines.filter(({ n, kind }) => kind === "move" && n > this.from && n <= this.to);
    return own.some(({ n }) => last.undone?.includes(n)) && own.some(({ n }) => !gone.has(n));
  }
}

function isOffered(touching: Choosable, step: readonly Touch[]): boolean {
  return touching.options.some((option) => option.touch.join(" ") === step.join(" "));
}
