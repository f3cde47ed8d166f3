/** Who is at a table, as one of four marks with a word each. */

import { ago, offUntil } from "../lib/ago.ts";
import type { SeatInfo, TableInfo } from "../lib/generated/wire.ts";
import { say } from "../lib/language.svelte.ts";
import { callBack } from "../lib/notify.ts";
import type { Presence } from "../lib/presence.ts";
import type { Message } from "../lib/words.ts";

export function markOf({ bot, present, elsewhere }: SeatInfo): Presence["mark"] {
  if (bot) return "bot";
  if (!present) return "away";
  return elsewhere ? "elsewhere" : "here";
}

/** The word for it now; nothing is told to the second, and since when from the first minute on. */
export function presenceWord(seat: SeatInfo, now = Date.now()): string {
  const mark = markOf(seat);
  if (seat.off && mark !== "bot") return offUntil(seat.off);
  if (mark === "bot") return say(seat.kind === "bot" ? "web-presence-bot" : "web-presence-held");
  if (mark !== "away") return say(`web-presence-${mark}`);
  const since = seat.gone ?? 0;
  if (since === 0 || now / 1000 - since < 60) return say("web-is-away");
  return say({ key: "web-presence-away", args: { ago: ago(since, now / 1000) } });
}

/** How a seat is marked at a table; nothing for one's own. */
export function presenceAt({ table, mine }: Own, number: number): Presence | undefined {
  const seat = table?.seats[number];
  return seat?.taken && !mine.includes(number) ? { mark: markOf(seat), word: presenceWord(seat) } : undefined;
}

/** What a page knows of its own person at a table. */
interface Own {
  table: TableInfo | null;
  owner: boolean;
  mine: readonly number[];
}

/** Is the person at this page the host? */
export function isHost({ table, owner, mine }: Own): boolean {
  const host = table?.host ?? -1;
  return host < 0 ? owner : mine.includes(host);
}

/** Are there other people at this table? */
export function hasOthers({ table, mine }: Own): boolean {
  const seats = table?.seats ?? [];
  return seats.some(({ number, kind, taken }) => taken && kind !== "bot" && !mine.includes(number));
}

/** The host calls this person: said on the page, and outside it if it is hidden. */
export function nudged(): { words: Message; rules: string[] } {
  callBack(say("web-title-your-move"), say("web-nudged"));
  return { words: { key: "web-nudged" }, rules: [] };
}
