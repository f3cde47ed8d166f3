import { expect, test } from "vitest";
import type { Args, EventLine, Line, Option } from "../../lib/generated/wire.ts";
import type { Choosable } from "../../table/game-module.ts";
import { byGround, idealIn, sector, turnTo } from "./dial.ts";
import { bidOption, nextField, outbidIn, priceOf } from "./ladder.ts";
import { marksOf, wordsOfMark } from "./marks.ts";
import { keyframes } from "./motion.ts";
import { cellOf, pictureWith, playerOf } from "./sample.ts";
import { othersOf } from "../../table/seats.ts";
import { soften } from "./soften.ts";
import { tracesOf } from "./traces.ts";
import { Walk } from "./walk.svelte.ts";

function option(move: string, kind: string, touch: string, args: Args = {}): Option {
  return { move, words: { key: "unknown" }, touch: touch.split(" "), kind, args };
}

function event(name: string, args: Args = {}): EventLine {
  return { event: name, args, words: { key: "unknown" } };
}

const STEP = option("0,0>1,0", "walk", "cell:0,0 cell:1,0");
const NEXT = option("1,0>2,0", "walk", "cell:1,0 cell:2,0");
const ATTACK = option("0,0x0,1", "attack", "cell:0,0 cell:0,1", { wins: 4, sides: 6 });
const OTHER = option("2,2>1,2", "walk", "cell:2,2 cell:1,2");
const PASS = option("-", "pass", "pass");
const WAY = [STEP.touch, NEXT.touch];
const MOVING = pictureWith({
  cells: [cellOf("0,0", 0), cellOf("1,0"), cellOf("2,0"), cellOf("0,1", 1), cellOf("2,2", 0), cellOf("1,2")],
  reach: {
    "0,0": [
      { to: "1,0", points: 1, way: [STEP.touch] },
      { to: "2,0", points: 2, way: WAY },
    ],
    "2,2": [],
  },
});

function choosing(options: Option[], path: string[] = [], lit: string[] = []): Choosable & { walked: string[][] } {
  const walked: string[][] = [];
  return {
    options,
    path,
    lit: new Set(lit),
    chosen: new Set(path),
    pending: null,
    ahead: [],
    touch: () => undefined,
    foresee: () => Promise.resolve([]),
    why: () => Promise.resolve(null),
    explain: () => undefined,
    consider: () => undefined,
    confirm: () => undefined,
    choosePath: (steps) => void walked.push([...steps]),
    walked,
  };
}

// What a cell means

test("before a dinosaur is chosen, those that can move are marked", () => {
  const marks = marksOf(MOVING, choosing([STEP, ATTACK, OTHER, PASS], [], ["cell:0,0", "cell:2,2", "pass"]));
  expect([...marks]).toEqual([
    ["0,0", { kind: "start" }],
    ["2,2", { kind: "start" }],
  ]);
});

test("then the cells it can get to with their points, and whom it can attack with the odds", () => {
  const marks = marksOf(MOVING, choosing([STEP, ATTACK, OTHER], ["cell:0,0"], ["cell:1,0", "cell:0,1"]));
  expect(Object.fromEntries(marks)).toEqual({
    "1,0": { kind: "reach", points: 1 },
    "2,0": { kind: "reach", points: 2 },
    "0,1": { kind: "target", wins: 4, sides: 6, fight: true },
  });
});

test("somebody who only looks sees no marks", () => {
  expect(marksOf(MOVING, undefined).size).toBe(0);
  expect(marksOf(MOVING, choosing([])).size).toBe(0);
});

test.each([
  [{ kind: "reach", points: 2 }, "evo-mark-points"],
  [{ kind: "target", wins: 1, sides: 6 }, "evo-mark-odds"],
  [{ kind: "target" }, "evo-mark-target"],
  [{ kind: "birth" }, "evo-mark-birth"],
] as const)("a mark %j is said as %s", (mark, key) => {
  expect(wordsOfMark(mark).key).toBe(key);
});

// Several steps

test("a cell two points away is gone to step by step, when the table has changed", () => {
  const walk = new Walk();
  const first = choosing([STEP], ["cell:0,0"]);
  expect(walk.begin(MOVING, first, "2,0", [])).toBe(true);
  expect(first.walked).toEqual([STEP.touch]);
  const second = choosing([NEXT]);
  walk.on(MOVING, second, []);
  expect(second.walked).toEqual([]);
  walk.on(pictureWith({ round: 5 }), second, []);
  walk.on(pictureWith({ round: 6 }), second, []);
  expect(second.walked).toEqual([NEXT.touch]);
});

test("a way that is no longer there is not gone, nor taken up again", () => {
  const walk = new Walk();
  walk.begin(MOVING, choosing([STEP], ["cell:0,0"]), "2,0", []);
  walk.on(pictureWith({ round: 5 }), choosing([PASS]), []);
  const later = choosing([NEXT]);
  walk.on(pictureWith({ round: 6 }), later, []);
  expect(later.walked).toEqual([]);
});

test("what no dinosaur gets to is left to the touch itself", () => {
  expect(new Walk().begin(MOVING, choosing([ATTACK], ["cell:0,0"]), "0,1", [])).toBe(false);
  expect(new Walk().begin(MOVING, choosing([STEP]), "1,0", [])).toBe(false);
});

// The laboratory

test("a bid is found by its field, with its price", () => {
  const bid = option("2=3", "bid", "column:2 bid:3", { price: 2 });
  expect(priceOf(bidOption([bid], 2, 3))).toBe(2);
  expect(priceOf(bidOption([bid], 2, 4))).toBeNull();
});

