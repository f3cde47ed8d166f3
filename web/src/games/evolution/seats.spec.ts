import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ATTACK, crowd, NAMES, player } from "../../gallery/sample.ts";
import { say, speak } from "../../lib/language.svelte.ts";
import { loadAssets } from "../registry.ts";
import PlayerArea from "./PlayerArea.svelte";
import SeatLine from "./SeatLine.svelte";
import SeatMini from "./SeatMini.svelte";
import type { Player } from "./generated.ts";

beforeAll(() => Promise.all([speak("en"), loadAssets("evolution")]));

const [anna, lev, , marta] = ATTACK.players as [Player, Player, Player, Player];
const props = { names: NAMES, pairs: ATTACK.pairs, action: ATTACK.action };

describe("PlayerArea", () => {
  test("is a place with the player's name, cards and animals", () => {
    render(PlayerArea, { ...props, player: anna, first: true });
    const area = within(screen.getByRole("region", { name: "Anna" }));
    expect(area.getAllByRole("article")).toHaveLength(3);
    expect(area.getByRole("img", { name: "1 card in hand" })).toBeTruthy();
    expect(area.getByRole("img", { name: "12 discarded cards" })).toBeTruthy();
    expect(area.getByRole("img", { name: "first player" })).toBeTruthy();
  });

  test("shows who attacks whom", () => {
    const { container } = render(PlayerArea, { ...props, player: lev });
    expect(container.querySelectorAll(".attacker")).toHaveLength(1);
    const own = render(PlayerArea, { ...props, player: marta }).container;
    expect(own.querySelectorAll(".target")).toHaveLength(1);
  });

  test("shows one's own hand, and of another's what one may know", () => {
    render(PlayerArea, { ...props, player: { ...marta, hand: [null, null] } });
    expect(screen.queryByText(/hand/i)).toBeNull();
    cleanup();
    render(PlayerArea, { ...props, player: marta });
    expect(screen.queryByText("Your hand")).toBeNull();
    expect(screen.getByRole("group", { name: "Flight / Specialization B" })).toBeTruthy();
    cleanup();
    render(PlayerArea, { ...props, player: marta, own: true });
    expect(screen.getByRole("group", { name: "Flight / Specialization B" })).toBeTruthy();
  });

  test("the more animals, the smaller they are", () => {
    const sizes = [3, 7, 20].map((animals) => {
      const { container } = render(PlayerArea, { ...props, player: crowd(1, animals), own: true });
      return container.querySelector("article")?.classList[2];
    });
    expect(sizes).toEqual(["large", "normal", "tile"]);
  });

  test("says when there is nothing", () => {
    render(PlayerArea, { ...props, player: player(2, [], 0, []), own: true });
    expect(screen.getByText("No animals")).toBeTruthy();
    expect(screen.getByText(say("hand-empty"))).toBeTruthy();
  });

  test("a seat without a name is its letter", () => {
    render(PlayerArea, { ...props, names: [], player: crowd(4, 1) });
    expect(screen.getByRole("region", { name: "E" })).toBeTruthy();
  });
});

describe("on a phone", () => {
  test("a small seat tells its herd and opens", async () => {
    const onopen = vi.fn();
    const { container } = render(SeatMini, { player: lev, name: "Lev", acting: true, action: ATTACK.action, onopen });
    const seat = screen.getByRole("button", { name: new RegExp(`Lev.*${say("player-acts")}.*3 animals, 3 hungry`) });
    await fireEvent.click(seat);
    expect(onopen).toHaveBeenCalledOnce();
    expect(container.querySelectorAll(".blood")).toHaveLength(1);
  });

  test("a line has a tooth for each animal and a notch over each that hunts", async () => {
    const onopen = vi.fn();
    const herd = crowd(0, 20);
    const { container } = render(SeatLine, { player: herd, name: "Anna", away: true, onopen });
    const hunters = herd.animals.filter(({ traits }) => traits.some(({ trait }) => trait === "carnivorous"));
    expect(hunters.length).toBeGreaterThan(0);
    expect(container.querySelectorAll(".tooth")).toHaveLength(20);
    expect(container.querySelectorAll(".notch")).toHaveLength(hunters.length);
    await fireEvent.click(screen.getByRole("button", { name: /Anna.*away.*20 animals/ }));
    expect(onopen).toHaveBeenCalledOnce();
  });
});
