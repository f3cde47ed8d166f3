/** The rulebooks from the words: a rule or a card exists if there are words for it. */

import { keys, sayable } from "../lib/language.svelte.ts";

export interface Book {
  game: string;
  /** The prefix of its rules' ids. */
  rules: string;
  /** The prefix of the keys of its sections' titles. */
  sections: string;
  /** The prefix of its cards' keys. */
  cards: readonly string[];
}

export const BOOKS: readonly Book[] = [
  { game: "evolution", rules: "EV-", sections: "section-", cards: ["trait-"] },
  { game: "evo", rules: "DI-", sections: "evo-section-", cards: ["gene-", "event-"] },
  { game: "dinosaurs", rules: "GD-", sections: "dinosaurs-section-", cards: [] },
];

const RULE = /^[A-Z]{2,3}-[A-Z]+-\d+[a-z]?$/;

/** The book that has a rule. */
export function bookOf(rule: string): Book | undefined {
  return BOOKS.find((book) => rule.startsWith(book.rules));
}

export function ruleKeys(book: Book): string[] {
  return keys().filter((key) => key.startsWith(book.rules) && RULE.test(key));
}

/** A card has a name and a text. */
export function cardKeys(book: Book): string[] {
  const cards = keys().filter((key) => book.cards.some((prefix) => key.startsWith(prefix)));
  return cards.filter((key) => sayable(`${key}.text`));
}

/** The key of the title of the section that has a rule. */
export function sectionOf(rule: string): string {
  return `${bookOf(rule)?.sections ?? ""}${rule.split("-")[1] ?? ""}`;
}

/** Rules by section, in the order of the book. */
export function sections(rules: readonly string[]): [section: string, rules: string[]][] {
  const out = new Map<string, string[]>();
  for (const rule of rules) out.set(sectionOf(rule), [...(out.get(sectionOf(rule)) ?? []), rule]);
  return [...out];
}
