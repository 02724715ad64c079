import { resolve } from "node:path";
import { defineConfig } from "vite";

const root = import.meta.dirname;

/** The system's module and style sheet. Names are kept: Foundry stores class names in saved rolls and derives sheet ids from them. */
export default defineConfig({
  base: "/systems/norn/",
  publicDir: false,
  build: {
    outDir: resolve(root, "dist/norn"),
    emptyOutDir: false,
    sourcemap: true,
    minify: false,
    cssMinify: true,
    lib: { entry: resolve(root, "src/foundry/main.ts"), formats: ["es"], fileName: () => "norn.mjs", cssFileName: "norn" },
    rolldownOptions: {
      output: { codeSplitting: false, keepNames: true, minify: { mangle: false, compress: false, codegen: true } },
    },
  },
});
