import { beforeAll, expect, test } from "vitest";
import { learn, sayable, speak } from "../../lib/language.svelte.ts";
import { allBooks, cardKeys, ruleKeys } from "../rulebook.ts";
import { besideRule, changesOf, sourcesOf, tableBook, tablesOf } from "./table-book.ts";

beforeAll(() => Promise.all([speak("en"), ...allBooks().flatMap(({ game }) => [learn(game), learn(`${game}-rules`)])]));

test("the book of a table leaves out what it does not have, whatever its options", () => {
  const italian = tableBook("evolution", "base@italian");
  expect(italian?.without).toContain("EV-TURN-01");
  expect(italian?.without).toContain("EV-FLY-01");
  expect(italian?.without).not.toContain("EV-EXT-08");
  expect(italian?.withoutCards).toContain("trait-flight");
  const half = tableBook("evolution", "base+fly@gift half-deck");
  expect(half).toBe(tableBook("evolution", "base+fly@gift"));
  expect(half?.withoutCards).not.toContain("trait-flight");
});

test("a box of one's own has the rules of its game, and a table that does not exist none", () => {
  expect(tableBook("evo", "second@mine")).toBe(tableBook("evo", "second"));
  expect(tableBook("evolution", "moon@gift")).toBeUndefined();
  expect(tableBook("chess", "second")).toBeUndefined();
});

test("a rule names what replaces or changes it", () => {
  const italian = tableBook("evolution", "base@italian");
  expect(besideRule("evolution", "EV-FEED-04", italian)).toEqual({ gone: ["EV-EXT-08"], see: [], replaces: [] });
  expect(besideRule("evolution", "EV-FLY-01", italian).gone).toEqual([]);
  expect(besideRule("evolution", "EV-TR-16", italian)).toEqual({ gone: null, see: ["EV-ED-05"], replaces: [] });
  expect(besideRule("evolution", "EV-EXT-08", italian).replaces).toEqual(["EV-FEED-04", "EV-FEED-06"]);
  expect(besideRule("evolution", "EV-FEED-04", undefined).see).toEqual(["EV-EXT-08", "EV-CON-06"]);
  expect(besideRule("evolution", "EV-FEED-04", tableBook("evolution", "base@gift")).see).toEqual([]);
});

test("all that is named can be said", () => {
  for (const book of allBooks()) {
    const [rules, cards] = [ruleKeys(book), cardKeys(book)];
    const tables = tablesOf(book.game).map((name) => tableBook(book.game, name));
    const changes = [changesOf(book.game), ...tables.map((table) => table?.changes ?? [])].flat();
    const named = [
      ...changes.flatMap((change) => [change.rule, ...change.replaces, ...change.alters]),
      ...tables.flatMap((table) => table?.without ?? []),
    ];
    expect(named.filter((rule) => !rules.includes(rule))).toEqual([]);
    expect(tables.flatMap((table) => table?.withoutCards ?? []).filter((card) => !cards.includes(card))).toEqual([]);
    expect(rules.filter((rule) => sourcesOf(book.game, rule).length === 0)).toEqual([]);
    expect(rules.flatMap((rule) => sourcesOf(book.game, rule)).filter((key) => !sayable(key))).toEqual([]);
  }
  expect(tablesOf("evolution").length).toBeGreaterThan(10);
  expect(tablesOf("dinosaurs")).toEqual([]);
});
