import type { TableModel } from "./table.svelte.ts";

/** What choosing and answering need to know about a table: a live one, or one in a lesson. */
export type Answerable = Pick<
  TableModel,
  | "n"
  | "eyes"
  | "view"
  | "ask"
  | "held"
  | "table"
  | "names"
  | "spoken"
  | "myMove"
  | "forgiving"
  | "behind"
  | "busy"
  | "notice"
  | "player"
  | "request"
  | "play"
>;
