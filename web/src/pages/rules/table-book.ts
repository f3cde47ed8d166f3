/**
 * Which rules and cards a table has, and what is different there. The data comes from the engines; this looks it up.
 */

import { books } from "../../lib/books.svelte.ts";
import type { RuleChange as Change, TableBookData as TableBook } from "../../lib/generated/wire.ts";

export type { Change, TableBook };

/** The book of a table, with any options; a custom box has the rules of the table it is put into. */
export function tableBook(game: string, ruleset: string): TableBook | undefined {
  const [name = ""] = ruleset.split(" ");
  const tables = books()[game]?.tables ?? {};
  return tables[name] ?? tables[name.split("@")[0] ?? ""];
}

/** The tables that a reader can choose a book for: none if all have the same rules. */
export function tablesOf(game: string): string[] {
  const names = Object.keys(books()[game]?.tables ?? {});
  return names.length > 1 ? names : [];
}

export function changesOf(game: string): readonly Change[] {
  return books()[game]?.changes ?? [];
}

/** Keys of the names of the rulebooks that a rule comes from. */
export function sourcesOf(game: string, rule: string): string[] {
  return (books()[game]?.sources[rule] ?? []).map((letter) => `${game}-source-${letter}`);
}

/** What to read with a rule, in the book of a table or, without one, of the game. */
export interface Beside {
  /** It isn't used at this table, and these are used instead, if any. */
  gone: string[] | null;
  /** Rules that change it. */
  see: string[];
  /** Rules that it replaces. */
  replaces: string[];
}

export function besideRule(game: string, rule: string, table: TableBook | undefined): Beside {
  const changes = table?.changes ?? changesOf(game);
  const named = (which: "replaces" | "alters") =>
    changes.filter((change) => change[which].includes(rule)).map((change) => change.rule);
  const replaces = changes.filter((change) => change.rule === rule).flatMap((change) => change.replaces);
  if (table?.without.includes(rule)) return { gone: named("replaces"), see: [], replaces: [] };
  return { gone: null, see: [...new Set([...named("replaces"), ...named("alters")])], replaces };
}
