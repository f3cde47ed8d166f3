/** The laboratory as it is drawn: which bids there are, what each would cost, and where the keyboard goes. */

import type { EventLine, Option, Touch } from "../../lib/generated/wire.ts";
import type { Picture } from "./generated.ts";

/** The fields of a lot, from the left. */
export const LADDER = [0, 1, 2, 3, 4, 5, 6] as const;

export const isBid = (number: number): boolean => LADDER.some((bid) => bid === number);

/** Are there things to bid for? A sold thing keeps its column until the next auction. */
export const isOpen = ({ phase, laboratory }: Picture): boolean => phase === "mutation" && laboratory.length > 0;

/** The words of what a lot sells: a gene, a card, or nothing any more. */
export function lotKey(offers: string | null): string {
  if (offers === null) return "evo-lab-won";
  return offers === "card" ? "evo-lab-card" : `gene-${offers}`;
}

export const columnTouch = (column: number): Touch => `column:${column}`;
export const bidTouch = (bid: number): Touch => `bid:${bid}`;

/** The move that bids this much in this column, if there is one. */
export function bidOption(options: readonly Option[], column: number, bid: number): Option | undefined {
  return options.find(({ touch }) => touch[0] === columnTouch(column) && touch[1] === bidTouch(bid));
}

/** What a bid would cost after discounts. */
export function priceOf(option: Option | undefined): number | null {
  const price = option?.args?.price;
  return typeof price === "number" ? price : null;
}

export interface Field {
  column: number;
  bid: number;
}

/** The field to go to with an arrow key; null if there is none. */
export function nextField(from: Field, key: string, columns: number): Field | null {
  const way = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key];
  if (way === undefined) return null;
  const column = from.column + (way[0] ?? 0);
  const bid = from.bid + (way[1] ?? 0);
  return column < 1 || column > columns || bid < 0 || bid > LADDER.length - 1 ? null : { column, bid };
}

/** Who was outbid in which column by the last events. */
export function outbidIn(events: readonly EventLine[]): { seat: number; column: number } | null {
  const { seat, column } = events.findLast(({ event }) => event === "outbid")?.args ?? {};
  return typeof seat === "number" && typeof column === "number" ? { seat, column } : null;
}
