/** The places at the end. Who won comes first, whatever the points; equal points without a reason share a place. */

export interface Rank {
  seat: number;
  place: number;
  won: boolean;
  /** Somebody else has the same points and the same place, or lost to them by a tie-break. */
  tied: boolean;
}

export function ranksOf(scores: readonly number[], winners: readonly number[]): Rank[] {
  const points = (seat: number) => scores[seat] ?? 0;
  const wins = (seat: number) => Number(winners.includes(seat));
  const seats = scores.map((_, seat) => seat).sort((a, b) => wins(b) - wins(a) || points(b) - points(a));
  return seats.map((seat) => ({
    seat,
    place:
      1 +
      seats.filter((other) => wins(other) > wins(seat) || (wins(other) === wins(seat) && points(other) > points(seat)))
        .length,
    won: wins(seat) === 1,
    tied: seats.some((other) => other !== seat && points(other) === points(seat)),
  }));
}
