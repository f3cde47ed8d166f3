/** The signs of deadly grounds: a flame, a flake, a cross; each within 8 units of its centre. */

import type { Ground } from "./generated.ts";

export const SIGNS: Partial<Record<Ground, string>> = {
  hot: "M0-8c5 5 6 8 4 11a5 5 0 0 1-8 0c-1-2 0-4 1-5 0 2 1 3 2 3 1-3-1-5 1-9Z",
  cold: "M0-8V8M-7-4L7 4M-7 4L7-4",
  deadly: "M-5-5L5 5M-5 5L5-5",
};
