import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { EventLine } from "../../lib/generated/wire.ts";
import { PACE } from "./pace.ts";
import { cellOf, pictureWith, playerOf } from "./sample.ts";
import { sound } from "./sounds.ts";
import { winsBy } from "./stage.ts";
import { after } from "./story.ts";
import type { Picture } from "./generated.ts";

const line = (event: string, args: EventLine["args"]): EventLine => ({ event, args, words: { key: "unknown" } });
const told = (picture: Picture, ...events: EventLine[]): Picture =>
  events.reduce((now, one) => after(now, one), picture);

const START = pictureWith({
  cells: [cellOf("0,0", 0, { ground: "deadly", fate: "dies" }), cellOf("1,0"), cellOf("0,1", 1)],
  players: [
    playerOf(0, { dinosaurs: 3, supply: 5, points: 4 }),
    playerOf(1, { dinosaurs: 3, supply: 5, points: null }),
  ],
});
const ownerOf = (picture: Picture, id: string) => picture.cells.find((cell) => cell.id === id)?.owner;

describe("the table after an event", () => {
  test("one that died is gone, and is in the supply again", () => {
    const now = told(START, line("died", { owner: 0, cell: "0,0", ground: "deadly" }));
    expect(ownerOf(now, "0,0")).toBeNull();
    expect(now.players[0]).toMatchObject({ dinosaurs: 2, supply: 6 });
    expect(ownerOf(START, "0,0")).toBe(0); // the picture before is unchanged
  });

  test("income counts only in purses that are known", () => {
    const now = told(START, line("earned", { seat: 0, points: 3 }), line("earned", { seat: 1, points: 3 }));
    expect(now.players.map(({ points }) => points)).toEqual([7, null]);
  });

  test("a fight that is won: the loser dies, then the winner walks there", () => {
    const killed = told(START, line("killed", { owner: 1, cell: "0,1" }));
    const now = told(killed, line("walked", { seat: 0, from: "0,0", to: "0,1" }));
    expect([ownerOf(killed, "0,1"), ownerOf(now, "0,0"), ownerOf(now, "0,1")]).toEqual([null, null, 0]);
  });

  test("the dial turns with its grounds, and no fate is known before the next picture", () => {
    const [beach, plain, hill, mountain] = START.climate.sections[1] ?? [];
    const grounds = { beach, plain, hill, mountain } as EventLine["args"];
    const now = told(START, line("token", { token: "+1" }), line("dial", grounds));
    expect(now.climate.grounds).toEqual(grounds);
    expect(now.climate.sections[now.climate.section]).toEqual(START.climate.sections[1]);
    expect(now.climate.pile).toBe(START.climate.pile - 1);
    expect(now.cells.every(({ fate }) => fate === undefined)).toBe(true);
    expect(now.cells[0]?.ground).toBe(plain);
  });

  test("an auction opens lot by lot, and a bid that is outbid is replaced", () => {
    const open = told(
      START,
      line("phase", { phase: "mutation" }),
      line("gene-laid", { column: 2, gene: "egg" }),
      line("bid", { seat: 0, column: 2, bid: 1, what: "egg" }),
      line("bid", { seat: 1, column: 2, bid: 3, what: "egg" }),
      line("outbid", { seat: 0, column: 2, what: "egg" }),
    );
    expect(open.phase).toBe("mutation");
    expect(open.laboratory.find(({ column }) => column === 2)).toMatchObject({ offers: "egg", holder: 1, bid: 3 });
    expect(open.gone).toEqual([1]);
  });

  test("a played card leaves the hand, known or not", () => {
    const held = pictureWith({ players: [playerOf(0, { hand: ["oasis", "terror"] }), playerOf(1, { hand: [null] })] });
    const now = told(
      held,
      line("card-played", { seat: 0, card: "oasis" }),
      line("card-played", { seat: 1, card: "migration" }),
    );
    expect(now.players.map(({ hand }) => hand)).toEqual([["terror"], []]);
    expect(now.spent).toEqual(["oasis", "migration"]);
  });

  test("a new gene with what it does, and a new order, are there when they are told", () => {
    const then = pictureWith({
      order: [1, 0],
      players: [playerOf(0, { genes: [{ gene: "horn", count: 1 }], attack: 1, defence: 1 }), playerOf(1)],
    });
    const won = after(START, line("gene-won", { seat: 0, gene: "horn" }), then);
    expect(won.players[0]).toMatchObject({ genes: [{ gene: "horn", count: 1 }], attack: 1, points: 4 });
    expect(won.order).toEqual(START.order);
    expect(after(won, line("order", { first: 1 }), then).order).toEqual([1, 0]);
  });

  test("what isn't an event of the game changes nothing", () => {
    expect(told(START, line("", { seat: 0 }))).toBe(START);
  });
});

test("an attack is heard by its victim, a higher bid by the one who is outbid", () => {
  const heard = (event: string, args: EventLine["args"], eyes: number) =>
    sound({ ...line(event, args), line: { n: 0, kind: "move", seat: 0 }, told: [] }, START, eyes);
  const attack = { seat: 0, from: "0,0", owner: 1, to: "0,1" };
  expect(heard("attacked", attack, 1)).toEqual({ sound: "attacked", mine: true });
  expect(heard("attacked", attack, 0)).toBeNull();
  expect(heard("outbid", { seat: 0, column: 1, what: "card" }, 1)).toBeNull();
  expect(heard("outbid", { seat: 0, column: 1, what: "card" }, 0)).toEqual({ sound: "refused", mine: true });
  expect(heard("died", { owner: 1, cell: "0,1", ground: "deadly" }, 0)).toEqual({ sound: "eaten", mine: false });
});

test("more horns make more sides of the die win", () => {
  const wins = [-1, 0, 1, 2].map((lead) => START.die.filter((side) => winsBy(side, lead)).length);
  expect(wins).toEqual([1, 2, 4, 5]);
});

describe("a fight in time", () => {
  const shown = (...events: string[]) => events.reduce((sum, event) => sum + (PACE.times[event] ?? 0), 0);
  const tokens = readFileSync("src/look/tokens.css", "utf8");
  const milliseconds = (token: string) => Number(new RegExp(`--${token}: (\\d+)ms`).exec(tokens)?.[1]);

  test("the die stops within 600 ms, and is still shown then", () => {
    expect(milliseconds("t-show")).toBeGreaterThan(0);
    expect(milliseconds("t-show")).toBeLessThanOrEqual(shown("fight-die"));
    expect(shown("fight-die")).toBeLessThanOrEqual(600);
  });

  test.each([
    ["won", ["attacked", "fight-die", "attack-won", "killed", "walked"]],
    ["lost", ["attacked", "fight-die", "attack-failed"]],
    ["until the loser is asked where to flee", ["attacked", "fight-die", "attack-won"]],
  ])("is over within 2 s: %s", (_, events) => {
    expect(events.every((event) => shown(event) > 0)).toBe(true);
    expect(shown(...events)).toBeLessThanOrEqual(2000);
  });
});
