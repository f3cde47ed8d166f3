/** What the parts of this table tell each other. What the server sends is in `generated.ts`. */

import type { Touching } from "../../table/game-module.ts";
import type { Action, Animal, Pair } from "./generated.ts";

/** What every part of the table needs to know to draw an animal. */
export interface Stage {
  /** Names of the players, by seat. */
  names: readonly string[];
  pairs: readonly Pair[];
  needs: Readonly<Record<string, number>>;
  action: Action | null;
  /** Words at the foot of a card, by animal: attacking, attacked. */
  notes: Readonly<Record<string, string>>;
  /** Who could attack an animal of your own now, by name. */
  hunters?: (animal: Animal) => string[];
  touching?: Touching | undefined;
}
