import { beforeAll, expect, test } from "vitest";
import { learn, sayable, speak } from "../lib/language.svelte.ts";
import rulesOf from "../lib/rules-of.json";
import { allBooks, bookOf, cardKeys, ruleKeys, sectionOf, sections } from "./rulebook.ts";

beforeAll(() => Promise.all([speak("en"), ...allBooks().flatMap(({ game }) => [learn(game), learn(`${game}-rules`)])]));

test("each game has its own book, with titles for all its sections", () => {
  for (const book of allBooks()) {
    const rules = ruleKeys(book);
    expect(rules.length).toBeGreaterThan(40);
    expect(rules.every((rule) => bookOf(rule)?.game === book.game)).toBe(true);
    expect(sections(rules).filter(([section]) => !sayable(section))).toEqual([]);
  }
  expect(sectionOf("GD-SET-01")).not.toBe(sectionOf("EV-SET-01"));
});

test("a card is what has a text, and each has a rule to read", () => {
  const cards = allBooks().flatMap(cardKeys);
  expect(cards).toContain("trait-fat");
  expect(cards).toContain("event-terror");
  expect(cards).not.toContain("event-unknown");
  const known: Record<string, string[]> = rulesOf;
  expect(cards.filter((card) => known[card] === undefined)).toEqual([]);
  expect(
    Object.values(known)
      .flat()
      .filter((rule) => !sayable(rule)),
  ).toEqual([]);
});
