/** The engraved motif of each terrain, around the centre of a hex of size 50. */

const WAVES = "M-20-6q5-5 10 0t10 0t10 0t10 0M-22 4q5-5 10 0t10 0t10 0M-12 14q5-5 10 0t10 0t10 0";
const DUNES =
  "M-14 4q4-4 8 0t8 0t8 0M-10 11q4-4 8 0t8 0M-8-9m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0" +
  "M3-12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0M10-5m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0";
const TUFTS = "M-12 6q0-8-4-12M-12 6q0-9 4-13M4 12q0-8-4-12M4 12q0-9 4-13M10-4q0-7-3-10M10-4q0-8 4-11";
const ARCS = "M-20 8q10-16 20 0M0 12q9-14 18 0M-8-6q8-12 16 0M-13 4l2-3M-9 3l2-4M6 8l2-4M10 8l2-3";
const PEAKS = "M-20 10L-8-12L2 6M-6 10L7-8L18 10M-12-5l4 4 3-3M3-3l4 4 3-3";
const RIDGE = "M-24 14L-8-14L4 8M-6 14L9-12L24 14M-13-6l5 5 3-5M4-4l5 5 4-5M-18 14l4-8M-2 14l3-6M14 14l-3-8";
const FIRS = "M-13 12v-5M-13 7l-8 0 8-16 8 16ZM6 15v-5M6 10l-9 0 9-20 9 20ZM20 6v-4M20 2l-6 0 6-12 6 12Z";
const EARS =
  "M-14 10v-14M-14-4q-4-2-4-6 4 1 4 6 0-5 4-6 0 4-4 6M2 14V-4M2-4q-4-2-4-7 4 2 4 7 0-5 4-7 0 5-4 7" +
  "M15 8V-6M15-6q-4-2-4-6 4 1 4 6 0-5 4-6 0 4-4 6";
const FLOWERS =
  "M-10-4m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M-10 .5V12M8-8m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M8-3.5V12" +
  "M-2 12q0-8 4-10M17 12q-1-7-5-9";

const MOTIFS: Record<string, string> = {
  beach: DUNES,
  plain: TUFTS,
  hill: ARCS,
  mountain: PEAKS,
  lake: WAVES,
  meadow: EARS,
  forest: FIRS,
  range: RIDGE,
  any: FLOWERS,
};

export const motifOf = (terrain: string): string => MOTIFS[terrain] ?? "";

/** A small one for the corners of a hex on which something stands, around its own centre. */
const SMALL: Record<string, string> = {
  beach: "M-4 1h.1M3-2h.1M2 4h.1",
  plain: "M0 5q0-6-4-9M0 5q0-6 4-9",
  hill: "M-6 4q6-12 12 0",
  mountain: "M-6 4L0-6L6 4",
  lake: "M-7-2q3.5-4 7 0t7 0M-7 4q3.5-4 7 0t7 0",
  meadow: "M0 7V-2M0-2q-4-2-4-6 4 1 4 6 0-5 4-6 0 4-4 6",
  forest: "M0 7v-3M0-7L5 4H-5Z",
  range: "M-8 5L-3-4L0 1L3-4L8 5",
  any: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
};

export const smallMotifOf = (terrain: string): string => SMALL[terrain] ?? "";
