/** The rulebooks from the words: a rule or a card exists if there are words for it. */

import { books } from "../lib/books.svelte.ts";
import { keys } from "../lib/language.svelte.ts";

export interface Book {
  game: string;
  /** The prefix of its rules' ids. */
  rules: string;
  /** The prefix of the keys of its sections' titles. */
  sections: string;
  /** The keys of its cards. */
  cards: readonly string[];
}

/** The books that can be read now: ours first. */
export function allBooks(): Book[] {
  return Object.entries(books()).flatMap(([game, book]) => (book ? [{ game, ...book }] : []));
}

const RULE = /^[A-Z]{2,3}-[A-Z]+-\d+[a-z]?$/;

/** The book that has a rule. */
export function bookOf(rule: string): Book | undefined {
  return allBooks().find((book) => rule.startsWith(book.rules));
}

export function ruleKeys(book: Book): string[] {
  return keys().filter((key) => key.startsWith(book.rules) && RULE.test(key));
}

/** The cards that have words, in the order of the words. */
export function cardKeys(book: Book): string[] {
  const cards = new Set(book.cards);
  return keys().filter((key) => cards.has(key));
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
