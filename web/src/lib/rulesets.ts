import { modulesOf, nameOfOption, taken } from "./api-rulesets.ts";
import { say, sayable } from "./language.svelte.ts";
import type { Message } from "./words.ts";

/** The name of something that may have none in any language: a custom box is called by its file. */
function wordFor(message: Message, otherwise: string): string {
  return sayable(message.key) ? say(message) : otherwise;
}

/** A ruleset in a few words: "Gift edition, Time to Fly". */
export function nameOfRuleset(game: string, ruleset: string): string {
  const { edition, options } = taken(ruleset);
  const modules = modulesOf({ name: ruleset }).filter((name) => name !== "base");
  const named = (words: readonly string[]) => words.map((word) => wordFor(nameOfOption(word), word));
  const kinds = named(options.filter((word) => word.startsWith("add-")));
  const parts = [
    edition === "" ? "" : wordFor({ key: `web-edition-${edition.replaceAll(".", "")}.full` }, edition),
    ...modules.map((name) => {
      const module = wordFor({ key: `web-module-${name}` }, name);
      return name === "added" && kinds.length > 0 ? `${module} (${kinds.join(", ")})` : module;
    }),
    ...named(options.filter((word) => !word.startsWith("add-"))),
  ];
  const words = parts.filter((part) => part !== "").join(", ");
  const name = wordFor({ key: `web-game-${game}` }, game);
  return words === "" ? name : `${name}: ${words}`;
}
