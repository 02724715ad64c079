import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isGeneration } from "../server/release.data.ts";
import { startTable } from "../server/start-table.ts";
import { buildTinySystem, TINY_WORLD } from "./build-tiny-system.ts";

// Starts the Table with the tiny system, for manual tests: tsx table/tests/start-tiny.ts [--generation 13|14] [--port N] [--world
// FOLDER]
const { values } = parseArgs({
  options: { generation: { type: "string", default: "14" }, port: { type: "string" }, world: { type: "string" } },
});
const generation = Number(values.generation);
if (!isGeneration(generation)) throw new Error("--generation is 13 or 14");
const table = await startTable({
  systemFolder: await buildTinySystem(),
  worldFolder: values.world ?? path.join(await mkdtemp(path.join(os.tmpdir(), "tiny-world-")), "tiny"),
  sampleFolder: TINY_WORLD,
  clientFolder: fileURLToPath(new URL("../../dist/table", import.meta.url)),
  generation,
  ...(values.port === undefined ? {} : { port: Number(values.port) }),
});
console.log(`The Table is at ${table.url}/join (Ctrl-C stops it)`);
process.on("SIGINT", () => void table.close().then(() => process.exit(0)));
