/**
 * Every check of the project, with a summary line. `npm test -- types unit` runs only those, `npm test -- quick` all that start no
 * browser.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireBrowser } from "../table/find-browser.ts";

interface Tally {
  passed: number;
  failed: number;
}
interface Step {
  readonly name: string;
  /** Whether it may run beside others: it uses one processor and waits for no other step. */
  readonly beside: boolean;
  readonly run: (output: Output) => Promise<Tally>;
}
/** Where a step's output goes: straight to the terminal, or kept until the step has ended. */
type Output = "inherit" | string[];

const scratch = mkdtempSync(join(tmpdir(), "norn-test-"));

function run(output: Output, command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const to = output === "inherit" ? output : "pipe";
    const child = spawn(command, args, { stdio: ["ignore", to, to], env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => void (output === "inherit" || output.push(chunk.toString())));
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
    beside: true,
    run: async (output) => ((await run(output, command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

/** A suite that writes a JSON report; a report that is missing or counts nothing is a failure. */
function suite(name: string, start: (report: string) => Promise<number>, count: (report: unknown) => Tally): Step {
  return {
    name,
    beside: false,
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

const asked = process.argv.slice(2);

const unit = suite(
  "unit",
  (report) =>
    run(
      "inherit",
      bin("vitest"),
      ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      asked.includes("quick") ? { NORN_QUICK: "1" } : {},
    ),
  (report) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0) };
  },
);

const browser = suite(
  "browser",
  async (report) => {
    const path = requireBrowser();
    return run("inherit", bin("playwright"), ["test", "--reporter=list,json"], {
      TABLE_BROWSER: path,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
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
  check("table", bin("vite"), ["build", "-c", "table/vite.config.ts", "--logLevel", "warn"]),
  unit,
  browser,
];

/** The named steps; `quick` stands for all that need no browser. */
function chosenSteps(): readonly Step[] {
  const quick = STEPS.filter(({ name }) => name !== "browser");
  const known = [...STEPS.map(({ name }) => name), "quick"];
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No check is called ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  if (asked.length === 0) return STEPS;
  return STEPS.filter((step) => asked.includes(step.name) || (asked.includes("quick") && quick.includes(step)));
}

interface Done {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: string;
}

async function carryOut({ name, run: start, beside }: Step, alone: boolean): Promise<Done> {
  const output: Output = beside && !alone ? [] : "inherit";
  if (output === "inherit") process.stdout.write(`\n── ${name}\n`);
  const since = performance.now();
  const tally = await start(output).catch((error: unknown): Tally => {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  if (output !== "inherit") process.stdout.write(`\n── ${name}\n${output.join("")}`);
  return { name, tally, seconds: ((performance.now() - since) / 1000).toFixed(0) };
}

async function main(): Promise<void> {
  const steps = chosenSteps();
  const waiting = steps.filter(({ beside }) => beside);
  const done: Done[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) done.push(await carryOut(step, steps.length === 1));
  };
  await Promise.all([lane(), lane()]);
  // The others need what was built.
  for (const step of steps.filter(({ beside }) => !beside)) done.push(await carryOut(step, true));
  rmSync(scratch, { recursive: true, force: true });
  const lines = done.map(
    ({ name, tally, seconds }) => `${name.padEnd(10)} ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
  );
  const sum = (of: keyof Tally): number => done.reduce((total, { tally }) => total + tally[of], 0);
  process.stdout.write(`\n${lines.join("\n")}\n\n${sum("passed")} passed, ${sum("failed")} failed\n`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}

await main();
