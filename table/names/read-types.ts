/** What the public types and the Table's own code declare, by name: read with the compiler, never by opening their files. */
import { resolve } from "node:path";
import { readConstants } from "./constants.ts";
import { readOlderGlobals } from "./older-globals.ts";
import { API, type Checker, type Symbol, SymbolFlags, type Type, TypeFlags } from "typescript/unstable/sync";

type Kind = "namespace" | "class" | "value";

/** One exported name. */
export interface Declared {
  readonly kind: Kind;
  /** A class's instance members, also protected and inherited ones. */
  readonly members: readonly string[];
  readonly statics: readonly string[];
  /** The class it extends, by that class's own name. */
  readonly base?: string | undefined;
}

/** Dotted path, such as `applications.api.ApplicationV2` → what it is. */
export type Tree = ReadonlyMap<string, Declared>;

export interface Names {
  readonly foundry: Tree;
  readonly table: Tree;
  /** Members of the interfaces behind globals, by path: `CONFIG`, `CONFIG.Actor`, `game`. */
  readonly config: ReadonlyMap<string, readonly string[]>;
  /** What the globals `game`, `ui` and `canvas` offer, `canvas.tokens` and a token there. */
  readonly globals: Readonly<Record<string, readonly string[]>>;
  readonly hooks: readonly string[];
  readonly settings: readonly string[];
  /** `LIGHTING_LEVELS.DIM` → its value, as it is written. */
  readonly constants: ReadonlyMap<string, string>;
  /** Globals of the older generations, each with the path in `foundry` that it is another name of. */
  readonly olderGlobals: ReadonlyMap<string, string>;
}

const PROJECT = resolve(import.meta.dirname, "../tests/types/tsconfig.json");
const PROBE = resolve(import.meta.dirname, "../tests/types/names-probe.ts");
/** A name that code can use: not one of the compiler's, nor a marker the types need for inference. */
const USABLE = /^(?!__)[A-Za-z_$][\w$]*$/;
/** What every class or object has anyway, and the types' own. */
const OF_ALL = [
  "prototype",
  "constructor",
  "Internal",
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(class {}),
];
const isName = (name: string): boolean => USABLE.test(name) && !OF_ALL.includes(name);

export const readTypes = (): Names => {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openProjects: [PROJECT] });
    const project = snapshot.getProject(PROJECT) ?? snapshot.getProjects()[0];
    if (!project) throw new Error(`The compiler does not open ${PROJECT}`);
    const { checker } = project;
    const probe = project.program.getSourceFile(PROBE);
    if (!probe) throw new Error(`The compiler does not see ${PROBE}`);
    const probed = (name: string): Type => {
      const symbol = checker.resolveName(name, SymbolFlags.Type, { document: PROBE, position: 0 });
      if (!symbol) throw new Error(`${PROBE} has no type ${name}`);
      return checker.getDeclaredTypeOfSymbol(symbol);
    };
    const foundry = checker.resolveName("foundry", SymbolFlags.Namespace);
    if (!foundry) throw new Error("The types have no namespace foundry");
    const real = new Map<string, Declared>();
    readNamespace(checker, foundry, "", real, new Set());
    const own = new Map<string, Declared>();
    readObject(checker, probed("TheTable"), "", own);
    const constants = checker.getExportsOfModule(foundry).find(({ name }) => name === "CONST");
    if (!constants) throw new Error("The types have no CONST");
    const names = (name: string): string[] => propertyNames(checker, probed(name));
    return {
      foundry: real,
      table: own,
      config: readConfig(checker, probed("RealConfig")),
      globals: {
        game: names("RealGame"),
        ui: names("RealUi"),
        canvas: names("RealCanvas"),
        "canvas.tokens": names("RealTokenLayer"),
        "Token#": names("RealToken"),
      },
      hooks: names("RealHooks"),
      constants: readConstants(checker, target(checker, constants), (symbol) => target(checker, symbol)),
      olderGlobals: readOlderGlobals(checker, foundry, real),
      settings: checker.getPropertiesOfType(probed("RealSettings")).map(({ name }) => name),
    };
  } finally {
    api.close();
  }
};

const propertyNames = (checker: Checker, type: Type): string[] => [
  ...new Set(
    checker
      .getPropertiesOfType(type)
      .map((property) => property.name)
      .filter(isName),
  ),
];

