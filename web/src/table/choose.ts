/**
 * Choosing a move by touching things. Every legal move comes with the things a player touches, one after another;
 * together they are a tree, and choosing is walking down it. There are no rules here: what the server didn't offer
 * isn't in the tree.
 */

import type { Option, Touch } from "../lib/generated/wire.ts";
import type { Settings } from "../lib/settings.svelte.ts";

export type Path = readonly Touch[];

/** The moves that are still possible after these touches. */
export function matching(options: readonly Option[], path: Path): Option[] {
  return options.filter((option) => path.every((touch, at) => option.touch[at] === touch));
}

/** What may be touched next. */
export function next(options: readonly Option[], path: Path): Set<Touch> {
  const touches = matching(options, path).map((option) => option.touch[path.length]);
  return new Set(touches.filter((touch) => touch !== undefined));
}

/**
 * What is lit now: what can be touched next; and while something is chosen also its alternatives, and what comes later.
 */
export function lit(options: readonly Option[], path: Path): Set<Touch> {
  const all = next(options, path);
  for (let length = 1; length < path.length; length += 1) {
    for (const touch of next(options, path.slice(0, length))) all.add(touch);
  }
  for (const touch of next(options, trunk(options, path))) all.add(touch);
  if (path.length > 0) {
    for (const option of matching(options, path)) for (const touch of option.touch.slice(path.length)) all.add(touch);
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
 * Where a touch leads: further down; back, if it touches what was chosen last; or down another branch. Null if no move
 * has it there.
 */
export function step(options: readonly Option[], path: Path, touch: Touch): Touch[] | null {
  if (next(options, path).has(touch)) return [...path, touch];
  if (path.at(-1) === touch) return path.slice(0, -1);
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const before = path.slice(0, length);
    if (next(options, before).has(touch)) return [...before, touch];
  }
  const further = trunk(options, path);
  return next(options, further).has(touch) ? [...further, touch] : ahead(options, path, touch);
}

/** Once something is chosen, a thing that comes later in only one move chooses that move. */
function ahead(options: readonly Option[], path: Path, touch: Touch): Touch[] | null {
  if (path.length === 0) return null;
  const found = matching(options, path).filter((option) => option.touch.includes(touch, path.length));
  return found.length === 1 && found[0] !== undefined ? [...found[0].touch] : null;
}

/** Everything that is touched. */
export function touched(path: Path): ReadonlySet<Touch> {
  return new Set(path);
}

/** Once something is chosen: the moves in which this thing comes later. Touching it leaves only them. */
export function aimed(options: readonly Option[], path: Path, touch: Touch): Option[] {
  return path.length === 0 ? [] : matching(options, path).filter((option) => option.touch.includes(touch, path.length));
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
  for (const option of left) {
    const touch = option.touch[path.length];
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
