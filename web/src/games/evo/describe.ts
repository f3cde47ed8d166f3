/** Describes the table to somebody who doesn't see it. */

import { say } from "../../lib/language.svelte.ts";
import { wordsOfMark, type CellMark } from "./marks.ts";
import type { Cell } from "./generated.ts";

/** The row of a cell from the top and its place in it from the left, by the name of the cell. */
export type Spots = ReadonlyMap<string, { row: number; place: number }>;

export function spotsOf(cells: readonly Cell[]): Spots {
  const rows = [...new Set(cells.map(({ r }) => r))].sort((a, b) => a - b);
  const inRow = (r: number) => cells.filter((cell) => cell.r === r).sort((a, b) => a.q - b.q);
  return new Map(
    rows.flatMap((r, row) => inRow(r).map(({ id }, place) => [id, { row: row + 1, place: place + 1 }] as const)),
  );
}

/** What it is now, where it is, who is there, and what touching it would mean. */
export function cellLabel(cell: Cell, mark: CellMark | undefined, names: readonly string[], spots: Spots): string {
  const { id, terrain, ground, owner, fate } = cell;
  const { row = 0, place = 0 } = spots.get(id) ?? {};
  const args = { terrain: { key: `evo-terrain-${terrain}` }, ground: { key: `ground-${ground}` }, row, place };
  const parts = [say({ key: "evo-cell", args })];
  if (owner !== null) parts.push(say({ key: "evo-cell-of", args: { owner: { seat: owner } } }, names));
  if (fate !== undefined) parts.push(say(`evo-cell-${fate}`));
  if (mark !== undefined) parts.push(say(wordsOfMark(mark)));
  return parts.join(". ");
}
