/** What the last auction sold, as everybody could see it: from the log, which has bids and payments. */

import { undone, wordsOfLine } from "../../table/events.ts";
import type { Line } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";

export interface Sale {
  /** From 1. */
  column: number;
  /** `card`, or a gene. */
  offers: string;
  holder: number | null;
  bid: number;
  paid: number;
}

export interface Sales {
  round: number;
  sales: Sale[];
}

/** An auction in progress. */
interface Bids {
  sold: boolean;
  /** Rounds that began since. */
  ago: number;
  offers: Map<number, string>;
  /** By seat. */
  bids: Map<number, { column: number; bid: number }>;
  paid: Map<number, number>;
}

const CARD_COLUMN = 1;
const MUTATION = "evo-phase-mutation";
const SOLD = ["evo-log-gene-won", "evo-log-card-won", "evo-log-no-card"];

const opened = (): Bids => ({
  sold: false,
  ago: 0,
  offers: new Map([[CARD_COLUMN, "card"]]),
  bids: new Map(),
  paid: new Map(),
});

const numberIn = (words: Message, name: string): number => Number(words.args?.[name] ?? 0);

function keyIn(words: Message, name: string): string {
  const value = words.args?.[name];
  return typeof value === "object" && "key" in value ? value.key : "";
}

const geneIn = (words: Message): string => keyIn(words, "gene").replace("gene-", "");

function seatOf(words: Message): number {
  const value = words.args?.seat;
  return typeof value === "object" && "seat" in value ? value.seat : -1;
}

function take(bids: Bids, words: Message): void {
  const seat = seatOf(words);
  const column = numberIn(words, "column");
  if (words.key === "evo-log-gene-laid") bids.offers.set(column, geneIn(words));
  if (words.key === "evo-log-bid") bids.bids.set(seat, { column, bid: numberIn(words, "bid") });
  if (words.key === "evo-log-outbid") bids.bids.delete(seat);
  if (words.key === "evo-log-paid") bids.paid.set(seat, numberIn(words, "points"));
  if (SOLD.includes(words.key)) bids.sold = true;
  // a game that begins with the genes already laid out has no event for that
  const won = bids.bids.get(seat)?.column;
  if (words.key === "evo-log-gene-won" && won !== undefined) bids.offers.set(won, geneIn(words));
}

function settled({ ago, offers, bids, paid }: Bids, now: number): Sales {
  const columns = [...offers].sort(([a], [b]) => a - b);
  const sales = columns.map(([column, what]): Sale => {
    const [seat, bid] = [...bids].find(([, placed]) => placed.column === column) ?? [null, null];
    return { column, offers: what, holder: seat, bid: bid?.bid ?? 0, paid: seat === null ? 0 : (paid.get(seat) ?? 0) };
  });
  return { round: now - ago, sales };
}

/**
 * The last auction that ended; null if these entries have none.
 * @param round the current one; a game that begins in the middle of a round has no event with its number
 */
export function salesOf(lines: readonly Line[], round: number): Sales | null {
  const gone = undone(lines);
  let now = opened();
  let last: Bids | null = null;
  for (const words of lines.filter((line) => !gone.has(line.n)).flatMap(wordsOfLine)) {
    if (words.key === "evo-log-round" && last !== null) last.ago += 1;
    if (words.key === "evo-log-phase" && keyIn(words, "phase") === MUTATION) now = opened();
    take(now, words);
    if (now.sold) last = now;
  }
  return last === null ? null : settled(last, round);
}
