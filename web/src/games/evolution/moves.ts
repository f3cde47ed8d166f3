/**
 * Turns touches into a move in the notation, so that the server can be asked about moves it didn't offer. No rules
 * here.
 */

import { partsOf } from "../../table/choose.ts";
import type { Touch } from "../../lib/generated/wire.ts";
import type { Animal, Picture } from "./generated.ts";

/** The trait of a card as it is written: `fat(grazing)` if the card has another side. */
function cardTrait(card: string, trait: string): string {
  const others = card.split("/").filter((side) => side !== trait);
  return others.length === card.split("/").length || others[0] === undefined ? trait : `${trait}(${others[0]})`;
}

export function moveText(path: readonly Touch[], picture: Picture, eyes: number): string | null {
  const [kind, which] = partsOf(path[0] ?? "");
  const rest = path.slice(1);
  if (kind === "pass") return "-";
  if (kind === "card") return cardMove(which, rest);
  if (kind === "middle") return middleMove(which, rest);
  if (kind === "pair") return pairMove(which, rest);
  if (kind === "bank") return null;
  if (kind === "trait") return traitMove(which.split(".")[0] ?? "", which, rest, picture);
  return kind === "animal" ? animalMove(which, rest, picture, eyes) : null;
}

function cardMove(card: string, rest: readonly Touch[]): string | null {
  const parts = rest.map(partsOf);
  const side = parts.find(([kind]) => kind === "side")?.[1] ?? (card.includes("/") ? undefined : card);
  const animals = parts.filter(([kind]) => kind === "animal").map(([, id]) => id);
  const place = parts.find(([kind]) => kind === "new")?.[1] ?? "";
  if (animals.length === 0 || side === undefined) return `+${card}${place === "" ? "" : `@${place}`}`;
  return `${cardTrait(card, side)}:${animals.slice(0, 2).join("~")}`;
}

function middleMove(card: string, rest: readonly Touch[]): string | null {
  const [kind, id] = partsOf(rest[0] ?? "");
  return kind === "animal" ? `${card.split("/")[0] ?? card}:${id}` : null;
}

/** `pair:cooperation.a~b` and the animal to be fed. */
function pairMove(which: string, rest: readonly Touch[]): string | null {
  const [trait = "", both = ""] = which.split(".");
  const [kind, fed] = partsOf(rest[0] ?? "");
  const other = both.split("~").find((id) => id !== fed);
  return kind === "animal" && other !== undefined ? `${other}.${trait}>${fed}` : null;
}

function animalMove(id: string, rest: readonly Touch[], picture: Picture, eyes: number): string | null {
  const [kind, which] = partsOf(rest[0] ?? "");
  if (kind === "trait") return traitMove(id, which, rest.slice(1), picture);
  if (kind === "animal") return `${id}>${which}${ignored(which, rest[1])}`;
  const animal = animalOf(picture, id);
  return animal?.owner === eyes ? `${id}*` : null;
}

function traitMove(id: string, which: string, rest: readonly Touch[], picture: Picture): string | null {
  const trait = which.split(".")[1] ?? "";
  const [kind, target] = partsOf(rest[0] ?? "");
  const use = `${id}.${trait}`;
  if (kind === "animal") return `${trait === "carnivorous" ? id : use}>${target}${ignored(target, rest[1])}`;
  if (kind === "trait") return `${use}>${target.split(".").slice(1).join(".")}`;
  if (kind === "pair") return `${use}>${pairCard(target, [id, ...Object.values(picture.action ?? {})])}`;
  if (kind === "place") return `${use}>${target}`;
  if (kind === "count") return `${use}*${target}`;
  return use;
}

/** What a hunter ignores of its prey: `/camouflage`, a pair card with its partner, `/symbiosis~n`. */
function ignored(prey: string, touch: Touch | undefined): string {
  const [kind, which] = partsOf(touch ?? "");
  if (kind === "trait") return `/${which.split(".")[1] ?? ""}`;
  return kind === "pair" ? `/${pairCard(which, [prey])}` : "";
}

/** `symbiosis.a~b` as a card of the first of these animals that is in the pair: `symbiosis~b`. */
function pairCard(which: string, owners: readonly string[]): string {
  const [trait = "", both = ""] = which.split(".");
  const ends = both.split("~");
  const owner = owners.find((id) => ends.includes(id));
  return `${trait}~${ends.find((id) => id !== owner) ?? ""}`;
}

export function animalOf(picture: Picture, id: string): Animal | undefined {
  return picture.players.flatMap((player) => player.animals).find((animal) => animal.id === id);
}
