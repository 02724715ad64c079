import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow, ROOT, textOf } from "./repository.ts";

const pure = [...filesBelow("src/rules", ".ts"), ...filesBelow("src/view", ".ts")].filter((path) => !path.endsWith(".test.ts"));

describe("the rules and the views are pure", () => {
  test("every module loads in bare Node and leaves no global behind", async () => {
    const before = new Set(Object.getOwnPropertyNames(globalThis));
    for (const path of pure) await import(join(ROOT, path));
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name));
    expect(added).toEqual([]);
  });

  test.each(["Math.random", "new Date", "Date.now", "performance.now", "setTimeout", "fetch(", "localize("])("nothing asks for %s", (asked) => {
    expect(pure.filter((path) => textOf(path).includes(asked))).toEqual([]);
  });

  test("which game is played is asked of the ruleset, not of its id", () => {
    const comparing = /(?:===|!==)\s*["'](?:fate2|strands|trifold|marumaru)["']|["'](?:fate2|strands|trifold|marumaru)["']\s*(?:===|!==)/;
    const sources = filesBelow("src", ".ts").filter((path) => !path.includes("/rulesets/") && !path.endsWith(".test.ts"));
    expect(sources.filter((path) => comparing.test(textOf(path)))).toEqual([]);
  });
});
