import { describe, expect, test } from "vitest";
import { faces, request } from "../samples/check-request.ts";
import { playing } from "../samples/active-game.ts";
import { entry } from "../samples/ledger-entry.ts";
import type { DoneEntry, Entry } from "../../src/ledger/entry.ts";
import { replayRoll } from "../../src/ledger/roll/replay-roll.ts";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { stepsView } from "../../src/view/log/step.view.ts";
import { renderTemplate } from "./render-template.ts";

const { strands } = RULESETS;

/** The steps on a roll's card: of settled and of pending entries. */
function drawn(done: readonly DoneEntry[], open: readonly Entry[]): string {
  const { steps } = replayRoll(playing(strands), { request: request(2), faces: faces("+0-0") }, done);
  const nothing = { counter: new Set<string>(), withdraw: new Set<string>(), foreseen: () => null };
  const view = stepsView(steps, { ...nothing, ruleset: strands, undo: new Set(["a"]), open, waits: true });
  return renderTemplate("entries/steps.hbs", view ?? {});
}
const said = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

describe("the steps of a roll", () => {
  const done = entry("invoke", "a", { aspectName: "Fog" }, { outcome: { payment: "point", points: 1 } });
  const pending = entry("invoke", "b", { aspectName: "Tide" }, { state: "pending", actorName: "Ina" });

  test("a pending one looks pending, says so, and has neither a total nor a button", () => {
    const html = drawn([done], [pending]);
    expect(html.match(/is-pending/g)).toHaveLength(1);
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(said(html)).toMatch(/^Fog .*4 .*\+2 Me 1 point Tide \+2 Ina Waiting for a GM\.$/);
  });
  test("what was refused before the roll is shown below them", () => {
    const outcome = { refusal: { code: "points-short", args: {} } };
    const refused = entry("invoke", "c", { aspectName: "Rope", moment: "before" }, { state: "refused", outcome });
    expect(said(drawn([], [refused]))).toBe("Rope Not enough fate points.");
  });
  test("what users type is text", () => {
    const evil = `<img src=x onerror="alert(1)">`;
    expect(drawn([], [entry("invoke", "d", { aspectName: evil }, { state: "pending", actorName: evil })])).not.toContain("<img");
  });
});
