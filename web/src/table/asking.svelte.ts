/** The question at a table, ready to be shown: what is said, which answers are listed, and what the keys do. */

import { stillActing } from "./together.ts";
import type { Answerable } from "./answerable.ts";
import { asAsked, asSeen } from "./as-seen.ts";
import { choices, type Choice, type Path } from "./choose.ts";
import type { Choosing } from "./choosing.svelte.ts";
import type { GameModule } from "./game-module.ts";
import { say, sayable } from "../lib/language.svelte.ts";

/** What is said when nobody is asked. */
const IDLE: Partial<Record<string, string>> = { over: "server-over", closed: "server-closed" };

/** Is this key meant for the table: nobody is typing, and no other key is held? */
export function isFree(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog") !== null;
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** A bot that is asked: its level, what it is called at the table, and whether this person has stopped the bots. */
export interface Thinker {
  bot: string;
  name: string;
  held: boolean;
}

export class Asking {
  constructor(
    private readonly model: () => Answerable,
    private readonly game: () => GameModule,
    private readonly choosing: () => Choosing,
  ) {}

  readonly options = $derived.by(() => this.choosing().listed);
  readonly pass = $derived.by(() =>
    this.choosing().path.length === 0 ? this.options.find((option) => option.touch[0] === "pass") : undefined,
  );
  readonly list = $derived.by(() => this.listAfter(this.choosing().listedPath));

  listAfter(path: Path): Choice[] {
    return choices(this.options, path).filter((choice) => choice.path[0] !== "pass");
  }

  readonly mine = $derived.by(() => this.model().myMove && !this.model().behind);
  readonly warning = $derived.by(() => {
    const { view, myMove, eyes } = this.model();
    return view && myMove ? this.game().warning(view, eyes) : null;
  });
  readonly hint = $derived.by(() => {
    const choosing = this.choosing();
    if (this.mine && choosing.path.length === 0) {
      const rule = this.game().ruleOf(this.options, this.model().view ?? {});
      if (rule !== null) return rule;
    }
    if (this.mine) return this.game().hint(this.options, choosing.path);
    const { plans } = choosing;
    if (plans.otherwise && plans.other.length === 0) return { key: "web-plan-or-hint" };
    return plans.possible && !plans.made ? this.game().planHint : null;
  });

  /** An event is being shown, and it isn't this person's move yet. */
  readonly telling = $derived.by(() => {
    const { behind, player, myMove } = this.model();
    return behind || (player.waits && player.now !== null && !myMove);
  });

  /** The bot that is asked, while nothing else is told; null: a person, or nobody. */
  readonly thinker = $derived.by((): Thinker | null => {
    const { ask, table, names, held, eyes } = this.model();
    const bot = table?.seats[ask?.seat ?? -1]?.bot ?? "";
    if (bot === "" || this.telling || ask === null || ask.seat === eyes) return null;
    return { bot, name: names[ask.seat] ?? "", held };
  });

  /** Several moves as one decision, before anything was touched. */
  readonly all = $derived.by(() => {
    const model = this.model();
    return model.myMove && !model.behind && this.choosing().path.length === 0 ? (model.ask?.all ?? null) : null;
  });

  /** Make the moves of one decision. */
  playAll(): void {
    const [first, ...more] = this.all?.moves ?? [];
    if (first !== undefined) void this.model().play(first, more);
  }

  readonly sentence = $derived.by(() => {
    const model = this.model();
    const { path, pending } = this.choosing();
    if (pending) return say(asSeen(this.game().titleOf(pending)), model.spoken);
    if (path.length > 0 && model.view) {
      const view = model.view;
      const asked = this.game().asks(path, view);
      if (asked !== null) return say(asSeen(asked), model.spoken);
      const named = path.filter((_, at) => !path[at + 1]?.startsWith("side:")); // half of a card says which card it is
      return named.map((touch) => say(asSeen(this.game().nameOf(touch, view)), model.spoken)).join(" › ");
    }
    if (this.telling) return model.player.now ? say(asSeen(model.player.now.words), model.names) : "…";
    if (model.ask?.answered) {
      const said = `standing-${model.ask.answered}.said`;
      if (sayable(said)) return say(said);
      return say({ key: "web-answered", args: { answer: say(`standing-${model.ask.answered}`) } });
    }
    const waiting = stillActing(model.ask, model.eyes);
    if (waiting.length > 0) {
      const names = waiting.map((seat) => model.names[seat] ?? "");
      return say({
        key: "web-waiting-for",
        args: { names: new Intl.ListFormat(document.documentElement.lang).format(names) },
      });
    }
    if (model.ask) return say(asAsked(model.ask.words, model.ask.seat === model.eyes), model.spoken);
    return say(IDLE[model.table?.status ?? "over"] ?? "web-loading");
  });

  choose(choice: Choice): void {
    const [only] = choice.options;
    if (choice.options.length === 1 && only) this.choosing().choose(only, true);
    else this.choosing().setPath(choice.path);
  }

  /** Escape goes back; a digit is the choice with that number. */
  key(event: KeyboardEvent, list: readonly Choice[] = this.list): void {
    if (!isFree(event)) return;
    const choosing = this.choosing();
    if (event.key === "Escape") choosing.back();
    if (choosing.pending) {
      if (event.key === "1") choosing.choose(choosing.pending);
      if (event.key === "0") choosing.clear();
      return;
    }
    const choice = /^[1-9]$/.test(event.key) ? list[Number(event.key) - 1] : undefined;
    if (choice) this.choose(choice);
    if (event.key === "0" && this.pass) choosing.choose(this.pass, true);
  }
}
