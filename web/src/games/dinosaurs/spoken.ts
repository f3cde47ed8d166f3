/** What is read aloud after a question of Gods Love Dinosaurs: how far the others are, and the best path of a hunt. */

import { asSeen } from "../../table/as-seen.ts";
import type { Told } from "../../table/game-module.ts";
import type { Message } from "../../lib/words.ts";
import { isWalk } from "./walks.ts";
import type { Picture } from "./generated.ts";

export function spoken({ options, eyes, together }: Told<Picture>): Message[] {
  const others = together
    .filter(({ seat }) => seat !== eyes)
    .map(({ seat, done, made = 0, of = 0 }): Message =>
      done
        ? { key: "dinosaurs-table-spoken-done", args: { seat: { seat } } }
        : { key: "dinosaurs-table-spoken-did", args: { seat: { seat }, made, of } },
    );
  const walks = options.filter(isWalk);
  const [first] = walks;
  if (first === undefined) return others;
  return [
    ...others,
    { key: "dinosaurs-table-spoken-ways", args: { ways: walks.length } },
    { key: "dinosaurs-table-spoken-first", args: { move: asSeen(first.words) } },
  ];
}
