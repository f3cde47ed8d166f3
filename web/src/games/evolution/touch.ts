/** The things that can be touched, by the names that the server's moves use for them. */

import type { Pair, Trait } from "./generated.ts";

export const animalTouch = (id: string) => `animal:${id}`;
export const bankTouch = (place: string) => `bank:${place}`;
export const cardTouch = (name: string) => `card:${name}`;
export const sideTouch = (trait: string) => `side:${trait}`;
export const middleTouch = (name: string) => `middle:${name}`;

/** The traits of an animal by name; the second of two equal ones is `.2`. */
export function traitTouches(id: string, traits: readonly Trait[]): string[] {
  return traits.map(({ trait }, at) => {
    const before = traits.slice(0, at).filter((other) => other.trait === trait).length;
    return `trait:${id}.${trait}${before > 0 ? `.${before + 1}` : ""}`;
  });
}

/** The card between two animals; the animal that came to the table first is named first. */
export function pairTouch({ trait, a, b }: Pair): string {
  const [first, second] = sorted(a, b);
  return `pair:${trait}.${first}~${second}`;
}

/** Letters are ordered like numbers: z comes before aa. */
function sorted(a: string, b: string): [string, string] {
  const earlier = a.length === b.length ? a < b : a.length < b.length;
  return earlier ? [a, b] : [b, a];
}
