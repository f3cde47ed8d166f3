/** How long the events of Evolution are shown, and which animals they are about. */

import type { Pace } from "../../table/events.ts";
import type { Message } from "../../lib/words.ts";

const TIMES: Pace["times"] = {
  "log-attacked": 900,
  "log-ambushed": 1000,
  "log-redirected": 900,
  "log-runs": 600,
  "log-die": 700,
  "log-rolled-for-first": 700,
  "log-escaped": 800,
  "log-caught": 600,
  "log-eaten": 900,
  "log-hid": 800,
  "log-inked": 800,
  "log-turned-over": 900,
  "log-starved": 700,
  "log-died-of-poison": 700,
  "log-food-taken": 450,
  "log-food-given": 450,
  "log-fat-stored": 350,
  "log-fat-used": 450,
  "log-shared": 400,
  "log-grazed": 450,
  "log-robbed": 600,
  "log-scavenged": 450,
  "log-hibernated": 450,
  "log-animal-played": 450,
  "log-trait-played": 600,
  "log-pair-played": 600,
  "log-trait-lost": 450,
  "log-pair-lost": 450,
  "log-settled": 500,
  "log-bears": 500,
  "log-litter": 500,
  "log-moved": 600,
  "log-follows": 300,
  "log-paralysed": 600,
  "log-spread": 450,
  "log-died-of-neoplasm": 700,
  "log-remains": 500,
  "log-restored": 500,
  "log-exchanged": 600,
  "log-changed-shape": 450,
  "log-specialized": 450,
  "log-edified": 450,
  "log-ignores": 600,
  "log-ignores-pair": 600,
  "log-poisoned": 500,
  "log-bank": 600,
  "log-last-turn": 900,
  "log-phase": 500,
  "log-passed": 300,
};

const BEFORE: Pace["before"] = new Set([
  "log-attacked",
  "log-ambushed",
  "log-redirected",
  "log-ignores",
  "log-ignores-pair",
  "log-runs",
  "log-die",
  "log-rolled-for-first",
  "log-escaped",
  "log-caught",
  "log-not-defended",
  "log-eaten",
  "log-hid",
  "log-inked",
  "log-starved",
  "log-died-of-poison",
  "log-died-of-neoplasm",
]);

export const PACE: Pace = { times: TIMES, before: BEFORE };

/** The names for animals in an event's words. */
const ANIMALS = ["animal", "target", "partner"];

/** The animals an event is about. */
export function animalsIn(event: Message | null): string[] {
  const args = event?.args ?? {};
  return ANIMALS.map((name) => args[name]).filter((value) => typeof value === "string");
}
