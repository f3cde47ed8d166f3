/** What a person has set in this browser. */

import { recall, remember } from "./memory.ts";

/** Which moves ask «really?» before they are made: none, those that reveal something or are an attack, all. */
export const CONFIRMS = ["never", "grave", "always"] as const;

export interface Settings {
  confirm: (typeof CONFIRMS)[number];
  /** How fast events play: 0 shows only the result. */
  speed: number;
  /** Each event waits until the player has seen it. */
  step: boolean;
  /** «Your move» in the title, as a sound, as a notification. */
  title: boolean;
  sound: boolean;
  notify: boolean;
}

export const SPEEDS = [0, 0.5, 1, 2, 3];

const REMEMBERED = "settings";
const DEFAULTS: Settings = { confirm: "grave", speed: 1, step: false, title: true, sound: false, notify: false };

export const settings: Settings = $state(read());

function read(): Settings {
  try {
    const kept = JSON.parse(recall(REMEMBERED) ?? "{}") as Partial<Settings>;
    return {
      confirm: CONFIRMS.find((name) => name === kept.confirm) ?? DEFAULTS.confirm,
      speed: SPEEDS.find((speed) => speed === kept.speed) ?? DEFAULTS.speed,
      step: kept.step === true,
      title: kept.title !== false,
      sound: kept.sound === true,
      notify: kept.notify === true,
    };
  } catch {
    return { ...DEFAULTS };
  }
}

export function set(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  remember(REMEMBERED, JSON.stringify(settings));
}

/** Does this person prefer reduced motion? */
export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
