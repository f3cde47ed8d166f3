/** Which requests the worker answers, and how. Everything that isn't ours to cache goes to the server unchanged. */

/** `page`: for any address, the one page that handles it. `file`: never changes under its name. */
export type Kind = "page" | "file" | "icon" | "untouched";

const NEVER = ["api", "ws", "metrics", "healthz", "readyz", "docs"];
const ICONS = /^(icon[\w-]*\.(png|svg)|apple-touch-icon\.png|manifest\.webmanifest)$/;

export function kindOf(request: Pick<Request, "method" | "mode" | "url">, scope: string): Kind {
  if (request.method !== "GET" || !request.url.startsWith(scope)) return "untouched";
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  const [first = ""] = path.split("/");
  if (NEVER.includes(first)) return "untouched";
  if (first === "assets") return "file";
  if (ICONS.test(path)) return "icon";
  if (request.mode !== "navigate" || (path.split("/").at(-1) ?? "").includes(".")) return "untouched";
  return "page";
}

export const PREFIX = "beagle-";

/** The caches to delete: all of ours except this one and the previous one, whose pages may still be open. */
export function outdated(names: readonly string[], own: string): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== own);
  return others.slice(0, -1);
}
