/** The ways of a hunt as a few answers: the best three in the order of the server, the rest as a list, and to starve. */

import type { Option, Touch } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";
import type { Proposal } from "../../table/proposals.ts";
import { terrainName } from "./describe.ts";
import type { Cell, Picture, Player } from "./generated.ts";
import { cellOf } from "./touch.ts";
import { isWalk, Walks } from "./walks.ts";

/** So many ways, or so many hunters, are answers; all are a list. */
const BEST = 3;

const number = (option: Option, name: string) => Number(option.args?.[name] ?? 0);

/** What it brings: eggs for a dinosaur, young ones for another hunter. */
function titleOf(option: Option, dinosaur: boolean): Message {
  if (dinosaur) return { key: "dinosaurs-table-way-eggs", args: { eggs: number(option, "eggs") } };
  return { key: "dinosaurs-table-way-young", args: { young: number(option, "young") } };
}

/** What stays alive. */
function textOf(option: Option): Message {
  const [prey, hunters] = [number(option, "prey-left"), number(option, "hunters-left")];
  return { key: "dinosaurs-table-way-left", args: { prey, hunters } };
}

/** Who is eaten: drawn, and in words. */
function mealOf(option: Option, cells: readonly Cell[]): Pick<Proposal, "drawn" | "spoken"> {
  const figures = new Map(cells.map(({ id, figure }) => [id, figure]));
  const eaten = new Walks([option], cells).find(option)?.eaten ?? [];
  return {
    drawn: eaten.map((id) => `figure-${figures.get(id) ?? "frog"}`),
    spoken: { key: "dinosaurs-table-way-meal", args: { meal: option.words.args?.["meal"] ?? "" } },
  };
}

/** All ways as a list. */
function allOf(options: readonly Option[], walks: readonly Option[]): Proposal {
  const title = { key: "dinosaurs-table-way-all", args: { ways: walks.length } };
  return { icon: null, title, text: null, choices: options.map(one), lists: true };
}

const one = (option: Option) => ({ path: option.touch, options: [option] });

const PHASES: Record<string, string> = { dinosaurs: "dinosaur", eagles: "eagle" };
const hunterOf = (picture: Picture) => PHASES[picture.phase] ?? "tiger";

/** The ways of one animal. */
function ways(
  options: readonly Option[],
  walks: readonly Option[],
  cells: readonly Cell[],
  hunter: string,
): Proposal[] {
  const best = walks.slice(0, BEST).map((option): Proposal => ({
    icon: `figure-${hunter}`,
    title: titleOf(option, hunter === "dinosaur"),
    text: textOf(option),
    choices: [one(option)],
    ...mealOf(option, cells),
  }));
  if (walks.length > BEST) best.push(allOf(options, walks));
  const starve = options.find((option) => option.touch.includes("starve"));
  if (starve)
    best.push({ icon: "extinct", title: { key: "dinosaurs-table-starve.title" }, text: null, choices: [one(starve)] });
  return best;
}

/** An animal with the best it can do; null if it isn't on this land. */
function hunterAt(start: Touch, options: readonly Option[], { cells, nest }: Player, hunter: string): Proposal | null {
  const cell = cells.find(({ id }) => id === cellOf(start));
  if (!cell) return null;
  const own = options.filter(({ touch }) => touch[0] === start);
  const best = own.find(isWalk);
  const place = cell.id === nest ? { key: "dinosaurs-table-nest-here" } : terrainName(cell.terrain);
  const args = best && { most: titleOf(best, hunter === "dinosaur"), left: textOf(best) };
  return {
    icon: `figure-${hunter}`,
    title: { key: "dinosaurs-table-hunter", args: { figure: { key: `dinosaurs-figure-${hunter}` }, place } },
    text: args ? { key: "dinosaurs-table-at-best", args } : { key: "dinosaurs-table-hint-starves" },
    choices: [{ path: [start], options: own }],
    ...(best && { shows: best, ...mealOf(best, cells) }),
  };
}

/** Several animals can act: those with the best ways first, as the server lists them. */
function hunters(options: readonly Option[], starts: readonly Touch[], player: Player, hunter: string): Proposal[] {
  const found = starts.slice(0, BEST).flatMap((start) => hunterAt(start, options, player, hunter) ?? []);
  return starts.length > BEST ? [...found, allOf(options, options.filter(isWalk))] : found;
}

/** Null unless it is a hunt. */
export function proposals(options: readonly Option[], picture: Picture, path: readonly Touch[]): Proposal[] | null {
  const [chosen] = path;
  const possible = chosen === undefined ? options : options.filter(({ touch }) => touch[0] === chosen);
  const walks = possible.filter(isWalk);
  const starts = [...new Set(possible.flatMap(({ touch }) => touch.slice(0, 1)))].filter((touch) => touch !== "pass");
  if (walks.length === 0 || path.length > 1) return null;
  const player = picture.players.find(({ seat }) => seat === (picture.asked ?? picture.active));
  if (!player) return null;
  const hunter = hunterOf(picture);
  if (starts.length === 1) return ways(possible, walks, player.cells, hunter);
  return hunters(possible, starts, player, hunter);
}
