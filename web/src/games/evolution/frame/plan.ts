/**
 * The plan of the table of Evolution: a window and counts become pixels, and nothing else decides a size. Heights depend
 * on the window and the number of seats only, which don't change during a game: so bank, question and own zone can't
 * move. There is no document here, only numbers.
 */

import { classOf, RAIL_CLOSED, railOf, type FrameClass } from "../../../table/frame.ts";
import { chips, fit, GAP, type Grid, type Herd } from "./fit.ts";

interface Sizes {
  strip: number;
  own: number;
  bank: number;
  /** The width of the own plate: name, clock, counts. */
  plate: number;
  /** A card of the hand. */
  card: readonly [number, number];
  /** No animal is drawn larger: a bare one doesn't swell. */
  most: readonly [number, number];
  /** The head of a seat. */
  head: number;
}

const SIZES: Record<FrameClass["name"], Sizes> = {
  XXL: { strip: 216, own: 430, bank: 392, plate: 168, card: [172, 246], most: [390, 540], head: 44 },
  XL: { strip: 178, own: 318, bank: 306, plate: 132, card: [152, 190], most: [300, 420], head: 38 },
  L: { strip: 152, own: 252, bank: 270, plate: 112, card: [108, 154], most: [178, 300], head: 36 },
  M: { strip: 138, own: 206, bank: 236, plate: 98, card: [94, 138], most: [168, 240], head: 32 },
  S: { strip: 130, own: 186, bank: 214, plate: 88, card: [82, 126], most: [160, 220], head: 30 },
  XS: { strip: 0, own: 0, bank: 0, plate: 0, card: [78, 112], most: [128, 200], head: 22 },
};
/** How high a card of the hand is. */
export const SIZES_OF_HAND = Object.fromEntries(
  Object.entries(SIZES).map(([name, { card }]) => [name, card[1]]),
) as Record<FrameClass["name"], number>;

const TALL = { strip: 184, row: 34, slot: 72 }; // a tablet held upright: its strip, the label of the row of the hand
const SLIM = 1100; // below this width the bank is its number and the deck
export const NARROW = 250; // × text factor; the head of a narrower seat has two lines
export const WORDY = 340; // a wider one says in words that somebody acts
const LANDS = 3;
/** How much lower the strip of Continents is: the question is wider there. */
const LOWER: Partial<Record<FrameClass["name"], number>> = { S: 0, M: 8 };

/** What a plan needs to know about a table. */
export interface Counts {
  /** The other players, clockwise. */
  rivals: readonly Herd[];
  /** Your own animals; null for somebody who watches. */
  own: Herd | null;
  /** In your hand. */
  cards: number;
  /** Can cards be played in this phase? */
  open: boolean;
  /** Are there several places? */
  lands: boolean;
  /** Is the rail open? */
  rail: boolean;
}

export interface HandPlan {
  width: number;
  card: readonly [number, number];
  rows: number;
  open: boolean;
  /** Icons without names. */
  small: boolean;
}

export interface SeatsPlan {
  columns: number;
  rows: number;
  width: number;
  height: number;
  grids: readonly Grid[];
}

export interface Plan {
  class: FrameClass;
  most: readonly [number, number];
  head: number;
  width: number;
  height: number;
  /** A tablet held upright. */
  tall: boolean;
  /** A phone on its side: the question is a column at the right. */
  side: boolean;
  slim: boolean;
  rail: number;
  bank: number;
  strip: number;
  own: number;
  plate: number;
  /** The height and width of the rivals' zone. */
  rivals: readonly [number, number];
  seats: SeatsPlan;
  mine: Grid | null;
  /** The width of the place for a new animal; 0: there is none. */
  slot: number;
  hand: HandPlan;
  /** Only then can the rivals' zone scroll, inside itself. */
  scrolls: boolean;
}

