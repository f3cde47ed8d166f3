/** Where a hex is, in words: its row from the top, and its place in it from the left. */

import type { Hex } from "./hex.ts";

export interface Spot {
  row: number;
  place: number;
}

/** By the name of the hex. */
export type Spots = ReadonlyMap<string, Spot>;

export function spotsOf(hexes: readonly (Hex & { id: string })[]): Spots {
  const rows = [...new Set(hexes.map(({ r }) => r))].sort((a, b) => a - b);
  const inRow = (r: number) => hexes.filter((hex) => hex.r === r).sort((a, b) => a.q - b.q);
  return new Map(
    rows.flatMap((r, row) => inRow(r).map(({ id }, place) => [id, { row: row + 1, place: place + 1 }] as const)),
  );
}
