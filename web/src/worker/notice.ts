/** What the server sends to be shown, and where a touch on it leads. Anything else becomes a plain notice. */

export interface Notice {
  title: string;
  body: string;
  table: string;
  tag: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function noticeOf(data: unknown): Notice {
  const { title, body, table, tag } = (typeof data === "object" && data !== null ? data : {}) as Record<
    string,
    unknown
  >;
  return { title: text(title) || "Beagle", body: text(body), table: text(table), tag: text(tag) || "beagle" };
}

/** The address of a table; empty if it names none. */
export function tableUrl(table: unknown, scope: string): string {
  return typeof table === "string" && /^[a-z0-9]{6,32}$/.test(table) ? new URL(`t/${table}`, scope).href : "";
}