export function plan(width: number, height: number, counts: Counts): Plan {
  const kind = classOf(width, height);
  return kind.name === "XS" ? onItsSide(width, height, kind, counts) : upright(width, height, kind, counts);
}

function upright(width: number, height: number, kind: FrameClass, counts: Counts): Plan {
  const sizes = SIZES[kind.name];
  const tall = height > width && width < SLIM;
  const zones = heights(width, height, kind, counts, tall);
  const hand = handOf(width, kind, zones.own, counts, tall);
  const slot = counts.open ? Math.min(76, Math.max(62, Math.round(sizes.card[0] * 0.66))) : 0;
  const rivals = [width - 2 * kind.pad - zones.rail - kind.gap, zones.rivals] as const;
  const seats = counts.lands ? NO_SEATS : seated(rivals, kind, counts.rivals);
  const made: Plan = {
    class: kind,
    most: sizes.most,
    head: sizes.head,
    width,
    height,
    tall,
    side: false,
    slim: width < SLIM,
    rail: zones.rail,
    bank: zones.bank,
    strip: zones.strip,
    own: zones.own,
    plate: sizes.plate,
    rivals,
    seats,
    mine: null,
    slot,
    hand,
    scrolls: seats.grids.some(({ step }) => step === 0),
  };
  if (counts.own && !counts.lands) made.mine = fit(counts.own, ownRoom(made), sizes.most);
  return made;
}

/** Rivals, strip and own zone share the height; two players sit face to face, with halves. */
function heights(width: number, height: number, kind: FrameClass, counts: Counts, tall: boolean) {
  const sizes = SIZES[kind.name];
  const stack = height - kind.top - (counts.own ? 3 : 2) * kind.gap;
  const lower = counts.lands ? (LOWER[kind.name] ?? 16) : 0;
  const strip = tall ? TALL.strip : sizes.strip - lower;
  let own = (tall ? sizes.own + sizes.card[1] + 14 : sizes.own) - (counts.lands ? 8 : 0);
  const half = Math.round((stack - strip) / 2);
  if (counts.rivals.length === 1 && !counts.lands) own = tall ? Math.max(own, half) : half;
  if (!counts.own) own = 0;
  const rail = tall ? RAIL_CLOSED : railOf(width, counts.rail);
  return {
    strip,
    own,
    rivals: stack - strip - own,
    rail: counts.lands && counts.own && !tall ? Math.max(rail, 220) : rail, // the hand lies in this column
    bank: tall || counts.lands ? 0 : width < SLIM ? 132 : sizes.bank,
  };
}

/** The width and height that your animals have. */
function ownRoom({ class: kind, width, tall, own, plate, hand, slot }: Plan): [number, number] {
  const room = width - 2 * kind.pad - 24 - plate;
  const high = own - 5 - 20;
  if (tall) return [room - kind.gap, high - SIZES[kind.name].card[1] - TALL.row - kind.gap];
  return [room - hand.width - (slot ? slot + GAP : 0) - 2 * kind.gap, high];
}

function handOf(width: number, kind: FrameClass, own: number, counts: Counts, tall: boolean): HandPlan {
  const { card, plate } = SIZES[kind.name];
  const { cards, open, lands } = counts;
  if (tall) {
    const room = width - 2 * kind.pad - 24 - (lands ? 0 : plate + kind.gap); // there it lies under the plate too
    return { width: room - TALL.slot - kind.gap, card, rows: 1, open: true, small: false };
  }
  if (lands) return handOfLands(width, kind, own, counts);
  const room = own - 58;
  const rows = cards > 3 && room >= 2 * 118 + 8 ? 2 : 1;
  const high = Math.min(rows === 2 ? Math.floor((room - 8) / 2) : room, card[1]);
  const want = Math.ceil(cards / rows) * (card[0] + 8) + 24;
  const wide = Math.min(Math.round(width * 0.34), Math.max(want, 150));
  const animals = width - 2 * kind.pad - 24 - plate - wide - 2 * kind.gap;
  // while no card can be played the hand folds, if your animals need its room
  const stays = open || (counts.own?.animals ?? 0) * (140 + GAP) <= animals;
  const folded = Math.round(card[0] * 0.74 + 34);
  return { width: stays ? wide : folded, card: [card[0], high], rows, open: stays, small: false };
}

