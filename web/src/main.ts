import App from "./App.svelte";
import { start } from "./start.ts";

void start(App);
