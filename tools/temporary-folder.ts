import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME = /^norn-run-(\d+)-/;

/**
 * All temporary folders of a test run are made in one, which goes with the run. Those of runs that were killed go with the next one.
 * Vitest and Playwright call it once, before the processes of the tests start.
 */
export default function useTemporaryFolder(): () => void {
  const outside = tmpdir();
  for (const name of readdirSync(outside)) {
    const [, run] = NAME.exec(name) ?? [];
    if (run !== undefined && !isRunning(Number(run))) remove(join(outside, name));
  }
  const folder = mkdtempSync(join(outside, `norn-run-${process.pid}-`));
  process.env["TMPDIR"] = folder;
  return () => {
    process.env["TMPDIR"] = outside;
    remove(folder);
  };
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function isRunning(run: number): boolean {
  try {
    process.kill(run, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
