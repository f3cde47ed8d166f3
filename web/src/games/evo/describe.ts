/** Describes the table to somebody who doesn't see it. */

import { say } from "../../lib/language.svelte.ts";
import { wordsOfMark, type CellMark } from "./marks.ts";
import type { Cell } from "./generated.ts";

/** Where it is, what it is now, who is there, and what touching it would mean. */
export function cellLabel(cell: Cell, mark: CellMark | undefined, names: readonly string[]): string {
  const { id, terrain, ground, owner, fate } = cell;
  const args = { cell: id, terrain: { key: `terrain-${terrain}` }, ground: { key: `ground-${ground}` } };
  const parts = [say({ key: "evo-cell", args })];
  if (owner !== null) parts.push(say({ key: "evo-cell-of", args: { owner: { seat: owner } } }, names));
  if (fate !== undefined) parts.push(say(`evo-cell-${fate}`));
  if (mark !== undefined) parts.push(say(wordsOfMark(mark)));
  return parts.join(". ");
}
