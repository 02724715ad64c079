import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { inFoundry } from "./play.ts";
import { expect, ready, test } from "./table.fixture.ts";

/** One `npm start`, as a user would type it. */
class Start {
  readonly #child: ChildProcess;
  output = "";
  readonly ended: Promise<number | null>;

  constructor(...args: readonly string[]) {
    const child = spawn(process.execPath, ["--import", "tsx", "tools/start.ts", "--no-open", "--no-build", ...args], {
      cwd: join(import.meta.dirname, "../.."),
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (this.output += chunk.toString()));
    this.ended = new Promise((resolve) => child.on("exit", (code) => resolve(code)));
    this.#child = child;
  }

  async url(): Promise<string> {
    await expect.poll(() => this.output, { timeout: 100_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    return /http:\/\/127\.0\.0\.1:\d+/.exec(this.output)?.[0] ?? "";
  }

  /** Ctrl-C. */
  async interrupt(): Promise<number | null> {
    this.#child.kill("SIGINT");
    return this.ended;
  }
}

let folder = "";
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "norn-start-"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function sitAsGm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/game?seat=gm`);
  await ready(page);
}

test("seats are listed, the world survives a Ctrl-C, and --reset restores the sample", async ({ page }, info) => {
  test.setTimeout(300_000);
  const world = join(folder, `world-${info.project.name}`);
  const options = ["--port", "0", "--world", world, "--generation", info.project.name];
  const first = new Start(...options, "--game", "trifold");
  const url = await first.url();
  await page.goto(`${url}/join`);
  for (const seat of ["GM", "Player 1", "Player 2"]) await expect(page.getByRole("link", { name: seat })).toBeVisible();
  await page.getByRole("link", { name: "GM" }).click();
  await ready(page);
  await expect.poll(() => inFoundry<string>(page, `return game.settings.get("norn", "game");`)).toBe("trifold");
  await expect.poll(() => inFoundry<string>(page, `return String(game.release.generation);`)).toBe(info.project.name);
  await inFoundry(page, `await game.actors.getName("Tamsin Vey").update({ name: "Tamsin of the Locks" });`);
  expect(await first.interrupt()).toBe(0);

  const second = new Start(...options);
  await sitAsGm(page, await second.url());
  await expect
    .poll(() => inFoundry<string[]>(page, `return game.actors.contents.map((actor) => actor.name);`))
    .toContain("Tamsin of the Locks");
  expect(await second.interrupt()).toBe(0);

  const third = new Start(...options, "--reset");
  await sitAsGm(page, await third.url());
  const names = await inFoundry<string[]>(page, `return game.actors.contents.map((actor) => actor.name);`);
  expect(names).toContain("Tamsin Vey");
  expect(names).not.toContain("Tamsin of the Locks");
  expect(await third.interrupt()).toBe(0);
});
