/** Who sits where at a table. */

/** Everybody else, clockwise from your left; for a spectator everybody. */
export function othersOf<P extends { seat: number }>(players: readonly P[], eyes: number): P[] {
  const first = eyes < 0 ? 0 : eyes + 1;
  return [...players.slice(first), ...players.slice(0, first)].filter((player) => player.seat !== eyes);
}
