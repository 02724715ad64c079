import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const TABLE = join(import.meta.dirname, "../..");
/** May only go down: what is known is expressed by types and guards, and outside data is parsed. */
const MOST = 119;

interface Node {
  readonly type?: string;
  readonly typeAnnotation?: { readonly typeName?: { readonly name?: string } };
}

/** Type assertions of a piece of code, except `as const`. */
function assertionsIn(node: unknown): number {
  if (node === null || typeof node !== "object") return 0;
  const { type, typeAnnotation }: Node = node;
  const own = type === "TSAsExpression" && typeAnnotation?.typeName?.name !== "const" ? 1 : 0;
  return Object.values(node).reduce<number>((sum, inner) => sum + assertionsIn(inner), own);
}

function assertionsOf(code: string): number {
  return assertionsIn(parseSync("file.ts", code).program);
}

test("the count sees assertions, and no constants, imports or words", () => {
  expect(assertionsOf("const a = b as unknown as C; // as D")).toBe(2);
  expect(assertionsOf('import { a as b } from "c"; const d = ["as e"] as const;')).toBe(0);
});

test(`the Table has at most ${MOST} type assertions`, () => {
  const files = ["client", "common", "server", "world"].flatMap((folder) =>
    readdirSync(join(TABLE, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const sources = files.filter((file) => file.endsWith(".ts"));
  expect(sources.length).toBeGreaterThan(300);
  const total = sources.reduce((sum, file) => sum + assertionsOf(readFileSync(join(TABLE, file), "utf8")), 0);
  expect(total).toBeLessThanOrEqual(MOST);
});
