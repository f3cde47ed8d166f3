/** Describes the table to somebody who doesn't see it. */

import { say } from "../../lib/language.svelte.ts";
import type { Spots } from "../../look/hex/spots.ts";
import { wordsOfMark, type CellMark } from "./marks.ts";
import type { Cell } from "./generated.ts";

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
