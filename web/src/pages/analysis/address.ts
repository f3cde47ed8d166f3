/** The moment and the eyes of an analysis in its address: `131.D` is move 131 as D saw it, `131.open` with all cards. */

import { letterOf } from "../../lib/words.ts";

export interface Where {
  /** The moment, from 0; null: not said. */
  at: number | null;
  /** A seat; null: all cards open; undefined: not said. */
  eyes: number | null | undefined;
}

const OPEN = "open";
const SEATS = 8;

export function readWhere(anchor: string): Where {
  const [number = "", eyes = ""] = anchor.split(".");
  const at = /^\d{1,7}$/.test(number) ? Math.max(0, Number(number) - 1) : null;
  const seat = eyes.length === 1 ? eyes.charCodeAt(0) - "A".charCodeAt(0) : -1;
  return { at, eyes: eyes === OPEN ? null : seat >= 0 && seat < SEATS ? seat : undefined };
}

export function writeWhere(at: number, eyes: number | null): string {
  return `${at + 1}.${eyes === null ? OPEN : letterOf(eyes)}`;
}

/** The page of the analysis of a table. */
export const analysisOf = (table: string, at: number, eyes: number | null): string =>
  `t/${table}/analysis#${writeWhere(at, eyes)}`;
