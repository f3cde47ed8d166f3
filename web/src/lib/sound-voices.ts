/**
 * Short, dry sounds of wood, paper, quill and water, made here of noise and tones: nothing is loaded. They are never the
 * only sign of what they tell.
 */

/** A part of a sound: a tone that glides from one pitch to another, or noise around such a pitch. */
interface Voice {
  kind: "sine" | "triangle" | "noise";
  /** Seconds: when it begins, and how long it can be heard. */
  at: number;
  lasts: number;
  /** Hertz, at its beginning and its end. */
  from: number;
  to: number;
  loud: number;
  /** Of noise: how narrow it is around its pitch. */
  narrow?: number;
}

const tone = (at: number, lasts: number, from: number, to: number, loud: number): Voice => ({
  kind: "sine",
  at,
  lasts,
  from,
  to,
  loud,
});
const wood = (at: number, pitch: number, loud: number): Voice[] => [
  { kind: "triangle", at, lasts: 0.07, from: pitch, to: pitch * 0.8, loud },
  { kind: "noise", at, lasts: 0.02, from: pitch * 3, to: pitch * 3, loud: loud * 0.5, narrow: 2 },
];
const rustle = (at: number, lasts: number, from: number, to: number, loud: number, narrow = 0.8): Voice => ({
  kind: "noise",
  at,
  lasts,
  from,
  to,
  loud,
  narrow,
});

const SOUNDS = {
  /** Your move: two soft wooden taps. */
  turn: [...wood(0, 420, 0.3), ...wood(0.16, 560, 0.3)],
  /** You are attacked: a low skin drum. */
  attacked: [tone(0, 0.34, 110, 62, 0.7), rustle(0, 0.05, 300, 180, 0.3)],
  /** A berry dropped in a bowl; blue food is duller and wet. */
  food: [...wood(0, 880, 0.22), tone(0.03, 0.09, 1300, 1150, 0.08)],
  blue: [tone(0, 0.12, 520, 300, 0.25), rustle(0.02, 0.1, 700, 350, 0.12, 3)],
  /** Fed for good: a short rising quill stroke. */
  fed: [rustle(0, 0.2, 1800, 4200, 0.14, 4)],
  /** Paper is laid down; with a small chirp an animal is born. */
  card: [rustle(0, 0.12, 2600, 1400, 0.2)],
  born: [rustle(0, 0.12, 2600, 1400, 0.16), tone(0.12, 0.08, 1900, 2600, 0.1)],
  /** Wood in a cup. */
  die: [...wood(0, 300, 0.25), ...wood(0.09, 380, 0.25), ...wood(0.17, 330, 0.22), ...wood(0.28, 460, 0.3)],
  /** A brush of grass; one dry crack. */
  escaped: [rustle(0, 0.28, 3200, 1200, 0.2, 1.2)],
  eaten: [rustle(0, 0.04, 1500, 900, 0.6, 1), tone(0, 0.1, 190, 90, 0.4)],
  /** A page is turned; the ship's bell for the last turn. */
  page: [rustle(0, 0.24, 1200, 3400, 0.18)],
  bell: [tone(0, 0.38, 1046, 1044, 0.22), tone(0, 0.3, 2637, 2630, 0.08)],
  /** One of your last ten seconds. */
  tick: wood(0, 1200, 0.14),
  /** A muted tap: that isn't possible. */
  refused: [tone(0, 0.08, 170, 130, 0.35)],
} as const satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof SOUNDS;
/** How long it can be heard, in seconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map(({ at, lasts }) => at + lasts));
}

export const ALL = Object.keys(SOUNDS) as Sound[];

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** @param loud from 0 to 1 */
export function sound(what: Sound, loud: number): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const voice of SOUNDS[what]) speak(audio, voice, loud);
  } catch {
    // a browser that allows no sound, or none before a touch
  }
}

function speak(audio: AudioContext, voice: Voice, loud: number): void {
  const begin = audio.currentTime + voice.at;
  const end = begin + voice.lasts;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(voice.loud * loud, begin + Math.min(0.012, voice.lasts / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  const source = voice.kind === "noise" ? noise(audio, voice, begin, end, volume) : pitched(audio, voice, begin, end);
  if (voice.kind !== "noise") source.connect(volume);
  source.start(begin);
  source.stop(end);
}

function pitched(audio: AudioContext, voice: Voice, begin: number, end: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = voice.kind === "triangle" ? "triangle" : "sine";
  source.frequency.setValueAtTime(voice.from, begin);
  source.frequency.exponentialRampToValueAtTime(voice.to, end);
  return source;
}

function noise(audio: AudioContext, voice: Voice, begin: number, end: number, into: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = voice.narrow ?? 1;
  filter.frequency.setValueAtTime(voice.from, begin);
  filter.frequency.exponentialRampToValueAtTime(voice.to, end);
  source.connect(filter).connect(into);
  return source;
}

/** Half a second of it: longer than any sound. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
