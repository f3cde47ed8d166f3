/**
 * The drawn animal: one body, and something specific for every trait. Pure: what to draw, as paths and their kinds;
 * Creature.svelte inks and paints it. The animal faces right in a field of 128 × 92 units.
 */

/** How a path is drawn; Creature.svelte has a style for each. */
export type Kind =
  | "flesh"
  | "far"
  | "hump"
  | "shell"
  | "wing"
  | "ruff"
  | "pale"
  | "gold"
  | "egg"
  | "ink"
  | "line"
  | "thick"
  | "stripe"
  | "cut"
  | "cloud"
  | "mouth"
  | "tooth"
  | "branch";

export interface Part {
  kind: Kind;
  d: string;
}

export interface Drawing {
  body: string;
  /** How much higher its body is, and how low its feet are. */
  lift: number;
  ground: number;
  doubled: boolean;
  behind: Part[];
  skin: Part[];
  front: Part[];
  eye: Part[];
}

type Stance = "walks" | "runs" | "swims";

interface Build {
  heavy: boolean;
  stance: Stance;
  has: (trait: string) => boolean;
}

/** What a trait adds: behind the body, on its skin, in front of it, or instead of the eye. */
interface Addition {
  behind?: Part[];
  skin?: Part[];
  front?: Part[];
  eye?: Part[];
}

const BODY =
  "M5 55C17 53 22 41 34 34C46 27 64 25 79 29C83 22 91 17 100 18C111 19 120 27 122 34C123 38 120 41 114 42" +
  "C106 43 101 45 96 47C92 53 86 58 76 60C62 63 47 62 38 58C28 55 17 59 5 55Z";
const HEAVY =
  "M6 56C16 54 20 40 30 31C42 20 64 16 80 23C84 18 91 15 99 16C111 17 121 25 123 33C124 38 121 41 115 42" +
  "C107 43 102 46 98 49C95 57 88 64 76 66C60 69 43 68 35 61C26 56 17 60 6 56Z";

const LIFT: Record<Stance, number> = { walks: 0, runs: -7, swims: 2 };

/** A trait that changes the whole build adds nothing else. */
const BUILD_ONLY = ["high-body-weight", "running", "swimming", "mimicry"];

const part = (kind: Kind, ...d: string[]): Part => ({ kind, d: d.join("") });

function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/**
 * @param traits names as in the notation, `fat` once for each card; add `swimming` for every animal in the Ocean
 */
export function draw(traits: readonly string[], { asleep = false, poisoned = false } = {}): Drawing {
  const has = (trait: string) => traits.includes(trait);
  const stance = has("swimming") ? "swims" : has("running") ? "runs" : "walks";
  const build = { heavy: has("high-body-weight"), stance, has } satisfies Build;
  const kinds = [...new Set(traits)];
  const added = kinds.map((trait) => ADDITIONS[trait]?.(build, traits.filter((one) => one === trait).length) ?? {});
  const limbs = LIMBS[stance](build);
  const sight = added.flatMap((one) => one.eye ?? []);
  return {
    body: build.heavy ? HEAVY : BODY,
    lift: LIFT[stance],
    ground: stance === "runs" ? 84 : 78,
    doubled: has("mimicry"),
    behind: [...(limbs.behind ?? []), ...added.flatMap((one) => one.behind ?? [])],
    skin: added.flatMap((one) => one.skin ?? []),
    front: [...(limbs.front ?? []), ...added.flatMap((one) => one.front ?? []), ...mouth(has("carnivorous"))],
    eye: asleep ? SHUT : poisoned ? CROSSED : sight.length > 0 ? sight : OPEN,
  };
}

/** Is something drawn for this trait? */
export function isDrawn(trait: string): boolean {
  return trait in ADDITIONS || trait === "carnivorous" || BUILD_ONLY.includes(trait);
}

// --- Eyes and mouth --------------------------------------------------------------------------------------------------

const OPEN = [part("ink", dot(104, 28, 2.5))];
const SHUT = [part("thick", "M100 28q4 4 8 0")];
const CROSSED = [part("thick", "M101 25l6 6M107 25l-6 6")];

