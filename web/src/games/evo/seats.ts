/** Who sits where at a table of EVO. */

import type { Player } from "./types.ts";

/** Everybody else, from one's left on; for a spectator everybody. */
export function othersOf(players: readonly Player[], eyes: number): Player[] {
  const first = eyes < 0 ? 0 : eyes + 1;
  return [...players.slice(first), ...players.slice(0, first)].filter((player) => player.seat !== eyes);
}
