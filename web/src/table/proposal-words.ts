/** What the buttons of a question say: what it is, and what comes of it. Also read aloud. */

import { say, sayable } from "../lib/language.svelte.ts";
import type { Message } from "../lib/words.ts";
import type { Answerable } from "./answerable.ts";
import type { Path } from "./choose.ts";
import type { GameModule } from "./game-module.ts";
import type { Offered, Proposal } from "./proposals.ts";

interface Around {
  model: Answerable;
  game: GameModule;
  /** What was touched so far. */
  path: Path;
}

/** Under the name of a card the name isn't repeated. */
function shortOf(words: Message, path: Path): Message {
  const short = { ...words, key: `${words.key}.short` };
  return path.length > 0 && sayable(short.key) ? short : words;
}

export function titleOf({ title, choices: [choice] }: Proposal, { model, game, path }: Around): string {
  if (title.key !== "") return say(title, model.spoken);
  const [only] = choice?.options ?? [];
  if (choice?.options.length === 1 && only) return say(shortOf(only.words, path), model.spoken);
  return say(game.nameOf(choice?.path.at(-1) ?? "", model.view ?? {}), model.names);
}

/** What it leads to, if its name doesn't say so. */
export function textOf({ text, choices, ends }: Proposal, { model }: Around): string {
  const options = choices.flatMap((choice) => choice.options);
  if (ends === true || (text === null && options.length === 1)) {
    const [comes = "", ...others] = new Set(options.map(({ words }) => comesOf(words, model)));
    if (comes !== "" && others.length === 0) return comes;
  }
  return text === null ? "" : say(text, model.spoken);
}

function comesOf(words: Message, model: Answerable): string {
  const key = `${words.key}.comes`;
  return sayable(key) ? say({ ...words, key }, model.spoken) : "";
}

/** All answers with their numbers, to be read aloud. */
export function aloud({ proposals, pass }: Pick<Offered, "proposals" | "pass">, around: Around): string {
  const answers = proposals.map((one, at) =>
    [`${at + 1}: ${titleOf(one, around)}`, textOf(one, around)].filter((part) => part !== "").join(". "),
  );
  const passing = pass === undefined ? [] : [`0: ${say(pass.words, around.model.spoken)}`];
  const all = [...answers, ...passing];
  return [say({ key: "web-answers", args: { answers: all.length } }), ...all].join(" ");
}
