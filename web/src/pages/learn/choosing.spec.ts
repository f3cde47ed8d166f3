import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../../table/game-module.ts";
import { api } from "../../lib/api.ts";
import type { Lesson, View } from "../../lib/generated/wire.ts";
import { learn, speak } from "../../lib/language.svelte.ts";
import { LessonModel } from "../../table/lesson.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { LessonChoosing } from "./choosing.svelte.ts";

const words = (key: string) => ({ key, args: {} });
const option = (move: string, ...touch: string[]) => ({ move, words: words("move-take"), touch });
const MOVES = [
  option("a*", "animal:a", "bank:"),
  option("a>m", "animal:a", "trait:a.carnivorous", "animal:m"),
  option("a>n", "animal:a", "trait:a.carnivorous", "animal:n"),
  option("b*", "animal:b", "bank:"),
];

function at(wanted: string, view: Record<string, unknown> = {}): [LessonModel, LessonChoosing] {
  const step = { lines: [], view, asked: 0, question: words("ask-go"), ahead: [], scores: [0, 0] };
  const steps = [
    { ...step, card: "hunt", moves: wanted === "" ? [] : [...MOVES, option("-", "pass")], wanted },
    { ...step, card: "end", moves: [], wanted: "" },
  ];
  const about = { game: "evolution", ruleset: "base@gift", seats: 2, minutes: 5, cards: 2 };
  const lesson: Lesson = { ...about, learner: 0, learnt: [], position: "", steps };
  const game = {
    needsConfirmation: () => false,
    begins: () => false,
    isWhole: () => true,
    obvious: (left: { move: string }[]) => left.find(({ move }) => move.endsWith("*")) ?? null,
    hasScene: (view: View) => "action" in view,
  } as unknown as GameModule;
  const model = new LessonModel(lesson);
  return [model, new LessonChoosing(model, game)];
}

beforeAll(() => Promise.all([speak("en"), learn("lessons")]));
beforeEach(() => {
  localStorage.clear();
  settings.speed = 0;
  settings.confirm = "grave";
});

describe("choosing in a lesson", () => {
  it("lights only what is wanted, one touch after another", () => {
    const [model, choosing] = at("a>m");
    expect([...choosing.lit]).toEqual(["animal:a"]);
    expect(choosing.answers).toBe(false);
    choosing.touch("animal:a");
    expect([...choosing.lit].sort()).toEqual(["animal:m", "trait:a.carnivorous"]);
    expect(choosing.listed.map((one) => one.move)).toEqual(["a>m"]);
    choosing.touch("animal:m");
    expect(model.at).toBe(1);
  });

  it("answers what is possible, but not wanted, with the hint", () => {
    const [model, choosing] = at("a>m");
    choosing.touch("animal:b");
    expect(choosing.path).toEqual([]);
    expect(model.notice?.words.key).toBe("lesson-other-move");
    choosing.touch("animal:a");
    expect(model.notice).toBeNull();
    choosing.touch("animal:n");
    expect(choosing.path).toEqual(["animal:a"]);
    expect(model.notice?.words.key).toBe("lesson-other-move");
    choosing.choosePath(["animal:a", "trait:a.carnivorous", "animal:n"]);
    expect(model.at).toBe(0);
  });

  it("lets go of what was touched", () => {
    const [, choosing] = at("a>m");
    choosing.touch("animal:a");
    choosing.touch("animal:a");
    expect(choosing.path).toEqual([]);
  });

  it("asks which rule forbids what is impossible", async () => {
    const asked = vi.spyOn(api, "lessonWhy");
    asked.mockResolvedValue({ legal: false, words: words("EV-FEED-01.why"), rules: ["EV-FEED-01"] });
    const [model, choosing] = at("a>m");
    choosing.touch("animal:z");
    await vi.waitFor(() => expect(model.notice?.rules).toEqual(["EV-FEED-01"]));
    expect(asked).toHaveBeenLastCalledWith("evolution", 0, ["animal:z"]);
  });

  it("asks beside the table for what is not on it", () => {
    const [, passing] = at("-");
    expect(passing.answers).toBe(true);
    expect(passing.listed.map((one) => one.move)).toEqual(["-"]);
    const [, attacked] = at("a*", { action: { kind: "attack" } });
    expect(attacked.answers).toBe(true);
  });

  it("wants a card to be read first", () => {
    const [model, choosing] = at("");
    expect([...choosing.lit]).toEqual([]);
    choosing.touch("animal:a");
    expect(model.notice?.words.key).toBe("lesson-read-on");
  });
});