/** The hand lies under the log; more than six cards are two rows of icons. */
function handOfLands(width: number, kind: FrameClass, own: number, { cards, rail }: Counts): HandPlan {
  const { card } = SIZES[kind.name];
  const wide = Math.max(railOf(width, rail), 220);
  const room = Math.min(card[1], own - 58);
  if (cards <= 6) return { width: wide, card: [card[0], room], rows: 1, open: true, small: false };
  const high = Math.floor((own - 16 - 30 - 8) / 2);
  return { width: wide, card: [card[0] - 30, high], rows: 2, open: true, small: true };
}

const NO_SEATS: SeatsPlan = { columns: 1, rows: 1, width: 0, height: 0, grids: [] };
const LEAST_SEAT = 138;

/** One row clockwise as long as the seats keep their width, else two or three; the best worst seat wins. */
function seated([width, height]: readonly [number, number], kind: FrameClass, rivals: readonly Herd[]): SeatsPlan {
  const { most, head } = SIZES[kind.name];
  const many = rivals.length;
  let best = { ...NO_SEATS, score: -Infinity };
  for (const rows of [1, 2, 3]) {
    const columns = Math.ceil(many / rows);
    if (rows > many || (rows > 1 && columns * (rows - 1) >= many)) continue;
    const wide = Math.floor((width - kind.gap * (columns - 1)) / columns);
    const high = Math.floor((height - kind.gap * (rows - 1)) / rows);
    if (rows === 1 && wide < LEAST_SEAT && many > 1) continue;
    const room = [wide - 20, high - (wide < NARROW * kind.unit ? 44 * kind.unit : head) - 22] as const;
    const grids = rivals.map((herd) => fit(herd, room, most));
    const worst = Math.min(...grids.map(({ step }) => step));
    const score = worst * 1e8 + grids.reduce((sum, grid) => sum + grid.score, 0) / many;
    if (score > best.score) best = { columns, rows, width: wide, height: high, grids, score };
  }
  return best;
}

/** A phone on its side: rivals and own animals at the left, the question at the right, under the thumb. */
function onItsSide(width: number, height: number, kind: FrameClass, counts: Counts): Plan {
  const strip = Math.round(Math.min(300, width * 0.31));
  const main = width - strip - 3 * kind.pad;
  const rest = height - kind.top - 2 * kind.gap - 4;
  const share = counts.lands ? Math.min(0.55, 0.12 + 0.1 * counts.rivals.length) : 0.34;
  const above = counts.own ? Math.round((height - kind.top) * share) : rest + kind.gap;
  const own = counts.own ? rest - above : 0;
  return small(width, height, kind, counts, { strip, main, above, own, columns: Math.max(1, counts.rivals.length) });
}

/** Where there is little room: rivals as chips, and the own animals. */
function small(
  width: number,
  height: number,
  kind: FrameClass,
  counts: Counts,
  zones: { strip: number; main: number; above: number; own: number; columns: number },
): Plan {
  const { most, head, card } = SIZES.XS;
  const { strip, main, above, own, columns } = zones;
  const gap = 6;
  const rows = Math.max(1, Math.ceil(counts.rivals.length / columns));
  const seat = Math.floor((main - gap * (columns - 1)) / columns);
  const high = Math.floor((above - gap * (rows - 1)) / rows);
  const hand = handOnItsSide(main, own, counts);
  const grids = counts.lands ? [] : counts.rivals.map((herd) => smallGrid(herd, [seat - 12, high - 36], counts));
  const slot = counts.open ? Math.round(card[0] * 0.66) : 0;
  const room = [main - hand.width - 22 - (slot > 0 ? slot + gap : 0), own - 34] as const;
  return {
    class: kind,
    most,
    head,
    width,
    height,
    tall: false,
    side: true,
    slim: true,
    rail: 0,
    bank: 0,
    strip,
    own,
    plate: 0,
    rivals: [main, above],
    seats: { columns, rows, width: seat, height: high, grids },
    mine: counts.own && !counts.lands ? fit({ ...counts.own, traits: 4 }, room, most, 5) : null,
    slot,
    hand,
    scrolls: false,
  };
}

