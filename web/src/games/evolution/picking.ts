/** A card that is picked, and a move that is planned, in words; and the animals that can't get the card. */

import type { EventLine, Touch } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";
import { partOf, partsOf } from "../../table/choose.ts";
import { isOf } from "../../table/events.ts";
import { animalOf } from "./animals.ts";
import type { GameEvent, Picture } from "./generated.ts";
import { animalTouch } from "./touch.ts";

const animalsIn = (path: readonly Touch[]) =>
  path.map(partsOf).flatMap(([kind, which]) => (kind === "animal" ? [which] : []));

/** The name of an animal alone, where much is listed. */
export function shortOf(touch: Touch, { names }: Picture): string | null {
  const [kind, which] = partsOf(touch);
  return kind === "animal" ? (names[which] ?? null) : null;
}

/** On which animal, or on which two? Symbiosis asks in the order of its meaning. */
export function asks(path: readonly Touch[], { joins }: Picture): Message | null {
  const side = partOf(path, "side");
  const [first, ...more] = animalsIn(path);
  if (side === undefined || more.length > 0) return null;
  const trait = { key: `trait-${side}` };
  if (!(side in joins)) return first === undefined ? { key: "ask-on-which", args: { trait } } : null;
  const guards = side === "symbiosis";
  if (first === undefined) return { key: guards ? "ask-protected" : "ask-pair-first", args: { trait } };
  return { key: guards ? "ask-guard" : "ask-pair-second", args: { trait, animal: { piece: first } } };
}

/** Your own animals that can't get the card that is picked. */
export function closed(path: readonly Touch[], lit: ReadonlySet<Touch>, { players }: Picture, eyes: number): Touch[] {
  if (partOf(path, "side") === undefined) return [];
  const own = players.find(({ seat }) => seat === eyes)?.animals ?? [];
  return own.map(({ id }) => animalTouch(id)).filter((touch) => !lit.has(touch) && !path.includes(touch));
}

/** What is planned with a card, or that an animal eats. */
export function planWords(path: readonly Touch[], picture: Picture): Message | null {
  const [animal, partner] = animalsIn(path).map((piece) => ({ piece }));
  const [card, side] = [partOf(path, "card"), partOf(path, "side")];
  if (card === undefined) {
    const eats = path.length === 1 && animal && animalOf(picture, animal.piece) && picture.phase === "feeding";
    return eats ? { key: "plan-take", args: { animal } } : null;
  }
  const [upper = ""] = card.split("/");
  const trait = { key: `trait-${side ?? upper}` };
  if (partOf(path, "new") !== undefined) return { key: "plan-new", args: { card: trait } };
  if (animal === undefined) return side === undefined ? null : asks(path, picture);
  if (partner) return { key: "plan-pair", args: { trait, animal, partner } };
  return side !== undefined && side in picture.joins
    ? asks(path, picture)
    : { key: "plan-trait", args: { trait, animal } };
}

/** A card that was played, or an animal that ate, in the words of a plan. */
export function undoWords([line]: readonly EventLine[]): Message | null {
  if (line === undefined || !isOf<GameEvent>(line)) return null;
  const { event, args } = line;
  if (event === "food-taken" || event === "fat-stored")
    return { key: "plan-take", args: { animal: { piece: args.animal } } };
  if (event === "animal-played") return { key: "table-new-animal" };
  if (event !== "trait-played" && event !== "pair-played") return null;
  const [trait, animal] = [{ key: `trait-${args.trait}` }, { piece: args.animal }];
  if (event === "trait-played") return { key: "plan-trait", args: { trait, animal } };
  return { key: "plan-pair", args: { trait, animal, partner: { piece: args.partner } } };
}
