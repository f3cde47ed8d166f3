/** A link that brings a name to another device: the return code is behind the #, so it reaches no server and no log. */

import { fullAddress } from "./router.svelte.ts";

const MARK = "return=";

export function linkOf(code: string): string {
  return fullAddress(`settings#${MARK}${encodeURIComponent(code)}`);
}

/** The code in what is after the # of an address; empty if there is none. */
export function codeOf(fragment: string): string {
  if (!fragment.startsWith(MARK)) return "";
  try {
    return decodeURIComponent(fragment.slice(MARK.length)).slice(0, 40);
  } catch {
    return "";
  }
}