const target = (checker: Checker, symbol: Symbol): Symbol =>
  (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

/** Real namespaces: modules that re-export modules. */
const readNamespace = (
  checker: Checker,
  namespace: Symbol,
  path: string,
  into: Map<string, Declared>,
  within: ReadonlySet<number>,
): void => {
  for (const exported of checker.getExportsOfModule(namespace)) {
    const symbol = target(checker, exported);
    const here = path ? `${path}.${exported.name}` : exported.name;
    if (exported.name === "default" || !isName(exported.name) || within.has(symbol.id)) continue;
    if ((symbol.flags & SymbolFlags.Class) !== 0) into.set(here, readClass(checker, symbol));
    else if ((symbol.flags & SymbolFlags.Value) !== 0 && (symbol.flags & SymbolFlags.ValueModule) === 0)
      into.set(here, readValue(checker, checker.getTypeOfSymbol(symbol), builtBy));
    else if ((symbol.flags & SymbolFlags.ValueModule) !== 0) {
      into.set(here, { kind: "namespace", members: [], statics: [] });
      readNamespace(checker, symbol, here, into, new Set([...within, symbol.id]));
    }
  }
};

const readClass = (checker: Checker, symbol: Symbol): Declared => {
  const statics = checker.getTypeOfSymbol(symbol);
  const instance = checker.getDeclaredTypeOfSymbol(symbol);
  const [base] = instance.isClassOrInterface() ? checker.getBaseTypes(instance) : [];
  return {
    kind: "class",
    base: base?.getSymbol()?.name,
    members: propertyNames(checker, instance),
    statics: statics ? propertyNames(checker, statics) : [],
  };
};

/** The Table's namespaces are objects. */
const readObject = (checker: Checker, type: Type, path: string, into: Map<string, Declared>): void => {
  for (const property of checker.getPropertiesOfType(type)) {
    if (!isName(property.name)) continue;
    const here = path ? `${path}.${property.name}` : property.name;
    const value = checker.getTypeOfSymbol(property);
    if (!value) continue;
    const declared = readValue(checker, value, instanceOf);
    if (declared.kind === "value" && isNamespace(checker, value)) {
      into.set(here, { kind: "namespace", members: [], statics: [] });
      if (path.split(".").length < 4) readObject(checker, value, here, into);
    } else into.set(here, declared);
  }
};

/** A class may be a value that can be constructed. */
const readValue = (checker: Checker, value: Type | undefined, read: typeof instanceOf): Declared => {
  const instance = value && read(checker, value);
  return instance
    ? { kind: "class", members: propertyNames(checker, instance), statics: propertyNames(checker, value) }
    : { kind: "value", members: [], statics: [] };
};

const CONSTRUCT = 1;
const CALL = 0;

/** What `new` makes of it; a class whose constructor is protected has none. */
const builtBy = (checker: Checker, type: Type): Type | undefined => {
  const [signature] = checker.getSignaturesOfType(type, CONSTRUCT);
  return signature && checker.getReturnTypeOfSignature(signature);
};

const instanceOf = (checker: Checker, type: Type): Type | undefined => {
  const built = builtBy(checker, type);
  if (built) return built;
  const prototype = checker.getPropertyOfType(type, "prototype");
  return prototype && checker.getTypeOfSymbol(prototype);
};

/** Built-in classes whose objects hold no names. */
const BUILT_IN = /^(Array|Map|Set|WeakMap|Date|RegExp|Promise|ReadonlyArray)$/;

const isNamespace = (checker: Checker, type: Type): boolean =>
  (type.flags & TypeFlags.Object) !== 0 &&
  checker.getSignaturesOfType(type, CALL).length === 0 &&
  checker.getSignaturesOfType(type, CONSTRUCT).length === 0 &&
  checker.getIndexInfosOfType(type).length === 0 &&
  !checker.isArrayLikeType(type) &&
  !BUILT_IN.test(type.getSymbol()?.name ?? "");

/** `CONFIG` and its entries, one level deep. */
const readConfig = (checker: Checker, config: Type): Map<string, string[]> => {
  const found = new Map<string, string[]>([["CONFIG", propertyNames(checker, config)]]);
  for (const property of checker.getPropertiesOfType(config)) {
    const type = checker.getTypeOfSymbol(property);
    if (type && /^[A-Z]/.test(property.name) && isNamespace(checker, type))
      found.set(`CONFIG.${property.name}`, propertyNames(checker, type));
  }
  return found;
};
