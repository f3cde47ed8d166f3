/**
 * The frame of a table: a page as high as the window that never scrolls. Sizes follow from the window alone, so nothing
 * moves during a game.
 */

export interface FrameClass {
  name: "XXL" | "XL" | "L" | "M" | "S" | "XS";
  /** The least window, in pixels. */
  height: number;
  width: number;
  /** The height of the top line. */
  top: number;
  /** Between the zones, and at the sides of the window. */
  gap: number;
  pad: number;
  /** How much larger texts are. */
  unit: number;
}

/** From the largest; a high but narrow window gets no larger text. */
export const CLASSES: readonly FrameClass[] = [
  { name: "XXL", height: 1300, width: 1700, top: 60, gap: 16, pad: 16, unit: 1.28 },
  { name: "XL", height: 1040, width: 1100, top: 56, gap: 14, pad: 14, unit: 1.1 },
  { name: "L", height: 880, width: 0, top: 52, gap: 12, pad: 14, unit: 1 },
  { name: "M", height: 740, width: 0, top: 48, gap: 10, pad: 10, unit: 1 },
  { name: "S", height: 540, width: 0, top: 44, gap: 8, pad: 8, unit: 1 },
  { name: "XS", height: 0, width: 0, top: 36, gap: 6, pad: 8, unit: 1 },
];

export function classOf(width: number, height: number): FrameClass {
  const found = CLASSES.find((one) => height >= one.height && width >= one.width);
  return found ?? (CLASSES.at(-1) as FrameClass);
}

/** Narrower windows are phones held upright: they keep their sheet. */
export const FRAMED = "(min-width: 641px)";

export const RAIL_CLOSED = 48; // a column of icons
export const RAIL_OPENS = 1360; // from this width the rail has a place of its own

/** The width of the log at the right. */
export function railOf(width: number, open: boolean): number {
  if (!open || width < RAIL_OPENS) return RAIL_CLOSED;
  return width >= 2200 ? 400 : width >= 1700 ? 326 : 272;
}

/** Is the rail open if nobody has opened or closed it? */
export const opensRail = (width: number) => width >= RAIL_OPENS;
