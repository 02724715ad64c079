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
  });
});

/** A form with this markup; its changes are counted. */
async function openForm(html: string): Promise<void> {
  await page.evaluate((markup) => {
    const form = document.createElement("form");
    form.innerHTML = markup;
    form.dataset["changes"] = "0";
    form.addEventListener("change", () => (form.dataset["changes"] = String(Number(form.dataset["changes"]) + 1)));
    document.querySelector("form")?.remove();
    document.body.prepend(form);
  }, html);
}

function read(): Promise<Record<string, unknown>> {
  return page.evaluate(() => new applications.ux.FormDataExtended(document.querySelector("form") as HTMLFormElement).object);
}

function changes(): Promise<string | null> {
  return page.locator("form").getAttribute("data-changes");
}

describe("elements are part of their form", () => {
  it("with their initial values", async () => {
    await openForm(`<file-picker name="file" value="icons/svg/sun.svg"></file-picker><color-picker name="color" value="#ff8800"></color-picker>
      <range-picker name="range" value="4" min="1" max="9"></range-picker><string-tags name="tags" value="one,two,one"></string-tags>
      <document-tags name="documents" value="Item.${"a".repeat(16)}"></document-tags><document-tags name="document" single></document-tags>
      <multi-select name="several"><option value="a" selected>A</option><option value="b">B</option></multi-select>
      <multi-checkbox name="boxes" value="b"><option value="a">A</option><option value="b">B</option></multi-checkbox>
      <code-mirror name="code">let x;</code-mirror><prose-mirror name="text" value="&lt;p&gt;Hello&lt;/p&gt;" toggled><p>Hello!</p></prose-mirror>`);
    expect(await read()).toEqual({
      file: "icons/svg/sun.svg",
      color: "#ff8800",
      range: 4,
      tags: ["one", "two"],
      documents: [`Item.${"a".repeat(16)}`],
      document: null,
      several: ["a"],
      boxes: ["b"],
      code: "let x;",
      text: "<p>Hello</p>",
    });
  });

  it("and are left out when the form's fields are disabled", async () => {
    await openForm(`<fieldset disabled><string-tags name="tags" value="one"></string-tags></fieldset>`);
    expect(await read()).toEqual({});
    expect(await page.locator("string-tags input").isDisabled()).toBe(true);
    expect(await page.locator("string-tags .remove").count()).toBe(0);
  });

  it("are named by their labels", async () => {
    await openForm(`<label for="c">Color</label><color-picker id="c" name="color" value=""></color-picker>`);
    await page.getByLabel("Color").first().waitFor();
    await page.click("label");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Color");
  });
});

