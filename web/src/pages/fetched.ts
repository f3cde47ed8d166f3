import { learnLate } from "../lib/language.svelte.ts";
import { late } from "../lib/late.ts";

const TRIES = 5; // some seconds; then the page says that it failed, and can be loaded again

/** The pages, loaded on demand: a table needs nothing of the first page. */
export const fetched = {
  lobby: () => late(() => import("./Lobby.svelte"), TRIES),
  setup: () => late(() => import("./Setup.svelte"), TRIES),
  table: () => late(() => import("./TablePage.svelte"), TRIES),
  replay: () => late(() => import("./replay/ReplayPage.svelte"), TRIES),
  analysis: () => late(() => import("./analysis/AnalysisPage.svelte"), TRIES),
  rules: () => late(() => import("./Rules.svelte"), TRIES),
  learn: () => late(() => import("./learn/LearnPage.svelte"), TRIES),
  settings: () => late(() => import("./SettingsPage.svelte"), TRIES),
  about: () => late(() => import("./AboutPage.svelte"), TRIES),
  mail: () => late(() => import("./MailLink.svelte"), TRIES),
  stored: () => late(() => import("./StoredPage.svelte"), TRIES),
  host: () => late(() => import("./host/HostPage.svelte"), TRIES),
};

/** Words of a page, as patiently. */
export const words = (part: string) => learnLate(part, TRIES);

/** Start to load the page for an address, while its words are loading. The code that shows it handles a failure. */
export function fetchEarly(page: string): void {
  if (page in fetched) fetched[page as keyof typeof fetched]().catch(() => undefined);
}
