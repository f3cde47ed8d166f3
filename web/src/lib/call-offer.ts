/** The offer to be called to slow tables: made at one table, and remembered on this device. */

import { recall, remember } from "./memory.ts";

const NAME = "call-offer";

/** May it be offered at this table? Not if it was answered, or made at another one. */
export function mayOffer(table: string): boolean {
  return [null, table].includes(recall(NAME));
}

/** It is made at this table, or was answered: yes or no, it is never made again. */
export function answerOffer(where: string): void {
  remember(NAME, where);
}
