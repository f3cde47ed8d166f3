import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { say, speak } from "../../lib/language.svelte.ts";
import type { Option } from "../../lib/generated/wire.ts";
import { loadAssets } from "../registry.ts";
import type { Choosable } from "../../table/game-module.ts";
import { CELLS, PICTURE } from "./sample.ts";
import { sound } from "./sounds.ts";
import Table from "./Table.svelte";
import type { Picture } from "./generated.ts";
import { asSeen } from "../../table/as-seen.ts";

beforeAll(() => Promise.all([speak("en"), loadAssets("dinosaurs")]));
const MEDIA = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
beforeEach(() => vi.stubGlobal("matchMedia", () => MEDIA));

const NAMES = ["Anna", "Lev"];
const touching = (options: Option[], more: Partial<Choosable> = {}): Choosable => ({
  options,
  lit: new Set(options.map((option) => option.touch[0] ?? "")),
  chosen: new Set(),
  path: [],
  pending: null,
  ahead: [],
  touch: vi.fn(),
  choosePath: vi.fn(),
  confirm: () => undefined,
  consider: vi.fn(),
  foresee: () => Promise.resolve([]),
  why: () => Promise.resolve(null),
  explain: () => undefined,
  ...more,
});

function table(view: Picture, choosable?: Choosable, eyes = 0) {
  const seats = NAMES.map((name, number) => ({ number, kind: "open" as const, name, taken: true }));
  const props = { view, eyes, names: NAMES, seats, asked: 0, clockOf: () => undefined };
  return render(Table, { ...props, ...(choosable ? { touching: choosable } : {}) });
}

const option = (move: string, key: string, touch: string[], args = {}, kind = key): Option => ({
  move,
  words: { key: `dinosaurs-move-${key}`, args },
  touch,
  kind,
});
const hit = (name: RegExp) => screen.getByRole("button", { name });

