/** What happened, in order: how long each event is shown, and when the table changes. */

import type { Args, EventLine, Line, View } from "../lib/generated/wire.ts";

/** An event to show, and the entry that it belongs to. */
export interface Shown extends EventLine {
  line: Line;
  /** What was told with it so far, this event included, while the table is still the old one. */
  told: readonly EventLine[];
  /** The table after all that is told now, if it is known. */
  end?: View | undefined;
}

/** How a game shows its events. */
export interface Pace {
  /** Milliseconds at speed 1, by the name of the event. What isn't listed is unremarkable and takes no time. */
  times: Readonly<Record<string, number>>;
  /** The same for every event that isn't listed, if they all take time. */
  other?: number;
  /** These are shown while the table is still the old one; the first other event changes it. */
  before: Pick<ReadonlySet<string>, "has">;
}

export const NO_PACE: Pace = { times: {}, before: new Set() };

/** The same, slowed down by this factor: for somebody who sees it for the first time. */
export function slowed(pace: Pace, times: number): Pace {
  const slow = Object.entries(pace.times).map(([key, time]) => [key, time * times] as const);
  return { ...pace, times: Object.fromEntries(slow), ...(pace.other ? { other: pace.other * times } : {}) };
}

export function timeOf(event: string, pace: Pace): number {
  return pace.times[event] ?? pace.other ?? 0;
}

/** How many of these events are shown before the table changes. */
export function before(events: readonly Shown[], pace: Pace): number {
  const first = events.findIndex((event) => !pace.before.has(event.event));
  return first < 0 ? events.length : first;
}

/** What a seat is called in an event; the player who acts comes first. */
const SEATS = ["seat", "owner", "first"];

/** The seat an event is about, if it names one. */
export function seatIn({ args }: { args: Args }): number | null {
  const found = SEATS.map((label) => args[label]).find((value) => typeof value === "number");
  return found === undefined || found < 0 ? null : found;
}

/** What happened in an entry. An entry that isn't a move is no event of a game: it has words, and no name. */
export function eventsOf(line: Line): EventLine[] {
  if (line.kind === "move" || line.kind === "start") return line.events ?? [];
  const { kind, seat, events = [] } = line;
  return [{ event: "", args: { seat }, words: { key: `server-log-${kind}`, args: { seat: { seat } } } }, ...events];
}

/** Events that no game has: an entry that isn't a move, and a move that today's rules don't follow. */
const OF_NO_GAME = ["", "older-move"];

/** Is it an event of the game with these events? */
export function isOf<E extends { event: string }>(line: { event: string }): line is E {
  return !OF_NO_GAME.includes(line.event);
}

/** Which entries were taken back by the undos among these: each undo says so itself. */
export function undone(lines: readonly Line[]): Set<number> {
  return new Set(lines.flatMap((line) => line.undone ?? []));
}

/** The last thing that somebody did, and its results: chance, and automatic consequences. */
export function latest(lines: readonly Line[]): EventLine[] {
  const from = lines.findLastIndex((line) => line.kind === "move" && line.seat >= 0);
  return from < 0 ? [] : lines.slice(from).flatMap(eventsOf);
}

/** The last move in force: a move that was taken back leaves no wake. */
export function lastMove(lines: readonly Line[]): Line | null {
  const gone = undone(lines);
  return lines.findLast((line) => line.kind === "move" && !gone.has(line.n)) ?? null;
}
