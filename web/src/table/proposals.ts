/** Which answers a framed question shows as buttons. */

import type { Answerable } from "./answerable.ts";
import type { Asking } from "./asking.svelte.ts";
import type { Choice, Path } from "./choose.ts";
import type { Choosing } from "./choosing.svelte.ts";
import type { GameModule } from "./game-module.ts";
import type { Option } from "../lib/generated/wire.ts";
import type { Message } from "../lib/words.ts";

/** Several moves that are one answer: «Take a red token», with D2, D3 or D5. */
export interface Proposal {
  /** A name from its icons. */
  icon: string | null;
  title: Message;
  /** Which things it is about, or what it leads to. */
  text: Message | null;
  /** What its moves lead to is said instead, if that is the same for all of them. */
  ends?: boolean;
  choices: readonly Choice[];
  /** A letter that chooses it, besides its number. */
  letter?: string;
  /** Icons of what it is about, drawn behind its title: what is eaten; and the same in words. */
  drawn?: readonly string[];
  spoken?: Message;
  /** The move that the table shows while it is pointed at, of several. */
  shows?: Option;
  /** A die is rolled: the faces that help. */
  faces?: readonly number[];
  /** It only lists all moves. */
  lists?: boolean;
}

export interface Offered {
  proposals: readonly Proposal[];
  /** Passing is the last of them. */
  pass: Option | undefined;
  /** The best comes first: Enter chooses it. */
  ranked: boolean;
  /** All moves as a list, where the proposals are only some of them. */
  all: Proposal | undefined;
}

const MOST = 5;

/** The answers as at most five buttons; null if there are more: then they are a list that opens. */
export function optionsOf(
  asking: Asking,
  { choosing, path }: { choosing: Choosing; path: Path },
  game: GameModule,
  model: Answerable,
): Offered | null {
  const list = path === choosing.path ? asking.list : asking.listAfter(path);
  const pass = path.length === 0 ? asking.options.find((option) => option.touch[0] === "pass") : undefined;
  if (!asking.mine || (list.length === 0 && pass === undefined)) return null;
  const grouped = game.proposals(asking.options, model.view ?? {}, path);
  const proposals = grouped ?? alone(list, game);
  const room = MOST - (pass === undefined ? 0 : 1);
  if (proposals === null || proposals.length === 0) return null;
  const large = proposals.filter(({ lists }) => lists !== true);
  if (large.length > room) return null;
  const all = proposals.find(({ lists }) => lists === true);
  return { proposals: large, pass, ranked: game.ranks && grouped !== null, all };
}

/** Which of these buttons is this move: one of the proposals, or the pass? */
export function isOffered(offered: Offered | null, { move }: Option): boolean {
  return offered !== null && (offered.pass?.move === move || offered.proposals.some((one) => has(one, move)));
}

export function has({ choices }: Proposal, move: string | undefined): boolean {
  return choices.some(({ options }) => options.some((option) => option.move === move));
}

/** Each choice as a button of its own; null if what they are about is chosen on the table. */
function alone(list: readonly Choice[], game: GameModule): Proposal[] | null {
  if (list.some((choice) => game.isDrawn(choice.path.at(-1) ?? ""))) return null;
  if (list.some(({ options }) => options.length > 1)) return null;
  return list.map((choice) => ({ icon: null, title: { key: "" }, text: null, choices: [choice] }));
}
