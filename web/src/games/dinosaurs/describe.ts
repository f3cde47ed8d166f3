/** The things on the table in words: for lists, for screen readers. */

import type { Message } from "../../lib/words.ts";
import type { Spots } from "../../look/hex/spots.ts";
import type { Cell, Figure, Picture, Player, Tile } from "./generated.ts";

const FIGURES: readonly Figure[] = ["frog", "rabbit", "rat", "tiger", "eagle", "dinosaur"];

export const figureName = (figure: Figure): Message => ({ key: `dinosaurs-figure-${figure}` });
export const terrainName = (terrain: string): Message => ({ key: `dinosaurs-terrain-${terrain}` });

/** All of one kind: frogs. */
export function animalsName(figure: Figure): Message {
  return { key: figure === "dinosaur" ? "dinosaurs-table-all-dinosaurs" : `dinosaurs-column-${figure}` };
}

/** As the server says it to one who sees the tile: without its letters. */
export function tileName({ first, second, animal }: Tile): Message {
  const args = { first: terrainName(first), second: terrainName(second) };
  if (animal === null) return { key: "dinosaurs-tile-bare.drawn", args };
  return { key: "dinosaurs-tile.drawn", args: { ...args, figure: figureName(animal), kind: animal } };
}

export function cellName({ id, terrain, figure }: Cell, spots: Spots): Message {
  const args = { terrain: terrainName(terrain), ...(spots.get(id) ?? { row: 0, place: 0 }) };
  if (figure === null) return { key: "dinosaurs-table-cell", args };
  return { key: "dinosaurs-table-cell-figure", args: { ...args, figure: figureName(figure) } };
}

/** What there is to say about a cell besides its name. */
export function marksOf(cell: Cell, nest: string | null): Message[] {
  return [
    ...(cell.id === nest ? [{ key: "dinosaurs-table-nest-here" }] : []),
    ...(cell.done ? [{ key: "dinosaurs-table-done" }] : []),
    ...(cell.born ? [{ key: "dinosaurs-table-born" }] : []),
  ];
}

/** How many of each kind live here. */
export function countsOf(player: Player): { figure: Figure; count: number }[] {
  return FIGURES.map((figure) => ({
    figure,
    count: player.cells.filter((cell) => cell.figure === figure).length,
  }));
}

/** The face of a tile on the biome board; null if there is none. */
export function tileAt(picture: Picture, column: string, row: number): Tile | null {
  return picture.columns.find((one) => one.name === column)?.tiles[row] ?? null;
}
