// Modules that the build makes: see ../vite.

declare module "virtual:languages" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}

declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}
