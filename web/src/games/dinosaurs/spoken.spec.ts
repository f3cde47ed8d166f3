import { beforeAll, expect, test } from "vitest";
import { learn, say, speak } from "../../lib/language.svelte.ts";
import type { Picture } from "./generated.ts";
import { spoken } from "./spoken.ts";

beforeAll(async () => {
  await speak("en");
  await learn("dinosaurs");
});

test("a hunt is asked for with how far the others are, and the first path", () => {
  const meal = { key: "dinosaurs-list-1", args: { a: { key: "dinosaurs-count-eagle", args: { count: 2 } } } };
  const args = {
    figure: { key: "dinosaurs-figure-dinosaur" },
    kind: "dinosaur",
    cell: "0,0",
    path: "1,0",
    eggs: 2,
    meal,
  };
  const walk = { move: "0,0>1,0", kind: "walk", words: { key: "dinosaurs-move-rampage", args }, touch: ["cell:0,0"] };
  const options = [walk, { ...walk, move: "0,0>2,0" }];
  const together = [{ seat: 0 }, { seat: 1, done: true }, { seat: 2, made: 1, of: 2 }];
  const said = spoken({ view: {} as Picture, options, eyes: 0, together }).map((one) =>
    say(one, ["Ann", "Ben", "Lev"]),
  );
  expect(said).toEqual([
    "Ben is done.",
    "Lev: 1 of 2 done.",
    "2 paths.",
    "1: The dinosaur eats 2 eagles and lays 2 eggs.",
  ]);
});
