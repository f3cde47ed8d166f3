import App from "./App.svelte";
import { place } from "./lib/router.svelte.ts";
import { fetchEarly } from "./pages/fetched.ts";
import { start } from "./start.ts";

fetchEarly(place().page);
void start(App);
