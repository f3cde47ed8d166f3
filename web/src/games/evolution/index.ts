/** Evolution, for the pages. */

import { partOf, partsOf } from "../../table/choose.ts";
import { drawnBy, withAttribute } from "../../table/drawn.ts";
import type { Option, Touch } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";
import type { GameModule, LogStyle } from "../../table/game-module.ts";
import { PLAIN } from "../../table/plain-game.ts";
import { animalOf } from "./animals.ts";
import { hint as pairHint } from "./hints.ts";
import { hint as plainHint, passName, proposals, ruleOf } from "./proposals.ts";
import { PACE } from "./pace.ts";
import { asks, closed, planWords, shortOf, undoWords } from "./picking.ts";
import { sound } from "./sounds.ts";
import Scene from "./Scene.svelte";
import Survivors from "./Survivors.svelte";
import Table from "./Table.svelte";
import { cardTouch, middleTouch } from "./touch.ts";
import type { Picture } from "./generated.ts";

/** What attacks. */
const ATTACKS = ["carnivorous", "ambush"];
const attacks = ({ kind, args }: Option) => kind === "use" && ATTACKS.includes(String(args?.trait));
const PHASES = ["development", "food-bank", "feeding", "extinction"];

function heading(picture: Picture) {
  const { phase, turn, last, feeding_round: round } = picture;
  const steps = PHASES.includes(phase) || phase === "setup" || phase === "over" ? PHASES : [phase, ...PHASES];
  const more: Message = { key: last ? "table-last-turn" : "table-turn", args: { turn } };
  return {
    title: { key: `phase-${phase}` },
    more: round > 0 ? { key: "table-round", args: { turn: more, round } } : more,
    steps: steps.map((name): Message => ({ key: `phase-${name}` })),
    step: phase === "over" ? steps.length : steps.indexOf(phase),
  };
}

function counts(picture: Picture) {
  const { banks, deck } = picture;
  const [only] = banks.length === 1 ? banks : []; // where there are several, each is shown in its own place
  const cards = { icon: "deck-back", number: deck, label: { key: "deck-label", args: { cards: deck } } };
  if (only === undefined) return [cards];
  const label = { key: "bank-label", args: { place: { key: "bank-title" }, food: only.food } };
  return [{ icon: "food", number: only.food, label }, cards];
}

function card(name: string): Message {
  const [upper = "", lower] = name.split("/");
  if (lower === undefined) return { key: "card-single", args: { trait: { key: `trait-${upper}` } } };
  return { key: "card-double", args: { upper: { key: `trait-${upper}` }, lower: { key: `trait-${lower}` } } };
}

function nameOf(touch: Touch, picture: Picture): Message {
  const [kind, which] = partsOf(touch);
  if (kind === "card" || kind === "middle") return card(which);
  if (kind === "side") return { key: `trait-${which}` };
  if (kind === "new" && which !== "") return { key: "table-new-animal-at", args: { place: { key: `place-${which}` } } };
  if (kind === "new") return { key: "table-new-animal" };
  if (kind === "bank") return { key: which === "" ? "bank-title" : `place-${which}` };
  if (kind === "place") return { key: `place-${which}` };
  if (kind === "count") return { key: "table-count", args: { tokens: Number(which) } };
  if (kind === "trait") return { key: `trait-${which.split(".")[1] ?? ""}` };
  if (kind === "pair") return pairName(which);
  if (kind === "animal") return animalName(which, picture);
  return { key: "table-pass" };
}

function pairName(which: string): Message {
  const [trait = "", both = ""] = which.split(".");
  const [a = "", b = ""] = both.split("~");
  return { key: "table-pair", args: { trait: { key: `trait-${trait}` }, animal: { piece: a }, partner: { piece: b } } };
}

function animalName(id: string, picture: Picture): Message {
  const owner = picture.players.find((player) => player.animals.some((animal) => animal.id === id));
  if (owner === undefined) return { key: "table-animal", args: { animal: { piece: id } } };
  return { key: "table-animal-of", args: { animal: { piece: id }, seat: { seat: owner.seat } } };
}

/** The trait that is used, or the side or the card that is played. */
function iconOf(path: readonly Touch[]): string | null {
  const found = (kind: string) => partOf(path, kind);
  const trait = found("trait")?.split(".")[1] ?? found("pair")?.split(".")[0] ?? found("side");
  if (trait !== undefined) return `trait-${trait}`;
  if (found("new") !== undefined) return "hand";
  const card = found("card") ?? found("middle");
  if (card !== undefined) return `trait-${card.split("/")[0] ?? ""}`;
  return found("bank") === undefined ? null : "food";
}

/** Whose animals a move is about. */
function ownersOf(path: readonly Touch[], picture: Picture): number[] {
  const animals = path.map(partsOf).filter(([kind]) => kind === "animal");
  const owners = animals.map(([, id]) => animalOf(picture, id)?.owner);
  return [...new Set(owners.filter((owner) => owner !== undefined))];
}

/** The attacked animal. */
function spotlight(picture: Picture) {
  const prey = picture.action?.kind === "attack" ? animalOf(picture, picture.action.to) : undefined;
  if (prey === undefined) return null;
  const name = { key: "table-animal", args: { animal: prey.name } };
  return { seat: prey.owner, selector: `[data-animal="${CSS.escape(prey.id)}"]`, name };
}

/** Each card that somebody else drew is left out: how many there were is said after them. */
const log: LogStyle = {
  headings: ["turn", "phase", "round"],
  idle: ["skipped"],
  isMinor: ({ event, args }) => event === "card-drawn" && args.card === null,
};

