import { readFileSync } from "node:fs";
import Handlebars from "handlebars";
import { Window } from "happy-dom";
import { anyOf } from "../../src/view/any-of.ts";
import type { Text } from "../../src/view/text.ts";
import { englishWords, filesBelow, ROOT, textOf } from "../guards/repository.ts";

const words = englishWords();

function localize(key: string, args: Readonly<Record<string, unknown>> = {}): string {
  const found = words.get(key);
  return found === undefined
    ? key
    : found.replace(/\{(\w+)\}/g, (whole, name: string) => (name in args ? String(args[name]) : whole));
}

export function inWords({ key, args = {} }: Text): string {
  const filled = Object.entries(args).map(([name, value]) => [name, typeof value === "object" ? inWords(value) : value] as const);
  return localize(key, Object.fromEntries(filled));
}

/** Handlebars as Foundry sets it up: partials by their path in the installed system, `localize`, and Norn's own helpers. */
function environment(): typeof Handlebars {
  const handlebars = Handlebars.create();
  handlebars.registerHelper("localize", (key: string, options: { hash: Record<string, unknown> }) => localize(key, options.hash));
  handlebars.registerHelper("nornText", (value: Text | null | undefined) => (value ? inWords(value) : ""));
  handlebars.registerHelper("nornWritten", (name: string) => (/^New [A-Z]/.test(name) ? "" : name));
  handlebars.registerHelper("nornAny", anyOf(Handlebars.Utils.isEmpty));
  for (const path of filesBelow("templates", ".hbs")) handlebars.registerPartial(`systems/norn/${path}`, textOf(path));
  return handlebars;
}

const handlebars = environment();
const compiled = new Map<string, HandlebarsTemplateDelegate>();
const { document: page } = new Window();

/** The HTML of `templates/<path>` by the real Handlebars. A missing helper or partial throws. */
export function renderTemplate(path: string, context: object): string {
  const template = compiled.get(path) ?? handlebars.compile(readFileSync(`${ROOT}/templates/${path}`, "utf8"));
  compiled.set(path, template);
  return template(context);
}

/** HTML as elements, in one page for all: creating a page takes longer than most tests. */
export function elementsOf(html: string): HTMLElement {
  const root = page.createElement("div");
  root.innerHTML = html;
  return root as unknown as HTMLElement;
}
