/** What the parts of a table share: who sits where, what is unfolded, what is going on. */

import { MediaQuery } from "svelte/reactivity";
import { say } from "../../lib/language.svelte.ts";
import type { TableProps } from "../../table/game-module.ts";
import { othersOf } from "../../table/seats.ts";
import { tagOf } from "../../table/tag.ts";
import { animalsIn } from "./pace.ts";
import { animalTouch } from "./touch.ts";
import type { Stage } from "./types.ts";
import type { Action, Picture, Player } from "./generated.ts";

const CROWD = 40; // with more animals the other players are always one line each
const ATTACKS = ["attacked", "ambushed", "redirected"];

/** How a seat is doing. */
export interface SeatState {
  first: boolean;
  acting: boolean;
  away: boolean;
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
    return { names, pairs, needs, action: this.action, notes, touching };
  });
  /** The seat that is unfolded: by the user, or because something is lit there. */
  readonly shown = $derived.by(() => {
    const { touching } = this.props();
    if (this.opened !== null || !touching || touching.chosen.size === 0) return this.opened ?? -1;
    const lit = (player: Player) => player.animals.some((animal) => touching.lit.has(animalTouch(animal.id)));
    return this.others.find(lit)?.seat ?? -1;
  });

  get eyes(): number {
    return this.props().eyes;
  }

  get narrow(): boolean {
    return this.query.current;
  }

  /** Where an animal is; undefined if there is none. */
  readonly placeOf = (id: string): string | undefined =>
    this.picture.players.flatMap(({ animals }) => animals).find((animal) => animal.id === id)?.place;

  unfold(seat: number): void {
    this.opened = this.shown === seat ? -1 : seat;
  }

  clockOf(seat: number): string | undefined {
    return this.props().clockOf(seat);
  }

  stateOf({ seat }: Player): SeatState {
    const { asked, eyes, seats } = this.props();
    const away = (seats[seat]?.away ?? false) && seat !== eyes;
    return { first: this.picture.first === seat, acting: asked === seat, away, tag: tagOf(seats[seat], seat === eyes) };
  }
}
