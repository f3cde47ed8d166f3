/** Which cells a line of the log or an answer is about. */

import type { Args } from "../../lib/generated/wire.ts";

const PLACES = ["cell", "other", "from", "to"];

/** Is it about this cell of this player's land? Without a seat it is about the land that is shown. */
export function isMeant(args: Args | null, cell: string, seat: number): boolean {
  if (args === null || (args.seat !== undefined && args.seat !== seat)) return false;
  return PLACES.some((name) => args[name] === cell);
}
