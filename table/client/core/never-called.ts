import { isObject } from "../../common/plain-object.ts";
import { UNCALLED_HOOKS } from "./public-names.data.ts";
import { chainOf, isAbsentMember } from "./missing-names.ts";

/** Foundry calls them; here they are for a system to call. */
const NEVER_CALLED = ["_playCombatSound", "_isTokenVisible", "_createDocumentLink"];
const UNCALLED = new Set(UNCALLED_HOOKS.split(" "));
/** How deep classes are in CONFIG: `Actor.sheetClasses.hero["tiny.HeroSheet"].cls`. */
const DEPTH = 5;

/**
 * What the system's classes in CONFIG define of Foundry's protected members and the Table never calls, as `TinyToken#_onUpdateMovement`.
 * Such a member would be ignored without a word. `heard` are the hooks that something listens to.
 */
export function neverCalled(config: object, heard: readonly string[] = []): string[] {
  const found = new Set<string>();
  for (const cls of classesIn(config)) {
    for (const name of definedInVain(cls)) found.add(`${cls.name}.${name}`);
    const prototype: unknown = cls.prototype;
    if (isObject(prototype)) for (const name of definedInVain(prototype)) found.add(`${cls.name}#${name}`);
  }
  const hooks = heard.filter((hook) => UNCALLED.has(hook)).map((hook) => `the hook ${hook}`);
  return [...[...found].sort(), ...hooks];
}

type Class = { readonly name: string; readonly prototype: unknown };

function isClass(value: unknown): value is Class {
  return typeof value === "function" && "prototype" in value;
}

function classesIn(config: object): Set<Class> {
  const classes = new Set<Class>();
  const seen = new Set<object>();
  const visit = (value: unknown, depth: number): void => {
    if (isClass(value)) classes.add(value);
    if (!isObject(value) || seen.has(value) || depth > DEPTH) return;
    seen.add(value);
    // A getter of a class or a table is not a place for classes, and may not be read yet.
    for (const { value: inner } of Object.values(Object.getOwnPropertyDescriptors(value))) visit(inner, depth + 1);
  };
  visit(config, 0);
  return classes;
}

/** The protected members of an object's own and of those it inherits from, above which the Table lacks or never calls them. */
function definedInVain(target: object): string[] {
  const names: string[] = [];
  for (const at of chainOf(target)) {
    const [, above] = chainOf(at);
    if (!above) continue;
    for (const name of Object.getOwnPropertyNames(at)) {
      if (!name.startsWith("_") || !(name in above) || isAbsentMember(at, name)) continue;
      if (isAbsentMember(above, name) || NEVER_CALLED.includes(name)) names.push(name);
    }
  }
  return names;
}