function mouth(carnivorous: boolean): Part[] {
  if (!carnivorous) return [part("thick", "M120 39C114 40 108 40 103 38")];
  return [
    part("mouth", "M123 37L97 36L112 46C118 44 122 41 123 37Z"),
    part("thick", "M123 37L97 36L112 46"),
    part("tooth", "M118 37l-2 5-3-5.2ZM110 36.8l-2 4.4-3-4.6ZM116 44l-1-4-3 4.6Z"),
  ];
}

// --- Limbs: how it stands; hooves and claws belong to them ------------------------------------------------------------

const LIMBS: Record<Stance, (build: Build) => Addition> = {
  walks: (build) => {
    const y = build.heavy ? 60 : 56;
    return legs((x, kind) => walkingLeg(build, x, y, kind), [50, 82], [36, 68]);
  },
  runs: (build) => legs((x, kind) => runningLeg(build, x, kind), [50, 84], [38, 70]),
  swims: (build) => ({
    behind: [
      part("flesh", "M7 55C0 46 -1 38 1 33C8 37 15 44 19 52C16 60 10 68 3 72C0 68 1 61 7 55Z"),
      part("flesh", "M50 30C52 18 60 11 69 9C66 16 68 22 72 28Z"),
    ],
    front: [
      part("flesh", "M70 56C64 66 54 74 43 76C54 80 76 76 86 58"),
      ...(build.has("burrowing") ? [part("ink", "M43 76l-7-1 5 4ZM46 77l-6 4 9-2Z")] : []),
    ],
  }),
};

function legs(leg: (x: number, kind: Kind) => Part[], far: number[], near: number[]): Addition {
  return { behind: far.flatMap((x) => leg(x, "far")), front: near.flatMap((x) => leg(x, "flesh")) };
}

function walkingLeg({ has }: Build, x: number, y: number, kind: Kind): Part[] {
  const parts = [part(kind, `M${x} ${y}c1 7 0 12 -2 18h12c1 -6 3 -11 4 -18`)];
  if (has("grazing")) parts.push(part("ink", `M${x - 2} ${y + 14}h12v5h-13Z`));
  if (has("burrowing"))
    parts.push(part("ink", `M${x + 7} ${y + 12}l13 6l-12 1ZM${x + 2} ${y + 14}l10 5h-10ZM${x - 1} ${y + 14}l-5 5h7Z`));
  return parts;
}

function runningLeg({ has }: Build, x: number, kind: Kind): Part[] {
  const thigh = `M${x} 55C${x - 2} 64 ${x - 4} 68 ${x - 1} 73L${x - 3} 87`;
  const calf = `H${x + 7}L${x + 6} 84H${x + 2}L${x + 5} 72C${x + 7} 66 ${x + 12} 62 ${x + 14} 55`;
  const parts = [part(kind, thigh, calf)];
  if (has("grazing")) parts.push(part("ink", `M${x - 3} 83h6l4 1v4h-11Z`));
  if (has("burrowing")) parts.push(part("ink", `M${x + 4} 81l12 6h-11ZM${x - 1} 82l-7 5h9Z`));
  return parts;
}

// --- What each trait adds --------------------------------------------------------------------------------------------

const SPOTS = [dot(46, 40, 4), dot(58, 50, 3.4), dot(66, 36, 4.4), dot(34, 47, 3), dot(77, 48, 3.4)];

function tick(x: number, y: number): Part[] {
  return [
    part("ink", `M${x - 5} ${y}a5 3.6 0 1 0 10 0a5 3.6 0 1 0 -10 0Z`),
    part(
      "line",
      `M${x - 4} ${y - 3}l-4-4M${x} ${y - 4}v-5M${x + 4} ${y - 3}l4-4M${x - 4} ${y + 3}l-4 4M${x + 4} ${y + 3}l4 4`,
    ),
  ];
}

