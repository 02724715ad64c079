import peggy from "peggy";
import type { Plugin } from "vite";

/** Makes a module of a grammar while building: at run time it would take `eval`. */
export const grammars: Plugin = {
  name: "grammars",
  transform(code, id) {
    if (!id.endsWith(".peggy")) return null;
    return { code: peggy.generate(code, { output: "source", format: "es", grammarSource: id }), map: null };
  },
};
