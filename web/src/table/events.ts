/** What happened, in order: how long each event is shown, and when the table changes. */

import type { Line } from "../lib/socket-wire.ts";
import type { Message, Seat } from "../lib/words.ts";

/** An event to show: its words, and who and what it is about. */
export interface Shown {
  words: Message;
  line: Line;
}

/** How a game shows its events. */
export interface Pace {
  /** Milliseconds at speed 1, by the key of the words. What isn't listed is unremarkable and takes no time. */
  times: Readonly<Record<string, number>>;
  /** These are shown while the table is still the old one; the first other event changes it. */
  before: ReadonlySet<string>;
}

export const NO_PACE: Pace = { times: {}, before: new Set() };

/** The same, slowed down by this factor: for somebody who sees it for the first time. */
export function slowed(pace: Pace, times: number): Pace {
  const slow = Object.entries(pace.times).map(([key, time]) => [key, time * times] as const);
  return { ...pace, times: Object.fromEntries(slow) };
}

export function timeOf(event: Message, pace: Pace): number {
  return pace.times[event.key] ?? 0;
}

/** How many of these events are shown before the table changes. */
export function before(events: readonly Shown[], pace: Pace): number {
  const first = events.findIndex((event) => !pace.before.has(event.words.key));
  return first < 0 ? events.length : first;
}

/** The seat an event is about, if its words name one. */
export function seatIn(event: Message): number | null {
  const found = Object.values(event.args ?? {}).find(
    (value): value is Seat => typeof value === "object" && "seat" in value,
  );
  return found?.seat ?? null;
}

/** The words of an entry that isn't a move. */
export function wordsOfLine(line: Line): Message[] {
  if (line.kind === "move" || line.kind === "start") return line.events ?? [];
  return [{ key: `server-log-${line.kind}`, args: { seat: { seat: line.seat } } }, ...(line.events ?? [])];
}

/** Which entries were taken back by the undos among these: each undo says so itself. */
export function undone(lines: readonly Line[]): Set<number> {
  return new Set(lines.flatMap((line) => line.undone ?? []));
}

/** The last thing that somebody did, and its results: chance, and automatic consequences. */
export function latest(lines: readonly Line[]): Message[] {
  const from = lines.findLastIndex((line) => line.kind === "move" && line.seat >= 0);
  return from < 0 ? [] : lines.slice(from).flatMap(wordsOfLine);
}

/** The last move in force: a move that was taken back leaves no wake. */
export function lastMove(lines: readonly Line[]): Line | null {
  const gone = undone(lines);
  return lines.findLast((line) => line.kind === "move" && !gone.has(line.n)) ?? null;
}
