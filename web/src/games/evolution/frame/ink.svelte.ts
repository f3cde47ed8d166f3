/** How wide a text is, so that a name is shown only where it is whole. */

const UI = '"Alegreya Sans", "Noto Sans", sans-serif';
const DISPLAY = '"Alegreya Variable", Georgia, serif';
const GUESS = 0.52; // of its size, where nothing can be measured

let fonts = $state(0);
const pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a memory, not a state: `fonts` says when it is old
const known = new Map<string, number>();

if (typeof document !== "undefined" && "fonts" in document)
  document.fonts.addEventListener("loadingdone", () => {
    known.clear();
    fonts += 1; // what was measured before was another font
  });

/** In pixels, without soft hyphens. */
export function widthOf(text: string, size: number, weight = 500, face = UI): number {
  void fonts;
  const plain = text.replaceAll("\u00ad", "");
  const key = `${weight} ${size} ${face} ${plain}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  if (pen) pen.font = `${weight} ${size}px ${face}`;
  const width = pen ? pen.measureText(plain).width : plain.length * size * GUESS;
  known.set(key, width);
  return width;
}

const SPACE = 4;
const SHY = "\u00ad";

/** The lines of a name with soft hyphens in a room; Infinity if a piece of it is wider than the room. */
export function linesOf(name: string, room: number, size: number, weight = 500): number {
  const length = (text: string) => widthOf(text, size, weight);
  let lines = 1;
  let at = 0;
  for (const word of name.replace(/ (\S)$/, "\u00a0$1").split(" ")) {
    if (at > 0 && at + SPACE + length(word) <= room) {
      at += SPACE + length(word);
      continue;
    }
    if (at > 0) lines += 1;
    if (length(word) <= room) {
      at = length(word);
      continue;
    }
    const more = breaksOf(word, room, length);
    lines += more;
    at = room;
  }
  return lines;
}

/** How often a word that is wider than the room is broken. */
function breaksOf(word: string, room: number, length: (text: string) => number): number {
  const pieces = word.split(SHY);
  let line = "";
  let breaks = 0;
  for (const [at, piece] of pieces.entries()) {
    const hyphen = at < pieces.length - 1 ? "-" : "";
    if (length(piece + hyphen) > room) return Infinity;
    if (line !== "" && length(line + piece + hyphen) > room) {
      breaks += 1;
      line = "";
    }
    line += piece;
  }
  return breaks;
}

/** The size of the letters of somebody's name: as large as its room allows, between two sizes. */
export function sizeOf(name: string, room: number, [least, most]: readonly [number, number]): number {
  const fits = Math.floor((2 * most * room) / Math.max(1, widthOf(name, most, 600, DISPLAY))) / 2;
  return Math.max(least, Math.min(most, fits));
}

/** The widest piece of a name: what can't be broken any more. */
export function widestPiece(name: string, size: number, weight: number): number {
  const pieces = name.split(/(?<=[ \u00ad])/);
  return Math.max(0, ...pieces.map((piece) => widthOf(piece.endsWith(SHY) ? `${piece}-` : piece.trim(), size, weight)));
}
