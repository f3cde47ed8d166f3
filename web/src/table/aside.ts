/** What a table's connection brings that isn't about the table: everybody on this page is to know it. */

import { announced } from "../lib/announced.svelte.ts";
import { me } from "../lib/api-me.svelte.ts";
import type { Reply } from "../lib/generated/wire.ts";

export function hearAside(reply: Reply): void {
  if (reply.is === "announced") announced.hear(reply);
  if (reply.is === "device-added") me.added = [...me.added, reply.at];
}
