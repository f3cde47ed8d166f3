/** What a person has set in this browser. */

import { recall, remember } from "./memory.ts";

/** Which moves ask «really?» before they are made: none, those that lose something for good, all. */
export const CONFIRMS = ["never", "grave", "always"] as const;

/** How loud sounds are. */
export const SOUNDS = ["off", "quiet", "full"] as const;

/** How long bots take for a move. */
export const PACES = ["calm", "quick", "at-once"] as const;

export interface Settings {
  confirm: (typeof CONFIRMS)[number];
  /** How fast events play: 0 shows only the result. */
  speed: number;
  /** Each event waits until the player has seen it. */
  step: boolean;
  /** «Your move» in the title and as a notification; and all sounds. */
  title: boolean;
  sound: (typeof SOUNDS)[number];
  notify: boolean;
  /** How long bots take for a move; with other people at the table, how fast their moves are drawn. */
  bots: (typeof PACES)[number];
  /** At the foot of your animals: who could attack them now. */
  threats: boolean;
}

export const SPEEDS = [0, 0.5, 1, 2, 3];

const REMEMBERED = "settings";
const DEFAULTS: Settings = {
  confirm: "grave",
  speed: 1,
  step: false,
  title: true,
  sound: "off",
  notify: false,
  bots: "calm",
  threats: true,
};

export const settings: Settings = $state(read());

function read(): Settings {
  try {
    const kept = JSON.parse(recall(REMEMBERED) ?? "{}") as Partial<Settings>;
    return {
      confirm: CONFIRMS.find((name) => name === kept.confirm) ?? DEFAULTS.confirm,
      speed: SPEEDS.find((speed) => speed === kept.speed) ?? DEFAULTS.speed,
      step: kept.step === true,
      title: kept.title !== false,
      sound: soundOf(kept.sound),
      notify: kept.notify === true,
      bots: PACES.find((name) => name === kept.bots) ?? DEFAULTS.bots,
      threats: kept.threats !== false,
    };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Before there were several sounds it was on or off. */
function soundOf(kept: unknown): Settings["sound"] {
  return kept === true ? "full" : (SOUNDS.find((name) => name === kept) ?? DEFAULTS.sound);
}

export function set(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  remember(REMEMBERED, JSON.stringify(settings));
}

/** Does this person prefer reduced motion? */
export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
