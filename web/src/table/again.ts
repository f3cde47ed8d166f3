/** See moves again on the table itself, without leaving it. */

import { api } from "../lib/api.ts";
import { settings } from "../lib/settings.svelte.ts";
import { shownAt } from "../lib/table-keys.ts";
import { lastMove } from "./events.ts";
import type { TableModel } from "./table.svelte.ts";

const BREATH = 900; // milliseconds to see the table as it was before

/** The entry before the last move of anybody; null if there is none. */
export function beforeLast({ lines }: TableModel): number | null {
  const last = lastMove(lines);
  return last === null ? null : last.n - 1;
}

/** The last entry of this person's own, if others have moved since then. */
export function beforeOthers({ lines, eyes }: TableModel): number | null {
  const own = lines.findLast(({ kind, seat }) => kind === "move" && seat === eyes);
  const moved = own !== undefined && lines.some((line) => line.n > own.n && line.kind === "move");
  return moved ? own.n : null;
}

/** Show what happened after this entry, up to another, one event after another; then the table is as it was. */
export async function showSince(model: TableModel, from: number | null, to = model.n): Promise<void> {
  if (from === null || model.behind) return;
  try {
    const { frames } = await api.replay(model.id, shownAt(model.id), model.eyes >= 0 ? model.eyes : null);
    const before = frames.findLast((frame) => frame.n <= from);
    const film = frames.filter((frame) => frame.n > from && frame.n <= to);
    if (before === undefined || film.at(-1)?.n !== to || model.behind) return;
    const now = { n: model.n, view: model.view, ask: model.ask };
    Object.assign(model, { left: 0, n: from, view: before.view, ask: null });
    await new Promise((resolve) => setTimeout(resolve, BREATH / (settings.speed || 1)));
    if (model.n !== from) return; // the game went on, and that is shown
    for (const frame of film.slice(0, -1)) {
      const { n, view } = frame;
      model.player.play([frame], () => Object.assign(model, { n, view }), { patient: true, end: view });
    }
    const end = now.view ?? undefined;
    model.player.play(film.slice(-1), () => Object.assign(model, now), { patient: true, end });
  } catch (error) {
    void model.tell(error);
  }
}
