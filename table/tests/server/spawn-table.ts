import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { TINY_WORLD } from "../build-tiny-system.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** The server in a process of its own; resolves to its URL once it listens. */
export const spawnTable = (args: readonly string[]): Promise<{ child: ChildProcess; url: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", path.join(ROOT, "table/server/main.ts"), ...args], { cwd: ROOT });
    let said = "";
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url !== undefined) resolve({ child, url });
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });

/** The same with the tiny system, and a world made from its sample. */
export const spawnTiny = (system: string, world: string): ReturnType<typeof spawnTable> =>
  spawnTable(["--system", system, "--world", world, "--sample", TINY_WORLD, "--port", "0"]);
