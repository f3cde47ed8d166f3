/** What of an animal is shown on a card of a given size: names of traits or badges, and which of them. */

import { say } from "../../../lib/language.svelte.ts";
import { relationOf, type RelationKind } from "../describe.ts";
import { soft } from "../hyphens.ts";
import type { Animal, Pair } from "../generated.ts";
import { pairTouch, traitTouches } from "../touch.ts";
import { badges, lies, LOW, STEPS } from "./fit.ts";
import { linesOf, widthOf } from "./ink.svelte.ts";

/** How a trait joins its animal to another one. */
export interface Relation {
  kind: RelationKind;
  /** The other animal. */
  id: string;
}

export interface ShownTrait {
  trait: string;
  touch: string;
  used: boolean;
  off: boolean;
  fresh: boolean;
  /** For a card that holds fat: is there any? */
  filled: boolean | undefined;
  need: number;
  relation: Relation | undefined;
}

/** The traits of an animal, its own before the shared ones. */
export function traitsOf(
  animal: Pick<Animal, "id" | "traits">,
  pairs: readonly Pair[],
  needs: Readonly<Record<string, number>>,
): ShownTrait[] {
  const touches = traitTouches(animal.id, animal.traits);
  const own = animal.traits.map(({ trait, used, off, fresh, filled }, at) => ({
    trait,
    touch: touches[at] ?? "",
    used: used ?? false,
    off: off ?? false,
    fresh: fresh ?? false,
    filled: trait === "fat" ? (filled ?? false) : undefined,
    need: needs[trait] ?? 0,
    relation: undefined,
  }));
  const shared = pairs.filter(({ a, b }) => a === animal.id || b === animal.id);
  return [...own, ...shared.map((pair) => sharedTrait(animal.id, pair, needs))];
}

function sharedTrait(id: string, pair: Pair, needs: Readonly<Record<string, number>>): ShownTrait {
  const other = pair.a === id ? pair.b : pair.a;
  return {
    trait: pair.trait,
    touch: pairTouch(pair),
    used: pair.used ?? false,
    off: false,
    fresh: false,
    filled: undefined,
    need: needs[pair.trait] ?? 0,
    relation: { kind: relationOf(id, pair), id: other },
  };
}

/** If not all badges fit: what hunts, what forbids an attack, what answers it, then the rest. */
const ORDER = [
  "carnivorous",
  "symbiosis",
  "high-body-weight",
  "swimming",
  "camouflage",
  "burrowing",
  "flight",
  "herding",
  "sharp-vision",
  "poisonous",
  "cnidocytes",
  "running",
  "mimicry",
  "shell",
  "ink-cloud",
  "tail-loss",
];

function rankOf(shown: ShownTrait, lit: boolean): number {
  const at = ORDER.indexOf(shown.trait);
  return lit ? -1 : at < 0 ? ORDER.length : at;
}

export interface TileSize {
  step: number;
  width: number;
  height: number;
  unit: number;
}

/** What is at the foot and in the head of a card. */
export interface TileMarks {
  ribbon: boolean;
  threats: number;
  hunts: boolean;
  tokens: number;
  name: string;
}

export interface Tile {
  lying: boolean;
  low: boolean;
  /** Food that doesn't fit beside the name goes under it. */
  tight: boolean;
  /** Tokens are smaller. */
  crowded: boolean;
  /** A partner is a sign and a name, without a word. */
  slim: boolean;
  /** Names as rows; else badges. */
  rows: boolean;
  /** With the rule of each trait. */
  texts: boolean;
  traits: ShownTrait[];
  /** How many are left out. */
  more: number;
}

const FOOT = 20;
const TOKEN = 14;
const LETTER = 10;

const sizeOf = (shown: ShownTrait) => (shown.relation ? 2 : 1);

/** The height of a trait as a row: one line or two; more lines never. */
function rowHeight(shown: ShownTrait, lit: boolean, width: number, unit: number, slim: boolean): number {
  const size = 14 * (unit > 1.05 ? unit * 1.036 : 1);
  const room = width - 12 - 25 - (shown.filled === undefined ? 0 : 18) - (shown.relation ? 4 : 0);
  const lines = linesOf(soft(say(`trait-${shown.trait}`)), room, size, lit ? 800 : 500);
  const height = lines === 1 ? 23 : lines === 2 ? 31 : Infinity;
  return height * unit + (shown.relation && slim ? 12 : 0);
}

/** Do the names of all traits fit as rows? */
function allRows(traits: readonly ShownTrait[], size: TileSize, foot: number, lit: ReadonlySet<string>): boolean {
  const { step, width, height, unit } = size;
  if (step < STEPS.indexOf("full")) return false;
  const slim = width < 150 * unit;
  const plate = step === STEPS.indexOf("plate");
  const needed = traits.reduce((sum, shown) => {
    const row = plate
      ? 23 * unit + (shown.relation ? 12 : 0)
      : rowHeight(shown, lit.has(shown.touch), width, unit, slim);
    return sum + row;
  }, 0);
  return needed <= height - foot - 22 * unit - 40;
}

export function tileOf(all: ShownTrait[], size: TileSize, marks: TileMarks, lit: ReadonlySet<string>): Tile {
  const { step, width, height, unit } = size;
  const lying = step === STEPS.indexOf("compact") && lies(width, height);
  const foot = lying ? 0 : marks.ribbon || marks.threats > 0 ? FOOT : 0;
  const head = LETTER * marks.name.length + (marks.hunts ? 18 : 0) + marks.tokens * TOKEN;
  const tight = step === STEPS.indexOf("compact") && !lying && width < head + 12;
  const rows = allRows(all, size, foot, lit);
  const texts = step === STEPS.indexOf("plate") && all.length * 58 * unit + 26 + foot <= height - 84 * unit;
  const room = badges(width, height - foot - (tight ? 6 : 0));
  const fits = rows || all.reduce((sum, shown) => sum + sizeOf(shown), 0) <= room;
  const traits = step === STEPS.indexOf("chip") ? [] : fits ? all : firstOf(all, room - 1, lit);
  return {
    lying,
    low: lying && height < LOW,
    tight,
    crowded: width < head + 10 + (marks.threats > 0 && lying ? 20 : 0) && !tight,
    slim: width < 150 * unit,
    rows,
    texts,
    traits,
    more: all.length - traits.length,
  };
}

/** The most important ones that fit. */
function firstOf(all: readonly ShownTrait[], room: number, lit: ReadonlySet<string>): ShownTrait[] {
  let used = 0;
  const ranked = [...all].sort((a, b) => rankOf(a, lit.has(a.touch)) - rankOf(b, lit.has(b.touch)));
  return ranked.filter((shown) => (used += sizeOf(shown)) <= room);
}

/** «B1 C4 +2»: as many names as fit. */
export function fewOf(names: readonly string[], room: number, size: number): string {
  for (let count = names.length; count > 0; count -= 1) {
    const rest = names.length - count;
    const text = names.slice(0, count).join(" ") + (rest > 0 ? ` +${rest}` : "");
    if (count === 1 || widthOf(text, size, 800) * 1.06 <= room) return text;
  }
  return "";
}
