import { beforeAll, describe, expect, test } from "vitest";
import { say, speak } from "../../lib/language.svelte.ts";
import type { Option } from "../../lib/generated/wire.ts";
import { loadAssets } from "../registry.ts";
import type { Proposal } from "../../table/proposals.ts";
import type { Cell, Picture } from "./generated.ts";
import { proposals } from "./proposals.ts";
import { PICTURE } from "./sample.ts";

beforeAll(() => Promise.all([speak("en"), loadAssets("dinosaurs")]));

const cell = (id: string, terrain: string, figure: string | null) => ({ id, terrain, figure }) as Cell;
const STARTS = ["0,0", "4,0", "8,0", "12,0", "16,0"];
const CELLS = STARTS.flatMap((id, at) => [
  cell(id, "mountain", "dinosaur"),
  cell(`${at * 4 + 1},0`, "plain", at === 0 ? "tiger" : "frog"),
]);
const VIEW: Picture = {
  ...PICTURE,
  phase: "dinosaurs",
  asked: 0,
  players: PICTURE.players.map((player) => ({ ...player, cells: CELLS })),
};

/** To the cell beside it and back. */
function walk(start: string, eggs: number, left: number): Option {
  const beside = `${Number(start.split(",")[0]) + 1},0`;
  const move = `${start}>${beside}>${start}`;
  const args = { eggs, young: 0, prey: 1 - eggs, "prey-left": left, "hunters-left": 1 - eggs };
  const touch = [`cell:${start}`, `cell:${start}`, `way:${move}`];
  return { move, words: { key: "dinosaurs-move-rampage", args: { meal: "a meal" } }, kind: "walk", args, touch };
}

const starve = (start: string): Option => ({
  move: `${start}x`,
  words: { key: "dinosaurs-move-starve" },
  kind: "starve",
  touch: [`cell:${start}`, "starve"],
});
const best = walk("4,0", 1, 4);
const poor = walk("0,0", 0, 3);
const started = (found: Proposal[] | null) => found?.map(({ choices }) => choices[0]?.path[0]);

describe("several hunters", () => {
  const OPTIONS = [best, starve("4,0"), poor, starve("0,0"), starve("8,0")];

  test("come in the order of the server", () => {
    expect(started(proposals(OPTIONS, VIEW, []))).toEqual(["cell:4,0", "cell:0,0", "cell:8,0"]);
  });

  test("each say eggs, who is eaten and who stays alive", () => {
    const [first, second, third] = proposals(OPTIONS, VIEW, []) ?? [];
    expect(first?.text && say(first.text)).toBe("1 egg at best. Remaining: prey 4, predators 0");
    expect(first?.drawn).toEqual(["figure-frog"]);
    expect(second?.text && say(second.text)).toBe("No eggs at best. Remaining: prey 3, predators 1");
    expect(second?.drawn).toEqual(["figure-tiger"]);
    expect(third?.text && say(third.text)).toBe(say("dinosaurs-table-hint-starves"));
    expect(third?.drawn).toBeUndefined();
    expect([first, second, third].map((one) => one?.shows)).toEqual([best, poor, undefined]); // its way is drawn
  });

  test("of more than three the best are answers, and all ways a list", () => {
    const walks = STARTS.map((start) => walk(start, 0, 3));
    const found = proposals(walks, VIEW, []);
    expect(started(found)?.slice(0, 3)).toEqual(["cell:0,0", "cell:4,0", "cell:8,0"]);
    expect(found?.length).toBe(4);
    expect(found?.at(-1)).toMatchObject({ lists: true });
    expect(found?.at(-1)?.choices.length).toBe(5);
  });
});

describe("one hunter", () => {
  test("has its ways, and may starve", () => {
    const found = proposals([best, starve("4,0"), poor], VIEW, ["cell:4,0"]);
    expect(found?.map(({ title }) => say(title))).toEqual(["1 egg", say("dinosaurs-table-starve.title")]);
    expect(found?.[0]?.text && say(found[0].text)).toBe("Remaining: prey 4, predators 0");
  });

  test("nothing is proposed while its way is being chosen, or without a hunt", () => {
    expect(proposals([best], VIEW, ["cell:4,0", "cell:4,0"])).toBeNull();
    expect(proposals([starve("4,0")], VIEW, [])).toBeNull();
  });
});
