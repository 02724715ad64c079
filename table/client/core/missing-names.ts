import { ABSENT_MEMBERS, ABSENT_NAMES, GLOBAL_NAMES } from "./public-names.data.ts";
import { LACKED_ON_14, SHELLS_OF_14, THERE_ON_14 } from "./names-of-14.data.ts";
import { isPlain } from "../../common/plain-object.ts";
import { getProperty } from "../../common/utils/properties.ts";

/** Names of generation 14 that 13 has not: undefined there, as in Foundry. */
const ABSENT_IN_13 = [
  "CONST.ACTIVE_EFFECT_CHANGE_TYPES",
  "foundry.CONST.ACTIVE_EFFECT_CHANGE_TYPES",
  ...[...THERE_ON_14, ...words(SHELLS_OF_14).map((shell) => shell.replace(/<.*/, ""))].map((name) => `foundry.${name}`),
];
/** Names of generation 13 that 14 has not (platform.md §1.2). */
const ABSENT_IN_14 = [
  "CONFIG.TinyMCE",
  "CONFIG.MeasuredTemplate",
  "canvas.templates",
  "CONST.CHAT_MESSAGE_TYPES",
  "CONST.DOCUMENT_TYPES",
  "CONST.TOKEN_HEXAGONAL_SHAPES",
  "foundry.CONST.CHAT_MESSAGE_TYPES",
  "foundry.CONST.DOCUMENT_TYPES",
  "foundry.CONST.TOKEN_HEXAGONAL_SHAPES",
  "foundry.appv1.sheets.JournalTextTinyMCESheet",
  "foundry.applications.handlebars.colorPicker",
  "foundry.applications.handlebars.filePicker",
  "foundry.applications.handlebars.select",
  "foundry.applications.sheets.MeasuredTemplateConfig",
  "foundry.documents.BaseMeasuredTemplate",
  "foundry.documents.MeasuredTemplateDocument",
  "game.template",
];
/** Public names of 14 that the Table lacks. */
const LACKED_OF_14 = LACKED_ON_14.map((name) => `foundry.${name}`);

const LACKED: ReadonlySet<string> = new Set([
  ...words(ABSENT_NAMES).map((name) => `foundry.${name}`),
  ...words(ABSENT_NAMES).flatMap((name) => (name.startsWith("CONST.") ? [name] : [])),
  ...Object.entries(GLOBAL_NAMES).flatMap(([path, names]) => words(names).map((name) => `${path}.${name}`)),
]);

interface Watch {
  generation: () => number;
}

/**
 * Wraps an object that systems use: reading a public name that the Table lacks is an error that says which. Names that are nobody's
 * are undefined, as in Foundry. With `depth` the plain objects within are wrapped too. Writing, `in` and symbols are allowed.
 */
export function watchNames<T extends object>(path: string, target: T, watch: Watch, depth = 0): T {
  const inner = new WeakMap<object, object>();
  return new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name);
      if (typeof name === "symbol") return value;
      const here = `${path}.${name}`;
      if (!isOfGeneration(here, watch.generation())) return undefined;
      if (value === undefined && !(name in object)) return absent(here, watch.generation());
      if (depth > 0 && isPlain(value)) {
        let watched = inner.get(value);
        if (!watched) inner.set(value, (watched = watchNames(here, value, watch, depth - 1)));
        return watched;
      }
      return value;
    },
  });
}

/**
 * The members that the classes lack: reading one is an error that says which. A system may define it, in a subclass, on an object or
 * on the class itself.
 */
export function watchMembers(foundry: object): void {
  for (const [path, members] of Object.entries(ABSENT_MEMBERS)) {
    // What `game` lacks is known by the name people write.
    const cls: unknown = path === "Game" ? null : getProperty(foundry, path);
    if (typeof cls !== "function") continue;
    const name = path.split(".").at(-1) ?? path;
    for (const member of words(members)) {
      if (member.startsWith(".")) watchMember(cls, member.slice(1), `${name}${member}`);
      else watchMember(Reflect.get(cls, "prototype"), member, `${name}#${member}`);
    }
  }
}

/** The same for what stands for a class without being one: `canvas.tokens` and a token there. */
export function watchStandIn(target: object, called: "canvas.tokens" | "Token#"): void {
  const dot = called.endsWith("#") ? "" : ".";
  for (const member of words(GLOBAL_NAMES[called] ?? "")) watchMember(target, member, `${called}${dot}${member}`);
}

/** The getters of absent members. */
const watched = new WeakSet<object>();

/** Whether what an object has by this name, or inherits, is the error that the Table lacks it. */
export function isAbsentMember(target: object, member: string): boolean {
  const [get] = chainOf(target)
    .flatMap((at) => Object.getOwnPropertyDescriptor(at, member) ?? [])
    .map((found) => found.get);
  return get !== undefined && watched.has(get);
}

/** An object, or a class, and all it inherits from. */
export function chainOf(target: object): object[] {
  const above: unknown = Object.getPrototypeOf(target);
  const more = (typeof above === "object" && above !== null) || typeof above === "function";
  return more ? [target, ...chainOf(above)] : [target];
}

function watchMember(target: object, member: string, called: string): void {
  if (member in target) return;
  const get = (): never => {
    throw lacks(called);
  };
  watched.add(get);
  Object.defineProperty(target, member, {
    get,
    set(this: object, value: unknown) {
      Object.defineProperty(this, member, { value, writable: true, enumerable: true, configurable: true });
    },
    enumerable: false,
    configurable: true,
  });
}

/** The error for a public name the Table lacks. */
export function lacks(name: string): Error {
  return new Error(`The Table has no ${name}. Foundry has it: then the Table needs it too.`);
}

function absent(here: string, generation: number): undefined {
  if (LACKED.has(here) || (generation >= 14 && LACKED_OF_14.includes(here))) throw lacks(here);
  return undefined;
}

function isOfGeneration(here: string, generation: number): boolean {
  return !(generation >= 14 ? ABSENT_IN_14 : ABSENT_IN_13).includes(here);
}

function words(text: string): string[] {
  return text.split(" ").filter(Boolean);
}
