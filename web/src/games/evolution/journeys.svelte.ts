/** Where something can go now: the lit places, what would go there, and why the other places are closed. */

import type { Choosable } from "../../table/game-module.ts";
import { matching } from "../../table/choose.ts";
import type { Option, Touch } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";
import type { TableContext } from "./table-context.svelte.ts";

const isPlace = (touch: Touch) => touch.startsWith("place:") || touch.startsWith("new:");
const afterColon = (touch: Touch) => touch.slice(touch.indexOf(":") + 1);

export class Journeys {
  /** What the server said about closed places, by what would be touched; null until it answers. */
  private reasons = $state.raw<Readonly<Record<string, Message | null>>>({});

  constructor(
    private readonly touching: () => Choosable | undefined,
    private readonly context: () => TableContext,
  ) {}

  /** A move to one of the lit places; all of them begin the same way. */
  private readonly sample = $derived.by((): Option | undefined => {
    const touching = this.touching();
    if (!touching) return undefined;
    const goes = (option: Option) => option.touch.some((touch) => isPlace(touch) && touching.lit.has(touch));
    return matching(touching.options, touching.path).find(goes);
  });

  /** The animal that would go; undefined if it is a new one, or none. */
  readonly mover = $derived.by((): string | undefined => {
    const touches = this.sample?.touch ?? [];
    const place = touches.some((touch) => touch.startsWith("place:"));
    const animal = touches.find((touch) => touch.startsWith("animal:"));
    return place && animal !== undefined ? afterColon(animal) : undefined;
  });

  /** What to touch to go there; undefined if that isn't possible. */
  goalIn(place: string): Touch | undefined {
    const lit = this.touching()?.lit;
    return [`place:${place}`, `new:${place}`].find((touch) => lit?.has(touch));
  }

  /** Does the animal that would go come from here? */
  leaves(place: string): boolean {
    return this.mover !== undefined && this.context().placeOf(this.mover) === place;
  }

  /** Why the animal that would go can't come here. */
  reasonIn(place: string): Message | null {
    const path = this.pathTo(place);
    return path === null ? null : (this.reasons[path.join(" ")] ?? null);
  }

  /** What would be touched to go to a closed place. */
  private pathTo(place: string): Touch[] | null {
    const { sample } = this;
    if (!sample || this.goalIn(place) !== undefined || this.leaves(place)) return null;
    return sample.touch.map((touch) => (isPlace(touch) ? `${touch.slice(0, touch.indexOf(":"))}:${place}` : touch));
  }

  /** Ask the server why, once for each closed place. */
  ask(): void {
    const why = this.touching()?.why;
    if (!why) return;
    for (const { place } of this.context().picture.banks) {
      const path = this.pathTo(place);
      const asked = path?.join(" ");
      if (path === null || asked === undefined || asked in this.reasons) continue;
      this.reasons = { ...this.reasons, [asked]: null };
      void why(path).then((words) => (this.reasons = { ...this.reasons, [asked]: words }));
    }
  }
}
