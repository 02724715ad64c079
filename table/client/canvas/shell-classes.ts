import { setProperty } from "../../common/utils/properties.ts";
import { SHELL_CLASSES } from "../core/public-names.data.ts";

type ShellClass = new () => object;

const WHY = {
  canvas: "The Table draws no canvas",
  appv1: "The Table has no first generation of applications",
} as const;

/** The root of classes that systems extend and configure, and that the Table never builds. */
function rootShell(path: string): ShellClass {
  const why = WHY[path.startsWith("appv1") ? "appv1" : "canvas"];
  return class {
    constructor() {
      throw new Error(`${why}: ${new.target.name} (foundry.${path}) can be extended, but not built.`);
    }

    /** V1 windows merge theirs with those of the class above. */
    static get defaultOptions(): object {
      return {};
    }
  };
}

/** Path → the path of the class it extends, if that is a shell too. */
function bases(): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const entry of SHELL_CLASSES.split(" ")) {
    const [path = "", base] = entry.split("<");
    found.set(path, base);
  }
  return found;
}

/** `foundry.canvas` and `foundry.appv1`: every class of the public types, each extending the class it extends there. */
export function makeShells(): { canvas: object; appv1: object } {
  const known = bases();
  const made = new Map<string, ShellClass>();
  const make = (path: string): ShellClass => {
    const present = made.get(path);
    if (present) return present;
    const base = known.get(path);
    const Parent = base ? make(base) : rootShell(path);
    const cls = class extends Parent {};
    Object.defineProperty(cls, "name", { value: path.split(".").at(-1), configurable: true });
    made.set(path, cls);
    return cls;
  };
  const shells = { canvas: {}, appv1: {} };
  for (const path of known.keys()) setProperty(shells, path, make(path));
  return shells;
}
