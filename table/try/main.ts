#!/usr/bin/env node
/** `npm run table:try -- FOLDER`: what of a built system works in the Table, in each generation it declares. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { BROWSER_FLAGS, requireBrowser } from "../../tools/find-browser.ts";
import { checkCompatibility } from "../server/system/check-compatibility.ts";
import { RELEASES, type Generation } from "../server/release.data.ts";
import { isSource } from "../world/source.ts";
import { printReport, type TrialReport } from "./report.ts";
import { trySystem } from "./try-system.ts";

const CLIENT = path.resolve(import.meta.dirname, "../../dist/table");

/** The generations a manifest allows. */
const generationsOf = (folder: string): Generation[] => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, "system.json"), "utf8"));
  const given = isSource(manifest) ? manifest["compatibility"] : undefined;
  const bound = (name: string): Record<string, string> =>
    isSource(given) && given[name] !== undefined && given[name] !== "" ? { [name]: String(given[name]) } : {};
  return ([13, 14] as const).filter((generation) => {
    const findings = { errors: [], warnings: [] };
    checkCompatibility({ ...bound("minimum"), ...bound("maximum") }, RELEASES[generation], findings);
    return findings.errors.length === 0;
  });
};

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
