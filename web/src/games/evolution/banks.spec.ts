import { describe, expect, test } from "vitest";
import type { Line } from "../../lib/socket-wire.ts";
import type { Message } from "../../lib/words.ts";
import { madeOf } from "./banks.ts";

const phase = (name: string): Message => ({ key: "log-phase", args: { phase: { key: `phase-${name}` } } });
const die = (face: number): Message => ({ key: "log-die", args: { face } });
const bank = (place: string, tokens: number): Message => ({
  key: "log-bank",
  args: { place: { key: `place-${place}` }, tokens },
});
const grazed = (animal: string): Message => ({ key: "log-grazed", args: { animal } });
const turn: Message = { key: "log-turn", args: { turn: 2 } };

function lines(...moves: Message[][]): Line[] {
  return moves.map((events, at) => ({ n: at + 1, kind: "move", seat: 0, events }));
}

const nowhere = () => undefined;

describe("how a bank came to be", () => {
  test("dice, and what was added to them", () => {
    const log = lines([phase("food-bank")], [die(5)], [die(4), bank("bank", 11), phase("feeding")]);
    expect(madeOf(log, nowhere)).toEqual({ "": { filled: 11, dice: [5, 4], added: 2, grown: 0, grazed: 0 } });
  });

  test("each territory has its own, and animals may add to it", () => {
    const log = lines(
      [phase("food-bank"), die(3), bank("laurasia", 5), die(4), die(2), bank("gondwana", 6), bank("ocean", 5)],
      [phase("feeding"), { key: "log-edified", args: { animal: "p" } }, bank("ocean", 7)],
    );
    const made = madeOf(log, nowhere);
    expect(made.laurasia).toEqual({ filled: 5, dice: [3], added: 2, grown: 0, grazed: 0 });
    expect(made.gondwana).toEqual({ filled: 6, dice: [4, 2], added: 0, grown: 0, grazed: 0 });
    expect(made.ocean).toEqual({ filled: 7, dice: [], added: 5, grown: 2, grazed: 0 });
  });

  test("a die that decides an attack makes no bank", () => {
    const log = lines([phase("food-bank"), die(6), bank("bank", 6), phase("feeding")], [die(1)], [turn]);
    expect(madeOf(log.slice(0, 2), nowhere)[""]?.dice).toEqual([6]);
    expect(madeOf(log, nowhere)).toEqual({});
    expect(madeOf([...log, ...lines([phase("food-bank"), die(2), bank("bank", 2)])], nowhere)[""]?.dice).toEqual([2]);
  });

  test("tokens that were trodden down are counted where the animal is", () => {
    const log = lines([bank("laurasia", 4), bank("ocean", 4)], [grazed("a")], [grazed("a")]);
    const made = madeOf(log, (animal) => (animal === "a" ? "ocean" : undefined));
    expect([made.laurasia?.grazed, made.ocean?.grazed]).toEqual([0, 2]);
  });

  test("what was taken back did not happen", () => {
    const log = [...lines([bank("bank", 4)], [grazed("a")]), { n: 3, kind: "undo", seat: 0, undone: [2] }];
    expect(madeOf(log.slice(0, 2), () => "")[""]).toMatchObject({ filled: 4, grazed: 1 });
    expect(madeOf(log, () => "")[""]).toMatchObject({ filled: 4, grazed: 0 });
  });
});
