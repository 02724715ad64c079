/** Every check of the project, one after another, with one closing line. `npm test -- types unit` runs only those. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireBrowser } from "./find-browser.ts";

interface Tally {
  passed: number;
  failed: number;
}
interface Step {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

const scratch = mkdtempSync(join(tmpdir(), "norn-test-"));

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
    child.on("error", (error) => {
      process.stdout.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

const bin = (name: string): string => join("node_modules", ".bin", name);

/** A check that passes or fails as one. */
function check(name: string, command: string, args: readonly string[]): Step {
  return {
    name,
    run: async () => ((await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

/** A suite that writes a JSON report; a report that is missing or counts nothing is a failure. */
function suite(name: string, start: (report: string) => Promise<number>, count: (report: unknown) => Tally): Step {
  return {
    name,
    run: async () => {
      const file = join(scratch, `${name}.json`);
      const code = await start(file);
      const tally = readTally(file, count);
      if (tally.passed + tally.failed === 0) return { passed: 0, failed: 1 };
      return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
    },
  };
}

function readTally(file: string, count: (report: unknown) => Tally): Tally {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    process.stdout.write(`No report was written: ${String(error)}\n`);
    return { passed: 0, failed: 0 };
  }
}

const unit = suite(
  "unit",
  (report) => run(bin("vitest"), ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]),
  (report) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0) };
  },
);

const browser = suite(
  "browser",
  async (report) => {
    const path = requireBrowser();
    return run(bin("playwright"), ["test", "--reporter=list,json"], { NORN_BROWSER: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  },
  (report) => {
    const { stats } = report as { stats: { expected: number; flaky: number; unexpected: number } };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  },
);

const STEPS: readonly Step[] = [
  check("types", bin("tsx"), ["tools/types.ts"]),
  check("lint", bin("oxlint"), ["--type-aware", "--deny-warnings"]),
  check("styles", bin("stylelint"), ["{styles,table}/**/*.css"]),
  check("unused", bin("knip"), []),
  check("build", bin("tsx"), ["tools/build.ts"]),
  check("table", bin("vite"), ["build", "-c", "vite.table.config.ts", "--logLevel", "warn"]),
  unit,
  browser,
];

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`No check is called ${unknown.join(", ")}. There are: ${STEPS.map((s) => s.name).join(", ")}.`);
  const total: Tally = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const step of STEPS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    process.stdout.write(`\n── ${step.name}\n`);
    const since = performance.now();
    const tally = await step.run().catch((error: unknown): Tally => {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return { passed: 0, failed: 1 };
    });
    total.passed += tally.passed;
    total.failed += tally.failed;
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    lines.push(`${step.name.padEnd(10)} ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  }
  rmSync(scratch, { recursive: true, force: true });
  process.stdout.write(`\n${lines.join("\n")}\n\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
