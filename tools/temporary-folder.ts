import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const NAME = /^norn-run-(\d+)-/;

/**
 * All temporary folders of a test run are made in one, which goes with the run. Those of runs that were killed go with the next one.
 * Vitest and Playwright call it once, before the processes of the tests start.
 */
export default function useTemporaryFolder(): () => void {
  const outside = tmpdir();
  // Each of Vitest's projects calls it: one folder does for all, and the path stays short enough for a browser's socket.
  if (runOf(basename(outside)) === process.pid) return () => undefined;
  for (const name of readdirSync(outside)) {
    const run = runOf(name);
    if (run !== undefined && !isRunning(run)) remove(join(outside, name));
  }
  const folder = mkdtempSync(join(outside, `norn-run-${process.pid}-`));
  process.env["TMPDIR"] = folder;
  return () => {
    process.env["TMPDIR"] = outside;
    remove(folder);
  };
}

/** The process that a run's folder is named after. */
function runOf(name: string): number | undefined {
  const [, run] = NAME.exec(name) ?? [];
  return run === undefined ? undefined : Number(run);
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
