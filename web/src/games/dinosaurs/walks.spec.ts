import { describe, expect, it } from "vitest";
import type { Option } from "../../lib/generated/wire.ts";
import type { Cell } from "./generated.ts";
import { beside, pathOf, Walks } from "./walks.ts";

const walk = (move: string, eggs = 0): Option => ({
  move,
  words: { key: "unknown" },
  kind: "walk",
  args: { eggs },
  touch: [`cell:${move.split(">")[0]}`, `cell:${move.split(">").at(-1)}`, `way:${move}`],
});
const cell = (id: string, figure: Cell["figure"] = null) => ({ id, figure }) as Cell;
const CELLS = [cell("0,0", "dinosaur"), cell("1,0", "tiger"), cell("0,1", "frog"), cell("1,1"), cell("2,0")];
const OPTIONS = [
  walk("0,0>0,1>1,1"),
  walk("0,0>1,0>2,0", 1),
  walk("0,0>0,1>1,0>2,0", 1),
  walk("0,0>1,0>0,0", 1),
  walk("5,5>6,5"),
];
const walks = new Walks(OPTIONS, CELLS);
const moves = (found: { option: Option }[]) => found.map((one) => one.option.move);

describe("walks", () => {
  it("keeps the order of the server", () => {
    expect(moves(walks.of("0,0"))).toEqual(moves(OPTIONS.slice(0, 4).map((option) => ({ option }))));
    expect(walks.of("0,0")[2]?.eaten).toEqual(["0,1", "1,0"]);
    expect(walks.of("9,9")).toEqual([]);
  });

  it("takes a cell for the end of a walk, or for something on the way", () => {
    expect(moves(walks.to("0,0", "2,0"))).toEqual(["0,0>1,0>2,0", "0,0>0,1>1,0>2,0"]);
    expect(moves(walks.to("0,0", "0,1"))).toEqual(["0,0>0,1>1,1", "0,0>0,1>1,0>2,0"]);
    expect(moves(walks.to("0,0", "0,0"))).toEqual(["0,0>1,0>0,0"]);
  });

  it("stays with the way that was chosen", () => {
    const first = walks.toward("0,0", "2,0", null);
    expect(walks.toward("0,0", "2,0", first, ["2,0"])).toEqual(first);
    expect(walks.toward("0,0", "7,7", null)).toBeNull();
  });

  it("keeps what was to be eaten when another end is touched", () => {
    const over = walks.find(OPTIONS[0] as Option);
    expect(over?.eaten).toEqual(["0,1"]);
    expect(walks.toward("0,0", "2,0", over)?.option.move).toBe("0,0>0,1>1,0>2,0");
  });

  it("passes what was touched before", () => {
    const cells = [...CELLS, cell("3,0")];
    const two = new Walks([walk("0,0>1,0>2,0>3,0", 1), walk("0,0>0,1>1,1>3,0")], cells);
    expect(two.toward("0,0", "3,0", null)?.option.move).toBe("0,0>1,0>2,0>3,0");
    expect(two.toward("0,0", "3,0", null, ["0,1"])?.option.move).toBe("0,0>0,1>1,1>3,0");
  });

  it("has the ways to one end beside each other", () => {
    const one = walks.find(OPTIONS[1] as Option);
    expect(one && walks.like(one).length).toBe(2);
    expect(one && beside(walks.like(one), one, 1)?.option.move).toBe("0,0>0,1>1,0>2,0");
    expect(one && beside([], one, 1)).toBeNull();
  });

  it("reads only walks", () => {
    expect(pathOf("0,0>1,0")).toEqual(["0,0", "1,0"]);
    expect(pathOf("0,0x")).toBeNull();
    expect(pathOf(undefined)).toBeNull();
  });
});
