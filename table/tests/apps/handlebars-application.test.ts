// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { ApplicationV2 } from "../../client/applications/api/application.ts";
import { HandlebarsApplicationMixin } from "../../client/applications/api/handlebars-application.ts";
import { initialize } from "../../client/applications/handlebars/initialize.ts";
import { forgetTemplates } from "../../client/applications/handlebars/templates.ts";
import { openPage, serveTemplates, type PageRecord } from "./page.ts";

const TEMPLATES = {
  "t/header.hbs": "<header><h2>{{name}}</h2><small>{{partId}}</small></header>",
  "t/body.hbs": `<section class="tab {{tab.cssClass}}" data-group="primary" data-tab="body"><input name="name" value="{{name}}">
    <input type="checkbox" name="kind" value="a"><input type="checkbox" name="kind" value="b">
    <div class="list">{{> t/row.hbs word="row"}}</div></section>`,
  "t/row.hbs": "<p>{{word}}</p>",
  "t/two.hbs": "<p>1</p><p>2</p>",
  "t/none.hbs": "only words",
  "t/root.hbs": "<div class='inner'><p>one</p><p>two</p></div>",
  "t/form.hbs": "<form class='note'><input name='note' value='hello'><button type='submit'>Send</button></form>",
  "t/broken.hbs": "{{#if}}",
};

class Parts extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = { id: "parts" };
  static override PARTS = {
    header: { template: "t/header.hbs", id: "head" },
    body: { template: "t/body.hbs", classes: ["body"], templates: ["t/row.hbs"], scrollable: ["", ".list"] },
  };
  static override TABS = {
    primary: { tabs: [{ id: "body", label: "Body" }, { id: "other" }], initial: "body", labelPrefix: "TAB" },
  };
  name = "Ada";
  readonly prepared: string[] = [];

  protected override async _prepareContext(options: Record<string, unknown>): Promise<Record<string, unknown>> {
    return { ...(await super._prepareContext(options)), name: this.name };
  }
  protected override async _preparePartContext(
    partId: string,
    context: Record<string, unknown>,
    options: Record<string, unknown>,
  ): Promise<Record<string, unknown>> {
    this.prepared.push(partId);
    return super._preparePartContext(partId, context, options);
  }
}

function withPart(template: string, more: object = {}): InstanceType<typeof Parts> {
  class One extends HandlebarsApplicationMixin(ApplicationV2) {
    static override PARTS = { main: { template, ...more } };
  }
  return new One() as unknown as InstanceType<typeof Parts>;
}

let page: PageRecord;
let fetched: ReturnType<typeof serveTemplates>;
beforeEach(() => {
  page = openPage();
  initialize();
  forgetTemplates();
  fetched = serveTemplates(TEMPLATES);
});

describe("parts", () => {
  it("are rendered in order, marked with their part, and named by their id", async () => {
    const app = new Parts();
    await app.render({ force: true });
    const content = app.element.querySelector(".window-content");
    expect([...(content?.children ?? [])].map((part) => (part as HTMLElement).dataset["applicationPart"])).toEqual([
      "header",
      "body",
    ]);
    expect(app.parts["header"]?.id).toBe("parts-head");
    expect(app.parts["body"]?.matches("section.body.tab.active")).toBe(true);
    expect(content?.querySelector("small")?.textContent).toBe("parts-header");
    expect(content?.querySelector(".list p")?.textContent).toBe("row");
  });

  it("are rendered again alone if asked to", async () => {
    const app = new Parts();
    await app.render({ force: true });
    const { body, header } = { ...app.parts };
    app.name = "Grace";
    app.prepared.length = 0;
    await app.render({ parts: ["header"] });
    expect(app.prepared).toEqual(["header"]);
    expect(app.parts["body"]).toBe(body);
    expect(app.parts["header"]).not.toBe(header);
    expect(app.element.querySelector("h2")?.textContent).toBe("Grace");
    expect(app.element.querySelector("input")?.value).toBe("Ada");
  });

  it("that do not exist are named in a warning", async () => {
    const app = new Parts();
    await app.render({ force: true });
    await app.render({ parts: ["hat"] });
    expect(page.notices).toEqual([{ level: "warn", message: 'Part "hat" is not a supported template part for Parts' }]);
  });

  it.each(["t/two.hbs", "t/none.hbs"])("must have exactly one root element: %s", async (template) => {
    await expect(withPart(template).render({ force: true })).rejects.toThrow(
      /Template part "main" must render a single HTML element/,
    );
  });

  it.each([
    ["t/two.hbs", 2],
    ["t/root.hbs", 1],
    ["t/none.hbs", 0],
  ])("marked as root are the content, however many elements they render: %s", async (template, count) => {
    const app = withPart(template, { root: true, classes: ["inner"] });
    await app.render({ force: true });
    await app.render();
    const content = app.element.querySelector(".window-content");
    expect(content?.children).toHaveLength(count);
    expect(content?.matches(".inner[data-application-part=main]")).toBe(true);
    expect(app.parts["main"]).toBe(content);
  });

  it("pass their own forms to their handlers", async () => {
    const received: unknown[] = [];
    const handler = (_event: Event, form: HTMLFormElement, data: { object: unknown }): void =>
      void received.push(form.className, data.object);
    const app = withPart("t/form.hbs", { forms: { "form.note": { handler, submitOnChange: true } } });
    await app.render({ force: true });
    app.element.querySelector("input[name=note]")?.dispatchEvent(new Event("change", { bubbles: true }));
    expect(received).toEqual(["note", { note: "hello" }]);
  });
});

