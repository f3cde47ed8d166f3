/**
 * Turns touches into a move in the notation, so that the server can be asked about moves it didn't offer. No rules
 * here.
 */

import { partsOf } from "../../table/choose.ts";
import type { Touch } from "../../lib/generated/wire.ts";
import { nameOf, neighbour, readHex } from "../../look/hex/hex.ts";
import type { Cell, Picture } from "./generated.ts";

const BREEDING = ["frogs", "rabbits", "rats"];
const FAR = 8; // steps that the notation can express

export function moveText(path: readonly Touch[], picture: Picture, eyes: number): string | null {
  const [kind, which] = partsOf(path.at(-1) ?? "");
  if (kind === "pass") return "-";
  if (kind === "tile") return which.replace(".", "");
  if (kind !== "cell") return null;
  const cells = picture.players.find((player) => player.seat === eyes)?.cells ?? [];
  const [from] = path.map(partsOf).filter((part) => part[0] === "cell");
  const start = path.length > 1 ? (from?.[1] ?? null) : null;
  if (picture.tile !== null) return laid(which);
  if (picture.phase === "hatching") return "hatch";
  if (BREEDING.includes(picture.phase)) return bred(start ?? which, start === null ? null : which, cells);
  if (picture.phase === "draft" || !cells.some((cell) => cell.id === which)) return null;
  const hunter = start ?? onlyHunter(cells, picture.phase);
  return hunter === null || hunter === which ? `${which}x` : (walked(hunter, which, cells) ?? `${which}x`);
}

/** The figure that need not be named: the only one that is active now. */
function onlyHunter(cells: readonly Cell[], phase: string): string | null {
  const [one, ...more] = cells.filter((cell) => `${cell.figure}s` === phase && !cell.done && !cell.born);
  return one !== undefined && more.length === 0 ? one.id : null;
}

/** A tile on this cell; where none fits, the place of the other half doesn't matter. */
function laid(cell: string): string | null {
  const hex = readHex(cell);
  return hex === null ? null : `${cell}:${nameOf(neighbour(hex, 0))}`;
}

function bred(parent: string, young: string | null, cells: readonly Cell[]): string | null {
  const hex = readHex(parent);
  if (hex === null || !cells.some((cell) => cell.id === parent)) return null;
  const beside = [0, 1, 2, 3, 4, 5].map((direction) => nameOf(neighbour(hex, direction)));
  const there = young ?? beside.find((id) => cells.some((cell) => cell.id === id));
  return there !== undefined && cells.some((cell) => cell.id === there) ? `${parent}+${there}` : null;
}

/** The shortest path from cell to cell, no matter what is in the way. */
function walked(start: string, end: string, cells: readonly Cell[]): string | null {
  const there = new Map(cells.map((cell) => [cell.id, cell]));
  const ways = new Map<string, string[]>([[start, [start]]]);
  for (const [id, way] of ways) {
    if (id === end) return way.length - 1 <= FAR ? way.join(">") : null;
    const cell = there.get(id);
    for (let direction = 0; cell && direction < 6; direction += 1) {
      const next = nameOf(neighbour(cell, direction));
      if (there.has(next) && !ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return null;
}
