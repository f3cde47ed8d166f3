import { expect, test } from "vitest";
import { tying, untied } from "./ties.ts";
import { bundleOf, Words } from "./words.ts";

const shown = (text: string) => text.replaceAll("\u00a0", "_");
const tie = (language: string, text: string) => shown(tying(language)?.(text) ?? text);

test.each([
  ["pl", "Zwierzę w oceanie i na lądzie", "Zwierzę w_oceanie i_na lądzie"],
  ["pl", "W bazie", "W_bazie"],
  ["pl", "a, i o (z ręki)", "a, i_o_(z_ręki)"],
  ["pl", "młode w ", "młode w_"],
  ["ru", "Кто есть в игре — тот и ест", "Кто есть в_игре_— тот и_ест"],
  ["ru", "Вы бы взяли же ли лист", "Вы_бы взяли_же_ли лист"],
  ["it", "a casa e in mare", "a casa e in mare"],
  ["en", "a cat", "a cat"],
])("in %s: %s", (language, text, tied) => expect(tie(language, text)).toBe(tied));

test("what is said is tied, what is filled in is not", () => {
  const words = new Words(bundleOf("en", "see = in { $what }"), bundleOf("pl", "see = w { $what } i z nami"));
  const said = words.say({ key: "see", args: { what: "o w" } });
  expect(shown(said)).toBe("w_o w i_z_nami");
  expect(untied(said)).toBe("w o w i z nami");
});
