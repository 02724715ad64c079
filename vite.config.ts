import { resolve } from "node:path";
import isPseudoClass from "@csstools/postcss-is-pseudo-class";
import { defineConfig } from "vite";
import { templates } from "./tools/build/compile-templates.ts";

const root = import.meta.dirname;

/** The system's module and style sheet. Names of classes are kept: Foundry stores them in saved rolls and derives sheet ids from them. */
export default defineConfig({
  base: "/systems/norn/",
  publicDir: false,
  plugins: [templates],
  // A selector that ends in `:is(…)` is tried on every element of the page: written out, only on those it may match.
  css: { postcss: { plugins: [isPseudoClass({ preserve: false })] } },
  build: {
    outDir: resolve(root, "dist/norn"),
    emptyOutDir: false,
    sourcemap: true,
    minify: false,
    cssMinify: true,
    lib: { entry: resolve(root, "src/foundry/main.ts"), formats: ["es"], fileName: () => "norn.mjs", cssFileName: "norn" },
    rolldownOptions: {
      // A warning fails the build; how long a plugin takes is none.
      checks: { bundlerTimings: false },
      output: {
        // The first load is one file, and what windows share with it. The entry only imports that, since Foundry may have loaded
        // the entry with another URL.
        codeSplitting: {
          groups: [
            { name: "shared", tags: ["$initial"], priority: 1 },
            { name: "windows", minShareCount: 2 },
          ],
        },
        chunkFileNames: "norn-[name].mjs",
        minify: {
          mangle: { keepNames: { function: false, class: true } },
          compress: { keepNames: { function: false, class: true } },
          codegen: true,
        },
      },
    },
  },
});
