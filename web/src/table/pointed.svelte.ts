/** What the user points at in words, in the log or in a list of moves: a table can show where that is. */

import type { Message } from "../lib/words.ts";

class Pointed {
  at = $state.raw<Message | null>(null);
}

export const pointed = new Pointed();

/** For an element with these words: on hover or focus, it is pointed at. */
export function pointing(words: Message) {
  const at = () => (pointed.at = words);
  const off = () => (pointed.at = null);
  return { onpointerenter: at, onfocus: at, onpointerleave: off, onblur: off };
}
