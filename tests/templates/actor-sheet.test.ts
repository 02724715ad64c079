import { describe, expect, test } from "vitest";
import type { Ruleset } from "../../src/rules/ruleset.ts";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { actorSheetView } from "../../src/view/actor/actor-sheet.view.ts";
import type { SheetFlags } from "../../src/view/actor/sheet-input.ts";
import { elementsOf, renderTemplate } from "./render-template.ts";
import { LONG, sampleSource, SCRIPT } from "./sample-input.ts";

const PARTS = ["header", "limited", "tabs", "details", "aspects", "assets", "traits", "tracks", "things", "notes"];
const FLAGS: SheetFlags = { editable: true, editing: false, words: true, expanded: new Set(), descriptions: {} };
const READER = { ...FLAGS, editable: false };
const EDITOR = { ...FLAGS, editing: true };
const rulesets = Object.values(RULESETS);

const sheets = new Map<string, HTMLElement>();

/** Tests only read a sheet, so equal requests share one. */
function sheet(ruleset: Ruleset, fill: Parameters<typeof sampleSource>[1], flags: SheetFlags): HTMLElement {
  const key = `${ruleset.id} ${fill} ${JSON.stringify(flags)}`;
  const made = sheets.get(key) ?? drawSheet(ruleset, fill, flags);
  sheets.set(key, made);
  return made;
}

function drawSheet(ruleset: Ruleset, fill: Parameters<typeof sampleSource>[1], flags: SheetFlags): HTMLElement {
  const view = actorSheetView(sampleSource(ruleset, fill), ruleset, {}, flags, "play");
  const notes = {
    editable: flags.editable,
    bare: true,
    source: fill === "hostile" ? SCRIPT : "",
    uuid: "Actor.sample",
    enriched: "",
  };
  const context = { root: "app-1", editable: flags.editable, ...view, notes };
  return elementsOf(PARTS.map((part) => renderTemplate(`actor/${part}.hbs`, context)).join("\n"));
}