function hump(place: number): Part {
  const x = 40 + 17 * place;
  return part("hump", `M${x} 33C${x} 20 ${x + 18} 18 ${x + 20} 30Z`);
}

/** Each trait leaves a sign: as a part of the limbs (grazing, burrowing) or as its own path. */
const ADDITIONS: Record<string, (build: Build, cards: number) => Addition> = {
  grazing: () => ({ front: [part("branch", "M117 41q5 3 4 10M119 45q5-1 7 3M120 48q-4 1-5 5")] }),
  burrowing: () => ({}),

  fat: ({ heavy }, cards) => {
    const humps = [0, 1, 2].slice(0, cards).map(hump);
    return {
      behind: heavy ? humps.map((one) => part("hump", one.d.replace("33C", "26C").replace("30Z", "24Z"))) : humps,
    };
  },

  scavenger: () => ({
    front: [part("ruff", "M84 29C80 34 82 46 92 52C98 50 101 46 100 42C94 40 90 34 92 24C89 25 86 27 84 29Z")],
  }),

  // A small bird rides along.
  symbiosis: () => ({
    front: [
      part("pale", "M44 25C46 18 54 16 58 20L64 19L59 24C58 30 50 32 46 29L38 30Z"),
      part("ink", dot(56.5, 21, 1.1)),
      part("line", "M50 30v4M53 30v4"),
    ],
  }),

  // A tail that can hold on to things that aren't its own.
  piracy: () => ({ behind: [part("thick", "M8 55C0 54 -3 46 1 41C5 37 11 40 9 45")] }),

  "tail-loss": () => ({ skin: [part("cut", "M20 40L27 62M26 38L32 61")] }),

  communication: () => ({ front: [part("line", "M117 16q5 2 6 8M119 9q8 3 10 12M121 2q7 3 10 9")] }),

  // The round ear of a bear.
  hibernation: () => ({
    front: [part("flesh", "M86 25C82 17 88 11 94 14C97 16 97 20 95 22"), part("line", "M88 21q2-4 5-1")],
  }),

  poisonous: () => ({ skin: [part("gold", ...SPOTS)] }),

  cooperation: () => ({ front: [part("thick", dot(82, 40, 5.5), dot(90, 43, 5.5))] }),

  camouflage: () => ({ skin: [part("stripe", "M44 24q6 9 2 40M56 20q7 11 3 48M69 20q6 11 3 48M30 34q4 8 2 24")] }),

  "sharp-vision": () => ({ eye: [part("gold", dot(104, 28, 5.6)), part("ink", dot(105, 28, 2.6))] }),

  parasite: () => ({ skin: [...tick(50, 40), ...tick(68, 50)] }),

  viviparous: () => ({ skin: [part("pale", "M62 56C54 51 54 44 59 44Q62 44 62 47Q62 44 65 44C70 44 70 51 62 56Z")] }),

  // Grass to lie in wait behind.
  ambush: () => ({
    front: [
      part(
        "branch",
        "M88 80q1-12-3-18M92 80q1-15 5-22M97 80q0-10 6-15M104 80q-1-13 3-19M109 80q1-9 6-13M84 80q-2-8-6-11",
      ),
    ],
  }),

  intellect: () => ({
    behind: [part("flesh", "M82 32C80 12 98 4 109 10C116 14 117 22 117 28Z")],
    front: [part("line", "M92 16q3-5 7-2t7-2M96 22q3-4 7-1")],
  }),

  metamorphosis: () => ({
    front: [
      part("line", "M104 19C104 10 108 5 114 3M100 18C98 9 101 4 105 1"),
      part("ink", dot(114, 3, 2), dot(105, 1.6, 2)),
    ],
  }),

  flight: () => ({
    front: [
      part(
        "wing",
        "M76 38C70 20 55 6 30 1C35 8 33 12 37 16C30 16 27 19 22 19C28 27 36 29 41 33C36 35 34 37 31 38C42 46 64 50 76 38Z",
      ),
      part("line", "M68 36C60 26 50 18 37 16M66 39C58 34 50 32 41 33"),
    ],
  }),

  shell: () => ({
    front: [
      part("shell", "M27 44C27 20 50 9 66 14C82 19 90 34 86 46C70 52 44 53 27 44Z"),
      part("line", "M58 48C50 34 62 22 72 28C80 34 74 44 67 40C62 36 68 31 71 34M38 46C36 36 40 26 48 20"),
    ],
  }),

  // A crest.
  "specialization-a": () => ({
    behind: [
      part(
        "flesh",
        "M90 24C84 21 79 15 79 9C84 11 87 13 89 15C88 10 89 5 92 2C94 7 96 10 97 13C99 10 102 8 105 7C105 12 104 16 102 20Z",
      ),
    ],
  }),

  // A long thin tongue for what is deep in a flower.
  "specialization-b": () => ({ front: [part("line", "M119 40C126 43 128 52 123 58C119 62 115 58 118 55")] }),

  trematode: () => ({ skin: [part("thick", "M42 50q5-8 9 0t9 0t9 0t9 0")] }),

  anglerfish: () => ({
    behind: [part("thick", "M97 20C92 8 100 -2 112 0C117 1 120 4 121 7")],
    front: [part("gold", dot(121.5, 10.5, 4))],
  }),

  "ink-cloud": () => ({
    behind: [
      part("cloud", "M2 62a7 7 0 0 1 0-13a8 8 0 0 1 10-9a9 9 0 0 1 14 5a7 7 0 0 1 3 13a8 8 0 0 1-12 8a8 8 0 0 1-15-4Z"),
    ],
  }),

  "r-strategy": () => ({ front: [part("egg", egg(10, 75), egg(20, 77), egg(1, 78))] }),

  // Antlers, and ready to leap aside.
  shy: () => ({ front: [part("branch", "M96 18C95 10 90 6 88 0M93 10q6-2 7-9M90 6q-6 0-9-4")] }),

  "warm-bloodedness": () => ({ front: [part("line", "M40 32l-2-6M48 29l-1-7M56 27l0-7M64 27l1-7M72 28l2-7")] }),

  // Birds that fly by, above its back.
  migration: () => ({ behind: [part("thick", "M4 17q5-7 9-1q4-6 10 0M25 6q4-6 7-1q3-5 8 0")] }),

  neoplasm: () => ({ skin: [part("stripe", dot(50, 43, 7.5), dot(60, 38, 5), dot(59, 48, 4))] }),

  remora: () => ({
    front: [
      part("pale", "M46 71C52 65 60 65 66 70L72 66V76L66 72C60 77 52 77 46 71Z"),
      part("ink", dot(51, 70.4, 1.1)),
    ],
  }),

  // A tail that has regrown, beside the old one.
  regeneration: () => ({ behind: [part("flesh", "M20 52C12 56 4 65 -3 66C4 71 16 67 26 58Z")] }),

  recombination: () => ({
    skin: [
      part("line", "M38 44q5-9 10 0t10 0t10 0t10 0M38 44q5 9 10 0t10 0t10 0t10 0M43 40v8M53 40v8M63 40v8M73 40v8"),
    ],
  }),

  herding: () => ({ front: [part("flesh", "M92 20C86 14 86 6 92 2C92 9 96 13 101 17Z")] }),

  cnidocytes: () => ({
    skin: [part("pale", dot(48, 36, 2.2), dot(58, 33, 2.2), dot(68, 34, 2.2), dot(40, 41, 2.2))],
    front: [part("line", "M46 60q-4 6 0 11t-1 9M54 61q-4 6 0 11t-1 9M62 61q-4 6 0 11t-1 9")],
  }),

  // Coral grows where it lives.
  edificator: () => ({ behind: [part("branch", "M58 30V12M58 22l-8-7v-6M58 18l8-7v-7M50 15l-5-1M66 11l5-2")] }),
};

function egg(x: number, y: number): string {
  return `M${x} ${y - 6}c4 0 5 5 5 7a5 5 0 0 1 -10 0c0 -2 1 -7 5 -7Z`;
}
