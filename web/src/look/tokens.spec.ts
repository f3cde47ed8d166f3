import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { say, speak } from "../lib/language.svelte.ts";
import Die from "./Die.svelte";
import Icon from "./Icon.svelte";
import Mark from "./Mark.svelte";
import Token from "./Token.svelte";

beforeAll(() => speak("en"));

describe("Token", () => {
  const KINDS = ["red", "blue", "fat", "empty", "no-fat", "gone"] as const;

  test("each kind has a shape of its own", () => {
    const shapes = KINDS.map((kind) => render(Token, { kind }).container.querySelector("svg")?.innerHTML);
    expect(new Set(shapes).size).toBe(KINDS.length);
  });

  test.each(KINDS)("%s is silent among others", (kind) => {
    const { container } = render(Token, { kind });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });

  test("alone it says what it is", () => {
    for (const kind of KINDS) render(Token, { kind, named: true });
    const said = screen.getAllByRole("img").map((image) => image.getAttribute("aria-label"));
    expect(said).toEqual(["red", "blue", "fat", "empty", "empty", "gone"].map((token) => say(`token-${token}`)));
  });
});

describe("Die", () => {
  test.each([1, 2, 3, 4, 5, 6])("face %i has as many pips", (face) => {
    const { container } = render(Die, { face });
    expect(container.querySelectorAll("circle")).toHaveLength(face);
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe(`${face} on the die`);
  });

  test("a face that helps says so, not only in green", () => {
    render(Die, { face: 5, helps: true });
    expect(screen.getByRole("img", { name: say({ key: "die-wins", args: { face: 5 } }) }).classList).toContain("helps");
  });
});

describe("Mark", () => {
  test("eight seats, eight shapes, each with its letter", () => {
    const drawn = Array.from({ length: 8 }, (_, seat) => render(Mark, { seat }).container);
    expect(new Set(drawn.map((one) => one.querySelector("path")?.getAttribute("d"))).size).toBe(8);
    expect(drawn.map((one) => one.querySelector("text")?.textContent).join("")).toBe("ABCDEFGH");
  });
});

describe("Icon", () => {
  test("with a label it is an image, without one it decorates", () => {
    render(Icon, { name: "hand", label: "cards" });
    expect(screen.getByRole("img", { name: "cards" })).toBeTruthy();
    const { container } = render(Icon, { name: "hand" });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});
