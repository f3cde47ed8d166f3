import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { before, eventsOf, seatIn, slowed, undone } from "./events.ts";
import { PACE, animalsIn } from "../games/evolution/pace.ts";
import { Player } from "./events.svelte.ts";
import { set } from "../lib/settings.svelte.ts";
import type { Line } from "../lib/generated/wire.ts";

const move = (n: number, seat: number, ...names: string[]): Line => ({
  n,
  kind: "move",
  seat,
  events: names.map((event) => ({ event, args: { animal: "a" }, words: { key: `log-${event}` } })),
});

describe("events", () => {
  it("say what an entry that is no move means", () => {
    expect(eventsOf({ n: 1, kind: "resign", seat: 2 })[0]).toEqual({
      event: "",
      args: { seat: 2 },
      words: { key: "server-log-resign", args: { seat: { seat: 2 } } },
    });
  });

  it("name animals and seats", () => {
    const attacked = { args: { animal: "a", target: "m", owner: 2, seat: 1 } };
    expect(animalsIn(attacked)).toEqual(["a", "m"]);
    expect(seatIn(attacked)).toBe(1);
    expect([seatIn({ args: { owner: 2 } }), seatIn({ args: { seat: -1 } }), seatIn({ args: {} })]).toEqual([
      2,
      null,
      null,
    ]);
  });

  it("are told before the table changes as long as they are about what was", () => {
    const line = move(1, 0, "attacked", "eaten", "food-given");
    const shown = eventsOf(line).map((event) => ({ ...event, line, told: [event] }));
    expect(before(shown, PACE)).toBe(2);
  });

  it("take longer for one who learns", () => {
    const slow = slowed(PACE, 2);
    expect(slow.times.attacked).toBe((PACE.times.attacked ?? 0) * 2);
    expect(slow.before).toBe(PACE.before);
  });

  it("know which entries were taken back", () => {
    const undo: Line = { n: 5, kind: "undo", seat: 0, undone: [3, 4] };
    const lines = [move(1, 0), move(2, 1), move(3, 0), move(4, 1), undo, move(6, 0)];
    expect(undone(lines)).toEqual(new Set([3, 4]));
    expect(undone([...lines, { n: 7, kind: "undo", seat: 1, undone: [2, 6] }])).toEqual(new Set([2, 3, 4, 6]));
    expect(undone(lines.slice(0, 4))).toEqual(new Set());
  });
});

describe("playing events", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    set({ speed: 1 });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows one after another, and changes the table in between", async () => {
    const player = new Player();
    player.pace = PACE;
    const seen: string[] = [];
    player.play([move(1, 0, "attacked", "food-given")], () => seen.push("changed"));
    expect(player.now?.event).toBe("attacked");
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(["changed"]);
    expect(player.now?.event).toBe("food-given");
    await vi.advanceTimersByTimeAsync(1000);
    expect(player.now).toBeNull();
  });

  it("skips to the end, in order, each change once", async () => {
    const player = new Player();
    player.pace = PACE;
    const seen: number[] = [];
    player.play([move(1, 0, "attacked")], () => seen.push(1));
    player.play([move(2, 0, "eaten")], () => seen.push(2));
    player.skip();
    expect(seen).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual([1, 2]);
    player.play([move(3, 0, "passed")], () => seen.push(3));
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual([1, 2, 3]);
  });

  it("does not keep anybody waiting who wants no motion or is far behind", () => {
    const player = new Player();
    player.pace = PACE;
    const seen: number[] = [];
    for (const n of [1, 2, 3, 4, 5, 6]) player.play([move(n, 0, "attacked")], () => seen.push(n));
    expect(seen.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    set({ speed: 0 });
    const still = new Player();
    still.play([move(1, 0, "attacked")], () => seen.push(9));
    expect(seen.at(-1)).toBe(9);
  });

  it("waits for one who wants to see each thing", async () => {
    set({ step: true });
    const player = new Player();
    player.pace = PACE;
    const seen: number[] = [];
    for (const n of [1, 2, 3, 4, 5, 6]) player.play([move(n, 0, "attacked")], () => seen.push(n));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual([]);
    player.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([1]);
    expect(player.now?.line.n).toBe(2);
    player.skip();
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
    set({ step: false });
  });

  it("is stopped, gone through in both directions, and let go", async () => {
    const player = new Player();
    player.pace = { times: { attacked: 500, eaten: 500, died: 500 }, before: { has: () => true } };
    let changed = false;
    player.play([move(1, 0, "attacked", "eaten", "died")], () => (changed = true));
    await vi.advanceTimersByTimeAsync(600);
    player.pause(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([player.now?.event, player.waits, changed]).toEqual(["eaten", true, false]);
    for (const [step, event] of [
      [() => player.back(), "attacked"],
      [() => player.back(), "attacked"],
      [() => player.next(), "eaten"],
    ] as const) {
      step();
      await vi.advanceTimersByTimeAsync(0);
      expect([player.now?.event, player.now?.told.length]).toEqual([event, event === "eaten" ? 2 : 1]);
    }
    player.pause(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect([player.now, player.waits, changed]).toEqual([null, false, true]);
  });

  it("goes on by itself in a lesson, whatever one has chosen for tables", async () => {
    set({ step: true });
    const player = new Player(false);
    player.pace = PACE;
    const seen: number[] = [];
    player.play([move(1, 0, "attacked")], () => seen.push(1));
    expect(player.waits).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual([1]);
    set({ step: false });
  });
});
