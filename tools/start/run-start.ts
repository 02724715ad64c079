import { join } from "node:path";
import { describeSeats } from "../../table/server/describe-seats.ts";
import { startTable } from "../../table/server/start-table.ts";
import { ROOT, SYSTEM_FOLDER, TABLE_FOLDER } from "../build/paths.ts";
import { requireBuilt } from "./require-built.ts";
import type { StartOptions } from "./start-options.ts";

/** Opens the Table with Norn and a world, until Ctrl-C. */
export async function runStart(options: StartOptions, say: (sentence: string) => void): Promise<void> {
  // Vite is loaded only where something may be built.
  if (options.build) await (await import("./build-if-needed.ts")).buildIfNeeded(say);
  else requireBuilt();
  const table = await startTable({
    systemFolder: SYSTEM_FOLDER,
    clientFolder: TABLE_FOLDER,
    worldFolder: options.world ?? join(ROOT, "worlds/sample"),
    sampleFolder: join(ROOT, "sample-world"),
    generation: options.generation,
    port: options.port,
    host: options.host,
    allowedHosts: options.allowedHosts,
    reset: options.reset,
    otherwise: options.otherwise,
    settings: options.game ? { "norn.game": options.game } : {},
  });
  const [gm] = table.seats;
  const first = options.host === undefined ? `${table.url}/join` : (gm?.url ?? table.url);
  say(`The Table is at ${first} (GM: ${gm?.url}). Ctrl-C stops it.`);
  for (const line of describeSeats(options, table)) say(line);
  if (options.open) {
    const { default: open } = await import("open");
    await open(first).catch(() => say("No browser could be opened; open the address yourself."));
  }

  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    say("\nThe Table is being cleared.");
    await table.close();
    process.exit(0);
  };
  process.on("SIGINT", () => void end());
  process.on("SIGTERM", () => void end());
}
