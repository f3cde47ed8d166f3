/** Times and sizes, as the host reads them. */

import { language } from "../../lib/language.svelte.ts";

export function moment(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

export function size(bytes: number): string {
  let [left, unit] = [bytes, 0];
  while (left >= 1000 && unit < UNITS.length - 1) [left, unit] = [left / 1000, unit + 1];
  const style = { style: "unit", unit: UNITS[unit] ?? "byte", maximumFractionDigits: left < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language(), style).format(left);
}
