/** An animal as it is read aloud: whose it is, what it ate and still needs, its traits, and who threatens it. */

import { language, say } from "../../lib/language.svelte.ts";
import { hungerOf } from "./describe.ts";
import { traitsOf, type ShownTrait } from "./frame/tile.ts";
import type { Animal } from "./generated.ts";
import type { TableContext } from "./table-context.svelte.ts";

const listOf = (names: readonly string[]) => new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

function traitWords(shown: ShownTrait, context: TableContext): string {
  const trait = say(`trait-${shown.trait}`);
  if (shown.relation) {
    const { kind, id } = shown.relation;
    return `${trait}, ${say(`relation-${kind}`)} ${context.nameOf(id)}`;
  }
  if (shown.filled !== undefined) return `${trait}, ${say(shown.filled ? "trait-filled" : "trait-empty")}`;
  return trait;
}

/** Who can attack it, or whom of yours it can attack. */
function dangerOf(animal: Animal, context: TableContext): string[] {
  if (animal.owner !== context.eyes) {
    const prey = context.preyOf(animal);
    return prey.length > 0 ? [say({ key: "animal-can-attack", args: { animals: listOf(prey) } })] : [];
  }
  if (!context.threatens) return [];
  const hunters = context.huntersOf(animal);
  if (hunters.length === 0) return [say("animal-safe")];
  return [say({ key: "animal-in-danger", args: { animals: listOf(hunters) } })];
}

export function spokenOf(animal: Animal, context: TableContext): string {
  const { names, pairs, needs } = context.stage;
  const traits = traitsOf(animal, pairs, needs).map((shown) => traitWords(shown, context));
  const words = say(
    {
      key: "animal-spoken",
      args: {
        animal: animal.name,
        own: animal.owner === context.eyes ? "yes" : "no",
        seat: { seat: animal.owner },
        state: { key: `animal-${hungerOf(animal)}` },
        food: animal.food,
        need: animal.need,
        traits: traits.length > 0 ? traits.join(", ") : { key: "animal-no-traits" },
      },
    },
    names,
  );
  const ribbon = context.ribbonOf(animal)?.text;
  return [words, ...(ribbon === undefined ? [] : [ribbon]), ...dangerOf(animal, context)].join(". ");
}
