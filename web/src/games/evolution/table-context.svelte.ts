/** What the parts of a table share: who sits where, what is unfolded, what is going on. */

import { MediaQuery } from "svelte/reactivity";
import { minutesSince } from "../../lib/ago.ts";
import { say } from "../../lib/language.svelte.ts";
import type { TableProps, Unseen } from "../../table/game-module.ts";
import { othersOf } from "../../table/seats.ts";
import { tagOf } from "../../table/tag.ts";
import { pointed } from "../../table/pointed.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { animalsIn } from "./pace.ts";
import { animalTouch } from "./touch.ts";
import type { Stage } from "./types.ts";
import type { Action, Animal, Mark, Picture, Player } from "./generated.ts";

const CROWD = 40; // with more animals the other players are always one line each
const ATTACKS = ["attacked", "ambushed", "redirected"];

/** What has become of an animal; the worst first. */
const MARKS: Mark[] = ["poisoned", "paralysed", "in-shell", "asleep", "inked", "revealed", "from-fat"];

/** Words at the foot of a card. */
export interface Ribbon {
  text: string;
  /** Where the text has no room. */
  short?: string;
  tone: "blood" | "quiet" | "lamp";
}

/** How a seat is doing. */
export interface SeatState {
  first: boolean;
  acting: boolean;
  away: boolean;
  /** For how many minutes, as text; empty: not even one, or nobody knows. */
  gone: string;
  /** Its clock runs; little time is left. */
  runs: boolean;
  low: boolean;
  tag: string | undefined;
}

export class TableContext {
  private readonly query = new MediaQuery("(max-width: 640px)");
  /** The seat that the user unfolded; -1: none should be. */
  private opened = $state<number | null>(null);

  constructor(private readonly props: () => TableProps<Picture>) {}

  readonly picture = $derived.by(() => this.props().view);
  readonly others = $derived.by(() => othersOf(this.picture.players, this.props().eyes));
  readonly own = $derived.by(() => this.picture.players.find((player) => player.seat === this.props().eyes));
  readonly crowd = $derived.by(() => this.others.reduce((sum, { animals }) => sum + animals.length, 0) > CROWD);

  /** An attack that is being shown counts like one that waits for an answer. */
  readonly action = $derived.by((): Action | null => {
    const { playing } = this.props();
    const [from, to] = animalsIn(playing);
    if (playing && ATTACKS.includes(playing.event) && from !== undefined && to !== undefined)
      return { kind: "attack", from, to };
    return this.picture.action;
  });
  readonly stage = $derived.by((): Stage => {
    const { names, touching } = this.props();
    const { pairs, needs } = this.picture;
    const notes =
      this.action?.kind === "attack"
        ? { [this.action.from]: say("table-attacking"), [this.action.to]: say("table-attacked") }
        : {};
    const hunters = (animal: Animal) => this.huntersOf(animal);
    return { names, pairs, needs, action: this.action, notes, hunters, touching };
  });
  /** The seat that is unfolded: by the user, by a click on a line of the log, or because something is lit there. */
  readonly shown = $derived.by(() => {
    const { touching } = this.props();
    const told = pointed.insists && animalsIn({ args: pointed.insists });
    const spoken = told && this.others.find(({ animals }) => animals.some(({ id }) => told.includes(id)));
    if (spoken) return spoken.seat;
    if (this.opened !== null || !touching || touching.chosen.size === 0) return this.opened ?? -1;
    const lit = (player: Player) => player.animals.some((animal) => touching.lit.has(animalTouch(animal.id)));
    return this.others.find(lit)?.seat ?? -1;
  });

  get eyes(): number {
    return this.props().eyes;
  }

  get unseen(): Unseen | undefined {
    return this.props().unseen;
  }

  get narrow(): boolean {
    return this.query.current;
  }

  /** Where an animal is; undefined if there is none. */
  readonly placeOf = (id: string): string | undefined =>
    this.picture.players.flatMap(({ animals }) => animals).find((animal) => animal.id === id)?.place;

  /** Is it spoken of in the line of the log that the pointer is on, or that was clicked? */
  isPointedAt({ id }: Animal): boolean {
    const args = pointed.at;
    return args !== null && animalsIn({ args }).includes(id);
  }

