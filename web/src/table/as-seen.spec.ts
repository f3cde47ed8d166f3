import { beforeAll, expect, test } from "vitest";
import { asSeen } from "./as-seen.ts";
import { learn, say, speak } from "../lib/language.svelte.ts";

beforeAll(async () => {
  await speak("en");
  await learn("dinosaurs");
});

const tile = { key: "dinosaurs-tile-bare", args: { first: "lake", second: "plain", face: "LP" } };
const taken = { key: "dinosaurs-log-taken", args: { seat: { seat: 0 }, column: "rats", tile } };

test("beside a drawn table a tile needs no letters, also inside a sentence", () => {
  expect(say(taken, ["Ann"])).toContain("(LP)");
  expect(say(asSeen(taken), ["Ann"])).toBe("Ann took from the rats: lake beside plain.");
});

test("a place needs no numbers", () => {
  const eaten = { key: "dinosaurs-log-eaten", args: { seat: { seat: 0 }, figure: "frog", cell: "1,0" } };
  expect(say(asSeen(eaten), ["Ann"])).toBe("Ann: the frog was eaten.");
});

test("words without another form stay as they are", () => {
  const passed = { key: "log-passed", args: { seat: { seat: 0 } } };
  expect(asSeen(passed)).toEqual(passed);
});
