import { modulesOf, taken } from "../lib/api-rulesets.ts";
import { say, sayable } from "../lib/language.svelte.ts";

function wordFor(key: string, otherwise: string): string {
  return sayable(key) ? say(key) : otherwise;
}

/** A ruleset in a few words: "Gift edition, Time to Fly". */
export function nameOfRuleset(game: string, ruleset: string): string {
  const { edition, options } = taken(ruleset);
  const modules = modulesOf({ name: ruleset, seats: [0, 0], options: [], about: "" }).filter((name) => name !== "base");
  const parts = [
    edition === "" ? "" : wordFor(`web-edition-${edition.replaceAll(".", "")}`, edition),
    ...modules.map((name) => wordFor(`web-module-${name}`, name)),
    ...options.map((name) => wordFor(`web-option-${name}`, name)),
  ];
  const words = parts.filter((part) => part !== "").join(", ");
  const name = wordFor(`web-game-${game}`, game);
  return words === "" ? name : `${name}: ${words}`;
}
