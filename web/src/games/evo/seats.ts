/** Who sits where at a table of EVO. */

import { say } from "../../lib/language.svelte.ts";
import type { SeatInfo } from "../../lib/socket-wire.ts";
import type { Player } from "./types.ts";

/** Everybody else, from one's left on; for a spectator everybody. */
export function othersOf(players: readonly Player[], eyes: number): Player[] {
  const first = eyes < 0 ? 0 : eyes + 1;
  return [...players.slice(first), ...players.slice(0, first)].filter((player) => player.seat !== eyes);
}

/** Words beside a name. */
export function tagOf(seat: SeatInfo | undefined, own: boolean): string | undefined {
  if (own) return say("player-you");
  if (seat?.resigned) return say("table-resigned");
  return seat?.away ? say("table-bot-plays") : undefined;
}
