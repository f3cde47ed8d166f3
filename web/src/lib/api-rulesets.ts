/** The tables of a game as one builds them: an edition, modules to it, options. Which there are, the server has said. */

import type { Ruleset } from "./api.ts";

export interface RulesetName {
  modules: string[];
  edition: string;
  options: string[];
}

export function taken(name: string): RulesetName {
  const [table = "", ...options] = name.split(" ");
  const [modules = "", edition = ""] = table.split("@");
  return { modules: modules.split("+"), edition, options };
}

export function editions(rulesets: readonly Ruleset[]): string[] {
  return [...new Set(rulesets.map((ruleset) => taken(ruleset.name).edition))];
}

/** A module may be in a table twice: the second is called `base-2`. */
export function modulesOf(ruleset: Ruleset): string[] {
  const seen: string[] = [];
  for (const name of taken(ruleset.name).modules) {
    const before = seen.filter((other) => other === name || other.startsWith(`${name}-`)).length;
    seen.push(before === 0 ? name : `${name}-${before + 1}`);
  }
  return seen;
}

/** The modules that can be switched on in an edition: not those that every table of it has. */
export function modulesIn(rulesets: readonly Ruleset[], edition: string): string[] {
  const tables = rulesets.filter((ruleset) => taken(ruleset.name).edition === edition).map(modulesOf);
  return [...new Set(tables.flat())].filter((name) => !tables.every((modules) => modules.includes(name)));
}

/** The table of exactly these modules; undefined if there is none. */
export function withModules(rulesets: readonly Ruleset[], edition: string, modules: readonly string[]) {
  const wanted = [...modules].sort().join();
  return rulesets.find(
    (ruleset) => taken(ruleset.name).edition === edition && [...modulesOf(ruleset)].sort().join() === wanted,
  );
}

/** The table nearest to another when one module is switched: just that, else as few other changes as possible. */
export function switched(rulesets: readonly Ruleset[], ruleset: Ruleset, module: string): Ruleset | undefined {
  const { edition } = taken(ruleset.name);
  const now = modulesOf(ruleset);
  const on = !now.includes(module);
  const there = rulesets.filter(
    (other) => taken(other.name).edition === edition && modulesOf(other).includes(module) === on,
  );
  const distance = (other: Ruleset) => {
    const theirs = modulesOf(other);
    return now.filter((name) => !theirs.includes(name)).length + theirs.filter((name) => !now.includes(name)).length;
  };
  return there.sort((a, b) => distance(a) - distance(b))[0];
}
