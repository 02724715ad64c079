#!/usr/bin/env node
/** `npm run table:try -- FOLDER`: what of a built system works in the Table, in each generation it declares. */
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { BROWSER_FLAGS, requireBrowser } from "../find-browser.ts";
import { generationsOf } from "./generations.ts";
import { printReport, type TrialReport } from "./report.ts";
import { trySystem } from "./try-system.ts";

const CLIENT = path.resolve(import.meta.dirname, "../../dist/table");

const main = async (): Promise<void> => {
  const [folder] = process.argv.slice(2);
  if (!folder || !existsSync(path.join(folder, "system.json")))
    throw new Error("npm run table:try -- FOLDER: a folder with a system.json");
  if (!existsSync(path.join(CLIENT, "client.mjs"))) throw new Error("The Table's page is not built yet: npm run build -w table");
  const generations = generationsOf(folder);
  if (generations.length === 0) throw new Error("The system's compatibility allows neither generation 13 nor 14");
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  const reports: TrialReport[] = [];
  try {
    for (const generation of generations)
      reports.push(await trySystem(path.resolve(folder), generation, { browser, clientFolder: CLIENT }));
  } finally {
    await browser.close();
  }
  process.stdout.write(`${printReport(path.basename(path.resolve(folder)), reports)}\n`);
  process.exitCode = reports.some(({ findings }) => findings.some(({ works }) => !works)) ? 1 : 0;
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
