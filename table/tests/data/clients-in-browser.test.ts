import { writeFile, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserTable, openBrowserTable } from "./browser-table.ts";
import type { PageGlobals } from "./page-globals.ts";

const PLAYER = "TableUserPlayer1";

describe.each([13, 14] as const)("several clients, generation %i", (generation) => {
  let table: BrowserTable;
  let gm: Page;
  let p1: Page;

  beforeAll(async () => {
    table = await openBrowserTable(generation);
    gm = await table.sit("gm");
    p1 = await table.sit("p1");
  }, 120_000);
  afterAll(() => table?.close());

  it("notifies everyone of what follows, and asks only the client that acts", async () => {
    const listen = (): void => {
      const page = globalThis as unknown as PageGlobals;
      page.told = [];
      for (const hook of ["preCreateActor", "createActor", "preUpdateActor", "updateActor", "preCreateItem", "createItem"]) {
        page.Hooks.on(hook, (document: { name: string }) => void page.told.push(`${hook} ${document.name}`));
      }
    };
    await gm.evaluate(listen);
    await p1.evaluate(listen);
    await gm.evaluate(async () => {
      const page = globalThis as unknown as PageGlobals;
      const actor = await page.Actor.create({ name: "Third", type: "hero", ownership: { default: 0, TableUserPlayer1: 3 } });
      await actor.update({ "system.strength": 4 });
      await actor.createEmbeddedDocuments("Item", [{ name: "Rope", type: "thing" }]);
    });
    const post = ["createActor Third", "updateActor Third", "createItem Rope"];
    await expect.poll(() => p1.evaluate(() => (globalThis as unknown as PageGlobals).told)).toEqual(post);
    expect(await gm.evaluate(() => (globalThis as unknown as PageGlobals).told)).toEqual([
      "preCreateActor Third",
      "createActor Third",
      "preUpdateActor Third",
      "updateActor Third",
      "preCreateItem Rope",
      "createItem Rope",
    ]);
    const seen = await p1.evaluate(() => {
      const actor = (globalThis as unknown as PageGlobals).game.actors.getName("Third");
      return [actor?.system["total"], actor?.isOwner, actor?.items.contents[0]?.name];
    });
    expect(seen).toEqual([7, true, "Rope"]);
  });

  it("refuses in Foundry's words what a player may not do", async () => {
    const words = await p1.evaluate(async () => {
      const actor = (globalThis as unknown as PageGlobals).game.actors.find((one) => !one.isOwner);
      return actor?.update({ name: "Mine" }).then(
        () => "changed",
        (error: Error) => error.message.replace(actor.id, "ID"),
      );
    });
    expect(words).toMatch(/^User .+ lacks permission to update Actor \[ID\]$/);
    await expect(
      p1.locator("#notifications").getByText("lacks permission").first().waitFor({ timeout: 5000 }),
    ).resolves.toBeUndefined();
  });

  it("puts a setting of the world into force everywhere", async () => {
    await gm.evaluate(() => (globalThis as unknown as PageGlobals).game.settings.set("tiny-system", "tone", "grand"));
    await expect
      .poll(() => p1.evaluate(() => (globalThis as unknown as PageGlobals).game.settings.get("tiny-system", "tone")))
      .toBe("grand");
  });

  it("queries another client, and receives its answer or its error", async () => {
    const ask = (name: string): Promise<unknown> =>
      gm.evaluate(
        ([player, query]) =>
          (globalThis as unknown as PageGlobals).game.users
            .get(player as string)
            .query(query as string, { number: 4 })
            .catch((error: Error) => error.message),
        [PLAYER, name],
      );
    expect(await ask("tiny-system.double")).toBe(8);
    expect(await ask("tiny-system.nothing")).toMatch(/no query handler "tiny-system.nothing"/);
  });

  it("sends the system's own messages to the others, never back", async () => {
    const listen = (): void => {
      const page = globalThis as unknown as PageGlobals;
      page.told = [];
      page.game.socket.on("system.tiny-system", (...told) => page.told.push(JSON.stringify(told)));
    };
    await gm.evaluate(listen);
    await p1.evaluate(listen);
    await gm.evaluate(() => (globalThis as unknown as PageGlobals).game.socket.emit("system.tiny-system", { a: 1 }));
    await expect
      .poll(() => p1.evaluate(() => (globalThis as unknown as PageGlobals).told))
      .toEqual(['[{"a":1},"TableUserGameMst"]']);
    expect(await gm.evaluate(() => (globalThis as unknown as PageGlobals).told)).toEqual([]);
  });

  it("fetches documents of a pack on demand", async () => {
    const found = await p1.evaluate(async () => {
      const page = globalThis as unknown as PageGlobals;
      const pack = page.game.packs.get("tiny-system.things");
      const documents = await pack.getDocuments();
      return [pack.index.size, documents.length, (await page.fromUuid(documents[0]?.uuid ?? "")) === documents[0]];
    });
    expect(found).toEqual([2, 2, true]);
  });

  it("names what a system looks for in vain, and has what belongs to the generation", async () => {
    const answers = await gm.evaluate(() => {
      const page = globalThis as unknown as PageGlobals & { _del?: unknown };
      const words = (task: () => unknown): string => {
        try {
          return String(task());
        } catch (error) {
          return (error as Error).message;
        }
      };
      return {
        missing: words(() => page.foundry["nue"]?.["registerTours"]),
        game: words(() => page.game["webrtc"]),
        operators: page.foundry["data"]?.["operators"] !== undefined,
        del: page._del !== undefined,
        applyMode: "applyMode" in page.ChatMessage,
      };
    });
    expect(answers.missing).toMatch(/^The Table has no foundry\.nue\.registerTours/);
    expect(answers.game).toMatch(/^The Table has no game\.webrtc/);
    const later = generation === 14;
    expect([answers.operators, answers.del, answers.applyMode]).toEqual([later, later, later]);
  });

  it("has one active GM, the same on every client", async () => {
    const isActive = (page: Page): Promise<boolean> =>
      page.evaluate(() => (globalThis as unknown as PageGlobals).game.user.isActiveGM);
    expect([await isActive(gm), await isActive(p1)]).toEqual([true, false]);
  });

  it("reports a lost connection, refuses to write, reconnects and receives changes again", async () => {
    await table.stop();
    await gm.locator("#table-connection").waitFor();
    const refused = await gm.evaluate(() =>
      (globalThis as unknown as PageGlobals).game.actors
        .getName("Third")
        ?.update({ name: "Lost" })
        .catch((error: Error) => error.message),
    );
    expect(refused).toMatch(/connection to the Table is lost; nothing was changed/);
    await table.again();
    await gm.locator("#table-connection").waitFor({ state: "detached", timeout: 15_000 });
    await p1.locator("#table-connection").waitFor({ state: "detached", timeout: 15_000 });
    await gm.evaluate(() => (globalThis as unknown as PageGlobals).game.actors.getName("Third")?.update({ name: "Found" }));
    await expect
      .poll(() => p1.evaluate(() => (globalThis as unknown as PageGlobals).game.actors.getName("Found")?.name))
      .toBe("Found");
  }, 40_000);
});

