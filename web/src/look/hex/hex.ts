/** Hexes on a page: axial coordinates, points up, x to the right and y down, as `beagle.kernel.hexes` has them. */

export interface Hex {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** From the centre of a hex to a corner, in units of the drawing. */
export const SIZE = 50;
const ROOT = Math.sqrt(3);

/** East, north-east, north-west, west, south-west, south-east; three further on is the opposite. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** The centre of a hex. */
export function centre({ q, r }: Hex, size = SIZE): Point {
  return { x: size * ROOT * (q + r / 2), y: size * 1.5 * r };
}

/** The hex at a point of the drawing. */
export function hexAt({ x, y }: Point, size = SIZE): Hex {
  const r = y / (size * 1.5);
  const q = x / (size * ROOT) - r / 2;
  return rounded(q, r);
}

function rounded(q: number, r: number): Hex {
  const s = -q - r;
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s - s) };
  if (off.q > off.r && off.q > off.s) near.q = -near.r - near.s;
  else if (off.r > off.s) near.r = -near.q - near.s;
  return { q: near.q + 0, r: near.r + 0 }; // + 0: no minus zero
}

/** The six corners, as `points` of a polygon around the centre. */
export function outline(size = SIZE): string {
  const corners = Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`;
  });
  return corners.join(" ");
}

/** How the notation writes a hex. */
export const nameOf = ({ q, r }: Hex): string => `${q},${r}`;

/** Parse what the notation writes; null if it isn't a hex. */
export function readHex(text: string): Hex | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : null;
}

export function neighbour({ q, r }: Hex, direction: number): Hex {
  const step = DIRECTIONS[((direction % 6) + 6) % 6] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around these hexes, with room left around them. */
export function boxAround(hexes: readonly Hex[], room = 0, size = SIZE): Box {
  const middles = hexes.length > 0 ? hexes.map((hex) => centre(hex, size)) : [{ x: 0, y: 0 }];
  const xs = middles.map((point) => point.x);
  const ys = middles.map((point) => point.y);
  const x = Math.min(...xs) - (size * ROOT) / 2 - room;
  const y = Math.min(...ys) - size - room;
  return {
    x,
    y,
    width: Math.max(...xs) + (size * ROOT) / 2 + room - x,
    height: Math.max(...ys) + size + room - y,
  };
}

/**
 * The hex that an arrow key goes to from here: the nearest in that direction; null if there is none. Right and left
 * stay in their row if possible.
 */
export function towards<H extends Hex>(hexes: readonly H[], from: Hex, key: string): H | null {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (way === undefined) return null;
  const [dx = 0, dy = 0] = way;
  const start = centre(from);
  const aslant = dy === 0 ? 2.2 : 1; // straight up and down there is a hex only in every other row
  let best: H | null = null;
  let least = Infinity;
  for (const hex of hexes) {
    const point = centre(hex);
    const along = (point.x - start.x) * dx + (point.y - start.y) * dy;
    const aside = Math.abs((point.x - start.x) * dy) + Math.abs((point.y - start.y) * dx);
    if (along < 1) continue;
    const far = along + aslant * aside;
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}
