/** The pages that come when they are asked for. The first page comes at once and is not among them. */
export const fetched = {
  setup: () => import("./Setup.svelte"),
  table: () => import("./TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  settings: () => import("./SettingsPage.svelte"),
  about: () => import("./AboutPage.svelte"),
  stored: () => import("./StoredPage.svelte"),
};

/** Begin to fetch the page that an address means, while its words come. Whoever shows it sees whether it came. */
export function fetchEarly(page: string): void {
  if (page in fetched) fetched[page as keyof typeof fetched]().catch(() => undefined);
}
