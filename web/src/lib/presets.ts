/** Ready-made tables: each fills the whole set-up. And why a mix of modules can't be had. */

import { modulesOf, scenarioOf, switched, taken } from "./api-rulesets.ts";
import type { ClockName } from "./clocks.ts";
import type { Catalogue, OfferedLevels, Ruleset, SeatWish } from "./generated/wire.ts";
import { nameOfRuleset } from "./rulesets.ts";
import type { Message } from "./words.ts";

export const PRESETS = ["first", "friends", "whole", "slow"] as const;
export type PresetName = (typeof PRESETS)[number];

/** What a preset fills in. */
export interface Preset {
  name: PresetName;
  ruleset: Ruleset;
  clock: ClockName;
  seats: SeatWish[];
}

/** What most groups play who know the game; where nothing is named, the first ruleset. */
const AMONG_FRIENDS: Record<string, string | undefined> = { evolution: "base+fly@gift" };

const ME: SeatWish = { kind: "me" };
const GUEST: SeatWish = { kind: "invited" };

/** The presets of a game. One that would be the same as an earlier one is left out. */
export function presetsOf(game: string, rulesets: readonly Ruleset[], bot: string): Preset[] {
  const base = rulesets[0];
  if (base === undefined) return [];
  const friends = rulesets.find(({ name }) => name === AMONG_FRIENDS[game]) ?? base;
  const whole = widest(rulesets, base);
  const fit = (ruleset: Ruleset, seats: SeatWish[]): SeatWish[] => {
    const least = Array.from({ length: Math.max(0, ruleset.seats[0] - seats.length) }, () => GUEST);
    return [...seats, ...least].slice(0, ruleset.seats[1]);
  };
  const presets: Preset[] = [
    { name: "first", ruleset: base, clock: "none", seats: fit(base, [ME, { kind: "bot", bot }]) },
    { name: "friends", ruleset: friends, clock: "calm", seats: fit(friends, [ME, GUEST, GUEST]) },
    { name: "whole", ruleset: whole, clock: "calm", seats: fit(whole, [ME, GUEST, GUEST, GUEST]) },
    { name: "slow", ruleset: friends, clock: "days", seats: fit(friends, [ME, GUEST, GUEST]) },
  ];
  return whole === friends || whole === base ? presets.filter(({ name }) => name !== "whole") : presets;
}

/** The ruleset with the most modules of the same edition and scenario. */
function widest(rulesets: readonly Ruleset[], like: Ruleset): Ruleset {
  const alike = rulesets.filter(
    (one) => taken(one.name).edition === taken(like.name).edition && scenarioOf(one) === scenarioOf(like),
  );
  return alike.reduce((most, one) => (modulesOf(one).length > modulesOf(most).length ? one : most), like);
}

/** The bots that were measured against each other: offered only where that was done. */
export const LEVELS = ["covington", "martens", "anning", "fitzroy", "darwin"];

/** A ruleset, whose name may have options. */
export function rulesetOf(catalogue: Catalogue | null, game: string, ruleset: string): Ruleset | undefined {
  const rulesets = catalogue?.games.find(({ name }) => name === game)?.rulesets ?? [];
  return rulesets.find(({ name }) => name === ruleset.split(" ")[0]);
}

/** The levels at a table with so many seats. */
export function levelsFor(ruleset: Ruleset | undefined, seats: number): OfferedLevels | undefined {
  return ruleset?.levels.find((one) => one.seats === seats);
}

/** The bots that can be chosen at a table with so many seats. */
export function botsFor(ruleset: Ruleset | undefined, seats: number, bots: readonly string[]): string[] {
  const levels = levelsFor(ruleset, seats)?.bots ?? [];
  return bots.filter((bot) => !LEVELS.includes(bot) || levels.includes(bot));
}

/** The number of a bot in a list: its level; a bot beside the levels has none. Without levels, its place. */
export function rankOf(bot: string, offered: readonly string[]): number | null {
  const levels = offered.filter((one) => LEVELS.includes(one));
  const at = (levels.length > 0 ? levels : offered).indexOf(bot);
  return at < 0 ? null : at + 1;
}

/** What a person should know about the levels of bots at a table: how strong those are that sit there, where they were
 * measured, who else is stronger than all of them, and which are too slow here. */
export function levelNotes(
  game: string,
  ruleset: Ruleset | undefined,
  seats: number,
  seated: readonly string[],
): Message[] {
  const found = levelsFor(ruleset, seats);
  if (ruleset === undefined || found === undefined) return [];
  const name = (bot: string) => ({ key: `web-bot-${bot}` });
  const above = found.above.filter((one) => seated.includes(one.weaker) || seated.includes(one.stronger));
  const levels = found.steps.filter((one) => seated.includes(one.stronger) && found.bots.includes(one.stronger));
  const steps = [...levels, ...above];
  const notes: Message[] = steps.map(({ stronger, weaker, share, games }) => {
    return { key: "web-level-step", args: { bot: name(stronger), weaker: name(weaker), share, games } };
  });
  notes.push(...found.slow.map((bot) => ({ key: "web-bot-too-slow", args: { bot: name(bot) } })));
  if (found.bots.length === 0 || (found.ruleset === ruleset.name && found.measured === seats)) return notes;
  const args = { ruleset: nameOfRuleset(game, found.ruleset), seats: found.measured };
  return [...notes, { key: "web-levels-near", args }];
}

/** All modules that a game has in any edition of this scenario. */
export function allModules(rulesets: readonly Ruleset[], scenario: string): string[] {
  const tables = rulesets.filter((one) => scenarioOf(one) === scenario);
  return [...new Set(tables.flatMap((table) => modulesOf(table).slice(1)))];
}

/** Why a module can't be switched now; null if it can. */
export type Obstacle =
  | { why: "edition" } // no table of this edition has it
  | { why: "modules"; modules: string[] } // these would have to change too
  | { why: "seats"; seats: readonly [number, number] } // too many or too few players
  | null;

export function obstacleTo(rulesets: readonly Ruleset[], ruleset: Ruleset, module: string, seats: number): Obstacle {
  const next = switched(rulesets, ruleset, module);
  if (next === undefined) return { why: "edition" };
  const [now, then] = [modulesOf(ruleset), modulesOf(next)];
  const differ = [...now.filter((one) => !then.includes(one)), ...then.filter((one) => !now.includes(one))];
  const others = differ.filter((one) => one !== module);
  if (others.length > 0) return { why: "modules", modules: others };
  if (seats < next.seats[0] || seats > next.seats[1]) return { why: "seats", seats: next.seats };
  return null;
}
