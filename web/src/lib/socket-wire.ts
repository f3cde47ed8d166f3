/** What a page adds to the messages of `generated/wire.ts`. */

import type { Because, Done, Foreseen, Hello, NotSeen, Pong, Request as Sent } from "./generated/wire.ts";

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

/** What a page requests from a table; the connection gives each request an id, and the reply has it too. */
export type Request = WithoutId<Exclude<Sent, Hello>>;

/** How a request ended. */
export type Answer = Done | Because | Foreseen | NotSeen | Pong;

export const SPECTATOR = -1;

/** The server can't talk to this page; one that knows no versions of the protocol doesn't understand its hello. */
export const WRONG_VERSION = ["old-client", "new-client", "bad-message"];

/** Why the server closed the connection permanently: reconnecting wouldn't help. */
export const CLOSED_FOR_GOOD = [4400, 4404];
