import { describe, expect, test } from "vitest";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { actorSheetView } from "../../src/view/actor/actor-sheet.view.ts";
import type { SheetFlags } from "../../src/view/actor/sheet-input.ts";
import { elementsOf, renderTemplate } from "./render-template.ts";
import { sampleSource } from "./sample-input.ts";

const PLAYING: SheetFlags = { editable: true, editing: false, words: true, expanded: new Set(), descriptions: {} };
const EDITING = { ...PLAYING, editing: true };
const READING = { ...PLAYING, editable: false };

function links(type: string, flags: SheetFlags, fill: Parameters<typeof sampleSource>[1] = "full"): HTMLElement {
  const view = actorSheetView(sampleSource(RULESETS.strands, fill, type), RULESETS.strands, {}, flags, "play");
  return elementsOf(renderTemplate("actor/links.hbs", { root: "app-1", editable: flags.editable, ...view }));
}

const words = (element: Element | null | undefined): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
const row = (root: HTMLElement, index: number): Element | undefined => root.querySelectorAll(".norn-linked")[index];

describe("the actors that belong to a vehicle", () => {
  test("are shown with what they are there, and how many of a kind", () => {
    const root = links("vehicle", READING);
    expect([...root.querySelectorAll(".norn-linked")].map(words)).toEqual([
      "Ina Brandt Pilot",
      "Deckhand Crew × 12",
      "Old Tom Missing",
    ]);
    expect(words(root.querySelector(".norn-links-total"))).toBe("14 in all");
  });

  test("open their sheets, except those who are missing", () => {
    const opened = [...links("vehicle", READING).querySelectorAll("[data-action=openLinked]")];
    expect(opened.map((button) => button.getAttribute("aria-label"))).toEqual([
      "Open the sheet of Ina Brandt",
      "Open the sheet of Deckhand",
    ]);
  });

  test("have a role to choose at once, and a number and a way out while the sheet is edited", () => {
    const [playing, editing] = [links("vehicle", PLAYING), links("vehicle", EDITING)];
    expect(row(playing, 0)?.querySelector("select")?.value).toBe("pilot");
    const fields = (root: HTMLElement): (string | null)[] =>
      [...(row(root, 1)?.querySelectorAll("[name]") ?? [])].map((field) => field.getAttribute("name"));
    expect(fields(playing)).toEqual(["links.Actor-linked1.role"]);
    expect(fields(editing)).toEqual(["links.Actor-linked1.role", "links.Actor-linked1.count"]);
    expect(row(playing, 0)?.querySelector("[data-action=unlink]")).toBeNull();
    expect(row(editing, 0)?.querySelector("[data-action=unlink]")?.getAttribute("aria-label")).toBe("Remove Ina Brandt");
  });

  test("can always be removed once they are missing, but not by a reader", () => {
    expect(row(links("vehicle", PLAYING), 2)?.querySelector("[data-action=unlink]")).not.toBeNull();
    expect(links("vehicle", READING).querySelectorAll("[data-action=unlink], [name]")).toHaveLength(0);
  });
});

test.each([
  ["vehicle", "No one is aboard. Drag"],
  ["organization", "No members yet. Drag"],
  ["unit", "No one has joined. Drag"],
])("an empty %s says what to do", (type, hint) => {
  const root = links(type, PLAYING, "empty");
  expect(words(root.querySelector(".norn-empty"))).toContain(hint);
  expect(root.querySelector("[data-action=addLink]")).not.toBeNull();
  expect(words(links(type, READING, "empty").querySelector(".norn-empty"))).not.toContain("Drag");
});

test("names with markup are text", () => {
  expect(links("unit", EDITING, "hostile").querySelectorAll("script, img[onerror]")).toHaveLength(0);
});
