import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ROOT } from "./build/paths.ts";
import { wordsOfError } from "./fail-with.ts";
import { runStart } from "./start/run-start.ts";
import { readStartOptions } from "./start/start-options.ts";

/** The message of `npm start` when it fails. */
async function refusal(...options: readonly string[]): Promise<string> {
  try {
    const read = readStartOptions(["--no-open", "--no-build", ...options]);
    if (read !== "help") await runStart(read, () => undefined);
    return "It started.";
  } catch (error) {
    return wordsOfError(error);
  }
}

/** Runs the command itself, as a process, to its end. */
function start(...options: readonly string[]): Promise<{ code: number | null; said: string }> {
  const args = ["--import", "tsx", "tools/start.ts", "--no-open", "--no-build", ...options];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, said: said.trim() }));
  });
}

/** Needs the output of `npm run build` and of the Table's own build. */
describe("npm start says in one sentence why it cannot", () => {
  let folder = "";
  let taken: Server;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "norn-start-"));
    taken = createServer();
  });
  afterEach(async () => {
    await new Promise((resolve) => taken.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  test("a port in use", async () => {
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", () => resolve()));
    const address = taken.address();
    const port = String(typeof address === "object" ? address?.port : "");
    const { code, said } = await start("--port", port, "--world", join(folder, "world"));
    expect(said).toBe(`Port ${port} is in use by another program. Choose another one with --port.`);
    expect(code).toBe(1);
  });

  test("a world folder that is not one", async () => {
    writeFileSync(join(folder, "letter.txt"), "words");
    const said = await refusal("--port", "0", "--world", folder);
    expect(said).toBe(`${folder} is not a world: it is not empty and has no world.json. Nothing was changed.`);
  });

  test("a world that is a file", async () => {
    writeFileSync(join(folder, "letter.txt"), "words");
    const said = await refusal("--port", "0", "--world", join(folder, "letter.txt"));
    expect(said).toMatch(/letter\.txt is not a world/);
    expect(said.split("\n")).toHaveLength(1);
  });

  test.each([
    [["--game", "chess"], /fate2.*strands.*trifold.*marumaru/s],
    [["--generation", "12"], /13.*14/s],
    [["--port", "many"], /port/i],
    [["--wrld", "x"], /--wrld/],
  ])("%j", async (options, words) => {
    const said = await refusal(...options);
    expect(said).toMatch(words);
    expect(said).not.toMatch(/ at /);
  });
});
