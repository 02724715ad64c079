// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RULESETS } from "../../../rules/rulesets/rulesets.ts";
import type { FieldValue } from "./read-field.ts";
import { LiveParts } from "../../redraw/live-parts.ts";
import { followDrafts } from "./drafts.ts";
import { SheetFields } from "./sheet-fields.ts";

type Written = [name: string, value: FieldValue];

const FORM = `
  <section>
    <input type="text" name="name" value="Ina" data-kind="name" data-words="words" />
    <input type="text" name="system.size" value="2" data-kind="integer" data-min="0" data-max="9" data-words="words" />
    <input type="checkbox" name="system.hidden" />
    <p id="words" hidden></p>
  </section>`;

let written: Written[];
let refuse: string | null;
let fields: SheetFields;
let frame: HTMLElement;

const words = (): HTMLElement => frame.querySelector<HTMLElement>("#words") as HTMLElement;
const field = (name: string): HTMLInputElement => frame.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function type(name: string, value: string): void {
  field(name).focus();
  field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}

async function leave(name: string): Promise<void> {
  field(name).dispatchEvent(new Event("change", { bubbles: true }));
  field(name).dispatchEvent(new Event("focusout", { bubbles: true }));
  await settled();
}

async function press(name: string, key: string): Promise<void> {
  field(name).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await settled();
}

beforeEach(() => {
  vi.stubGlobal("game", { i18n: { localize: (key: string) => `${key} {reason} {theirs}` } });
  vi.stubGlobal("ui", { notifications: { warn: vi.fn() } });
  written = [];
  refuse = null;
  fields = new SheetFields(
    async (name, value) => {
      await settled();
      if (refuse !== null) throw new Error(refuse);
      written.push([name, value]);
    },
    () => RULESETS.strands,
  );
  document.body.innerHTML = `<form>${FORM}</form>`;
  frame = document.body.firstElementChild as HTMLElement;
  fields.listen(frame);
});

afterEach(() => vi.unstubAllGlobals());

describe("a field is saved separately", () => {
  test("once, however many events say that the user is done with it", async () => {
    type("name", " Ina Voss ");
    await leave("name");
    expect(written).toEqual([["name", "Ina Voss"]]);
    expect(field("name").value).toBe("Ina Voss");
  });

  test("not at all when nothing was typed", async () => {
    await leave("name");
    expect(written).toEqual([]);
  });

  test("a checkbox at once", async () => {
    field("system.hidden").checked = true;
    await leave("system.hidden");
    expect(written).toEqual([["system.hidden", true]]);
  });

  test("Enter saves, arrows step", async () => {
    type("name", "Ada");
    await press("name", "Enter");
    await press("system.size", "ArrowUp");
    expect(written).toEqual([
      ["name", "Ada"],
      ["system.size", 3],
    ]);
  });

  test("Escape restores the old value", async () => {
    type("name", "Ada");
    await press("name", "Escape");
    await leave("name");
    expect([field("name").value, written]).toEqual(["Ina", []]);
  });
});

describe("a refused value stays, with the reason beside it", () => {
  test.each([
    ["system.size", "abc", "notANumber"],
    ["system.size", "10", "tooHigh"],
    ["system.size", "", "empty"],
    ["name", "   ", "emptyName"],
  ])("%s: %j", async (name, value, code) => {
    type(name, value);
    await leave(name);
    expect([written, field(name).value, field(name).getAttribute("aria-invalid"), words().hidden]).toEqual([
      [],
      value,
      "true",
      false,
    ]);
    expect(words().textContent).toContain(`NORN.Sheet.Refused.${code}`);
    type(name, "7");
    expect([field(name).getAttribute("aria-invalid"), words().hidden]).toEqual([null, true]);
  });

  test("what the server refuses too", async () => {
    refuse = "no right to";
    type("name", "Ada");
    await leave("name");
    expect(words().textContent).toContain("no right to");
    expect(field("name").value).toBe("Ada");
  });
});

describe("a redrawn part", () => {
  const draw = (html: string): void => {
    const around = (part: HTMLElement): (() => void) => followDrafts(part, (name) => fields.isUnderway(name), RULESETS.strands);
    const live = new LiveParts({ choices: "kept", around }, () => {});
    const part = frame.querySelector("section") as HTMLElement;
    const next = document.createRange().createContextualFragment(html).firstElementChild as HTMLElement;
    fields.pause(() => live.redraw({ part: next }, { part }));
  };

  test("keeps drafts, with the caret, and updates the rest", () => {
    type("name", "Ina V");
    field("name").setSelectionRange(2, 2);
    draw(FORM.replace('value="2"', 'value="5"'));
    expect([field("name").value, field("name").selectionStart, field("system.size").value, words().hidden]).toEqual([
      "Ina V",
      2,
      "5",
      true,
    ]);
    expect(written).toEqual([]);
  });

  test("says if someone else has changed the same field meanwhile, and Escape takes their value", async () => {
    type("name", "Ina V");
    draw(FORM.replace("Ina", "Iris"));
    expect(words().textContent).toContain("NORN.Sheet.Refused.meanwhile");
    expect(words().textContent).toContain("Iris");
    await press("name", "Escape");
    expect(field("name").value).toBe("Iris");
  });

  test("keeps a value that was refused, and its reason", () => {
    type("system.size", "abc");
    draw(FORM);
    expect([field("system.size").value, words().hidden]).toEqual(["abc", false]);
  });

  test("takes the other's value if nothing was typed", () => {
    field("name").focus();
    draw(FORM.replace("Ina", "Iris"));
    expect(field("name").value).toBe("Iris");
  });

  test("gives the text back if the field is gone", () => {
    type("name", "Ina V");
    draw(`<section></section>`);
    expect(ui.notifications.warn).toHaveBeenCalledWith(
      "NORN.Sheet.Refused.lost",
      expect.objectContaining({ format: { words: "Ina V" } }),
    );
  });
});

describe("a part is not redrawn", () => {
  const section = (html: string): HTMLElement =>
    document.createRange().createContextualFragment(html).firstElementChild as HTMLElement;

  test("while it is held; it is redrawn on release", async () => {
    const again = vi.fn();
    const live = new LiveParts({ choices: "kept" }, again);
    live.listen(frame);
    const part = frame.querySelector("section") as HTMLElement;
    const before = part.outerHTML;
    field("name").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    live.redraw({ part: section("<section>new</section>") }, { part });
    expect([part.outerHTML, again.mock.calls.length]).toEqual([before, 0]);
    window.dispatchEvent(new Event("pointerup"));
    await settled();
    expect(again).toHaveBeenCalledOnce();
  });

  test("while it is held, but is after the click", () => {
    const live = new LiveParts({ choices: "kept" }, () => {});
    live.listen(frame);
    const part = frame.querySelector("section") as HTMLElement;
    for (const event of ["pointerdown", "click"]) field("name").dispatchEvent(new Event(event, { bubbles: true }));
    live.redraw({ part: section("<section>new</section>") }, { part });
    expect(part.textContent).toBe("new");
  });
});
