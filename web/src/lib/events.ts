/** What happened, in the order it happened: how long each event is shown, and when the table changes under it. */

import type { Line } from "./socket-wire.ts";
import type { Message, Seat } from "./words.ts";

/** An event on its way: what is said, and who and what it is about. */
export interface Shown {
  words: Message;
  line: Line;
}

/** Milliseconds at speed 1. What is not listed is a matter of course and takes no time. */
const TIMES: Record<string, number> = {
  "log-attacked": 900,
  "log-ambushed": 1000,
  "log-redirected": 900,
  "log-runs": 600,
  "log-die": 700,
  "log-rolled-for-first": 700,
  "log-escaped": 800,
  "log-caught": 600,
  "log-eaten": 900,
  "log-hid": 800,
  "log-inked": 800,
  "log-turned-over": 900,
  "log-starved": 700,
  "log-died-of-poison": 700,
  "log-food-taken": 450,
  "log-food-given": 450,
  "log-fat-stored": 350,
  "log-fat-used": 450,
  "log-shared": 400,
  "log-grazed": 450,
  "log-robbed": 600,
  "log-scavenged": 450,
  "log-hibernated": 450,
  "log-animal-played": 450,
  "log-trait-played": 600,
  "log-pair-played": 600,
  "log-trait-lost": 450,
  "log-pair-lost": 450,
  "log-settled": 500,
  "log-bears": 500,
  "log-litter": 500,
  "log-bank": 600,
  "log-phase": 500,
  "log-passed": 300,
};

/** These are told while the table is still as it was; with the first other event it becomes what it is now. */
const BEFORE = new Set([
  "log-attacked",
  "log-ambushed",
  "log-redirected",
  "log-ignores",
  "log-runs",
  "log-die",
  "log-rolled-for-first",
  "log-escaped",
  "log-caught",
  "log-not-defended",
  "log-eaten",
  "log-hid",
  "log-inked",
  "log-starved",
  "log-died-of-poison",
]);

export function timeOf(event: Message): number {
  return TIMES[event.key] ?? 0;
}

/** How many of these events are told before the table changes. */
export function before(events: readonly Shown[]): number {
  const first = events.findIndex((event) => !BEFORE.has(event.words.key));
  return first < 0 ? events.length : first;
}

/** The names an event's words have for animals. */
const ANIMALS = ["animal", "target", "partner"];

/** The animals an event is about. */
export function animalsIn(event: Message | null): string[] {
  const args = event?.args ?? {};
  return ANIMALS.map((name) => args[name]).filter((value) => typeof value === "string");
}

/** The seat an event is about, if its words name one. */
export function seatIn(event: Message): number | null {
  const found = Object.values(event.args ?? {}).find(
    (value): value is Seat => typeof value === "object" && "seat" in value,
  );
  return found?.seat ?? null;
}

/** What an entry that is no move has to say. */
export function wordsOfLine(line: Line): Message[] {
  if (line.kind === "move" || line.kind === "start") return line.events ?? [];
  return [{ key: `server-log-${line.kind}`, args: { seat: { seat: line.seat } } }, ...(line.events ?? [])];
}

/** Which entries were taken back: an undo takes back the last move of its seat and all moves after it. */
export function undone(lines: readonly Line[]): Set<number> {
  const out = new Set<number>();
  let inForce: Line[] = [];
  for (const line of lines) {
    if (line.kind === "move") inForce.push(line);
    if (line.kind !== "undo") continue;
    const from = inForce.findLastIndex((move) => move.seat === line.seat);
    if (from < 0) continue;
    for (const move of inForce.slice(from)) out.add(move.n);
    inForce = inForce.slice(0, from);
  }
  return out;
}
