/** A table as this page knows it: the server's last state, and requests to the server. It knows no rules. */

import type { Standing } from "./game-module.ts";
import { hearAside } from "./aside.ts";
import { Refusal } from "../lib/api.ts";
import { Player } from "./events.svelte.ts";
import { givenBy, type Given } from "./given.ts";
import { nudged } from "./presence.ts";
import { installation } from "../lib/install.svelte.ts";
import { Connection } from "../lib/socket.svelte.ts";
import { learnWhys, say } from "../lib/language.svelte.ts";
import { alikeAmong, namesOf } from "../lib/named.ts";
import { PACES, set, settings } from "../lib/settings.svelte.ts";
import * as keys from "../lib/table-keys.ts";
import { SPECTATOR, WRONG_VERSION, type Answer, type Request } from "../lib/socket-wire.ts";
import {
  PROTOCOL,
  type Ask,
  type ChatLine,
  type ClockInfo,
  type Hinted,
  type Line,
  type Moved,
  type Refused,
  type Reply,
  type Result,
  type TableInfo,
  type UndoAsked,
  type View,
  type Welcome,
} from "../lib/generated/wire.ts";
import { alarmOf, type Notice } from "./notices.ts";
import { momentOf, unseen } from "./together.ts";
import type { Message } from "../lib/words.ts";

