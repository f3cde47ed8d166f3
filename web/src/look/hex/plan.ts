/**
 * The frames of the two hex tables as numbers: a window and the number of seats give a box for every zone. Nothing else
 * decides a place or a size: not the phase, not the number of dinosaurs, genes, tiles or words. So nothing moves during
 * a game.
 */

const ROOT = Math.sqrt(3);

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Kind = "table" | "side" | "upright";

/** The window, and what the page around the table takes of it. */
export interface Room {
  width: number;
  height: number;
  /** The height of the top line. */
  top: number;
  /** A part of a page: nothing is asked there. */
  pane?: boolean;
}

interface Class {
  least: number;
  top: number;
  dock: number;
  gap: number;
  pad: number;
  evo: [left: number, right: number];
  gods: [left: number, right: number];
  /** A rival's board is never higher. */
  cap: number;
  unit: number;
}

/** By the height of the window, from the largest. The last is a phone on its side. */
const CLASSES: readonly Class[] = [
  { least: 1300, top: 60, dock: 216, gap: 16, pad: 16, evo: [430, 400], gods: [480, 400], cap: 250, unit: 1.28 },
  { least: 1040, top: 56, dock: 180, gap: 14, pad: 14, evo: [346, 320], gods: [400, 318], cap: 196, unit: 1.1 },
  { least: 880, top: 52, dock: 152, gap: 12, pad: 14, evo: [312, 284], gods: [340, 284], cap: 166, unit: 1 },
  { least: 740, top: 48, dock: 140, gap: 10, pad: 10, evo: [300, 264], gods: [318, 264], cap: 150, unit: 1 },
  { least: 540, top: 44, dock: 132, gap: 8, pad: 8, evo: [300, 262], gods: [312, 254], cap: 132, unit: 1 },
];
const ON_ITS_SIDE: Class = {
  least: 0,
  top: 40,
  dock: 0,
  gap: 6,
  pad: 8,
  evo: [0, 0],
  gods: [0, 0],
  cap: 0,
  unit: 1,
};

const UPRIGHT = 1100; // narrower and higher than wide: a phone or a tablet held upright
const TABLET = 620;
const LOW = 540; // lower: a phone on its side, or a page enlarged twice
const NARROW = 1240; // the columns are slimmer, and the dock is higher: the map leaves that height free
const SLIM = 1100;
const LARGE_TEXT = 1700; // the two largest classes need this width, or the next
const LARGER_TEXT = 1100;
const LEAST_LOG = 130;
const HELD = 20; // pixels: on a phone a hex is never smaller, and the land pans

/** The widest row in hexes, with the half steps, and the number of rows, by the number of seats. */
const ISLAND: Record<number, [columns: number, rows: number]> = { 2: [6, 5], 3: [7.5, 8], 4: [9, 7], 5: [10, 9] };

/** A land is drawn in one of these sizes: columns and rows. */
const LANDS: readonly [columns: number, rows: number][] = [
  [7, 6],
  [9, 8],
  [11, 10],
  [13, 12],
  [16, 14],
];

export interface Plan {
  kind: Kind;
  /** How much larger texts are. */
  unit: number;
  narrow: boolean;
  /** A low phone. */
  low: boolean;
  /** The radius of a hex of the large map, in pixels. */
  hex: number;
  question: Rect;
  map: Rect;
  /** Log and chat; null: they are behind an icon. */
  log: Rect | null;
  seats: Rect[];
  own: Rect | null;
  /** A row of tools, on a phone held upright. */
  tools: Rect | null;
}

export interface EvoPlan extends Plan {
  climate: Rect;
  laboratory: Rect | null;
  track: Rect | null;
  hand: Rect | null;
  /** The height of a lot. */
  lot: number;
}

export interface GodsPlan extends Plan {
  board: Rect | null;
  /** The others in a small window: a row, or a column. */
  others: Rect | null;
  /** The height of a column of the board, drawn as a lane. */
  lane: number;
  /** The radius of a hex of a tile on the board. */
  tile: number;
  /** How many tiles a column has. */
  rows: number;
}

const rect = (x: number, y: number, w: number, h: number): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  w: Math.round(w),
  h: Math.round(h),
});

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

/** The radius of a hex, so that so many columns and rows with so much sea around fit into a box. */
export function radius({ w, h }: Rect, columns: number, rows: number, rim = 0.7): number {
  return Math.floor(10 * Math.min(w / (columns * ROOT + 2 * rim), h / (rows * 1.5 + 0.5 + 2 * rim))) / 10;
}

export function kindOf(width: number, height: number): Kind {
  if (width < UPRIGHT && height > width) return "upright";
  return height < LOW ? "side" : "table";
}

function classOf(width: number, height: number): Class {
  const wide = (one: Class) => width >= (one.unit > 1.2 ? LARGE_TEXT : one.unit > 1 ? LARGER_TEXT : 0);
  return CLASSES.find((one) => height >= one.least && wide(one)) ?? ON_ITS_SIDE;
}

