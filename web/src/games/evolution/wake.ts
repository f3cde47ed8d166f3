/** What the last move left behind: where something came from and where it went. */

import { undone, wordsOfLine } from "../../table/events.ts";
import type { Line } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";

/** An end of a wake: an animal, the bank of an animal's place, a player's hand, the place that an animal left. */
export type End = { animal: string } | { bankOf: string } | { handOf: number } | { left: string; by: string };

export interface Wake {
  from: End;
  to: End;
}

type Args = Record<string, unknown>;

const animal = (value: unknown): End => ({ animal: String(value) });
const bank = (value: unknown): End => ({ bankOf: String(value) });
const hand = (value: unknown): End => ({ handOf: (value as { seat: number }).seat });
const place = (value: unknown) => (value as Message).key.replace("place-", "");

/** For each event that moves something: from where to where. */
const WAYS: Record<string, (args: Args) => Wake> = {
  "log-food-taken": (args) => ({ from: bank(args.animal), to: animal(args.animal) }),
  "log-grazed": (args) => ({ from: animal(args.animal), to: bank(args.animal) }),
  "log-robbed": (args) => ({ from: animal(args.target), to: animal(args.animal) }),
  "log-shared": (args) => ({ from: animal(args.animal), to: animal(args.partner) }),
  "log-attacked": (args) => ({ from: animal(args.animal), to: animal(args.target) }),
  "log-ambushed": (args) => ({ from: animal(args.animal), to: animal(args.target) }),
  "log-animal-played": (args) => ({ from: hand(args.seat), to: animal(args.animal) }),
  "log-trait-played": (args) => ({ from: hand(args.seat), to: animal(args.animal) }),
  "log-pair-played": (args) => ({ from: hand(args.seat), to: animal(args.animal) }),
  "log-moved": ({ animal: by, from }) => ({ from: { left: place(from), by: String(by) }, to: animal(by) }),
  "log-follows": (args) => ({ from: animal(args.animal), to: animal(args.target) }),
};

/** What this event alone would leave. */
export const wayOf = (event: Message) => WAYS[event.key]?.(event.args ?? {});

/** Of the last move in force that moved anything; dice rolled after it don't hide it. */
export function wakesOf(lines: readonly Line[]): Wake[] {
  const gone = undone(lines);
  for (const line of lines.toReversed()) {
    if (line.kind !== "move" || gone.has(line.n)) continue;
    const ways = wordsOfLine(line).flatMap((event) => wayOf(event) ?? []);
    if (ways.length > 0 || line.seat >= 0) return ways;
  }
  return [];
}
