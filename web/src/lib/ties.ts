/**
 * Spaces at which a line must not be broken, in each language: short words stay with the word that they belong to. The
 * Fluent files have plain spaces; in the terminal it doesn't matter.
 */

const TIED = "\u00a0";

/** Around these spaces; they are found and replaced, the rest stays. */
const TIES: Record<string, RegExp | undefined> = {
  // a conjunction or preposition of one letter, at the start of a text too
  pl: /(?<=(?:^|[\s(„])[aiouwz]) /giu,
  // the same, a dash, and the particles that follow their word
  ru: /(?<=(?:^|[\s(«])[аикосувя]) | (?=—)| (?=(?:бы|ли|же)(?![а-яё]))/giu,
};

/** A text of this language with its ties; undefined if the language has none. */
export function tying(language: string): ((text: string) => string) | undefined {
  const ties = TIES[language];
  return ties && ((text) => text.replace(ties, TIED));
}

/** The text with plain spaces. */
export const untied = (text: string): string => text.replaceAll(TIED, " ");
