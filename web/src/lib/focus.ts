/** Where the focus goes when the thing that had it is gone. */

import { tick } from "svelte";

/** To the heading of the page, as soon as there is one, unless something else has it by then. */
export async function keepFocus(): Promise<void> {
  await tick();
  const watch = new MutationObserver(look);
  function look(): void {
    const heading = document.querySelector("h1");
    const lost = document.activeElement === document.body;
    if (lost && !heading) return;
    watch.disconnect();
    if (!lost || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  watch.observe(document.body, { childList: true, subtree: true });
  look();
}
