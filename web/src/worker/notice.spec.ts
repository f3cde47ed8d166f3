import { expect, test } from "vitest";
import { noticeOf, tableUrl } from "./notice.ts";

const SCOPE = "https://play.example/deep/";

test("a notice is shown as it was sent", () => {
  const sent = { title: "Your move: Home", body: "Evolution. 14 hours left.", table: "abcdef2345", tag: "beagle-x" };
  expect(noticeOf(sent)).toEqual(sent);
});

test("what isn't a notice is shown plainly", () => {
  for (const sent of [undefined, null, 7, "text", [], { title: 7, table: {} }])
    expect(noticeOf(sent)).toEqual({ title: "Beagle", body: "", table: "", tag: "beagle" });
});

test("a touch leads to a table of this server, and nowhere else", () => {
  expect(tableUrl("abcdef2345", SCOPE)).toBe("https://play.example/deep/t/abcdef2345");
  for (const table of ["", "../../x", "https://evil.example", "//evil.example", "a b", undefined, {}])
    expect(tableUrl(table, SCOPE)).toBe("");
});
