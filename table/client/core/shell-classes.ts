import { isPlain, objectOf } from "../../common/plain-object.ts";
import { getProperty, setProperty } from "../../common/utils/properties.ts";
import { SHELL_CLASSES } from "./public-names.data.ts";
import { SHELLS_OF_14 } from "./names-of-14.data.ts";

type ShellClass = new () => object;

/** Why a class is not built; the others are simply not there. */
const WHY: Readonly<Record<string, string>> = {
  canvas: "The Table draws no canvas",
  appv1: "The Table has no first generation of applications",
};

/** @throws always: a shell is not built */
function refuse(path: string, built: { name: string }): never {
  const why = WHY[path.split(".")[0] ?? ""] ?? `The Table has no foundry.${path}`;
  throw new Error(`${why}: ${built.name} (foundry.${path}) can be extended, but not built.`);
}

/** The root of classes that systems extend and configure, and that the Table never builds. */
function rootShell(path: string): ShellClass {
  return class {
    constructor() {
      refuse(path, new.target);
    }

    /** V1 windows merge theirs with those of the class above. */
    static get defaultOptions(): object {
      return {};
    }
  };
}

/** A shell of a kind of thing the Table has: what belongs to the class of each document, window or model is there. */
function shellOf(path: string, Parent: new (nothing: never) => object): ShellClass {
  const cls = class extends Parent {
    constructor() {
      super(refuse(path, new.target));
    }
  };
  // What a system spreads into its own, and adds to.
  for (const name of ["PARTS", "TABS"]) if ("DEFAULT_OPTIONS" in Parent && !(name in cls)) define(cls, name, {});
  if ("metadata" in Parent) define(cls, "metadata", { ...objectOf(Parent.metadata), name: documentNameOf(path) });
  return cls;
}

function define(cls: object, name: string, value: unknown): void {
  Object.defineProperty(cls, name, { value, writable: true, enumerable: true, configurable: true });
}

/** `Wall` of `documents.WallDocument` and of `documents.BaseWall`. */
function documentNameOf(path: string): string {
  return (path.split(".").at(-1) ?? path).replace(/^Base|Document$/g, "");
}

/** Path → the path of the class it extends: another shell, or one of the Table's. */
function bases(): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const entry of `${SHELL_CLASSES} ${SHELLS_OF_14}`.split(" ")) {
    const [path = "", base] = entry.split("<");
    found.set(path, base);
  }
  return found;
}

/**
 * Adds every class of the public types that a namespace like `foundry` lacks: to name, to extend and to configure, each extending the
 * class it extends there. The namespaces they are added to are copies; nothing given is changed.
 */
export function withShells<T extends object>(namespace: T): T {
  const known = bases();
  const made = new Map<string, ShellClass>();
  const whole = { ...namespace };
  const copied = new Set<string>();
  const copyNamespaces = (path: string): void => {
    const names = path.split(".").slice(0, -1);
    for (const here of names.map((_, index) => names.slice(0, index + 1).join("."))) {
      if (copied.has(here)) continue;
      const present: unknown = getProperty(whole, here);
      setProperty(whole, here, isPlain(present) ? { ...present } : {});
      copied.add(here);
    }
  };
  const make = (path: string): ShellClass => {
    const present = made.get(path);
    if (present) return present;
    const base = known.get(path);
    const own: unknown = base === undefined || known.has(base) ? undefined : getProperty(namespace, base);
    let cls: ShellClass;
    if (typeof own === "function") cls = shellOf(path, own as new (nothing: never) => object);
    else {
      const Parent = base ? make(base) : rootShell(path);
      cls = class extends Parent {};
    }
    Object.defineProperty(cls, "name", { value: path.split(".").at(-1), configurable: true });
    made.set(path, cls);
    return cls;
  };
  for (const path of known.keys()) {
    copyNamespaces(path);
    setProperty(whole, path, make(path));
  }
  return whole;
}