describe("the biome board", () => {
  test("shows every tile, and takes the one that is touched", async () => {
    const tile = { key: "dinosaurs-tile-bare", args: { first: "mountain", second: "lake", face: "ML" } };
    const taken = { key: "dinosaurs-move-take", args: { tile, column: { key: "dinosaurs-column-frog" }, row: 1 } };
    const choosable = touching([option("frog1", "take", ["tile:frog.1"], taken.args)]);
    table(PICTURE, choosable);
    const board = within(screen.getByRole("region", { name: "Biome board" }));
    await fireEvent.click(board.getByRole("button", { name: new RegExp(`^${say(asSeen(taken))}$`) }));
    expect(choosable.touch).toHaveBeenCalledWith("tile:frog.1");
    await fireEvent.click(board.getAllByRole("button", { name: say("dinosaurs-table-lane-empty") })[0] as HTMLElement);
    expect(choosable.touch).toHaveBeenCalledWith("tile:rat.1");
    expect(board.getByRole("img", { name: say("dinosaurs-table-marker") })).toBeTruthy();
    expect(board.queryAllByRole("button", { name: /\(/ })).toEqual([]); // no tile has letters
  });
});

describe("laying a tile", () => {
  const laying: Picture = { ...PICTURE, tile: PICTURE.columns[0]?.tiles[0] ?? null, column: "frog" };
  const options = ["2,0", "1,1"].map((second) =>
    option(`1,1:${second}`, "place-bare", ["cell:2,-1", `cell:${second === "2,0" ? "3,-1" : "3,-2"}`], {}, "place"),
  );

  test("a touch considers a place and a second one places the tile", async () => {
    const choosable = touching(options);
    const { rerender } = table(laying, choosable);
    await fireEvent.click(hit(/^free place, row [12], place 3$/));
    expect(choosable.consider).toHaveBeenLastCalledWith(options[0]);
    const confirm = vi.fn<Choosable["confirm"]>();
    await rerender({ touching: { ...choosable, confirm, pending: options[0] ?? null } });
    await fireEvent.click(hit(new RegExp(`^free place, row [12], place 3, ${say("dinosaurs-table-lies-here")}`)));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test("E turns it, and a cell that is taken asks why", async () => {
    const choosable = touching(options, { pending: options[0] ?? null });
    table(laying, choosable);
    await fireEvent.keyDown(window, { key: "e" });
    expect(choosable.consider).toHaveBeenLastCalledWith(options[1]);
    await fireEvent.click(hit(/^frog on lake, row/));
    expect(choosable.touch).toHaveBeenLastCalledWith("cell:1,0");
  });
});

describe("the ecosystem", () => {
  test("is one stop for the keys, and arrows go from cell to cell", async () => {
    table(PICTURE, touching([option("hatch", "hatch", ["cell:0,0"], { eggs: 3 })]));
    const stops = () =>
      CELLS.filter(({ id }) => document.querySelector(`[data-cell="${id}"]`)?.getAttribute("tabindex") === "0");
    expect(stops().map((cell) => cell.id)).toEqual(["0,0"]);
    await fireEvent.keyDown(hit(/^dinosaur on mountain, row 2, place 3, nest/), { key: "ArrowRight" });
    expect(stops().map((cell) => cell.id)).toEqual(["1,0"]);
    expect(document.activeElement?.getAttribute("data-cell")).toBe("1,0");
  });

  test("of a hunter tells where it can go and what it eats", async () => {
    const hunt = option(
      "0,-1>1,-1>1,0",
      "hunt",
      ["cell:0,-1", "cell:1,0", "way:1,-1>1,0"],
      {
        figure: { key: "dinosaurs-figure-tiger" },
        cell: "0,-1",
        path: "1,-1 → 1,0",
        meal: "a frog",
        young: 0,
      },
      "walk",
    );
    const starve = option("0,-1x", "starve", ["cell:0,-1", "starve"]);
    const choosable = touching([hunt, starve]);
    table({ ...PICTURE, phase: "tigers" }, choosable);
    await fireEvent.click(hit(/^frog on lake, row 2, place 4, The tiger .* eats a frog/));
    expect(choosable.consider).toHaveBeenCalledWith(hunt);
  });

  const landOf = (seat: string) => say({ key: "dinosaurs-table-land", args: { seat } });

  test("of another opens large, and one comes back", async () => {
    table(PICTURE, touching([]));
    await fireEvent.click(hit(new RegExp(`^${landOf("Lev")}`)));
    expect(screen.getByRole("group", { name: landOf("Lev") })).toBeTruthy();
    await fireEvent.click(hit(new RegExp(`^${say("dinosaurs-table-own")}`)));
    expect(screen.getByRole("group", { name: landOf("Anna") })).toBeTruthy();
    cleanup();
    table(PICTURE, undefined, -1);
    expect(screen.getByRole("group", { name: landOf("Anna") })).toBeTruthy();
    expect(document.querySelectorAll("[data-cell]")).toHaveLength(0);
  });
});

describe("a seat", () => {
  test("shows eggs, score and how many animals of each kind", () => {
    table(PICTURE);
    const anna = within(screen.getByRole("region", { name: "Anna" }));
    expect(anna.getByRole("img", { name: "7 eggs in the nest" }).querySelectorAll("svg")).toHaveLength(3);
    expect(anna.getByRole("img", { name: "frogs: 1" })).toBeTruthy();
    expect(anna.getByRole("img", { name: "eagles: 0" })).toBeTruthy();
    expect(anna.getByRole("img", { name: say("dinosaurs-table-active") })).toBeTruthy();
  });
});

test("the land of the one who acts is followed, until you stay with yours", async () => {
  const seats = NAMES.map((name, number) => ({ number, kind: "open" as const, name, taken: true }));
  const args = { seat: 1, figure: "tiger", cell: "0,-1", other: "1,0" };
  const playing = { event: "walked", args, words: { key: "" }, line: { n: 1, kind: "move", seat: 1 }, told: [] };
  const props = { view: { ...PICTURE, asked: 1 }, eyes: 0, names: NAMES, seats, asked: 1, playing };
  render(Table, { ...props, clockOf: () => undefined });
  const land = (seat: string) => say({ key: "dinosaurs-table-land", args: { seat } });
  expect(screen.getByRole("group", { name: land("Lev") })).toBeTruthy();
  expect(screen.getByText(say("dinosaurs-table-following"))).toBeTruthy();
  await fireEvent.click(hit(new RegExp(say("dinosaurs-table-stay"))));
  expect(screen.queryByRole("group", { name: land("Lev") })).toBeNull();
  expect(screen.getByRole("group", { name: land("Anna") })).toBeTruthy();
});

test("what happens to you is heard in full, what happens to others softly", () => {
  const heard = (event: string, args: Record<string, number | string>) =>
    sound({ event, args, words: { key: "" }, line: { n: 0, kind: "move", seat: 0 }, told: [] }, PICTURE, 0);
  expect(heard("laid", { seat: 0, eggs: 1, total: 2 })).toEqual({ sound: "fed", mine: true });
  expect(heard("eaten", { seat: 1, figure: "frog", cell: "1,0" })).toEqual({ sound: "eaten", mine: false });
  expect(heard("activated", { figure: "dinosaur" })).toEqual({ sound: "attacked", mine: true });
  expect(heard("filled", { column: "frog", row: 1 })).toBeNull();
});
