/**
 * Choosing a move by touching things. Every legal move comes with the things a player touches, one after another; what
 * was touched so far leaves the moves that have it, in this order. There are no rules here: what the server didn't
 * offer can't be chosen.
 */

import type { Option, Touch } from "../lib/generated/wire.ts";
import type { Settings } from "../lib/settings.svelte.ts";

export type Path = readonly Touch[];

/** May a move be begun by touching this thing, though others come before it? Nothing may, unless a game says so. */
export type Begins = (option: Option, touch: Touch) => boolean;
const NOWHERE: Begins = () => false;

/** How a path fits the touches of a move: it is their beginning; something between was left out; or the beginning. */
const BEGINNING = 0;
const WITH_GAPS = 1;
const FROM_WITHIN = 2;

/** The touches of a move, in each order in which they mean it. */
function orders({ touch, swaps }: Option): Touch[][] {
  return swaps === true ? [touch, [...touch.slice(0, -2), ...touch.slice(-2).reverse()]] : [touch];
}

/** Where a path ends within these touches, and how it fits; null if they don't have it in this order. */
function fit(path: Path, touches: readonly Touch[]): { end: number; how: number } | null {
  let end = 0;
  for (const touch of path) {
    const at = touches.indexOf(touch, end);
    if (at < 0) return null;
    end = at + 1;
  }
  if (end === path.length) return { end, how: BEGINNING };
  return { end, how: path[0] === touches[0] ? WITH_GAPS : FROM_WITHIN };
}

interface Fitting {
  option: Option;
  touches: readonly Touch[];
  end: number;
}

/** The moves that these touches can mean: those that fit best. One order of touches is never two moves. */
function fitting(options: readonly Option[], path: Path): Fitting[] {
  const found: Fitting[][] = [[], [], []];
  for (const option of options) {
    for (const touches of orders(option)) {
      const fits = fit(path, touches);
      if (fits !== null) found[fits.how]?.push({ option, touches, end: fits.end });
    }
  }
  return found.find((those) => those.length > 0) ?? [];
}

/** The moves that are still possible after these touches. */
export function matching(options: readonly Option[], path: Path): Option[] {
  return [...new Set(fitting(options, path).map(({ option }) => option))];
}

/** What may be touched next. */
export function next(options: readonly Option[], path: Path): Set<Touch> {
  const touches = fitting(options, path).map(({ touches, end }) => touches[end]);
  return new Set(touches.filter((touch) => touch !== undefined));
}

/**
 * What is lit now: what can be touched next, and what a move may be begun with; while something is chosen also its
 * alternatives, and the other things of the moves that are left.
 */
export function lit(options: readonly Option[], path: Path, begins = NOWHERE): Set<Touch> {
  const all = next(options, path);
  for (let length = 1; length < path.length; length += 1) {
    for (const touch of next(options, path.slice(0, length))) all.add(touch);
  }
  for (const touch of next(options, trunk(options, path))) all.add(touch);
  for (const { option, touches, end } of fitting(options, path)) {
    const within = path[0] !== touches[0];
    for (const [at, touch] of touches.entries()) {
      if (path.length === 0 ? begins(option, touch) : at >= end || (within && !path.includes(touch))) all.add(touch);
    }
  }
  return all;
}

/** The touches that are part of this move. */
export function within(touches: Iterable<Touch>, option: Option | null): Set<Touch> {
  return new Set([...touches].filter((touch) => option?.touch.includes(touch)));
}

/** The common path of all moves except passing: nobody has to touch something that isn't a choice. */
function trunk(options: readonly Option[], path: Path): Touch[] {
  const left = matching(options, path).filter((option) => option.touch[0] !== "pass");
  const common = [...path];
  for (;;) {
    const touches = new Set(left.map((option) => option.touch[common.length]));
    const [only] = touches;
    if (touches.size !== 1 || only === undefined) return common;
    common.push(only);
  }
}

/**
 * Where a touch leads: further down; back, if it touches what was chosen last; to what could be chosen in its stead; or
 * to the moves in which it comes later. Null if no move has it.
 */
