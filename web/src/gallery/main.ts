import { start } from "../start.ts";
import Gallery from "./Gallery.svelte";

void start(Gallery);
