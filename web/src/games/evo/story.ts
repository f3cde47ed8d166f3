/**
 * The table after each event of a move, so that what is told and what is drawn are at the same moment: a move that ends
 * a phase brings deaths, incomes, a token, a new auction. Only what an event says is changed; what it names but doesn't
 * spell out (a new order, what a gene does) is read from the picture after the move. There are no rules here.
 */

import type { EventLine } from "../../lib/generated/wire.ts";
import { isOf } from "../../table/events.ts";
import { TERRAINS, turnOf } from "./dial.ts";
import type { Climate, Column, GameEvent, Picture, Player } from "./generated.ts";

type Change = (picture: Picture) => Picture;

const same: Change = (picture) => picture;

const player =
  (seat: number, change: (one: Player) => Partial<Player>): Change =>
  (picture) => ({
    ...picture,
    players: picture.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
  });

const herd = (seat: number, by: number): Change =>
  player(seat, ({ dinosaurs, supply }) => ({ dinosaurs: dinosaurs + by, supply: supply - by, dies: 0 }));

/** What a player can do now: the event names what they got or played, the table at the end what it does. */
function powersIn(end: Picture | undefined, seat: number): Partial<Player> {
  const then = end?.players[seat];
  if (then === undefined) return {};
  const { active, genes, floor, moves, attack, defence, eggs, discount, saves } = then;
  return { active, genes, floor, moves, attack, defence, eggs, discount, saves };
}

const points = (seat: number, by: number): Change =>
  player(seat, (one) => ({ points: one.points === null ? null : one.points + by }));

/** Who is on a cell; a dinosaur that has come or gone has no fate that is known. */
const owner =
  (id: string, seat: number | null): Change =>
  (picture) => ({
    ...picture,
    cells: picture.cells.map(({ fate, ...cell }) =>
      cell.id === id ? { ...cell, owner: seat } : { ...cell, ...(fate === undefined ? {} : { fate }) },
    ),
  });

const both =
  (...changes: Change[]): Change =>
  (picture) =>
    changes.reduce((now, change) => change(now), picture);

const ownerAt = (picture: Picture, id: string) => picture.cells.find((cell) => cell.id === id)?.owner ?? null;

const gone =
  (seat: number, cell: string): Change =>
  (picture) =>
    ownerAt(picture, cell) === seat ? both(owner(cell, null), herd(seat, -1))(picture) : picture;

const born =
  (seat: number, cell: string): Change =>
  (picture) =>
    ownerAt(picture, cell) === null ? { ...both(owner(cell, seat), herd(seat, 1))(picture), newborn: cell } : picture;

const walked =
  (seat: number, from: string, to: string): Change =>
  (picture) =>
    ownerAt(picture, from) === seat ? both(owner(from, null), owner(to, seat))(picture) : picture;

const climate =
  (change: (now: Climate) => Partial<Climate>): Change =>
  (picture) => ({ ...picture, climate: { ...picture.climate, ...change(picture.climate) } });

const token = (name: string): Change =>
  climate(({ pile, turned, unseen }) => ({
    pile: Math.max(0, pile - 1),
    turned: [...turned, name],
    turns: name,
    next: null,
    unseen: unseen
      .map((one) => (one.token === name ? { ...one, count: one.count - 1 } : one))
      .filter(({ count }) => count > 0),
  }));

/** The dial has turned: the section with these grounds, the one that the token leads to if several are alike. */
const dial =
  (grounds: Climate["grounds"]): Change =>
  (picture) => {
    const { sections, section, turns } = picture.climate;
    const fits = (at: number) => TERRAINS.every((terrain, place) => sections[at]?.[place] === grounds[terrain]);
    const turned = (section + turnOf(turns) + sections.length) % sections.length;
    const found = fits(turned) ? turned : sections.findIndex((_, at) => fits(at));
    const now = climate(() => ({ section: found < 0 ? section : found, grounds }))(picture);
    const cells = picture.cells.map((cell) => {
      const { fate, ...rest } = { ...cell, ground: grounds[cell.terrain] ?? cell.ground };
      void fate; // what would become of it isn't known now
      return rest;
    });
    return { ...now, cells, players: now.players.map((one) => ({ ...one, dies: 0 })) };
  };

