import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openWindowPage, type WindowPage } from "./page/open-page.ts";

const TEMPLATES = {
  "t/plain.hbs": `<section class="standard-form"><label for="plain-name">Name</label><input id="plain-name" name="name" value="Ada">
    <button type="button" data-action="noop">Do</button></section>`,
  "t/sheet.hbs": `<section class="standard-form">
    {{formGroup fields.name value=source.name rootId=rootId label="Name"}}
    {{formGroup fields.size value=source.size rootId=rootId label="Size" hint="In feet."}}
    {{formGroup fields.notes value=source.notes enriched=source.notes toggled=true rootId=rootId label="Notes"}}
    <file-picker name="img" value="{{source.img}}" aria-label="Picture"></file-picker>
    <button type="button" data-action="noop">Do</button></section>`,
};

let opened: WindowPage;
let page: Page;

beforeAll(async () => {
  opened = await openWindowPage(TEMPLATES);
  page = opened.page;
}, 60_000);

afterAll(() => opened.browser.close());

/** Each test starts with the page as it was opened: no windows, the focus nowhere. */
beforeEach(async () => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.evaluate(async () => {
    for (const app of [...applications.instances.values()]) await app.close();
    notices.length = 0;
    (document.activeElement as HTMLElement | null)?.blur();
  });
});

/** A plain window with one field. */
async function openPlain(id: string, position = { left: 100, top: 80, width: 320, height: 240 }): Promise<void> {
  await page.evaluate(
    async ([windowId, place]) => {
      const { ApplicationV2, HandlebarsApplicationMixin } = applications.api;
      class Plain extends HandlebarsApplicationMixin(ApplicationV2) {
        static override PARTS = { main: { template: "t/plain.hbs" } };
        static override DEFAULT_OPTIONS = {
          window: { title: "Plain", resizable: true, controls: [{ icon: "fa-solid fa-pen", label: "Write", action: "noop" }] },
        };
      }
      await new Plain({ id: windowId, position: place }).render({ force: true });
    },
    [id, position] as const,
  );
}

/** The sheet of a document that exists only in the page. */
async function openSheet({ editable = true } = {}): Promise<void> {
  await page.evaluate(async (mayEdit) => {
    const { DocumentSheetV2, HandlebarsApplicationMixin } = applications.api;
    class Sheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
      static override PARTS = { main: { template: "t/sheet.hbs", scrollable: [""] } };
      static override DEFAULT_OPTIONS = {
        position: { width: 460, height: 500, left: 20, top: 20 },
        form: { submitOnChange: true },
      };
      override get isEditable(): boolean {
        return mayEdit;
      }
    }
    const notes = "<p>It <strong>burns</strong>.</p><table><tbody><tr><td><p>oil</p></td></tr></tbody></table>";
    const made = new FakeDocument({ _id: "b".repeat(16), name: "A lantern", size: 3, notes });
    Object.assign(globalThis, { made });
    await new Sheet({ document: made }).render({ force: true });
  }, editable);
}

function made<T>(read: string): Promise<T> {
  return page.evaluate(`made.${read}`);
}

