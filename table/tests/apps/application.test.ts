// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApplicationV2 } from "../../client/applications/api/application.ts";
import { openApplications } from "../../client/applications/api/open-applications.ts";
import { openPage, type PageRecord } from "./page.ts";

class Plain extends ApplicationV2 {
  static override DEFAULT_OPTIONS = {
    id: "plain-{id}",
    classes: ["one"],
    window: { title: "Plain", resizable: true, contentClasses: ["standard"] },
    actions: { hit: Plain.onHit, second: { handler: Plain.onSecond, buttons: [2] } },
  };
  readonly calls: string[] = [];
  text = "first";

  static onHit(this: ApplicationV2, event: PointerEvent, target: HTMLElement): void {
    (this as Plain).calls.push(`hit ${event.type} ${target.dataset["value"]}`);
  }
  static onSecond(this: ApplicationV2): void {
    (this as Plain).calls.push("second");
  }
  protected override async _prepareContext(): Promise<Record<string, unknown>> {
    this.calls.push("_prepareContext");
    return { text: this.text };
  }
  protected override _configureRenderOptions(options: Record<string, unknown>): void {
    super._configureRenderOptions(options);
    this.calls.push("_configureRenderOptions");
  }
  protected override _canRender(): void {
    this.calls.push("_canRender");
  }
  protected override async _preFirstRender(): Promise<void> {
    this.calls.push("_preFirstRender");
  }
  protected override async _preRender(): Promise<void> {
    this.calls.push("_preRender");
  }
  protected override async _renderFrame(options: Record<string, unknown>): Promise<HTMLElement> {
    this.calls.push("_renderFrame");
    return super._renderFrame(options);
  }
  protected override async _renderHTML(context: Record<string, unknown>): Promise<string> {
    this.calls.push("_renderHTML");
    return `<p>${String(context["text"])}</p><button type="button" data-action="hit" data-value="7"><b>Hit</b></button>
      <a data-action="second">2</a><a data-action="unknown">?</a>`;
  }
  protected override _replaceHTML(result: string, content: HTMLElement): void {
    this.calls.push("_replaceHTML");
    content.innerHTML = result;
  }
  protected override async _onFirstRender(): Promise<void> {
    this.calls.push("_onFirstRender");
  }
  protected override async _onRender(): Promise<void> {
    this.calls.push("_onRender");
  }
  protected override async _postRender(): Promise<void> {
    this.calls.push("_postRender");
  }
  protected override _onClickAction(_event: PointerEvent, target: HTMLElement): void {
    this.calls.push(`otherwise ${target.dataset["action"]}`);
  }
  protected override async _preClose(): Promise<void> {
    this.calls.push("_preClose");
  }
  protected override _onClose(): void {
    this.calls.push("_onClose");
  }
}

class Finer extends Plain {
  static override DEFAULT_OPTIONS = {
    ...Plain.DEFAULT_OPTIONS,
    id: "finer",
    classes: ["two"],
    window: {
      ...Plain.DEFAULT_OPTIONS.window,
      icon: "fa-solid fa-star",
      controls: [{ icon: "fa-solid fa-pen", label: "PEN", action: "hit" }],
    },
  };
}

let page: PageRecord;
beforeEach(() => {
  page = openPage();
  openApplications.clear();
});

describe("options are merged along the class chain", () => {
  it("joins arrays, merges objects and replaces the rest", () => {
    const app = new Finer({ classes: ["three"], position: { width: 321 } });
    expect(app.options.classes).toEqual(["one", "two", "three"]);
    expect(app.options.window).toMatchObject({
      title: "Plain",
      icon: "fa-solid fa-star",
      resizable: true,
      minimizable: true,
      contentTag: "section",
    });
    expect(app.options.tag).toBe("div");
    expect(app.position).toMatchObject({ width: 321, height: "auto" });
    expect(Object.keys(app.options.actions)).toEqual(["hit", "second"]);
  });

  it("fills {id} with a number for each application", () => {
    const [a, b] = [new Plain(), new Plain()];
    expect(a.id).toMatch(/^plain-\d+$/);
    expect(a.id).not.toBe(b.id);
    expect(new Plain({ id: "given" }).id).toBe("given");
  });

  it("stops at BASE_APPLICATION", () => {
    expect([...Finer.inheritanceChain()].map((type) => type.name)).toEqual(["Finer", "Plain", "ApplicationV2"]);
  });
});

