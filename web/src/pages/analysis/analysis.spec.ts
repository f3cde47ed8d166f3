import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { learn, say } from "../../lib/language.svelte.ts";
import type { Line, ReviewAccount, ReviewAnswer, ReviewStep } from "../../lib/generated/wire.ts";
import { sampleReview } from "./sample.ts";
import Accounts from "./Accounts.svelte";
import Decided from "./Decided.svelte";
import EndLosses from "./EndLosses.svelte";
import { readWhere, writeWhere } from "./address.ts";
import { actOf } from "./keys.ts";
import { sidesAt } from "./known.ts";
import { ends, inWhole, signed, unluckyOf } from "./numbers.ts";
import Options from "./Options.svelte";
import { requests } from "./requests.ts";
import { Reviewing } from "./reviewing.svelte.ts";
import ReviewState from "./ReviewState.svelte";
import River from "./River.svelte";
import { apart, spaced } from "./river.ts";
import { frameAt, signOf, stepText, turningFrom } from "./story.ts";
import ThisMove from "./ThisMove.svelte";

const NAMES = ["Marta", "Anna", "Lev", "Chiara"];
const review = sampleReview(4);
const log = { headings: ["turn"], idle: ["skipped"], isMinor: () => false };

beforeAll(() => learn("review"));
afterEach(() => vi.restoreAllMocks());

describe("numbers", () => {
  const account = (start: number, luck: number, own: number, others: number, end: number): ReviewAccount => ({
    ...{ seat: 0, start, luck, own, others, end },
    range: 3,
  });

  it.each([
    account(25.4, 9.4, 30.4, 34.8, 100),
    account(25.6, -27.6, 7.6, -5.6, 0),
    account(33.3, 0.4, 0.4, -0.8, 33.3),
    account(50.5, 12.5, -31.5, -31.5, 0),
  ])("still add up when they are whole: %o", (exact) => {
    const { start, luck, own, others, end } = inWhole(exact);
    expect(start + luck + own + others).toBe(end);
    expect(Math.abs(luck - exact.luck)).toBeLessThanOrEqual(1);
    expect(Math.abs(own - exact.own)).toBeLessThanOrEqual(1);
  });

  it("have a sign, and never a minus before a zero", () => {
    expect([signed(4.4), signed(-4.6), signed(-0.2)]).toEqual(["+4", "−5", "0"]);
    expect(ends([-3, 2, 108])).toEqual({ low: 0, high: 100 });
  });

  it("say at most of one seat that it was unlucky, and only beyond 15", () => {
    expect(unluckyOf([account(25, -5, 9, -29, 0)])).toBeNull();
    expect(unluckyOf([account(25, -9, 9, -25, 0), { ...account(25, -20, 5, -10, 0), seat: 2 }])).toBe(2);
    expect(unluckyOf([{ ...account(25, -30, 20, -15, 0), range: 25 }])).toBeNull(); // the numbers are too rough
    expect(unluckyOf([account(25, 30, -40, -15, 0)])).toBeNull(); // nobody is reproached
    expect(unluckyOf([account(25, -30, 60, 45, 100)])).toBeNull(); // who won needs no comfort
  });
});

describe("addresses", () => {
  it.each([
    ["131.D", { at: 130, eyes: 3 }],
    ["1.open", { at: 0, eyes: null }],
    [".B", { at: null, eyes: 1 }],
    ["", { at: null, eyes: undefined }],
    ["x.Z", { at: null, eyes: undefined }],
  ])("%s", (anchor, where) => expect(readWhere(anchor)).toEqual(where));

  it("are read as they are written", () => {
    expect(readWhere(writeWhere(41, 7))).toEqual({ at: 41, eyes: 7 });
    expect(readWhere(writeWhere(0, null))).toEqual({ at: 0, eyes: null });
  });
});