describe("the focus", () => {
  it("moves into a window that opens and back when it closes", async () => {
    await page.focus("#opener");
    await openPlain("one");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("one");
    await page.keyboard.press("Escape");
    expect(await page.locator("#one").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("opener");
  });

  it("stays in a field the user is typing into", async () => {
    await page.focus("#outside");
    await page.keyboard.type("abc");
    await openPlain("one");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("outside");
  });

  it("leaves a field by Escape first, so that what was typed counts, and then closes all windows (#9752)", async () => {
    await openPlain("one");
    await openPlain("two", { left: 500, top: 80, width: 320, height: 240 });
    await page.locator("#two input").fill("Grace");
    await page.keyboard.press("Escape");
    expect(await page.locator("#two").count()).toBe(1);
    await page.keyboard.press("Escape");
    expect([await page.locator("#one").count(), await page.locator("#two").count()]).toEqual([0, 0]);
  });
});

describe("a window by mouse and keyboard", () => {
  async function box(selector: string): Promise<{ x: number; y: number; width: number; height: number }> {
    const found = await page.locator(selector).boundingBox();
    if (!found) throw new Error(`${selector} is not there`);
    return found;
  }

  async function drag(from: [number, number], to: [number, number]): Promise<void> {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  }

  it("is dragged by its header and stays on the page", async () => {
    await openPlain("one");
    await drag([160, 95], [260, 195]);
    expect(await box("#one")).toMatchObject({ x: 200, y: 180 });
    await drag([260, 195], [990, 790]);
    const { x, y, width, height } = await box("#one");
    expect([x + width, y + height]).toEqual([1000, 800]);
  });

  it("is resized by its corner, but not to nothing", async () => {
    await openPlain("one");
    await drag([415, 315], [515, 415]);
    expect(await box("#one")).toMatchObject({ width: 420, height: 340 });
    await drag([515, 415], [110, 90]);
    expect((await box("#one")).width).toBe(200);
  });

  it("is minimized by a double click on its header", async () => {
    await openPlain("one");
    await page.dblclick("#one .window-title");
    expect((await box("#one")).height).toBeLessThan(50);
    await page.dblclick("#one .window-title");
    expect((await box("#one")).height).toBe(240);
  });

  it("fits a narrow page", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPlain("one", { left: 300, top: 0, width: 500, height: 240 });
    const { x, width } = await box("#one");
    expect([x, width]).toEqual([0, 360]);
  });

  it("moves into view when the page gets smaller", async () => {
    await openPlain("one", { left: 600, top: 500, width: 320, height: 240 });
    await page.setViewportSize({ width: 500, height: 400 });
    await expect.poll(() => box("#one")).toMatchObject({ x: 180, y: 160 });
  });

  it("comes to the front when it is clicked", async () => {
    await openPlain("one");
    await openPlain("two", { left: 300, top: 100, width: 320, height: 240 });
    await page.mouse.click(120, 200);
    const z = (id: string): Promise<number> => page.locator(id).evaluate((element) => Number(element.style.zIndex));
    expect(await z("#one")).toBeGreaterThan(await z("#two"));
  });

  it("has a menu that opens by keyboard, and closes without closing the window", async () => {
    await openPlain("one");
    await page.focus("#one [data-action=toggleControls]");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Write");
    await page.keyboard.press("Escape");
    expect(await page.locator("#one .controls-dropdown").isHidden()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Toggle Controls");
    expect(await page.locator("#one").count()).toBe(1);
  });

  it("has tooltips for its buttons, on hover and on focus", async () => {
    await openPlain("one");
    await page.keyboard.press("Tab");
    expect(await page.locator("#tooltip.active").textContent()).toBe("Toggle Controls");
    await page.keyboard.press("Tab");
    expect(await page.locator("#tooltip.active").textContent()).toBe("Close Window");
  });
});

describe("a document's sheet", () => {
  it("has labels that name their fields, and saves a change at once", async () => {
    await openSheet();
    await page.getByLabel("Size").fill("7");
    await page.keyboard.press("Tab");
    await expect.poll(() => made("_source.size")).toBe(7);
    expect(await made("updates")).toEqual([expect.objectContaining({ name: "A lantern", size: 7 })]);
  });

  it("says what is wrong with a value and stores nothing", async () => {
    await openSheet();
    await page.getByLabel("Name").fill("");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => notices.join())).toContain("may not be");
    expect(await made("updates")).toEqual([]);
  });

  it("keeps the user's place while another client changes the document", async () => {
    await openSheet();
    await page.getByLabel("Name").focus();
    await page.evaluate(() => (document.activeElement as HTMLInputElement).setSelectionRange(2, 5));
    await page.evaluate("made.update({ size: 9 })");
    await expect.poll(() => page.getByLabel("Size").inputValue()).toBe("9");
    const place = await page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement;
      return [field.name, field.selectionStart, field.selectionEnd];
    });
    expect(place).toEqual(["name", 2, 5]);
  });

  it("keeps the focus in an element that consists of several inputs", async () => {
    await openSheet();
    await page.locator("file-picker input").focus();
    await page.evaluate("made.update({ size: 8 })");
    await expect.poll(() => page.getByLabel("Size").inputValue()).toBe("8");
    expect(await page.evaluate(() => document.activeElement?.parentElement?.tagName)).toBe("FILE-PICKER");
  });

  it("follows the name of its document", async () => {
    await openSheet();
    await page.evaluate("made.update({ name: 'A lamp' })");
    await expect.poll(() => page.locator(".window-title").textContent()).toBe("Item: A lamp");
  });

  it("is disabled for those who may not change it, except the window itself", async () => {
    await openSheet({ editable: false });
    expect(await page.getByLabel("Size").isDisabled()).toBe(true);
    expect(await page.locator("[data-action=noop]").isDisabled()).toBe(true);
    expect(await page.locator("prose-mirror .toggle").isHidden()).toBe(true);
    await page.click("[data-action=close]");
    await expect.poll(() => page.locator(".sheet").count()).toBe(0);
  });

  it("opens an editor for formatted text, and keeps what it cannot edit", async () => {
    await openSheet();
    await page.click("prose-mirror .toggle");
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("Hot! ");
    await page.keyboard.press("Control+s");
    await expect
      .poll(() => made("_source.notes"))
      .toBe("<p><strong>Hot! </strong>It <strong>burns</strong>.</p><table><tbody><tr><td><p>oil</p></td></tr></tbody></table>");
    await expect.poll(() => page.locator("prose-mirror .editor-content strong").first().textContent()).toBe("Hot! ");
  });
});

describe("axe finds nothing wrong with", () => {
  it.each(["light", "dark"] as const)("windows in the %s theme", async (theme) => {
    await page.evaluate(
      (scheme) => settings.set("core", "uiConfig", { colorScheme: { applications: scheme, interface: scheme } }),
      theme,
    );
    expect(await page.evaluate(() => document.body.className)).toContain(`theme-${theme}`);
    await openSheet();
    await page.click("prose-mirror .toggle");
    await page.evaluate(async () => {
      const { SettingsConfig } = applications.settings;
      const { FilePicker, DocumentOwnershipConfig } = applications.apps;
      await new SettingsConfig({ position: { left: 500, top: 10, width: 480, height: 380 } }).render({ force: true });
      await new ControlsConfig({ position: { left: 500, top: 400 } }).render({ force: true });
      await new FilePicker({ current: "icons/svg/sun.svg", position: { left: 10, top: 520, width: 400, height: 260 } }).render({
        force: true,
      });
      const made = new FakeDocument({ _id: "c".repeat(16), name: "Another" });
      await new DocumentOwnershipConfig({ document: made }).render({ force: true });
    });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
  });
});
