/** The sounds of Gods Love Dinosaurs: tiles of wood, young ones, hunters, eggs. */

import { seatIn, type Shown } from "../../table/events.ts";
import type { Heard } from "../../table/hearing.svelte.ts";
import type { Sound } from "../../lib/sounds.ts";
import type { GameEvent, Picture } from "./generated.ts";

const SOUNDS: Partial<Record<GameEvent["event"], Sound>> = {
  taken: "card",
  placed: "food",
  activated: "page",
  bred: "born",
  young: "born",
  walked: "escaped",
  eaten: "eaten",
  starved: "eaten",
  laid: "fed",
  hatched: "born",
  marker: "food",
  "next-stack": "page",
  "game-over": "bell",
};

/** What is heard when an event is shown. The dinosaurs come with a drum: they may eat what is yours. */
export function sound(event: Shown, _picture: Picture, eyes: number): Heard | null {
  if (event.event === "activated" && event.args?.figure === "dinosaur") return { sound: "attacked", mine: eyes >= 0 };
  const known = SOUNDS[event.event as GameEvent["event"]];
  if (known === undefined) return null;
  return { sound: known, mine: seatIn(event) === eyes };
}
