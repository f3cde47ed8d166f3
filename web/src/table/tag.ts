/** What is next to a name at the table. */

import { say } from "../lib/language.svelte.ts";
import type { SeatInfo } from "../lib/generated/wire.ts";

/** That it is you; that a seat was given up, or a bot plays it; that its person is away or looks elsewhere. */
export function tagOf(seat: SeatInfo | undefined, own: boolean): string | undefined {
  if (own) return say("player-you");
  if (seat?.resigned) return say("table-resigned");
  if (seat?.away) return say("table-bot-plays");
  if (seat?.kind === "bot") return say("table-bot");
  if (seat?.present === false) return say("web-is-away");
  return seat?.elsewhere ? say("web-presence-elsewhere") : undefined;
}
