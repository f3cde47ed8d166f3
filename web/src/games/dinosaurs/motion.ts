/** What moves on an ecosystem while an event is shown. */

import { eventsOf, isOf, seatIn, type Shown } from "../../table/events.ts";
import type { Figure, GameEvent, Player } from "./generated.ts";
import { pathOf, type Trail } from "./walks.ts";

export interface Motion {
  /** Different for each event, so that two equal events in a row both move. */
  event: Shown;
  /** Cells whose animal isn't drawn by the land. */
  hidden: ReadonlySet<string>;
  /** An animal that walks over these cells, or has arrived at the last of them. */
  walker?: { kind: Figure; path: string[]; walking: boolean };
  /** What it finds at the end, until that is eaten. */
  waiting?: { kind: Figure; cell: string };
  /** The way of the walker, with what it eats. */
  trail?: Trail;
  /** An animal that leaves this cell: eaten, or starved. */
  leaving?: { kind: Figure; cell: string; eaten: boolean };
  /** Something new on these cells. */
  coming?: string[];
  /** Eggs laid here. */
  eggs?: { count: number; cell: string };
}

/**
 * @param player the land that is drawn, after this event; what happens elsewhere doesn't move here
 * @param before the same land before it
 */
export function motionOf(shown: Shown | null, player: Player, before: Player | undefined = undefined): Motion | null {
  if (shown === null || seatIn(shown) !== player.seat || !isOf<GameEvent>(shown)) return null;
  const { event, args } = shown;
  const path = pathOf(shown.line.move);
  const still = { event: shown, hidden: new Set<string>() };
  const trail = path === null ? {} : { trail: trailOf(shown, path) };
  switch (event) {
    case "walked": {
      const cells = path ?? [args.cell, args.other];
      const found = { ...trail, ...waiting(before, cells) };
      return { event: shown, hidden: new Set([args.other]), walker: walker(args.figure, cells, true), ...found };
    }
    case "eaten":
      return { event: shown, ...arrived(player, path ?? []), ...trail, leaving: { ...leaver(args), eaten: true } };
    case "starved":
      return { ...still, leaving: { ...leaver(args), eaten: false } };
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
const figureAt = (player: Player | undefined, id: string | undefined) =>
  player?.cells.find((cell) => cell.id === id)?.figure ?? null;

/** All that is eaten on this way, from its first step on. */
function trailOf({ line }: Shown, path: string[]): Trail {
  const events = eventsOf(line).filter((one) => isOf<GameEvent>(one));
  const eaten = events.flatMap((one) => (one.event === "eaten" ? [one.args.cell] : []));
  return { cells: path, eaten, end: path.at(-1) ?? "" };
}

/** Somebody else at the end of the way. */
function waiting(before: Player | undefined, path: string[]): Pick<Motion, "waiting"> {
  const cell = path.at(-1) ?? "";
  const kind = cell === path[0] ? null : figureAt(before, cell);
  return kind ? { waiting: { kind, cell } } : {};
}

/** The hunter stands at the end of its way, above what it eats there. */
function arrived(player: Player, path: string[]): Pick<Motion, "hidden" | "walker"> {
  const end = path.at(-1);
  const kind = figureAt(player, end);
  if (end === undefined || kind === null) return { hidden: new Set() };
  return { hidden: new Set([end]), walker: walker(kind, path, false) };
}
