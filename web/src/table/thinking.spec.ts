import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { learn, say, speak } from "../lib/language.svelte.ts";
import Thinking from "./Thinking.svelte";

describe("a bot that is asked", () => {
  beforeAll(async () => {
    await speak("en");
    await learn("bots");
  });

  it("is shown thinking, with the portrait of its level", async () => {
    const { findByText, container } = render(Thinking, { bot: "darwin", name: "Huxley", held: false });
    await findByText(say({ key: "bots-thinking", args: { name: "Huxley" } }));
    expect(container.querySelector(".face")).not.toBeNull();
    expect(container.querySelectorAll("i")).toHaveLength(3);
  });

  it("says that it waits if the bots were stopped; a bot without a level has no portrait", async () => {
    const { findByText, container } = render(Thinking, { bot: "greedy", name: "Huxley", held: true });
    await findByText(say({ key: "bots-waiting", args: { name: "Huxley" } }));
    expect(container.querySelector(".face")).toBeNull();
    expect(container.querySelectorAll("i")).toHaveLength(0);
  });
});
