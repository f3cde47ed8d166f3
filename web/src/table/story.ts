/** The table while something is told: as it is right after what was told last, and as it was before. */

import type { Shown } from "./events.ts";
import type { GameModule } from "./game-module.ts";
import type { View } from "../lib/generated/wire.ts";

export interface Stages {
  before: View;
  view: View;
  /** While events are told that end in a new table. */
  telling: StoryPlayer | undefined;
}

/** How to go through what is told. */
export interface StoryPlayer {
  readonly now: Shown | null;
  /** Does each event wait for `next`? */
  readonly waits: boolean;
  pause: (on: boolean) => void;
  back: () => void;
  next: () => void;
  /** To the new table. */
  skip: () => void;
}

/** What is told here, and whether the table is still the one before it. */
interface Telling {
  view: View | null;
  behind: boolean;
  player: StoryPlayer;
}

export function stagesOf(game: GameModule, { view, behind, player }: Telling): Stages {
  const told = behind ? (player.now?.told ?? []) : [];
  const end = player.now?.end;
  const before = told.slice(0, -1).reduce((now: View, event) => game.after(now, event, end), view ?? {});
  const last = told.at(-1);
  return {
    before,
    view: last === undefined ? before : game.after(before, last, end),
    telling: behind ? player : undefined,
  };
}
