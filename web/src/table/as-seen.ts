/** Words for people at a drawn table, seen or heard: places are terrains, not numbers, and tiles have no letters. */

import { pieceName, sayable } from "../lib/language.svelte.ts";
import type { Argument, Message } from "../lib/words.ts";

const isMessage = (value: Argument): value is Message => typeof value === "object" && "key" in value;

/** A question: as it is asked, or, for people who wait for the answer, what the player is doing. */
export function asAsked(words: Message, mine: boolean): Message {
  if (mine) return asSeen(words);
  const seat = words.args?.["seat"];
  const key = `${words.key}.others`;
  if (sayable(key)) return { ...asSeen(words), key };
  return seat === undefined ? asSeen(words) : { key: "table-deciding", args: { seat } };
}

/** Why this move was the only one: some say it themselves. */
export function whyForced(move: Message): Message {
  const key = `${move.key}.forced`;
  return sayable(key) ? { ...move, key } : { key: "web-played-forced" };
}

/** The terrain of a cell: on the land of a seat, where each has its own. */
function terrainOf(cell: Argument | undefined, seat: Argument | undefined): string | null {
  if (typeof cell !== "string") return null;
  const own = typeof seat === "object" && "seat" in seat ? `${seat.seat}:${cell}` : cell;
  const terrain = pieceName(own);
  return terrain === own ? pieceName(cell) : terrain;
}

/** The same message for use next to a drawn table; `$where` and `$goal` are the terrains where it happens. */
export function asSeen(words: Message): Message {
  const given = words.args ?? {};
  const args = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, isMessage(value) ? asSeen(value) : value]),
  );
  const key = `${words.key}.drawn`;
  if (!sayable(key)) return { key: words.key, args };
  const where = terrainOf(given["to"] ?? given["cell"] ?? given["from"], given["seat"]);
  const goal = terrainOf(given["other"], given["seat"]);
  return { key, args: { ...args, ...(where === null ? {} : { where }), ...(goal === null ? {} : { goal }) } };
}
