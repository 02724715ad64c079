import { describe, expect, test } from "vitest";
import { trait } from "../samples/actor-snapshot.ts";
import { feature, NO_COSTS } from "../samples/feature.ts";
import { drafted, type PlainRoll } from "../samples/plain-roll.ts";
import { plainTable } from "../samples/plain-table.ts";
import type { PlainGiven } from "../samples/plain-world.ts";
import type { RulesetId } from "../../src/rules/rulesets/rulesets.ts";
import type { RollForm } from "../../src/view/roll/roll-form.ts";
import { elementsOf, renderTemplate } from "./render-template.ts";

const PARTS = ["roll/dialog/fields.hbs", "invoke/before.hbs", "roll/dialog/odds.hbs"];

/** The window of a roll. */
function drawn(
  game: RulesetId,
  changed: Partial<RollForm> = {},
  roll: PlainRoll = {},
  given: Omit<PlainGiven, "game"> = {},
): HTMLElement {
  const { fields, ...draft } = drafted(plainTable(game, given), changed, roll);
  const context = { ...draft, ...fields, id: "roll", game, actor: { name: "me" }, trait: { name: "perception" }, modes: [] };
  return elementsOf(PARTS.map((part) => renderTemplate(part, context)).join(""));
}

const words = (element: HTMLElement, selector: string): readonly string[] =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim());

describe("the window of a roll", () => {
  test("T1: against one person, their traits are difficulties to choose, without their ranks", () => {
    const window = drawn("trifold", { target: "Actor.foe" });
    expect(words(window, 'select[name="difficulty"] optgroup option')).toEqual(expect.arrayContaining(["strength"]));
    expect(words(drawn("trifold"), 'select[name="difficulty"] optgroup')).toEqual([]);
  });
  test("what an actor has is ticked if it applies; what cannot be paid for is disabled, and says why", () => {
    const features = [feature([{}, { costs: { ...NO_COSTS, points: 9 } }])];
    const window = drawn("strands", {}, {}, { actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, features }] });
    const boxes = [...window.querySelectorAll<HTMLInputElement>(".norn-ask-effect input")];
    expect(boxes.map((box) => [box.hasAttribute("checked"), box.hasAttribute("disabled")])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(words(window, ".norn-ask-effect-why")).toHaveLength(1);
  });
  test("a table of difficulties has a field for each line; what can be spent, one of its own", () => {
    const traits = [trait("magic", 3, { group: "skills" }), trait("mind", 2, { group: "mental" })];
    const actors = [{ uuid: "Actor.me", owners: ["p1"], played: true, traits }];
    const roll = { trait: "id-magic", options: { second: "id-mind" } };
    const window = drawn("marumaru", { difficulty: "table:cast" }, roll, { actors });
    expect([...window.querySelectorAll("select")].map(({ name }) => name)).toEqual(
      expect.arrayContaining(["table.potency", "table.rote", "spent"]),
    );
  });
  test("aspects are chosen before the roll where the game has that, and nothing is unfolded where it has not", () => {
    expect(words(drawn("strands"), ".norn-before summary")).toHaveLength(1);
    expect(words(drawn("trifold"), ".norn-before summary")).toEqual([]);
  });
  test("the chances, or why it cannot be rolled", () => {
    expect(words(drawn("strands", { difficulty: "2" }), ".norn-odds-sentence")[0]).toMatch(/%/);
    const refused = drawn("strands", { difficulty: "own" });
    expect([words(refused, ".norn-odds-refusal").length, words(refused, ".norn-odds-sentence")]).toEqual([1, []]);
  });
});
