import type { Animal, Picture } from "./generated.ts";

/** The animal with this letter, if it is on the table. */
export function animalOf(picture: Picture, id: string): Animal | undefined {
  return picture.players.flatMap((player) => player.animals).find((animal) => animal.id === id);
}
