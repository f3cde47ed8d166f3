import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { animal, card } from "../../gallery/sample.ts";
import { say, speak } from "../../lib/language.svelte.ts";
import AnimalCard from "./AnimalCard.svelte";
import Bank from "./Bank.svelte";
import Deck from "./Deck.svelte";
import Discard from "./Discard.svelte";
import HandCard from "./HandCard.svelte";
import { pairTouch, traitTouches } from "./touch.ts";
import { loadAssets } from "../registry.ts";
import type { Touching } from "../../table/game-module.ts";
import TraitBadge from "./TraitBadge.svelte";

beforeAll(() => Promise.all([speak("en"), loadAssets("evolution")]));

const NAMES = ["Ann", "Ben"];

function touching(lit: string[], chosen: string[] = []) {
  return { lit: new Set(lit), chosen: new Set(chosen), touch: vi.fn<Touching["touch"]>() };
}

describe("what is touched has the server's name", () => {
  test("equal traits are counted", () => {
    const { traits } = animal("a", 0, 0, 1, "fat piracy fat fat");
    expect(traitTouches("a", traits)).toEqual(["trait:a.fat", "trait:a.piracy", "trait:a.fat.2", "trait:a.fat.3"]);
  });

  test("a pair names the older animal first, and z is older than aa", () => {
    const pair = (a: string, b: string) => pairTouch({ trait: "symbiosis", a, b });
    expect([pair("m", "c"), pair("c", "m")]).toEqual(["pair:symbiosis.c~m", "pair:symbiosis.c~m"]);
    expect(pair("aa", "z")).toBe("pair:symbiosis.z~aa");
  });
});

describe("TraitBadge", () => {
  const said = (props: object) =>
    render(TraitBadge, { trait: "fat", ...props }).container.querySelector(".unseen")?.textContent;

  test("says what it is and what has become of it", () => {
    expect(said({})).toBe("Fat tissue");
    expect(said({ used: true })).toBe("Fat tissue, used");
    expect(said({ off: true })).toBe("Fat tissue, not working");
    expect(said({ filled: true })).toBe("Fat tissue, with fat");
    expect(said({ filled: false })).toBe("Fat tissue, no fat");
    expect(said({ partner: "d" })).toBe("Fat tissue with d");
  });

  test("shows the printed number", () => {
    render(TraitBadge, { trait: "parasite", need: 2 });
    expect(screen.getByTitle(say({ key: "trait-need", args: { food: 2 } })).textContent).toBe("+2");
  });

  test("is a button only where it can be touched", async () => {
    render(TraitBadge, { trait: "running" });
    expect(screen.queryByRole("button")).toBeNull();
    const ontouch = vi.fn();
    render(TraitBadge, { trait: "running", lit: true, ontouch });
    await fireEvent.click(screen.getByRole("button", { name: "Running" }));
    expect(ontouch).toHaveBeenCalledOnce();
  });
});

