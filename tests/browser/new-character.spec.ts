import type { Locator, Page } from "@playwright/test";
import { immediately, inFoundry, play, sidebarTab } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const NAME = "Maud Fenwick";

const listed = (page: Page): Locator => page.locator("#actors .entry-name", { hasText: NAME });

test.afterEach(({ gm }) => inFoundry(gm, `await game.actors.getName("${NAME}").delete();`));

test("a character the GM makes is the GM's until it is given to a player; then everyone has it in sight", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await inFoundry(gm, `await Actor.implementation.create({ name: "${NAME}", type: "character" });`);
  for (const page of [gm, p2]) await sidebarTab(page, "actors");
  await expect(listed(gm)).toBeVisible();
  await p2.waitForFunction(`game.actors.getName("${NAME}") !== undefined`);
  await expect(listed(p2)).toHaveCount(0);

  await inFoundry(gm, `await game.actors.getName("${NAME}").sheet.render({ force: true });`);
  await gm.locator(".norn.sheet [data-action=toggleControls]").click();
  await gm.getByText("Configure Ownership").click();
  await gm.getByLabel("Player 1", { exact: true }).selectOption("3");
  await gm.getByRole("button", { name: "Save ownership" }).click();
  await expect(gm.locator("#notifications")).toContainText(`${NAME} is a player’s character now`);
  await expect(listed(p2)).toBeVisible();
  await expect(p2.locator("#norn-strip").getByRole("button", { name: new RegExp(`^${NAME}`) })).toBeVisible();
});

test("places for aspects stay whole while they are filled and left; Escape returns to the one it was", async ({ gm }) => {
  await play("strands", gm);
  await inFoundry(gm, `await Actor.implementation.create({ name: "${NAME}", type: "character" });`);
  await inFoundry(gm, `await game.actors.getName("${NAME}").sheet.render({ force: true });`);
  const sheet = gm.locator(".norn.sheet");
  const places = sheet.locator(".norn-slot");
  const written = sheet.getByRole("button", { name: "Character aspect Write an aspect" });
  await expect(places.getByRole("button", { name: "Write an aspect" })).toHaveCount(10);
  const field = sheet.getByRole("textbox", { name: /aspect: the phrase/ });

  const below = (): Promise<number> =>
    sheet.locator(".norn-traits").evaluate((part) => Math.round(part.getBoundingClientRect().top));
  const top = await immediately(below);
  await sheet.getByRole("button", { name: "Defining aspect Write an aspect" }).click();
  await expect(field).toBeFocused();
  expect(await immediately(below)).toBe(top);
  await gm.keyboard.type("Last of the Lamplighters");
  await gm.keyboard.press("Tab");
  await written.first().click();
  await expect(field).toHaveCount(2);
  await gm.keyboard.type("Never mind");
  await gm.keyboard.press("Escape");

  await expect(field).toHaveCount(1);
  await expect(written.first()).toBeFocused();
  await expect(places).toHaveCount(9);
  await expect(places.getByRole("button", { name: "Write an aspect" })).toHaveCount(9);
});

test("a skill or a stunt that is not named goes again; one that is stays, with its other fields", async ({ gm }) => {
  await play("trifold", gm);
  await inFoundry(gm, `await Actor.implementation.create({ name: "${NAME}", type: "character" });`);
  await inFoundry(gm, `await game.actors.getName("${NAME}").sheet.render({ force: true });`);
  const sheet = gm.locator(".norn.sheet");
  const named = (type: string): Promise<string[]> =>
    inFoundry(
      gm,
      `return game.actors.getName("${NAME}").itemTypes.${type}.map((item) => item.name).filter((name) => !/^[A-Z][a-z]+$/.test(name));`,
    );
  const add = sheet.getByRole("button", { name: "Add a skill" });
  await add.press("Enter");
  await expect(sheet.getByPlaceholder("Name", { exact: true }).last()).toBeFocused();
  await gm.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await add.press("Enter");
  await expect(sheet.getByPlaceholder("Name", { exact: true }).last()).toBeFocused();
  await gm.keyboard.type("Kite flying");
  await gm.keyboard.press("Enter");
  await expect.poll(() => named("skill")).toEqual(["Kite flying"]);
  await expect(sheet.getByRole("textbox", { name: "Rank of Kite flying" })).toBeVisible();

  await sheet.getByRole("tab", { name: "Stunts & gear" }).click();
  const stunt = sheet.getByRole("button", { name: "Add stunt" });
  await stunt.press("Enter");
  await expect.poll(() => named("stunt")).toHaveLength(1);
  await sheet.getByRole("tab", { name: "Notes" }).click();
  await expect.poll(() => named("stunt")).toEqual([]);
});
