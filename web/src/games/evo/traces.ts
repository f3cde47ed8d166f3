/** The traces of what happened on the island since your own last move: walks, fights, births, deaths. */

import { latest, undone, wordsOfLine } from "../../table/events.ts";
import type { Line } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";
import { whereOf } from "./pace.ts";

export type TraceKind = "way" | "won" | "failed" | "birth" | "death";

export interface Trace {
  kind: TraceKind;
  from: string | null;
  to: string;
  /** The last thing that a player did, or what came of it. */
  last: boolean;
}

const KINDS: Record<string, TraceKind> = {
  "evo-log-walked": "way",
  "evo-log-swam": "way",
  "evo-log-flew": "way",
  "evo-log-fled": "way",
  "evo-log-attacked": "won",
  "evo-log-born": "birth",
  "evo-log-stolen": "birth",
  "evo-log-killed": "death",
  "evo-log-died": "death",
  "evo-log-taken-off": "death",
  "evo-log-newborn-died": "death",
};

/** Since your own last move; for a spectator, since anybody's last move. */
function since(lines: readonly Line[], eyes: number): Message[] {
  const from = eyes < 0 ? -1 : lines.findLastIndex((line) => line.kind === "move" && line.seat === eyes);
  return from < 0 ? latest(lines) : lines.slice(from).flatMap(wordsOfLine);
}

export function tracesOf(all: readonly Line[], eyes: number): Trace[] {
  const gone = undone(all);
  const lines = all.filter((line) => !gone.has(line.n));
  const newest = new Set(latest(lines));
  const traces: Trace[] = [];
  for (const event of since(lines, eyes)) {
    const { from, to } = whereOf(event);
    if (event.key === "evo-log-attack-failed") {
      const fight = traces.findLast((trace) => trace.kind === "won" && trace.to === to);
      if (fight) fight.kind = "failed";
    }
    const kind = KINDS[event.key];
    if (kind !== undefined && to !== null) traces.push({ kind, from, to, last: newest.has(event) });
  }
  return traces;
}
