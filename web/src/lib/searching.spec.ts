import { expect, test } from "vitest";
import searches from "../../../tests/i18n/searches.json";
import { matches, searchWords } from "./searching.ts";

test.each(searches)("$typed in $text: $found", ({ typed, text, found }) =>
  expect(matches(text, searchWords(typed))).toBe(found),
);
