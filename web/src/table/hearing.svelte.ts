/** What is heard at a table: the events that are shown, an attack on this person, their last seconds, a refusal. */

import { untrack } from "svelte";
import { play, type Sound } from "../lib/sounds.ts";
import type { Ticker } from "./clock.svelte.ts";
import type { Shown } from "./events.ts";
import type { GameModule } from "./game-module.ts";
import type { TableModel } from "./table.svelte.ts";

/** A sound, and whether it concerns this person: what doesn't is softer. */
export interface Heard {
  sound: Sound;
  mine: boolean;
}

const LAST = 10; // seconds on the clock of this person, each of which ticks

/** Play the sounds of this table from now on. Only while a component is being made. */
export function hear(model: TableModel, game: GameModule, ticker: Ticker): void {
  $effect(() => {
    const event = model.player.now;
    if (event) untrack(() => hearEvent(event, model, game));
  });
  $effect(() => {
    if (model.notice) void play("refused");
  });
  let before: number | undefined;
  $effect(() => {
    const left = model.myMove ? ticker.left(model, model.eyes) : undefined;
    if (ticks(before, left)) {
      const attacked = (before ?? 0) > LAST && untrack(() => game.spotlight(model.view ?? {}))?.seat === model.eyes;
      void play(attacked ? "attacked" : "tick"); // the drum once more, then the seconds
    }
    before = left;
  });
}

function hearEvent(event: Shown, model: TableModel, game: GameModule): void {
  const heard = game.sound(event, model.view ?? {}, model.eyes);
  if (heard) void play(heard.sound, heard.mine);
}

/** Is one more of the last seconds over? */
export function ticks(before: number | undefined, left: number | undefined): boolean {
  if (before === undefined || left === undefined || left > LAST || left <= 0) return false;
  return Math.ceil(left) < Math.ceil(before); // they are looked at twice a second
}
