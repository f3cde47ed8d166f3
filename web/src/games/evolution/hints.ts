/** How to answer by touch, in a sentence. */

import type { Option, Touch } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";

/** Symbiosis asks in the order of its meaning: who is protected, then who guards it. */
export function hint(_: readonly Option[], path: readonly Touch[]): Message | null {
  if (!path.includes("side:symbiosis")) return null;
  const animals = path.filter((touch) => touch.startsWith("animal:")).length;
  return { key: animals === 0 ? "hint-symbiosis-first" : "hint-symbiosis-second" };
}
