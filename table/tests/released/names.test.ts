import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");

test("the list of names is as the code and the public types are, and no class offers a system names of the Table's own (npm run names)", () => {
  const { stdout } = spawnSync("npx", ["tsx", "table/names/main.ts", "--check"], { cwd: root, encoding: "utf8" });
  expect(stdout).toBe("");
}, 120_000);
