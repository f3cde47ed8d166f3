import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { motifOf, smallMotifOf } from "./motifs.ts";

const GAMES = {
  evo: { beach: "beach", plain: "plain", hill: "hill", mountain: "peak" },
  gods: { lake: "lake", meadow: "meadow", forest: "forest", any: "any", range: "mount" },
} as const;
const CSS = readFileSync("src/look/tokens.css", "utf8");
const TERRAIN = readFileSync("src/look/hex/Terrain.svelte", "utf8");
/** How strong the lines of deadly ground are. */
const HATCH = Number(/\.deadly \{\s*opacity: ([\d.]+)/.exec(TERRAIN)?.[1]);

type Rgb = [number, number, number];

/** A colour token by day and by night. */
function token(name: string): [day: Rgb, night: Rgb] {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(CSS);
  const rgb = (hex = "#000000") => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
  return [rgb(found?.[1]), rgb(found?.[2])];
}

const linear = (value: number) => (value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
const mixed = (over: Rgb, under: Rgb, share: number) =>
  over.map((value, at) => value * share + (under[at] ?? 0) * (1 - share)) as Rgb;

/** How people see colours who lack one kind of cones (Viénot, Brettel and Mollon 1999; the third a plain projection). */
const SIGHT: Record<string, number[][]> = {
  protan: [
    [0.1124, 0.8876, 0],
    [0.1124, 0.8876, 0],
    [0.004, -0.004, 1],
  ],
  deutan: [
    [0.2927, 0.7073, 0],
    [0.2927, 0.7073, 0],
    [-0.0223, 0.0223, 1],
  ],
  tritan: [
    [1, 0.15236, -0.15236],
    [0, 0.86717, 0.13283],
    [0, 0.86717, 0.13283],
  ],
};

const seen = (colour: Rgb, sight: string) =>
  (SIGHT[sight] ?? []).map((row) => {
    const value = row.reduce((sum, part, at) => sum + part * linear(colour[at] ?? 0), 0);
    const held = Math.max(0, Math.min(1, value));
    return 255 * (held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055);
  }) as Rgb;

const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

describe.each(Object.entries(GAMES))("the terrains of %s", (_, looks) => {
  const names = Object.keys(looks);

  it("each have a motif of their own, large and small", () => {
    for (const motif of [motifOf, smallMotifOf]) {
      expect(names.every((name) => motif(name) !== "")).toBe(true);
      for (const [a, b] of pairs(names)) expect(motif(a)).not.toBe(motif(b));
    }
  });

  /** Lines on each terrain, as strong as this share of the motif's. */
  function visible(theme: 0 | 1, strength: number, least: number): void {
    const ink = token("ink")[theme];
    for (const [name, look] of Object.entries(looks)) {
      const ground = token(`t-${look}`)[theme];
      const dark = theme === 1 && ["beach", "mountain"].includes(name);
      const share = strength * (dark ? 0.85 : theme === 1 ? 0.8 : 0.74);
      const line = mixed(dark ? [21, 17, 11] : ink, ground, share);
      for (const sight of Object.keys(SIGHT)) {
        expect(contrast(seen(line, sight), seen(ground, sight)), `${name} ${sight}`).toBeGreaterThanOrEqual(least);
      }
      expect(contrast(line, ground), name).toBeGreaterThanOrEqual(least);
    }
  }

  it.each([0, 1] as const)("have motifs that stand out, by day and by night", (theme) => visible(theme, 1, 3));

  it.each([0, 1] as const)("show that they are deadly, by day and by night", (theme) => visible(theme, HATCH, 2.2));
});
