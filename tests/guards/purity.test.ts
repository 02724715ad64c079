import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RULESET_IDS } from "../../src/rules/rulesets/ruleset-by-id.ts";
import { filesBelow, isProduct, PURE, ROOT, textOf } from "./repository.ts";

const pure = PURE.flatMap((folder) => filesBelow(folder, ".ts")).filter(isProduct);

describe("rules, ledger and views are pure", () => {
  test("every module loads in bare Node and leaves no global behind", async () => {
    const before = new Set(Object.getOwnPropertyNames(globalThis));
    for (const path of pure) await import(join(ROOT, path));
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name));
    expect(added).toEqual([]);
  });

  test.each(["Math.random", "new Date", "Date.now", "performance.now", "setTimeout", "fetch(", "localize("])(
    "nothing uses %s",
    (asked) => {
      expect(pure.filter((path) => textOf(path).includes(asked))).toEqual([]);
    },
  );

  test("the ruleset decides what a game does: nothing outside the games' folders names a game", () => {
    const named = new RegExp(`["'\`](?:${RULESET_IDS.join("|")})["'\`]`);
    const sources = filesBelow("src", ".ts").filter((path) => !path.includes("/rulesets/") && isProduct(path));
    expect(sources.filter((path) => named.test(textOf(path)))).toEqual([]);
    expect(named.test('if (ruleset.id === "strands")')).toBe(true);
  });

  test("no function of one game is exported by name", () => {
    const exported = /\bfrom "\.\/rulesets\/(?!rulesets\.ts|ruleset-by-id\.ts)/;
    const offered = ["src/rules/api.ts", "src/rules/deprecated-api.ts"];
    expect(offered.filter((path) => exported.test(textOf(path)))).toEqual([]);
    const shared = filesBelow("src/rules", ".ts").filter((path) => !path.includes("/rulesets/") && isProduct(path));
    expect(shared.filter((path) => !offered.includes(path) && textOf(path).includes("/rulesets/"))).toEqual([]);
  });
});
