import { describe, expect, test } from "vitest";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import type { StoredAspect } from "../../src/rules/aspects/aspect.ts";
import { aspectItemView } from "../../src/view/item/aspect-item.view.ts";
import { itemHeaderView } from "../../src/view/item/item-header.view.ts";
import type { ItemFlags, ItemSource } from "../../src/view/item/item-input.ts";
import { textsOf } from "../../src/view/item/item-texts.view.ts";
import { plainItemView } from "../../src/view/item/plain-item.view.ts";
import { skillItemView } from "../../src/view/item/skill-item.view.ts";
import { text } from "../../src/view/text.ts";
import { elementsOf, renderTemplate } from "./render-template.ts";
import { LONG, SCRIPT } from "./sample-input.ts";

const ASPECT: StoredAspect = {
  kind: "consequence",
  role: "",
  game: "",
  level: 3,
  checked: 1,
  negative: false,
  persistent: true,
  lock: { on: true, trait: "", gain: "plus-two", words: SCRIPT },
  nature: "sticky",
  free: { a: { count: 2, holder: "" }, b: { count: 1, holder: "Actor.gone" } },
  quality: 2,
  maker: "",
  about: "",
  trait: "t1",
  severity: SCRIPT,
  track: "",
  thing: "",
  zone: "",
  hidden: true,
  known: { u1: true },
};
const SKILL = { key: "", game: "", group: "skills", rank: 2, start: null, experience: 1, specialty: true };
const THING = {
  game: "",
  tier: SCRIPT,
  cost: 1,
  uses: { value: 1, max: 2 },
  link: "Actor.b",
  ranks: { x: { trait: SCRIPT, rank: 2 } },
  story: SCRIPT,
};

function source(type: string, system: object, name: string): ItemSource {
  return {
    id: "i",
    name,
    img: "icons/svg/item-bag.svg",
    type,
    system: { ...system },
    traits: [{ id: "t1", name: SCRIPT, key: "" }],
    traitChoices: [{ id: SCRIPT, label: text("NORN.Named", { name: SCRIPT }) }],
    actors: [{ id: "Actor.b", name: SCRIPT }],
    players: [{ id: "u1", name: SCRIPT }],
    linked: SCRIPT,
  };
}

/** The whole sheet of an item: head, middle, texts. */
function sheet(
  middle: string,
  view: object,
  item: ItemSource,
  editable: boolean,
  ruleset: (typeof RULESETS)[keyof typeof RULESETS],
): HTMLElement {
  const texts = textsOf(item).map((text) => ({ ...text, enriched: "" }));
  const context = { root: "app-2", uuid: "Item.i", editable, item: itemHeaderView(item, ruleset), texts, ...view };
  return elementsOf(["header", middle, "text"].map((part) => renderTemplate(`item/${part}.hbs`, context)).join("\n"));
}

const all = (root: HTMLElement, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

describe.each(Object.values(RULESETS).map((ruleset) => [ruleset.id, ruleset] as const))("items in %s", (_, ruleset) => {
  const flags = (editable: boolean): ItemFlags => ({ editable, words: true, gm: true });
  const sheets = (editable: boolean): HTMLElement[] => {
    const aspect = source("aspect", ASPECT, LONG);
    const skill = source("skill", SKILL, SCRIPT);
    const things = (["stunt", "power", "extra", "gear", "phase"] as const).map((type) => {
      const item = source(type, THING, SCRIPT);
      return sheet("plain", { plain: plainItemView(item, type, ruleset) }, item, editable, ruleset);
    });
    return [
      sheet("aspect", { aspect: aspectItemView(aspect, ASPECT, ruleset, flags(editable)) }, aspect, editable, ruleset),
      sheet("skill", { skill: skillItemView(SKILL, ruleset, flags(editable)) }, skill, editable, ruleset),
      ...things,
    ];
  };

  test.each([true, false])(
    "editable %s: fields have labels, ids are unique, nothing is untranslated, nothing typed is markup",
    (editable) => {
      for (const root of sheets(editable)) {
        expect(root.children).toHaveLength(3);
        const fields = all(root, "input, textarea, select, prose-mirror, button");
        const nameless = fields.filter(
          (field) =>
            !field.getAttribute("aria-label") &&
            !field.textContent?.trim() &&
            root.querySelector(`label[for="${field.id}"]`) === null,
        );
        expect(nameless.map((field) => field.outerHTML)).toEqual([]);
        const ids = all(root, "[id]").map(({ id }) => id);
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
        expect(root.innerHTML.match(/NORN\.[\w.]+|TYPES\.[\w.]+|\{\w+\}|\[object Object\]/g)).toBeNull();
        expect(all(root, "script, img[onerror]")).toEqual([]);
      }
    },
  );

  test("a reader cannot change anything", () => {
    for (const root of sheets(false)) {
      const open = all(root, "input, textarea, select, prose-mirror").filter((field) => !field.hasAttribute("disabled"));
      expect(open.map((field) => field.outerHTML)).toEqual([]);
    }
  });
});
