/** What moves on an ecosystem while an event is shown. */

import { seatIn, type Shown } from "../../table/events.ts";
import type { Figure, Player } from "./generated.ts";
import { pathOf } from "./walks.ts";

export interface Motion {
  /** Different for each event, so that two equal events in a row both move. */
  event: Shown;
  /** Cells whose animal isn't drawn in its place. */
  hidden: ReadonlySet<string>;
  /** An animal that walks over these cells, or has arrived at the last of them. */
  walker?: { kind: Figure; path: string[]; walking: boolean };
  /** An animal that leaves this cell: eaten, or starved. */
  leaving?: { kind: Figure; cell: string; eaten: boolean };
  /** Something new on these cells. */
  coming?: string[];
  /** Eggs laid here. */
  eggs?: { count: number; cell: string };
}

const COMING: Record<string, readonly string[] | undefined> = {
  "dinosaurs-log-placed": ["cell", "other"],
  "dinosaurs-log-settled": ["cell"],
  "dinosaurs-log-bred": ["other"],
  "dinosaurs-log-young": ["cell"],
  "dinosaurs-log-hatched": ["cell"],
};

/** @param player the land that is drawn; what happens elsewhere doesn't move here */
export function motionOf(event: Shown | null, player: Player): Motion | null {
  const args = event?.words.args ?? {};
  if (event === null || seatIn(event.words) !== player.seat) return null;
  const cell = String(args.cell ?? "");
  const kind = args.kind as Figure | undefined;
  const path = pathOf(event.line.move) ?? [cell, String(args.other ?? "")];
  const empty: ReadonlySet<string> = new Set();
  switch (event.words.key) {
    case "dinosaurs-log-walked":
      return kind ? { event, hidden: new Set(path.slice(0, 1)), walker: { kind, path, walking: true } } : null;
    case "dinosaurs-log-eaten":
      return { event, hidden: new Set(path), ...walkerOf(player, path), ...leavingOf(kind, cell, true) };
    case "dinosaurs-log-starved":
      return { event, hidden: new Set([cell]), ...leavingOf(kind, cell, false) };
    case "dinosaurs-log-laid":
      return { event, hidden: empty, eggs: { count: Number(args.eggs), cell: path.at(-1) ?? "" } };
    default:
      return COMING[event.words.key] ? { event, hidden: empty, coming: cellsIn(event) } : null;
  }
}

function cellsIn(event: Shown): string[] {
  const names = COMING[event.words.key] ?? [];
  return names.map((name) => String(event.words.args?.[name] ?? ""));
}

/** The hunter has already arrived, though the table is still the old one. */
function walkerOf(player: Player, path: string[]): Pick<Motion, "walker"> {
  const kind = player.cells.find((cell) => cell.id === path[0])?.figure;
  return kind ? { walker: { kind, path, walking: false } } : {};
}

function leavingOf(kind: Figure | undefined, cell: string, eaten: boolean): Pick<Motion, "leaving"> {
  return kind ? { leaving: { kind, cell, eaten } } : {};
}
