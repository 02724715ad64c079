import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
/** The system as Foundry installs it. */
export const SYSTEM_FOLDER = join(ROOT, "dist/norn");
/** The Table's page. */
export const TABLE_FOLDER = join(ROOT, "dist/table");
