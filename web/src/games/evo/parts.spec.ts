import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { say, speak } from "../../lib/language.svelte.ts";
import type { Option } from "../../lib/generated/wire.ts";
import { loadAssets } from "../registry.ts";
import type { Choosable, Standing } from "../../table/game-module.ts";
import Board from "./Board.svelte";
import Climate from "./Climate.svelte";
import Coming from "./Coming.svelte";
import Dial from "./Dial.svelte";
import Hand from "./Hand.svelte";
import Herd from "./Herd.svelte";
import evo from "./index.ts";
import Island from "./Island.svelte";
import Laboratory from "./Laboratory.svelte";
import type { CellMark } from "./marks.ts";
import { cellOf, pictureWith, playerOf } from "./sample.ts";
import Ranking from "./Ranking.svelte";
import Scene from "./Scene.svelte";
import Story from "./Story.svelte";
import Track from "./Track.svelte";
import type { Picture } from "./generated.ts";

beforeAll(() => Promise.all([speak("en"), loadAssets("evo")]));

const NAMES = ["Ann", "Ben"];
const SIZES = { kind: "table", width: 300, height: 420, unit: 1 } as const;

function touching(options: Option[], lit: string[] = [], more: Partial<Choosable> = {}) {
  return {
    options,
    path: [],
    lit: new Set(lit),
    chosen: new Set<string>(),
    pending: null,
    ahead: [],
    touch: vi.fn<Choosable["touch"]>(),
    foresee: () => Promise.resolve([]),
    why: () => Promise.resolve(null),
    explain: vi.fn<Choosable["explain"]>(),
    consider: () => undefined,
    confirm: () => undefined,
    choosePath: vi.fn<Choosable["choosePath"]>(),
    ...more,
  };
}

describe("the island", () => {
  const picture = pictureWith({
    cells: [cellOf("0,0", 0, { ground: "cold", fate: "dies" }), cellOf("1,0"), cellOf("0,1", 1)],
  });
  const marks = new Map<string, CellMark>([
    ["1,0", { kind: "reach", points: 2 }],
    ["0,1", { kind: "target", wins: 4, sides: 6, fight: true }],
  ]);
  const shown = { picture, names: NAMES, marks, chosen: new Set<string>(), radius: 40 };

  const dinosaurOf = (owner: string) => say({ key: "evo-cell-of", args: { owner } });

  test("says of each cell what it is, who stands there, and what it would mean", () => {
    render(Island, { ...shown, ontouch: vi.fn() });
    const names = screen.getAllByRole("button", { name: /^Plain/ }).map((cell) => cell.getAttribute("aria-label"));
    expect(names).toEqual([
      `Plain, cold, row 1, place 1. ${dinosaurOf("Ann")}. ${say("evo-cell-dies")}`,
      `Plain, ideal, row 1, place 2. ${say({ key: "evo-mark-points", args: { points: 2 } })}`,
      `Plain, ideal, row 2, place 1. ${dinosaurOf("Ben")}. ${say({ key: "evo-mark-odds", args: { wins: 4, sides: 6 } })}`,
    ]);
    expect(screen.getByText("4 in 6")).toBeTruthy();
  });

  test("is one tab stop; arrows lead on and Enter touches", async () => {
    const ontouch = vi.fn<(id: string) => void>();
    const { container } = render(Island, { ...shown, ontouch });
    const stops = () => [...container.querySelectorAll<SVGElement>("[tabindex='0']")].map((cell) => cell.dataset.hit);
    expect(stops()).toEqual(["1,0"]);
    const first = container.querySelector("[data-hit='1,0']");
    if (first) await fireEvent.keyDown(first, { key: "ArrowLeft" });
    expect(stops()).toEqual(["0,0"]);
    const next = container.querySelector("[data-hit='0,0']");
    if (next) await fireEvent.keyDown(next, { key: "Enter" });
    expect(ontouch).toHaveBeenCalledWith("0,0");
  });

  test("has nothing to press for one who only looks", () => {
    render(Island, shown);
    expect(screen.queryByRole("button", { name: /^Plain/ })).toBeNull();
    expect(screen.getAllByRole("img", { name: /^Plain/ })).toHaveLength(3);
  });
});

