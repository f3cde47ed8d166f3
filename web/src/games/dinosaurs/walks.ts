/** The walks of a hunter: the server's moves, looked up by hunter, by end and by the cells they pass. */

import type { Option } from "../../lib/generated/wire.ts";
import type { Cell } from "./generated.ts";

/** A way as it is drawn. */
export interface Trail {
  /** Its cells from the start. */
  cells: string[];
  /** The cells where something is eaten. */
  eaten: string[];
  end: string;
}

/** A walk that can be chosen. */
export interface Walk extends Trail {
  option: Option;
}

export const isWalk = ({ kind }: Option) => kind === "walk";

/** The cells of a walk, parsed from its text; null if the text isn't a walk. */
export function pathOf(move: string | undefined): string[] | null {
  const cells = move?.split(">") ?? [];
  return cells.length > 1 ? cells : null;
}

/** All walks by the cell where they begin, in the order of the server: the best first. Built once for each question. */
export class Walks {
  private readonly all = new Map<string, Walk[]>();

  constructor(options: readonly Option[], cells: readonly Cell[]) {
    const standing = new Set(cells.filter((cell) => cell.figure !== null).map((cell) => cell.id));
    for (const option of options.filter(isWalk)) {
      const path = pathOf(option.move);
      const [start, end] = [path?.[0], path?.at(-1)];
      if (path === null || start === undefined || end === undefined) continue;
      const eaten = [...new Set(path.slice(1))].filter((cell) => cell !== start && standing.has(cell));
      const walks = this.all.get(start) ?? [];
      walks.push({ option, cells: path, eaten, end });
      this.all.set(start, walks);
    }
  }

  of(start: string): Walk[] {
    return this.all.get(start) ?? [];
  }

  find(option: Option): Walk | null {
    const start = pathOf(option.move)?.[0];
    return this.of(start ?? "").find((walk) => walk.option.move === option.move) ?? null;
  }

  /** The ways to the same end. */
  like(walk: Walk): Walk[] {
    return this.of(walk.cells[0] ?? "").filter((other) => other.end === walk.end);
  }

  /** The walks of one hunter that this cell can mean: those that end there, or else those that pass it. */
  to(start: string, cell: string): Walk[] {
    const walks = this.of(start);
    const ending = walks.filter((walk) => walk.end === cell);
    return ending.length > 0 ? ending : walks.filter((walk) => walk.cells.includes(cell, 1));
  }

  /**
   * The walk that touching this cell means. It passes as many of the previously touched cells as possible, and keeps as
   * much as possible of the previous walk's meal.
   */
  toward(start: string, cell: string, from: Walk | null, wishes: readonly string[] = []): Walk | null {
    const found = this.to(start, cell);
    const at = found.findIndex((walk) => walk.option.move === from?.option.move);
    if (at >= 0) return found[at] ?? null;
    const kept = (walk: Walk) =>
      100 * wishes.filter((wish) => walk.cells.includes(wish)).length +
      walk.eaten.filter((eaten) => from?.eaten.includes(eaten)).length;
    return [...found].sort((a, b) => kept(b) - kept(a))[0] ?? null;
  }
}

/** The next or the previous one, in a cycle. */
export function beside(walks: readonly Walk[], walk: Walk, by: 1 | -1): Walk | null {
  const at = walks.findIndex((other) => other.option.move === walk.option.move);
  return at < 0 ? null : (walks[(at + by + walks.length) % walks.length] ?? null);
}
