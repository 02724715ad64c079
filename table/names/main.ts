/**
 * `npm run names` writes what the watch knows (`client/core/public-names.data.ts`) and the list for people
 * (`docs/names.md`). `--check` only says whether both are as the code is. A member of the
 * Table's own that a system could override by accident is an error in either case.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { format } from "prettier";
import { compareNames } from "./compare.ts";
import { otherConstants } from "./constants.ts";
import { ownMembers } from "./own-members.ts";
import { readTypes } from "./read-types.ts";
import { writeData } from "./write-data.ts";
import { writeList } from "./write-list.ts";

const root = resolve(import.meta.dirname, "..");
const OPTIONS = { parser: "typescript", printWidth: 130 } as const;

const client = resolve(root, "client");
const names = readTypes();
const missing = compareNames(names);
const files = [
  ["client/core/public-names.data.ts", await format(writeData(names, missing, client), OPTIONS)],
  ["docs/names.md", writeList(names, missing, client)],
] as const;

const own = ownMembers(names);
for (const member of own) process.stdout.write(`${member} is not Foundry's: a symbol of common/ours.ts, or a private name\n`);
if (own.length > 0) process.exitCode = 1;

const others = otherConstants(names.constants);
for (const other of others) process.stdout.write(`${other}\n`);
if (others.length > 0) process.exitCode = 1;

const stale = files.filter(([file, text]) => readOrEmpty(resolve(root, file)) !== text);
if (process.argv.includes("--check")) {
  for (const [file] of stale) process.stdout.write(`table/${file} is not as the code is: npm run names\n`);
  if (stale.length > 0) process.exitCode = 1;
} else for (const [file, text] of stale) writeFileSync(resolve(root, file), text);

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
