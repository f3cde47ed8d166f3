/**
 * The table after each event of a move, so that what is told and what is drawn are at the same moment: a tile may set
 * off the hunts of all players, the dinosaurs, and new tiles. Only what an event says is changed; what it doesn't say
 * comes with the picture after the move. There are no rules here.
 */

import type { EventLine } from "../../lib/generated/wire.ts";
import { readHex } from "../../look/hex/hex.ts";
import { isOf } from "../../table/events.ts";
import type { Cell, Figure, GameEvent, Picture, Player, Terrain, Tile } from "./generated.ts";

type Change = (picture: Picture) => Picture;

const GOLDEN = 5; // eggs
const TERRAINS: Record<string, Terrain> = { L: "lake", P: "plain", F: "forest", U: "universal", M: "mountain" };
const ANIMALS: Record<string, Figure> = { f: "frog", h: "rabbit", r: "rat", t: "tiger", e: "eagle" };
const LAID = { tile: null, column: null, row: null };
const HATCHING = { phase: "hatching" };

/** A tile by its face, as the notation writes it: FL:r. */
function tileOf(face: string): Tile {
  const [first, second] = [TERRAINS[face[0] ?? ""] ?? "lake", TERRAINS[face[1] ?? ""] ?? "lake"];
  return { face, first, second, animal: ANIMALS[face[3] ?? ""] ?? null };
}

const dinosaursOn = (cells: readonly Cell[]) => cells.filter(({ figure }) => figure === "dinosaur").length;

/** Points are one for each egg and each dinosaur. */
const player =
  (seat: number, change: (one: Player) => Partial<Player>, more: Partial<Picture> = {}): Change =>
  (picture) => ({
    ...picture,
    ...more,
    players: picture.players.map((one) => {
      if (one.seat !== seat) return one;
      const now = { ...one, ...change(one) };
      const ordinary = now.eggs % GOLDEN;
      return { ...now, golden: (now.eggs - ordinary) / GOLDEN, ordinary, score: now.eggs + dinosaursOn(now.cells) };
    }),
  });

const bare = ({ id, q, r, terrain, tile }: Cell): Cell => ({ id, q, r, terrain, figure: null, tile });

/** What stands on these cells now. */
const standing =
  (changes: Record<string, (cell: Cell) => Cell>) =>
  ({ cells }: Player): Partial<Player> => ({ cells: cells.map((cell) => changes[cell.id]?.(cell) ?? cell) });

const put = (figure: Figure, marks: Pick<Cell, "done" | "born"> = {}) => {
  return (cell: Cell): Cell => ({ ...bare(cell), figure, ...marks });
};

/** A figure leaves its cell, unless another has come there. */
const gone = (figure: Figure) => (cell: Cell) => (cell.figure === figure ? bare(cell) : cell);

const done = (cell: Cell): Cell => ({ ...cell, done: true });

function walked(figure: Figure, from: string, to: string): (one: Player) => Partial<Player> {
  return standing({ [from]: bare, [to]: put(figure, { done: true }) });
}

/** A tile on the land: its first half on the first cell. */
function placed(face: string, first: string, second: string): (one: Player) => Partial<Player> {
  const { first: here, second: there } = tileOf(face);
  return ({ cells }) => {
    const tile = Math.max(0, ...cells.map((cell) => cell.tile)) + 1;
    const half = (id: string, terrain: Terrain): Cell[] => {
      const hex = readHex(id);
      return hex === null ? [] : [{ id, ...hex, terrain, figure: null, tile }];
    };
    return { cells: [...cells, ...half(first, here), ...half(second, there)] };
  };
}

const column =
  (name: string, row: number, tile: Tile | null): Change =>
  (picture) => ({
    ...picture,
    columns: picture.columns.map((one) =>
      one.name === name ? { ...one, tiles: one.tiles.map((old, at) => (at === row - 1 ? tile : old)) } : one,
    ),
  });

/** The tile is in the hand of the player whose turn it is. */
function taken(name: Figure, row: number, face: string | null): Change {
  return (picture) => {
    const tile = face === null ? null : tileOf(face);
    return { ...column(name, row, null)(picture), tile, column: name, row };
  };
}

/** A new tile comes from the first stack that has any. */
function filled(name: string, row: number, face: string | null): Change {
  return (picture) => {
    const from = picture.stacks.findIndex((stack) => stack > 0);
    const stacks = picture.stacks.map((stack, at) => (at === from ? stack - 1 : stack));
    return { ...column(name, row, face === null ? null : tileOf(face))(picture), stacks, phase: "refill" };
  };
}

/** Another part of a turn: no animal has acted in it. */
const part =
  (more: Partial<Picture>): Change =>
  (picture) => ({
    ...picture,
    ...more,
    players: picture.players.map((one) => ({
      ...one,
      cells: one.cells.map((cell) => ({ ...bare(cell), figure: cell.figure })),
    })),
  });

function changeOf(told: GameEvent): Change {
  const { event, args } = told;
  switch (event) {
    case "turn":
      return part({ ...LAID, turn: args.number, active: args.seat, phase: "draft" });
    case "taken":
      return taken(args.column, args.row, args.tile);
    case "placed":
      return player(args.seat, placed(args.tile ?? "", args.cell, args.other), LAID);
    case "activated":
      return part({ phase: `${args.figure}s` });
    case "marker":
      return part({ marker: args.column, phase: "moving" });
    case "filled":
      return filled(args.column, args.row, args.tile);
    case "game-over":
      return (picture) => ({ ...picture, phase: "over" });
    default:
      return changeOnTheLand(told);
  }
}

function changeOnTheLand({ event, args }: GameEvent): Change {
  switch (event) {
    case "settled":
      return player(args.seat, standing({ [args.cell]: put(args.figure) }));
    case "bred":
      return player(args.seat, standing({ [args.cell]: done, [args.other]: put(args.figure, { born: true }) }));
    case "walked":
      return player(args.seat, walked(args.figure, args.cell, args.other));
    case "eaten":
    case "starved":
      return player(args.seat, standing({ [args.cell]: gone(args.figure) }));
    case "young":
      return player(args.seat, standing({ [args.cell]: put(args.figure, { born: true }) }));
    case "laid":
      return player(args.seat, () => ({ eggs: args.total }));
    case "hatched": {
      const hatched = standing({ [args.cell]: put("dinosaur") });
      return player(args.seat, (one) => ({ ...hatched(one), eggs: args.total }), HATCHING);
    }
    case "unhatched":
    case "nest-taken":
      return (picture) => ({ ...picture, ...HATCHING });
    default:
      return (picture) => picture;
  }
}

/** The table after this event. */
export function after(picture: Picture, told: EventLine): Picture {
  return isOf<GameEvent>(told) ? changeOf(told)(picture) : picture;
}
