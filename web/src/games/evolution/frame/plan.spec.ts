import { describe, expect, test } from "vitest";
import { fit, stepOf, STEPS } from "./fit.ts";
import { inPane, plan, type Counts, type Plan } from "./plan.ts";

const WINDOWS: [number, number][] = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1180, 820],
  [1024, 768],
  [820, 1180],
  [768, 1024],
  [844, 390],
  [740, 360],
  [720, 450],
];

function counts(seats: number, animals: number, more: Partial<Counts> = {}): Counts {
  const herd = { animals, traits: 3 };
  const rivals = Array.from({ length: seats - 1 }, () => herd);
  return { rivals, own: herd, cards: 6, open: true, lands: false, rail: true, ...more };
}

const zones = ({ rail, strip, own, bank, rivals, plate }: Plan) => ({ rail, strip, own, bank, rivals, plate });
const stepsOf = ({ seats, mine }: Plan) => [mine?.step ?? 0, Math.min(...seats.grids.map(({ step }) => step))];

describe("zones", () => {
  test.each(WINDOWS)("of %i × %i depend on the window and the seats only", (width, height) => {
    for (const seats of [2, 4, 8])
      for (const lands of [false, true]) {
        const all = new Set<string>();
        for (let animals = 0; animals <= 12; animals += 1)
          for (let cards = 0; cards <= 10; cards += 1)
            for (const open of [false, true])
              all.add(JSON.stringify(zones(plan(width, height, counts(seats, animals, { cards, open, lands })))));
        expect(all.size).toBe(1);
      }
  });

  test.each(WINDOWS)("of %i × %i fill the window", (width, height) => {
    const made = plan(width, height, counts(4, 5));
    if (made.side) expect(made.class.top + made.rivals[1] + made.own + 2 * made.class.gap).toBeLessThanOrEqual(height);
    else expect(made.class.top + made.rivals[1] + made.strip + made.own + 3 * made.class.gap).toBe(height);
  });

  test("two players sit face to face", () => {
    const made = plan(1920, 1080, counts(2, 5));
    expect(Math.abs(made.own - made.rivals[1])).toBeLessThanOrEqual(1);
  });

  test("somebody who watches has no own zone", () => {
    const made = plan(1440, 900, counts(4, 5, { own: null }));
    expect([made.own, made.mine]).toEqual([0, null]);
    expect(made.class.top + made.rivals[1] + made.strip + 2 * made.class.gap).toBe(900);
  });

  test("a rail that is closed gives its room to the rivals", () => {
    const [open, closed] = [true, false].map((rail) => plan(1440, 900, counts(4, 5, { rail })));
    expect((closed?.rivals[0] ?? 0) - (open?.rivals[0] ?? 0)).toBe((open?.rail ?? 0) - 48);
  });
});

describe("steps", () => {
  test.each([
    [1280, 720, 4, 7, "compact", "compact"],
    [1280, 720, 8, 8, "compact", "chip"],
    [1440, 900, 4, 5, "full", "full"],
    [1920, 1080, 2, 5, "plate", "plate"],
    [2560, 1440, 2, 5, "plate", "plate"],
  ] as const)("at %i × %i, %i seats with %i animals: %s, rivals %s", (width, height, seats, animals, own, rivals) => {
    const made = plan(width, height, counts(seats, animals));
    expect(stepsOf(made).map((step) => STEPS[step])).toEqual([own, rivals]);
  });

  test("only a comb lets the rivals scroll", () => {
    expect(plan(1280, 720, counts(8, 8)).scrolls).toBe(false);
    expect(plan(1280, 720, counts(8, 30)).scrolls).toBe(true);
  });

  test("a low and wide card can lie", () => {
    expect(STEPS[stepOf(96, 50)]).toBe("compact");
    expect(STEPS[stepOf(95, 50)]).toBe("chip");
  });

  test("a grid never spills, and more animals are never drawn larger", () => {
    let before = Infinity;
    for (let animals = 1; animals <= 20; animals += 1) {
      const grid = fit({ animals, traits: 3 }, [700, 160], [178, 300]);
      expect(grid.columns * grid.rows).toBeGreaterThanOrEqual(animals);
      expect(grid.columns * grid.width + (grid.columns - 1) * 6).toBeLessThanOrEqual(700);
      expect(grid.rows * grid.height + (grid.rows - 1) * 6).toBeLessThanOrEqual(160);
      expect(grid.step).toBeLessThanOrEqual(before);
      before = grid.step;
    }
  });
});

describe("the hand", () => {
  test("folds only while no card can be played, and only if the animals need its room", () => {
    expect(plan(1280, 720, counts(4, 7, { open: true })).hand.open).toBe(true);
    expect(plan(1280, 720, counts(4, 7, { open: false })).hand.open).toBe(false);
    expect(plan(1440, 900, counts(4, 2, { open: false })).hand.open).toBe(true);
  });

  test("has two rows of icons in Continents if there are many cards", () => {
    expect(plan(1440, 900, counts(6, 8, { lands: true, cards: 9 })).hand).toMatchObject({ rows: 2, small: true });
  });
});

describe("a part of a page", () => {
  const PANES: [number, number][] = [
    [692, 480],
    [540, 360],
    [374, 228],
    [788, 420],
    [470, 180],
  ];

  test.each(PANES)("of %i × %i holds rivals, the bank and the own animals", (width, height) => {
    for (const seats of [2, 4, 8])
      for (const lands of [false, true]) {
        const made = inPane(width, height, counts(seats, 4, { lands }));
        expect(made.rivals[1] + made.strip + made.own + 2 * made.class.gap).toBe(height);
        expect(made.rivals[0]).toBe(width);
        expect(made.seats.columns * made.seats.width).toBeLessThanOrEqual(width);
        expect(made.seats.rows * made.seats.height).toBeLessThanOrEqual(made.rivals[1]);
        expect([made.rail, made.slot, made.hand.open]).toEqual([0, 0, false]); // nothing is asked or played
      }
  });

  test("without a seat of one's own has no own zone", () => {
    expect(inPane(692, 480, counts(4, 5, { own: null }))).toMatchObject({ own: 0, mine: null });
  });
});
