import type { Terrain } from "./generated.ts";

const LOOKS: Record<Terrain, string> = {
  lake: "lake",
  plain: "meadow",
  forest: "forest",
  universal: "any",
  mountain: "range",
};

/** How a terrain looks: a name from the hexes that games share. */
export const lookOf = (terrain: Terrain): string => LOOKS[terrain];
