import { loadBook } from "../games/registry.ts";
import { start } from "../start.ts";
import Gallery from "./Gallery.svelte";

void start(Gallery, () => Promise.all(["evolution", "evo", "dinosaurs"].map(loadBook)));
