/** What addresses mean. The pages can be served under a sub-path: `base` is where they begin. */

export type Place =
  | { page: "lobby" }
  | { page: "setup"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "analysis"; id: string }
  | { page: "paste" }
  | { page: "rules"; rule: string; table?: { game: string; ruleset: string } }
  | { page: "learn"; game: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "stored" }
  | { page: "mail"; what: "confirm" | "stop"; token: string }
  | { page: "host" }
  | { page: "nowhere" };

export const base = new URL(document.baseURI);

export function resolve(to: string): URL {
  return new URL(to, base);
}

/** The address of one of our pages or files: `address("t/abc")`. The pages can be served under a sub-path. */
export function address(to: string): string {
  return resolve(to).pathname + (to.includes("#") ? to.slice(to.indexOf("#")) : "");
}

/** Where the rulebook of a table is, or one rule in it. */
export function bookAddress(game: string, ruleset: string, rule = ""): string {
  return address(["rules", game, encodeURIComponent(ruleset), ...(rule === "" ? [] : [rule])].join("/"));
}

/** The same with scheme and host, to send to somebody. */
export function fullAddress(to: string): string {
  return resolve(to).href;
}

/** Where the socket is. */
export function socketAddress(table: string): string {
  const url = new URL(`ws/${table}`, base);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

export function placeOf(where: string): Place {
  const [first = "", second = "", third = "", fourth = "", more] = where.replace(/\/$/, "").split("/").map(decode);
  if (first === "rules" && third !== "" && more === undefined)
    return { page: "rules", rule: fourth, table: { game: second, ruleset: third } };
  if (fourth !== "" || more !== undefined) return { page: "nowhere" };
  if (first === "" && second === "") return { page: "lobby" };
  if (first === "new" && third === "") return { page: "setup", game: second || "evolution" };
  if (first === "t" && second !== "" && third === "") return { page: "table", id: second };
  if (first === "t" && second !== "" && (third === "replay" || third === "analysis"))
    return { page: third, id: second };
  if (first === "rules" && third === "") return { page: "rules", rule: second };
  if (first === "learn" && third === "") return { page: "learn", game: second };
  if (first === "notices" && (second === "confirm" || second === "stop") && third !== "")
    return { page: "mail", what: second, token: third };
  if (second !== "") return { page: "nowhere" };
  if (first === "replay") return { page: "paste" };
  if (first === "settings" || first === "about" || first === "stored" || first === "host") return { page: first };
  return { page: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
