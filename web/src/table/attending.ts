/** Tells the table whether the person of this page looks at it: not if it is hidden, or untouched for a minute. */

import type { TableModel } from "./table.svelte.ts";

const STILL = 60_000; // milliseconds
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

export function attend(model: TableModel): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let told = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(here: boolean): void {
    if (told === here || model.mine.length === 0) return;
    told = here;
    model.connection.ask({ do: "attend", here }).catch(() => (told = !here)); // it is said again with the next sign
  }

  function seen(): void {
    clearTimeout(timer);
    if (document.visibilityState !== "visible") return tell(false);
    timer = setTimeout(() => tell(false), STILL);
    tell(true);
  }

  for (const sign of SIGNS) document.addEventListener(sign, seen, { signal, passive: true, capture: true });
  document.addEventListener("visibilitychange", seen, { signal });
  seen();
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
