/** Foundry's globals before its names had namespaces: the public types keep them, each as another name of one in `foundry`. */
import { type Checker, type Symbol, SymbolFlags } from "typescript/unstable/sync";
import type { Tree } from "./read-types.ts";

/** Documents are globals for good, and so are these. */
const LASTING = /^(documents\.\w+|(\w+\.)*(Hooks|Roll|Collection|Color|fromUuid|fromUuidSync|getDocumentClass|Game))$/;

export const readOlderGlobals = (checker: Checker, foundry: Symbol, tree: Tree): Map<string, string> => {
  const found = new Map<string, string>();
  // The first generation's classes had these names first.
  const paths = [...tree.keys()].sort((a, b) => Number(b.startsWith("appv1.")) - Number(a.startsWith("appv1.")));
  for (const path of paths) {
    const name = path.split(".").at(-1) ?? path;
    if (tree.get(path)?.kind === "namespace" || found.has(name) || LASTING.test(path) || path.startsWith("CONST.")) continue;
    const global = checker.resolveName(name, SymbolFlags.Value);
    const named = symbolAt(checker, foundry, path);
    if (global && named && resolved(checker, global).id === resolved(checker, named).id) found.set(name, path);
  }
  return found;
};

const resolved = (checker: Checker, symbol: Symbol): Symbol =>
  (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

const symbolAt = (checker: Checker, root: Symbol, path: string): Symbol | undefined =>
  path
    .split(".")
    .reduce<Symbol | undefined>(
      (at, name) => at && checker.getExportsOfModule(resolved(checker, at)).find((exported) => exported.name === name),
      root,
    );
