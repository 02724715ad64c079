import { defineConfig } from "vitest/config";

/** Everything that runs without a browser. Browser suites are Playwright's (tests/browser). */
export default defineConfig({
  test: {
    include: ["{src,table,tools,tests}/**/*.test.ts"],
    exclude: ["tests/browser/**", "node_modules/**", "dist/**"],
    environment: "node",
    testTimeout: 20_000,
  },
});
