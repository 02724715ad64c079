import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Missing } from "./compare.ts";
import type { Names, Tree } from "./read-types.ts";

/** `applications.api` of `applications.api.ApplicationV2`. */
const areaOf = (path: string): string => path.split(".").slice(0, -1).join(".");
const nameOf = (path: string): string => path.split(".").at(-1) ?? path;

/** Hooks that come with a document or a window; the others have a name of their own. */
const DERIVED =
  /^(preCreate|preUpdate|preDelete|create|update|delete|render|close|get\w+(Context|Buttons|Controls)|getHeaderControls|draw|destroy|refresh|control|hover|activate\w+Layer|deactivate|tearDown|paste|pre?initialize|prePan)/;

/** The list by area of what is there, what is a shell, and what is absent. */
export const writeList = (names: Names, missing: Missing, client: string): string => {
  const { foundry, table, hooks } = names;
  const areas = [...new Set([...foundry.keys()].filter((path) => foundry.get(path)?.kind !== "namespace").map(areaOf))].sort();
  const lines = areas.filter((area) => !/^(canvas|appv1|prosemirror)(\.|$)/.test(area)).map((area) => line(area, foundry, table));
  const source = readAll(client);
  const own = hooks.filter((hook) => !DERIVED.test(hook));
  const called = own.filter((hook) => new RegExp(`["'\`]${hook}["'\`]`).test(source));
  const members = [...missing.members].sort(([a], [b]) => (a < b ? -1 : 1));
  return `# What of Foundry's public names the Table has

Written by \`npm run names\` from the public types (of generation 13) and the Table's code; a test holds it to both. A name
under "absent" is an error that says it when a system reads it. A name in no list is \`undefined\`, as in Foundry.

<!-- prettier-ignore-start -->

## Names in \`foundry\`

| area | there | absent |
| --- | --- | --- |
${lines.join("\n")}

\`foundry.canvas\`: its ${missing.shells.filter(([path]) => path.startsWith("canvas")).length} classes are shells: a system extends and configures them, nothing is drawn, and building one is an error with its name.
\`foundry.appv1\`: its ${missing.shells.filter(([path]) => path.startsWith("appv1")).length} classes can be named and extended; building one is an error with its name.

## Members that are absent

Names beginning with a dot belong to the class itself.

| class | absent |
| --- | --- |
${members.map(([path, absent]) => `| \`${path}\` | ${absent.join(", ")} |`).join("\n")}

## Hooks

Hooks of documents (\`preCreate…\`, \`update…\`) and of windows (\`render…\`, \`close…\`, \`get…ContextOptions\`) come as in Foundry. Of the
others the Table calls ${called.join(", ")}. Listening to one of the rest is allowed; it is never called: ${own.filter((hook) => !called.includes(hook)).join(", ")}.

<!-- prettier-ignore-end -->
`;
};

const line = (area: string, foundry: Tree, table: Tree): string => {
  const here = [...foundry].filter(([path, { kind }]) => areaOf(path) === area && kind !== "namespace").map(([path]) => path);
  const names = (paths: string[]): string => paths.map(nameOf).sort().join(", ") || "–";
  return `| \`${area || "foundry"}\` | ${names(here.filter((path) => table.has(path)))} | ${names(here.filter((path) => !table.has(path)))} |`;
};

const readAll = (folder: string): string =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".ts") && !file.endsWith("public-names.data.ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
