/**
 * The play-through of every game with each unconfirmed choice of the Table reversed, one at a time: Norn must depend on none.
 * `npx tsx tools/otherwise.ts` tries all, with names of choices only those; `--generation 13` there. Both must be built.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { CHOICES, isChoice } from "../table/common/choices.ts";
import { CommandError } from "./command-error.ts";
import { failWith } from "./fail-with.ts";

const SUITES = ["tests/browser/play-scene.spec.ts", "tests/browser/foundry.spec.ts"];

function wanted(names: readonly string[]): string[] {
  const unknown = names.find((name) => !isChoice(name));
  if (unknown !== undefined) throw new CommandError(`${unknown}: the choices are ${Object.keys(CHOICES).join(", ")}`);
  return names.length > 0 ? [...names] : Object.keys(CHOICES);
}

function passes(choice: string, generation: string): boolean {
  const args = ["playwright", "test", ...SUITES, "--project", generation, "--workers", "1"];
  const { status } = spawnSync("npx", args, { stdio: "inherit", env: { ...process.env, TABLE_OTHERWISE: choice } });
  return status === 0;
}

try {
  const { values, positionals } = parseArgs({
    options: { generation: { type: "string", default: "14" } },
    allowPositionals: true,
  });
  const failed = wanted(positionals).filter((choice) => {
    const passed = passes(choice, values.generation);
    process.stdout.write(`${passed ? "passes" : "FAILS "}  ${choice}\n\n`);
    return !passed;
  });
  if (failed.length > 0) throw new CommandError(`Norn depends on: ${failed.join(", ")}`);
} catch (error) {
  failWith(error);
}
