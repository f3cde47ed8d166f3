import { describe, expect, it } from "vitest";
import { bookAddress, placeOf } from "./router-addresses.ts";

describe("addresses", () => {
  it.each([
    ["", { page: "lobby" }],
    ["new/evolution", { page: "setup", game: "evolution" }],
    ["t/abc", { page: "table", id: "abc" }],
    ["t/abc/", { page: "table", id: "abc" }],
    ["t/abc/replay", { page: "replay", id: "abc" }],
    ["t/abc/analysis", { page: "analysis", id: "abc" }],
    ["replay", { page: "paste" }],
    ["rules", { page: "rules", rule: "" }],
    ["rules/EV-DEV-05", { page: "rules", rule: "EV-DEV-05" }],
    ["rules/evo/second", { page: "rules", rule: "", table: { game: "evo", ruleset: "second" } }],
    [
      "rules/evolution/base+fly%40gift%20half-deck/EV-DEV-05",
      { page: "rules", rule: "EV-DEV-05", table: { game: "evolution", ruleset: "base+fly@gift half-deck" } },
    ],
    ["rules/evo/second/DI-SET-01/more", { page: "nowhere" }],
    ["learn", { page: "learn", game: "" }],
    ["learn/evolution", { page: "learn", game: "evolution" }],
    ["settings", { page: "settings" }],
    ["t", { page: "nowhere" }],
    ["t/abc/replay/more", { page: "nowhere" }],
    ["%E0%A4%A", { page: "nowhere" }],
  ])("%s", (where, place) => {
    expect(placeOf(where)).toEqual(place);
  });

  it("leads to the book of a table", () => {
    const table = { game: "evolution", ruleset: "base+fly@gift half-deck" };
    const at = bookAddress(table.game, table.ruleset, "EV-DEV-05");
    expect(placeOf(at.replace(/^\//, ""))).toEqual({ page: "rules", rule: "EV-DEV-05", table });
  });
});
