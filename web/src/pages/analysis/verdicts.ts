/** The signs of verdicts and of luck: each has a shape of its own, so that its colour is never needed. */

export type Sign = "great" | "good" | "inaccurate" | "mistake" | "forced" | "lucky" | "unlucky";

export const SIGNS: readonly Sign[] = ["great", "good", "inaccurate", "mistake", "forced", "lucky", "unlucky"];

const DIE = (y: number) =>
  `M3.8 ${y}h6.3a2.6 2.6 0 0 1 2.6 2.6v6.3a2.6 2.6 0 0 1-2.6 2.6H3.8a2.6 2.6 0 0 1-2.6-2.6v-6.3a2.6 2.6 0 0 1 2.6-2.6ZM4.8 ${y + 3.6}h.01M9.1 ${y + 7.9}h.01`;

/** In a square of 20: what is filled, or a line and how thick it is. */
export const DRAWN: Readonly<Record<Sign, { fill?: string; line?: string; thick?: number }>> = {
  great: {
    fill: "M10 .8 12 7.3 18.5 5.2 13.9 10 18.5 14.8 12 12.7 10 19.2 8 12.7 1.5 14.8 6.1 10 1.5 5.2 8 7.3Z",
  },
  good: { line: "M3.5 10.5l4.5 4.5L16.5 5.5", thick: 2.6 },
  inaccurate: { line: "M2.5 12c2-5 5-5 7.5-2s5.5 3 7.5-2", thick: 2.6 },
  mistake: { line: "M4.5 4.5l11 11M15.5 4.5l-11 11", thick: 2.6 },
  forced: { line: "M4 10h12", thick: 2.6 },
  lucky: { line: `${DIE(6)}M16.2 12V3.5M13 6.3l3.2-3.3 3.2 3.3`, thick: 1.6 },
  unlucky: { line: `${DIE(2.5)}M16.2 8v8.5M13 13.7l3.2 3.3 3.2-3.3`, thick: 1.6 },
};
