/** What the end of a game shows of its review; loaded when a game has ended. */

import { learnLate } from "../../lib/language.svelte.ts";
import Decided from "./Decided.svelte";
import EndAccounts from "./EndAccounts.svelte";
import EndAnalyse from "./EndAnalyse.svelte";
import EndLosses from "./EndLosses.svelte";
import { Reviewing } from "./reviewing.svelte.ts";

export { Decided, EndAccounts, EndAnalyse, EndLosses };

/** The review through the eyes of this seat; null: all cards open. */
export async function reviewOf(table: string, seat: number | null): Promise<Reviewing> {
  await learnLate("review");
  return new Reviewing(table, seat);
}