describe("a user changes", () => {
  it("tags by typing and removing, with one event for each change", async () => {
    await openForm(`<string-tags name="tags" value="one" aria-label="Tags"></string-tags>`);
    await page.locator("string-tags input").fill("two, three");
    await page.keyboard.press("Enter");
    expect([await read(), await changes()]).toEqual([{ tags: ["one", "two", "three"] }, "1"]);
    await page.getByLabel("Remove two").click();
    expect([await read(), await changes()]).toEqual([{ tags: ["one", "three"] }, "2"]);
    await page.locator("string-tags input").fill("one");
    await page.keyboard.press("Enter");
    expect([await read(), await changes()]).toEqual([{ tags: ["one", "three"] }, "2"]);
    expect(await page.evaluate(() => notices)).toEqual(["one is there already."]);
  });

  it("several choices", async () => {
    await openForm(`<multi-select name="s" aria-label="Several"><option value="a">A</option><option value="b">B</option></multi-select>
      <multi-checkbox name="m"><option value="a">Apples</option><option value="b">Pears</option></multi-checkbox>`);
    await page.getByRole("combobox", { name: "Several" }).selectOption("b");
    await page.getByLabel("Pears").check();
    expect([await read(), await changes()]).toEqual([{ s: ["b"], m: ["b"] }, "2"]);
  });

  it("a number in its range, also one typed beyond it", async () => {
    await openForm(`<range-picker name="r" value="4" min="1" max="9" aria-label="Range"></range-picker>`);
    await page.getByRole("spinbutton", { name: "Range" }).fill("70");
    await page.keyboard.press("Tab");
    expect([await read(), await changes()]).toEqual([{ r: 9 }, "1"]);
  });

  it("a color; an invalid one is ignored", async () => {
    await openForm(`<color-picker name="c" value="#123456" aria-label="Color"></color-picker>`);
    const text = page.locator("color-picker input[type=text]");
    await text.fill("reddish");
    await text.press("Tab");
    expect([await read(), await text.inputValue()]).toEqual([{ c: "#123456" }, "#123456"]);
    await text.fill("#ABCDEF");
    await text.press("Tab");
    expect(await read()).toEqual({ c: "#abcdef" });
  });

  it("a file, with the window that offers the Table's pictures", async () => {
    await openForm(`<file-picker name="f" type="image" value=""></file-picker>`);
    await page.getByLabel("Browse Files").click();
    await page.getByLabel("Filter").fill("tank");
    await expect.poll(() => page.locator(".files-list li:visible").count()).toBe(1);
    await page.locator(".files-list li:visible button").click();
    await page.getByRole("button", { name: "Choose this file" }).click();
    await expect.poll(read).toEqual({ f: "icons/svg/tankard.svg" });
    expect(await changes()).toBe("1");
  });

  it("documents by uuid; unknown ones and those of another type are refused in words", async () => {
    await openForm(`<document-tags name="d" type="Item" max="1" aria-label="Thing"></document-tags>`);
    const type = async (uuid: string): Promise<void> => {
      await page.locator("document-tags input").fill(uuid);
      await page.keyboard.press("Enter");
    };
    await type("Item.nowhere");
    await type(`Item.${"a".repeat(16)}`);
    expect(await page.evaluate(() => notices)).toEqual(['There is no document "Item.nowhere".']);
    expect(await page.locator("document-tags .tag").textContent()).toBe("A rope");
    expect(await read()).toEqual({ d: `Item.${"a".repeat(16)}` });
  });

  it("formatted text that is always open, taken when the focus leaves it", async () => {
    await openForm(`<prose-mirror name="t" value=""></prose-mirror><input name="next">`);
    await page.locator("prose-mirror [contenteditable]").click();
    await page.keyboard.type("One");
    expect([await read(), await changes()]).toEqual([{ t: "<p>One</p>", next: "" }, "0"]);
    await page.locator("prose-mirror select").selectOption("h2");
    await page.getByLabel("Italic").click();
    await page.keyboard.type(" two");
    await page.locator("input[name=next]").focus();
    expect([await read(), await changes()]).toEqual([{ t: "<h2>One<em> two</em></h2>", next: "" }, "1"]);
  });

  it("links in formatted text", async () => {
    await openForm(`<prose-mirror name="t" value="&lt;p&gt;Here&lt;/p&gt;"></prose-mirror>`);
    await page.locator("prose-mirror [contenteditable]").click();
    await page.keyboard.press("Control+a");
    await page.locator("prose-mirror").getByLabel("Link").click();
    await page.getByLabel("Address").fill("https://example.org/");
    await page.keyboard.press("Enter");
    await expect.poll(read).toEqual({ t: '<p><a href="https://example.org/">Here</a></p>' });
  });

  it("nothing that runs: scripts in a text are removed", async () => {
    await openForm(
      `<prose-mirror name="t" value="&lt;p onclick='x()'&gt;A&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror='x()'&gt;"></prose-mirror>`,
    );
    const { t } = (await read()) as { t: string };
    expect(t).not.toMatch(/script|onclick|onerror/);
    expect(t).toContain("<p>A</p>");
  });
});

describe("a context menu", () => {
  it("opens by pointer and keyboard, and arrows move in it", async () => {
    await openForm(`<ul><li tabindex="0" data-id="x">X</li><li tabindex="0" data-id="y">Y</li></ul>`);
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      const entry = (label: string, visible = true): object => ({
        label,
        icon: '<i class="fa-solid fa-star"></i>',
        visible: () => visible,
        onClick: (event: Event, li: HTMLElement) => said.push(`${label} ${String(li.dataset["id"])} ${event.type}`),
      });
      new applications.ux.ContextMenu(document.querySelector("ul") as HTMLElement, "li", [
        entry("First"),
        entry("Hidden", false),
        entry("Second"),
      ]);
    });
    await page.locator("li[data-id=y]").click({ button: "right" });
    expect(await page.locator("#context-menu [role=menuitem]").allTextContents()).toEqual(["First", "Second"]);
    await page.keyboard.press("Escape");
    expect(await page.locator("#context-menu").count()).toBe(0);
    await page.locator("li[data-id=x]").focus();
    await page.locator("li[data-id=x]").dispatchEvent("contextmenu");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("said")).toEqual(["Second x click"]);
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset["id"])).toBe("x");
  });
});
