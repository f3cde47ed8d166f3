/**
 * The messages between pages and the server: `beagle.server.wire` and the bodies of its HTTP requests. Made by
 * tools/generators/web_types.py: do not edit.
 */

export type * from "./requests.ts";
export type * from "./replies.ts";
export type * from "./http.ts";
export type * from "./parts.ts";

/** The version of the protocol these types belong to. */
export const PROTOCOL = 3;
