import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright";
import type { Generation } from "../server/release.data.ts";
import { startTable } from "../server/start-table.ts";
import * as steps from "./page-steps.ts";
import { firstMissing, neverCalledIn, type Finding, type TrialReport } from "./report.ts";

interface Trial {
  readonly url: string;
  readonly browser: Browser;
  readonly findings: Finding[];
  /** Everything the pages complained of. */
  readonly said: string[];
  /** Everything else they wrote. */
  readonly warned: string[];
  /** What the server says of the folder, and the files they asked for that are not there. */
  readonly noted: string[];
  /** What the content security policy would have stopped. */
  readonly reported: string[];
}

/** What an error says, without the lines that say where. */
const errorOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .split("\n")
    .filter((line) => !/^\s+at /.test(line))
    .join(" ");

/** Tries one thing; a failure is a finding, and what it left undone is not tried. */
const tried = async <T>(
  { findings }: Trial,
  what: string,
  task: () => Promise<T>,
  words: (value: T) => string = () => "",
): Promise<T | null> => {
  try {
    const value = await task();
    findings.push({ what, works: true, words: words(value) });
    return value;
  } catch (error) {
    findings.push({ what, works: false, words: errorOf(error).replace(/^\w+\.evaluate: /, "") });
    return null;
  }
};

/** What the browser writes of a file that is not there, which its answer says with the file's name. */
const NOT_THERE = /^Failed to load resource: .*404/;

/** What it writes of a handler or script in the page, which the real host runs: the policy is only reported here. */
const REPORTED = /Content Security Policy/;

const sit = async ({ url, browser, said, warned, noted, reported }: Trial, seat: string): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1400, height: 900 } })).newPage();
  page.on("console", (message) => {
    if (REPORTED.test(message.text())) reported.push(message.text());
    else if (!NOT_THERE.test(message.text())) (message.type() === "error" ? said : warned).push(message.text());
  });
  page.on("response", (answer) => {
    if (answer.status() === 404) noted.push(decodeURI(new URL(answer.url()).pathname));
  });
  page.on("pageerror", (error) => said.push(error.message));
  await page.goto(`${url}/game?seat=${seat}`);
  await page.waitForFunction(() => (globalThis as unknown as steps.TriedGlobals).game.ready === true, null, { timeout: 30_000 });
  return page;
};

/** Every type: created, its sheet opened. The id of the first that could be created. */
const tryTypes = async (trial: Trial, gm: Page, documentName: "Actor" | "Item"): Promise<{ id: string; type: string } | null> => {
  let first: { id: string; type: string } | null = null;
  for (const type of await steps.typesOf(gm, documentName)) {
    const id = await tried(trial, `create ${documentName} ${type}`, () => steps.createDocument(gm, documentName, type));
    if (id === null) continue;
    first ??= { id, type };
    await tried(trial, `sheet of ${documentName} ${type}`, () => steps.openSheet(gm, `${documentName}.${id}`));
  }
  return first;
};

const tryEdit = async (trial: Trial, gm: Page, id: string): Promise<void> => {
  const name = "Tried and renamed";
  await tried(
    trial,
    "edit and reload",
    async () => {
      const how = await steps.rename(gm, id, name);
      await gm.reload();
      await gm.waitForFunction(() => (globalThis as unknown as steps.TriedGlobals).game.ready === true);
      const kept = await steps.nameOfActor(gm, id);
      if (kept !== name) throw new Error(`After a reload the name is ${kept}`);
      return how;
    },
    (how) => how,
  );
};

const tryItems = async (trial: Trial, gm: Page, actor: string, item: { id: string; type: string }): Promise<void> => {
  await tried(trial, "items on an actor", () => steps.giveItem(gm, actor, item.type));
  await tried(trial, "drop an item on a sheet", async () => {
    if ((await steps.dropItem(gm, actor, item.id)) < 1) throw new Error("The sheet did not take it");
  });
};

