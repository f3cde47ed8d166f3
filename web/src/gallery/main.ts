import { loadBook } from "../games/registry.ts";
import { learn } from "../lib/language.svelte.ts";
import { start } from "../start.ts";
import Gallery from "./Gallery.svelte";

void start(Gallery, () =>
  Promise.all([learn("people"), learn("review"), ...["evolution", "evo", "dinosaurs"].map(loadBook)]),
);
