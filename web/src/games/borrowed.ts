/** Drawings of a single game that pages of no game borrow. */

export { default as Creature } from "./evolution/Creature.svelte";