/** A formula rolled by the GM, until a second client has it with a total. */
const roll = async (gm: Page, p1: Page, formula: string): Promise<void> => {
  const before = await steps.countRolls(gm);
  await steps.say(gm, `/roll ${formula}`);
  await steps.awaitRolls(p1, before + 1);
};

const tryRoll = async (trial: Trial, gm: Page): Promise<void> => {
  const p1 = await tried(trial, "roll on a second client", async () => {
    const page = await sit(trial, "p1");
    await roll(gm, page, "1d6+1");
    return page;
  });
  const letters = await steps.ownDice(gm);
  if (!p1 || letters.length === 0) return;
  await tried(
    trial,
    "own dice on a second client",
    async () => {
      for (const letter of letters) await roll(gm, p1, `2d${letter}`);
      return letters.map((letter) => `2d${letter}`);
    },
    (formulas) => formulas.join(", "),
  );
};

const tryRest = async (trial: Trial, gm: Page, actor: string | undefined): Promise<void> => {
  await tried(
    trial,
    "packs",
    async () => {
      const found = await steps.readPacks(gm);
      if (found.invalid.length) throw new Error(`invalid: ${found.invalid.join(", ")}`);
      return found;
    },
    ({ packs, documents }) => `${documents} documents in ${packs}`,
  );
  if (await steps.hasAdventures(gm))
    await tried(
      trial,
      "adventures",
      () => steps.importAdventures(gm),
      (brought) =>
        brought
          .map(({ name, documents }) =>
            documents === null ? `the system stops the import of ${name}` : `${documents} documents of ${name}`,
          )
          .join(", "),
    );
  for (const id of await steps.menuIds(gm)) await tried(trial, `menu ${id}`, () => steps.openMenu(gm, id));
  if (!actor) return;
  await tried(trial, "combat", () => steps.playCombat(gm, actor));
  await tried(trial, "sheet of an effect", () => steps.tryEffect(gm, actor));
  await tried(trial, "token on a scene", () => steps.tryToken(gm, actor));
};

const play = async (trial: Trial): Promise<void> => {
  const gm = await tried(trial, "load", () => sit(trial, "gm"));
  if (!gm) return;
  // A module that ended with an error leaves a page that is ready, without the system.
  const dead = trial.said.find((words) => words.startsWith("In /systems/"));
  if (dead) trial.findings.splice(0, 1, { what: "load", works: false, words: dead });
  const actor = await tryTypes(trial, gm, "Actor");
  const item = await tryTypes(trial, gm, "Item");
  if (actor) await tryEdit(trial, gm, actor.id);
  if (actor && item) await tryItems(trial, gm, actor.id, item);
  await tryRoll(trial, gm);
  await tryRest(trial, gm, actor?.id);
};

/** Loads a built system as one generation and tries what most people do with it first. */
export const trySystem = async (
  systemFolder: string,
  generation: Generation,
  { browser, clientFolder }: { browser: Browser; clientFolder: string },
): Promise<TrialReport> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "table-try-"));
  const noted: string[] = [];
  const quiet = { info: () => undefined, warn: (words: string) => noted.push(words) };
  const findings: Finding[] = [];
  const said: string[] = [];
  const warned: string[] = [];
  const reported: string[] = [];
  try {
    const worldFolder = path.join(folder, "world");
    const table = await startTable({
      systemFolder,
      worldFolder,
      generation,
      clientFolder,
      port: 0,
      policy: "report",
      say: quiet,
    });
    try {
      await play({ url: table.url, browser, findings, said, warned, noted, reported });
    } finally {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await table.close();
    }
  } catch (error) {
    findings.push({ what: "load", works: false, words: errorOf(error) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const missing = firstMissing([...findings.map(({ words }) => words), ...said]);
  findings.push({ what: "no public name is missing", works: missing === null, words: missing ?? "" });
  findings.push({ what: "no error on the page", works: said.length === 0, words: said[0] ?? "" });
  return { generation, findings, neverCalled: neverCalledIn(warned), noted, reported };
};
