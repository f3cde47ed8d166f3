/**
 * The connection to a table. It reconnects automatically, says what it has already seen, and sends unanswered requests
 * again with the same id: the server does nothing twice.
 */

import { untrack } from "svelte";
import { Refusal } from "./api.ts";
import { socketAddress } from "./router.svelte.ts";
import { CLOSED_FOR_GOOD, type Answer, type Request } from "./socket-wire.ts";
import type { Hello, Reply } from "./generated/wire.ts";

export type Status = "connecting" | "open" | "lost" | "ended";

const FIRST_WAIT = 400; // milliseconds before the first reconnect
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const SILENCE = 10_000; // after a ping or a hello without an answer the connection is dead
const PROMPT = 4_000; // and so it is after a move without a word
const MOVED = 1012; // the server stops, or another one has the table now
const AT_ONCE = 150;

/** Requests that the server recognises by their id, or that may be done twice. */
const AGAIN: readonly Request["do"][] = [
  "play",
  "undo",
  "why",
  "preview",
  "standing",
  "mute",
  "block",
  "ping",
  "resign",
  "leave",
];

/** Replies that end a request. */
const ANSWERS = new Set<Reply["is"]>(["done", "because", "foreseen", "not-seen", "pong"]);

export const LOST = new Refusal("lost", { key: "web-lost-request" });

interface Waiting {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (refusal: Refusal) => void;
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  status = $state<Status>("connecting");
  private socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody draws it
  private readonly waiting = new Map<string, Waiting>();
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private arrived: (() => void) | null = null;

  /**
   * @param hello returns what to say first on each connection
   * @param receive the listener; it gets everything, in order
   */
  constructor(
    private readonly hello: () => Hello,
    private readonly receive: (reply: Reply) => void,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  start(): void {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
    this.connect();
  }

  stop(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    const socket = this.socket;
    this.status = "ended";
    this.socket = null;
    socket?.close();
    this.giveUp();
  }

  /** Disconnect and connect again; the promise resolves when the table is here. */
  restart(): Promise<void> {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.status = "connecting";
    return new Promise((resolve) => {
      this.arrived = resolve;
      this.connect();
    });
  }

  /** Send a request. The promise resolves when the server has done it, and rejects with the reason if it hasn't. */
  ask(request: Request): Promise<Answer> {
    const id = newId();
    return new Promise((resolve, reject) => {
      if (this.status === "ended") {
        reject(LOST);
        return;
      }
      this.waiting.set(id, { request, resolve, reject });
      const again = AGAIN.includes(request.do);
      if (this.status === "open") {
        if (again) this.expect(PROMPT);
        this.send({ ...request, id });
      } else if (!again) this.settle(id)?.reject(LOST);
    });
  }

  private send(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private connect(): void {
    clearTimeout(this.retry);
    const hello = untrack(this.hello); // an effect that starts the connection must not run again after each move
    const socket = this.open(socketAddress(hello.table));
    this.socket = socket;
    this.expect(SILENCE);
    socket.onopen = () => this.send(hello);
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  private hear(text: string): void {
    this.heard = Date.now();
    const reply = JSON.parse(text) as Reply;
    if (reply.is === "welcome") this.arrive();
    this.receive(reply);
    if (ANSWERS.has(reply.is)) this.settle((reply as Answer).id)?.resolve(reply as Answer);
    if (reply.is === "refused") this.settle(reply.id)?.reject(new Refusal(reply.code, reply.words, reply.rules ?? []));
  }

  /** The table is here: unanswered requests are sent again. */
  private arrive(): void {
    if (this.status === "open") return;
    this.status = "open";
    this.attempts = 0;
    this.arrived?.();
    this.arrived = null;
    for (const [id, { request }] of this.waiting) this.send({ ...request, id });
  }

  private settle(id: string): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }

  private lose(code: number): void {
    this.socket = null;
    if (CLOSED_FOR_GOOD.includes(code)) {
      this.status = "ended";
      this.giveUp();
      return;
    }
    this.status = "lost";
    for (const [id, { request, reject }] of this.waiting) {
      if (AGAIN.includes(request.do)) continue;
      this.waiting.delete(id);
      reject(LOST);
    }
    const first = code === MOVED ? AT_ONCE : FIRST_WAIT;
    const wait = Math.min(LONGEST_WAIT, first * 2 ** this.attempts);
    this.attempts += 1;
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2)); // not everybody at once
  }

  private giveUp(): void {
    for (const { reject } of this.waiting.values()) reject(LOST);
    this.waiting.clear();
  }

  /** The network is back, or somebody looks: don't wait any longer. */
  private readonly hurry = (): void => {
    if (this.status === "lost" && document.visibilityState === "visible") {
      this.attempts = 0;
      this.connect();
      this.status = "connecting";
    } else {
      this.beat();
    }
  };

  /** Detects a connection that died silently. */
  private beat(): void {
    if (this.status !== "open") return;
    this.expect(SILENCE);
    this.send({ do: "ping", id: newId() });
  }

  /** If nothing is heard for so long from now on, the connection is dead. */
  private expect(patience: number): void {
    const socket = this.socket;
    const since = Date.now();
    setTimeout(() => {
      if (socket !== null && socket === this.socket && this.heard < since) {
        socket.onclose = null;
        socket.close();
        this.lose(0);
      }
    }, patience);
  }
}
