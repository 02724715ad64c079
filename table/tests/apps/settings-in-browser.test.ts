import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openWindowPage, type WindowPage } from "./page/open-page.ts";

let opened: WindowPage;
let page: Page;

beforeAll(async () => {
  opened = await openWindowPage();
  page = opened.page;
}, 60_000);

afterAll(() => opened.browser.close());

beforeEach(async () => {
  await page.evaluate(async () => {
    for (const app of [...applications.instances.values()]) await app.close();
    notices.length = 0;
    await new applications.settings.SettingsConfig().render({ force: true });
  });
  await page.getByRole("button", { name: "The page's system" }).click();
});

function value(key: string): Promise<unknown> {
  return page.evaluate((name) => settings.get("page", name), key);
}

describe("the settings window", () => {
  it("has an input for each type of setting, and stores what is saved", async () => {
    await page.getByLabel("Loud").check();
    await page.getByRole("spinbutton", { name: "Speed" }).fill("8");
    await page.getByLabel("Color").selectOption("b");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect.poll(() => page.locator("#settings-config").count()).toBe(0);
    expect([await value("loud"), await value("speed"), await value("color"), await value("field")]).toEqual([true, 8, "b", 2]);
  });

  it("asks to reload if a setting needs it and was changed", async () => {
    await page.getByLabel("A field").fill("5");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("The change takes effect after reloading. Reload now?").waitFor();
    await page.getByRole("button", { name: "No" }).click();
    expect(await value("field")).toBe(5);
  });

  it("shows the defaults again, which take effect when saved", async () => {
    await page.getByRole("spinbutton", { name: "Speed" }).fill("9");
    await page.getByRole("button", { name: "Reset Defaults" }).click();
    expect(await page.getByRole("spinbutton", { name: "Speed" }).inputValue()).toBe("3");
  });

  it("opens registered menus, such as light and dark", async () => {
    await page.getByRole("button", { name: "Core", exact: true }).click();
    await page.getByRole("button", { name: "Choose colors" }).click();
    await page.getByLabel("Windows").selectOption("light");
    await page.locator("#ui-config").getByRole("button", { name: "Save" }).click();
    await expect.poll(() => page.evaluate(() => document.body.className)).toContain("theme-light");
    expect(await page.locator("#settings-config").getAttribute("class")).toContain("theme-light");
  });

  it("lists the keys", async () => {
    await page.evaluate(() => new ControlsConfig().render({ force: true }));
    expect(await page.locator(".keybinding kbd").allTextContents()).toEqual(["Shift + J"]);
  });
});
