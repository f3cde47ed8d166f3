/** What the user points at in the log or in a list of moves: a table can show where that is. */

import { partsOf } from "./choose.ts";
import type { Args, Touch } from "../lib/generated/wire.ts";

/** What a hint speaks of: things at the table, and the moves among the answers; or the move, as a ghost. */
export interface HintedAt {
  args: Args;
  moves: readonly string[];
  path: readonly Touch[];
  ghost: boolean;
}

class Pointed {
  /** What the pointer or the focus is on. */
  private over = $state.raw<Args | null>(null);
  /** What stays lit after a click, until another one. */
  kept = $state.raw<Args | null>(null);

  /** What a hint points at. It has marks of its own, so it isn't lit like a line of the log. */
  hint = $state.raw<HintedAt | null>(null);

  get at(): Args | null {
    return this.over ?? this.kept;
  }

  set at(args: Args | null) {
    this.over = args;
  }

  /** The things that must be in sight: of a hint, or of a line that was clicked. */
  get insists(): Args | null {
    return this.hint?.args ?? this.kept;
  }

  /** The move that is shown before it is made: one that is pointed at, or the one of a hint. */
  get move(): unknown {
    return this.at?.move ?? (this.hint?.ghost ? this.hint.moves[0] : undefined);
  }

  /** Does a hint speak of one of these moves? */
  hints(moves: readonly { move: string }[]): boolean {
    return moves.some(({ move }) => this.hint?.moves.includes(move));
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

/** For an element about these things: on hover or focus, they are pointed at; also if it is about others by then. */
export function pointing(args: Args) {
  const at = () => (pointed.at = args);
  const off = () => (pointed.at = null);
  return { onpointerenter: at, onpointermove: at, onfocus: at, onpointerleave: off, onblur: off };
}
