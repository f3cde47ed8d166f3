/** What the user points at in the log or in a list of moves: a table can show where that is. */

import { partsOf } from "./choose.ts";
import type { Args, Touch } from "../lib/generated/wire.ts";

class Pointed {
  /** What the pointer or the focus is on. */
  private over = $state.raw<Args | null>(null);
  /** What stays lit after a click, until another one. */
  kept = $state.raw<Args | null>(null);

  get at(): Args | null {
    return this.over ?? this.kept;
  }

  set at(args: Args | null) {
    this.over = args;
  }

  /** Light it up, or no longer. */
  toggle(args: Args): void {
    this.kept = this.kept === args ? null : args;
  }
}

export const pointed = new Pointed();

/** What is touched for a move, as the parts of an event: a cell; or where it goes from and to, if there are two. */
export function partsOfPath(path: readonly Touch[]): Args {
  const out: Record<string, string> = {};
  for (const [kind, which] of path.map(partsOf)) {
    if (out[kind] !== undefined) Object.assign(out, { from: out[kind], to: which });
    out[kind] = which;
  }
  return out;
}

/** For an element about these things: on hover or focus, they are pointed at. */
export function pointing(args: Args) {
  const at = () => (pointed.at = args);
  const off = () => (pointed.at = null);
  return { onpointerenter: at, onfocus: at, onpointerleave: off, onblur: off };
}
