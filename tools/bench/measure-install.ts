import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { ROOT } from "../build/paths.ts";
import type { Chapter } from "./figure.ts";
import { summarize } from "./statistics.ts";
import { freshPage, leave, timed, usable } from "./tabs.ts";

/** Without what `npm run` says of this checkout: the clone's npm would take it for its own. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$)/i.test(name)),
);

/** `npm ci && npm start` in a fresh clone of the last commit, until one can play. Needs the network (or npm's cache). */
export async function measureInstall(browser: Browser): Promise<Chapter> {
  const folder = mkdtempSync(join(tmpdir(), "norn-clone-"));
  try {
    await run("git", ["clone", "--quiet", ROOT, folder], ROOT);
    const install = await timed(() => run("npm", ["ci", "--no-audit", "--no-fund"], folder));
    const since = performance.now();
    const world = join(folder, "worlds/bench");
    const child = spawn("npm", ["start", "--", "--no-open", "--port", "0", "--world", world, "--game", "fate2"], {
      cwd: folder,
      env: ENVIRONMENT,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    try {
      const url = await addressOf(child);
      const served = performance.now() - since;
      const page = await freshPage(browser);
      const opened = await timed(async () => {
        await page.goto(`${url}/game?seat=gm`);
        await usable(page);
      });
      await leave(page);
      const once = (milliseconds: number) => summarize([milliseconds / 1000]);
      return {
        title: "From a fresh clone",
        how: "`npm ci && npm start` in a new clone, once, until one can play. How long `npm ci` takes depends on the network and on npm's cache.",
        figures: [
          { what: "`npm ci`", unit: "s", measured: once(install) },
          { what: "`npm start`: both builds, the server, a new world", unit: "s", measured: once(served) },
          { what: "All, until one can play", unit: "s", measured: once(install + served + opened), aim: 120 },
        ],
      };
    } finally {
      if (child.pid) process.kill(-child.pid, "SIGTERM");
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: ENVIRONMENT, stdio: ["ignore", "ignore", "inherit"] });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args[0]} ended with code ${String(code)}.`)),
    );
  });
}

function addressOf(child: ReturnType<typeof spawn>): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    const heard = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /https?:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on("data", heard);
    child.stderr?.on("data", heard);
    child.on("exit", (code) => reject(new Error(`npm start ended with code ${String(code)}:\n${output}`)));
  });
}
