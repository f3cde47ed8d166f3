import { describe, expect, it } from "vitest";
import { moveText } from "./moves.ts";
import type { Picture } from "./generated.ts";

const PICTURE = {
  action: { kind: "attack", from: "c", to: "m" },
  players: [{ animals: [{ id: "a", owner: 0 }] }, { animals: [{ id: "m", owner: 1 }] }],
} as unknown as Picture;
const text = (...path: string[]) => moveText(path, PICTURE, 0);

describe("touches as a move", () => {
  it.each([
    [["pass"], "-"],
    [["card:swimming"], "+swimming"],
    [["card:fat/grazing", "new:"], "+fat/grazing"],
    [["card:fat/grazing", "new:gondwana"], "+fat/grazing@gondwana"],
    [["animal:a", "trait:a.migration", "place:ocean"], "a.migration>ocean"],
    [["card:fat/grazing", "side:fat", "animal:m"], "fat(grazing):m"],
    [["card:running", "animal:m"], "running:m"],
    [["card:cooperation/fat", "side:cooperation", "animal:a", "animal:b"], "cooperation(fat):a~b"],
    [["animal:a"], "a*"],
    [["animal:a", "bank:"], "a*"],
    [["animal:m"], null],
    [["animal:a", "animal:m"], "a>m"],
    [["animal:a", "trait:a.carnivorous", "animal:m"], "a>m"],
    [["animal:a", "trait:a.piracy", "animal:m"], "a.piracy>m"],
    [["trait:a.grazing"], "a.grazing"],
    [["animal:a", "trait:a.fat", "count:2"], "a.fat*2"],
    [["animal:a", "trait:a.tail-loss", "trait:a.fat.2"], "a.tail-loss>fat.2"],
    [["animal:a", "trait:a.tail-loss", "pair:cooperation.a~b"], "a.tail-loss>cooperation~b"],
    [["animal:a", "animal:m", "trait:m.camouflage"], "a>m/camouflage"],
    [["animal:a", "trait:a.carnivorous", "animal:m", "trait:m.fat.2"], "a>m/fat"],
    [["animal:a", "trait:a.carnivorous", "animal:n", "pair:symbiosis.m~n"], "a>n/symbiosis~m"],
    [["animal:a", "trait:a.ambush", "animal:m", "pair:symbiosis.m~n"], "a.ambush>m/symbiosis~n"],
    [["animal:a", "trait:a.anglerfish", "pair:symbiosis.c~d"], "a.anglerfish>symbiosis~d"],
    [["animal:a", "trait:a.intellect", "pair:cooperation.m~n"], "a.intellect>cooperation~n"],
    [["pair:cooperation.a~b", "animal:b"], "a.cooperation>b"],
    [["middle:shell", "animal:a"], "shell:a"],
    [["bank:"], null],
  ])("%j is %s", (path, move) => {
    expect(text(...path)).toBe(move);
  });
});
