import { hooksOf } from "./hooks.ts";
import type { Missing } from "./compare.ts";
import type { Names } from "./read-types.ts";

/** The data file of the watch: bare names, separated by spaces. */
export const writeData = (names: Names, { exports, shells, members }: Missing, client: string): string => {
  const { globals, config, settings, olderGlobals } = names;
  const record = (entries: Iterable<readonly [string, readonly string[]]>): string =>
    [...entries].map(([path, names]) => `  ${JSON.stringify(path)}: ${JSON.stringify(names.join(" "))},`).join("\n");
  return `// Written by \`npm run names\` from the public types.

/** What \`foundry\` has and the Table has not. */
export const ABSENT_NAMES = ${JSON.stringify(exports.join(" "))};

/** Classes to extend, never built: \`path<path of the class it extends\`. */
export const SHELL_CLASSES =
  ${JSON.stringify(shells.map(([path, base]) => (base ? `${path}<${base}` : path)).join(" "))};

/** Class → the members it lacks; a dot before those of the class itself. */
export const ABSENT_MEMBERS: Readonly<Record<string, string>> = {
${record(members)}
};

/** What the other globals have. */
export const GLOBAL_NAMES: Readonly<Record<string, string>> = {
${record([...Object.entries(globals), ...config])}
};

/** Globals of before \`foundry\` had namespaces: \`name=path\`. */
export const OLDER_GLOBALS =
  ${JSON.stringify([...olderGlobals].map(([name, path]) => `${name}=${path}`).join(" "))};

/** The core's settings. */
export const CORE_SETTINGS = ${JSON.stringify(settings.join(" "))};

/** Hooks that a system may listen to, and the Table never calls. */
export const UNCALLED_HOOKS = ${JSON.stringify(hooksOf(names, client).uncalled.join(" "))};
`;
};
