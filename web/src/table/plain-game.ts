/** The parts of a game that most games don't need. A game takes them all, and gives its own where it shows more. */

import type { GameModule } from "./game-module.ts";
import PendingMove from "./PendingMove.svelte";

/** A component that shows nothing. */
const Nothing = () => ({});

export const PLAIN = {
  Beside: Nothing,
  Scene: Nothing,
  hasScene: () => false,
  /** All lines of the log look alike. */
  log: { headings: [], isMinor: () => false },
  Pending: PendingMove,
  titleOf: (option) => option.words,
  holdsSide: false,
  compact: false,
  ownersOf: () => [],
  spotlight: () => null,
  isDrawn: () => false,
  hint: () => null,
  standing: () => null,
  warning: () => null,
} satisfies Partial<GameModule>;
