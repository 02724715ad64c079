import { expect, test } from "vitest";
import { filesBelow, isProduct, textOf } from "./repository.ts";

const TABLE = /\bconst ([A-Z][A-Z_]+): (?:Readonly<|Partial<)*Record<string,/g;

test("a table by strings is read with lookUp: a stored name such as constructor is in no table", () => {
  const code = filesBelow("src", ".ts").filter(isProduct);
  const tables = code.flatMap((path) => [...textOf(path).matchAll(TABLE)].map(([, name = ""]) => name));
  expect(tables.length).toBeGreaterThan(10);
  const found = code.flatMap((path) => {
    const own = tables.filter((name) => new RegExp(`\\b${name}\\b`).test(textOf(path)) && declares(path, name));
    return own.filter((name) => new RegExp(`\\b${name}\\[`).test(textOf(path))).map((name) => `${path}: ${name}[…]`);
  });
  expect(found).toEqual([]);
});

/** Another file may have a table of the same name with keys of its own. */
function declares(path: string, name: string): boolean {
  return new RegExp(`\\bconst ${name}: (?:Readonly<|Partial<)*Record<string,|import [^;]*\\b${name}\\b`).test(textOf(path));
}
