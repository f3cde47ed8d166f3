/**
 * What each cell of the island would mean to the player who chooses: derived from the offered moves, without any rules.
 */

import { matching, partsOf } from "../../table/choose.ts";
import type { Option, Touch } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";
import type { Choosable } from "../../table/game-module.ts";
import type { Picture, Reached } from "./generated.ts";

export type MarkKind = "start" | "reach" | "target" | "birth" | "lose";

export interface CellMark {
  kind: MarkKind;
  /** The movement points it costs. */
  points?: number;
  /** How many sides of a die win, out of how many. */
  wins?: number;
  sides?: number;
  /** These odds are worth comparing: they depend on who is attacked. */
  fight?: boolean;
}

const KINDS: Record<string, MarkKind | undefined> = {
  attack: "target",
  play: "target",
  birth: "birth",
  exchange: "birth",
  lose: "lose",
};

export const cellTouch = (id: string): Touch => `cell:${id}`;

/** The cell that a touch names; null if it is something else. */
export function cellIn(touch: Touch | undefined): string | null {
  const [kind, which] = partsOf(touch ?? "");
  return kind === "cell" ? which : null;
}

/** The dinosaur chosen to move. */
export function moverOf(picture: Picture, path: readonly Touch[]): string | null {
  const id = cellIn(path[0]);
  return id !== null && id in picture.reach ? id : null;
}

export function reachedFrom(picture: Picture, mover: string | null, to: string): Reached | undefined {
  return mover === null ? undefined : picture.reach[mover]?.find((reached) => reached.to === to);
}

/** A cell that comes first of two is what moves, or leaves the board. */
function markOf(option: Option, at: number): CellMark {
  const later = option.touch.slice(at + 1).some((touch) => cellIn(touch) !== null);
  if (later) return { kind: "start" };
  const { wins, sides } = option.args ?? {};
  const kind = KINDS[option.kind ?? ""] ?? "reach";
  if (typeof wins !== "number" || typeof sides !== "number") return { kind };
  return { kind: "target", wins, sides, ...(option.kind === "attack" ? { fight: true } : {}) };
}

/** Every cell that can be touched now, or after a few steps, and what it stands for. */
export function marksOf(picture: Picture, touching: Choosable | undefined): Map<string, CellMark> {
  const marks = new Map<string, CellMark>();
  if (touching === undefined) return marks;
  const left = matching(touching.options, touching.path);
  for (const option of left) {
    option.touch.forEach((touch, at) => {
      const id = cellIn(touch);
      if (id === null || at < touching.path.length || !touching.lit.has(touch) || marks.has(id)) return;
      marks.set(id, markOf(option, at));
    });
  }
  const mover = left.length > 0 ? moverOf(picture, touching.path) : null;
  for (const { to, points } of mover === null ? [] : (picture.reach[mover] ?? [])) {
    marks.set(to, { kind: "reach", points });
  }
  return marks;
}

/** The same in words, for somebody who doesn't see it. */
export function wordsOfMark(mark: CellMark): Message {
  if (mark.kind === "reach" && mark.points !== undefined) {
    return { key: "evo-mark-points", args: { points: mark.points } };
  }
  if (mark.kind === "target" && mark.wins !== undefined) {
    return { key: "evo-mark-odds", args: { wins: mark.wins, sides: mark.sides ?? 0 } };
  }
  return { key: `evo-mark-${mark.kind}` };
}
