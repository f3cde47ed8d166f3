/** Which part of a drawing is visible: panning and zooming, never beyond its edges. */

import type { Box, Point } from "./hex.ts";

export type Sight = Box;

const ALMOST = 0.9; // of the whole: not worth a zoom

export const fitted = (box: Box): Sight => ({ ...box });

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Keeps the centre of the visible part inside the drawing. */
function held(sight: Sight, box: Box): Sight {
  const x = between(box.x, sight.x + sight.width / 2, box.x + box.width) - sight.width / 2;
  const y = between(box.y, sight.y + sight.height / 2, box.y + box.height) - sight.height / 2;
  return { ...sight, x, y };
}

export function moved(sight: Sight, by: Point, box: Box): Sight {
  return held({ ...sight, x: sight.x + by.x, y: sight.y + by.y }, box);
}

/** Zoomed in by this factor; the point stays where it is on the page. Never smaller than the whole. */
export function zoomed(sight: Sight, by: number, at: Point, box: Box, most: number): Sight {
  const width = between(box.width / most, sight.width / by, box.width);
  const factor = width / sight.width;
  const x = at.x - (at.x - sight.x) * factor;
  const y = at.y - (at.y - sight.y) * factor;
  const near = { x, y, width, height: box.height * (width / box.width) };
  return width >= box.width ? fitted(box) : held(near, box);
}

/** The part around this place: at least this share of the drawing, and all of the place; null: that is the whole. */
export function around(place: Box, part: number, box: Box): Sight | null {
  const share = Math.max(part, place.width / box.width, place.height / box.height);
  if (share > ALMOST) return null;
  const [width, height] = [box.width * share, box.height * share];
  const x = between(box.x, place.x + (place.width - width) / 2, box.x + box.width - width);
  const y = between(box.y, place.y + (place.height - height) / 2, box.y + box.height - height);
  return { x, y, width, height };
}
