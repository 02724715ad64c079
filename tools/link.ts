/** `npm run link -- --data FOLDER`: lets a Foundry on this machine run the built system. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildSystem } from "./build/build-system.ts";
import { SYSTEM_FOLDER } from "./build/paths.ts";
import { CommandError } from "./command-error.ts";
import { failWith } from "./fail-with.ts";
import { linkSystem } from "./link/link-system.ts";

try {
  const { values } = parseArgs({ options: { data: { type: "string" } }, strict: false });
  if (typeof values.data !== "string" || values.data === "") {
    throw new CommandError("npm run link -- --data FOLDER: name the user data folder of your Foundry.");
  }
  if (!existsSync(SYSTEM_FOLDER)) await buildSystem();
  const link = linkSystem(SYSTEM_FOLDER, "norn", values.data);
  process.stdout.write(`Linked as ${link}. Restart Foundry's server; after changes run npm run build.\n`);
} catch (error) {
  failWith(error);
}
