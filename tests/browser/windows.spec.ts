import type { Page } from "@playwright/test";
import { expect, test } from "./tiny-table.fixture.ts";
import { immediately } from "./play.ts";

/** The part of the page that tests use; the client's own types are not known here. */
interface Sheet {
  rendered: boolean;
  render(options: object): Promise<unknown>;
}
interface Doc {
  id: string;
  name: string;
  sheet: Sheet | null;
  items: { contents: Doc[]; size: number };
  toDragData(): object;
  update(changes: object): Promise<unknown>;
  delete(): Promise<unknown>;
}
interface Globals {
  game: {
    packs: { contents: { getDocuments(): Promise<Doc[]> }[] };
    actors: { getName(name: string): Doc };
    items: { getName(name: string): Doc; contents: Doc[] };
    users: { get(id: string): object };
  };
  foundry: { applications: { api: { DialogV2: { query(user: object, type: string, config: object): Promise<unknown> } } } };
}
declare const globalThis: Globals & typeof window;

async function openSheet(page: Page, collection: "actors" | "items", name: string): Promise<void> {
  await page.evaluate(
    async ([from, called]) => void (await globalThis.game[from].getName(called).sheet?.render({ force: true })),
    [collection, name] as const,
  );
}

/** Drops a document of this page on the open sheet, at the row of another item if one is named. */
async function dropOnSheet(page: Page, from: { actor?: string; item: string }, at?: string): Promise<void> {
  await page.evaluate(
    ([source, row]) => {
      const { actors, items } = globalThis.game;
      const held = source.actor
        ? actors.getName(source.actor).items.contents.find(({ name }) => name === source.item)
        : items.getName(source.item);
      const carried = new DataTransfer();
      carried.setData("text/plain", JSON.stringify(held?.toDragData()));
      const sheet = document.querySelector(".hero");
      const rows = [...(sheet?.querySelectorAll("[data-item-id]") ?? [])];
      const target = rows.find((entry) => row && entry.textContent?.includes(row)) ?? sheet;
      target?.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }));
    },
    [from, at] as const,
  );
}

function rows(page: Page): Promise<string[]> {
  return page.locator(".hero [data-item-id] a, .hero [data-item-id] [data-action=openThing]").allTextContents();
}

test.describe("sheets", () => {
  test("copy what is dropped from outside, and sort their own items", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    await openSheet(gm, "actors", "Ama");
    await dropOnSheet(gm, { item: "Bell" });
    await expect.poll(() => rows(gm)).toHaveLength(2);
    await expect.poll(() => gm.evaluate(() => globalThis.game.items.contents.length)).toBe(1);
    const place = (): Promise<unknown> =>
      gm.evaluate(`game.actors.getName("Ama").items.contents.find(({ name }) => name === "Bell").sort`);
    const before = await place();
    await dropOnSheet(gm, { actor: "Ama", item: "Bell" }, "Knife");
    await expect.poll(place).not.toBe(before);
    await expect.poll(() => rows(gm)).toHaveLength(2);
    expect(tiny.errors).toEqual([]);
  });

  test("show other clients' changes and keep the user's place", async ({ tiny }) => {
    const [gm, one] = [await tiny.sit("gm"), await tiny.sit("p1")];
    await openSheet(gm, "actors", "Ama");
    await openSheet(one, "actors", "Ama");
    await gm.locator(".hero input[name=name]").focus();
    await one.locator(".hero input[name='system.strength']").fill("9");
    await one.keyboard.press("Tab");
    await expect(gm.locator(".hero input[name='system.strength']")).toHaveValue("9");
    await expect(gm.locator(".hero input[name=name]")).toBeFocused();
    expect(tiny.errors).toEqual([]);
  });

  test("refuse in words those who may not see, and are disabled for those who may only read", async ({ tiny }) => {
    const [gm, two] = [await tiny.sit("gm"), await tiny.sit("p2")];
    await openSheet(two, "actors", "Ama");
    await expect(two.locator("#notifications")).toContainText("You do not have permission to view this Actor sheet.");
    await expect(two.locator(".hero")).toHaveCount(0);

    await openSheet(gm, "actors", "Ama");
    await gm.locator(".hero [data-action=toggleControls]").click();
    await gm.getByText("Configure Ownership").click();
    await gm.getByLabel("Player 2").selectOption("2");
    await gm.getByRole("button", { name: "Save ownership" }).click();
    await expect(gm.locator(".document-ownership")).toHaveCount(0);
    await openSheet(two, "actors", "Ama");
    await expect(two.locator(".hero input[name=name]")).toBeDisabled();
    await dropOnSheet(two, { actor: "Bel", item: "Knife" });
    expect(tiny.errors.filter((error) => !error.includes("permission"))).toEqual([]);
  });

  test("close everywhere when their document is deleted", async ({ tiny }) => {
    const [gm, one] = [await tiny.sit("gm"), await tiny.sit("p1")];
    await openSheet(gm, "actors", "Ama");
    await openSheet(one, "actors", "Ama");
    await expect(one.locator(".hero")).toHaveCount(1);
    await gm.evaluate(async () => void (await globalThis.game.actors.getName("Ama").delete()));
    await expect(gm.locator(".hero")).toHaveCount(0);
    await expect(one.locator(".hero")).toHaveCount(0);
    expect(tiny.errors).toEqual([]);
  });

  test("say what is wrong with a value", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    await openSheet(gm, "actors", "Ama");
    await gm.locator(".hero input[name=name]").fill("");
    await gm.keyboard.press("Tab");
    await expect(gm.locator("#notifications")).toContainText("name");
    expect(await immediately(() => gm.evaluate(() => globalThis.game.actors.getName("Ama").name))).toBe("Ama");
  });
});

