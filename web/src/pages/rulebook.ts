/** The rulebook as the words have it: which rules there are is what there are words for. */

import paths from "virtual:icons";
import { keys } from "../lib/language.svelte.ts";

const RULE = /^[A-Z]{2,3}-[A-Z]+-\d+[a-z]?$/;

export function ruleKeys(): string[] {
  return keys().filter((key) => RULE.test(key));
}

export function traitKeys(): string[] {
  return keys().filter((key) => key.startsWith("trait-") && pictured(key));
}

export function pictured(key: string): boolean {
  return key in paths;
}

/** Rules by section, in the order of the book. */
export function sections(rules: readonly string[]): [string, string[]][] {
  const out = new Map<string, string[]>();
  for (const rule of rules) {
    const section = rule.split("-")[1] ?? "";
    out.set(section, [...(out.get(section) ?? []), rule]);
  }
  return [...out];
}
