/** Numbers as pages say them: of 100, whole, and ranges as two numbers. */

import type { ReviewAccount } from "../../lib/generated/wire.ts";

type Range = readonly [low: number, mean: number, high: number];

/** A whole number; never a minus before a zero. */
export const whole = (value: number): number => Math.round(value) || 0;

/** A number with its sign, and the sign of a minus that is as wide as a plus. */
export function signed(value: number): string {
  const number = whole(value);
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

/** Both ends of a range of chances. */
export const ends = ([low, , high]: Range): { low: number; high: number } => ({
  low: Math.max(0, whole(low)),
  high: Math.min(100, whole(high)),
});

export interface Entry {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
}

/** The account in whole numbers that still add up: each is rounded, and the largest rests take the difference. */
export function inWhole({ seat, start, luck, own, others, end }: ReviewAccount): Entry {
  const parts = [start, luck, own, others];
  const out = parts.map(whole);
  const total = whole(end);
  let missing = total - out.reduce((sum, value) => sum + value, 0);
  const step = Math.sign(missing);
  const byRest = parts.map((_, at) => at).sort((a, b) => step * (rest(parts, out, b) - rest(parts, out, a)));
  for (const at of byRest) {
    if (missing === 0) break;
    out[at] = (out[at] ?? 0) + step;
    missing -= step;
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = out;
  return { seat, start: first, luck: second, own: third, others: fourth, end: total };
}

const rest = (parts: readonly number[], out: readonly number[], at: number) => (parts[at] ?? 0) - (out[at] ?? 0);

const APART = 15; // luck and choices must differ by more before anything is said about somebody, and beyond their range

const WON = 50; // a winner ends at 100, or at an equal part of it

/** The seat of which it is said that it chose well and was unlucky: at most one, and nobody who has won. */
export function unluckyOf(accounts: readonly ReviewAccount[]): number | null {
  const clear = ({ luck, own, range }: ReviewAccount) => own - luck > Math.max(APART, 2 * range);
  const said = accounts.filter((one) => one.end < WON && one.own > 0 && one.luck < 0 && clear(one));
  return said.sort((a, b) => a.luck - b.luck)[0]?.seat ?? null;
}
