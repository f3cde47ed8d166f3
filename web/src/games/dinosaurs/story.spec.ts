import { describe, expect, test } from "vitest";
import type { Shown } from "../../table/events.ts";
import type { GameEvent, Picture } from "./generated.ts";
import { motionOf } from "./motion.ts";
import { PACE } from "./pace.ts";
import { PICTURE } from "./sample.ts";
import { after } from "./story.ts";

const line = { n: 1, kind: "move" as const, seat: 0, move: "0,-1>1,-1>1,0" };
const words = { key: "" };
const told = (events: GameEvent[], from = PICTURE): Picture =>
  events.reduce((now, one) => after(now, { ...one, words }), from);
const figureOn = (picture: Picture, id: string) => picture.players[0]?.cells.find((cell) => cell.id === id)?.figure;

const WALKED: GameEvent = { event: "walked", args: { seat: 0, figure: "tiger", cell: "0,-1", other: "1,0" } };
const EATEN: GameEvent = { event: "eaten", args: { seat: 0, figure: "frog", cell: "1,0" } };

describe("the table is drawn as it is told", () => {
  test("a hunter that comes to its prey stays there when that is eaten", () => {
    const hunted = told([WALKED]);
    expect([figureOn(hunted, "0,-1"), figureOn(hunted, "1,0")]).toEqual([null, "tiger"]);
    expect(figureOn(told([EATEN], hunted), "1,0")).toBe("tiger");
    expect(figureOn(told([EATEN]), "1,0")).toBeNull();
  });

  test("eggs, young ones and hatchlings count at once", () => {
    const born = told([
      { event: "laid", args: { seat: 0, eggs: 4, total: 11 } },
      { event: "young", args: { seat: 0, figure: "tiger", cell: "-1,0" } },
      { event: "hatched", args: { seat: 0, cell: "1,-1", total: 10 } },
    ]).players[0];
    expect(born).toMatchObject({ eggs: 10, golden: 2, ordinary: 0, score: 12 });
    expect(born?.cells.filter(({ figure }) => figure === "tiger")).toHaveLength(2);
  });

  test("a tile leaves its column and lies on the land, with its terrains and its animal", () => {
    const taken = told([{ event: "taken", args: { seat: 0, column: "rabbit", row: 1, tile: "PU:h" } }]);
    expect(taken).toMatchObject({ tile: PICTURE.columns[1]?.tiles[0], column: "rabbit", row: 1 });
    expect(taken.columns[1]?.tiles[0]).toBeNull();
    const laid = told(
      [
        { event: "placed", args: { seat: 0, cell: "2,0", other: "3,0", tile: "PU:h" } },
        { event: "settled", args: { seat: 0, figure: "rabbit", cell: "2,0" } },
      ],
      taken,
    );
    expect(laid.tile).toBeNull();
    expect(laid.players[0]?.cells.slice(-2)).toEqual([
      { id: "2,0", q: 2, r: 0, terrain: "plain", figure: "rabbit", tile: 2 },
      { id: "3,0", q: 3, r: 0, terrain: "universal", figure: null, tile: 2 },
    ]);
  });

  test("new tiles come one by one, from the first stack that has any", () => {
    const filled = told([{ event: "filled", args: { column: "rat", row: 1, tile: "FL:r" } }]);
    expect(filled.columns[2]?.tiles[0]).toEqual({ face: "FL:r", first: "forest", second: "lake", animal: "rat" });
    const sum = ({ stacks }: Picture) => stacks.reduce((all, one) => all + one, 0);
    expect(sum(filled)).toBe(sum(PICTURE) - 1);
  });

  test("nothing is told over the table after the move but the end of the game", () => {
    expect([WALKED, EATEN].every(({ event }) => PACE.before.has(event))).toBe(true);
    expect([PACE.before.has("filled"), PACE.before.has("game-over")]).toEqual([true, false]);
  });
});

test("a walk that is told has its way drawn, with all that it eats, and prey waits for the hunter", () => {
  const events = [WALKED, EATEN].map((one) => ({ ...one, words }));
  const shown = (one: GameEvent): Shown => ({ ...one, words, line: { ...line, events }, told: events });
  const land = (picture: Picture) => picture.players[0] as (typeof PICTURE.players)[number];
  const trail = { cells: ["0,-1", "1,-1", "1,0"], eaten: ["1,0"], end: "1,0" };
  const walked = motionOf(shown(WALKED), land(told([WALKED])), land(PICTURE));
  expect(walked).toMatchObject({ trail, waiting: { kind: "frog", cell: "1,0" }, walker: { kind: "tiger" } });
  const eaten = motionOf(shown(EATEN), land(told([WALKED, EATEN])));
  expect(eaten).toMatchObject({ trail, leaving: { kind: "frog" }, walker: { kind: "tiger", walking: false } });
  expect(motionOf(shown(WALKED), { ...land(PICTURE), seat: 1 })).toBeNull();
});