describe("the life cycle of an application", () => {
  it("renders in Foundry's order, the first time and again", async () => {
    const app = new Plain();
    await app.render({ force: true });
    expect(app.calls).toEqual([
      "_configureRenderOptions",
      "_canRender",
      "_prepareContext",
      "_preFirstRender",
      "_preRender",
      "_renderFrame",
      "_renderHTML",
      "_replaceHTML",
      "_onFirstRender",
      "_onRender",
      "_postRender",
    ]);
    app.calls.length = 0;
    await app.render();
    expect(app.calls).toEqual([
      "_configureRenderOptions",
      "_canRender",
      "_prepareContext",
      "_preRender",
      "_renderHTML",
      "_replaceHTML",
      "_onRender",
      "_postRender",
    ]);
  });

  it("does nothing if it is not on the page and not forced", async () => {
    const app = new Plain();
    await app.render();
    expect(app.rendered).toBe(false);
    expect(app.state).toBe(ApplicationV2.RENDER_STATES.NONE);
    expect(document.body.children).toHaveLength(0);
  });

  it("calls the render hooks for each class, the most specific first, with element, context and options", async () => {
    const app = new Finer();
    await app.render(true);
    const renders = page.hooks.filter(({ hook }) => hook.startsWith("render"));
    expect(renders.map(({ hook }) => hook)).toEqual(["renderFiner", "renderPlain", "renderApplicationV2"]);
    expect(renders[0]?.args.slice(0, 3)).toEqual([app, app.element, { text: "first" }]);
    expect(renders[0]?.args[3]).toMatchObject({ force: true, isFirstRender: true });
  });

  it("tracks the applications on the page, until they close", async () => {
    const app = new Plain({ id: "counted" });
    await app.render({ force: true });
    expect(openApplications.get("counted")).toBe(app);
    await app.close();
    expect(openApplications.has("counted")).toBe(false);
    expect(app.state).toBe(ApplicationV2.RENDER_STATES.CLOSED);
    expect(document.getElementById("counted")).toBeNull();
    expect(page.hooks.map(({ hook }) => hook)).toEqual(expect.arrayContaining(["closePlain", "closeApplicationV2"]));
  });

  it("opens again after it was closed, as a first render", async () => {
    const app = new Plain();
    await app.render({ force: true });
    await app.close();
    app.calls.length = 0;
    await app.render({ force: true });
    expect(app.calls).toContain("_preFirstRender");
    expect(app.rendered).toBe(true);
  });

  it("emits render and close to its own listeners, and knows no other event", async () => {
    const app = new Plain();
    const heard: string[] = [];
    app.addEventListener("render", (event) => heard.push(event.type), { once: true });
    app.addEventListener("close", (event) => heard.push(event.type));
    await app.render({ force: true });
    await app.render();
    await app.close();
    expect(heard).toEqual(["render", "close"]);
    expect(() => app.addEventListener("burst", () => undefined)).toThrow('"burst" is not a supported event');
  });

  it("runs renders one after another", async () => {
    const app = new Plain();
    await Promise.all([app.render({ force: true }), app.render({ force: true })]);
    expect(app.calls.filter((call) => call === "_renderFrame")).toHaveLength(1);
    expect(document.querySelectorAll(".application")).toHaveLength(1);
  });

  it("rejects with the application's name when rendering fails, and can be tried again", async () => {
    const app = new Plain({ id: "broken" });
    const fail = vi
      .spyOn(app as unknown as { _renderHTML(): Promise<string> }, "_renderHTML")
      .mockRejectedValueOnce(new Error("no ink"));
    await expect(app.render({ force: true })).rejects.toThrow('Failed to render Application "broken":\nno ink');
    expect(app.state).toBe(ApplicationV2.RENDER_STATES.ERROR);
    fail.mockRestore();
    await app.render({ force: true });
    expect(app.rendered).toBe(true);
  });

  it("says why it may not be rendered", async () => {
    const app = new Plain();
    vi.spyOn(app as unknown as { _canRender(): void }, "_canRender").mockImplementation(() => {
      throw new Error("This is private.");
    });
    await app.render({ force: true });
    expect(app.rendered).toBe(false);
    expect(page.notices).toEqual([{ level: "warn", message: "This is private." }]);
  });

  it("refuses an application without _renderHTML", async () => {
    await expect(new ApplicationV2().render({ force: true })).rejects.toThrow("does not implement _renderHTML");
  });
});

