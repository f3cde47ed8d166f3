/** The things that can be touched, by the names that the server's moves use for them. */

export const cellTouch = (id: string) => `cell:${id}`;
export const tileTouch = (column: string, row: number) => `tile:${column}.${row + 1}`;

/** The cell of a touch; null if it isn't a cell. */
export const cellOf = (touch: string | undefined) => (touch?.startsWith("cell:") ? touch.slice("cell:".length) : null);
