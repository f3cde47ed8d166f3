/** How a dinosaur moves while an event is shown, in units of the drawing around its own cell. */

import type { Point } from "../../look/hex/hex.ts";

export interface Motion {
  /** Which of the event's two cells the dinosaur is on. */
  who: "from" | "to";
  frames: Keyframe[];
  /** It doesn't appear again. */
  leaves?: boolean;
}

const WALKS = ["walked", "swam", "fled"];
export const DEATHS: readonly string[] = ["killed", "died", "taken-off"];
const BIRTHS = ["born", "stolen"];
const LUNGE = 0.45; // of the way to the prey
const LEAP = 60;

const shift = (x: number, y: number) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** Null if nothing moves. A walk is shown when the dinosaur has arrived; an attack and a death before. */
export function keyframes(event: string, from: Point | null, to: Point | null): Motion | null {
  if (to === null) return null;
  if (DEATHS.includes(event)) {
    return { who: "to", leaves: true, frames: [{ opacity: 1 }, { transform: "scale(0.4)", opacity: 0 }] };
  }
  if (BIRTHS.includes(event)) {
    return { who: "to", frames: [{ transform: "scale(0.1)" }, { transform: "scale(1.12)" }, { transform: "none" }] };
  }
  if (from === null) return null;
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (WALKS.includes(event)) return { who: "to", frames: [{ transform: shift(x, y) }, { transform: "none" }] };
  if (event === "flew") {
    const over = { transform: shift(x / 2, y / 2 - LEAP) };
    return { who: "to", frames: [{ transform: shift(x, y) }, over, { transform: "none" }] };
  }
  if (event !== "attacked") return null;
  const near = { transform: shift(-x * LUNGE, -y * LUNGE) };
  return { who: "from", frames: [{ transform: "none" }, near, { transform: "none" }] };
}
