/** A dinosaur on its way: several steps after one touch, each a move of its own, as the server said they lead there. */

import type { Touch } from "../../lib/socket-wire.ts";
import type { Choosable } from "../../table/game-module.ts";
import { moverOf, reachedFrom } from "./marks.ts";
import type { Picture } from "./types.ts";

export class Walk {
  private steps: readonly Touch[][] = [];
  /** The table before the step that is under way. */
  private since: Picture | null = null;

  /** Go there with the dinosaur that is chosen. False if it cannot go there. */
  begin(picture: Picture, touching: Choosable, to: string): boolean {
    this.steps = [];
    const reached = reachedFrom(picture, moverOf(picture, touching.path), to);
    const [first, ...rest] = reached?.way ?? [];
    if (first === undefined || !isOffered(touching, first)) return false;
    this.steps = rest;
    this.since = picture;
    touching.walk(first);
    return true;
  }

  /** The table has changed: the next step, if it is one's own go and it is still to be had. */
  on(picture: Picture, touching: Choosable): void {
    const [next, ...rest] = this.steps;
    if (next === undefined || picture === this.since || touching.options.length === 0) return;
    this.steps = isOffered(touching, next) ? rest : [];
    this.since = picture;
    if (isOffered(touching, next)) touching.walk(next);
  }
}

function isOffered(touching: Choosable, step: readonly Touch[]): boolean {
  return touching.options.some((option) => option.touch.join(" ") === step.join(" "));
}
