/** The moves of a feeding go, or the answers to an attack, as a few buttons: one for each trait that can be used. */

import type { Option, Touch } from "../../lib/generated/wire.ts";
import { say } from "../../lib/language.svelte.ts";
import type { Message } from "../../lib/words.ts";
import { partsOf, type Choice } from "../../table/choose.ts";
import type { Proposal } from "../../table/proposals.ts";
import type { Picture } from "./generated.ts";

/** What passing is called in these questions, also where it isn't allowed. */
const PASSES: Readonly<Record<string, string>> = { go: "go", attack: "attack" };

export function passName(question: string): { title: Message; reason: Message } | null {
  const name = PASSES[question];
  return name === undefined
    ? null
    : { title: { key: `move-pass-${name}` }, reason: { key: `proposal-not-yet-${name}` } };
}

/** How to answer at the table. */
export function hint(options: readonly Option[], path: readonly string[]): Message | null {
  if (path.length > 0) return null;
  if (options.some(({ kind }) => kind === "animal" || kind === "trait")) return { key: "hint-development" };
  return options.some(({ kind }) => kind === "take") ? { key: "hint-go" } : null;
}

/** Under attack: several answers come one after another; the last one decides. */
export function ruleOf(options: readonly Option[], { action }: Picture): Message | null {
  if (action?.kind !== "attack") return null;
  const prey = action.to;
  const its = options.filter(({ kind, touch }) => kind === "use" && touch[0] === `animal:${prey}`);
  const answers = new Set(its.map(({ args }) => args?.["trait"])).size;
  if (answers === 0) return null;
  return { key: answers > 1 ? "hint-attack" : "hint-attack-last", args: { animal: { piece: prey } } };
}

/** Hunt, use fat, migrate. */
const LETTERS: Readonly<Record<string, string>> = { carnivorous: "H", fat: "F", migration: "M" };

const alone = (option: Option): Choice => ({ path: [...option.touch], options: [option] });
const animalsIn = ({ touch }: Option) =>
  touch.map(partsOf).flatMap(([kind, which]) => (kind === "animal" ? [which] : []));

const FEW = 9; // animals whose land is said

/** Their names, and where they are if there are several lands. */
function named(ids: readonly string[], { banks, names, players }: Picture): string {
  const list = (some: readonly string[]) => some.map((id) => names[id] ?? id).join(", ");
  if (banks.length < 2 || ids.length > FEW) return list(ids);
  const animals = players.flatMap((player) => player.animals);
  const there = (place: string) => ids.filter((id) => animals.some((one) => one.id === id && one.place === place));
  const lands = banks.map(({ place }) => [there(place), place] as const).filter(([some]) => some.length > 0);
  return lands.map(([some, place]) => `${list(some)} (${say(`place-${place}.title`)})`).join("; ");
}

/** What is to be touched: the animals by which these moves differ, else the traits. */
function toTouch(options: readonly Option[], picture: Picture): Message {
  const paths = options.map(animalsIn);
  const longest = Math.max(...paths.map((path) => path.length));
  for (let at = 0; at < longest; at += 1) {
    const ids = new Set(paths.map((path) => path[at]));
    const several = [...ids].filter((id) => id !== undefined);
    if (ids.size > 1) return { key: "proposal-touch", args: { animals: named(several, picture) } };
  }
  return { key: "proposal-touch-trait", args: { animal: { piece: paths[0]?.[0] ?? "" } } };
}

function proposal(icon: string, title: Message, options: readonly Option[], picture: Picture): Proposal {
  const ends = picture.action?.kind === "attack";
  return { icon, title, text: toTouch(options, picture), ends, choices: options.map(alone) };
}

const NAMED = 6; // prey that are named

/** Attacks: by which carnivore, if there is only one, and on which prey. */
function hunt(options: readonly Option[], { names }: Picture): Proposal {
  const hunters = [...new Set(options.map((option) => animalsIn(option)[0] ?? ""))];
  const prey = [...new Set(options.map((option) => animalsIn(option)[1] ?? ""))].map((id) => names[id] ?? id);
  const [only = ""] = hunters;
  const title = {
    key: hunters.length === 1 ? "proposal-hunt" : "proposal-hunt-any",
    args: { animal: { piece: only } },
  };
  const text: Message =
    prey.length > NAMED
      ? { key: "proposal-prey-many", args: { number: prey.length } }
      : { key: "proposal-prey", args: { animals: prey.join(", ") } };
  return { icon: "trait-carnivorous", title, text, choices: options.map(alone) };
}

/** Null where each move is an answer of its own. */
export function proposals(
  options: readonly Option[],
  picture: Picture,
  path: readonly Touch[] = [],
): Proposal[] | null {
  if (path.length > 0) return null;
  const meals = options.filter(({ kind }) => kind === "take");
  const uses = options.filter(({ kind }) => kind === "use");
  const others = options.filter(({ kind }) => kind !== "take" && kind !== "use" && kind !== "pass");
  if (picture.phase !== "feeding" || others.length > 0) return null;
  const groups = new Map<string, Option[]>();
  for (const option of uses) {
    const trait = String(option.args?.["trait"]);
    groups.set(trait, [...(groups.get(trait) ?? []), option]);
  }
  const eating =
    meals.length > 1 ? [proposal("food", { key: "proposal-take" }, meals, picture)] : meals.map((meal) => single(meal));
  const using = [...groups].map(([trait, same]) =>
    lettered(
      trait,
      same.length === 1 && same[0]
        ? titled(trait, single(same[0], picture.action?.kind === "attack"))
        : trait === "carnivorous"
          ? hunt(same, picture)
          : proposal(`trait-${trait}`, { key: `trait-${trait}` }, same, picture),
    ),
  );
  return [...eating, ...using];
}

/** A long move as a short title, and its own words below it. */
function titled(trait: string, answer: Proposal): Proposal {
  const [option] = answer.choices[0]?.options ?? [];
  if (trait !== "fat" || !option) return answer;
  const piece = partsOf(option.touch[0] ?? "")[1];
  return { ...answer, title: { key: "proposal-fat", args: { animal: { piece } } }, text: option.words };
}

function lettered(trait: string, answer: Proposal): Proposal {
  const letter = LETTERS[trait];
  return letter === undefined ? answer : { ...answer, letter };
}

/** A move that is an answer of its own: its words are its own too; under attack the name of the trait is enough. */
function single(option: Option, attacked = false): Proposal {
  const title = { key: attacked ? `trait-${String(option.args?.["trait"])}` : "" };
  const faces = option.args?.["faces"];
  const rolls = Array.isArray(faces) ? { faces: faces.map(Number) } : {};
  return { icon: null, title, text: null, choices: [alone(option)], ...rolls };
}
