/** EVO, for the pages. */

import { partOf, partsOf } from "../../table/choose.ts";
import { drawnBy, withAttribute } from "../../table/drawn.ts";
import type { Option, Touch } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";
import type { GameModule } from "../../table/game-module.ts";
import { questionColumn } from "../../look/hex/plan.ts";
import { spotsOf } from "../../look/hex/spots.ts";
import { PLAIN } from "../../table/plain-game.ts";
import { bidTouch, columnTouch, isBid } from "./ladder.ts";
import { PACE } from "./pace.ts";
import Pending from "./Pending.svelte";
import Scene from "./Scene.svelte";
import Survivors from "./Survivors.svelte";
import { sound } from "./sounds.ts";
import { offerName, spoken } from "./spoken.ts";
import { after } from "./story.ts";
import Table from "./Table.svelte";
import type { Picture } from "./generated.ts";

const PHASES = ["climate", "mutation", "initiative", "movement", "birth", "survival"];
/** These need a preview: a fight, a bid, a card that leaves the hand. */
const GRAVE = ["attack", "bid", "play"];
/** What is touched where it is drawn. */
const DRAWN = ["cell", "column", "bid", "turn", "place"];

function heading(picture: Picture) {
  const { phase, round } = picture;
  return {
    title: { key: `evo-phase-${phase}` },
    more: { key: "evo-round", args: { round } },
    steps: PHASES.map((name): Message => ({ key: `evo-phase-${name}` })),
    step: phase === "over" ? PHASES.length : PHASES.indexOf(phase),
  };
}

/** Mutation points only if a single purse is visible: that is your own. */
function counts({ climate, phase, players }: Picture) {
  const [own, ...others] = players.map((player) => player.points).filter((points) => points !== null);
  const purse =
    own === undefined || others.length > 0
      ? []
      : [{ icon: "mutation-point", number: own, label: { key: "evo-purse-label", args: { points: own } } }];
  if (phase === "over") return purse;
  const tokens = climate.pile;
  return [...purse, { icon: "meteor", number: tokens, label: { key: "evo-tokens-left", args: { tokens } } }];
}

function nameOf(touch: Touch, picture: Picture): Message {
  const [kind, which] = partsOf(touch);
  if (kind === "cell") return cellName(which, picture);
  if (kind === "card") return { key: `event-${which}` };
  if (kind === "gene") return { key: `gene-${which}` };
  if (kind === "column") return offerName(picture.laboratory[Number(which) - 1] ?? { offers: null });
  if (kind === "bid") return { key: "evo-bid-name", args: { bid: Number(which) } };
  if (kind === "place") return { key: "evo-move-place", args: { place: Number(which) } };
  if (kind === "turn") return { key: "evo-turn", args: { turn: which } };
  return { key: "table-pass" };
}

function cellName(id: string, picture: Picture): Message {
  const cell = picture.cells.find((one) => one.id === id);
  const terrain = { key: `evo-terrain-${cell?.terrain ?? "plain"}` };
  const owner = cell?.owner ?? null;
  const args = { terrain, ...(spotsOf(picture.cells).get(id) ?? { row: 0, place: 0 }) };
  if (id in picture.reach) return { key: "evo-mover-name", args };
  if (owner === null) return { key: "evo-cell-name", args };
  return { key: "evo-dinosaur-name", args: { ...args, owner: { seat: owner } } };
}

/** The card or the gene that is used. */
function iconOf(path: readonly Touch[]): string | null {
  const card = partOf(path, "card");
  if (card !== undefined) return `event-${card}`;
  const gene = partOf(path, "gene");
  return gene === undefined ? null : `gene-${gene}`;
}

/** What a cell is called is its terrain. */
const pieces = ({ cells }: Picture) => Object.fromEntries(cells.map(({ id, terrain }) => [id, terrain]));

/** How many of your own would die as things are. */
function warning(picture: Picture, eyes: number): Message | null {
  const player = picture.players[eyes];
  if (player === undefined || player.dies === 0 || picture.phase === "over") return null;
  return { key: "evo-warning", args: { dies: player.dies, dinosaurs: player.dinosaurs } };
}

/** How to answer with moves of these kinds; the first that fits. */
const HINTS: [kinds: readonly string[], hint: string][] = [
  [["bid"], "bid"],
  [["walk", "swim", "fly", "attack"], "moves"],
  [["exchange"], "exchange"],
  [["birth"], "birth"],
  [["lose"], "lose"],
  [["flee"], "flee"],
  [["place"], "place"],
  [["play"], "card"],
];

function hint(options: readonly Option[], path: readonly Touch[]): Message | null {
  const declines = options.some(({ args }) => args?.card === true);
  const fits = ([kinds]: (typeof HINTS)[number]) => options.some(({ kind }) => kinds.includes(kind ?? ""));
  const found = HINTS.find(fits)?.[1] ?? (declines ? "no-card" : undefined);
  if (found === undefined) return null;
  return { key: `evo-hint-${found === "moves" && path.length > 0 ? "way" : found}` };
}

/** A player can be asked for a card many times in a phase; few want to be asked which dinosaurs to save. */
function standing(question: string): string | null {
  if (question === "survival-go") return "save-as-many-as-i-can";
  return question === "window" ? "no-cards-in-this-phase" : null;
}

/** After a lot, digits are bids. */
function numbered(digit: number, path: readonly Touch[]): readonly Touch[] | null {
  const column = partOf(path, "column");
  return column === undefined || !isBid(digit) ? null : [columnTouch(Number(column)), bidTouch(digit)];
}

const drawnAt = drawnBy({
  cell: (id) => withAttribute("hit", id),
  card: (card) => `.hand ${withAttribute("about", `event-${card}`)}`,
  column: (column, path) => (partOf(path, "bid") === undefined ? withAttribute("column", column) : null),
  bid: (bid, path) => withAttribute("field", `${partOf(path, "column") ?? ""}=${bid}`),
  place: (place) => withAttribute("place", place),
  turn: (turn) => withAttribute("turn", turn),
});
const isDrawn = (touch: Touch) => DRAWN.includes(partsOf(touch)[0]);
const needsConfirmation = ({ kind = "", args }: Option) => GRAVE.includes(kind) || args?.wins !== undefined;

const evo: GameModule<Picture> = {
  ...PLAIN,
  Table,
  framed: true,
  framedUpright: true,
  column: questionColumn.evo,
  after,
  Scene,
  hasScene: ({ action }) => action !== null,
  compact: true,
  Pending,
  Holdings: Survivors,
  pace: PACE,
  sound,
  log: { ...PLAIN.log, headings: ["round", "phase"], idle: ["skipped"] },
  heading,
  counts,
  pieces,
  nameOf,
  iconOf,
  isDrawn,
  drawnAt,
  needsConfirmation,
  numbered,
  hint,
  spoken,
  standing,
  silent: ["only-when-a-card-fits"],
  warning,
};
export default evo;
