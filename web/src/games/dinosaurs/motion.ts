/** What moves on an ecosystem while an event is shown. */

import { isOf, seatIn, type Shown } from "../../table/events.ts";
import type { GameEvent } from "./generated.ts";
import type { Figure, Player } from "./generated.ts";
import { pathOf, trailOf, type Trail } from "./walks.ts";

export interface Motion {
  /** Different for each event, so that two equal events in a row both move. */
  event: Shown;
  /** Cells whose animal isn't drawn in its place. */
  hidden: ReadonlySet<string>;
  /** An animal that walks over these cells, or has arrived at the last of them. */
  walker?: { kind: Figure; path: string[]; walking: boolean };
  /** The way of the walker, with what it eats. */
  trail?: Trail;
  /** An animal that leaves this cell: eaten, or starved. */
  leaving?: { kind: Figure; cell: string; eaten: boolean };
  /** Something new on these cells. */
  coming?: string[];
  /** Eggs laid here. */
  eggs?: { count: number; cell: string };
}

/** @param player the land that is drawn; what happens elsewhere doesn't move here */
export function motionOf(shown: Shown | null, player: Player): Motion | null {
  if (shown === null || seatIn(shown) !== player.seat || !isOf<GameEvent>(shown)) return null;
  const { event, args } = shown;
  const path = pathOf(shown.line.move);
  const still = { event: shown, hidden: new Set<string>() };
  const trail = path === null ? {} : { trail: trailOf(path, player.cells) };
  switch (event) {
    case "walked": {
      const cells = path ?? [args.cell, args.other];
      return { event: shown, hidden: new Set(cells.slice(0, 1)), walker: walker(args.figure, cells, true), ...trail };
    }
    case "eaten": {
      const cells = path ?? [args.cell];
      return {
        event: shown,
        hidden: new Set(cells),
        ...arrived(player, cells),
        ...trail,
        leaving: { ...leaver(args), eaten: true },
      };
    }
    case "starved":
      return { event: shown, hidden: new Set([args.cell]), leaving: { ...leaver(args), eaten: false } };
    case "laid":
      return { ...still, eggs: { count: args.eggs, cell: path?.at(-1) ?? "" } };
    case "placed":
      return { ...still, coming: [args.cell, args.other] };
    case "bred":
      return { ...still, coming: [args.other] };
    case "settled":
    case "young":
    case "hatched":
      return { ...still, coming: [args.cell] };
    default:
      return null;
  }
}

const walker = (kind: Figure, path: string[], walking: boolean) => ({ kind, path, walking });
const leaver = ({ figure, cell }: { figure: Figure; cell: string }) => ({ kind: figure, cell });

/** The hunter has already arrived, though the table is still the old one. */
function arrived(player: Player, path: string[]): Pick<Motion, "walker"> {
  const kind = player.cells.find((cell) => cell.id === path[0])?.figure;
  return kind ? { walker: walker(kind, path, false) } : {};
}
