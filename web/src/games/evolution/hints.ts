/** How to answer by touch, in a sentence. */

import type { Touch } from "../../lib/generated/wire.ts";
import { sayable } from "../../lib/language.svelte.ts";
import type { Message } from "../../lib/words.ts";
import { partsOf } from "../../table/choose.ts";

/** What a card does, while it is picked. Symbiosis asks in the order of its meaning: who is protected, who guards it. */
export function hint(path: readonly Touch[]): Message | null {
  if (!path.includes("side:symbiosis")) {
    const [kind, trait] = partsOf(path.at(-1) ?? "");
    const key = `trait-${trait}.brief`;
    return kind === "side" && sayable(key) ? { key } : null;
  }
  const animals = path.filter((touch) => touch.startsWith("animal:")).length;
  return { key: animals === 0 ? "hint-symbiosis-first" : "hint-symbiosis-second" };
}
