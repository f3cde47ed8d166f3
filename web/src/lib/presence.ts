/** Whether the person of a seat is there, for whatever draws seats: a table sets the context, others have none. */

export const PRESENCE = "presence";

/** One of four marks, and its word. */
export interface Presence {
  mark: "here" | "elsewhere" | "away" | "bot";
  word: string;
}

/** Nothing for the person at this page, and where nobody sits. */
export type PresenceOf = (seat: number) => Presence | undefined;
