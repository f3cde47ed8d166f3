/** Addresses: where this page is, and how to navigate without a full reload. */

import { base, placeOf, resolve, type Place } from "./router-addresses.ts";

export { address, bookAddress, fullAddress, socketAddress, type Place } from "./router-addresses.ts";

let path = $state(location.pathname);
let fragment = $state(location.hash);

/** What the address bar says, after our base. */
export function here(): string {
  return path.startsWith(base.pathname) ? path.slice(base.pathname.length) : path.replace(/^\//, "");
}

/** What is after the # of the address. */
export function anchor(): string {
  return fragment.slice(1);
}

export function place(): Place {
  return placeOf(here());
}

export function go(to: string, { replace = false } = {}): void {
  const url = resolve(to);
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  const moved = path !== url.pathname;
  path = url.pathname;
  fragment = url.hash;
  if (moved && !replace) scrollTo(0, 0);
}

/** Remove what is secret from the address bar. */
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

/** Listen to the browser's own buttons; returns a function that stops it. */
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