/**
 * Before a loss for good: an attack on a poisonous animal, an animal that is given up though it could answer, cards that
 * are kept though nobody will play any more.
 */
function needsConfirmation(option: Option, _: readonly Touch[], picture: Picture): boolean {
  const { kind, args, touch } = option;
  if (attacks(option)) {
    const prey = animalOf(picture, partsOf(touch.find((one, at) => at > 1 && one.startsWith("animal:")) ?? "")[1]);
    return prey?.traits.some(({ trait, off }) => trait === "poisonous" && !off) ?? false;
  }
  return kind === "pass" && (args?.leaves === "attack" || args?.ends === "phase");
}

function loss(option: Option, { action }: Picture): Message | null {
  const { kind, args, touch } = option;
  if (attacks(option)) return { key: "loss-poison", args: { animal: { piece: partsOf(touch[0] ?? "")[1] } } };
  if (kind !== "pass") return null;
  if (args?.ends === "phase") return { key: "loss-cards" };
  return action?.kind === "attack" ? { key: "loss-eaten", args: { animal: { piece: action.to } } } : null;
}

/** An attack may begin with the prey, a trait that is used or dropped with itself. */
function begins({ kind }: Option, touch: Touch, picture: Picture, eyes: number): boolean {
  const [what, which] = partsOf(touch);
  if (kind !== "use") return false;
  if (what === "animal") return (animalOf(picture, which)?.owner ?? eyes) !== eyes;
  return what === "trait" || what === "pair";
}

/**
 * A plan begins with a card or an animal of your own; another one takes its place. It has one goal, or for a card that
 * joins animals two: one more takes the place of the last.
 */
function plan(before: readonly Touch[], touch: Touch, picture: Picture, eyes: number): readonly Touch[] | null {
  const [kind, which] = partsOf(touch);
  const [first] = before;
  const own = kind === "animal" && animalOf(picture, which)?.owner === eyes;
  if (first === undefined) return own || kind === "card" ? [touch] : null;
  if (before.at(-1) === touch) return before.slice(0, -1);
  if (kind === "card" || (own && !first.startsWith("card:"))) return [touch];
  if (kind === "side" || kind === "trait") return [first, touch];
  const goals = before.slice(1).filter((one) => one !== touch && one.startsWith("animal:"));
  const parts = before.slice(1).filter((one) => one.startsWith("side:") || one.startsWith("trait:"));
  const joins = kind === "animal" && parts.some((one) => partsOf(one)[1] in picture.joins);
  return [first, ...parts, ...(joins ? goals.slice(0, 1) : []), touch];
}

/**
 * A touched animal eats, if the only other things it can do are done by touching one of its traits, or the prey. All
 * prey are listed by a key and by a button of the question.
 */
function obvious(left: readonly Option[], path: readonly Touch[]): Option | null {
  const [meal, ...more] = left.filter(({ kind }) => kind === "take");
  const others = left
    .filter((option) => option.kind !== "take" && !attacks(option))
    .flatMap(({ touch }) => touch.slice(1));
  const byTrait = others.every((touch) => touch.startsWith("trait:") || touch.startsWith("count:"));
  return meal && more.length === 0 && byTrait && path.length === 1 && path[0] === meal.touch[0] ? meal : null;
}

/** A card from the hand is put somewhere, and an attack has a prey: that must be touched. */
function isWhole(option: Option, path: readonly Touch[]): boolean {
  const { kind, touch } = option;
  const aimed = kind === "trait" || kind === "pair" || kind === "animal" || kind === "restore";
  const hunts = attacks(option);
  if (!aimed && !hunts) return true;
  const last = touch.findLast((one) => !one.startsWith("trait:") || !hunts) ?? "";
  return path.includes(last) && path.length > 1;
}

/** A trait or a pair on the card of an animal. */
const onCard = (animal: string, trait: string) =>
  `${withAttribute("animal", animal)} ${withAttribute("about", `trait-${trait}`)}`;

const drawnAt = drawnBy({
  animal: (id) => withAttribute("animal", id),
  bank: (place) => withAttribute("bank", place),
  card: (name) => withAttribute("card", cardTouch(name)),
  middle: (name) => withAttribute("card", middleTouch(name)),
  new: () => ".slot[data-own]",
  place: (place) => withAttribute("land", place),
  side: (trait) => `[data-card] ${withAttribute("about", `trait-${trait}`)}`,
  trait: (which) => onCard(which.split(".")[0] ?? "", which.split(".")[1] ?? ""),
  pair: (which) => onCard(which.split(/[.~]/)[1] ?? "", which.split(".")[0] ?? ""),
});

const evolution: GameModule<Picture> = {
  ...PLAIN,
  framed: true,
  listsUnseen: true,
  callsFocus: true,
  proposals,
  passName,
  passIcon: "first-player",
  pieces: ({ names }) => names,
  Table,
  Scene,
  hasScene: ({ action }) => action !== null,
  Holdings: Survivors,
  hint: (options, path) => pairHint(path) ?? plainHint(options, path),
  ruleOf,
  pace: PACE,
  sound,
  log,
  heading,
  counts,
  nameOf,
  iconOf,
  ownersOf,
  spotlight,
  drawnAt,
  needsConfirmation,
  loss,
  begins,
  plan,
  planHint: { key: "hint-plan" },
  planWords,
  undoWords,
  asks,
  closed,
  shortOf,
  obvious,
  isWhole,
  asksBeforeRevealing: false,
};
export default evolution;