test("arrows go over the ladders and not beyond", () => {
  const at = { column: 1, bid: 0 };
  expect(nextField(at, "ArrowRight", 3)).toEqual({ column: 1, bid: 1 });
  expect(nextField(at, "ArrowDown", 3)).toEqual({ column: 2, bid: 0 });
  expect(nextField(at, "ArrowUp", 3)).toBeNull();
  expect(nextField({ column: 3, bid: 6 }, "ArrowRight", 3)).toBeNull();
  expect(nextField(at, "Enter", 3)).toBeNull();
});

test("who was pushed out last is known from what happened", () => {
  const out = event("outbid", { seat: 1, column: 2 });
  expect(outbidIn([event("bid"), out])).toEqual({ seat: 1, column: 2 });
  expect(outbidIn([event("bid")])).toBeNull();
});

// The dial

test("a section is known by its ideal terrain, and terrains are told from ideal to deadly", () => {
  expect(idealIn(["hot", "ideal", "cold", "deadly"])).toBe("plain");
  const grounds = { beach: "deadly", plain: "hot", hill: "ideal", mountain: "cold" } as const;
  expect(byGround(grounds).map(([terrain]) => terrain)).toEqual(["hill", "plain", "mountain", "beach"]);
});

test.each([
  [0, 1, 1],
  [5, 0, 1],
  [0, 5, -1],
  [4, 0, 2],
  [2, 2, 0],
])("from section %i to %i the dial turns by %i", (before, after, turn) => {
  expect(turnTo(before, after, 6)).toBe(turn);
});

test("a sector is a closed path", () => {
  expect(sector(60)).toMatch(/^M.*A98 98 .*A46 46 .*Z$/);
});

// Events

const walked = (from: string, to: string) => event("walked", { seat: 0, from, to });

function entry(n: number, seat: number, ...events: EventLine[]): Line {
  return { n, kind: "move", seat, events };
}

test("traces are left by all that happened since one's own last move", () => {
  const attacked = event("attacked", { from: "5,0", to: "6,0" });
  const failed = event("attack-failed", { to: "6,0" });
  const lines = [
    entry(1, 1, walked("9,0", "9,1")),
    entry(2, 0, walked("0,0", "1,0")),
    entry(3, 1, walked("3,0", "4,0")),
    entry(4, 1, attacked),
    entry(5, -1, failed),
    entry(6, 1, event("born", { cell: "2,0" }), event("died", { cell: "7,0" })),
  ];
  expect(tracesOf(lines, 0).map(({ kind, to, last }) => [kind, to, last])).toEqual([
    ["way", "1,0", false],
    ["way", "4,0", false],
    ["failed", "6,0", false],
    ["birth", "2,0", true],
    ["death", "7,0", true],
  ]);
  expect(tracesOf(lines, -1).map(({ to }) => to)).toEqual(["2,0", "7,0"]);
  expect(tracesOf([entry(1, 0, event("passed"))], 0)).toEqual([]);
});

test("what was taken back has left no trace", () => {
  const undo: Line = { n: 3, kind: "undo", seat: 0, undone: [2] };
  expect(tracesOf([entry(1, 0, walked("0,0", "1,0")), entry(2, 0, walked("1,0", "2,0")), undo], 0)).toMatchObject([
    { to: "1,0" },
  ]);
});

test("a dinosaur comes from where it was, lunges at its prey, and fades when it dies", () => {
  const [here, there] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(keyframes("walked", here, there)?.frames[0]).toEqual({ transform: "translate(-10.0px, 0.0px)" });
  expect(keyframes("attacked", here, there)).toMatchObject({ who: "from" });
  expect(keyframes("died", null, there)).toMatchObject({ who: "to", leaves: true });
  expect(keyframes("born", null, there)?.leaves).toBeUndefined();
  expect(keyframes("flew", here, there)?.frames).toHaveLength(3);
  expect(keyframes("phase", null, null)).toBeNull();
});

// People

test("the others begin at one's left; a spectator sees all", () => {
  const players = [0, 1, 2].map((seat) => playerOf(seat));
  expect(othersOf(players, 1).map((player) => player.seat)).toEqual([2, 0]);
  expect(othersOf(players, -1).map((player) => player.seat)).toEqual([0, 1, 2]);
});

test("long names may be broken where a syllable ends", () => {
  expect(soften("Legs")).toBe("Legs");
  expect(soften("Thermoregulation").split("\u00ad").join("|")).toBe("Thermo|re|gu|la|tion");
  expect(soften("Терморегуляция").replaceAll("\u00ad", "")).toBe("Терморегуляция");
});

test("one undo takes back all steps of a walk, and nothing before it", () => {
  const walk = new Walk();
  const move = (n: number): Line => ({ n, kind: "move", seat: 0 });
  const undo = (n: number, ...undone: number[]): Line => ({ n, kind: "undo", seat: 0, undone });
  walk.begin(MOVING, choosing([STEP], ["cell:0,0"]), "2,0", [move(4)]);
  walk.on({ ...MOVING }, choosing([NEXT]), [move(4), move(5)]);
  const both = [move(4), move(5), move(6)];
  expect(walk.isHalfUndone(both, 0)).toBe(false);
  expect(walk.isHalfUndone([...both, undo(7, 6)], 1)).toBe(false); // another's undo
  expect(walk.isHalfUndone([...both, undo(7, 6)], 0)).toBe(true);
  expect(walk.isHalfUndone([...both, undo(7, 6)], 0)).toBe(false); // asked once
  expect(walk.isHalfUndone([...both, undo(7, 6), undo(8, 5)], 0)).toBe(false);
});