const FAILED: Notice = { words: { key: "web-failed" }, rules: [] };
const QUICK = 2; // how much faster quick bots are drawn

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
  /** Seats of people this visitor doesn't want to read; -1: the owner. */
  blocked = $state.raw<number[]>([]);
  standing = $state.raw<string[]>([]);
  /** The answers in advance that there are at this table. */
  offered = $state.raw<string[]>([]);
  undo = $state.raw<UndoAsked | null>(null);
  result = $state.raw<Result | null>(null);
  clock = $state.raw<ClockInfo>({});
  /** When the clock was read, in this machine's time. */
  clockAt = $state(0);
  /** The tokens of links this page was given for others, by seat. */
  links = $state.raw<Record<number, string>>({});
  rematch = $state.raw<{ table: string } | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** The last entry that this person saw before they were away; 0: they weren't. */
  left = $state(0);
  /** The link that this page came with was refused: its code. */
  badLink = $state("");
  /** The server speaks another version of the protocol than this page: why, in words. Only reloading helps. */
  outdated = $state.raw<Message | null>(null);
  /** A request of this person is in progress. */
  busy = $state(false);
  /** What the table has just answered for this person. */
  given = $state.raw<Given | null>(null);
  /** This person has stopped the bots. */
  held = $state(false);
  hinted = $state.raw<Hinted | null>(null); // the last hint that came

  readonly player = new Player();
  readonly connection: Connection;
  /** The number of entries received, shown or not. */
  private known = $state(0);
  /** Stories that are still told: what one does while others act too is no new entry. */
  private untold = $state(0);
  /** The last question that was received, shown or not. */
  private asked: Ask | null = null;
  private lifted = $state.raw<{ seat: number; at: string } | null>(null);
  private sitting = false;
  private ownShown = 0; // what this seat did while others acted too: it comes again when all have finished

  constructor(readonly id: string) {
    this.links = keys.linksOf(id);
    this.connection = new Connection(
      () => ({ do: "hello", protocol: PROTOCOL, table: id, ...keys.shownAt(id), since: this.known }),
      (reply) => this.receive(reply),
    );
  }

  get names(): string[] {
    return namesOf(this.table?.seats ?? []);
  }

  /** Pairs of seats with names that are easy to confuse. */
  get alike(): [number, number][] {
    return alikeAmong(this.table?.seats ?? []);
  }

  /** The same, as they are said to the person at this page. */
  get spoken(): string[] {
    return this.names.map((name, seat) => (seat === this.eyes ? say("web-you") : name));
  }

  /** Is the seat whose view is shown asked now, without an answer in advance? */
  get myMove(): boolean {
    return this.ask !== null && this.ask.seat === this.eyes && (this.ask.moves ?? null) !== null && !this.ask.answered;
  }

  /** Can every move be taken back without asking anybody? That is so among bots and seats of this device. */
  get forgiving(): boolean {
    const seats = this.table?.seats ?? [];
    return this.eyes !== SPECTATOR && seats.every(({ number, kind }) => this.mine.includes(number) || kind === "bot");
  }

  /** What happened while this person was away. */
  get missed(): Line[] {
    return this.left > 0 ? this.lines.filter((line) => line.n > this.left) : [];
  }

  /** Is something still being shown, after which the table will change? */
  get behind(): boolean {
    return this.known !== this.n || this.untold > 0;
  }

  /** Several people share this page, and it isn't known who looks. */
  get curtain(): boolean {
    return this.mine.length > 1 && this.table?.status === "playing" && this.turned;
  }

  /** The view may be the wrong one: nobody's, or not that of the local seat that is asked. */
  private get turned(): boolean {
    if (this.eyes === SPECTATOR) return true;
    if (this.lifted?.seat === this.eyes && this.lifted.at === momentOf(this)) return false;
    return this.ask !== null && this.ask.seat !== this.eyes && this.mine.includes(this.ask.seat) && !this.ask.answered;
  }

  /** Somebody at this device says who they are, until the game goes on. */
  async lift(seat: number): Promise<void> {
    if (await this.request({ do: "look", seat })) this.lifted = { seat, at: momentOf(this) };
  }

  /** Switch an answer in advance; locally at once, so that a second switch right after it doesn't undo it. */
  async stand(answer: string, on: boolean): Promise<void> {
    const before = this.standing;
    this.standing = on ? [...before, answer] : before.filter((one) => one !== answer);
    if ((await this.request({ do: "standing", answers: this.standing })) === null) this.standing = before;
  }

  /** The answers in advance, to be switched at the table; nothing for a spectator, or when the game is over. */
  get switches(): Standing | undefined {
    if (this.eyes < 0 || this.table?.status !== "playing") return undefined;
    return { on: this.standing, set: (answer, on) => void this.stand(answer, on) };
  }

  /** Send a request; a refusal is shown, and the promise resolves to `null` then. */
  async request(request: Request): Promise<Answer | null> {
    this.busy = request.do === "play" || request.do === "undo";
    try {
      const answer = await this.connection.ask(request);
      if (answer.is === "because" && !answer.legal && !(await this.knowsWhys())) throw new Error("no words");
      return answer;
    } catch (error) {
      await this.tell(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** The number of the question, which an answer or an undo names. */
  get question(): number {
    return this.ask?.n ?? 0;
  }

  /** Make a move, or several that are offered as one decision. */
  play(move: string, more: string[] = []): Promise<Answer | null> {
    this.player.skip();
    this.left = 0;
    this.given = null;
    return this.request({ do: "play", n: this.question, move, ...(more.length > 0 ? { more } : {}) });
  }

  /** Take back this person's last choice, or ask the others for it. */
  takeBack(): Promise<Answer | null> {
    this.given = null;
    return this.request({ do: "undo", n: this.question });
  }

  /** Is this person alone with bots? Then bots play as fast as they like; else only the drawing does. */
  get aloneWithBots(): boolean {
    const seats = this.table?.seats ?? [];
    return this.forgiving && this.table?.status === "playing" && seats.some(({ kind }) => kind === "bot");
  }

  /** How fast bots play from now on. */
  pace(bots: string): void {
    set({ bots: PACES.find((one) => one === bots) ?? "calm" });
    this.sendPace();
  }

  /** Stop the bots, or let them go on. */
  hold(on: boolean): void {
    this.held = on;
    this.player.hold(on && !this.aloneWithBots);
    this.sendPace();
  }

  private sendPace(): void {
    if (this.aloneWithBots) void this.request({ do: "pace", bots: this.held ? "hold" : settings.bots });
  }

  private knowsWhys(): Promise<boolean> {
    return learnWhys(this.table?.game ?? "");
  }

  async tell(error: unknown): Promise<void> {
    const { words, rules } = error instanceof Refusal ? error : FAILED;
    this.notice = rules.length === 0 || (await this.knowsWhys()) ? { words, rules } : FAILED;
  }

  /** Take an open seat; its link is stored in this browser. */
  async sit(seat: number): Promise<void> {
    this.sitting = true;
    await this.request({ do: "sit", seat });
    this.sitting = false;
  }

  /** Give the seat up before the game; the link it was taken with is for the next person. */
  async standUp(): Promise<void> {
    const alone = this.mine.length < 2;
    if ((await this.request({ do: "leave" })) && alone) keys.forgetTokens(this.id);
  }

  /** Send somebody away before the game; the link they used no longer works. */
  async kick(seat: number): Promise<void> {
    if (!(await this.request({ do: "kick", seat }))) return;
    keys.dropLink(this.id, seat);
    this.links = keys.linksOf(this.id);
  }

  /** Reconnect, so that a new cookie is used. */
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
        this.notice = alarmOf(reply.line) ?? this.notice;
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
    if (reply.is === "standing") {
      this.standing = reply.answers;
      if (this.ask?.seat === this.eyes) this.ask = this.asked = { ...this.ask, answered: reply.answered ?? "" };
    }
    if (reply.is === "blocked") [this.blocked, this.chat] = [reply.seats, reply.chat];
    if (reply.is === "hinted") this.hinted = reply;
    if (reply.is === "nudged") this.notice = nudged();
    hearAside(reply);
    if (reply.is === "refused" && reply.id === "") this.complained(reply);
    if (reply.is === "rematch") {
      if (reply.token) keys.keepToken(reply.table, reply.token);
      this.rematch = { table: reply.table };
    }
    if (reply.is !== "link") return;
    if (this.sitting) {
      keys.keepToken(this.id, reply.token);
    } else {
      keys.keepLink(this.id, reply.seat, reply.token);
      this.links = { ...this.links, [reply.seat]: reply.token };
    }
  }

  /** A refusal that answers no request: of the link, or of the whole table. The first reason is the better one. */
  private complained(reply: Refused): void {
    if (WRONG_VERSION.includes(reply.code) && this.connection.status !== "open") this.outdated = reply.words;
    if (reply.code === "old-link" || reply.code === "bad-link") this.badLink = reply.code;
    if (this.badLink !== "" && reply.code === "no-spectators") keys.forgetTokens(this.id);
    else this.notice = { words: reply.words, rules: reply.rules ?? [] };
  }

  private welcome(reply: Welcome): void {
    this.player.skip();
    for (const { instead, token } of reply.own ?? []) keys.replaceToken(this.id, instead, token);
    if (this.badLink !== "" && reply.mine.length === 0) keys.forgetTokens(this.id); // it must not be sent again and again
    if (this.known > 0) void installation.look(); // a server that was down may have come back with newer pages
    const lines = reply.lines ?? [];
    const first = lines[0]?.n ?? 1;
    this.cameBack(reply);
    this.lines = [...(first > 1 ? this.lines.filter((line) => line.n < first) : []), ...lines];
    this.takeTable(reply.table);
    this.known = reply.n;
    this.ownShown = 0;
    this.n = reply.n;
    this.eyes = reply.eyes;
    this.mine = reply.mine;
    this.owner = reply.owner;
    this.view = reply.view ?? null;
    this.ask = this.asked = reply.ask ?? null;
    this.given = null;
    this.chat = reply.chat ?? [];
    [this.standing, this.offered] = [reply.standing ?? [], reply.switches ?? []];
    [this.undo, this.result] = [reply.undo ?? null, reply.result ?? null];
    this.blocked = reply.blocked ?? [];
    if (settings.bots !== "calm" || this.held) this.sendPace();
  }

  /** A person who was here before sees what they missed; where several share a page nobody knows who it was. */
  private cameBack(reply: Welcome): void {
    const stayed = this.known > 0;
    if (stayed && this.eyes !== reply.eyes) this.left = 0;
    if (this.left > 0 || reply.mine.length > 1 || (stayed && this.eyes !== reply.eyes)) return;
    const seen = stayed ? this.known : keys.seenOf(this.id);
    const news = (reply.lines ?? []).filter((line) => line.n > seen && line.seat !== reply.eyes);
    this.left = seen > 0 && news.length > 0 ? seen : 0;
  }

  /** The person looks at this page again, and saw nothing after this entry. */
  lookedAway(seen: number): void {
    if (this.left === 0 && this.mine.length < 2 && this.lines.some((line) => line.n > seen && line.seat !== this.eyes))
      this.left = seen;
  }

  private takeTable(table: TableInfo): void {
    this.table = table;
    this.takeClock(table.clock ?? {});
  }

  private takeClock(clock: ClockInfo): void {
    this.clock = clock;
    this.clockAt = Date.now();
  }

  /** Was it done by a bot, or by chance, without anything that concerns this person? */
  private isOfBot({ seat, events = [] }: Line): boolean {
    const mine = events.some(({ args }) => args.seat === this.eyes || args.owner === this.eyes);
    return !mine && (seat < 0 || (this.table?.seats[seat]?.bot ?? "") !== "");
  }

  private moved(reply: Moved): void {
    const fresh = reply.lines.filter((line) => line.n > this.known);
    const given = givenBy(this.asked, this.eyes, fresh);
    this.asked = reply.ask ?? null;
    this.known = Math.max(this.known, reply.n);
    this.takeClock(reply.clock ?? {});
    this.undo = null;
    const told = [...unseen(fresh, this.eyes, this.ownShown), ...(reply.own ?? [])];
    this.ownShown = (fresh.length > 0 ? 0 : this.ownShown) + (reply.own?.length ?? 0);
    const bots = told.every((line) => this.isOfBot(line)) ? settings.bots : "calm";
    const shown = bots === "at-once" ? [] : told;
    const stories = Math.min(1, shown.length);
    this.untold += stories;
    const change = () => {
      this.untold -= stories;
      this.lines = [...this.lines, ...fresh];
      if (given !== null || fresh.some(({ kind }) => kind === "undo")) this.given = given;
      this.n = reply.n;
      this.view = reply.view;
      if (reply.ask?.seat === this.eyes && reply.ask.n !== this.question && !this.notice?.alarm) this.notice = null;
      this.ask = reply.ask ?? null;
    };
    this.player.play(shown, change, {
      speed: bots === "quick" ? QUICK : 1,
      end: reply.view,
    });
  }
}
