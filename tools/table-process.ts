import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A running Table with a world of its own. */
export interface Table {
  readonly url: string;
  readonly generation: 13 | 14;
  readonly world: string;
  /** Kills the server without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same world and port. */
  restart(): Promise<void>;
}

export interface RunningTable extends Table {
  /** Stops the server and removes its world. */
  stop(): Promise<void>;
}

interface Options {
  readonly root: string;
  readonly generation: 13 | 14;
  readonly game: string;
  readonly world: string;
  readonly port: number;
}

const ROOT = join(import.meta.dirname, "..");

function launch({ root, generation, game, world, port }: Options): Promise<{ child: ChildProcess; url: string }> {
  // The browser tests name the bundle they have made of it.
  const bundle = process.env["NORN_START"];
  const args = root === ROOT && bundle ? [bundle] : ["--import", "tsx", "tools/start.ts"];
  args.push("--no-open", "--no-build", "--port", String(port), "--world", world, "--generation", String(generation));
  if (game) args.push("--game", game);
  // For `tools/otherwise.ts`.
  const otherwise = process.env["TABLE_OTHERWISE"];
  if (otherwise) args.push("--otherwise", otherwise);
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  return new Promise((resolve, reject) => {
    const heard = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /https?:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url) resolve({ child, url });
    };
    child.stdout.on("data", heard);
    child.stderr.on("data", heard);
    child.on("exit", (code) => reject(new Error(`The Table ended with code ${String(code)}:\n${output}`)));
  });
}

/** Starts the Table of this checkout, or of the one in `root`, on a fresh world; `stop` ends it and removes the world. */
export async function startTable(generation: 13 | 14, game: string, root = ROOT): Promise<RunningTable> {
  const folder = mkdtempSync(join(tmpdir(), "norn-world-"));
  const world = join(folder, "world");
  let { child, url } = await launch({ root, generation, game, world, port: 0 });
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill(signal);
    });
  return {
    generation,
    world,
    get url() {
      return url;
    },
    kill: () => end("SIGKILL"),
    restart: async () => {
      await end("SIGTERM");
      ({ child, url } = await launch({ root, generation, game: "", world, port: Number(new URL(url).port) }));
    },
    stop: async () => {
      await end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
