import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { grammars } from "./table/peggy-plugin.ts";

/** Tests that put stand-ins for Foundry's classes in place, or inspect all globals: each file has modules of its own. */
const ALONE = [
  "tests/dice/dice-terms.test.ts",
  "tests/exchange/*.test.ts",
  "tests/fixtures/fifth-game/lantern-shown.test.ts",
  "tests/guards/{data,purity}.test.ts",
  "tests/packs/*.test.ts",
];
/** Tests of the Table's client, which sets the same globals whoever asks for it. */
const CLIENT = [
  "table/tests/{apps,chat,released,ui}/*.test.ts",
  "table/tests/data/{client-documents,core,delete-all,permissions,regions,settings,token-actor-hooks,token-actors,world-loading}.test.ts",
];
/** `npm test -- quick` does without those that start a browser themselves. */
const IN_BROWSER = process.env["NORN_QUICK"] ? ["**/*-in-browser.test.ts"] : [];
const NEVER = ["tests/browser/**", "**/node_modules/**", "dist/**", ...IN_BROWSER];

/** Everything that runs without a browser of Playwright's own suite (tests/browser). Most files share loaded modules. */
export default defineConfig({
  plugins: [grammars],
  test: {
    environment: "node",
    pool: "threads",
    globalSetup: "tools/temporary-folder.ts",
    // Vitest leaves one processor idle unless told otherwise, which is half of two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Long: a machine that has much other work is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          isolate: false,
          include: ["{src,table,tools,tests}/**/*.test.ts"],
          exclude: [...ALONE, ...CLIENT, ...NEVER],
        },
      },
      { extends: true, test: { name: "client", isolate: false, include: CLIENT, exclude: NEVER } },
      { extends: true, test: { name: "alone", include: ALONE, exclude: NEVER } },
    ],
  },
});
