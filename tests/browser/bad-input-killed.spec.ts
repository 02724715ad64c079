import type { Page } from "@playwright/test";
import { newActor, sheetOf } from "./bad-input.ts";
import { inFoundry } from "./play.ts";
import { expect, ready, test } from "./table.fixture.ts";

interface Writer {
  acknowledged: string[];
  refused: string[];
}

/** A page adds aspects and messages one after another until it is refused, and records what was acknowledged. */
async function writeOn(page: Page, uuid: string, name: string): Promise<void> {
  await page.evaluate(
    ([where, writer]) => {
      const world = globalThis as unknown as {
        fromUuid(uuid: string): Promise<{ createEmbeddedDocuments(type: string, data: object[]): Promise<{ uuid: string }[]> }>;
        ChatMessage: { create(data: object): Promise<{ uuid: string }> };
        writer: Writer;
      };
      const kept: Writer = (world.writer = { acknowledged: [], refused: [] });
      const go = async (): Promise<void> => {
        const actor = await world.fromUuid(where);
        for (let turn = 0; kept.refused.length === 0; turn += 1) {
          try {
            const [item] = await actor.createEmbeddedDocuments("Item", [{ name: `${writer} ${turn}`, type: "aspect" }]);
            if (item) kept.acknowledged.push(item.uuid);
            kept.acknowledged.push((await world.ChatMessage.create({ content: `${writer} ${turn}` })).uuid);
          } catch (error) {
            kept.refused.push(String(error));
          }
        }
      };
      void go();
    },
    [uuid, name] as const,
  );
}

const written = (page: Page): Promise<Writer> => page.evaluate(() => (globalThis as unknown as { writer: Writer }).writer);

test("killed in the middle of writing: what was acknowledged is there, and every client reconnects by itself", async ({
  table,
  gm,
  p1,
  p2,
}) => {
  const uuid = await newActor(gm, [p1, p2]);
  const sheet = await sheetOf(p2, uuid);
  await writeOn(gm, uuid, "Odd of the GM");
  await writeOn(p1, uuid, "Odd of the player");
  await expect.poll(async () => (await written(p1)).acknowledged.length).toBeGreaterThan(2);
  await table.kill();
  for (const page of [gm, p1, p2]) await expect(page.locator("#table-connection")).toBeVisible();
  for (const page of [gm, p1]) {
    await expect.poll(async () => (await written(page)).refused.length).toBe(1);
    await expect.poll(async () => (await written(page)).refused[0]).toContain("The connection to the Table");
  }
  await table.restart();
  for (const page of [gm, p1, p2]) await expect(page.locator("#table-connection")).toHaveCount(0);

  const acknowledged = [...(await written(gm)).acknowledged, ...(await written(p1)).acknowledged];
  const missing = (page: Page): Promise<string[]> =>
    inFoundry(page, `return ${JSON.stringify(acknowledged)}.filter((uuid) => !fromUuidSync(uuid));`);
  for (const page of [gm, p1, p2]) await expect.poll(() => missing(page)).toEqual([]);
  const items = (page: Page): Promise<string[]> =>
    inFoundry(page, `return (await fromUuid("${uuid}")).items.map(({ name }) => name).sort();`);
  const aspects = (await items(p2)).filter((name) => name.startsWith("Odd of"));
  await expect(sheet.locator(".norn-card")).toHaveCount(aspects.length);

  // A client that lost its connection settles nothing until it is reloaded.
  for (const page of [gm, p1, p2]) {
    await page.reload();
    await ready(page);
  }
  await expect.poll(() => missing(p2)).toEqual([]);
  // What was stored but not acknowledged is there now too.
  await expect.poll(() => items(p2)).toEqual(await items(gm));
  // The game goes on as before.
  await inFoundry(p1, `await (await fromUuid("${uuid}")).update({ name: "Odd again" });`);
  await expect.poll(() => inFoundry(gm, `return (await fromUuid("${uuid}")).name;`)).toBe("Odd again");
  await inFoundry(gm, `await (await fromUuid("${uuid}")).delete();`);
});
