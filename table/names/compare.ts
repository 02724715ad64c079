/** What Foundry's public types have and the Table does not. */
import { BASE_DOCUMENTS } from "../common/documents/document-classes.ts";
import { configureHost, host } from "../common/host.ts";
import type { Declared, Names, Tree } from "./read-types.ts";

export interface Missing {
  /** Exports the Table lacks; of an absent namespace only its own name. */
  readonly exports: readonly string[];
  /** Classes that can be extended and not built, each with the path of the class it extends: another shell, or one the Table has. */
  readonly shells: readonly (readonly [path: string, base: string | undefined])[];
  /** Class → `member` or `.static`. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}

export const compareNames = ({ foundry, table }: Names): Missing => {
  const shells = shellsOf(foundry, table);
  return { exports: missingExports(foundry, table, shells), shells, members: missingMembers(foundry, table) };
};

const missingExports = (foundry: Tree, table: Tree, shells: Missing["shells"]): string[] => {
  const holdsShell = (path: string): boolean => shells.some(([shell]) => shell === path || shell.startsWith(`${path}.`));
  const missing = [...foundry.keys()].filter((path) => !table.has(path) && !holdsShell(path));
  const known = new Set(missing);
  return missing.filter((path) => !known.has(path.slice(0, Math.max(0, path.lastIndexOf("."))))).sort();
};

/** Every class the Table lacks. It extends what it extends in Foundry, or the most special class of the Table that has what it has. */
const shellsOf = (foundry: Tree, table: Tree): (readonly [string, string | undefined])[] => {
  const shells = [...foundry].filter(([path, { kind }]) => kind === "class" && !table.has(path));
  const own = [...table].filter(([, { kind }]) => kind === "class");
  const pathOf = (name: string | undefined): string | undefined =>
    [...shells, ...own].find(([path]) => path.endsWith(`.${name}`))?.[0];
  const rootOf = (declared: Declared): string | undefined =>
    ROOTS.findLast((root) => table.has(root) && inherits(declared, foundry.get(root)));
  return shells.map(([path, declared]) => {
    const parent = pathOf(declared.base);
    return [path, parent === undefined || parent === path ? rootOf(declared) : parent] as const;
  });
};

/** Each missing member once: at the class highest up that lacks it. */
const missingMembers = (foundry: Tree, table: Tree): Map<string, string[]> => {
  const missing = new Map<string, string[]>();
  for (const [path, declared] of foundry) {
    const own = table.get(path);
    // A package has what its manifest has.
    if (declared.kind !== "class" || own?.kind !== "class" || path.startsWith("packages.")) continue;
    const lacking = lackingOf(declared, own).filter((member) => !isField(path, member));
    if (lacking.length) missing.set(path, lacking.sort());
  }
  return withoutInherited(missing, foundry, table);
};

const lackingOf = (declared: Declared, own: Declared): string[] => [
  ...declared.members.filter((name) => !own.members.includes(name)),
  ...declared.statics.filter((name) => !own.statics.includes(name)).map((name) => `.${name}`),
];

/** Of every document with types; and a slip of the public types. */
const NO_MEMBERS = ["system", "_stats", "aaaaa"];

/** Stored fields are there, whether the Table's class declares them or not. */
const isField = (path: string, member: string): boolean =>
  NO_MEMBERS.includes(member) ||
  (
    storedFields.get(
      path
        .split(".")
        .at(-1)
        ?.replace(/^Base|Document$/g, "") ?? "",
    ) ?? []
  ).includes(member);

const storedFields: ReadonlyMap<string, string[]> = (() => {
  const before = host.generation;
  const fields = new Map<string, string[]>();
  for (const generation of [13, 14]) {
    configureHost({ generation });
    for (const [name, cls] of Object.entries(BASE_DOCUMENTS))
      fields.set(name, [...(fields.get(name) ?? []), ...cls.schema.keys()]);
  }
  fields.set("PrototypeToken", fields.get("Token") ?? []);
  configureHost({ generation: before });
  return fields;
})();

/** The classes that others are made from, the most general first. */
const ROOTS = [
  "abstract.DataModel",
  "abstract.TypeDataModel",
  "abstract.Document",
  "utils.Collection",
  "documents.abstract.DocumentCollection",
  "documents.abstract.WorldCollection",
  "applications.api.ApplicationV2",
  "applications.api.DocumentSheetV2",
  "applications.sidebar.AbstractSidebarTab",
  "applications.sidebar.DocumentDirectory",
  "applications.elements.AbstractFormInputElement",
  "data.fields.DataField",
  "data.fields.SchemaField",
  "data.fields.StringField",
  "dice.terms.RollTerm",
  "dice.terms.DiceTerm",
];

const withoutInherited = (missing: Map<string, string[]>, foundry: Tree, table: Tree): Map<string, string[]> => {
  const kept = new Map<string, string[]>();
  for (const [path, members] of missing) {
    const above = ROOTS.filter((root) => root !== path && inherits(foundry.get(path), foundry.get(root)) && table.has(root));
    const inherited = new Set(above.flatMap((root) => missing.get(root) ?? []));
    const own = members.filter((member) => !inherited.has(member));
    if (own.length) kept.set(path, own);
  }
  return kept;
};

/** Whether a class has everything another has; the compiler shows mixins no other way. */
const inherits = (one: Declared | undefined, root: Declared | undefined): boolean =>
  root !== undefined && one !== undefined && root.members.every((name) => one.members.includes(name));
