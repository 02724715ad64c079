import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { build, type Rolldown } from "vite";
import type * as clientApplications from "../../../client/applications/index.ts";
import type { ControlsConfig as ControlsConfigClass } from "../../../client/applications/settings/controls-config.ts";
import type { ClientSettings } from "../../../client/core/client-settings.ts";
import type * as dataFields from "../../../common/data/fields/index.ts";
import { grammars } from "../../../peggy-plugin.ts";
import { BROWSER_FLAGS, requireBrowser } from "../../../find-browser.ts";
import type { FakeDocument as FakeDocumentClass } from "./fake-document.ts";

declare global {
  // What the page provides for its tests (main.ts).
  var applications: typeof clientApplications;
  var fields: typeof dataFields;
  var notices: string[];
  var settings: ClientSettings;
  var ControlsConfig: typeof ControlsConfigClass;
  var FakeDocument: typeof FakeDocumentClass;
}

const ROOT = resolve(import.meta.dirname, "../../../..");
const ORIGIN = "http://windows.test";

export interface WindowPage {
  page: Page;
  browser: Browser;
}

/** The page of windows in a real browser; only the page, its templates and the Table's pictures are served. */
export async function openWindowPage(templates: Record<string, string> = {}): Promise<WindowPage> {
  const output = (await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    plugins: [grammars],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "main.ts"), formats: ["es"], fileName: () => "page.mjs", cssFileName: "page" },
    },
  })) as Rolldown.RolldownOutput[];
  const files = new Map<string, string>([["/", PAGE]]);
  for (const file of output[0]?.output ?? []) files.set(`/${file.fileName}`, "code" in file ? file.code : String(file.source));
  for (const [path, source] of Object.entries(templates)) files.set(`/${path}`, source);
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname) ?? picture(pathname);
    if (body === undefined) return route.fulfill({ status: 404, body: "" });
    return route.fulfill({ body, contentType: contentType(pathname) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction("globalThis.applications !== undefined");
  return { page, browser };
}

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Windows</title><link rel="stylesheet" href="/fontawesome/css/all.min.css">
<link rel="stylesheet" href="/page.css"></head><body><main><h1>Page</h1><button id="opener">Open</button><input id="outside" aria-label="Outside"></main>
<script type="module" src="/page.mjs"></script></body></html>`;

function picture(path: string): string | Buffer | undefined {
  try {
    if (path.startsWith("/icons/")) return readFileSync(join(ROOT, "table/server/public", path));
    if (path.startsWith("/fontawesome/"))
      return readFileSync(join(ROOT, "node_modules/@fortawesome/fontawesome-free", path.slice("/fontawesome".length)));
  } catch {
    return undefined;
  }
  return undefined;
}

function contentType(path: string): string {
  if (path.endsWith(".mjs")) return "text/javascript";
  if (path.endsWith(".css")) return "text/css";
  if (path.endsWith(".svg")) return "image/svg+xml";
  return path.endsWith(".woff2") ? "font/woff2" : "text/html";
}
