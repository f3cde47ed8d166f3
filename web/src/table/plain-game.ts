/** The parts of a game that most games don't need. A game takes them all, and gives its own where it shows more. */

import { withAttribute } from "./drawn.ts";
import type { GameModule } from "./game-module.ts";
import PendingMove from "./PendingMove.svelte";

/** A component that shows nothing. */
const Nothing = () => ({});

export const PLAIN = {
  Beside: Nothing,
  Scene: Nothing,
  hasScene: () => false,
  /** All lines of the log look alike. */
  log: { headings: [], idle: [], isMinor: () => false },
  sound: () => null,
  begins: () => false,
  isWhole: () => true,
  obvious: () => null,
  plan: () => null,
  planWords: () => null,
  undoWords: () => null,
  asks: () => null,
  shortOf: () => null,
  closed: () => [],
  planHint: null,
  asksBeforeRevealing: true,
  Pending: PendingMove,
  titleOf: (option) => option.words,
  framed: false,
  framedUpright: false,
  after: (view) => view,
  column: (width: number) => Math.round(Math.min(300, width * 0.31)),
  proposals: () => null,
  ranks: false,
  passName: () => null,
  passIcon: null,
  pieces: () => ({}),
  spoken: () => [],
  plansFor: () => true,
  listsUnseen: false,
  holdsSide: false,
  callsFocus: false,
  compact: false,
  ownersOf: () => [],
  spotlight: () => null,
  isDrawn: () => false,
  numbered: () => null,
  drawnAt: (path) => path.map((touch) => withAttribute("touch", touch)),
  hint: () => null,
  ruleOf: () => null,
  standing: () => null,
  silent: [],
  warning: () => null,
  loss: () => null,
} satisfies Partial<GameModule>;
