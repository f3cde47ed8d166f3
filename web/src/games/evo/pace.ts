/** How long the events of EVO are shown, and which cells they are about. */

import type { Pace } from "../../table/events.ts";
import type { Message } from "../../lib/words.ts";

const TIMES: Pace["times"] = {
  "evo-log-round": 600,
  "evo-log-phase": 450,
  "evo-log-token": 900,
  "evo-log-dial": 1000,
  "evo-log-meteor": 1800,
  "evo-log-gene-laid": 450,
  "evo-log-bid": 700,
  "evo-log-outbid": 700,
  "evo-log-stays-out": 500,
  "evo-log-gene-won": 600,
  "evo-log-card-won": 600,
  "evo-log-no-card": 500,
  "evo-log-card-played": 1000,
  "evo-log-order": 700,
  "evo-log-placed": 600,
  "evo-log-walked": 420,
  "evo-log-swam": 600,
  "evo-log-flew": 600,
  "evo-log-attacked": 600,
  "evo-log-fight-die": 1000,
  "evo-log-attack-won": 500,
  "evo-log-attack-failed": 700,
  "evo-log-killed": 600,
  "evo-log-fled": 600,
  "evo-log-born": 500,
  "evo-log-taken-off": 450,
  "evo-log-babies-die": 1000,
  "evo-log-newborn-died": 600,
  "evo-log-newborn-back": 500,
  "evo-log-stolen": 800,
  "evo-log-no-births": 700,
  "evo-log-died": 550,
  "evo-log-earned": 450,
  "evo-log-passed": 250,
};

const BEFORE: Pace["before"] = new Set([
  "evo-log-attacked",
  "evo-log-fight-die",
  "evo-log-attack-won",
  "evo-log-attack-failed",
  "evo-log-killed",
  "evo-log-taken-off",
  "evo-log-babies-die",
  "evo-log-newborn-died",
  "evo-log-newborn-back",
  "evo-log-died",
]);

export const PACE: Pace = { times: TIMES, before: BEFORE };

/** Where an event happens: from where to where, or at one cell. */
export interface Where {
  from: string | null;
  to: string | null;
}

export function whereOf(event: Message | null | undefined): Where {
  const text = (name: string) => {
    const value = event?.args?.[name];
    return typeof value === "string" ? value : null;
  };
  return { from: text("from"), to: text("to") ?? text("cell") };
}
