/** What is next to a name at the table. */

import { say } from "../lib/language.svelte.ts";
import type { SeatInfo } from "../lib/generated/wire.ts";

/** That it is you; that a seat was given up, or a bot plays it. */
export function tagOf(seat: SeatInfo | undefined, own: boolean): string | undefined {
  if (own) return say("player-you");
  if (seat?.resigned) return say("table-resigned");
  if (seat?.away) return say("table-bot-plays");
  return seat?.kind === "bot" ? say("table-bot") : undefined;
}
