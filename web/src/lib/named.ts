/** The names of people at a table. */

import type { SeatInfo } from "./generated/wire.ts";
import { say, sayable } from "./language.svelte.ts";

/** After a name that is easy to confuse with another at the table. */
export const ALIKE = " ≈";

/** The name at a seat. A seat that has lost its name is a player: its person has deleted it. */
export function nameOf(seat: { name?: string | undefined; taken?: boolean | undefined } | undefined): string {
  if (seat === undefined) return "";
  return seat.name || (seat.taken === true ? say("table-a-player") : "");
}

/** What a bot is called; one of another package has only the name it was given there. */
export function botName(bot: string): string {
  return sayable(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** The names at all seats; a name that is easy to confuse with another's is marked. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => nameOf(seat) + ((seat.like ?? -1) >= 0 ? ALIKE : ""));
}

/** Pairs of seats with names that are easy to confuse. */
export function alikeAmong(seats: readonly SeatInfo[]): [number, number][] {
  return seats.flatMap(({ number, like = -1 }) => (like >= 0 && like < number ? [[like, number]] : []));
}
