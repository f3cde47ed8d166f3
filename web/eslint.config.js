import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import { late } from "./late.js";
import { layers } from "./layers.js";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["node_modules/", ".made/"] },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { extraFileExtensions: [".svelte"], parser: typescript.parser, svelteConfig },
    },
  },
  {
    rules: {
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", { max: 40, skipBlankLines: true, skipComments: true }],
      "no-undef": "off", // the types know better
      eqeqeq: "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
          message: "A cast through `unknown` switches the types off: give the value its type where it comes from.",
        },
      ],
    },
  },
  { files: ["**/generated.ts", "**/generated/*.ts"], rules: { "max-lines": "off" } },
  { files: ["src/**"], plugins: { late, layers }, rules: { "late/everything": "error", "layers/order": "error" } },
  { files: ["src/lib/late.ts"], rules: { "late/everything": "off" } },
  {
    files: ["**/*.spec.ts"],
    rules: {
      "max-lines-per-function": "off",
      "late/everything": "off",
      "layers/order": "off",
      "no-restricted-syntax": "off",
    },
  },
);
