/** The events of a fight: they take the question's place, both sides by name, the die large. */

import type { Shown } from "../../table/events.ts";
import type { EventLine } from "../../lib/generated/wire.ts";
import type { Face } from "./generated.ts";

const FIGHT: readonly string[] = ["attacked", "fight-die", "attack-won", "attack-failed"];

export const isStaged = (playing: Shown | null): playing is Shown =>
  playing !== null && FIGHT.includes(playing.event) && fightOf(playing.told) !== null;

export interface StagedFight {
  attacker: number;
  defender: number;
  /** What the die shows; null before it is thrown. */
  face: string | null;
  /** Null before that is decided. */
  won: boolean | null;
}

/** The last fight among these events, as far as it was told. */
export function fightOf(told: readonly EventLine[]): StagedFight | null {
  const from = told.findLastIndex(({ event }) => event === "attacked");
  const { seat, owner } = told[from]?.args ?? {};
  if (typeof seat !== "number" || typeof owner !== "number") return null;
  const after = told.slice(from);
  const die = after.find(({ event }) => event === "fight-die");
  const end = after.find(({ event }) => event === "attack-won" || event === "attack-failed");
  return {
    attacker: seat,
    defender: owner,
    face: die === undefined ? null : String(die.args.face),
    won: end === undefined ? null : end.event === "attack-won",
  };
}

/** Does this side win for an attacker who has so many horns more? The server says from which number on. */
export const winsBy = ({ lead: least }: Face, lead: number): boolean => least !== null && lead >= least;
