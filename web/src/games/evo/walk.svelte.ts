/** A dinosaur that walks: several steps after one touch, each its own move, along the path the server gave. */

import type { Touch } from "../../lib/generated/wire.ts";
import type { Choosable } from "../../table/game-module.ts";
import { moverOf, reachedFrom } from "./marks.ts";
import type { Picture } from "./generated.ts";

export class Walk {
  private steps: readonly Touch[][] = [];
  /** The table before the current step. */
  private since: Picture | null = null;

  /** Go there with the chosen dinosaur. False if it can't. */
  begin(picture: Picture, touching: Choosable, to: string): boolean {
    this.steps = [];
    const reached = reachedFrom(picture, moverOf(picture, touching.path), to);
    const [first, ...rest] = reached?.way ?? [];
    if (first === undefined || !isOffered(touching, first)) return false;
    this.steps = rest;
    this.since = picture;
    touching.choosePath(first);
    return true;
  }

  /** The table has changed: take the next step, if it is still your go and the step is still possible. */
  on(picture: Picture, touching: Choosable): void {
    const [next, ...rest] = this.steps;
    if (next === undefined || picture === this.since || touching.options.length === 0) return;
    this.steps = isOffered(touching, next) ? rest : [];
    this.since = picture;
    if (isOffered(touching, next)) touching.choosePath(next);
  }
}

function isOffered(touching: Choosable, step: readonly Touch[]): boolean {
  return touching.options.some((option) => option.touch.join(" ") === step.join(" "));
}
