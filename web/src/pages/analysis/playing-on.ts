/** Play on from a moment of a finished game: a practice table with bots, where what the seat didn't know is dealt again. */

import { shownAt } from "../../lib/table-keys.ts";
import { requests } from "./requests.ts";

/**
 * @param at the moment of the game: before this step
 * @param open with the true cards
 */
export async function playOn(table: string, at: number, seat: number, open: boolean): Promise<string> {
  const { table: made } = await requests.play(table, { ...shownAt(table), at, seat, open });
  return made;
}
