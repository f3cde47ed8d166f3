/** How long the events of EVO are shown, and which cells they are about. */

import type { Pace } from "../../table/events.ts";
import type { Args } from "../../lib/generated/wire.ts";
import type { GameEvent } from "./generated.ts";

const TIMES: Partial<Record<GameEvent["event"], number>> = {
  round: 600,
  phase: 450,
  token: 900,
  dial: 1000,
  meteor: 1800,
  "gene-laid": 450,
  bid: 700,
  outbid: 700,
  "stays-out": 500,
  "gene-won": 600,
  "card-won": 600,
  "no-card": 500,
  "card-played": 900,
  order: 700,
  placed: 600,
  walked: 420,
  swam: 600,
  flew: 600,
  // a fight is over within two seconds, with the step of its winner
  attacked: 350,
  "fight-die": 550,
  "attack-won": 400,
  "attack-failed": 500,
  killed: 280,
  fled: 600,
  born: 500,
  "taken-off": 450,
  "babies-die": 1000,
  "newborn-died": 600,
  "newborn-back": 500,
  stolen: 800,
  "no-births": 700,
  "game-over": 4000,
  died: 550,
  earned: 450,
  passed: 250,
};

/** What follows from an event is drawn with it (`story.ts`), so the picture after the move comes last: the end shows it. */
const ALL = { has: (event: string) => event !== "game-over" };

export const PACE: Pace = { times: TIMES, before: ALL };

/** Where an event happens: from where to where, or at one cell. */
export interface Where {
  from: string | null;
  to: string | null;
}

export function whereOf(args: Args | null | undefined): Where {
  const text = (name: string) => {
    const value = args?.[name];
    return typeof value === "string" ? value : null;
  };
  return { from: text("from"), to: text("to") ?? text("cell") };
}
