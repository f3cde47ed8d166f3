import { beforeAll, expect, test } from "vitest";
import { learn, say, speak } from "../../lib/language.svelte.ts";
import { pictureWith } from "./sample.ts";
import { spoken } from "./spoken.ts";

beforeAll(async () => {
  await speak("en");
  await learn("evo");
});

const NAMES = ["Ann", "Ben"];

const bid = (column: number, height: number, price: number) => ({
  move: `${column}=${height}`,
  kind: "bid",
  args: { price },
  words: { key: "evo-move-bid-card" },
  touch: [`column:${column}`, `bid:${height}`],
});

test("a bid is asked for with the purse, who leads where, and what the next bid costs", () => {
  const laboratory = [
    { column: 1, offers: "card", holder: null, bid: null, price: null },
    { column: 2, offers: "egg", holder: 1, bid: 2, price: 2 },
    { column: 3, offers: "legs", holder: 1, bid: 6, price: 6 },
  ];
  const view = pictureWith({ phase: "mutation", laboratory });
  const options = [bid(1, 0, 0), bid(1, 1, 1), bid(2, 3, 2), bid(2, 4, 3)];
  const said = spoken({ view, options, eyes: 0, together: [] }).map((words) => say(words, NAMES));
  expect(said.slice(1)).toEqual([
    `Event card: nobody bids; 0 would cost you 0.`,
    `Egg: ${NAMES[1] ?? ""} holds it with 2; 3 would cost you 2.`,
    `Legs: ${NAMES[1] ?? ""} holds it with 6; you can’t outbid that.`,
  ]);
  expect(said[0]).toMatch(/^You have \d+ mutation points?\.$/);
});

test("attacks are said with their odds, by the terrain and its owner", () => {
  const words = { key: "evo-move-attack", args: { owner: { seat: 1 }, from: "0,0", to: "1,0", wins: 4, sides: 6 } };
  const options = [{ move: "0,0x1,0", kind: "attack", words, touch: ["cell:0,0", "cell:1,0"] }];
  const [said] = spoken({ view: pictureWith({}), options, eyes: 0, together: [] }).map((one) => say(one, NAMES));
  expect(said).toContain(NAMES[1]);
  expect(said).toContain("4 in 6");
  expect(said).not.toMatch(/-?\d,-?\d/);
});