  /** What an animal is called: its owner and number, also after its death. */
  nameOf(id: string): string {
    return this.picture.names[id] ?? id;
  }

  /** Is it shown who could attack whom? Only while animals can attack. */
  get threatens(): boolean {
    return settings.threats && this.props().threats !== false && this.picture.phase === "feeding";
  }

  /** The names of the animals that could attack this one if their owner moved now; only for your own. */
  huntersOf(animal: Animal): string[] {
    if (!this.threatens || animal.owner !== this.eyes) return [];
    return (animal.hunters ?? []).filter((id) => this.ownerOf(id) !== this.eyes).map((id) => this.nameOf(id));
  }

  /** The names of your animals that this one could attack. */
  preyOf(hunter: Animal): string[] {
    if (!this.threatens || hunter.owner === this.eyes) return [];
    return (this.own?.animals ?? []).filter(({ hunters }) => hunters?.includes(hunter.id)).map(({ name }) => name);
  }

  /** The animals that could attack this one, or that it could attack, if one of the two is yours. */
  dangersOf(id: string): string[] {
    const all = this.threatens ? (this.own?.animals ?? []) : [];
    const mine = all.find((animal) => animal.id === id);
    if (mine) return (mine.hunters ?? []).filter((hunter) => this.ownerOf(hunter) !== this.eyes);
    return all.filter(({ hunters }) => hunters?.includes(id)).map((animal) => animal.id);
  }

  hunts(animal: Animal): boolean {
    return this.preyOf(animal).length > 0;
  }

  /** The player who acts, if it is another one. */
  get acting(): number | undefined {
    return this.others.find((player) => this.stateOf(player).acting)?.seat;
  }

  /** The seat that attacks, also while another one answers. */
  private get attacker(): number | undefined {
    return this.action?.kind === "attack" ? this.ownerOf(this.action.from) : undefined;
  }

  private ownerOf(id: string): number | undefined {
    return this.picture.players.find(({ animals }) => animals.some((animal) => animal.id === id))?.seat;
  }

  /** At the foot of its card: its part in an attack, what it waits for, or what has become of it. */
  ribbonOf(animal: Animal): Ribbon | undefined {
    const { action } = this;
    if (action?.kind === "attack" && action.to === animal.id) {
      const args = { animal: this.nameOf(action.from) };
      const short = say({ key: "animal-attacked-by.short", args });
      return { text: say({ key: "animal-attacked-by", args }), short, tone: "blood" };
    }
    const touching = this.props().touching;
    const touch = animalTouch(animal.id);
    if (touching?.planned && touching.chosen.has(touch))
      return { text: say(touching.otherwise?.has(touch) ? "animal-planned-else" : "animal-planned"), tone: "lamp" };
    const reason = touching?.closed?.(touch) ?? null;
    if (reason !== null) return { text: say(reason), short: "", tone: "quiet" }; // the question says it too
    if (animal.waits !== undefined) {
      const args = { animal: this.nameOf(animal.waits) };
      const short = say({ key: "animal-eats-after.short", args });
      return { text: say({ key: "animal-eats-after", args }), short, tone: "quiet" };
    }
    const mark = MARKS.find((one) => animal.marks.includes(one));
    return mark === undefined ? undefined : { text: say(`animal-${mark}`), tone: "quiet" };
  }

  unfold(seat: number): void {
    this.opened = this.shown === seat ? -1 : seat;
  }

  clockOf(seat: number): string | undefined {
    return this.props().clockOf(seat);
  }

  stateOf({ seat }: Player): SeatState {
    const { asked, eyes, seats, runs } = this.props();
    const away = (seats[seat]?.away ?? false) && seat !== eyes;
    const person = seats[seat]?.kind !== "bot" && seats[seat]?.resigned !== true;
    const gone = person && seats[seat]?.present !== true && seat !== eyes;
    const tag = tagOf(seats[seat], seat === eyes);
    const running = runs?.seat === seat;
    const since = seats[seat]?.gone ?? 0;
    return {
      first: this.picture.first === seat,
      acting: asked === seat || (seat !== eyes && this.attacker === seat),
      away: away || gone,
      gone: gone && since > 0 ? minutesSince(since) : "",
      runs: running,
      low: running && runs.low,
      tag,
    };
  }
}
