/** How large animals are drawn: five steps, and the best grid of cards in a box. No document here, only numbers. */

export const STEPS = ["comb", "chip", "compact", "full", "plate"] as const;
export type Step = (typeof STEPS)[number];

/** The smallest card of each step: width and height. */
const LEAST: Record<Step, readonly [number, number]> = {
  comb: [0, 0],
  chip: [40, 36],
  compact: [62, 76],
  full: [100, 132],
  plate: [184, 236],
};
/** A compact card can also lie, in low and wide places: the animal at the left, badges at the right. */
const LYING = [96, 44] as const;
/** A lying card that is lower than this has a smaller drawing. */
export const LOW = 56;
export const GAP = 6; // between cards
const LEAST_SIDE = 20;

export interface Grid {
  columns: number;
  rows: number;
  width: number;
  height: number;
  step: number;
  score: number;
}

/** How many animals somebody has, and the most traits that one of them shows. */
export interface Herd {
  animals: number;
  traits: number;
}

/** A low card lies; so does one that isn't much higher but wide, where an upright drawing would be tiny. */
export const lies = (width: number, height: number) =>
  width >= LYING[0] && (height < LEAST.compact[1] || (height < 96 && width >= 1.5 * height));

/** The highest step that a card of this size can be drawn at. */
export function stepOf(width: number, height: number): number {
  const upright = STEPS.findLastIndex((step) => width >= LEAST[step][0] && height >= LEAST[step][1]);
  const lying = width >= LYING[0] && height >= LYING[1] ? STEPS.indexOf("compact") : 0;
  return Math.max(upright, lying);
}

/** How many badges of 23 pixels have room on a card. */
export function badges(width: number, height: number): number {
  if (lies(width, height)) {
    const drawing = height < LOW ? 48 : 62;
    return Math.max(0, Math.floor((width - drawing) / 24) * Math.floor((height - 17) / 23));
  }
  return Math.floor((width - 8) / 26) * Math.max(0, Math.floor((height - 48) / 26));
}

/** How many traits a card can show. */
function holds(step: number, width: number, height: number): number {
  if (step >= STEPS.indexOf("full")) return Math.max(Math.floor((height - 64) / 23), badges(width, height));
  return step === STEPS.indexOf("compact") ? badges(width, height) : 0;
}

/** The higher the better: the step, then the traits that are shown, then the area. */
function scoreOf(step: number, width: number, height: number, traits: number): number {
  const columns = Math.max(1, Math.floor((width - 8) / 26));
  const drawing = height - 24 - 26 * Math.ceil(traits / columns);
  const crammed = step === STEPS.indexOf("compact") && !lies(width, height) && drawing < 32;
  return (
    step * 1e7 +
    Math.min(traits, holds(step, width, height)) * 1e5 +
    Math.min(width * height, 60_000) -
    (width > height * 1.25 ? 9000 : 0) -
    (crammed ? 20_000 : 0)
  );
}

/** The best grid for these animals in a box; no card is larger than `most`. */
export function fit(
  { animals, traits }: Herd,
  [width, height]: readonly [number, number],
  most: readonly [number, number],
  gap = GAP,
): Grid {
  const count = Math.max(1, animals);
  let best: Grid = { columns: 1, rows: 1, width, height, step: 0, score: -Infinity };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    if (Math.ceil(count / rows) < columns) continue; // the same rows with fewer columns are better
    const wide = Math.min(most[0], Math.floor((width - gap * (columns - 1)) / columns));
    const high = Math.min(most[1], Math.floor((height - gap * (rows - 1)) / rows));
    if (wide < LEAST_SIDE || high < LEAST_SIDE) continue;
    const step = stepOf(wide, high);
    const score = scoreOf(step, wide, high, traits);
    if (score > best.score) best = { columns, rows, width: wide, height: high, step, score };
  }
  return best;
}

const CHIP = { gap: 3, width: [40, 62], height: [30, 44] } as const;

/** Chips as small as they may be, in as many rows as these animals need: a row of them grows. */
export function grown(animals: number, width: number): Grid {
  const most = Math.floor((width + CHIP.gap) / (CHIP.width[0] + CHIP.gap));
  const rows = Math.max(1, Math.ceil(animals / Math.max(1, most)));
  const columns = Math.max(1, Math.ceil(animals / rows));
  const wide = Math.min(CHIP.width[1], Math.floor((width - CHIP.gap * (columns - 1)) / columns));
  return { columns, rows, width: wide, height: CHIP.height[0], step: STEPS.indexOf("chip"), score: 0 };
}

/** On a phone on its side: chips in as few rows as possible; a comb if they don't fit. */
export function chips(animals: number, width: number, height: number): Grid {
  for (const rows of [1, 2, 3]) {
    const columns = Math.max(1, Math.ceil(animals / rows));
    const wide = Math.min(CHIP.width[1], Math.floor((width - CHIP.gap * (columns - 1)) / columns));
    const high = Math.min(CHIP.height[1], Math.floor((height - CHIP.gap * (rows - 1)) / rows));
    if (wide >= CHIP.width[0] && high >= CHIP.height[0])
      return { columns, rows, width: wide, height: high, step: STEPS.indexOf("chip"), score: 0 };
  }
  return { columns: 1, rows: 1, width, height, step: 0, score: 0 };
}
