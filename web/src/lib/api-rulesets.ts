/** The tables of a game as users build them: an edition, its modules, options. The server has said which there are. */

import type { Ruleset, TableOption } from "./generated/wire.ts";
import type { Message } from "./words.ts";

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

/** What is played in an edition, the base game or a scenario: the first module of a table. */
export function scenarios(rulesets: readonly Ruleset[], edition: string): string[] {
  const tables = rulesets.map((ruleset) => taken(ruleset.name)).filter((table) => table.edition === edition);
  return [...new Set(tables.map((table) => table.modules[0] ?? ""))];
}

export function scenarioOf(ruleset: Ruleset): string {
  return taken(ruleset.name).modules[0] ?? "";
}

/** A module can be in a table twice: the second is called `base-2`. */
export function modulesOf(ruleset: { name: string }): string[] {
  const seen: string[] = [];
  for (const name of taken(ruleset.name).modules) {
    const before = seen.filter((other) => other === name || other.startsWith(`${name}-`)).length;
    seen.push(before === 0 ? name : `${name}-${before + 1}`);
  }
  return seen;
}

/** The modules that can be added to what is played in an edition. */
export function modulesIn(rulesets: readonly Ruleset[], edition: string, scenario: string): string[] {
  const tables = rulesets.filter((one) => taken(one.name).edition === edition && scenarioOf(one) === scenario);
  return [...new Set(tables.flatMap((table) => modulesOf(table).slice(1)))];
}

/** The closest table when one module is switched: only that change, or else as few other changes as possible. */
export function switched(rulesets: readonly Ruleset[], ruleset: Ruleset, module: string): Ruleset | undefined {
  const { edition } = taken(ruleset.name);
  const now = modulesOf(ruleset);
  const on = !now.includes(module);
  const there = rulesets.filter(
    (other) =>
      taken(other.name).edition === edition &&
      scenarioOf(other) === scenarioOf(ruleset) &&
      modulesOf(other).includes(module) === on,
  );
  const distance = (other: Ruleset) => {
    const theirs = modulesOf(other);
    return now.filter((name) => !theirs.includes(name)).length + theirs.filter((name) => !now.includes(name)).length;
  };
  return there.sort((a, b) => distance(a) - distance(b))[0];
}

/** The options that are offered with this many seats. */
export function offered(ruleset: Ruleset, seats: number): TableOption[] {
  return ruleset.options.filter((option) => option.seats[0] <= seats && seats <= option.seats[1]);
}

/** The options of a group; those without a group if it is empty. */
export function inGroup(options: readonly TableOption[], group: string): TableOption[] {
  return options.filter((option) => option.group === group);
}

/**
 * The words to open a table with: the chosen ones that are offered. In a group where none means all, choosing all gives
 * none.
 */
export function settled(options: readonly TableOption[], chosen: readonly string[]): string[] {
  const whole = options.filter(
    (option) => option.several && inGroup(options, option.group).every((other) => chosen.includes(other.word)),
  );
  return options
    .filter((option) => chosen.includes(option.word) && !whole.includes(option))
    .map((option) => option.word);
}

/** In a group where none means all: what is in use now. */
export function takenOf(options: readonly TableOption[], group: string, chosen: readonly string[]): string[] {
  const all = inGroup(options, group).map((option) => option.word);
  const named = all.filter((word) => chosen.includes(word));
  return named.length > 0 ? named : all;
}

/** An option in words. */
export function nameOfOption(word: string): Message {
  const seat = /^first-([a-h])$/.exec(word)?.[1];
  return seat === undefined
    ? { key: `web-option-${word}` }
    : { key: "web-option-first-seat", args: { letter: seat.toUpperCase() } };
}
