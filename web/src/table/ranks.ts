/** The places at the end. Who won comes first, whatever the points; equal points without a reason share a place. */

export interface Rank {
  seat: number;
  place: number;
  won: boolean;
  /** Somebody else has the same points and the same place, or lost to them by a tie-break. */
  tied: boolean;
}

export function ranksOf(scores: readonly number[], winners: readonly number[], places: readonly number[] = []): Rank[] {
  const points = (seat: number) => scores[seat] ?? 0;
  const wins = (seat: number) => Number(winners.includes(seat));
  /** Negative if one is before the other. */
  const order = (one: number, other: number) =>
    wins(other) - wins(one) || (places[one] ?? 0) - (places[other] ?? 0) || points(other) - points(one);
  const seats = scores.map((_, seat) => seat).sort(order);
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => order(other, seat) < 0).length,
    won: wins(seat) === 1,
    tied: seats.some((other) => other !== seat && points(other) === points(seat)),
  }));
}
