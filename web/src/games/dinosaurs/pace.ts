/** How long the events of Gods Love Dinosaurs are shown, and which are shown before the table changes. */

import type { Pace } from "../../table/events.ts";

const TIMES: Pace["times"] = {
  "dinosaurs-log-taken": 450,
  "dinosaurs-log-placed": 500,
  "dinosaurs-log-settled": 250,
  "dinosaurs-log-missing": 600,
  "dinosaurs-log-activated": 800,
  "dinosaurs-log-bred": 420,
  "dinosaurs-log-enough": 250,
  "dinosaurs-log-walked": 850,
  "dinosaurs-log-eaten": 380,
  "dinosaurs-log-young": 300,
  "dinosaurs-log-starved": 700,
  "dinosaurs-log-laid": 600,
  "dinosaurs-log-hatched": 550,
  "dinosaurs-log-unhatched": 250,
  "dinosaurs-log-marker": 500,
  "dinosaurs-log-filled": 140,
  "dinosaurs-log-next-stack": 400,
  "dinosaurs-log-game-over": 1000,
};

const BEFORE: Pace["before"] = new Set(["dinosaurs-log-walked", "dinosaurs-log-eaten", "dinosaurs-log-starved"]);

export const PACE: Pace = { times: TIMES, before: BEFORE };
