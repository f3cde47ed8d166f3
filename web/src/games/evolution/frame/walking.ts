/**
 * The table by keys: Tab goes from zone to zone, arrows go through the things of a zone. The focus is never lost: when a
 * thing goes that had it, the question gets it.
 */

import type { Attachment } from "svelte/attachments";

const ZONES = ".rivals, .bank-box, .question, .mine, .hand, .lane, .slot";
const STOPS = "button:not(:disabled), a[href], summary, [tabindex='0']";
/** These have arrows of their own. */
const OWN_ARROWS = "input, textarea, select, dialog, [role=dialog], [role=tablist], [role=log], [role=slider]";
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function stopsIn(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
}

function onKey(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const zone = target.closest(ZONES);
  if (zone === null || target.closest(OWN_ARROWS) !== null) return;
  const stops = stopsIn(zone);
  // from the last thing of a zone the browser goes on to the next zone by itself
  if (event.key === "Tab") stops.at(event.shiftKey ? 0 : -1)?.focus({ preventScroll: true });
  const by = STEPS[event.key];
  if (by === undefined) return;
  event.preventDefault();
  stops[(stops.indexOf(target) + by + stops.length) % stops.length]?.focus();
}

/** For the table: listens to all its zones. */
export const walking: Attachment<HTMLElement> = (root) => {
  let last: Element | null = null;
  const heard = new AbortController();
  const { signal } = heard;
  root.addEventListener("keydown", onKey, { signal });
  root.addEventListener("focusin", ({ target }) => (last = target instanceof Element ? target : null), { signal });
  root.addEventListener("focusout", ({ relatedTarget }) => relatedTarget !== null && (last = null), { signal });
  const watch = new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    root.querySelector<HTMLElement>(".question")?.focus({ preventScroll: true });
  });
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    heard.abort();
    watch.disconnect();
  };
};
