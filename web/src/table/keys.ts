/** Keys that work anywhere at a table: see moves again, take back, the log, the rules of what has the focus. */

import { beforeLast, beforeOthers, showSince } from "./again.ts";
import type { TableModel } from "./table.svelte.ts";

/** Does this key belong to something else: a field, a dialog, the browser? */
export function isTaken(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog") !== null;
  return typing || event.ctrlKey || event.metaKey || event.altKey;
}

/** Enter or Escape, while a story is told: to the present. Once one is asked, they are for the question. */
function skips(event: KeyboardEvent, { player, behind, myMove }: TableModel): boolean {
  const onThing = event.target instanceof Element && event.target.closest("button, a, [role=button]") !== null;
  const key = event.key === "Escape" || (event.key === "Enter" && !onThing);
  return key && player.now !== null && (behind || !myMove);
}

/** R shows the last move again, Shift R everything since one's own, Z takes back, L opens the log. */
export function onTableKey(event: KeyboardEvent, model: TableModel, openLog: () => void): void {
  if (isTaken(event) || event.repeat) return;
  if (skips(event, model)) {
    event.preventDefault(); // not the answer to the question that comes now
    model.player.skip();
    return;
  }
  const key = event.key.toLowerCase();
  if (key === "r") void showSince(model, event.shiftKey ? beforeOthers(model) : beforeLast(model));
  if (key === "z" && model.eyes >= 0 && !model.busy) void model.takeBack();
  if (key === "l") openLog();
}
