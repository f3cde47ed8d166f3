/** The sounds of the tables, as loud as this person wants them. Who wants none doesn't load them. */

import { settings } from "./settings.svelte.ts";
import type { Sound } from "./sound-voices.ts";

export type { Sound };
const LOUDNESS = { off: 0, quiet: 0.35, full: 1 } as const;
const OTHERS = 1 / 3; // of the loudness of what concerns you

/** Play it; more softly if it concerns somebody else. */
export async function play(what: Sound, mine = true): Promise<void> {
  const loud = LOUDNESS[settings.sound] * (mine ? 1 : OTHERS);
  if (loud === 0) return;
  const voices = await import("./sound-voices.ts").catch(() => null);
  voices?.sound(what, loud);
}