const column =
  (number: number, change: (one: Column) => Partial<Column>): Change =>
  (picture) => {
    const fresh: Column = { column: number, offers: null, holder: null, bid: null, price: null };
    const there = picture.laboratory.some((one) => one.column === number);
    const all = there ? picture.laboratory : [...picture.laboratory, fresh];
    return { ...picture, laboratory: all.map((one) => (one.column === number ? { ...one, ...change(one) } : one)) };
  };

const acted =
  (seat: number, on: boolean): Change =>
  (picture) => ({ ...picture, gone: [...picture.gone.filter((one) => one !== seat), ...(on ? [seat] : [])] });

const phase =
  (name: string, end: Picture | undefined): Change =>
  (picture) => ({
    ...picture,
    phase: name,
    gone: [],
    newborn: null,
    reach: {},
    laboratory: name === "climate" ? [] : picture.laboratory,
    sold: end?.sold ?? picture.sold,
    players: picture.players.map((one) => ({ ...one, ...powersIn(end, one.seat) })),
  });

function played(seat: number, card: string): Change {
  const without = (hand: (string | null)[]) => {
    const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(null);
    return hand.filter((_, place) => place !== at);
  };
  const spent: Change = (picture) => ({ ...picture, spent: [...picture.spent, card] });
  return both(
    player(seat, ({ hand }) => ({ hand: without(hand) })),
    spent,
  );
}

const order =
  (end: Picture | undefined): Change =>
  (picture) => ({ ...picture, order: end?.order ?? picture.order });

/** What was left and who had gone, if the phase goes on. */
const progress =
  (end: Picture | undefined): Change =>
  (picture) =>
    end?.phase === picture.phase ? { ...picture, points: end.points, gone: end.gone } : picture;

function drawn(gene: string): Change {
  return (picture) => {
    const { genes, specials } = picture.bag;
    const known = genes.some((one) => one.gene === gene);
    const left = genes.map((one) => (one.gene === gene ? { ...one, count: one.count - 1 } : one));
    const bag = { genes: left.filter(({ count }) => count > 0), specials: specials - (known ? 0 : 1) };
    return { ...picture, bag };
  };
}

function changeOf(told: GameEvent, end: Picture | undefined): Change {
  const { event, args } = told;
  switch (event) {
    case "round":
      return (picture) => ({ ...picture, round: args.round });
    case "phase":
      return phase(args.phase, end);
    case "token":
      return token(args.token);
    case "meteor":
    case "game-over":
      return (picture) => ({ ...picture, phase: "over" });
    case "dial":
      return dial(args);
    case "gene-laid":
      return both(
        column(args.column, () => ({ offers: args.gene, holder: null, bid: null, price: null })),
        drawn(args.gene),
      );
    case "gene-won":
      return player(args.seat, () => powersIn(end, args.seat));
    case "order":
    case "placed":
      return order(end);
    case "passed":
    case "attacked":
      return progress(end);
    case "bid":
      return both(
        column(args.column, () => ({ offers: args.what, holder: args.seat, bid: args.bid, price: null })),
        acted(args.seat, true),
      );
    case "outbid":
      return acted(args.seat, false);
    default:
      return changeOnTheBoard(told, end);
  }
}

function changeOnTheBoard({ event, args }: GameEvent, end: Picture | undefined): Change {
  switch (event) {
    case "paid":
      return points(args.seat, -args.points);
    case "earned":
      return points(args.seat, args.points);
    case "card-won":
      return both(
        player(args.seat, ({ hand }) => ({ hand: [...hand, args.card] })),
        (picture) => ({ ...picture, deck: picture.deck - 1 }),
      );
    case "card-played":
      return both(
        played(args.seat, args.card),
        player(args.seat, () => powersIn(end, args.seat)),
      );
    case "walked":
    case "swam":
    case "flew":
      return both(walked(args.seat, args.from, args.to), progress(end));
    case "fled":
      return walked(args.owner, args.from, args.to);
    case "born":
      return born(args.seat, args.cell);
    case "killed":
    case "died":
      return gone(args.owner, args.cell);
    case "taken-off":
    case "newborn-died":
    case "newborn-back":
      return gone(args.seat, args.cell);
    default:
      return same;
  }
}

/** The table after this event. */
export function after(picture: Picture, told: EventLine, end?: Picture): Picture {
  return isOf<GameEvent>(told) ? changeOf(told, end)(picture) : picture;
}
