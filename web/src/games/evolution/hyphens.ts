/**
 * Where a long name may be broken on a narrow card. Text that is read aloud, searched or copied never has these marks.
 */

import { say } from "../../lib/language.svelte.ts";

const SHY = "\u00ad";
const WORD = /\p{L}+/gu;
const known = new Map<string, Map<string, string[]>>();

/** The words of a list like `camou-flage tail`, each with its parts. */
function partsOf(list: string): Map<string, string[]> {
  const kept = known.get(list);
  if (kept) return kept;
  const words = list.split(/\s+/).filter(Boolean);
  const made = new Map(words.map((word) => [word.replaceAll("-", ""), word.split("-")]));
  known.set(list, made);
  return made;
}

/** The same text with soft hyphens in the words of the list; upper and lower case stay as they are. */
export function broken(text: string, list: string): string {
  const parts = partsOf(list);
  return text.replace(WORD, (word) => {
    let from = 0;
    const pieces = (parts.get(word.toLowerCase()) ?? [word]).map((part) => word.slice(from, (from += part.length)));
    return pieces.join(SHY);
  });
}

/** A name as it is drawn, in the language of this page. */
export const soft = (text: string) => broken(text, say("hyphenation"));
