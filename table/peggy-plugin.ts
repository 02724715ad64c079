import peggy from "peggy";
import type { Plugin } from "vite";

/** Each rule is tried once at each place: without a cache, every bracket doubles the time a formula takes. */
export const GRAMMAR = { cache: true } as const;

/** Compiles grammars to modules in the build: at run time it would need `eval`. */
export const grammars: Plugin = {
  name: "grammars",
  transform(code, id) {
    if (!id.endsWith(".peggy")) return null;
    return { code: peggy.generate(code, { ...GRAMMAR, output: "source", format: "es", grammarSource: id }), map: null };
  },
};
