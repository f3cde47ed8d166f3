/** To the place where something happens: the seat that is asked, the animal that is attacked. */

import { tick } from "svelte";
import { reducedMotion } from "../lib/settings.svelte.ts";

/** A place to go to: a seat, and a thing at it if there is one; and its name. */
export interface Spot {
  seat: number;
  /** How to find the thing in the page; the game knows that. */
  selector?: string;
}

function found({ seat, selector }: Spot): HTMLElement | null {
  const things = selector === undefined ? [] : document.querySelectorAll<HTMLElement>(selector);
  return things[things.length - 1] ?? document.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
}

/** Scroll there, unfold the seat if it is folded, and focus it, so that keys continue from there. */
export async function goTo(spot: Spot): Promise<void> {
  const folded = document.querySelector<HTMLElement>(`[data-seat-folded="${spot.seat}"]`);
  if (found(spot) === null && folded !== null) {
    folded.click();
    await tick();
  }
  const there = found(spot) ?? folded;
  if (there === null) return;
  there.scrollIntoView({ block: "center", behavior: reducedMotion() ? "auto" : "smooth" });
  const button = there.querySelector<HTMLElement>("button");
  if (spot.selector !== undefined && button !== null) {
    button.focus({ preventScroll: true });
  } else {
    there.tabIndex = -1;
    there.focus({ preventScroll: true });
  }
}
