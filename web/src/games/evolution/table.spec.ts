import { expect, test } from "vitest";
import { ATTACK, CONTINENTS } from "../../gallery/sample.ts";
import evolution from "./index.ts";
import type { Picture } from "./generated.ts";

test("the table is busy at the prey of an attack, and else nowhere", () => {
  expect(evolution.spotlight({ ...ATTACK })).toMatchObject({ seat: 3, selector: '[data-animal="l"]' });
  expect(evolution.spotlight({ ...CONTINENTS })).toBeNull();
});

test("a question has a scene while one animal attacks another", () => {
  expect(evolution.hasScene({ ...ATTACK })).toBe(true);
  expect(evolution.hasScene({ ...CONTINENTS })).toBe(false);
});

const option = (kind: string, ...touch: string[]) => ({ move: kind, words: { key: "unknown" }, touch, kind });
const hunt = (prey: string) => ({
  ...option("use", "animal:a", "trait:a.carnivorous", `animal:${prey}`),
  args: { trait: "carnivorous" },
});

test("only a loss for good needs a second touch", () => {
  const picture = { ...ATTACK };
  const [poisonous, other] = [true, false].map((wanted) =>
    picture.players
      .flatMap(({ animals }) => animals)
      .find(({ traits }) => traits.some(({ trait, off }) => trait === "poisonous" && !off) === wanted),
  );
  if (poisonous) expect(evolution.needsConfirmation(hunt(poisonous.id), [], picture)).toBe(true);
  expect(evolution.needsConfirmation(hunt(other?.id ?? ""), [], picture)).toBe(false);
  expect(evolution.needsConfirmation(option("trait", "card:running", "side:running", "animal:b"), [], picture)).toBe(
    false,
  );
  const undefended = { ...option("pass", "pass"), args: { leaves: "attack" } };
  expect(evolution.needsConfirmation(undefended, ["pass"], picture)).toBe(true);
  const stops = { ...option("pass", "pass"), args: { leaves: "development" } };
  expect(evolution.needsConfirmation(stops, ["pass"], picture)).toBe(false);
  const last = { ...option("pass", "pass"), args: { leaves: "development", ends: "phase" } };
  expect(evolution.needsConfirmation(last, ["pass"], picture)).toBe(true);
});

test("a card and an attack are chosen when it is said where they go", () => {
  const running = option("trait", "card:running", "side:running", "animal:b");
  expect(evolution.isWhole(running, ["card:running", "side:running"])).toBe(false);
  expect(evolution.isWhole(running, ["card:running", "side:running", "animal:b"])).toBe(true);
  expect(evolution.isWhole(hunt("m"), ["animal:a"])).toBe(false);
  expect(evolution.isWhole(hunt("m"), ["animal:a", "animal:m"])).toBe(true);
  expect(evolution.isWhole(option("take", "animal:b", "bank:"), ["animal:b"])).toBe(true);
});

test("an attack begins with the prey of another player, never with an own animal", () => {
  const [mine, ...others] = ATTACK.players;
  const own = mine?.animals[0]?.id ?? "";
  const prey = others.flatMap(({ animals }) => animals)[0]?.id ?? "";
  const eyes = mine?.seat ?? 0;
  expect(evolution.begins(hunt(prey), `animal:${prey}`, { ...ATTACK }, eyes)).toBe(true);
  expect(evolution.begins(hunt(own), `animal:${own}`, { ...ATTACK }, eyes)).toBe(false);
  expect(evolution.begins(option("take", `animal:${own}`, "bank:"), "bank:", { ...ATTACK }, eyes)).toBe(false);
});

test("the numbers of one bank stand above the table, those of several in their places", () => {
  const icons = (picture: Picture) => evolution.counts({ ...picture }).map(({ icon }) => icon);
  expect(icons(ATTACK)).toEqual(["food", "deck-back"]);
  expect(icons(CONTINENTS)).toEqual(["deck-back"]);
});

test("symbiosis asks who is protected, then who guards it", () => {
  const path = ["card:symbiosis", "side:symbiosis"];
  expect(evolution.hint([], path)?.key).toBe("hint-symbiosis-first");
  expect(evolution.hint([], [...path, "animal:a"])?.key).toBe("hint-symbiosis-second");
  expect(evolution.hint([], ["card:running", "side:running"])).toBeNull();
});

test("a planned card goes to one animal, one that joins animals to two; another one takes the place of the last", () => {
  const [a, b, c] = (ATTACK.players[0]?.animals ?? []).map(({ id }) => `animal:${id}`);
  const planned = (...touches: (string | undefined)[]) =>
    touches.reduce<readonly string[]>(
      (path, touch) => evolution.plan(path, touch ?? "", { ...ATTACK }, ATTACK.players[0]?.seat ?? 0) ?? [],
      [],
    );
  expect(planned("card:running", "side:running", a, b)).toEqual(["card:running", "side:running", b]);
  expect(planned("card:running", "side:running", a, "new:")).toEqual(["card:running", "side:running", "new:"]);
  expect(planned("card:symbiosis", "side:symbiosis", a, b)).toEqual(["card:symbiosis", "side:symbiosis", a, b]);
  expect(planned("card:symbiosis", "side:symbiosis", a, b, c)).toEqual(["card:symbiosis", "side:symbiosis", a, c]);
  const [prey, other] = (ATTACK.players[1]?.animals ?? []).map(({ id }) => `animal:${id}`);
  expect(planned(a, prey, other)).toEqual([a, other]);
});

test("a touched animal eats though it could use a trait or hunt", () => {
  const meal = option("take", "animal:b", "bank:");
  const fat = option("use", "animal:b", "trait:b.fat", "count:1");
  expect(evolution.obvious([meal, fat], ["animal:b"])).toBe(meal);
  const hunts = { ...hunt("m"), touch: ["animal:b", "trait:b.carnivorous", "animal:m"] };
  expect(evolution.obvious([meal, fat, hunts], ["animal:b"])).toBe(meal); // it hunts by touching the prey
  const leaves = option("use", "animal:b", "trait:b.migration", "place:ocean");
  expect(evolution.obvious([meal, leaves], ["animal:b"])).toBeNull();
  expect(evolution.obvious([fat], ["animal:b"])).toBeNull();
  expect(evolution.obvious([meal, fat], ["bank:"])).toBeNull();
});

test("under attack the rule of the answers is beside the question", () => {
  const picture = { ...ATTACK };
  const prey = picture.action?.kind === "attack" ? picture.action.to : "";
  const answer = (trait: string) => ({
    ...option("use", `animal:${prey}`, `trait:${prey}.${trait}`),
    args: { trait },
  });
  expect(evolution.ruleOf([answer("running"), answer("tail-loss")], picture)?.key).toBe("hint-attack");
  expect(evolution.ruleOf([answer("running")], picture)).toEqual({
    key: "hint-attack-last",
    args: { animal: { piece: prey } },
  });
  expect(evolution.ruleOf([option("pass", "pass")], picture)).toBeNull();
});
