/** The sounds of Evolution: berries, paper, quill, wood, grass. */

import { seatIn, type Shown } from "../../table/events.ts";
import type { Heard } from "../../table/hearing.svelte.ts";
import type { Sound } from "../../lib/sounds.ts";
import { animalOf } from "./animals.ts";
import type { GameEvent, Picture } from "./generated.ts";
import { animalsIn } from "./pace.ts";

const SOUNDS: Partial<Record<GameEvent["event"], Sound>> = {
  "food-taken": "food",
  grazed: "food",
  "food-given": "blue",
  robbed: "blue",
  scavenged: "blue",
  shared: "blue",
  "fat-stored": "food",
  "fat-used": "food",
  hibernated: "fed",
  "animal-played": "born",
  bears: "born",
  litter: "born",
  settled: "born",
  "trait-played": "card",
  "pair-played": "card",
  restored: "card",
  die: "die",
  "rolled-for-first": "die",
  escaped: "escaped",
  hid: "escaped",
  inked: "escaped",
  eaten: "eaten",
  starved: "eaten",
  "died-of-poison": "eaten",
  "died-of-neoplasm": "eaten",
  turn: "page",
  phase: "page",
  "last-turn": "bell",
};
const ATTACKS: readonly string[] = ["attacked", "ambushed", "redirected"];

/** What is heard when an event is shown. An attack is heard by its victim alone. */
export function sound(event: Shown, picture: Picture, eyes: number): Heard | null {
  const animals = animalsIn(event).map((id) => animalOf(picture, id));
  const mine = seatIn(event) === eyes || animals.some((animal) => animal?.owner === eyes);
  if (ATTACKS.includes(event.event)) {
    return animals.at(-1)?.owner === eyes ? { sound: "attacked", mine: true } : null;
  }
  if ((event.event === "food-taken" || event.event === "food-given") && becomesFed(animals[0])) {
    return { sound: "fed", mine };
  }
  const known = SOUNDS[event.event as GameEvent["event"]];
  return known === undefined ? null : { sound: known, mine };
}

/** The table shows the animal with this food already, or is about to. */
function becomesFed(animal: ReturnType<typeof animalOf>): boolean {
  return animal !== undefined && animal.food >= animal.need;
}