describe("what a user was doing survives a new rendering", () => {
  it("keeps the focus, the selection and the scroll positions", async () => {
    const app = new Parts();
    await app.render({ force: true });
    const input = app.element.querySelector<HTMLInputElement>("input[name=name]");
    input?.focus();
    input?.setSelectionRange(1, 2);
    const list = app.element.querySelector(".list");
    if (list) list.scrollTop = 40;
    await app.render();
    const after = app.element.querySelector<HTMLInputElement>("input[name=name]");
    expect(after).not.toBe(input);
    expect(document.activeElement).toBe(after);
    expect([after?.selectionStart, after?.selectionEnd]).toEqual([1, 2]);
    expect(app.element.querySelector(".list")?.scrollTop).toBe(40);
  });

  it("finds the right one of several fields with the same name", async () => {
    const app = new Parts();
    await app.render({ force: true });
    app.element.querySelector<HTMLInputElement>("input[value=b]")?.focus();
    await app.render();
    expect((document.activeElement as HTMLInputElement | null)?.value).toBe("b");
  });
});

describe("templates", () => {
  it("are fetched once", async () => {
    await new Parts().render({ force: true });
    await new Parts({ id: "again" }).render({ force: true });
    expect(fetched.mock.calls.map(([url]) => url as string).toSorted()).toEqual(["/t/body.hbs", "/t/header.hbs", "/t/row.hbs"]);
  });

  it("that are missing are named, to the user and in the rejection", async () => {
    const app = withPart("t/absent.hbs");
    await expect(app.render({ force: true })).rejects.toThrow('"t/absent.hbs" could not be loaded: 404 Not Found');
    expect(page.notices).toEqual([{ level: "error", message: 'The template "t/absent.hbs" could not be loaded: 404 Not Found' }]);
  });

  it("that are invalid are named", async () => {
    await expect(withPart("t/broken.hbs").render({ force: true })).rejects.toThrow(
      'The template "t/broken.hbs" is not valid Handlebars',
    );
  });
});

describe("tabs", () => {
  it("are prepared from TABS, with the initial one active and labels from their prefix", async () => {
    page.texts["TAB.body"] = "The body";
    const app = new Parts();
    await app.render({ force: true });
    expect(app.tabGroups).toEqual({ primary: "body" });
    const context = page.hooks.find(({ hook }) => hook === "renderParts")?.args[2] as { tabs: Record<string, unknown> };
    expect(context.tabs).toEqual({
      body: { id: "body", group: "primary", active: true, cssClass: "active", label: "The body" },
      other: { id: "other", group: "primary", active: false, cssClass: "", label: "TAB.other" },
    });
  });

  it("change by changeTab, which throws if there is no such tab", async () => {
    const app = new Parts();
    await app.render({ force: true });
    expect(() => app.changeTab("nowhere", "primary")).toThrow(
      'No matching tab element found for group "primary" and tab "nowhere"',
    );
    expect(() => app.changeTab("", "primary")).toThrow("You must pass both the tab and tab group identifier");
  });

  it("change by a click on data-action=tab", async () => {
    class Tabbed extends HandlebarsApplicationMixin(ApplicationV2) {
      static override TABS = { primary: { tabs: [{ id: "a" }, { id: "b" }], initial: "a" } };
      static override PARTS = {
        nav: { template: "templates/generic/tab-navigation.hbs" },
        a: { template: "t/a.hbs" },
        b: { template: "t/b.hbs" },
      };
    }
    const tab = (id: string): string =>
      `<section class="tab {{tab.cssClass}}" data-group="primary" data-tab="${id}">${id}</section>`;
    serveTemplates({ "t/a.hbs": tab("a"), "t/b.hbs": tab("b") });
    const app = new Tabbed();
    await app.render({ force: true });
    app.element.querySelector<HTMLElement>("nav.tabs [data-tab=b]")?.click();
    expect(app.tabGroups["primary"]).toBe("b");
    expect([...app.element.querySelectorAll(".active")].map((element) => (element as HTMLElement).dataset["tab"])).toEqual([
      "b",
      "b",
    ]);
    await app.render();
    expect(app.element.querySelector("section.tab.active")?.textContent).toBe("b");
  });
});
