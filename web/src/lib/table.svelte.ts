/** A table as this page knows it: what the server said last, and what it is asked to do. It knows no rule. */

import { Refusal } from "./api.ts";
import { Player } from "./events.svelte.ts";
import { Connection } from "./socket.svelte.ts";
import { say } from "./language.svelte.ts";
import { keepLink, keepToken, linksOf, tokensOf } from "./table-keys.ts";
import {
  SPECTATOR,
  type Answer,
  type Ask,
  type ChatLine,
  type ClockInfo,
  type Line,
  type Moved,
  type Reply,
  type Request,
  type Result,
  type TableInfo,
  type UndoAsked,
  type View,
  type Welcome,
} from "./socket-wire.ts";
import type { Message } from "./words.ts";

/** Something to be told to the person at this page. */
export interface Notice {
  words: Message;
  rules: string[];
}

export class TableModel {
  table = $state.raw<TableInfo | null>(null);
  n = $state(0);
  eyes = $state(SPECTATOR);
  mine = $state.raw<number[]>([]);
  owner = $state(false);
  view = $state.raw<View | null>(null);
  ask = $state.raw<Ask | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  standing = $state.raw<string[]>([]);
  undo = $state.raw<UndoAsked | null>(null);
  result = $state.raw<Result | null>(null);
  clock = $state.raw<ClockInfo>({});
  /** When the clock was read, by this machine's time. */
  clockAt = $state(0);
  /** The tokens of links this page was given for others, by seat. */
  links = $state.raw<Record<number, string>>({});
  rematch = $state.raw<{ table: string } | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** How many entries happened while this page was away. */
  missed = $state(0);
  /** A request of this person is on its way. */
  busy = $state(false);

  readonly player = new Player();
  readonly connection: Connection;
  /** The number of entries received, shown or not. */
  private known = $state(0);
  private lifted = $state.raw<{ seat: number; n: number } | null>(null);
  private sitting = false;

  constructor(readonly id: string) {
    this.links = linksOf(id);
    this.connection = new Connection(
      () => ({ do: "hello", table: id, tokens: tokensOf(id), since: this.known }),
      (reply) => this.receive(reply),
    );
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name ?? "") ?? [];
  }

  /** The same as one says them to the person at this page. */
  get spoken(): string[] {
    return this.names.map((name, seat) => (seat === this.eyes ? say("web-you") : name));
  }

  /** Is a seat that this page looks through asked now? */
  get myMove(): boolean {
    return this.ask !== null && this.ask.seat === this.eyes && (this.ask.moves ?? null) !== null;
  }

  /** Is something still being shown, after which the table will be another? */
  get behind(): boolean {
    return this.known !== this.n;
  }

  /** Several people share this page, and nobody has said who looks. */
  get curtain(): boolean {
    return this.mine.length > 1 && this.table?.status === "playing" && this.turned;
  }

  /** Eyes that may not be the right ones: nobody's, or not those of the local seat that is asked. */
  private get turned(): boolean {
    if (this.eyes === SPECTATOR) return true;
    if (this.lifted?.seat === this.eyes && this.lifted.n === this.n) return false;
    return this.ask !== null && this.ask.seat !== this.eyes && this.mine.includes(this.ask.seat);
  }

  /** Somebody at this device says who they are, until the game goes on. */
  async lift(seat: number): Promise<void> {
    if (await this.request({ do: "look", seat })) this.lifted = { seat, n: this.n };
  }

  /** Ask for something; what is refused is told, and the promise holds `null` then. */
  async request(request: Request): Promise<Answer | null> {
    this.busy = request.do === "play" || request.do === "undo";
    try {
      return await this.connection.ask(request);
    } catch (error) {
      this.tell(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  play(move: string): Promise<Answer | null> {
    this.player.skip();
    return this.request({ do: "play", n: this.n, move });
  }

  tell(error: unknown): void {
    if (error instanceof Refusal) this.notice = { words: error.words, rules: error.rules };
    else this.notice = { words: { key: "web-failed" }, rules: [] };
  }

  /** Take an open seat; its link stays in this browser. */
  async sit(seat: number): Promise<void> {
    this.sitting = true;
    await this.request({ do: "sit", seat });
    this.sitting = false;
  }

  /** Connect anew, so that a cookie that has just come counts. */
  async again(): Promise<void> {
    await this.connection.restart();
  }

  private receive(reply: Reply): void {
    switch (reply.is) {
      case "welcome":
        return this.welcome(reply);
      case "moved":
        return this.moved(reply);
      case "ended":
        return this.player.play([], () => {
          this.result = reply.result;
          this.table = reply.table;
          this.ask = null;
        });
      case "changed":
        this.takeTable(reply.table);
        this.mine = reply.mine;
        this.owner = reply.owner;
        return;
      case "chatted":
        this.chat = [...this.chat, reply.line];
        return;
      default:
        return this.receiveMore(reply);
    }
  }

  private receiveMore(reply: Reply): void {
    if (reply.is === "undo-asked") this.undo = reply;
    if (reply.is === "undo-refused") {
      this.undo = null;
      this.notice = { words: { key: "server-log-undo-refused", args: { seat: { seat: reply.seat } } }, rules: [] };
    }
    if (reply.is === "standing") this.standing = reply.answers;
    if (reply.is === "refused" && reply.id === "") this.notice = { words: reply.words, rules: reply.rules ?? [] };
    if (reply.is === "rematch") {
      if (reply.token) keepToken(reply.table, reply.token);
      this.rematch = { table: reply.table };
    }
    if (reply.is !== "link") return;
    if (this.sitting) {
      keepToken(this.id, reply.token);
    } else {
      keepLink(this.id, reply.seat, reply.token);
      this.links = { ...this.links, [reply.seat]: reply.token };
    }
  }

  private welcome(reply: Welcome): void {
    this.player.skip();
    const changedEyes = this.eyes !== reply.eyes;
    const lines = reply.lines ?? [];
    const first = lines[0]?.n ?? 1;
    this.missed = !changedEyes && this.known > 0 ? lines.length : 0;
    this.lines = [...(first > 1 ? this.lines.filter((line) => line.n < first) : []), ...lines];
    if (lines.length === 0 && reply.n === this.known && !changedEyes) this.missed = 0;
    this.takeTable(reply.table);
    this.known = reply.n;
    this.n = reply.n;
    this.eyes = reply.eyes;
    this.mine = reply.mine;
    this.owner = reply.owner;
    this.view = reply.view ?? null;
    this.ask = reply.ask ?? null;
    this.chat = reply.chat ?? [];
    this.standing = reply.standing ?? [];
    this.undo = reply.undo ?? null;
    this.result = reply.result ?? null;
  }

  private takeTable(table: TableInfo): void {
    this.table = table;
    this.takeClock(table.clock ?? {});
    if (table.rematch && this.rematch === null && table.status !== "over") this.rematch = { table: table.rematch };
  }

  private takeClock(clock: ClockInfo): void {
    this.clock = clock;
    this.clockAt = Date.now();
  }

  private moved(reply: Moved): void {
    const fresh = reply.lines.filter((line) => line.n > this.known);
    this.known = Math.max(this.known, reply.n);
    this.takeClock(reply.clock ?? {});
    this.undo = null;
    this.missed = 0;
    this.player.play(fresh, () => {
      this.lines = [...this.lines, ...fresh];
      this.n = reply.n;
      this.view = reply.view;
      this.ask = reply.ask ?? null;
    });
  }
}
