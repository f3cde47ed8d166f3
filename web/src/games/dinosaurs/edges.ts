/** The edges of pieces of cardboard: lines between cells of different pieces, and around all of them. */

import { centre, nameOf, neighbour, SIZE, type Hex } from "../../look/hex/hex.ts";

interface Piece extends Hex {
  tile: number;
}

function corner(at: Hex, number: number): string {
  const { x, y } = centre(at);
  const angle = (Math.PI / 3) * (((number % 6) + 6) % 6) - Math.PI / 2;
  return `${(x + SIZE * Math.cos(angle)).toFixed(1)} ${(y + SIZE * Math.sin(angle)).toFixed(1)}`;
}

/** The side of a hex in a direction, as a path. */
export const sideOf = (at: Hex, direction: number): string =>
  `M${corner(at, 1 - direction)}L${corner(at, 2 - direction)}`;

/** The sides between different pieces: none between the cells of one piece, each side once. */
export function seams(cells: readonly Piece[]): string {
  const pieces = new Map(cells.map((cell) => [nameOf(cell), cell.tile]));
  const out: string[] = [];
  for (const cell of cells) {
    for (let direction = 0; direction < 3; direction += 1) {
      const other = pieces.get(nameOf(neighbour(cell, direction)));
      if (other !== undefined && other !== cell.tile) out.push(sideOf(cell, direction));
    }
  }
  return out.join("");
}

/** The line around these hexes. */
export function rim(cells: readonly Hex[]): string {
  const there = new Set(cells.map(nameOf));
  const sides = cells.flatMap((cell) =>
    [0, 1, 2, 3, 4, 5]
      .filter((direction) => !there.has(nameOf(neighbour(cell, direction))))
      .map((direction) => sideOf(cell, direction)),
  );
  return sides.join("");
}
