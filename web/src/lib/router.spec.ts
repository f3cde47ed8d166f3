import { describe, expect, it } from "vitest";
import { placeOf } from "./router-addresses.ts";

describe("addresses", () => {
  it.each([
    ["", { page: "lobby" }],
    ["new/evolution", { page: "setup", game: "evolution" }],
    ["t/abc", { page: "table", id: "abc" }],
    ["t/abc/", { page: "table", id: "abc" }],
    ["t/abc/replay", { page: "replay", id: "abc" }],
    ["replay", { page: "paste" }],
    ["rules", { page: "rules", rule: "" }],
    ["rules/EV-DEV-05", { page: "rules", rule: "EV-DEV-05" }],
    ["learn", { page: "learn", game: "" }],
    ["learn/evolution", { page: "learn", game: "evolution" }],
    ["settings", { page: "settings" }],
    ["t", { page: "nowhere" }],
    ["t/abc/replay/more", { page: "nowhere" }],
    ["%E0%A4%A", { page: "nowhere" }],
  ])("%s", (where, place) => {
    expect(placeOf(where)).toEqual(place);
  });
});
