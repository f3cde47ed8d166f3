/** What is read aloud after a question of EVO: what things cost, and whom one can attack. */

import { asSeen } from "../../table/as-seen.ts";
import type { Told } from "../../table/game-module.ts";
import type { Message } from "../../lib/words.ts";
import { bidOption, LADDER, priceOf } from "./ladder.ts";
import type { Column, Picture } from "./generated.ts";

const ATTACKS = 3; // more aren't read: they are in the list

export function offerName({ offers }: Pick<Column, "offers">): Message {
  if (offers === null) return { key: "evo-lab-won" };
  return { key: offers === "card" ? "evo-lab-card" : `gene-${offers}` };
}

function lot(column: Column, { options }: Told<Picture>): Message[] {
  const next = LADDER.find((bid) => priceOf(bidOption(options, column.column, bid)) !== null);
  const price = next === undefined ? null : priceOf(bidOption(options, column.column, next));
  const args = { what: offerName(column), ...(column.bid === null ? {} : { bid: column.bid }) };
  const held = column.holder === null ? null : { seat: column.holder };
  if (held !== null && price === null) return [{ key: "evo-spoken-top", args: { ...args, owner: held } }];
  if (next === undefined || price === null) return [];
  if (held !== null) return [{ key: "evo-spoken-held", args: { ...args, owner: held, next, price } }];
  return [{ key: "evo-spoken-free", args: { ...args, next, price } }];
}

export function spoken(told: Told<Picture>): Message[] {
  const { view, options, eyes } = told;
  if (options.some(({ kind }) => kind === "bid")) {
    const points = view.players[eyes]?.points ?? 0;
    return [{ key: "evo-spoken-purse", args: { points } }, ...view.laboratory.flatMap((column) => lot(column, told))];
  }
  const attacks = options.filter(({ kind }) => kind === "attack").slice(0, ATTACKS);
  return attacks.map(({ words }) => ({ key: "evo-spoken-move", args: { move: asSeen(words) } }));
}
