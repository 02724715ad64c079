import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, requireBrowser } from "./tools/find-browser.ts";

/** The browser suites: every test runs on both generations, but for those marked `@once`. `NORN_BROWSER` names the browser. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  // A busy machine may be late once; what fails twice has failed. A second try is reported as flaky.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath: requireBrowser(), args: BROWSER_FLAGS },
    viewport: { width: 1400, height: 900 },
    actionTimeout: 10_000,
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    // What has nothing to do with the generation (contrast, names, the start) is tried once.
    {
      name: "13",
      metadata: { generation: 13 },
      grepInvert: /@once/,
      testIgnore: /(bad-input-(offline|missing|unsaved|long)|directories|ledger-gms|page)\.spec\.ts$/,
    },
    { name: "14", metadata: { generation: 14 } },
  ],
});
