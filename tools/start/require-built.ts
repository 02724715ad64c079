import { join } from "node:path";
import { SYSTEM_FOLDER, TABLE_FOLDER } from "../build/paths.ts";
import { CommandError } from "../command-error.ts";
import { isStale } from "./is-stale.ts";

export const SYSTEM_BUILT = join(SYSTEM_FOLDER, "system.json");
export const TABLE_BUILT = join(TABLE_FOLDER, "client.mjs");

/** @throws CommandError where something was never built */
export function requireBuilt(): void {
  if (isStale(SYSTEM_BUILT, []) || isStale(TABLE_BUILT, [])) {
    throw new CommandError("Nothing is built yet: leave --no-build out, or run npm run build and build the Table first.");
  }
}
