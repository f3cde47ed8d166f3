/** A made-up review: a game of some seats in which the chances wander, with everything that a page can show. */

import type { GameReview, ReviewRiver, ReviewStep } from "../../lib/generated/wire.ts";

const MOVES = 60;
const CHANCE = -2;
const [TURNING, DIE, DRAW] = [20, 40, 12];

/** Chances that add up to 100, without a random generator: the same at every call. */
function chancesOf(seats: number, moment: number): number[] {
  const late = moment / MOVES;
  const raw = Array.from(
    { length: seats },
    (_, seat) => 1 + 0.5 * Math.sin(moment / 7 + seat * 2) + (seat === 0 ? 3 * late : 0) - 0.4 * late,
  );
  const kept = raw.map((value) => Math.max(0.05, value));
  const sum = kept.reduce((all, value) => all + value, 0);
  return moment === MOVES ? raw.map((_, seat) => (seat === 0 ? 100 : 0)) : kept.map((value) => (100 * value) / sum);
}

function riverOf(chances: readonly number[][], width: number, height: number): ReviewRiver {
  const x = (moment: number) => (width * moment) / MOVES;
  const seats = chances[0]?.length ?? 1;
  const upTo = (moment: number, seat: number) =>
    (chances[moment] ?? []).slice(0, seat + 1).reduce((sum, value) => sum + value, 0);
  const y = (value: number) => height * (1 - value / 100);
  const line = (of: (moment: number) => number) =>
    "M" + chances.map((_, moment) => `${x(moment).toFixed(1)} ${y(of(moment)).toFixed(1)}`).join("L");
  const middle = (moment: number, seat: number) => y((upTo(moment, seat) + upTo(moment, seat - 1)) / 2);
  const end = chances.length - 1;
  const bands = Array.from({ length: seats }, (_, seat) => {
    const edge = line((moment) => upTo(moment, seat));
    return { seat, edge, path: `${edge}V${height}H0Z`, left: middle(0, seat), right: middle(end, seat) };
  }).reverse();
  const there = chances.map((_, moment) => `${x(moment)} ${y(upTo(moment, 0) + 4)}`);
  const back = chances.map((_, moment) => `${x(moment)} ${y(Math.max(0, upTo(moment, 0) - 4))}`).reverse();
  return {
    width,
    height,
    bands,
    edge: bands.at(-1)?.edge ?? "",
    range: `M${[...there, ...back].join("L")}Z`,
    flags: [{ at: TURNING, x: x(TURNING + 1), no: 1 }],
    dice: [{ at: DIE, x: x(DIE + 1), up: false }],
    ticks: [0, 15, 30, 45].map((at, place) => ({ at, x: x(at), no: place + 1 })),
    hits: chances.map((_, moment) => [x(moment), y(upTo(moment, 0))]),
  };
}

const words = (key: string) => ({ key });

export const FACES = [1, 2, 3, 4, 5, 6].map((face) => ({
  move: `%${face}`,
  words: words("review-die"),
  kind: "roll",
  args: { face },
  weight: 1,
  wins: face < 4 ? 38 : 55,
  came: face === 2,
}));

function stepOf(at: number, seats: number): ReviewStep {
  const step: ReviewStep = { at, n: at + 1, seat: at === DIE ? CHANCE : at % seats, move: "x", turning: 0 };
  if (at === DIE) {
    step.luck = { at, n: at + 1, seat: 0, gained: -9, word: "unlucky", kind: "die", mean: 46.5, outcomes: FACES };
    return step;
  }
  if (at === DRAW) step.luck = { at, n: at + 1, seat: 0, gained: 6, word: "lucky", kind: "draw" };
  const verdict = (["good", "great", "inaccurate", "mistake", "forced", ""] as const)[at % 6] ?? "";
  const options = [
    { move: "a", words: words("review-best"), wins: [49, 52, 55], best: true, played: verdict === "good", why: [] },
    {
      move: "b",
      words: words("review-played"),
      wins: [43, 46, 49],
      best: false,
      played: verdict !== "good",
      why: [{ why: "points", args: { number: 2 } }],
    },
  ] as const;
  step.turning = at === TURNING ? 1 : 0;
  step.judged = {
    verdict,
    cost: [3, 6, 9],
    wide: verdict === "",
    options:
      verdict === "forced"
        ? []
        : options.map((option) => ({ ...option, kind: "", args: {}, wins: [...option.wins], why: [...option.why] })),
  };
  return step;
}

function accountsOf(seats: number): GameReview["accounts"] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    start: 25.4,
    luck: seat === 1 ? -20.2 : 9.1,
    own: seat === 1 ? 12.3 : 30.8,
    others: (seat === 0 ? 100 : 0) - 25.4 - (seat === 1 ? -7.9 : 39.9),
    end: seat === 0 ? 100 : 0,
    range: 3.2,
  }));
}

const HELD: Pick<GameReview, "knew" | "true"> = {
  knew: [
    { at: 0, seat: 0, key: "hand", cards: [{ name: "running" }], of: 70 },
    { at: 0, seat: 1, key: "hand", cards: [{ name: "" }, { name: "" }], of: 70 },
  ],
  true: [
    { at: 0, seat: 0, key: "hand", cards: [{ name: "running" }], of: 0 },
    { at: 0, seat: 1, key: "hand", cards: [{ name: "mimicry" }, { name: "running/fat" }], of: 0 },
  ],
};

/** @param counted of how many moves the chances are there */
export function sampleReview(seats = 4, counted = MOVES): GameReview {
  const chances = Array.from({ length: counted + 1 }, (_, moment) => chancesOf(seats, moment));
  const steps = Array.from({ length: counted }, (_, at) => stepOf(at, seats));
  const done = counted === MOVES;
  return {
    engine: "sample",
    numbers: "",
    rules: 1,
    reference: "judge",
    fitted: "sample",
    rough: false,
    fine: false,
    tries: 12,
    eyes: 0,
    seats,
    moves: MOVES,
    counted,
    chances,
    ranges: chances.map(() => 4),
    steps,
    turning: [
      {
        no: 1,
        at: TURNING,
        n: TURNING + 1,
        seat: TURNING % seats,
        kind: "choice",
        before: chances[TURNING] ?? [],
        after: chancesOf(seats, TURNING).map((value, seat) => (seat === 0 ? value + 9 : value - 9 / (seats - 1))),
      },
    ],
    accounts: done ? accountsOf(seats) : [],
    luck: steps.flatMap(({ luck }) => (luck ? [luck] : [])),
    knew: HELD.knew,
    true: HELD.true,
    losses: [{ at: 3, n: 4, move: "x", words: words("review-played"), cost: [5, 9, 13] }],
    rivers: { wide: riverOf(chances, 720, 180), narrow: riverOf(chances, 336, 140) },
  };
}
