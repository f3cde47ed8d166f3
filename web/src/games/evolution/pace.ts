/** How long the events of Evolution are shown, and which animals they are about. */

import type { Pace } from "../../table/events.ts";
import type { Args } from "../../lib/generated/wire.ts";
import type { GameEvent } from "./generated.ts";

const TIMES: Partial<Record<GameEvent["event"], number>> = {
  attacked: 900,
  ambushed: 1000,
  redirected: 900,
  runs: 600,
  die: 600,
  "rolled-for-first": 700,
  escaped: 800,
  caught: 600,
  eaten: 900,
  hid: 800,
  inked: 800,
  "turned-over": 900,
  starved: 700,
  "died-of-poison": 700,
  "food-taken": 450,
  "food-given": 450,
  "fat-stored": 350,
  "fat-used": 450,
  shared: 400,
  grazed: 450,
  robbed: 600,
  scavenged: 450,
  hibernated: 450,
  "animal-played": 450,
  "trait-played": 600,
  "pair-played": 600,
  "trait-lost": 450,
  "pair-lost": 450,
  settled: 500,
  bears: 500,
  litter: 500,
  moved: 600,
  follows: 300,
  paralysed: 600,
  spread: 450,
  "died-of-neoplasm": 700,
  remains: 500,
  restored: 500,
  exchanged: 600,
  "changed-shape": 450,
  specialized: 450,
  edified: 450,
  ignores: 600,
  "ignores-pair": 600,
  poisoned: 500,
  bank: 600,
  "last-turn": 900,
  phase: 500,
  passed: 300,
};

const BEFORE: ReadonlySet<GameEvent["event"]> = new Set([
  "attacked",
  "ambushed",
  "redirected",
  "ignores",
  "ignores-pair",
  "runs",
  "die",
  "rolled-for-first",
  "escaped",
  "caught",
  "not-defended",
  "eaten",
  "hid",
  "inked",
  "starved",
  "died-of-poison",
  "died-of-neoplasm",
]);

export const PACE: Pace = { times: TIMES, before: BEFORE };

/** What animals are called in an event. */
const ANIMALS = ["animal", "target", "partner"];

/** The animals an event is about. */
export function animalsIn(event: { args: Args } | null | undefined): string[] {
  const args = event?.args ?? {};
  return ANIMALS.map((name) => args[name]).filter((value) => typeof value === "string");
}
