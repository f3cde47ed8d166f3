/**
 * The drawn animal: one body, and something specific for every trait. Pure: what to draw, as paths and their kinds;
 * Creature.svelte inks and paints it. What is
 * drawn is data of the rules (anatomy.py), from which the server draws too. The animal faces right in a field of 128 × 92 units.
 */

import anatomy from "./anatomy.json";

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

type Stance = keyof typeof anatomy.stances;

/** What a trait adds: behind the body, on its skin, in front of it, or instead of the eye. */
interface Addition {
  behind?: readonly string[];
  skin?: readonly string[];
  front?: readonly string[];
  eye?: readonly string[];
}

/** A trait that changes the whole build adds nothing else. */
const BUILD_ONLY = ["high-body-weight", "running", "swimming", "mimicry", "fat", "burrowing", "carnivorous"];
const TRAITS: Readonly<Record<string, Addition>> = anatomy.traits;

/** A part from its text: the kind, a space, the path. */
function part(text: string): Part {
  const [kind = "", ...d] = text.split(" ");
  return { kind: kind as Kind, d: d.join(" ") };
}

/**
 * @param traits names as in the notation, `fat` once for each card; add `swimming` for every animal in the Ocean
 */
export function draw(traits: readonly string[], { asleep = false, poisoned = false } = {}): Drawing {
  const has = (trait: string) => traits.includes(trait);
  const stance: Stance = has("swimming") ? "swims" : has("running") ? "runs" : "walks";
  const heavy = Number(has("high-body-weight"));
  const { lift, ground } = anatomy.stances[stance];
  const humps = anatomy.humpsAt.slice(0, traits.filter((one) => one === "fat").length);
  const fat = { behind: humps.map((x) => `hump M${x} ${anatomy.humps[heavy]}`) };
  const added = [...new Set(traits)].map((trait) => (trait === "fat" ? fat : (TRAITS[trait] ?? {})) as Addition);
  const at = (place: keyof Addition) => added.flatMap((one) => one[place] ?? []).map(part);
  const sight = at("eye");
  const { eyes, mouths } = anatomy;
  return {
    body: anatomy.bodies[heavy] ?? "",
    lift,
    ground,
    doubled: has("mimicry"),
    behind: [...legs(stance, false, heavy, has), ...at("behind")],
    skin: at("skin"),
    front: [...legs(stance, true, heavy, has), ...at("front"), ...(mouths[Number(has("carnivorous"))] ?? []).map(part)],
    eye: asleep ? eyes.asleep.map(part) : poisoned ? eyes.poisoned.map(part) : sight[0] ? sight : eyes.open.map(part),
  };
}

/** The legs of one side with hooves and claws, or what it has instead of legs. */
function legs(stance: Stance, near: boolean, heavy: number, has: (trait: string) => boolean): Part[] {
  const how = anatomy.stances[stance];
  const fixed: Addition = how.parts;
  const out = [...((near ? fixed.front : fixed.behind) ?? [])];
  if (near && has("burrowing")) out.push(...how.claws);
  for (const x of near ? how.near : how.far) {
    const start = `M${x} ${how.y[heavy]}`;
    out.push(`${near ? "flesh" : "far"} ${start}${how.leg}`);
    if (has("grazing")) out.push(`ink ${start}${how.grazing}`);
    if (has("burrowing")) out.push(`ink ${start}${how.burrowing}`);
  }
  return out.map(part);
}

/** Is something drawn for this trait? */
export function isDrawn(trait: string): boolean {
  return trait in TRAITS || BUILD_ONLY.includes(trait);
}
