/**
 * `npm run bench`: measures speed and size, and writes `docs/bench.md`. Best on a machine that does nothing else.
 * `--skip-install` leaves out the fresh clone with `npm ci`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import { machine } from "./bench/machine.ts";
import { measureActors } from "./bench/measure-actors.ts";
import { measureBundle } from "./bench/measure-bundle.ts";
import { measureInstall } from "./bench/measure-install.ts";
import { measureLog } from "./bench/measure-log.ts";
import { measureSheet } from "./bench/measure-sheet.ts";
import { measureStart } from "./bench/measure-start.ts";
import { leave, sit } from "./bench/tabs.ts";
import { writeReport } from "./bench/write-report.ts";
import type { Chapter } from "./bench/figure.ts";
import { ROOT } from "./build/paths.ts";
import { failWith } from "./fail-with.ts";
import { BROWSER_FLAGS, requireBrowser } from "./find-browser.ts";
import { buildIfNeeded } from "./start/build-if-needed.ts";
import { startTable } from "./table-process.ts";

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const REPORT = join(ROOT, "docs/bench.md");

async function measure(browser: Browser, install: boolean): Promise<Chapter[]> {
  const chapters: Chapter[] = [];
  if (install) {
    say("A fresh clone …");
    chapters.push(await measureInstall(browser));
  }
  say("Start …");
  chapters.push(await measureStart(browser));
  const table = await startTable(13, "fate2");
  try {
    say("A sheet …");
    const gm = await sit(browser, table.url, "gm");
    chapters.push(await measureSheet(gm));
    say("Actors …");
    const actors = await measureActors(gm);
    await leave(gm);
    say("Rolls and the log …");
    chapters.push(...(await measureLog(browser, table.url)), actors);
  } finally {
    await table.stop();
  }
  return chapters;
}

try {
  const { values } = parseArgs({ options: { "skip-install": { type: "boolean", default: false } } });
  const load = loadavg()[0] ?? 0;
  await buildIfNeeded(say);
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  try {
    const chapters = await measure(browser, !values["skip-install"]);
    const last = existsSync(REPORT) ? readFileSync(REPORT, "utf8") : "";
    const report = { machine: machine(browser.version(), load), chapters, bundle: measureBundle() };
    writeFileSync(REPORT, writeReport(report, last));
    say(`Written to docs/bench.md.`);
  } finally {
    await browser.close();
  }
} catch (error) {
  failWith(error);
}
