/** The traces of what happened on the island since your own last move: walks, fights, births, deaths. */

import { eventsOf, latest, undone, type Shown } from "../../table/events.ts";
import { SPECTATOR } from "../../lib/socket-wire.ts";
import type { EventLine, Line } from "../../lib/generated/wire.ts";
import type { GameEvent } from "./generated.ts";
import { whereOf } from "./pace.ts";

export type TraceKind = "way" | "won" | "failed" | "birth" | "death";

export interface Trace {
  kind: TraceKind;
  from: string | null;
  to: string;
  /** The last thing that a player did, or what came of it. */
  last: boolean;
}

const KINDS: Partial<Record<GameEvent["event"], TraceKind>> & Record<string, TraceKind | undefined> = {
  walked: "way",
  swam: "way",
  flew: "way",
  fled: "way",
  attacked: "won",
  born: "birth",
  stolen: "birth",
  killed: "death",
  died: "death",
  "taken-off": "death",
  "newborn-died": "death",
};

/** Since your own last move; for a spectator, since anybody's last move. */
function since(lines: readonly Line[], eyes: number): EventLine[] {
  const from = eyes < 0 ? -1 : lines.findLastIndex((line) => line.kind === "move" && line.seat === eyes);
  return from < 0 ? latest(lines) : lines.slice(from).flatMap(eventsOf);
}

export function tracesOf(all: readonly Line[], eyes: number): Trace[] {
  const gone = undone(all);
  const lines = all.filter((line) => !gone.has(line.n));
  const newest = new Set(latest(lines));
  const traces: Trace[] = [];
  for (const event of since(lines, eyes)) {
    const { from, to } = whereOf(event.args);
    if (event.event === "attack-failed") {
      const fight = traces.findLast((trace) => trace.kind === "won" && trace.to === to);
      if (fight) fight.kind = "failed";
    }
    const kind = KINDS[event.event];
    if (kind !== undefined && to !== null) traces.push({ kind, from, to, last: newest.has(event) });
  }
  return traces;
}

/** Who died in the story that is told, before what is told now. */
export function deadBefore({ line, told }: Shown): Trace[] {
  return tracesOf([{ ...line, events: told.slice(0, -1) }], SPECTATOR).filter(({ kind }) => kind === "death");
}
