/** Messages for the person at this page. */

import type { ChatLine } from "../lib/generated/replies.ts";
import type { Message } from "../lib/words.ts";

export interface Notice {
  words: Message;
  rules: string[];
  /** It stays until it is read. */
  alarm?: true;
}

/** What the server says about seat links: nobody should miss it in the chat. */
const ALARMS = ["notice-new-link", "notice-old-link", "notice-link-used"];

/** The notice that a line of the chat is worth, if any. */
export function alarmOf({ phrase, text }: ChatLine): Notice | null {
  if (!ALARMS.includes(phrase ?? "")) return null;
  return { words: { key: phrase ?? "", args: { seat: text ?? "" } }, rules: [], alarm: true };
}
