/** `npm run build`: the system as Foundry installs it, in `dist/norn`. */
import { relative } from "node:path";
import { buildSystem } from "./build/build-system.ts";
import { ROOT, SYSTEM_FOLDER } from "./build/paths.ts";
import { failWith } from "./fail-with.ts";

try {
  const start = performance.now();
  await buildSystem();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`Built ${relative(ROOT, SYSTEM_FOLDER)} in ${seconds} s.\n`);
} catch (error) {
  failWith(error);
}
