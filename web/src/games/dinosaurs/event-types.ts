/** Written by tools/generators/event_types.py from the game's table of events: do not edit. */

export type Column = "frog" | "rabbit" | "rat" | "tiger" | "eagle";

export type Figure = "frog" | "rabbit" | "rat" | "tiger" | "eagle" | "dinosaur";

export type Stack = "A" | "B" | "C" | "D";

export type GameEvent =
  | { event: "turn"; args: { number: number; seat: number } }
  | { event: "taken"; args: { seat: number; column: Column; row: number; tile: string | null } }
  | { event: "placed"; args: { seat: number; cell: string; other: string; tile: string | null } }
  | { event: "settled"; args: { seat: number; figure: Figure; cell: string } }
  | { event: "missing"; args: { seat: number; figure: Figure } }
  | { event: "activated"; args: { figure: Figure } }
  | { event: "bred"; args: { seat: number; figure: Figure; cell: string; other: string } }
  | { event: "enough"; args: { seat: number; figure: Figure } }
  | { event: "idle"; args: { seat: number; figure: Figure } }
  | { event: "walked"; args: { seat: number; figure: Figure; cell: string; other: string } }
  | { event: "eaten"; args: { seat: number; figure: Figure; cell: string } }
  | { event: "young"; args: { seat: number; figure: Figure; cell: string } }
  | { event: "starved"; args: { seat: number; figure: Figure; cell: string } }
  | { event: "laid"; args: { seat: number; eggs: number; total: number } }
  | { event: "hatched"; args: { seat: number; cell: string; total: number } }
  | { event: "unhatched"; args: { seat: number } }
  | { event: "marker"; args: { column: Column } }
  | { event: "filled"; args: { column: Column; row: number; tile: string | null } }
  | { event: "next-stack"; args: { stack: Stack } }
  | { event: "game-over"; args: { tiles: number; cells: number } };
