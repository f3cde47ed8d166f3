import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte.ts";
import { ALL, lengthOf } from "./sound-voices.ts";
import { play } from "./sounds.ts";

const LONGEST = 0.4; // seconds
let gains: number[] = [];

class Param {
  value = 0;
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(value: number): void {
    if (value > 0.001 && value <= 1) gains.push(value);
  }
}

class FakeNode {
  gain = new Param();
  frequency = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  Q = new Param();
  type = "";
  buffer: unknown = null;
  connect = (next: unknown) => next;
  start = () => {};
  stop = () => {};
}

class FakeAudio {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createGain = () => new FakeNode();
  createOscillator = () => new FakeNode();
  createBufferSource = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  gains = [];
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = "off";
});

const loudest = async (sound: Parameters<typeof play>[0], mine = true) => {
  gains = [];
  await play(sound, mine);
  return Math.max(0, ...gains);
};

describe("sounds", () => {
  it("are short", () => {
    for (const sound of ALL) expect(lengthOf(sound), sound).toBeLessThanOrEqual(LONGEST);
  });

  it("are silent when they are off", async () => {
    for (const sound of ALL) expect(await loudest(sound), sound).toBe(0);
  });

  it("are softer when they are quiet, and a third for others", async () => {
    settings.sound = "full";
    const full = await loudest("attacked");
    expect(full).toBeGreaterThan(0);
    expect(await loudest("attacked", false)).toBeCloseTo(full / 3);
    settings.sound = "quiet";
    expect(await loudest("attacked")).toBeLessThan(full);
  });
});