describe("the frame", () => {
  it("has header, title, controls, content and resize handle, and is named by its title", async () => {
    page.texts["PEN"] = "Write";
    const app = new Finer();
    await app.render({ force: true });
    const frame = app.element;
    expect(frame.matches("div#finer.application.one.two.themed.theme-dark[role=dialog]")).toBe(true);
    expect(frame.querySelector(":scope > header.window-header > h1.window-title")?.textContent).toBe("Plain");
    expect(document.getElementById(frame.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Plain");
    expect(frame.querySelector(":scope > header .window-icon")?.className).toContain("fa-star");
    expect(frame.querySelector("section.window-content.standard p")?.textContent).toBe("first");
    expect(frame.querySelector(".window-resize-handle")).not.toBeNull();
    expect(frame.querySelector("menu.controls-dropdown .control-label")?.textContent).toBe("Write");
    for (const button of frame.querySelectorAll("button.header-control")) expect(button.getAttribute("aria-label")).toBeTruthy();
  });

  it("lets hooks add header controls, and hides those the user may not see", async () => {
    page.listeners.set("getHeaderControlsPlain", [
      (_app: unknown, controls: unknown[]) =>
        controls.push({ icon: "x", label: "Added", action: "hit" }, { icon: "x", label: "Hidden", visible: () => false }),
    ]);
    const app = new Plain();
    await app.render({ force: true });
    expect([...app.element.querySelectorAll(".control-label")].map((label) => label.textContent)).toEqual(["Added"]);
  });

  it("hides the menu's button when the menu is empty", async () => {
    const app = new Plain();
    await app.render({ force: true });
    expect(app.element.querySelector("[data-action=toggleControls]")?.classList.contains("hidden")).toBe(true);
  });

  it("updates a title that changes", async () => {
    const app = new Plain();
    await app.render({ force: true });
    await app.render({ window: { title: "Renamed" } });
    expect(app.element.querySelector(".window-title")?.textContent).toBe("Renamed");
  });

  it("can be left out", async () => {
    const app = new Plain({ window: { frame: false, positioned: false } });
    await app.render({ force: true });
    expect(app.element.querySelector(".window-header")).toBeNull();
    expect(app.element.querySelector(":scope > p")).not.toBeNull();
  });

  it("minimizes to its header and comes back", async () => {
    const app = new Plain();
    await app.render({ force: true });
    await app.minimize();
    expect([app.minimized, app.element.classList.contains("minimized")]).toEqual([true, true]);
    await app.maximize();
    expect([app.minimized, app.element.classList.contains("minimized")]).toEqual([false, false]);
  });

  it("comes to the front of other windows", async () => {
    const [a, b] = [new Plain(), new Plain()];
    await a.render({ force: true });
    await b.render({ force: true });
    expect(b.position.zIndex).toBeGreaterThan(a.position.zIndex);
    a.bringToFront();
    expect(a.position.zIndex).toBeGreaterThan(b.position.zIndex);
    expect(a.element.style.zIndex).toBe(String(a.position.zIndex));
  });
});

describe("actions", () => {
  it("go to their handler with the application as this and the marked element as target", async () => {
    const app = new Plain();
    await app.render({ force: true });
    app.calls.length = 0;
    app.element.querySelector<HTMLElement>("[data-action=hit] b")?.click();
    expect(app.calls).toEqual(["hit click 7"]);
  });

  it("react only to the buttons they name", async () => {
    const app = new Plain();
    await app.render({ force: true });
    app.calls.length = 0;
    const target = app.element.querySelector<HTMLElement>("[data-action=second]");
    target?.click();
    expect(app.calls).toEqual([]);
    target?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, button: 2 }));
    expect(app.calls).toEqual(["second"]);
  });

  it("without a handler go to _onClickAction", async () => {
    const app = new Plain();
    await app.render({ force: true });
    app.calls.length = 0;
    app.element.querySelector<HTMLElement>("[data-action=unknown]")?.click();
    expect(app.calls).toEqual(["otherwise unknown"]);
  });

  it("close closes", async () => {
    const app = new Plain();
    await app.render({ force: true });
    app.element.querySelector<HTMLElement>("[data-action=close]")?.click();
    await vi.waitFor(() => expect(app.state).toBe(ApplicationV2.RENDER_STATES.CLOSED));
  });
});
