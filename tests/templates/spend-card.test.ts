import { describe, expect, test } from "vitest";
import { circumstances } from "../samples/entry-circumstances.ts";
import { entry, type Fields } from "../samples/ledger-entry.ts";
import type { EntryOf } from "../../src/ledger/entry.ts";
import type { EntryCircumstances } from "../../src/view/entries/line-maker.ts";
import { spendCard } from "../../src/view/log/spend-card.view.ts";
import { renderTemplate } from "./render-template.ts";

const AROUND = circumstances({ mayTakeBack: true });

function story(request: Fields<"story">, otherwise: Parameters<typeof entry<"story">>[3] = {}): EntryOf<"story"> {
  return entry("story", "s", request, { game: "fate2", actorName: "Ysolt", ...otherwise });
}

/** The card's text, as one line. */
function said(one: EntryOf<"story">, around: Partial<EntryCircumstances> = {}): string {
  return renderTemplate("spend/card.hbs", spendCard(one, { ...AROUND, ...around }))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const point = { outcome: { payment: "point", points: 1 } };

describe("the card of a bit of story", () => {
  test("shows who, what, the words, and the cost", () => {
    expect(said(story({ use: "narrative", words: "A boat lies there" }, point))).toBe(
      "Story detail Ysolt A boat lies there Cost: 1 fate point Undo",
    );
  });
  test("names the aspect it needs, and not one whose box only paid", () => {
    const box = { outcome: { payment: "box" } };
    expect(said(story({ use: "effect", aspectName: "Owes the river" }, box))).toContain("Owes the river Cost: 1 box Undo");
    expect(said(story({ use: "arrival", aspectName: "Owes the river" }, box))).toContain("Ysolt Cost: 1 box of “Owes the river”");
  });
  test("says whose wound became which", () => {
    const details = { targetName: "Brin", track: "wounds", box: "hurt-1", to: "injured-0" };
    expect(said(story({ use: "take-wound", ...details }, point))).toContain("Hurt of Brin, now Injured");
  });
  test("leaves positions to the players", () => {
    expect(said(story({ use: "swap-places", targetName: "Brin" }, point))).toMatch(/with Brin Move the two tokens yourself/);
  });
  test("can be vetoed by the GM, and then says so", () => {
    const one = story({ use: "narrative" }, point);
    expect(said(one, { overrules: true })).toMatch(/Veto$/);
    expect(said(one, { stands: false, overruled: true })).toMatch(/Vetoed by the GM\. The cost was refunded\.$/);
    expect(said(one, { stands: false, overruled: true, overrules: true })).toMatch(/Allow after all$/);
    expect(said(one, { stands: false })).toMatch(/Undone Redo$/);
  });
  test("F4. can be cancelled by another's fate point, and then says by whose", () => {
    const one = story({ use: "narrative" }, point);
    const card = (by: EntryOf<"counter"> | null, may: boolean) => {
      const { counter, status, button, cost } = spendCard(one, AROUND, { by, may });
      return [counter, status?.key ?? "", button?.action ?? "", cost !== null];
    };
    const counter = entry("counter", "c", { entry: "s" }, { actorName: "Brin" });
    expect([card(null, true), card(null, false), card(counter, true)]).toEqual([
      [true, "", "undo", true],
      [false, "", "undo", true],
      [false, "NORN.Ledger.cancelled", "", true],
    ]);
    expect(spendCard(story({ use: "effect" }, point), AROUND, { by: null, may: true }).counter).toBe(false);
  });
  test("says that it is pending, or why it was refused", () => {
    expect(said(story({ use: "narrative" }, { state: "pending" }), { waits: true })).toContain("Waiting for a GM");
    const refusal = { code: "points-short", args: {} };
    expect(said(story({ use: "narrative" }, { state: "refused", outcome: { refusal } }))).toContain("Not enough fate points");
  });
  test("what a client made up is text, and none of its claims is shown before it is settled", () => {
    const evil = `<img src=x onerror="alert(1)">`;
    const html = renderTemplate("spend/card.hbs", spendCard(story({ use: evil, words: evil }, point), AROUND));
    expect(html).not.toContain("<img");
    expect(html).toContain("Something this game does not have");
    const details = { targetName: "Brin", box: "hurt-0", to: "hurt-0" };
    expect(said(story({ use: "take-wound", ...details }, { state: "pending" }))).not.toContain("Brin");
  });
});
