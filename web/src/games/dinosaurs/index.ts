/** Gods Love Dinosaurs, for the pages. */

import { partsOf } from "../../table/choose.ts";
import { drawnBy, withAttribute } from "../../table/drawn.ts";
import type { Option, Touch } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";
import type { GameModule } from "../../table/game-module.ts";
import { PLAIN } from "../../table/plain-game.ts";
import { cellName, terrainName, tileAt, tileName } from "./describe.ts";
import { isLaying } from "./laying.ts";
import Lot from "./Lot.svelte";
import { readHex } from "../../look/hex/hex.ts";
import { questionColumn } from "../../look/hex/plan.ts";
import { spotsOf } from "../../look/hex/spots.ts";
import { PACE } from "./pace.ts";
import { proposals } from "./proposals.ts";
import { sound } from "./sounds.ts";
import { spoken } from "./spoken.ts";
import { after } from "./story.ts";
import { cellOf } from "./touch.ts";
import { isWalk } from "./walks.ts";
import Pending from "./Pending.svelte";
import Table from "./Table.svelte";
import type { Picture } from "./generated.ts";

/** The parts of a turn; the title says which animal is active. */
const STEPS = ["draft", "animals", "hatching", "dinosaurs", "refill"];
const ANIMALS = ["frogs", "rabbits", "rats", "tigers", "eagles"];

function heading(picture: Picture) {
  const { phase, turn, tile } = picture;
  const part = phase === "moving" ? "refill" : phase;
  const step = ANIMALS.includes(part) ? "animals" : part;
  const title = part === "draft" && tile !== null ? "placing" : part;
  return {
    title: { key: `dinosaurs-table-${title}` },
    more: { key: "dinosaurs-table-turn", args: { turn } },
    steps: STEPS.map((name): Message => ({ key: `dinosaurs-table-${name === step ? title : name}` })),
    step: part === "over" ? STEPS.length : STEPS.indexOf(step),
  };
}

function counts(picture: Picture) {
  const tiles = picture.stacks.reduce((sum, stack) => sum + stack, 0);
  return [{ icon: "deck", number: tiles, label: { key: "dinosaurs-table-stacks", args: { tiles } } }];
}

function nameOf(touch: Touch, picture: Picture): Message {
  const [kind, which] = partsOf(touch);
  if (kind === "tile") {
    const [column = "", row = ""] = which.split(".");
    const tile = tileAt(picture, column, Number(row) - 1);
    return tile === null ? { key: "dinosaurs-table-nothing-there" } : tileName(tile);
  }
  if (kind === "cell") {
    const cells = picture.players.find((player) => player.seat === acting(picture))?.cells ?? [];
    const free = readHex(which);
    const cell = cells.find((one) => one.id === which);
    const spots = spotsOf(cell || !free ? cells : [...cells, { ...free, id: which }]);
    return cell ? cellName(cell, spots) : { key: "dinosaurs-table-spot", args: { ...(spots.get(which) ?? {}) } };
  }
  return { key: kind === "starve" ? "dinosaurs-table-starve" : "table-pass" };
}

const HUNTERS: readonly (string | null)[] = ["tiger", "eagle", "dinosaur"];

/** A hunter that was touched: which of one's own, and where. */
function asks(path: readonly Touch[], picture: Picture): Message | null {
  const land = picture.players.find(({ seat }) => seat === acting(picture));
  const cell = land?.cells.find(({ id }) => id === cellOf(path[0]));
  if (!cell || !HUNTERS.includes(cell.figure) || picture.tile !== null) return null;
  const place = cell.id === land?.nest ? { key: "dinosaurs-table-nest-here" } : terrainName(cell.terrain);
  return { key: "dinosaurs-table-hunts", args: { kind: cell.figure ?? "", place } };
}

/** The player whose land it is about: names of cells differ only in what grows there. */
function acting(picture: Picture): number {
  return picture.asked ?? picture.active;
}

/** What a cell is called is its terrain: on the land of each seat; without a seat, on that of the player who looks. */
function pieces(picture: Picture, eyes: number): Record<string, string> {
  const looking = picture.players.find(({ seat }) => seat === eyes) ? eyes : acting(picture);
  const terrains = picture.players.flatMap(({ seat, cells }) =>
    cells.flatMap(({ id, terrain }) => [
      [`${String(seat)}:${id}`, terrain] as const,
      ...(seat === looking ? [[id, terrain] as const] : []),
    ]),
  );
  return Object.fromEntries(terrains);
}

/** The animal or the column that a move is about. */
function iconOf(path: readonly Touch[]): string | null {
  const [kind, which] = partsOf(path[0] ?? "");
  if (kind === "tile") return `figure-${which.split(".")[0] ?? ""}`;
  return path.includes("starve") ? "extinct" : null;
}

/** How to answer; a step that leaves no choice says why. */
function hint(options: readonly Option[], path: readonly Touch[]): Message | null {
  if (options.length === 0) return null;
  if (options.every((option) => option.touch.includes("starve"))) return { key: "dinosaurs-table-hint-starves" };
  if (options.some(isLaying)) return { key: "dinosaurs-table-hint-place" };
  if (options.some(({ kind }) => kind === "breed")) return { key: "dinosaurs-table-hint-breed" };
  if (!options.some(isWalk)) return null;
  const hunters = new Set(options.filter(isWalk).map(({ touch }) => touch[0]));
  const several = hunters.size > 1 && path.length === 0;
  return { key: several ? "dinosaurs-table-hint-figure" : "dinosaurs-table-hint-walk" };
}

/** The tile to take when one's go comes; touched again, none. */
function plan(before: readonly Touch[], touch: Touch): readonly Touch[] | null {
  if (partsOf(touch)[0] !== "tile") return null;
  return before[0] === touch ? [] : [touch];
}

/** Tiles and cells are touched where they are drawn. */
const DRAWN = ["tile", "cell"];

const dinosaurs: GameModule<Picture> = {
  ...PLAIN,
  Table,
  framed: true,
  framedUpright: true,
  column: questionColumn.gods,
  proposals,
  ranks: true,
  hint,
  asks,
  plan,
  plansFor: ({ phase, tile }) => phase === "draft" && tile === null,
  planHint: { key: "dinosaurs-table-hint-plan" },
  spoken,
  Pending,
  Holdings: Lot,
  pace: PACE,
  after,
  sound,
  log: { ...PLAIN.log, headings: ["turn"], idle: ["idle"] },
  heading,
  counts,
  pieces,
  nameOf,
  iconOf,
  drawnAt: drawnBy({ tile: (tile) => withAttribute("tile", tile), cell: (id) => withAttribute("cell", id) }),
  isDrawn: (touch) => DRAWN.includes(partsOf(touch)[0]),
  titleOf: (option) => (isLaying(option) ? { key: "dinosaurs-table-here" } : option.words),
  needsConfirmation: ({ kind }) => kind === "place" || kind === "starve",
};
export default dinosaurs;
