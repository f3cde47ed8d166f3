/** Addresses: where this page is, where others are, and how to get there without loading everything again. */

export type Place =
  | { page: "lobby" }
  | { page: "setup"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "paste" }
  | { page: "rules"; rule: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "nowhere" };

const base = new URL(document.baseURI);

let path = $state(location.pathname);
let fragment = $state(location.hash);

/** The address of something of ours: `address("t/abc")`. The pages may live under a sub-path. */
export function address(to: string): string {
  return new URL(to, base).pathname + (to.includes("#") ? to.slice(to.indexOf("#")) : "");
}

/** The same with scheme and host, to be sent to somebody. */
export function fullAddress(to: string): string {
  return new URL(to, base).href;
}

/** Where the socket is. */
export function socketAddress(): string {
  const url = new URL("ws", base);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** What the address bar says, after our base. */
export function here(): string {
  return path.startsWith(base.pathname) ? path.slice(base.pathname.length) : path.replace(/^\//, "");
}

/** What stands behind the # of the address. */
export function anchor(): string {
  return fragment.slice(1);
}

export function place(): Place {
  return placeOf(here());
}

export function placeOf(where: string): Place {
  const [first = "", second = "", third = "", more] = where.replace(/\/$/, "").split("/").map(decode);
  if (more !== undefined) return { page: "nowhere" };
  if (first === "" && second === "") return { page: "lobby" };
  if (first === "new" && third === "") return { page: "setup", game: second || "evolution" };
  if (first === "t" && second !== "" && third === "") return { page: "table", id: second };
  if (first === "t" && second !== "" && third === "replay") return { page: "replay", id: second };
  if (first === "rules" && third === "") return { page: "rules", rule: second };
  if (second !== "") return { page: "nowhere" };
  if (first === "replay") return { page: "paste" };
  if (first === "settings" || first === "about") return { page: first };
  return { page: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function go(to: string, { replace = false } = {}): void {
  const url = new URL(to, base);
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  const moved = path !== url.pathname;
  path = url.pathname;
  fragment = url.hash;
  if (moved && !replace) scrollTo(0, 0);
}

/** Take what is secret out of the address bar. */
export function dropFragment(): void {
  history.replaceState(null, "", location.pathname + location.search);
  fragment = "";
}

/** Clicks on our own links stay in this page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== base.origin) return;
  if (!link.pathname.startsWith(base.pathname)) return;
  event.preventDefault();
  go(link.href);
}

/** Listen to the browser's own buttons; returns how to stop. */
export function listen(): () => void {
  const look = () => {
    path = location.pathname;
    fragment = location.hash;
  };
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", look);
    removeEventListener("hashchange", look);
    document.removeEventListener("click", follow);
  };
}
