import { describe, expect, it } from "vitest";
import { moveText } from "./moves.ts";
import type { Cell, Picture } from "./generated.ts";

const cell = (id: string, figure: Cell["figure"] = null): Cell => {
  const [q = 0, r = 0] = id.split(",").map(Number);
  return { id, q, r, figure, terrain: "plain", tile: 0 };
};
const CELLS = [cell("0,0", "dinosaur"), cell("1,0", "frog"), cell("2,0"), cell("4,0", "tiger"), cell("5,0")];
const at = (phase: string, more: Partial<Picture> = {}) =>
  ({ phase, tile: null, players: [{ seat: 0, cells: CELLS }], ...more }) as unknown as Picture;
const TILE = { face: "FL", first: "forest", second: "lake", animal: null } as const;

describe("touches as a move", () => {
  it.each([
    ["draft", ["pass"], "-"],
    ["draft", ["tile:frog.2"], "frog2"],
    ["draft", ["cell:0,0"], null],
    ["hatching", ["cell:0,0"], "hatch"],
    ["frogs", ["cell:1,0"], "1,0+2,0"],
    ["frogs", ["cell:1,0", "cell:5,0"], "1,0+5,0"],
    ["frogs", ["cell:1,0", "cell:9,9"], null],
    ["dinosaurs", ["cell:0,0", "cell:2,0"], "0,0>1,0>2,0"],
    ["dinosaurs", ["cell:0,0", "cell:5,0"], "5,0x"],
    ["tigers", ["cell:5,0"], "4,0>5,0"],
    ["tigers", ["cell:2,0"], "2,0x"],
    ["tigers", ["cell:4,0"], "4,0x"],
    ["tigers", ["starve"], null],
  ])("in %s %j is %s", (phase, path, move) => {
    expect(moveText(path, at(phase), 0)).toBe(move);
  });

  it("lays a tile where it cannot lie", () => {
    expect(moveText(["cell:0,0"], at("draft", { tile: TILE }), 0)).toBe("0,0:1,0");
  });

  it("knows no cells of one who only watches", () => {
    expect(moveText(["cell:0,0"], at("tigers"), -1)).toBeNull();
  });
});
