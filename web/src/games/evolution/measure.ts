/** Positions of things on the drawn table, for lines that are drawn over it. */

export interface Components {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const middleOf = ({ x, y, width, height }: Components): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The box of an element, relative to the table. */
export function boxIn(field: DOMRect, element: Element): Components {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - field.x, y: y - field.y, width, height };
}

/** The last of these that is visible: on a phone an unfolded animal is below its small picture. */
export function drawn(root: ParentNode, selector: string): Element | null {
  const all = [...root.querySelectorAll(selector)];
  return all.findLast((element) => element.getBoundingClientRect().width > 0) ?? null;
}

export const animalIn = (root: ParentNode, id: string) => drawn(root, `[data-animal="${CSS.escape(id)}"]`);

/** Where the line between two centres leaves the first box. */
export function edge(of: Components, towards: Components): Point {
  const [from, to] = [middleOf(of), middleOf(towards)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const scale = Math.min(of.width / 2 / Math.max(1, Math.abs(dx)), of.height / 2 / Math.max(1, Math.abs(dy)), 1);
  return { x: from.x + dx * scale, y: from.y + dy * scale };
}

const STRIP = 60; // more than this between two zones: the question is there
const GUTTER = 5; // half of the gap between two cards

/** A line between two cards that runs in the gaps between cards, so that it crosses nothing out. */
export function link(a: Components, b: Components): Point[] {
  const [upper, lower] = a.y <= b.y ? [a, b] : [b, a];
  const [from, to] = [middleOf(upper), middleOf(lower)];
  const sameRow = lower.y - upper.y < Math.min(a.height, b.height) / 2;
  if (sameRow) {
    const y = Math.max(upper.y + upper.height, lower.y + lower.height) + GUTTER;
    return [
      { x: from.x, y: upper.y + upper.height },
      { x: from.x, y },
      { x: to.x, y },
      { x: to.x, y: lower.y + lower.height },
    ];
  }
  const y = upper.y + upper.height + GUTTER;
  const fromLeft = from.x <= to.x;
  const side = fromLeft ? lower.x : lower.x + lower.width;
  const x = fromLeft ? side - GUTTER : side + GUTTER;
  const end = lower.y + 14;
  return [
    { x: from.x, y: upper.y + upper.height },
    { x: from.x, y },
    { x, y },
    { x, y: end },
    { x: side, y: end },
  ];
}

/**
 * The way of an arrow in the frame: down between the cards of the hunter's seat, along the gap above the question, under
 * the question, to the head of the prey; straight, if the prey isn't below.
 */
export function wayBetween(
  from: Components,
  to: Components,
  seat: Components,
  question?: Components,
): { path: string; head: string } {
  if (to.y < seat.y + seat.height) return straight(from, to);
  const last = seat.y + seat.height - (from.y + from.height) < 40; // nothing is below the hunter
  const start = { x: last ? from.x + from.width / 2 : from.x + from.width - 16, y: from.y + from.height - 1 };
  const gap = last ? start.x : from.x + from.width + 3;
  const end = { x: to.x + to.width / 2, y: to.y - 7 };
  const bottom = seat.y + seat.height;
  const bend = (y: number) => `C${gap} ${(y + end.y) / 2 + 10} ${end.x} ${(y + end.y) / 2 - 10} ${end.x} ${end.y - 10}`;
  const behind = question && [gap, end.x].every((x) => x > question.x && x < question.x + question.width);
  const turn = behind ? question.y + question.height / 2 : bottom + 5; // unseen, or in the gap around the bank
  const on = to.y - bottom > STRIP ? elbow(gap, end, turn) : bend(last ? start.y : bottom + 10);
  const path = last
    ? `M${start.x} ${start.y}${on}`
    : `M${start.x} ${start.y}Q${start.x} ${start.y + 14} ${gap} ${start.y + 22}${on}`;
  return { path, head: `M${end.x - 11} ${end.y - 14}L${end.x} ${end.y + 6}L${end.x + 11} ${end.y - 14}Z` };
}

/** Down to this height, along it, and down to the end. */
function elbow(x: number, end: Point, y: number): string {
  const r = Math.min(9, Math.abs(end.x - x) / 2) * Math.sign(end.x - x);
  const turn = Math.abs(r);
  return `V${y - turn}Q${x} ${y} ${x + r} ${y}H${end.x - r}Q${end.x} ${y} ${end.x} ${y + turn}V${end.y - 10}`;
}

/** An arrow from one box to another, slightly bent. */
export function straight(from: Components, to: Components): { path: string; head: string } {
  const [a, b] = [edge(from, to), edge(to, from)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [x, y] = [b.x - ux * 14, b.y - uy * 14];
  return {
    path: `M${a.x} ${a.y}Q${(a.x + x) / 2 - uy * 18} ${(a.y + y) / 2 + ux * 18} ${x} ${y}`,
    head: `M${b.x} ${b.y}L${x - uy * 11} ${y + ux * 11}L${x + uy * 11} ${y - ux * 11}Z`,
  };
}

export const pathThrough = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

/** An arc between two points, above them. */
export function bow(a: Point, b: Point, height: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [(a.x + b.x) / 2 - (dy / length) * height, (a.y + b.y) / 2 + (dx / length) * height];
  return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
}

/** Call `draw` now and whenever things on the table may have moved: at most once a frame. */
export function follow(root: Element, draw: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  const watch = new ResizeObserver(soon);
  watch.observe(root);
  const changes = new MutationObserver(soon); // parts of the table come later, and cards come and go
  changes.observe(root, { childList: true, subtree: true });
  addEventListener("resize", soon);
  document.addEventListener("scroll", soon, { capture: true, passive: true });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
    changes.disconnect();
    removeEventListener("resize", soon);
    document.removeEventListener("scroll", soon, { capture: true });
  };
}

const REACH = 16; // so near to the border between two cards is between them

/** The two cards side by side between which a point is; none, if it is on one of them. */
export function neighboursAt(cards: Iterable<HTMLElement>, x: number, y: number): HTMLElement[] {
  const row = [...cards]
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => box.top <= y && y <= box.bottom)
    .sort((a, b) => a.box.left - b.box.left);
  const at = row.findIndex(({ box }, index) => {
    const next = row[index + 1]?.box;
    return next !== undefined && box.right - REACH <= x && x <= next.left + REACH && next.left - box.right < 2 * REACH;
  });
  return at < 0 ? [] : row.slice(at, at + 2).map(({ card }) => card);
}
