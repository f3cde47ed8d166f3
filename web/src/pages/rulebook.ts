/** The rulebooks as the words have them: which rules and cards there are is what there are words for. */

import { keys, sayable } from "../lib/language.svelte.ts";

export interface Book {
  game: string;
  /** How the ids of its rules begin. */
  rules: string;
  /** How the keys of its sections' titles begin. */
  sections: string;
  /** How the keys of its cards begin. */
  cards: readonly string[];
}

export const BOOKS: readonly Book[] = [
  { game: "evolution", rules: "EV-", sections: "section-", cards: ["trait-"] },
  { game: "evo", rules: "DI-", sections: "evo-section-", cards: ["gene-", "event-"] },
  { game: "dinosaurs", rules: "GD-", sections: "dinosaurs-section-", cards: [] },
];

const RULE = /^[A-Z]{2,3}-[A-Z]+-\d+[a-z]?$/;

/** The book in which a rule stands. */
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

/** The key of the title of the section in which a rule stands. */
export function sectionOf(rule: string): string {
  return `${bookOf(rule)?.sections ?? ""}${rule.split("-")[1] ?? ""}`;
}

/** Rules by section, in the order of the book. */
export function sections(rules: readonly string[]): [section: string, rules: string[]][] {
  const out = new Map<string, string[]>();
  for (const rule of rules) out.set(sectionOf(rule), [...(out.get(sectionOf(rule)) ?? []), rule]);
  return [...out];
}