interface Columns {
  narrow: boolean;
  left: number;
  right: number;
  log: number;
  dock: number;
  main: number;
  mapX: number;
  mapWidth: number;
  rivalsX: number;
  dockY: number;
}

/** The columns that both tables share. */
function columns({ width, height, top }: Room, c: Class, [l, r]: [number, number]): Columns {
  const narrow = width < NARROW;
  const left = narrow ? Math.min(l, width < SLIM ? 264 : 288) : l;
  const right = narrow ? Math.min(r, width < SLIM ? 226 : 248) : r;
  const log = width >= 2200 ? 380 : width >= 1700 ? 296 : 0;
  const dock = c.dock + (narrow ? 40 : 0);
  const main = height - top - 2 * c.gap - dock;
  const mapX = c.pad + left + c.gap;
  const mapWidth = width - 2 * c.pad - left - right - 2 * c.gap - (log ? log + c.gap : 0);
  const dockY = height - c.gap - dock;
  return { narrow, left, right, log, dock, main, mapX, mapWidth, rivalsX: mapX + mapWidth + c.gap, dockY };
}

/** The rivals' boards below each other; what is left under them is the log, if it is worth it. */
function rivals(room: Room, c: Class, o: Columns, seats: number, cap: number): Pick<Plan, "seats" | "log"> {
  const boards = Math.max(1, seats);
  const high = Math.min(cap, Math.floor((o.main - (boards - 1) * c.gap) / boards));
  const rest = o.main - boards * (high + c.gap);
  const logs = o.log
    ? rect(o.rivalsX + o.right + c.gap, room.top, o.log, room.height - room.top - c.gap)
    : rest >= LEAST_LOG
      ? rect(o.rivalsX, room.top + o.main - rest, o.right, rest)
      : null;
  const place = (at: number) => rect(o.rivalsX, room.top + at * (high + c.gap), o.right, high);
  return { seats: Array.from({ length: seats }, (_, at) => place(at)), log: logs };
}

const NOTHING = { seats: [], log: null, own: null, tools: null, narrow: false, unit: 1 };

function islandOf(seats: number): [columns: number, rows: number] {
  return ISLAND[seats] ?? [10, 9];
}

/** The tools of a small window; in a low part of a page there is no room for them. */
const toolsOf = (height: number) => (height < 300 ? 0 : 44);

/** A phone held upright: track, climate, island, question, tools; the laboratory is drawn in the question. */
function uprightEvo({ width, height, top, pane = false }: Room, seats: number, lots: boolean): EvoPlan {
  const low = height < 780;
  const [track, climate, tools] = [low ? 34 : 36, low ? 28 : 30, pane ? toolsOf(height) : 50];
  const y = top + track + climate;
  const [cols, rows] = islandOf(seats);
  const least = pane ? (lots && height >= 480 ? 49 * seats : 0) : 50 + 49 * 5;
  const wanted = Math.ceil((width / (cols * ROOT + 0.7)) * (rows * 1.5 + 1.2));
  const map = rect(0, y, width, Math.min(pane ? height : wanted, height - y - tools - least));
  return {
    ...NOTHING,
    kind: "upright",
    low,
    track: rect(8, top, width - 16, track),
    climate: rect(8, top + track, width - 16, climate),
    map,
    question: rect(0, map.y + map.h, width, height - map.y - map.h - tools),
    tools: tools > 0 ? rect(0, height - tools, width, tools) : null,
    laboratory: null,
    hand: null,
    lot: 0,
    hex: radius(map, cols, rows, 0.35),
  };
}

/** On its side: climate, island, and the question as a column under the right thumb. */
function sideEvo({ width, height, top }: Room, seats: number): EvoPlan {
  const { pad, gap } = ON_ITS_SIDE;
  const [question, climate] = [questionColumn.evo(width), 66];
  const [cols, rows] = islandOf(seats);
  const map = rect(pad + climate + 2, top, width - question - 2 * pad - gap - climate - 2, height - top - 4);
  return {
    ...NOTHING,
    kind: "side",
    low: false,
    question: rect(width - question - pad, 6, question, height - 12),
    climate: rect(pad, top, climate, height - top - 6),
    map,
    track: null,
    laboratory: null,
    hand: null,
    lot: 0,
    hex: radius(map, cols, rows, 0.2),
  };
}

function tableEvo(room: Room, seats: number, others: number): EvoPlan {
  const c = classOf(room.width, room.height);
  const o = columns(room, c, c.evo);
  const [track, head] = [Math.round(36 * c.unit), Math.round(36 * c.unit)];
  const most = Math.round(70 * c.unit);
  const lot = clamp(52, Math.floor((o.main - c.gap - 204 * c.unit - head - 8) / seats), most);
  const lab = head + 8 + lot * seats;
  const map = rect(o.mapX, room.top + track, o.mapWidth, o.main - track);
  return {
    ...NOTHING,
    ...rivals(room, c, o, others, c.cap),
    kind: "table",
    unit: c.unit,
    narrow: o.narrow,
    low: false,
    climate: rect(c.pad, room.top, o.left, o.main - lab - c.gap),
    laboratory: rect(c.pad, room.top + o.main - lab, o.left, lab),
    track: rect(o.mapX, room.top, o.mapWidth, track),
    map,
    own: rect(c.pad, o.dockY, o.left, o.dock),
    question: rect(o.mapX, o.dockY, o.mapWidth, o.dock),
    hand: rect(o.rivalsX, o.dockY, o.right, o.dock),
    lot,
    hex: Math.min(62 * c.unit, radius(map, ...islandOf(seats))),
  };
}