const all = (root: HTMLElement, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
const words = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

describe("what nobody has named yet", () => {
  const named = (name: string, flags: SheetFlags): HTMLElement => {
    const source = sampleSource(RULESETS.strands, "full");
    const aspects = source.aspects.slice(0, 1).map((aspect) => ({ ...aspect, name }));
    const view = actorSheetView({ ...source, aspects }, RULESETS.strands, {}, flags, "play");
    return elementsOf(renderTemplate("actor/aspects.hbs", { root: "app-1", editable: true, ...view }));
  };

  test("is an empty field that says what belongs there", () => {
    const field = named("New Aspect", EDITOR).querySelector("textarea");
    expect([field?.textContent, field?.getAttribute("placeholder")]).toEqual(["", "Write a short phrase"]);
    expect(named("Born on the River", EDITOR).querySelector("textarea")?.textContent).toBe("Born on the River");
  });

  test("is not shown as a phrase in play", () => {
    expect(words(named("New Aspect", FLAGS).querySelector(".norn-phrase"))).toBe("Not written yet");
    expect(words(named("Born on the River", FLAGS).querySelector(".norn-phrase"))).toBe("Born on the River");
  });
});

test.each(["npc", "vehicle", "organization", "unit", "situation"])("the fields of a %s are those it has", (type) => {
  for (const ruleset of rulesets) {
    const source = sampleSource(ruleset, "hostile", type);
    const view = actorSheetView(source, ruleset, {}, EDITOR, "play");
    const root = elementsOf(renderTemplate("actor/details.hbs", { root: "app-1", editable: true, ...view }));
    const names = [...root.querySelectorAll("[name]")].map((field) => field.getAttribute("name"));
    const built = ["techLevel", "advantages.upgraded", "advantages.fated", "advantages.armored"].map((id) => `system.${id}`);
    const own = {
      npc: ["system.tier", "system.count", "system.size"],
      situation: ["system.scene", "system.everywhere"],
      vehicle: ["system.size", ...(ruleset.vehicles ? built : [])],
      unit: [...(ruleset.units ? ["system.tier"] : []), "system.size"],
    }[type] ?? ["system.size"];
    const refresh = type !== "situation" && ruleset.fatePoints.refresh ? ["system.fatePoints.refresh"] : [];
    expect(names).toEqual([...own, ...refresh]);
    expect(root.querySelectorAll("script")).toHaveLength(0);
  }
});

describe("an actor of another type, empty, in play", () => {
  const TYPES = ["npc", "vehicle", "organization", "unit", "situation"] as const;
  const cases = rulesets.flatMap((ruleset) => TYPES.map((type) => [ruleset.id, type, ruleset] as const));
  const shown = (ruleset: Ruleset, type: string): string => {
    const source = sampleSource(ruleset, "empty", type);
    const view = actorSheetView(source, ruleset, {}, FLAGS, "play");
    const context = { root: "app-1", editable: true, ...view, notes: { editable: true, bare: true, uuid: "", source: "" } };
    const root = elementsOf(PARTS.map((part) => renderTemplate(`actor/${part}.hbs`, context)).join(""));
    for (const hidden of all(root, "[hidden]")) hidden.remove();
    return words(root);
  };

  test.each(cases)("%s, %s: says nothing of points it does not have, nor of rules it is not held to", (_, type, ruleset) => {
    const all = shown(ruleset, type);
    expect(all).not.toMatch(/Fate points|All is well|Spend/);
    expect(all.includes("Refresh")).toBe(ruleset.fatePoints.refresh && type !== "situation");
  });

  test.each(rulesets)("$id: a situation is its aspects and its notes", (ruleset) => {
    const all = shown(ruleset, "situation");
    expect(all).toContain("No aspects yet");
    expect(all).toContain("Notes");
    expect(all).not.toMatch(/Size|skill|abilit|attribute|Stunts|Wounds|Stress|Recovery/i);
  });
});

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))("the sheet in %s", (_, ruleset) => {
  const cases = (["full", "empty", "hostile"] as const).flatMap((fill) =>
    [FLAGS, READER, EDITOR].map((flags) => [fill, flags] as const),
  );

  test.each(cases)("%s, %j: every part has one root, every control a name, and ids are unique", (fill, flags) => {
    const root = sheet(ruleset, fill, flags);
    expect(root.children).toHaveLength(PARTS.length);
    const nameless = all(root, "button, input, textarea, select, prose-mirror").filter(
      (control) => words(control) === "" && !control.getAttribute("aria-label") && !labelled(root, control),
    );
    expect(nameless.map((control) => control.outerHTML)).toEqual([]);
    const ids = all(root, "[id]").map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const names = all(root, "[name]").map((field) => field.getAttribute("name"));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each(cases)("%s, %j: no key is left untranslated, no placeholder unfilled", (fill, flags) => {
    const text = sheet(ruleset, fill, flags).innerHTML;
    expect(text.match(/NORN\.[\w.]+|TYPES\.[\w.]+|\[object Object\]/g)).toBeNull();
    expect(text.match(/\{\w+\}/g)).toBeNull();
  });

  test("what users type is text, never markup", () => {
    for (const flags of [FLAGS, READER, EDITOR]) {
      const root = sheet(ruleset, "hostile", flags);
      expect(all(root, "script, img[onerror]")).toEqual([]);
      expect(root.textContent).toContain("<script>");
    }
  });

  test("a reader finds every checkbox and field disabled, and can still read, fold and change tabs", () => {
    const root = sheet(ruleset, "full", READER);
    const open = all(root, "input, textarea, select").filter((field) => !field.hasAttribute("disabled"));
    expect(open.map((field) => field.outerHTML)).toEqual([]);
    const actions = new Set(all(root, "button[data-action]").map((button) => button.dataset["action"]));
    expect(actions).toEqual(new Set(["history", "openRules", "rowMenu", "showTab", "toggleText"]));
  });

  test("an empty sheet says what to do", () => {
    const root = sheet(ruleset, "empty", FLAGS);
    expect(words(root.querySelector(".norn-aspects .norn-empty"))).toContain("Add one");
    expect(words(root.querySelector(".norn-things .norn-empty"))).toContain("drag");
  });

  test("a text of 5,000 characters folds", () => {
    const root = sheet(ruleset, "hostile", FLAGS);
    const card = root.querySelector(".norn-card.is-long");
    expect(LONG.length).toBeGreaterThan(5000);
    expect(card?.querySelector("[data-action=toggleText]")?.getAttribute("aria-expanded")).toBe("false");
  });
});

function labelled(root: HTMLElement, control: HTMLElement): boolean {
  return control.closest("label") !== null || (control.id !== "" && root.querySelector(`label[for="${control.id}"]`) !== null);
}
