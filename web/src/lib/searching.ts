/**
 * Searching in texts, as people type: without accents and capitals, and from the beginnings of words. The terminal does
 * the same (`src/beagle/i18n/searching.py`); `tests/i18n/searches.json` is tried on both sides.
 */

/** Letters and signs that are no base letter with a mark, and what is typed for them. */
const TYPED: Record<string, string> = { ł: "l", ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ı: "i", "’": "'" };
const OTHERS = new RegExp(`[${Object.keys(TYPED).join("")}]`, "gu");

/** Small letters without marks: ё is е, ż is z, à is a. */
export function fold(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(OTHERS, (letter) => TYPED[letter] ?? letter);
}

/** What somebody looks for, word by word. */
export function searchWords(typed: string): string[] {
  return fold(typed).split(/\s+/u).filter(Boolean);
}

/** Does each of these folded words begin a word of the text? What follows a hyphen is a word too: 05 of EV-TR-05. */
export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => startsAWord(folded, word));
}

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at))) return true;
  }
  return false;
}
