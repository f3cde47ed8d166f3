/** The rings of a hint around things of the page, and the arrow between them. */

export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Around a cell of a map, not around a card. */
  round: boolean;
}

const ROOM = 4; // pixels between a thing and its ring
const HEAD = 11; // the length of the arrow's head
const GHOST = 24; // from the tip of the arrow to the middle of the picture, on the edge of the last ring

/** The ring around something, in pixels of the window. */
export function ringAround(thing: Element): Ring {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const round = thing instanceof SVGElement;
  const room = round ? 0 : ROOM;
  const [x, y] = [Math.round(left) - room, Math.round(top) - room];
  return { x, y, width: Math.round(width) + 2 * room, height: Math.round(height) + 2 * room, round };
}

/** Where the straight line from the middle of a ring to a point leaves the ring. */
function edge({ x, y, width, height }: Ring, to: { x: number; y: number }): { x: number; y: number } {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [dx, dy] = [to.x - cx, to.y - cy];
  const part = Math.min(width / 2 / Math.abs(dx || 1e-6), height / 2 / Math.abs(dy || 1e-6));
  return { x: cx + dx * part, y: cy + dy * part };
}

const middle = ({ x, y, width, height }: Ring) => ({ x: x + width / 2, y: y + height / 2 });
const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arrow from the first ring to the last, and where a picture stands at its tip; null if there is no room for it. */
export function arrow(rings: readonly Ring[]): { line: string; head: string; x: number; y: number } | null {
  const [first, last] = [rings[0], rings.at(-1)];
  if (first === undefined || last === undefined || rings.length < 2) return null;
  const [from, goal] = [edge(first, middle(last)), edge(last, middle(first))];
  const [a, b] = [middle(first), middle(last)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const length = (goal.x - from.x) * ux + (goal.y - from.y) * uy; // less than nothing where the rings overlap
  if (far === 0 || length < GHOST + HEAD) return null;
  const to = { x: goal.x - ux * GHOST, y: goal.y - uy * GHOST };
  const neck = { x: to.x - ux * HEAD, y: to.y - uy * HEAD };
  const side = HEAD * 0.6;
  return {
    line: `M${point(from.x, from.y)}L${point(neck.x, neck.y)}`,
    head: `M${point(to.x, to.y)}L${point(neck.x - uy * side, neck.y + ux * side)}L${point(neck.x + uy * side, neck.y - ux * side)}Z`,
    x: goal.x,
    y: goal.y,
  };
}
