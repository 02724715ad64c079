/** Names that only exist in the other generation, or that systems use to detect a module: undefined, as in Foundry. */
const ABSENT_IN_13 = [
  "foundry.data.operators",
  "foundry.documents.modifyBatch",
  "foundry.utils.isPlainObject",
  "foundry.utils.equals",
];
const ABSENT_IN_14: readonly string[] = [];
const OPTIONAL = ["game.dice3d", "game.modules", "foundry.appv1", "ui.sidebar"];

const EXEMPT = [
  "then",
  "toJSON",
  "constructor",
  "prototype",
  "length",
  "name",
  "$$typeof",
  "nodeType",
  "asymmetricMatch",
  "__esModule",
];

interface Watch {
  generation: () => number;
  /** Further names that may be absent, such as the one a system sets on `game` itself. */
  optional: () => readonly string[];
}

/**
 * Wraps an object that systems use: reading a name it lacks is an error that says which.
 * With `depth` the plain objects within are wrapped too. Writing, `in` and symbols are allowed.
 */
export function watchNames<T extends object>(path: string, target: T, watch: Watch, depth = 0): T {
  const inner = new WeakMap<object, object>();
  return new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name);
      if (typeof name === "symbol") return value;
      const here = `${path}.${name}`;
      if (value === undefined && !(name in object)) return absent(here, name, watch);
      if (!isAvailable(here, watch)) return undefined;
      if (depth > 0 && isNamespace(value)) {
        let watched = inner.get(value);
        if (!watched) inner.set(value, (watched = watchNames(here, value, watch, depth - 1)));
        return watched;
      }
      return value;
    },
  });
}

function absent(here: string, name: string, watch: Watch): undefined {
  const known = [...OPTIONAL, ...ABSENT_IN_13, ...ABSENT_IN_14, ...watch.optional()];
  if (EXEMPT.includes(name) || known.includes(here)) return undefined;
  throw new Error(`The Table has no ${here}. Foundry may have it: then the Table needs it too.`);
}

function isAvailable(here: string, watch: Watch): boolean {
  return !(watch.generation() >= 14 ? ABSENT_IN_14 : ABSENT_IN_13).includes(here);
}

/** Objects that only hold names: literals and module namespaces. */
function isNamespace(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
