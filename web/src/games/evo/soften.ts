/** Long names in narrow columns can be broken after a syllable; that works in each of our languages. */

const LONG = 11; // letters that fit in a line
const LEAST = 4; // letters on each side
const SYLLABLE =
  /(?<=[aeiouyąęóаеёиоуыэюя])(?=[bcdfghjklmnprstvwzćłńśźżбвгджзйклмнпрстфхцчшщ][aeiouyąęóаеёиоуыэюя])/giu;
const SOFT_HYPHEN = "\u00ad";

export function soften(name: string): string {
  return name.split(" ").map(softenWord).join(" ");
}

function softenWord(word: string): string {
  if (word.length < LONG) return word;
  const ends = [...word.matchAll(SYLLABLE)].map((found) => found.index);
  const good = ends.filter((at) => at >= LEAST && word.length - at >= LEAST);
  return [0, ...good].map((at, n) => word.slice(at, good[n])).join(SOFT_HYPHEN);
}
