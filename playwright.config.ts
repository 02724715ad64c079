import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, requireBrowser } from "./table/find-browser.ts";

/** The browser suites: every test runs on generation 14, and on 13 too where it is marked `@both`. `TABLE_BROWSER` names the browser. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  globalSetup: ["tools/temporary-folder.ts", "tests/browser/bundle-start.ts"],
  // Long: a machine that has much other work is no fault.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath: requireBrowser(), args: BROWSER_FLAGS },
    viewport: { width: 1400, height: 900 },
    actionTimeout: 20_000,
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    // Where the generations differ (menus, deleting and replacing in records, message modes, the hotbar), and once through a scene.
    { name: "13", metadata: { generation: 13 }, grep: /@both/ },
    { name: "14", metadata: { generation: 14 } },
  ],
});
