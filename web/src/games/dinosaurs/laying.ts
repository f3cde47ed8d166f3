/** Where a tile can be placed, and how it can be turned there: the server's moves, looked up by cell and direction. */

import { DIRECTIONS, nameOf, neighbour, readHex, type Hex } from "../../look/hex/hex.ts";
import type { Option } from "../../lib/generated/wire.ts";
import { cellOf } from "./touch.ts";

const SIDES = DIRECTIONS.length;

export const isLaying = ({ kind }: Option) => kind === "place";

/** The two cells of a move that places a tile: its first half, and its second. */
export function halves(option: Option): [Hex, Hex] | null {
  const [first, second] = option.touch.slice(0, 2).map((touch) => readHex(cellOf(touch) ?? ""));
  return first && second ? [first, second] : null;
}

function directionTo(from: Hex, to: Hex): number {
  return DIRECTIONS.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r);
}

const around = (direction: number) => ((direction % SIDES) + SIDES) % SIDES;

export interface Turned {
  option: Option;
  /** Where the other half is, seen from the cell. */
  direction: number;
}

/** For each cell, and each side of it where the other half can be, the move. */
export class Places {
  private readonly moves = new Map<string, (Option | undefined)[]>();

  constructor(options: readonly Option[]) {
    const turned: [string, number, Option][] = [];
    for (const option of options.filter(isLaying)) {
      const [first, second] = halves(option) ?? [];
      if (first === undefined || second === undefined) continue;
      const direction = directionTo(first, second);
      this.put(nameOf(first), direction, option);
      turned.push([nameOf(second), around(direction + SIDES / 2), option]);
    }
    // A tile with equal halves is offered in one orientation only.
    for (const [cell, direction, option] of turned) this.put(cell, direction, option);
  }

  private put(cell: string, direction: number, option: Option): void {
    const sides = this.moves.get(cell) ?? [];
    sides[direction] ??= option;
    this.moves.set(cell, sides);
  }

  get cells(): string[] {
    return [...this.moves.keys()];
  }

  has(cell: string): boolean {
    return this.moves.has(cell);
  }

  /** On this cell, with the other half in this direction or the next one that is possible. */
  at(cell: string, direction: number, by: 1 | -1 = 1): Turned | null {
    const sides = this.moves.get(cell);
    for (let turn = 0; turn < SIDES; turn += 1) {
      const side = around(direction + by * turn);
      const option = sides?.[side];
      if (option) return { option, direction: side };
    }
    return null;
  }

  /** The direction of this move's other half from this cell; -1 if the tile isn't placed there. */
  directionOf(cell: string, option: Option): number {
    return this.moves.get(cell)?.findIndex((other) => other?.move === option.move) ?? -1;
  }

  /** The same tile on the same cell, turned once; to the right is clockwise, as the page shows it. */
  turn(cell: string, option: Option, by: 1 | -1): Turned | null {
    const direction = this.directionOf(cell, option);
    return direction < 0 ? null : this.at(cell, direction - by, by === 1 ? -1 : 1);
  }
}

/** The free hexes next to these, where a tile is most often placed. */
export function shore(cells: readonly Hex[]): Hex[] {
  const there = new Set(cells.map(nameOf));
  const out = new Map<string, Hex>();
  for (const cell of cells) {
    for (let direction = 0; direction < SIDES; direction += 1) {
      const beside = neighbour(cell, direction);
      if (!there.has(nameOf(beside))) out.set(nameOf(beside), beside);
    }
  }
  return [...out.values()];
}

/** How many columns and rows these hexes take. */
export function extent(hexes: readonly Hex[]): [columns: number, rows: number] {
  const [x, y] = [hexes.map(({ q, r }) => q + r / 2), hexes.map(({ r }) => r)];
  return [Math.max(...x) - Math.min(...x) + 1, Math.max(...y) - Math.min(...y) + 1];
}
