/** How long the events of Gods Love Dinosaurs are shown. */

import type { Pace } from "../../table/events.ts";
import type { GameEvent } from "./generated.ts";

const TIMES: Partial<Record<GameEvent["event"], number>> = {
  taken: 450,
  placed: 500,
  settled: 250,
  missing: 600,
  activated: 800,
  bred: 420,
  enough: 250,
  walked: 850,
  eaten: 380,
  young: 300,
  starved: 700,
  laid: 600,
  hatched: 550,
  unhatched: 250,
  "nest-taken": 700,
  marker: 500,
  filled: 140,
  "next-stack": 400,
  "game-over": 1000,
};

/** What follows from an event is drawn with it (`story.ts`), so the picture after the move comes last: the end shows it. */
const ALL = { has: (event: string) => event !== "game-over" };

export const PACE: Pace = { times: TIMES, before: ALL };
