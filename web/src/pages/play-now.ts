/** What somebody chose last under «Play now», and what can be chosen. */

import { LEVELS } from "../lib/presets.ts";
import type { PlayableGame } from "../lib/generated/wire.ts";

export interface Choice {
  game: string;
  bot: string;
  opponents: number;
  practice: boolean;
}

const MOST = 3; // opponents to choose from: more is for the set-up page

/** The last choice, as far as it is still offered. At first: the first game, the easiest level, one of it, practice. */
export function chosenBefore(
  kept: string | null,
  games: readonly Pick<PlayableGame, "name">[],
  bots: readonly string[],
): Choice {
  const before = read(kept);
  return {
    game: games.find(({ name }) => name === before.game)?.name ?? games[0]?.name ?? "",
    bot: bots.find((bot) => bot === before.bot) ?? easiestOf(bots),
    opponents: typeof before.opponents === "number" ? before.opponents : 1,
    practice: before.practice !== false,
  };
}

/** The easiest of the levels; without levels, the first bot. */
export const easiestOf = (bots: readonly string[]): string => LEVELS.find((bot) => bots.includes(bot)) ?? bots[0] ?? "";

function read(kept: string | null): Partial<Record<keyof Choice, unknown>> {
  try {
    const found: unknown = JSON.parse(kept ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export const keepChoice = (choice: Choice): string => JSON.stringify(choice);

/** How many opponents there can be at a table with so many seats. */
export function opponentsOf([least, most]: readonly [number, number]): number[] {
  const from = Math.max(1, least - 1);
  const to = Math.min(most - 1, from + MOST - 1);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
