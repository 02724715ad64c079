/**
 * Type-checks every project of the repository; `npm run types -- src/rules` only the named ones. What was found is kept: a project in
 * which nothing has changed takes a second.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const PROJECTS = ["src/rules", "src/ledger", "src/view", "src/foundry", "table/server", "table/client", "table/tests/types", "."];

const asked = process.argv.slice(2);
let failed = 0;
for (const project of asked.length > 0 ? asked : PROJECTS.filter((path) => existsSync(path))) {
  const found = join("node_modules", ".cache", "types", `${project === "." ? "root" : project.replaceAll("/", "-")}.json`);
  const args = ["-p", project, "--incremental", "--tsBuildInfoFile", found];
  const { status } = spawnSync(join("node_modules", ".bin", "tsc"), args, { stdio: "inherit" });
  if (status !== 0) {
    failed += 1;
    process.stdout.write(`types: ${project} has errors\n`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
