import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reply } from "./generated/wire.ts";
import { Connection } from "./socket.svelte.ts";

/** A socket whose other end is the test. */
class Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.({ code: 1000 });
  }

  say(reply: object): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }

  welcome(): void {
    this.onopen?.();
    this.say({ is: "welcome" });
  }
}

let wires: Wire[] = [];
let heard: Reply[] = [];
let seen = 0;
let connection: Connection;
const last = () => wires.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, heard, seen] = [[], [], 0];
  connection = new Connection(
    () => ({ do: "hello", table: "abc", tokens: [], key: "k", since: seen }),
    (reply) => heard.push(reply),
    () => {
      wires.push(new Wire());
      return last() as unknown as WebSocket;
    },
  );
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe("the connection", () => {
  it("says hello first and is open when the table is there", () => {
    expect(connection.status).toBe("connecting");
    last().welcome();
    expect(last().sent[0]).toEqual({ do: "hello", table: "abc", tokens: [], key: "k", since: 0 });
    expect(connection.status).toBe("open");
  });

  it("keeps a promise when the server has done it, and breaks it with its reason", async () => {
    last().welcome();
    const done = connection.ask({ do: "play", n: 3, move: "a*" });
    last().say({ is: "done", id: last().sent[1]?.id, n: 4 });
    await expect(done).resolves.toMatchObject({ n: 4 });
    const refused = connection.ask({ do: "play", n: 3, move: "a*" });
    last().say({ is: "refused", id: last().sent[2]?.id, code: "illegal", words: { key: "x" }, rules: ["EV-1"] });
    await expect(refused).rejects.toMatchObject({ code: "illegal", rules: ["EV-1"] });
  });

  it("comes back, says what it has seen, and asks again under the same id", async () => {
    last().welcome();
    const done = connection.ask({ do: "play", n: 3, move: "a*" });
    const asked = last().sent[1];
    seen = 3;
    last().onclose?.({ code: 1006 });
    expect(connection.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(wires).toHaveLength(2);
    last().welcome();
    expect(last().sent[0]).toMatchObject({ do: "hello", since: 3 });
    expect(last().sent[1]).toEqual(asked);
    last().say({ is: "done", id: asked?.id, n: 4 });
    await expect(done).resolves.toMatchObject({ n: 4 });
  });

  it("does not say twice what would be heard twice", async () => {
    last().welcome();
    const chat = connection.ask({ do: "chat", text: "hello" });
    last().onclose?.({ code: 1006 });
    await expect(chat).rejects.toMatchObject({ code: "lost" });
    await vi.advanceTimersByTimeAsync(1000);
    last().welcome();
    expect(last().sent).toHaveLength(1);
  });

  it("waits longer each time, and not for ever", async () => {
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      last().onclose?.({ code: 1006 });
      for (let second = 0; second < 20 && wires.length === attempt; second += 1) {
        await vi.advanceTimersByTimeAsync(1000);
      }
      expect(wires).toHaveLength(attempt + 1);
    }
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wires).toHaveLength(13);
  });

  it("gives up where there is no table", async () => {
    const asked = connection.ask({ do: "play", n: 0, move: "-" });
    last().onclose?.({ code: 4404 });
    expect(connection.status).toBe("ended");
    await expect(asked).rejects.toMatchObject({ code: "lost" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
  });

  it("finds out a connection that died without a word", async () => {
    last().welcome();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(last().sent.at(-1)).toMatchObject({ do: "ping" });
    await vi.advanceTimersByTimeAsync(10_500);
    expect(connection.status).toBe("lost");
  });

  it("comes back after four seconds without an answer to a move, and asks again", async () => {
    last().welcome();
    await vi.advanceTimersByTimeAsync(10);
    const done = connection.ask({ do: "play", n: 3, move: "a*" });
    const asked = last().sent[1];
    await vi.advanceTimersByTimeAsync(3_900);
    expect(connection.status).toBe("open");
    await vi.advanceTimersByTimeAsync(1_000);
    last().welcome();
    expect(last().sent[1]).toEqual(asked);
    last().say({ is: "done", id: asked?.id, n: 4 });
    await expect(done).resolves.toMatchObject({ n: 4 });
  });

  it("does not wait for ever for a server that never says welcome", async () => {
    await vi.advanceTimersByTimeAsync(11_000);
    expect(wires).toHaveLength(2);
  });

  it("comes back at once when another server has the table", async () => {
    last().welcome();
    last().onclose?.({ code: 1012 });
    await vi.advanceTimersByTimeAsync(200);
    expect(wires).toHaveLength(2);
  });
});
