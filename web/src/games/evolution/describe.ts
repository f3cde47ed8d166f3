/** Describes an animal to somebody who doesn't see it, and derives what the drawing needs. */

import { language, say } from "../../lib/language.svelte.ts";
import type { Message } from "../../lib/words.ts";
import type { Action, Animal, Pair, Remains } from "./generated.ts";

export type Hunger = "hungry" | "fed" | "full";

/** At a glance: it starves, it survives, or it is full. */
export function hungerOf(animal: Animal): Hunger {
  if (!animal.fed) return "hungry";
  return animal.store > 0 ? "fed" : "full";
}

/** How far it is painted: food divided by need, all of it when fed. */
export function paintOf(animal: Animal): number {
  return animal.fed ? 1 : animal.food / Math.max(1, animal.need);
}

export function pairsOf(animal: Pick<Animal, "id">, pairs: readonly Pair[]): Pair[] {
  return pairs.filter((pair) => pair.a === animal.id || pair.b === animal.id);
}

export function partnerOf(animal: Animal, pair: Pair): string {
  return pair.a === animal.id ? pair.b : pair.a;
}

export type RelationKind = "guarded" | "guards" | "with";

/** How a pair joins an animal to its partner: with Symbiosis one guards the other. */
export function relationOf(id: string, { trait, a }: Pair): RelationKind {
  if (trait !== "symbiosis") return "with";
  return a === id ? "guarded" : "guards";
}

/** What is at this place of its food: red first, then blue, then what it still needs. */
export function tokenAt(animal: Animal, at: number): "red" | "blue" | "empty" {
  if (at >= animal.food) return "empty";
  return at < animal.food - animal.blue ? "red" : "blue";
}

/** What its drawing consists of: its traits and the shared ones; in the Ocean every animal has fins. */
export function drawnTraits(animal: Animal, pairs: readonly Pair[]): string[] {
  const own = animal.traits.map((trait) => trait.trait);
  const shared = pairsOf(animal, pairs).map((pair) => pair.trait);
  const turned = animal.marks.includes("revealed") ? (animal.card?.sides ?? []) : [];
  return [...own, ...shared, ...turned, ...(animal.place === "ocean" ? ["swimming"] : [])];
}

/** @param traits its traits as one text, in the reader's language; empty if it has none */
export function animalLabel(animal: Animal, traits: string): Message {
  const { name, owner, food, need, fat } = animal;
  return {
    key: "animal-label",
    args: {
      animal: name,
      seat: { seat: owner },
      state: { key: `animal-${hungerOf(animal)}` },
      food,
      need,
      fat,
      traits: traits || { key: "animal-no-traits" },
    },
  };
}

/** Its role in an attack. */
export function toneOf(id: string, action: Action | null): "attacker" | "target" | undefined {
  if (action?.kind !== "attack") return undefined;
  return action.from === id ? "attacker" : action.to === id ? "target" : undefined;
}

interface LabelledTrait {
  trait: string;
  used: boolean;
  off: boolean;
  fresh: boolean;
  /** For a card that holds fat: is there any? */
  filled: boolean | undefined;
}

/** A trait on a card as it is read aloud: its name, the animal at the other end of a pair, its fat and its state. */
export function labelOf({ trait, used, off, fresh, filled }: LabelledTrait, partner: string): string {
  const state = off ? "off" : used ? "used" : fresh ? "fresh" : "none";
  const fat = filled === undefined ? "none" : filled ? "filled" : "empty";
  return say({ key: "trait-label", args: { trait: say(`trait-${trait}`), partner: partner || "none", fat, state } });
}

/** What is left of an animal, with the traits it will have again. */
export function remainsLabel({ name, traits }: Remains): string {
  const named = traits.map(({ trait }) => say(`trait-${trait}`));
  const list = new Intl.ListFormat(language(), { type: "unit" }).format(named);
  return say({ key: "table-remains-of", args: { animal: name, traits: list } });
}
