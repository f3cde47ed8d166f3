/** The things that can be touched, by the names that the moves of the server use for them. */

export const cellTouch = (id: string) => `cell:${id}`;
export const tileTouch = (column: string, row: number) => `tile:${column}.${row + 1}`;

/** The cell of a touch; null if it is none. */
export const cellOf = (touch: string | undefined) => (touch?.startsWith("cell:") ? touch.slice("cell:".length) : null);
