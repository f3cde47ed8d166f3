/** The dial as it is drawn: sectors around a centre, the current one at the top. */

import type { Ground } from "./generated.ts";

export const TERRAINS = ["beach", "plain", "hill", "mountain"] as const;
const GROUNDS: readonly Ground[] = ["ideal", "hot", "cold", "deadly"];
const OUTER = 98;
const INNER = 46;
const GAP = 1; // degrees

/** The terrain that is ideal in a section: its sector has that colour. */
export function idealIn(section: readonly Ground[]): string {
  return TERRAINS[section.indexOf("ideal")] ?? "any";
}

/** The terrains from ideal to deadly. */
export function byGround(grounds: Readonly<Record<string, Ground>>): [terrain: string, ground: Ground][] {
  return Object.entries(grounds).sort(([, a], [, b]) => GROUNDS.indexOf(a) - GROUNDS.indexOf(b));
}

function point(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

/** A sector of this width, its middle at the top. */
export function sector(wide: number): string {
  const half = wide / 2;
  const large = wide > 180 ? 1 : 0;
  return (
    `M${point(INNER, -half + 2 * GAP)}L${point(OUTER, -half + GAP)}A${OUTER} ${OUTER} 0 ${large} 1 ${point(OUTER, half - GAP)}` +
    `L${point(INNER, half - 2 * GAP)}A${INNER} ${INNER} 0 ${large} 0 ${point(INNER, -half + 2 * GAP)}Z`
  );
}

/** From one section to another by the shorter way; clockwise is positive. */
export function turnTo(before: number, after: number, sections: number): number {
  const ahead = (((after - before) % sections) + sections) % sections;
  return ahead > sections / 2 ? ahead - sections : ahead;
}

/** How far a token turns the dial. */
export const turnOf = (token: string): number => Number(token) || 0;
