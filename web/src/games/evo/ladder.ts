/** The laboratory as it is drawn: which bids there are, what each would cost, and where the keyboard goes. */

import type { Option, Touch } from "../../lib/socket-wire.ts";
import type { Message } from "../../lib/words.ts";
import type { Picture } from "./types.ts";

/** The fields of a column, from the top. */
export const FIELDS = [6, 5, 4, 3, 2, 1, 0] as const;

/** Are there things to bid for? A sold thing keeps its column until the next auction. */
export const isOpen = ({ phase, laboratory }: Picture): boolean => phase === "mutation" && laboratory.length > 0;

export const columnTouch = (column: number): Touch => `column:${column}`;
export const bidTouch = (bid: number): Touch => `bid:${bid}`;

/** The move that bids this much in this column, if there is one. */
export function bidOption(options: readonly Option[], column: number, bid: number): Option | undefined {
  return options.find(({ touch }) => touch[0] === columnTouch(column) && touch[1] === bidTouch(bid));
}

/** What a bid would cost after discounts, from its words. */
export function priceOf(option: Option | undefined): number | null {
  const price = option?.words.args?.price;
  return typeof price === "number" ? price : null;
}

export interface Field {
  column: number;
  bid: number;
}

/** The field to go to with an arrow key; null if there is none. */
export function nextField(from: Field, key: string, columns: number): Field | null {
  const way = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (way === undefined) return null;
  const column = from.column + (way[0] ?? 0);
  const bid = from.bid + (way[1] ?? 0);
  return column < 1 || column > columns || bid < 0 || bid > FIELDS[0] ? null : { column, bid };
}

/** Who was outbid in which column by the last events. */
export function outbidIn(events: readonly Message[]): { seat: number; column: number } | null {
  const found = events.findLast((event) => event.key === "evo-log-outbid")?.args;
  const { seat, column } = found ?? {};
  if (typeof seat !== "object" || !("seat" in seat) || typeof column !== "number") return null;
  return { seat: seat.seat, column };
}
