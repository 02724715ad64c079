import { hooksOf } from "./hooks.ts";
import type { Missing } from "./compare.ts";
import type { Names } from "./read-types.ts";

/** `applications.api` of `applications.api.ApplicationV2`. */
const areaOf = (path: string): string => path.split(".").slice(0, -1).join(".");
const nameOf = (path: string): string => path.split(".").at(-1) ?? path;

/** The list by area of what is there, what is a shell, and what is absent. */
export const writeList = (names: Names, missing: Missing, client: string): string => {
  const { foundry } = names;
  const areas = [...new Set([...foundry.keys()].filter((path) => foundry.get(path)?.kind !== "namespace").map(areaOf))].sort();
  const lines = areas.filter((area) => !/^(canvas|appv1|prosemirror)(\.|$)/.test(area)).map((area) => line(area, names, missing));
  const count = (area: string): number => missing.shells.filter(([path]) => path.startsWith(`${area}.`)).length;
  const { called, uncalled } = hooksOf(names, client);
  const members = [...missing.members].sort(([a], [b]) => (a < b ? -1 : 1));
  return `# What of Foundry's public names the Table has

Written by \`npm run names\` from the public types (of generation 13) and the Table's code; a test holds it to both. A name
under "absent" is an error that says it when a system reads it. A name in no list is \`undefined\`, as in Foundry.

<!-- prettier-ignore-start -->

## Names in \`foundry\`

A shell is a class that a system can name, extend and configure; building one is an error with its name.

| area | there | shells | absent |
| --- | --- | --- | --- |
${lines.join("\n")}

All ${count("canvas")} classes of \`foundry.canvas\` are shells: nothing is drawn; and so are the ${count("appv1")} of \`foundry.appv1\`.

## Members that are absent

Names beginning with a dot belong to the class itself.

| class | absent |
| --- | --- |
${members.map(([path, absent]) => `| \`${path}\` | ${absent.join(", ")} |`).join("\n")}

## Hooks

Hooks of documents (\`preCreate…\`, \`update…\`) and of windows (\`render…\`, \`close…\`, \`get…ContextOptions\`) come as in Foundry. Of the
others the Table calls ${called.join(", ")}. Listening to one of the rest is allowed; it is never called, and the console says so: ${uncalled.join(", ")}.

<!-- prettier-ignore-end -->
`;
};

const line = (area: string, { foundry, table }: Names, { shells }: Missing): string => {
  const here = [...foundry].filter(([path, { kind }]) => areaOf(path) === area && kind !== "namespace").map(([path]) => path);
  const isShell = (path: string): boolean => shells.some(([shell]) => shell === path);
  const names = (fits: (path: string) => boolean): string => here.filter(fits).map(nameOf).sort().join(", ") || "–";
  const absent = names((path) => !table.has(path) && !isShell(path));
  return `| \`${area || "foundry"}\` | ${names((path) => table.has(path))} | ${names(isShell)} | ${absent} |`;
};