describe("AnimalCard", () => {
  const pairs = [{ trait: "cooperation", a: "a", b: "c" }];

  test("says in one line what is drawn", () => {
    render(AnimalCard, {
      animal: animal("a", 1, 1, 2, "carnivorous fat*"),
      pairs,
      names: NAMES,
      touching: touching([]),
    });
    const label = say({
      key: "animal-label",
      args: {
        animal: "B1",
        seat: "Ben",
        state: "hungry",
        food: 1,
        need: 2,
        fat: 1,
        traits: "Carnivorous, Fat tissue, Cooperation with c",
      },
    });
    expect(screen.getByRole("button", { name: label }).getAttribute("aria-disabled")).toBe("true");
  });

  test("shows and says who guards whom", () => {
    const symbiosis = [{ trait: "symbiosis", a: "a", b: "c" }];
    for (const [id, words, sign] of [
      ["a", "Symbiosis guarded by c", "c"],
      ["c", "Symbiosis guards a", "→a"],
    ] as const) {
      const { container } = render(AnimalCard, { animal: animal(id, 0, 0, 1, ""), pairs: symbiosis });
      expect(container.textContent).toContain(words);
      expect(container.querySelector(".partner")?.textContent.replace(/\s/g, "")).toBe(sign);
      expect(container.querySelectorAll(".partner i")).toHaveLength(id === "a" ? 1 : 0);
    }
  });

  test.each([
    ["hungry", animal("a", 0, 0, 1, "fat")],
    ["fed", animal("a", 0, 1, 1, "fat")],
    ["full", animal("a", 0, 1, 1, "fat*")],
    ["full", animal("a", 0, 1, 1, "")],
  ])("is %s at a glance", (state, one) => {
    const { container } = render(AnimalCard, { animal: one });
    expect(container.querySelector("article")?.classList).toContain(state);
    expect(container.textContent).toContain(`, ${state}:`);
  });

  test("has a pip for each food it needs, filled from the left", () => {
    const { container } = render(AnimalCard, { animal: animal("a", 0, 1, 3, "parasite") });
    const pips = [...container.querySelectorAll(".pips svg")].map((pip) => pip.classList[0]);
    expect(pips).toEqual(["red", "empty", "empty"]);
  });

  test("has its blue food behind the red", () => {
    const { container } = render(AnimalCard, { animal: animal("a", 0, 3, 4, "parasite", { blue: 2 }) });
    const pips = [...container.querySelectorAll(".pips svg")].map((pip) => pip.classList[0]);
    expect(pips).toEqual(["red", "blue", "blue", "empty"]);
  });

  test("shines where it can be chosen, and tells when it is touched", async () => {
    const hand = touching(["animal:a"]);
    const { container } = render(AnimalCard, { animal: animal("a", 0, 0, 1, ""), touching: hand });
    expect(container.querySelector("article")?.classList).toContain("lit");
    await fireEvent.click(screen.getByRole("button"));
    expect(hand.touch).toHaveBeenCalledWith("animal:a");
  });

  test("also an animal that does not shine can be touched: somebody may ask why not", async () => {
    const hand = touching([]);
    render(AnimalCard, { animal: animal("a", 0, 0, 1, ""), touching: hand });
    await fireEvent.click(screen.getByRole("button"));
    expect(hand.touch).toHaveBeenCalledWith("animal:a");
  });

  test("a trait that shines is a button of its own, beside the animal's", async () => {
    const hand = touching(["trait:a.fat.2", "pair:cooperation.a~c"]);
    render(AnimalCard, { animal: animal("a", 0, 1, 1, "fat fat*"), pairs, touching: hand });
    await fireEvent.click(screen.getByRole("button", { name: "Fat tissue, with fat" }));
    await fireEvent.click(screen.getByRole("button", { name: "Cooperation with c" }));
    expect(hand.touch.mock.calls).toEqual([["trait:a.fat.2"], ["pair:cooperation.a~c"]]);
    expect(screen.getAllByRole("button").every((button) => button.querySelector("button") === null)).toBe(true);
  });

  test("without anything to touch there is no button", () => {
    render(AnimalCard, { animal: animal("a", 0, 0, 1, "running") });
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("the gravest mark stands at its foot, and a note before it", () => {
    const one = animal("a", 0, 1, 1, "", { marks: ["inked", "poisoned"] });
    const foot = (props: object) =>
      render(AnimalCard, { animal: one, ...props }).container.querySelector(".ribbon")?.textContent;
    expect(foot({})).toBe("Poisoned");
    expect(foot({ note: "Attacked" })).toBe("Attacked");
  });

  test("in the Ocean it has fins, and a turned-over card shows", () => {
    const drawn = (one: object) =>
      render(AnimalCard, { animal: animal("a", 0, 0, 1, "", one) }).container.querySelector(".art")?.innerHTML;
    const bare = drawn({})?.replace(/id="[^"]*"|#[^)]*/g, "").length;
    for (const one of [{ place: "ocean" }, { marks: ["revealed"], card: card("anglerfish") }])
      expect(drawn(one)?.replace(/id="[^"]*"|#[^)]*/g, "").length).not.toBe(bare);
  });
});

describe("HandCard", () => {
  const fat = card("grazing", "fat");

  test("a touch takes the card and the touched half", async () => {
    const first = touching(["card:grazing/fat"]);
    render(HandCard, { card: fat, touching: first });
    await fireEvent.click(screen.getByRole("button", { name: "Fat tissue" }));
    expect(first.touch).toHaveBeenCalledWith("card:grazing/fat", "side:fat");
  });

  test("a side shines only on the card that is held", () => {
    const hand = touching(["side:fat"], ["card:other/fat"]);
    const { container } = render(HandCard, { card: fat, touching: hand });
    expect(container.querySelector(".lamp")).toBeNull();
  });

  test("has one half or two, with the printed numbers", () => {
    const { container } = render(HandCard, { card: card("parasite", "fat"), needs: { parasite: 2 } });
    expect(container.querySelectorAll(".half")).toHaveLength(2);
    expect(
      screen.getByRole("group", { name: `Parasite, ${say({ key: "trait-need", args: { food: 2 } })} / Fat tissue` }),
    ).toBeTruthy();
    expect(render(HandCard, { card: card("swimming") }).container.querySelectorAll(".half")).toHaveLength(1);
  });

  test("a card one may not know shows its back", () => {
    const { container } = render(HandCard, { card: null });
    expect(container.querySelector(".half")).toBeNull();
    expect(screen.getByRole("img", { name: "a hidden card" })).toBeTruthy();
  });
});

describe("Bank and Deck", () => {
  test("tokens that were taken stay as rings", () => {
    const { container } = render(Bank, {
      bank: { place: "", food: 2, made: { filled: 6, dice: [3, 1], added: 2, grown: 0, grazed: 1 }, rolls: null },
    });
    const tokens = [...container.querySelectorAll(".berries svg")].map((token) => token.classList[0]);
    expect(tokens).toEqual(["red", "red", "gone", "gone", "gone", "struck"]);
    expect(screen.getByRole("img", { name: "3 on the die" })).toBeTruthy();
    expect(container.textContent).toContain("+ 2");
    expect(container.textContent).toContain("Food bank: 2 red tokens");
  });

  test("a bank says which dice will fill it", () => {
    const filledBy = (dice: number, added: number) =>
      render(Bank, { bank: { place: "", food: 0, made: null, rolls: { dice, added } } }).container.textContent;
    expect(filledBy(2, 2)).toMatch(/2 dice\s*\+ 2/);
    expect(filledBy(2, 0)).not.toContain("+");
    expect(filledBy(1, 2)).toMatch(/1 die\s*\+ 2/);
    expect(filledBy(0, 5)).toMatch(/5\s*$/);
  });

  test("a bank that shines is a button", async () => {
    const hand = touching(["bank:ocean"]);
    render(Bank, { bank: { place: "ocean", food: 1, made: null, rolls: null }, touching: hand });
    await fireEvent.click(screen.getByRole("button", { name: /Ocean: 1 red token/ }));
    expect(hand.touch).toHaveBeenCalledWith("bank:ocean");
    render(Bank, { bank: { place: "laurasia", food: 1, made: null, rolls: null }, touching: hand });
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  test("the deck counts", () => {
    render(Deck, { cards: 1 });
    expect(screen.getByRole("img", { name: "1 card in the deck" })).toBeTruthy();
  });
});

describe("the discard", () => {
  test("of another player is a number", () => {
    render(Discard, { discard: 3 });
    expect(screen.getByRole("img", { name: "3 discarded cards" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("of one's own can be looked through", async () => {
    render(Discard, { discard: [card("swimming"), card("grazing", "fat")] });
    const button = screen.getByRole("button", { name: "2 discarded cards" });
    expect(screen.queryByRole("group")).toBeNull();
    button.click();
    await waitFor(() => expect(screen.getAllByRole("group", { hidden: true })).toHaveLength(2));
  });
});
