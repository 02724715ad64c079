import { readFileSync } from "node:fs";
import Handlebars from "handlebars";
import type { Plugin } from "vite";
import { withKeys } from "./keyed-templates.ts";

/** Every helper a template may call besides those Handlebars brings: any other name is a value. */
const HELPERS = { nornText: true, nornWritten: true, nornAny: true, nornKey: true, localize: true };

/** For versions of Handlebars before the oldest that Foundry has had; it would stand in every block. */
const FALLBACK =
  /container\.lookupProperty \|\| function\(parent, propertyName\) \{\s*if \(Object\.prototype\.hasOwnProperty\.call\(parent, propertyName\)\) \{\s*return parent\[propertyName\];\s*\}\s*return undefined\s*\}/g;

/** Templates as they are shipped: as text (`?raw`), or compiled (`?compiled`) where a page would wait for that. */
export const templates: Plugin = {
  name: "templates",
  enforce: "pre",
  load(id) {
    const [path = "", query] = id.split("?");
    if (!path.endsWith(".hbs")) return null;
    if (query === "raw") return `export default ${JSON.stringify(withoutIndent(path))};`;
    if (query !== "compiled") return null;
    const compiled = Handlebars.precompile(withoutIndent(path), { knownHelpers: HELPERS, knownHelpersOnly: true });
    return `export default ${String(compiled).replace(FALLBACK, "container.lookupProperty")};`;
  },
};

/** HTML does not need it. */
function withoutIndent(path: string): string {
  return withKeys(readFileSync(path, "utf8")).replace(/^[ \t]+/gm, "");
}
