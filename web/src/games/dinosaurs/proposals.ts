/** The ways of a hunt as a few answers: the best three in the order of the server, the rest as a list, and to starve. */

import type { Option } from "../../lib/generated/wire.ts";
import type { Message } from "../../lib/words.ts";
import type { Proposal } from "../../table/proposals.ts";
import type { Picture } from "./generated.ts";
import { isWalk } from "./walks.ts";

const BEST = 3;

const number = (option: Option, name: string) => Number(option.args?.[name] ?? 0);

/** What it brings: eggs for a dinosaur, young ones for another hunter. */
function titleOf(option: Option, dinosaur: boolean): Message {
  if (dinosaur) return { key: "dinosaurs-table-way-eggs", args: { eggs: number(option, "eggs") } };
  return { key: "dinosaurs-table-way-young", args: { young: number(option, "young") } };
}

/** What it eats, and what stays alive. */
function textOf(option: Option): Message {
  const meal = option.words.args?.meal ?? "";
  const [prey, hunters] = [number(option, "prey-left"), number(option, "hunters-left")];
  return { key: "dinosaurs-table-way-text", args: { meal, prey, hunters } };
}

const one = (option: Option) => ({ path: option.touch, options: [option] });

/** Null unless it is a hunt of one animal. */
export function proposals(options: readonly Option[], picture: Picture): Proposal[] | null {
  const walks = options.filter(isWalk);
  const starts = new Set(walks.map((option) => option.touch[0]));
  if (walks.length === 0 || starts.size !== 1) return null;
  const dinosaur = picture.phase === "dinosaurs";
  const icon = dinosaur ? "figure-dinosaur" : picture.phase === "eagles" ? "figure-eagle" : "figure-tiger";
  const best = walks.slice(0, BEST).map((option): Proposal => ({
    icon,
    title: titleOf(option, dinosaur),
    text: textOf(option),
    choices: [one(option)],
  }));
  const rest = walks.slice(BEST);
  if (rest.length > 0) {
    const title = { key: "dinosaurs-table-way-all", args: { ways: walks.length } };
    best.push({ icon: null, title, text: null, choices: walks.map(one) });
  }
  const starve = options.find((option) => option.touch.includes("starve"));
  if (starve)
    best.push({ icon: "extinct", title: { key: "dinosaurs-table-starve" }, text: null, choices: [one(starve)] });
  return best;
}
