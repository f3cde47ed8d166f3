import { beforeAll, expect, test } from "vitest";
import { asAsked, asSeen, whyForced } from "./as-seen.ts";
import { learn, namePieces, say, speak } from "../lib/language.svelte.ts";

beforeAll(async () => {
  await speak("en");
  await learn("dinosaurs");
});

const tile = { key: "dinosaurs-tile-bare", args: { first: "lake", second: "plain", face: "LP" } };
const taken = { key: "dinosaurs-log-taken", args: { seat: { seat: 0 }, column: "rats", tile } };

test("beside a drawn table a tile needs no letters, also inside a sentence", () => {
  expect(say(taken, ["Ann"])).toContain("(LP)");
  expect(say(asSeen(taken), ["Ann"])).toBe(
    say({ ...taken, args: { ...taken.args, tile: { ...tile, key: "dinosaurs-tile-bare.drawn" } } }, ["Ann"]),
  );
});

test("a place has the name of its terrain, on the land of the player it is about", () => {
  const eaten = { key: "dinosaurs-log-eaten", args: { seat: { seat: 0 }, figure: "frog", cell: "1,0" } };
  const bred = { key: "dinosaurs-log-bred", args: { ...eaten.args, seat: { seat: 1 }, kind: "frog", other: "1,1" } };
  namePieces({ "0:1,0": "lake", "1:1,0": "plain", "1:1,1": "universal", "1,0": "plain" });
  expect(say(asSeen(eaten), ["Ann"])).toBe("Ann: the frog on a lake was eaten.");
  expect(say(asSeen(bred), ["Ann", "Ben"])).toBe("Ben: a frog had a young one on universal terrain.");
  const starve = { key: "dinosaurs-move-starve", args: { figure: "tiger", cell: "1,0" } };
  expect(say(asSeen(starve))).toBe("Let the tiger on a plain starve");
});

test("a place that the table doesn't know yet has no numbers either", () => {
  const eaten = { key: "dinosaurs-log-eaten", args: { seat: { seat: 0 }, figure: "frog", cell: "7,7" } };
  expect(say(asSeen(eaten), ["Ann"])).toBe("Ann: the frog in the ecosystem was eaten.");
});

test("a question is asked of its player; others read what that player does", async () => {
  await learn("evolution");
  const asked = { key: "ask-development", args: { seat: { seat: 0 } } };
  expect(say(asAsked(asked, true), ["You"])).toBe(say("ask-development.drawn"));
  expect(say(asAsked(asked, false), ["Ann"])).toBe(say({ ...asked, key: "ask-development.others" }, ["Ann"]));
  expect(say(asAsked(asked, false), ["Ann"])).toContain("Ann");
});

test("a question without words for others says that its player is deciding, and the end of a game is for all", () => {
  const births = { key: "ask-births", args: { seat: { seat: 0 } } };
  expect(asAsked(births, false)).toEqual({ key: "table-deciding", args: { seat: { seat: 0 } } });
  expect(asAsked({ key: "ask-over" }, false).key).toBe("ask-over");
});

test("words without another form stay as they are", () => {
  const passed = { key: "log-passed", args: { seat: { seat: 0 } } };
  expect(asSeen(passed)).toEqual(passed);
});

test("a move that was the only one may say why, with its rule", () => {
  const starve = { key: "dinosaurs-move-starve", args: { figure: "tiger", kind: "tiger", cell: "1,0" } };
  expect(say(whyForced(starve))).toContain("GD-PRED-06");
  expect(say(whyForced({ ...starve, args: { ...starve.args, kind: "dinosaur" } }))).toContain("GD-DINO-09");
  expect(whyForced({ key: "dinosaurs-move-hatch" }).key).toBe("web-played-forced");
});
