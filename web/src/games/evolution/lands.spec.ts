import { render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { CONTINENTS, NAMES } from "../../gallery/sample.ts";
import { say, speak } from "../../lib/language.svelte.ts";
import type { Option } from "../../lib/generated/wire.ts";
import { loadBook } from "../registry.ts";
import type { Choosable } from "../../table/game-module.ts";
import Table from "./Table.svelte";

const parts = () => Promise.all([import("./frame/Frame.svelte"), import("./frame/Matrix.svelte")]);
beforeAll(() => Promise.all([speak("en"), loadBook("evolution"), parts()]));

const TO_GONDWANA: Option = {
  move: "f.migration>gondwana",
  words: { key: "table-pass" },
  touch: ["animal:f", "trait:f.migration", "place:gondwana"],
};
const NEW = ["laurasia", "gondwana"].map((place): Option => ({
  move: `+herding/swimming@${place}`,
  words: { key: "table-pass" },
  touch: ["card:herding/swimming", `new:${place}`],
}));

/** As the page chooses, with these moves and after these touches. */
function choosing(options: Option[], path: string[]) {
  const left = options.filter((option) => path.every((touch, at) => option.touch[at] === touch));
  return {
    lit: new Set(left.flatMap((option) => option.touch.slice(path.length))),
    chosen: new Set(path),
    touch: vi.fn<Choosable["touch"]>(),
    options,
    path,
    pending: null,
    ahead: [],
    foresee: () => Promise.resolve([]),
    why: vi.fn((path: readonly string[]) => Promise.resolve({ key: "EV-CON-01.why", args: { animal: path.join() } })),
    explain: () => undefined,
    choosePath: () => undefined,
    consider: () => undefined,
    confirm: () => undefined,
  };
}

async function table(touching?: Choosable, view = { ...CONTINENTS }, eyes = 2) {
  const props = { view, eyes, names: NAMES, seats: [], asked: eyes, clockOf: () => undefined };
  const drawn = render(Table, { ...props, touching });
  await screen.findByRole("region", { name: "Gondwana" }); // its parts are loaded on demand
  return drawn;
}

const land = (name: string) => within(screen.getByRole("region", { name }));

describe("territories", () => {
  test("each has its bank and the animals that are there, one's own lane below", async () => {
    await table();
    expect(land("Gondwana").getByText("Gondwana: 4 red tokens")).toBeTruthy();
    const lanes = land("Laurasia").getAllByRole("group", { name: /, Laurasia$/ });
    expect(lanes.map((lane) => lane.getAttribute("aria-label"))).toEqual(["Anna, Laurasia", "Lev, Laurasia"]);
    const own = screen.getByRole("group", { name: "Chiara, Laurasia" });
    expect(within(own).getAllByRole("article")).toHaveLength(2);
  });

  test("where an animal can go is lit and touched; where it cannot, the reason stands", async () => {
    const touching = choosing([TO_GONDWANA], ["animal:f"]);
    await table(touching);
    land("Gondwana").getByRole("button", { name: "Move f here" }).click();
    expect(touching.touch).toHaveBeenCalledWith("place:gondwana");
    expect(land("Laurasia").getByText(say({ key: "table-leaves", args: { animal: "f" } }))).toBeTruthy();
    await waitFor(() => land("Ocean").getByText(/never to the Ocean/));
    expect(touching.why.mock.calls).toEqual([[["animal:f", "trait:f.migration", "place:ocean"]]]);
  });

  test("a new animal is put on a continent, and the Ocean says why not", async () => {
    const touching = choosing(NEW, ["card:herding/swimming"]);
    await table(touching);
    land("Laurasia").getByRole("button", { name: "New animal here" }).click();
    expect(touching.touch).toHaveBeenCalledWith("new:laurasia");
    await waitFor(() => land("Ocean").getByText(/never to the Ocean/));
    expect(touching.why.mock.calls).toEqual([[["card:herding/swimming", "new:ocean"]]]);
  });

  test("without a goal nothing is lit and nothing asked", async () => {
    const touching = choosing([], []);
    const { container } = await table(touching);
    expect(container.querySelector(".land.lit, .land.closed")).toBeNull();
    expect(touching.why).not.toHaveBeenCalled();
  });

  test("remains lie in their place and can be touched", async () => {
    const [first, ...others] = CONTINENTS.players;
    if (first === undefined) throw new Error("nobody plays");
    const traits = [{ trait: "regeneration", card: "regeneration" }];
    const remains = [{ id: "k", name: "A9", place: "ocean", traits }];
    const touching = choosing([{ move: "+remora:k", words: { key: "table-pass" }, touch: ["animal:k"] }], []);
    const view = { ...CONTINENTS, players: [{ ...first, remains }, ...others] };
    await table(touching, view, 0);
    screen.getByRole("button", { name: "Remains of A9, waiting for a new card: Regeneration" }).click();
    expect(touching.touch).toHaveBeenCalledWith("animal:k");
  });
});
