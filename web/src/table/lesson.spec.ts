import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api.ts";
import type { Lesson, LessonStep } from "../lib/generated/wire.ts";
import { keep, keptOf, decline, mayInvite } from "./lesson-kept.ts";
import { LessonModel } from "./lesson.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";

const words = (key: string) => ({ key, args: {} });

function step(card: string, more: Partial<LessonStep> = {}): LessonStep {
  return {
    card,
    lines: [],
    view: { card },
    asked: 0,
    question: words("ask-go"),
    moves: [],
    wanted: "",
    ahead: [],
    scores: [3, 5],
    ...more,
  };
}

const NOTHING = { name: "nothing", args: {}, words: words("preview-nothing") };
const eat = { move: "a*", words: words("move-take"), touch: ["animal:a", "bank:"] };
const hunt = { move: "a>m", words: words("move-carnivorous"), touch: ["animal:a", "trait:a.carnivorous", "animal:m"] };
const line = (seat: number, move: string) => ({
  seat,
  move,
  events: [{ event: "food-taken", args: { animal: "a" }, words: words("log-food-taken") }],
  view: { after: move },
});

const LESSON: Lesson = {
  game: "evolution",
  ruleset: "base@gift",
  seats: 2,
  minutes: 5,
  cards: 4,
  learner: 0,
  learnt: ["food"],
  position: "evolution …",
  steps: [
    step("welcome"),
    step("feed", { moves: [eat, hunt], wanted: "a*", ahead: [NOTHING] }),
    step("watch", { lines: [line(0, "a*"), line(1, "m*")], asked: 1 }),
    step("end"),
  ],
};

beforeEach(() => {
  localStorage.clear();
  settings.speed = 0;
});

describe("a lesson", () => {
  it("goes on by reading, and stops where a move is wanted", () => {
    const model = new LessonModel(LESSON);
    expect([model.at, model.mayGoOn, model.myMove]).toEqual([0, true, false]);
    model.next();
    expect([model.at, model.mayGoOn, model.myMove]).toEqual([1, false, true]);
    model.next();
    expect(model.at).toBe(1);
    expect(model.ask.moves).toEqual([eat, hunt]);
  });

  it("goes on with the wanted move, and shows the table after it", async () => {
    const model = new LessonModel(LESSON);
    model.next();
    await model.play("a*");
    expect([model.at, model.behind]).toEqual([2, false]);
    expect(model.view).toEqual({ card: "watch" });
    expect(model.ask.moves).toBeNull();
  });

  it("answers another move with what is wanted, and stays", async () => {
    const model = new LessonModel(LESSON);
    model.next();
    await model.play("a>m");
    expect(model.at).toBe(1);
    expect(model.notice?.words.key).toBe("lesson-other-move");
    expect(model.notice?.words.args?.wanted).toMatchObject({ key: "lesson-evolution-feed.do" });
  });

  it("can be turned back, and forth again without the move", () => {
    const model = new LessonModel(LESSON);
    model.next();
    model.showMe();
    model.back();
    expect([model.at, model.mayGoOn]).toEqual([1, true]);
    model.next();
    expect(model.at).toBe(2);
    model.again();
    expect([model.at, model.reached]).toEqual([0, 0]);
  });

  it("is taken up where it was left; the end is remembered", () => {
    const first = new LessonModel(LESSON);
    first.next();
    first.showMe();
    expect(keptOf("evolution")).toEqual({ at: 2, reached: 2, done: false });
    const later = new LessonModel(LESSON);
    expect([later.at, later.view]).toEqual([2, { card: "watch" }]);
    expect(mayInvite()).toBe(true);
    later.next();
    expect(keptOf("evolution").done).toBe(true);
    expect(mayInvite()).toBe(false);
    later.again();
    expect(keptOf("evolution")).toEqual({ at: 0, reached: 0, done: true });
  });

  it("shows what the others do one after another", async () => {
    settings.speed = 1;
    vi.useFakeTimers();
    const model = new LessonModel(LESSON);
    model.player.pace = { times: { "food-taken": 100 }, before: new Set() };
    model.next();
    await vi.runAllTimersAsync();
    void model.play("a*");
    await vi.advanceTimersByTimeAsync(50);
    expect([model.at, model.behind, model.view]).toEqual([1, true, { after: "a*" }]);
    await vi.advanceTimersByTimeAsync(100);
    expect([model.behind, model.view]).toEqual([true, { after: "m*" }]);
    await vi.advanceTimersByTimeAsync(100);
    expect([model.at, model.behind]).toEqual([2, false]);
    vi.useRealTimers();
  });

  it("skips what is being shown", async () => {
    settings.speed = 1;
    const model = new LessonModel(LESSON);
    model.player.pace = { times: { "food-taken": 10_000 }, before: new Set() };
    model.next();
    await vi.waitFor(() => expect(model.at).toBe(1));
    void model.play("a*");
    expect(model.behind).toBe(true);
    model.next();
    expect([model.at, model.behind]).toEqual([2, false]);
  });
});

describe("what is asked of the server", () => {
  it("is why a move is refused; a legal one gets the hint", async () => {
    const asked = vi.spyOn(api, "lessonWhy");
    asked.mockResolvedValueOnce({ legal: false, words: words("EV-ATT-01.why"), rules: ["EV-ATT-01"] });
    const model = new LessonModel(LESSON);
    model.next();
    expect(await model.request({ do: "why", touches: ["animal:b", "animal:m"] })).toMatchObject({
      is: "because",
      rules: ["EV-ATT-01"],
    });
    expect(asked).toHaveBeenLastCalledWith("evolution", 1, ["animal:b", "animal:m"]);
    asked.mockResolvedValueOnce({ legal: true, words: null, rules: [] });
    expect(await model.request({ do: "why", touches: ["animal:a", "animal:m"] })).toBeNull();
    expect(model.notice?.words.key).toBe("lesson-other-move");
    asked.mockRejectedValueOnce(new Error("gone"));
    expect(await model.request({ do: "why", touches: ["animal:a", "animal:m"] })).toBeNull();
    expect(model.notice?.words.key).toBe("web-failed");
  });

  it("is not what the wanted move would meet: that is known", async () => {
    const model = new LessonModel(LESSON);
    model.next();
    expect(await model.request({ do: "preview", move: "a*" })).toMatchObject({ ahead: [NOTHING] });
    expect(await model.request({ do: "resign" })).toBeNull();
  });
});

describe("what is kept", () => {
  it.each(["", "null", "[]", "{", '{"at":-1,"reached":2}', '{"at":"1","reached":2}', '{"at":1.5,"reached":2}'])(
    "%s is a lesson that was not begun",
    (text) => {
      localStorage.setItem("beagle-lesson-evolution", text);
      expect(keptOf("evolution")).toEqual({ at: 0, reached: 0, done: false });
    },
  );

  it("may belong to a longer lesson", () => {
    keep("evolution", { at: 40, reached: 50, done: false });
    const model = new LessonModel(LESSON);
    expect([model.at, model.reached]).toEqual([3, 3]);
  });

  it("says whether a lesson is not wanted", () => {
    decline();
    expect(mayInvite()).toBe(false);
  });
});
