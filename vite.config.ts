import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const root = import.meta.dirname;

/** A template is shipped without the spaces its lines begin with, as HTML needs none of them. */
const templatesWithoutIndent: Plugin = {
  name: "templates-without-indent",
  enforce: "pre",
  load(id) {
    const [path = "", query] = id.split("?");
    if (!path.endsWith(".hbs") || query !== "raw") return null;
    return `export default ${JSON.stringify(readFileSync(path, "utf8").replace(/^[ \t]+/gm, ""))};`;
  },
};

/** The system's module and style sheet. Names are kept: Foundry stores class names in saved rolls and derives sheet ids from them. */
export default defineConfig({
  base: "/systems/norn/",
  publicDir: false,
  plugins: [templatesWithoutIndent],
  build: {
    outDir: resolve(root, "dist/norn"),
    emptyOutDir: false,
    sourcemap: true,
    minify: false,
    cssMinify: true,
    lib: { entry: resolve(root, "src/foundry/main.ts"), formats: ["es"], fileName: () => "norn.mjs", cssFileName: "norn" },
    rolldownOptions: {
      output: {
        // What the windows fetched later share with the rest: never the entry, which Foundry may have loaded under another address.
        codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
        chunkFileNames: "norn-[name].mjs",
        keepNames: true,
        minify: { mangle: { keepNames: true }, compress: { keepNames: { function: true, class: true } }, codegen: true },
      },
    },
  },
});
