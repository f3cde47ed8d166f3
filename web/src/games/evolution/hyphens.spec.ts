import { beforeAll, describe, expect, test } from "vitest";
import { keys, languages, learn, say, speak } from "../../lib/language.svelte.ts";
import { broken, soft } from "./hyphens.ts";

const SHY = "\u00ad";
const LONGEST = 9; // letters that fit in one line of the narrowest card with names

test("a word of the list is broken, whatever its case, and another is not", () => {
  expect(broken("Camouflage and fat", "camou-flage")).toBe(`Camou${SHY}flage and fat`);
  expect(broken("d'INCHIOSTRO", "inchio-stro")).toBe(`d'INCHIO${SHY}STRO`);
  expect(broken("Warm-bloodedness", "blooded-ness")).toBe(`Warm-blooded${SHY}ness`);
});

describe.each(languages())("the names of traits and of the place for a new animal in %s", (language) => {
  let english = "";
  beforeAll(async () => {
    await Promise.all([speak("en"), learn("evolution")]);
    english = say("hyphenation");
    await Promise.all([speak(language), learn("evolution")]);
  });
  const hasNoList = () => language !== "en" && say("hyphenation") === english; // not translated yet
  const names = () =>
    keys()
      .filter((key) => key.startsWith("trait-") || key === "table-new-animal")
      .filter((key) => !["trait-label", "trait-need"].includes(key))
      .map((key) => say(key));

  test("have no part that is too long for a narrow card", ({ skip }) => {
    skip(hasNoList(), "this language has no list yet");
    const parts = names().flatMap((name) => soft(name).split(/[\s\u00ad'-]/));
    expect(parts.filter((part) => part.length > LONGEST)).toEqual([]);
  });

  test("are otherwise as they were: what is said or searched has no mark", () => {
    for (const name of names()) {
      expect(name).not.toContain(SHY);
      expect(soft(name).replaceAll(SHY, "")).toBe(name);
    }
  });

  test("are what the list is about", ({ skip }) => {
    skip(hasNoList(), "this language has no list yet");
    const words = new Set(names().flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
    const listed = say("hyphenation").split(/\s+/);
    expect(listed.filter((word) => !words.has(word.replaceAll("-", "")))).toEqual([]);
  });
});
