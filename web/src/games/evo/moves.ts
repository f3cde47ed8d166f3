/**
 * Turns touches into a move in the notation, so that the server can be asked about moves it didn't offer. No rules
 * here.
 */

import { partsOf } from "../../table/choose.ts";
import type { Touch } from "../../lib/generated/wire.ts";
import { cellIn } from "./marks.ts";
import type { Picture } from "./generated.ts";

const BY_GENE: Record<string, string> = { fins: "~", wings: "^" };

export function moveText(path: readonly Touch[], picture: Picture, eyes: number): string | null {
  const [kind, which] = partsOf(path[0] ?? "");
  const rest = path.slice(1);
  const [last, field] = partsOf(path.at(-1) ?? "");
  if (last === "bid" && field.includes("=")) return field;
  if (kind === "pass") return "-";
  if (kind === "place") return `@${which}`;
  if (kind === "card") return `!${which}${rest.length > 0 ? aimText(rest) : anyAim(which, picture, eyes)}`;
  if (kind === "column") return bidText(which, rest);
  return kind === "cell" ? cellText(which, rest, picture, eyes) : null;
}

function aimText(rest: readonly Touch[]): string {
  const [kind, which] = partsOf(rest[0] ?? "");
  if (kind === "cell" || kind === "turn") return `>${which}`;
  return kind === "place" ? `@${which}` : "";
}

/** Some cards name something: a player who asks why they can't play one hasn't named it yet. */
function anyAim(card: string, picture: Picture, eyes: number): string {
  if (card === "prophecy") return ">+0";
  if (card === "council-of-sages" && picture.phase !== "initiative") return "@1";
  const enemy = picture.cells.find((cell) => cell.owner !== null && cell.owner !== eyes);
  return card === "terror" && enemy !== undefined ? `>${enemy.id}` : "";
}

function bidText(column: string, rest: readonly Touch[]): string | null {
  const [kind, bid] = partsOf(rest[0] ?? "");
  return kind === "bid" ? `${column}=${bid}` : null;
}

function ownerOf(picture: Picture, id: string): number | null {
  return picture.cells.find((cell) => cell.id === id)?.owner ?? null;
}

/** What a player would mean by this cell in this phase, and by another after it. */
function cellText(id: string, rest: readonly Touch[], picture: Picture, eyes: number): string | null {
  const [kind, which] = partsOf(rest[0] ?? "");
  const to = cellIn(rest.at(-1));
  if (to === null) return lonelyText(id, picture, eyes);
  if (picture.phase === "birth") return `${id}+${to}`;
  if (kind === "gene") return `${id}${BY_GENE[which] ?? ">"}${to}`;
  const owner = ownerOf(picture, to);
  return `${id}${owner === null || owner === eyes ? ">" : "x"}${to}`;
}

/** One cell alone: a birth, a death, a flight; or another player's dinosaur that is made to move. */
function lonelyText(id: string, picture: Picture, eyes: number): string | null {
  if (picture.phase === "survival") return `x${id}`;
  if (picture.phase === "birth") return `+${id}`;
  if (picture.action?.kind === "fight" && picture.action.won) return `>${id}`;
  return picture.phase === "movement" && ownerOf(picture, id) !== eyes ? strangerText(id, picture, eyes) : null;
}

/** An enemy is attacked by your dinosaur next to it; your own dinosaurs are asked about one by one. */
function strangerText(id: string, picture: Picture, eyes: number): string | null {
  const here = picture.cells.find((cell) => cell.id === id);
  const owner = ownerOf(picture, id);
  if (here === undefined || owner === null) return null;
  const own = picture.cells.filter((cell) => cell.owner === eyes);
  const away = (cell: { q: number; r: number }) =>
    Math.max(Math.abs(cell.q - here.q), Math.abs(cell.r - here.r), Math.abs(cell.q + cell.r - here.q - here.r));
  const nearest = own.sort((a, b) => away(a) - away(b))[0];
  return nearest === undefined ? null : `${nearest.id}x${id}`;
}
