/** Of two equal cards in a hand only the one that was touched is held. */

import { touched } from "../../table/choose.ts";
import type { Touching } from "../../table/game-module.ts";
import type { Card } from "./generated.ts";
import { cardTouch } from "./touch.ts";

export interface HeldCards {
  /** The touching for the card at this place of the hand. */
  touchingOf: (at: number) => Touching | undefined;
}

export function heldCards(hand: () => readonly (Card | null)[], touching: () => Touching | undefined): HeldCards {
  let held = $state(-1);

  function touchingOf(at: number): Touching | undefined {
    const all = touching();
    if (all === undefined) return undefined;
    const name = hand()[at]?.name;
    const what = cardTouch(name ?? "");
    const holder = hand()[held]?.name === name ? held : hand().findIndex((card) => card?.name === name);
    const other = holder !== at;
    return {
      lit: other && all.chosen.has(what) ? touched([...all.lit, what]) : all.lit,
      chosen: other ? touched([]) : all.chosen,
      plans: all.plans === true,
      touch: (...things) => {
        held = at;
        all.touch(...things);
      },
    };
  }
  return { touchingOf };
}
