/** The sounds of EVO: wood, paper, grass, and a page for each phase. */

import { seatIn, type Shown } from "../../table/events.ts";
import type { Heard } from "../../table/hearing.svelte.ts";
import type { Sound } from "../../lib/sounds.ts";
import type { GameEvent, Picture } from "./generated.ts";

const SOUNDS: Partial<Record<GameEvent["event"], Sound>> = {
  round: "page",
  phase: "page",
  dial: "page",
  meteor: "bell",
  bid: "food",
  outbid: "refused",
  "gene-won": "fed",
  "card-won": "card",
  "card-played": "card",
  "fight-die": "die",
  "babies-die": "die",
  "attack-failed": "escaped",
  fled: "escaped",
  killed: "eaten",
  died: "eaten",
  "newborn-died": "eaten",
  born: "born",
  stolen: "born",
  walked: "food",
  swam: "blue",
  flew: "escaped",
};

/** What is heard when an event is shown. An attack is heard by its victim alone, and so is a higher bid. */
export function sound(event: Shown, _picture: Picture, eyes: number): Heard | null {
  const mine = seatIn(event) === eyes || event.args?.owner === eyes;
  if (event.event === "attacked") return event.args?.owner === eyes ? { sound: "attacked", mine: true } : null;
  if (event.event === "outbid" && !mine) return null;
  const known = SOUNDS[event.event as GameEvent["event"]];
  return known === undefined ? null : { sound: known, mine };
}