test.describe("a document of a compendium", () => {
  test("is read there, and imported into the world by its sheet's menu", { tag: "@both" }, async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const before = await gm.evaluate(() => globalThis.game.items.contents.length);
    const name = await gm.evaluate(async () => {
      const [first] = (await globalThis.game.packs.contents[0]?.getDocuments()) ?? [];
      await first?.sheet?.render({ force: true });
      return first?.name;
    });
    await expect(gm.locator(".thing input[name=name]")).toBeDisabled();
    await gm.locator(".thing [data-action=toggleControls]").click();
    await gm.getByText("Import into the World").click();
    await expect(gm.locator(".thing input[name=name]")).toBeEnabled();
    const names = await gm.evaluate(() => globalThis.game.items.contents.map((item) => item.name));
    expect(names).toHaveLength(before + 1);
    expect(names).toContain(name);
    expect(tiny.errors).toEqual([]);
  });
});

test.describe("dialogs", () => {
  test("are answered by another user", async ({ tiny }) => {
    const [gm, one] = [await tiny.sit("gm"), await tiny.sit("p1")];
    const answer = gm.evaluate(() =>
      globalThis.foundry.applications.api.DialogV2.query(globalThis.game.users.get("TableUserPlayer1"), "confirm", {
        window: { title: "Well?" },
        content: "<p>Do you?</p>",
      }),
    );
    await one.locator("dialog.application").getByRole("button", { name: "Yes" }).click();
    expect(await answer).toBe(true);
    expect(tiny.errors).toEqual([]);
  });
});

test.describe("core's own sheets", () => {
  test("write a macro and a journal entry", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    await gm.locator('#sidebar-tabs [data-tab="macros"]').click();
    await gm.locator("#macros .entry-name").first().click();
    await gm.locator(".macro-config textarea").fill("Good morning");
    await gm.getByRole("button", { name: "Save Macro" }).click();
    await expect(gm.locator(".macro-config")).toHaveCount(0);

    await gm.locator('#sidebar-tabs [data-tab="journal"]').click();
    await gm.locator("#journal .entry-name").first().click();
    await gm.locator(".journal-sheet prose-mirror .toggle").click();
    await gm.keyboard.type("Clear. ");
    await gm.keyboard.press("Control+s");
    await expect(gm.locator(".journal-sheet prose-mirror .editor-content")).toContainText("Clear.");
    await gm.getByRole("button", { name: "Add a page" }).click();
    await expect(gm.locator(".journal-entry-page")).toHaveCount(2);
    expect(tiny.errors).toEqual([]);
  });
});
