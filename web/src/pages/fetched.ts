/** The pages, loaded on demand: a table needs nothing of the first page. */
export const fetched = {
  lobby: () => import("./Lobby.svelte"),
  setup: () => import("./Setup.svelte"),
  table: () => import("./TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  analysis: () => import("./analysis/AnalysisPage.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  settings: () => import("./SettingsPage.svelte"),
  about: () => import("./AboutPage.svelte"),
  mail: () => import("./MailLink.svelte"),
  stored: () => import("./StoredPage.svelte"),
  host: () => import("./host/HostPage.svelte"),
};

/** Start to load the page for an address, while its words are loading. The code that shows it handles a failure. */
export function fetchEarly(page: string): void {
  if (page in fetched) fetched[page as keyof typeof fetched]().catch(() => undefined);
}
