/** Which of Foundry's hooks the Table calls, and which not. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Names } from "./read-types.ts";

/** Hooks that come with a document or a window; the others have a name of their own. */
const DERIVED =
  /^(preCreate|preUpdate|preDelete|create|update|delete|render|close|get\w+(Context|Buttons|Controls)|getHeaderControls|draw|destroy|refresh|control|hover|activate\w+Layer|deactivate|tearDown|paste|pre?initialize|prePan)/;

/** In the API pages, and not in the public types. */
const OF_DOCS = ["stopToken", "pauseToken", "recordToken"];

export const hooksOf = ({ hooks }: Names, client: string): { called: string[]; uncalled: string[] } => {
  const source = readAll(client);
  const own = [...hooks.filter((hook) => !DERIVED.test(hook)), ...OF_DOCS];
  const called = own.filter((hook) => new RegExp(`["'\`]${hook}["'\`]`).test(source));
  return { called, uncalled: own.filter((hook) => !called.includes(hook)) };
};

const readAll = (folder: string): string =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".ts") && !file.endsWith("public-names.data.ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
