import { describe, expect, it } from "vitest";
import { learn } from "../lib/language.svelte.ts";
import type { SeatInfo, TableInfo } from "../lib/generated/wire.ts";
import { hasOthers, isHost, markOf, presenceWord } from "./presence.ts";

const seat = (changes: Partial<SeatInfo>): SeatInfo => ({ number: 0, kind: "open", taken: true, ...changes });

describe("the mark of presence", () => {
  it("is one of four", () => {
    expect(markOf(seat({ present: true }))).toBe("here");
    expect(markOf(seat({ present: true, elsewhere: true }))).toBe("elsewhere");
    expect(markOf(seat({ gone: 60 }))).toBe("away");
    expect(markOf(seat({ kind: "bot", bot: "greedy" }))).toBe("bot");
    expect(markOf(seat({ present: true, bot: "greedy", away: true }))).toBe("bot");
  });
});

describe("the word of presence", () => {
  it("says since when, from the first minute on", async () => {
    await learn("people");
    const away = seat({ gone: 1000 });
    expect(presenceWord(away, 1_059_000)).toBe("away");
    expect(presenceWord(away, 1_060_000)).toBe("away (1 minute ago)");
    expect(presenceWord(away, 1_180_000)).toBe("away (3 minutes ago)");
  });
});

describe("the host", () => {
  const table = (host: number, ...seats: SeatInfo[]): TableInfo => ({
    id: "t",
    game: "evolution",
    ruleset: "base@gift",
    status: "playing",
    seats,
    host,
  });

  it("is at a seat, or the owner without one", () => {
    expect(isHost({ table: table(1), owner: true, mine: [0] })).toBe(false);
    expect(isHost({ table: table(1), owner: false, mine: [1] })).toBe(true);
    expect(isHost({ table: table(-1), owner: true, mine: [] })).toBe(true);
    expect(isHost({ table: null, owner: false, mine: [] })).toBe(false);
  });

  it("has others at the table, or only bots", () => {
    const bot = seat({ number: 1, kind: "bot", bot: "greedy" });
    expect(hasOthers({ table: table(0, seat({}), bot), owner: true, mine: [0] })).toBe(false);
    expect(hasOthers({ table: table(0, seat({}), seat({ number: 1 })), owner: true, mine: [0] })).toBe(true);
  });
});
