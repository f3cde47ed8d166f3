// Modules that the build generates: see ../vite.

declare module "virtual:languages" {
  /** For each language, how to load each part of its words. */
  const loaders: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default loaders;
}

declare module "*icons.json?paths" {
  const paths: Record<string, string>;
  export default paths;
}