export function step(options: readonly Option[], path: Path, touch: Touch, begins = NOWHERE): Touch[] | null {
  if (next(options, path).has(touch)) return [...path, touch];
  if (path.at(-1) === touch) return path.slice(0, -1);
  for (let length = path.length - 1; length > 0; length -= 1) {
    const before = path.slice(0, length);
    if (next(options, before).has(touch)) return [...before, touch];
  }
  const earlier = before(options, path, touch);
  if (earlier !== null) return earlier;
  if (path.length > 0 && next(options, []).has(touch)) return [touch];
  const further = trunk(options, path);
  return next(options, further).has(touch) ? [...further, touch] : later(options, path, touch, begins);
}

/** A thing that comes before what a move was begun with. */
function before(options: readonly Option[], path: Path, touch: Touch): Touch[] | null {
  if (path.length === 0) return null;
  const found = fitting(options, path).find(({ touches }) => path[0] !== touches[0] && touches.includes(touch));
  return found === undefined ? null : found.touches.filter((one) => one === touch || path.includes(one));
}

/** A thing that comes later; in only one move, it chooses that move. With the last things that fit before it. */
function later(options: readonly Option[], path: Path, touch: Touch, begins: Begins): Touch[] | null {
  for (let length = path.length; length >= 0; length -= 1) {
    const longer = [...path.slice(0, length), touch];
    const allowed = length > 0 ? options : options.filter((option) => begins(option, touch));
    const found = fitting(allowed, longer);
    const [one] = found;
    if (one === undefined) continue;
    const full = one.touches.slice(0, one.end);
    const same = found.every(({ touches }) => full.every((other, at) => touches[at] === other));
    if (found.length === 1) return [...one.touches];
    return same ? full : longer;
  }
  return null;
}

/** Everything that is touched. */
export function touched(path: Path): ReadonlySet<Touch> {
  return new Set(path);
}

/** The move that these touches mean, if it is only one. */
export function chosen(options: readonly Option[], path: Path): Option | null {
  const left = path.length > 0 ? matching(options, path) : [];
  return left.length === 1 ? (left[0] ?? null) : null;
}

/**
 * Should this move ask for confirmation? What it reveals can't be unseen: the server says which moves do.
 * @param grave the game says that this move needs a preview
 */
export function asksFirst(
  option: Option,
  confirm: Settings["confirm"],
  { grave = false, forgiving = false } = {},
): boolean {
  if (confirm !== "grave") return confirm === "always";
  return grave || (option.reveals === true && !forgiving);
}

/** One line of the list of choices: a move, or touches after which there is more to choose. */
export interface Choice {
  path: Touch[];
  options: Option[];
}

const FEW = 5; // moves that need no grouping

/** The same as a list: each move if they are few; else grouped by their first touch. */
export function choices(options: readonly Option[], path: Path): Choice[] {
  const left = matching(options, path);
  if (left.length <= FEW) return left.map((option) => ({ path: [...option.touch], options: [option] }));
  const out: Choice[] = [];
  for (const { option, touches, end } of fitting(left, path)) {
    const touch = touches[end];
    const same = touch === undefined ? undefined : out.find((choice) => choice.path[path.length] === touch);
    if (same === undefined) out.push({ path: [...path, ...(touch === undefined ? [] : [touch])], options: [option] });
    else same.options.push(option);
  }
  const [only] = out;
  return out.length === 1 && only !== undefined && only.path.length > path.length ? choices(options, only.path) : out;
}

/** Which thing of this kind was touched; undefined if none was. */
export function partOf(path: Path, kind: string): string | undefined {
  return path.map(partsOf).find((part) => part[0] === kind)?.[1];
}

/** What kind of thing a touch is, and which: `["animal", "a"]`. */
export function partsOf(touch: Touch): [kind: string, which: string] {
  const colon = touch.indexOf(":");
  return colon < 0 ? [touch, ""] : [touch.slice(0, colon), touch.slice(colon + 1)];
}
