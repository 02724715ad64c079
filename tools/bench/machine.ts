import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { ROOT } from "../build/paths.ts";

/** The lines that say where and when the figures were taken. */
export function machine(browser: string, loadBefore: number): readonly (readonly [string, string])[] {
  const gibibytes = (totalmem() / 2 ** 30).toFixed(0);
  return [
    ["Date", new Date().toISOString().slice(0, 10)],
    ["Commit", commit()],
    ["Processor", `${cpus()[0]?.model.trim() || "not named"}, ${availableParallelism()} cores`],
    ["Memory", `${gibibytes} GiB`],
    ["System", `${process.platform} ${process.arch}`],
    ["Node", process.version],
    ["Browser", `Chromium ${browser}, without a display or GPU`],
    ["Load when it began and ended", `${loadBefore.toFixed(1)} and ${(loadavg()[0] ?? 0).toFixed(1)} (one minute's average)`],
  ];
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();
  } catch {
    return "not a git checkout";
  }
}
