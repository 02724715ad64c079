import peggy from "peggy";
import type { Plugin } from "vite";

/** Compiles grammars to modules in the build: at run time it would need `eval`. */
export const grammars: Plugin = {
  name: "grammars",
  transform(code, id) {
    if (!id.endsWith(".peggy")) return null;
    return { code: peggy.generate(code, { output: "source", format: "es", grammarSource: id }), map: null };
  },
};
