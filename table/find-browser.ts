import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The headless shell first: it draws no browser around the page, and the suite takes a quarter less time with it. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
  "msedge",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Flags for a headless browser, as root or not. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // An address bar that nobody sees renders two pages of its own for each window.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PaintHolding",
];

/** The path of a Chrome, Chromium or Edge on this machine (`TABLE_BROWSER` decides), or null. */
function findBrowser(): string | null {
  const chosen = process.env["TABLE_BROWSER"];
  if (chosen) return existsSync(chosen) ? chosen : null;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES].find((path) => existsSync(path)) ?? null;
}

/**
 * A browser; on Debian as root it is installed if missing.
 * Otherwise throws an error that says what to install.
 */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("No browser found: installing Debian's chromium …\n");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update"], { env, stdio: "ignore" });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], { env, stdio: "ignore" });
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  throw new Error(
    "The browser tests need Chrome, Chromium or Edge, and none was found. Install one (on Debian or Ubuntu: apt-get install chromium), or set TABLE_BROWSER to its path.",
  );
}