describe("keys", () => {
  const acts = { show: vi.fn(), turn: vi.fn(), look: vi.fn(), run: vi.fn() };
  const press = (key: string, target: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key });
    Object.defineProperty(event, "target", { value: target });
    actOf(event, 10, 4, acts)?.();
  };

  it("go to moves, turning points and eyes", () => {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "4", "5", "0", " "]) press(key);
    expect(acts.show.mock.calls).toEqual([[9], [11]]);
    expect(acts.turn.mock.calls).toEqual([[-1], [1]]);
    expect(acts.look.mock.calls).toEqual([[3], [null]]); // there is no fifth seat
    expect(acts.run).toHaveBeenCalledOnce();
  });

  it("belong to a field, a button or radio buttons that have the focus", () => {
    const before = acts.show.mock.calls.length;
    press("ArrowLeft", document.createElement("textarea"));
    press("ArrowRight", Object.assign(document.createElement("input"), { type: "radio" }));
    expect(acts.show.mock.calls.length).toBe(before);
    press("ArrowRight", Object.assign(document.createElement("input"), { type: "range" }));
    expect(acts.show.mock.calls.length).toBe(before + 1);
  });
});

describe("the story", () => {
  it("shows the table before a step", () => {
    const frames = [0, 1, 2, 3].map((n) => ({ n }));
    expect([0, 2, 60].map((at) => frameAt(frames, review, at))).toEqual([0, 2, 3]);
  });

  it("goes from turning point to turning point", () => {
    expect([turningFrom(review, 3, 1), turningFrom(review, 30, 1), turningFrom(review, 30, -1)]).toEqual([20, 30, 20]);
  });

  it("has a sign for verdicts and for luck", () => {
    expect(review.steps.slice(0, 6).map(signOf)).toEqual(["good", "great", "inaccurate", "mistake", "forced", null]);
    expect(review.steps[40] && signOf(review.steps[40])).toBe("unlucky");
  });

  describe("of a step", () => {
    const event = (event: string, key: string) => ({ event, words: { key }, args: {} });
    const line = (...events: unknown[]) => ({ n: 4, kind: "move", seat: 3, events }) as unknown as Line;
    const step = review.steps[3] as ReviewStep;
    const played = () => `Chiara: ${say("review-played")}`;

    it("leaves out who had nothing to do, if something else happened", () => {
      const told = line(event("fed", "review-die"), event("skipped", "review-draw"), event("turn", "review-luck-is"));
      expect(stepText(step, told, log, NAMES)).toBe(say("review-die"));
    });

    it("of which the log says nothing is what was chosen, if these eyes saw it", () => {
      const nothing = line(event("skipped", "review-draw"));
      expect(stepText({ ...step, move: "b" }, nothing, log, NAMES)).toBe(played());
      expect(stepText({ ...step, move: "?" }, nothing, log, NAMES)).toBe(
        say({ key: "review-step", args: { number: 4, name: "Chiara" } }),
      );
      const forced = { ...step, judged: undefined, words: { key: "review-played" } } as unknown as ReviewStep;
      expect(stepText(forced, nothing, log, NAMES)).toBe(played());
    });
  });

  it("compares what was hidden with what was true, and nothing else", () => {
    expect(sidesAt(review, 5).map(({ seat }) => seat)).toEqual([1]);
    expect(sidesAt({ ...review, eyes: null }, 5).map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe("the river", () => {
  it("moves marks apart, and keeps them inside", () => {
    expect(apart([10, 12, 90], 20, 95)).toEqual([10, 30, 90]);
    expect(apart([90, 94], 20, 95)).toEqual([75, 95]);
    expect(spaced([{ x: 0 }, { x: 5 }, { x: 30 }], 1, 20)).toEqual([{ x: 0 }, { x: 30 }]);
  });

  it("draws one band a seat with a grain, a letter at its beginning, flags and dice", () => {
    const { container } = render(River, { review: sampleReview(8), height: 200 });
    expect(container.querySelectorAll(".band")).toHaveLength(8);
    expect(container.querySelectorAll(".flow [fill^=url]")).toHaveLength(7); // the first seat is plain
    expect(container.querySelectorAll(".mark").length).toBeGreaterThanOrEqual(8);
    expect(container.querySelectorAll(".flag, .die")).toHaveLength(2);
    expect(screen.queryByRole("slider")).toBeNull();
  });

  it("is a slider that says the chances", async () => {
    const onshow = vi.fn();
    render(River, { review, height: 200, at: 5, onshow, told: (moment) => `told ${moment}` });
    const slider = screen.getByRole("slider", { name: say("review-chance") });
    expect(slider.getAttribute("aria-valuetext")).toBe("told 5");
    await fireEvent.input(slider, { target: { value: "17" } });
    expect(onshow).toHaveBeenCalledWith(17);
  });

  it("is dashed where nothing was counted", () => {
    const { container } = render(River, { review: sampleReview(4, 25), height: 200 });
    expect(container.querySelectorAll(".open")).toHaveLength(1);
  });
});

describe("a move", () => {
  const shown = (at: number, of = review) => {
    const { container } = render(ThisMove, { review: of, at, text: "A text.", names: NAMES });
    return container.textContent.replace(/\s+/g, " ");
  };

  it("says what it cost, with its range, and as far as whom", () => {
    expect(shown(2)).toContain(say({ key: "review-cost", args: { cost: 6, low: 3, high: 9 } }));
    expect(screen.getByText(/Lev could know/)).toBeTruthy();
    expect(screen.getByText(say({ key: "review-range", args: { low: 49, high: 55 } }))).toBeTruthy();
    expect(screen.getByText(say({ key: "review-why-points", args: { number: 2 } }))).toBeTruthy();
  });

  it("is forced, or too wide to judge", () => {
    expect(shown(4)).toContain(say("review-forced.about"));
    expect(shown(5)).toContain(say("review-too-wide"));
  });

  it("has options of which some are too wide to judge", () => {
    const option = { move: "a", words: { key: "review-best" }, kind: "", args: {}, best: true, played: false, why: [] };
    const told = (high: number, judged = true) => {
      const { container, unmount } = render(Options, {
        options: [{ ...option, wins: [36, 50, high] }],
        seat: 0,
        judged,
        names: NAMES,
      });
      const text = container.textContent;
      unmount();
      return text;
    };
    expect(told(56)).not.toContain(say("review-too-wide"));
    expect(told(57)).toContain(say("review-too-wide"));
    expect(told(57, false)).not.toContain(say("review-too-wide")); // said of the whole move
  });

  it("of chance shows every face and the average", () => {
    const text = shown(40);
    expect(text).toContain(say({ key: "review-average", args: { mean: 47 } }));
    expect(text).toContain(say({ key: "review-luck-took", args: { name: "Marta", amount: 9 } }));
  });

  it("after the last shows the accounts", () => {
    const text = shown(60);
    expect(text).toContain(say("review-luck-is"));
    expect(text).toContain(say("review-the-end"));
  });

  it("after the last that was counted is not the end of the game", () => {
    const text = shown(25, sampleReview(4, 25));
    expect(text).not.toContain(say("review-the-end"));
    expect(text).not.toContain(say("review-chances-end"));
    expect(text).toContain(say({ key: "review-counting", args: { part: 41 } }));
    expect(text).toContain(say({ key: "review-move-of", args: { number: 26, moves: 60 } }));
  });
});

it("accounts say of one seat that it was unlucky", () => {
  render(Accounts, { accounts: review.accounts, names: NAMES, order: [1, 0, 2, 3] });
  expect(screen.getByText(say({ key: "review-chose-well", args: { name: "Anna" } }))).toBeTruthy();
  expect(screen.getAllByRole("row").map((row) => row.querySelector("th")?.textContent.trim().slice(-4))).toContain(
    "Anna",
  );
});

describe("after practice", () => {
  const shown = async (play: boolean) => {
    const may = { count: false, finer: true, stop: false, play };
    const told = { table: "t", state: "done", done: 1, fine: false, again: 0, version: "1", may, review } as const;
    vi.spyOn(requests, "review").mockResolvedValue(told);
    const model = new Reviewing("t", 0);
    await model.load();
    render(EndLosses, { model, names: NAMES });
    return screen.queryAllByRole("button", { name: say("review-try-again") }).length;
  };

  it("the moves that cost most can be tried again", async () => {
    expect(await shown(true)).toBe(review.losses.length);
  });

  it("nothing is offered to somebody who can't open a table", async () => {
    expect(await shown(false)).toBe(0);
  });
});

it("accounts say that rows begin alike only if they do", () => {
  const told = (start: number) => {
    const accounts = review.accounts.map((one, seat) => (seat === 0 ? { ...one, start } : one));
    const { container, unmount } = render(Accounts, { accounts, names: NAMES });
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(told(30)).toContain(say({ key: "review-adds-up", args: { start: 25 } }));
  expect(told(60)).not.toContain(say({ key: "review-adds-up", args: { start: 25 } }));
});

it("chances that were fitted to other rules are said to be rough", () => {
  const model = new Reviewing("t", 0);
  const shown = (rough: boolean) => {
    model.review = { ...review, rough };
    const { container, unmount } = render(Decided, { model, lines: [], log, names: NAMES, mine: true });
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(shown(true)).toContain(say("review-rough"));
  expect(shown(false)).not.toContain(say("review-rough"));
});

describe("counting", () => {
  const answer = (state: ReviewAnswer["state"], more: Partial<ReviewAnswer> = {}): ReviewAnswer => ({
    ...{ table: "t", state, done: 0.4, fine: false, again: 0, version: "1" },
    may: { count: true, finer: false, stop: true, play: true },
    ...more,
  });

  it.each([
    ["none", {}, "review-none", "review-analyse"],
    ["counting", {}, { key: "review-counting", args: { part: 40 } }, "review-stop"],
    ["stopped", { review: sampleReview(4, 25) }, { key: "review-stopped", args: { number: 25 } }, "review-go-on"],
    ["failed", {}, "review-failed", "review-try"],
    ["impossible", { why: "short" }, "review-why-not-short", null],
  ] as const)("%s", async (state, more, words, button) => {
    vi.spyOn(requests, "review").mockResolvedValue(answer(state, more));
    const count = vi.spyOn(requests, "count").mockResolvedValue({});
    const stop = vi.spyOn(requests, "stop").mockResolvedValue({});
    const model = new Reviewing("t", 0);
    await model.load();
    render(ReviewState, { model });
    expect(screen.getByText(say(words))).toBeTruthy();
    if (button === null) return expect(screen.queryByRole("button")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: say(button) }));
    expect(state === "counting" ? stop : count).toHaveBeenCalledOnce();
  });

  it("goes on as finely as it was begun", async () => {
    vi.spyOn(requests, "review").mockResolvedValue(answer("stopped", { fine: true }));
    const count = vi.spyOn(requests, "count").mockResolvedValue({});
    const model = new Reviewing("t", 0);
    await model.load();
    await model.count();
    expect(count.mock.calls[0]?.[1]).toMatchObject({ fine: true });
  });

  it("asks again, and what it knows isn't sent twice", async () => {
    vi.useFakeTimers();
    const asked = vi
      .spyOn(requests, "review")
      .mockResolvedValueOnce(answer("counting", { again: 1, version: "a", review: sampleReview(4, 25) }))
      .mockResolvedValue(answer("done", { version: "b", review }));
    const model = new Reviewing("t", 2);
    await model.load();
    expect(model.review?.counted).toBe(25);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.mock.calls.map(([, body]) => [body.seat, body.known])).toEqual([
      [2, ""],
      [2, "a"],
    ]);
    expect(model.review?.counted).toBe(60);
    model.stop();
    vi.useRealTimers();
  });
});