/** Chips; where nothing of one's own is below them there may be room for more. */
function smallGrid(herd: Herd, [width, height]: readonly [number, number], { own }: Counts): Grid {
  const most = own ? null : fit(herd, [width, height], SIZES.XS.most, 3);
  return most && most.step > 1 ? most : chips(herd.animals, width, height);
}

const WIDE_PANE = 560;
const CHIPS = 110; // the least width of a rival whose animals are chips

/** In a part of a page: rivals, the bank as a line, the own animals. There is no question and no rail. */
export function inPane(width: number, height: number, counts: Counts): Plan {
  const wide = width >= WIDE_PANE && height >= 300 && !counts.lands;
  const kind = { ...classOf(width, wide ? 540 : 0), top: 0, pad: 0, gap: wide ? 9 : 6 };
  const strip = counts.lands ? 0 : wide ? 46 : 28;
  const rest = height - strip - kind.gap * (counts.own ? 2 : 1);
  const rows = Math.ceil(counts.rivals.length / (wide ? 4 : Math.floor(width / CHIPS)));
  const own = counts.own ? Math.round(rest * (rows > 1 ? 0.4 : wide ? 0.5 : 0.46)) : 0;
  const shut = { ...counts, open: false }; // nothing is played here: the hand is a stack
  const columns = Math.ceil(counts.rivals.length / Math.max(1, rows)) || 1;
  const zones = { strip, main: width, above: rest - own, own, columns };
  if (!wide) return { ...small(width, height, kind, shut, zones), bank: strip > 0 ? width : 0 };
  const { most, head, plate, card } = SIZES.S;
  const rivals = [width, rest - own] as const;
  const seats = seated(rivals, kind, counts.rivals);
  const hand = { width: Math.round(card[0] * 0.74 + 34), card, rows: 1, open: false, small: false };
  const made = { ...NO_PLAN, class: kind, most, head, width, height, strip, own, plate, rivals, seats, hand };
  const room = [width - 24 - plate - hand.width - 2 * kind.gap, own - 25] as const;
  return { ...made, bank: width, mine: counts.own && fit(counts.own, room, most), scrolls: false };
}

const NO_PLAN = { tall: false, side: false, slim: false, rail: 0, slot: 0 };

function handOnItsSide(main: number, own: number, { cards, open }: Counts): HandPlan {
  const { card } = SIZES.XS;
  if (!open) return { width: 64, card, rows: 1, open: false, small: false };
  const width = Math.round(Math.min(main * 0.42, cards * (card[0] + 6) + 12));
  const high = own - 34 - 26;
  if (cards <= 6) return { width, card: [card[0], Math.min(card[1], high)], rows: 1, open, small: false };
  return { width, card: [card[0] - 18, Math.floor((high - 8) / 2)], rows: 2, open, small: true };
}

const FEW_LANES = 3;

/** The columns of Continents: the plates of the players, then the lands. */
export function columnsOf(made: Plan, rivals: number): { plate: number; land: number } {
  const low = rivals > FEW_LANES; // a name stands beside its mark there, else under it
  const plate = made.side ? (low ? 76 : 58) : made.tall ? 92 : made.plate;
  const gap = made.side ? 5 : 8;
  const width = made.side ? made.rivals[0] - made.hand.width - 18 : made.rivals[0];
  return { plate, land: Math.floor((width - plate - LANDS * gap) / LANDS) };
}