describe("the laboratory", () => {
  const bid = (column: number, value: number, price: number): Option => ({
    move: `${column}=${value}`,
    words: { key: "unknown" },
    touch: [`column:${column}`, `bid:${value}`],
    kind: "bid",
    args: { price },
  });
  const picture = pictureWith({
    phase: "mutation",
    laboratory: [
      { column: 1, offers: "card", holder: null, bid: null, price: null },
      { column: 2, offers: "legs", holder: 1, bid: 2, price: 1 },
    ],
    players: [playerOf(0, { points: 5, discount: 1 }), playerOf(1)],
  });

  test("a bid that can be made is made by its field; another is asked about", async () => {
    const choosing = touching([bid(2, 3, 2)]);
    render(Laboratory, { picture, names: NAMES, eyes: 0, lot: 58, touching: choosing });
    await fireEvent.click(
      screen.getByRole("button", { name: `Legs: bid 3. ${say({ key: "evo-field-price", args: { price: 2 } })}` }),
    );
    expect(choosing.choosePath).toHaveBeenCalledWith(["column:2", "bid:3"]);
    expect(screen.getByRole("button", { name: "Legs: bid 1" }).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(
      screen.getByRole("button", {
        name: `Legs: bid 2. ${say({ key: "evo-field-of", args: { seat: "Ben" } })}. pays 1`,
      }),
    );
    expect(choosing.explain).toHaveBeenCalledWith(["column:2", "bid:2"]);
    expect(choosing.choosePath).toHaveBeenCalledTimes(1);
  });

  test("says what others pay; a second touch on the chosen bid confirms it", async () => {
    const option = bid(2, 3, 2);
    const confirm = vi.fn<Choosable["confirm"]>();
    const choosing = touching([option], [], { pending: option, confirm });
    render(Laboratory, { picture, names: NAMES, eyes: 0, lot: 58, touching: choosing });
    expect(document.querySelector("[data-marker='2'] ~ [data-price='1']")).toBeTruthy();
    expect(screen.getByText(say("gene-legs.short"))).toBeTruthy();
    await fireEvent.focus(screen.getByRole("button", { name: /^Legs: bid 3/ }));
    await fireEvent.keyDown(screen.getByRole("button", { name: /^Legs: bid 3/ }), { key: "3" }); // its digit too
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(choosing.choosePath).not.toHaveBeenCalled();
  });

  test("tells who was outbid", () => {
    const last = [{ event: "outbid", args: { seat: 1, column: 1 }, words: { key: "unknown" } }];
    render(Laboratory, { picture, names: NAMES, eyes: 0, lot: 58, last });
    expect(screen.getByText("outbid")).toBeTruthy();
    expect(screen.getByText(say("evo-lab-card.short"))).toBeTruthy();
  });

  test("tells what was sold while it is closed, and what was paid", () => {
    const sales = [
      { column: 1, offers: "card", holder: null, bid: 0, paid: 0 },
      { column: 2, offers: "legs", holder: 1, bid: 3, paid: 2 },
    ];
    render(Laboratory, { picture: pictureWith({ sold: { round: 4, sales } }), names: NAMES, eyes: 0, lot: 58 });
    expect(screen.getByRole("heading", { name: "Sold in round 4" })).toBeTruthy();
    expect(screen.getByText("Legs: Ben bid 3 and paid 2")).toBeTruthy();
    expect(screen.getByText("Event card: nobody")).toBeTruthy();
    expect(screen.getByText(say("gene-legs.short"))).toBeTruthy();
  });

  test("shows the bag while it is closed", () => {
    render(Laboratory, { picture: pictureWith(), names: NAMES, eyes: 0, lot: 58 });
    expect(screen.getByText("closed until round 5")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Legs ×3" }).length).toBeGreaterThan(0);
    expect(screen.getByText("and 2 special genes")).toBeTruthy();
  });
});

describe("track, dial, boards", () => {
  test("a place of the track is chosen there", async () => {
    const choosing = touching([], ["place:2"]);
    render(Track, { picture: pictureWith({ gone: [0] }), names: NAMES, asked: 1, touching: choosing });
    await fireEvent.click(screen.getByRole("button", { name: "Place 2" }));
    expect(choosing.touch).toHaveBeenCalledWith("place:2");
  });

  test("a turn of the dial is chosen by the section it leads to", async () => {
    const choosing = touching([], ["turn:-1", "turn:+1"]);
    render(Dial, { climate: pictureWith().climate, round: 4, touching: choosing });
    await fireEvent.click(screen.getByRole("button", { name: "The dial turns -1" }));
    expect(choosing.touch).toHaveBeenCalledWith("turn:-1");
    expect(screen.getAllByRole("button")).toHaveLength(2);
  });

  test("the tokens that nobody has seen say what they would make ideal; the meteor is not among them", () => {
    render(Coming, { climate: pictureWith().climate });
    expect(screen.getAllByRole("listitem").map((item) => item.title)).toEqual(["+1: Hill ideal, 4 tokens"]);
  });

  test("when the meteor has fallen no tokens are counted, though some are left in the pile", () => {
    const counted = (picture: Picture) => {
      const { container, unmount } = render(Climate, { picture, ...SIZES });
      const said = container.textContent;
      unmount();
      return [
        said.includes(say({ key: "evo-tokens-left.count", args: { tokens: 2 } })),
        evo.counts({ ...picture }).length,
      ];
    };
    const climate = { ...pictureWith().climate, pile: 2, next: "+1" };
    const [playing, over] = [pictureWith({ climate }), pictureWith({ climate, phase: "over" })];
    expect(counted(playing)[0]).toBe(true);
    expect(counted(over)[0]).toBe(false);
    expect(counted(over)[1]).toBe(Number(counted(playing)[1]) - 1);
    render(Climate, { picture: over, ...SIZES });
    expect(screen.getByText(say("evo-meteor-fallen"))).toBeTruthy();
    expect(screen.queryByText(say({ key: "evo-token-next", args: { token: "+1" } }))).toBeNull();
  });

  test("a clan at its last two is seen to be safe", () => {
    const safe = new RegExp(say({ key: "evo-safe", args: { dinosaurs: 2 } }));
    const { rerender } = render(Herd, { player: playerOf(1, { dinosaurs: 2, supply: 6 }) });
    expect(screen.getByRole("img", { name: safe })).toBeTruthy();
    return rerender({ player: playerOf(1) }).then(() => expect(screen.queryByRole("img", { name: safe })).toBeNull());
  });

  test("there is a hint for everything that is asked, and the end of being asked for cards", () => {
    const of = (...kinds: string[]): Option[] =>
      kinds.map((kind) => ({ move: kind, words: { key: "unknown" }, touch: [], kind }));
    const decline: Option = {
      move: "-",
      words: { key: "unknown" },
      touch: ["pass"],
      kind: "pass",
      args: { card: true },
    };
    expect(evo.hint(of("walk", "play", "pass"), [])?.key).toBe("evo-hint-moves");
    expect(evo.hint(of("walk"), ["cell:0,0"])?.key).toBe("evo-hint-way");
    expect(evo.hint([decline], [])?.key).toBe("evo-hint-no-card");
    expect(evo.hint([decline, ...of("play")], [])?.key).toBe("evo-hint-card");
    expect(evo.hint(of("bid"), [])?.key).toBe("evo-hint-bid");
    expect(evo.hint(of("pass"), [])).toBeNull();
    expect(evo.standing("window")).toBe("no-cards-in-this-phase");
    expect(evo.standing("survival-go")).toBe("save-as-many-as-i-can");
    expect(evo.standing("moves")).toBeNull();
  });

  test("a board names its genes and says what they do; many are pictures alone", () => {
    const genes = ["legs", "horn", "fur", "egg", "vial"].map((gene) => ({ gene, count: 1 }));
    const { container, rerender } = render(Board, {
      player: playerOf(1, { genes: genes.slice(0, 2), active: ["camouflage"], dies: 2 }),
      name: "Ben",
      acting: true,
      ...SIZES,
    });
    expect(within(container).getByText("One more movement point.")).toBeTruthy();
    expect(container.querySelectorAll("ul .name")).toHaveLength(2);
    expect(screen.getByText("2 would die now")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Camouflage" })).toBeTruthy();
    void rerender({ player: playerOf(1, { genes }), name: "Ben", acting: false, ...SIZES });
  });

  test("a card that can be played shines; a second touch plays it; the switch says when one is asked", async () => {
    const play: Option = {
      move: "!migration",
      words: { key: "evo-move-play" },
      kind: "play",
      touch: ["card:migration"],
    };
    const choosing = touching([play], ["card:migration"]);
    const player = playerOf(0, { points: 1, hand: ["migration", "terror"] });
    const standing = { on: ["only-when-a-card-fits"], set: vi.fn<Standing["set"]>() };
    const picture = pictureWith({ spent: ["oasis"] });
    const shown = { picture, player, width: 300, unit: 1, standing };
    const { rerender } = render(Hand, { ...shown, touching: choosing });
    const card = screen.getByRole("button", { name: /^Migration/ });
    expect(screen.getByRole("button", { name: /^Terror/ }).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(card);
    expect(choosing.touch).toHaveBeenCalledWith("card:migration");
    const confirm = vi.fn<Choosable["confirm"]>();
    await rerender({ ...shown, touching: { ...choosing, pending: play, confirm } });
    await fireEvent.click(card);
    expect(confirm).toHaveBeenCalledTimes(1);
    await fireEvent.click(screen.getByRole("switch"));
    expect(standing.set).toHaveBeenCalledWith("only-when-a-card-fits", false);
    expect(screen.getByText("Oasis")).toBeTruthy(); // among the cards played
  });

  test("above a question are the points that are left", () => {
    const view = pictureWith({ points: 1 });
    const { container } = render(Scene, { view, asked: 0 });
    expect(container.textContent.replace(/\s+/g, " ").trim()).toBe(
      `1 ${say({ key: "evo-points-of", args: { all: 2 } })}`,
    );
  });
});

test("a story is stopped, gone through and skipped by its buttons", async () => {
  const telling = { now: null, waits: false, pause: vi.fn(), back: vi.fn(), next: vi.fn(), skip: vi.fn() };
  const line = { n: 1, kind: "move" as const, seat: 0, events: [] };
  const playing = { event: "meteor", args: {}, words: { key: "evo-log-meteor" }, line, told: [] };
  render(Story, { playing, lines: [], names: NAMES, telling });
  for (const key of ["web-back", "web-pause", "web-step-next", "evo-to-now"])
    await fireEvent.click(screen.getByRole("button", { name: say(key) }));
  const calls = [telling.back, telling.pause, telling.next, telling.skip].map(({ mock }) => mock.calls);
  expect(calls).toEqual([[[]], [[true]], [[]], [[]]]);
});

test("a story shows the phases since somebody last acted, also those before chance decided something", async () => {
  const telling = { now: null, waits: false, pause: vi.fn(), back: vi.fn(), next: vi.fn(), skip: vi.fn() };
  const phase = (name: string) => ({ event: "phase", args: { phase: name }, words: { key: "evo-log-phase" } });
  const passed = { event: "passed", args: { seat: 0 }, words: { key: "evo-log-passed" } };
  const died = { event: "died", args: { owner: 1 }, words: { key: "evo-log-died" } };
  const acted = { n: 2, kind: "move" as const, seat: 0, events: [passed, phase("survival")] };
  const asked = { n: 3, kind: "move" as const, seat: 0, events: [] }; // passed over: none of the cards fits
  const over = { n: 4, kind: "move" as const, seat: 0, events: [died, phase("climate")] };
  const token = { event: "token", args: { token: "+1" }, words: { key: "evo-log-token", args: { token: "+1" } } };
  const chance = { n: 5, kind: "move" as const, seat: -1, events: [token, phase("mutation")] };
  const earlier = { ...acted, n: 1, events: [passed, phase("birth")] };
  const { container, rerender } = render(Story, {
    playing: { ...token, line: chance, told: [token] },
    lines: [earlier, acted, asked, over],
    names: NAMES,
    telling,
  });
  const beads = [...container.querySelectorAll("li")].map((bead) => [bead.textContent, bead.className.split(" ")[0]]);
  expect(beads.map(([text]) => text)).toEqual(
    ["survival", "climate", "mutation"].map((name) => say(`evo-phase-${name}`)),
  );
  expect(container.querySelector(".now")?.textContent).toBe(say("evo-phase-climate"));
  expect(container.querySelectorAll(".done")).toHaveLength(1);
  const drawn = container.querySelector("ol")?.textContent;
  const told = [...acted.events, ...over.events, token]; // all of it in one story, from the phase when it began
  await rerender({ playing: { ...token, line: chance, told }, lines: [earlier] });
  expect(container.querySelector("ol")?.textContent).toBe(`${say("evo-phase-birth")}${drawn ?? ""}`);
  expect(container.querySelector(".now")?.textContent).toBe(say("evo-phase-climate"));
});

test("after the meteor the box has the ranking, in the order of the server's winners, and what decides a tie", async () => {
  const onresult = vi.fn();
  const players = pictureWith({}).players.map((player) => ({ ...player, points: 7 }));
  render(Ranking, { picture: pictureWith({ phase: "over", players, winners: [1] }), names: NAMES, onresult });
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent.trim());
  expect(rows[0]).toContain(NAMES[1]);
  expect(rows[0]).toContain("7");
  expect(screen.getByText(say("evo-ranking-rule"))).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: say("web-to-result") }));
  expect(onresult).toHaveBeenCalledOnce();
});
