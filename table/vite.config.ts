import { resolve } from "node:path";
import { defineConfig } from "vite";
import { grammars } from "./peggy-plugin.ts";

const root = import.meta.dirname;

/** The Table's client: one module and one style sheet. */
export default defineConfig({
  base: "/table/",
  publicDir: false,
  plugins: [grammars],
  build: {
    outDir: resolve(root, "../dist/table"),
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    lib: { entry: resolve(root, "client/main.ts"), formats: ["es"], fileName: () => "client.mjs", cssFileName: "client" },
    rolldownOptions: { output: { codeSplitting: false, keepNames: true } },
  },
});
