/** What the last move left behind: where something came from and where it went. */

import { eventsOf, isOf, undone } from "../../table/events.ts";
import type { EventLine, Line } from "../../lib/generated/wire.ts";
import type { GameEvent } from "./generated.ts";

/** An end of a wake: an animal, the bank of an animal's place, a player's hand, the place that an animal left. */
export type End = { animal: string } | { bankOf: string } | { handOf: number } | { left: string; by: string };

export interface Wake {
  from: End;
  to: End;
}

/** From where to where an event moves something; nothing if it moves nothing. */
export function wayOf(line: EventLine): Wake | undefined {
  if (!isOf<GameEvent>(line)) return undefined;
  const { event, args } = line;
  switch (event) {
    case "food-taken":
      return { from: { bankOf: args.animal }, to: { animal: args.animal } };
    case "grazed":
      return { from: { animal: args.animal }, to: { bankOf: args.animal } };
    case "robbed":
      return { from: { animal: args.target }, to: { animal: args.animal } };
    case "shared":
      return { from: { animal: args.animal }, to: { animal: args.partner } };
    case "attacked":
    case "ambushed":
    case "follows":
      return { from: { animal: args.animal }, to: { animal: args.target } };
    case "animal-played":
    case "trait-played":
    case "pair-played":
      return { from: { handOf: args.seat }, to: { animal: args.animal } };
    case "moved":
      return { from: { left: args.from, by: args.animal }, to: { animal: args.animal } };
    default:
      return undefined;
  }
}

/** Of the last move in force that moved anything; dice rolled after it don't hide it. */
export function wakesOf(lines: readonly Line[]): Wake[] {
  const gone = undone(lines);
  for (const line of lines.toReversed()) {
    if (line.kind !== "move" || gone.has(line.n)) continue;
    const ways = eventsOf(line).flatMap((event) => wayOf(event) ?? []);
    if (ways.length > 0 || line.seat >= 0) return ways;
  }
  return [];
}
