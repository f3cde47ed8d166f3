/** What a seat knew and what was true at a moment of the game, side by side. */

import type { GameReview, Held } from "../../lib/generated/wire.ts";

export interface Side {
  seat: number;
  key: string;
  knew: Held | null;
  true: Held | null;
}

/** What holds at this moment: of each seat and key the last line up to it. */
function heldAt(lines: readonly Held[], at: number): Map<string, Held> {
  const out = new Map<string, Held>();
  for (const line of lines) if (line.at <= at) out.set(`${line.seat} ${line.key}`, line);
  return out;
}

/** One line for each thing that was hidden from these eyes; what they knew whole is left out. All open: everything. */
export function sidesAt({ knew, true: real, eyes }: GameReview, at: number): Side[] {
  const [seen, actual] = [heldAt(knew, at), heldAt(real, at)];
  const keys = [...new Set([...seen.keys(), ...actual.keys()])].sort();
  return keys
    .map((id): Side => {
      const [a, b] = [seen.get(id) ?? null, actual.get(id) ?? null];
      return { seat: (a ?? b)?.seat ?? -1, key: (a ?? b)?.key ?? "", knew: a, true: b };
    })
    .filter(({ knew: a, true: b }) =>
      eyes === null ? (b?.cards.length ?? 0) > 0 : (a?.cards.some(({ name }) => name === "") ?? false),
    );
}