describe("a system with faults", () => {
  let table: BrowserTable;
  beforeAll(async () => {
    table = await openBrowserTable(14, async (folder) => {
      const module = path.join(folder, "tiny-system.mjs");
      const source = await readFile(module, "utf8");
      await writeFile(
        module,
        `${source}\nHooks.once("ready", () => { throw new Error("broken in ready"); });\nfoundry.utils.benchmark();\n`,
      );
    });
    // The server checks the system's files at its start; this one is deleted afterwards.
    await rm(path.join(table.systemFolder, "lang/en.json"));
  }, 120_000);
  afterAll(() => table?.close());

  it("shows on the page what failed: the module, the hook, the missing language file; and goes on", async () => {
    const page = await table.sit("gm");
    const problems = page.locator("#table-problems");
    await expect.poll(() => problems.innerText()).toMatch(/tiny-system\.mjs.*The Table has no foundry\.utils\.benchmark/);
    const words = await problems.innerText();
    expect(words).toMatch(/hooked to "ready": broken in ready/);
    await expect.poll(() => page.locator("#notifications").innerText()).toMatch(/tiny-system\.mjs ended with an error/);
    expect(words).toMatch(/language file \/systems\/tiny-system\/lang\/en\.json cannot be read/);
    await problems.getByRole("button", { name: "Dismiss" }).click();
    expect(await problems.count()).toBe(0);
  }, 30_000);
});