/**
 * @param others how many boards are beside the island: all but one's own
 * @param lots an auction is to be seen, also where nothing is asked
 */
export function planEvo(room: Room, seats: number, others = seats - 1, lots = false): EvoPlan {
  const kind = room.pane ? "upright" : kindOf(room.width, room.height);
  if (kind === "upright") return uprightEvo(room, seats, lots);
  return kind === "side" ? sideEvo(room, seats) : tableEvo(room, seats, others);
}

/** How wide the question is where it is a column at the right. */
export const questionColumn = {
  evo: (width: number) => clamp(240, Math.round(width * 0.335), 300),
  gods: (width: number) => clamp(250, Math.round(width * 0.345), 300),
};

function stepOf([columns, rows]: readonly [number, number]): readonly [number, number] {
  return LANDS.find(([a, b]) => columns <= a && rows <= b) ?? [16, 14];
}

function uprightGods(room: Room, rows: number, step: readonly [number, number]): GodsPlan {
  const { width, height, top, pane = false } = room;
  const low = height < 780;
  const tile = width >= TABLET && !pane ? 72 : low ? 35 : 39;
  const [others, question] = [low ? 38 : 42, pane ? 0 : low ? 204 : 238];
  const board = pane && height < 300 ? 0 : 30 + rows * (tile + 1);
  const tools = pane ? 0 : low ? 46 : 50;
  const y = top + others + board + 6;
  const map = rect(0, y, width, height - y - question - tools);
  return {
    ...NOTHING,
    kind: "upright",
    low,
    others: rect(8, top, width - 16, others),
    board: board > 0 ? rect(8, top + others, width - 16, board) : null,
    map,
    question: rect(0, height - question - tools, width, question),
    tools: tools > 0 ? rect(0, height - tools, width, tools) : null,
    rows,
    lane: 0,
    tile: Math.min((width - 16 - 16 - 20) / 5 / 3.82, tile / 2.36),
    hex: clamp(pane ? 8 : HELD, radius(map, ...step, 0.2), 40),
  };
}

/** The board and the question share the column at the right: choosing a tile is the question. */
function sideGods({ width, height, top }: Room, rows: number, step: readonly [number, number]): GodsPlan {
  const { pad, gap } = ON_ITS_SIDE;
  const [question, others] = [questionColumn.gods(width), 84];
  const map = rect(pad + others + 2, top, width - question - 2 * pad - gap - others - 2, height - top - 4);
  return {
    ...NOTHING,
    kind: "side",
    low: false,
    question: rect(width - question - pad, 6, question, height - 12),
    others: rect(pad, top, others, height - top - 6),
    map,
    board: null,
    rows,
    lane: Math.floor((height - 150) / 5),
    tile: Math.min((question - 96) / 3 / 3.82, (height - 150) / 5 / 2.5),
    hex: clamp(HELD, radius(map, ...step, 0.2), 40),
  };
}

/**
 * @param land columns and rows of the land that is shown, with the free cells around it while a tile is placed. It only
 *   chooses the scale, never a box.
 */
export function planGods(room: Room, seats: number, land: readonly [number, number], others = seats - 1): GodsPlan {
  const kind = room.pane ? "upright" : kindOf(room.width, room.height);
  const rows = seats > 3 ? 3 : 2;
  const step = stepOf(land);
  if (kind === "upright") return uprightGods(room, rows, step);
  if (kind === "side") return sideGods(room, rows, step);
  const c = classOf(room.width, room.height);
  const o = columns(room, c, c.gods);
  const lane = Math.floor((o.main - 2 * Math.round(34 * c.unit) - 8) / 5);
  const tile = (o.left - 26 * c.unit) / rows - 9;
  const map = rect(o.mapX, room.top, o.mapWidth, o.main);
  return {
    ...NOTHING,
    ...rivals(room, c, o, others, Math.round(300 * c.unit)),
    kind: "table",
    unit: c.unit,
    narrow: o.narrow,
    low: false,
    board: rect(c.pad, room.top, o.left, o.main),
    map,
    own: rect(c.pad, o.dockY, o.left, o.dock),
    question: rect(o.mapX, o.dockY, o.mapWidth + c.gap + o.right, o.dock),
    others: null,
    rows,
    lane,
    tile: Math.min(tile / 3.82, (lane - 30 * c.unit) / 2.36, 34 * c.unit),
    hex: Math.min(54 * c.unit, radius(map, ...step, 0.5)),
  };
}
