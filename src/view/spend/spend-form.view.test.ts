import { describe, expect, test } from "vitest";
import { ok, refuse } from "../../rules/result.ts";
import type { Payer } from "../../rules/spend/payer.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import type { Spend } from "../../rules/spend/spend.ts";
import type { SpendUse } from "../../rules/spend/spend-rules.ts";
import { paidWith } from "./spend-cost.view.ts";
import { type SpendChosen, spendForm, type SpendInput } from "./spend-form.view.ts";

const DIALS = { "fate2-take-wound": true, "fate2-arrival": true };
const NOTHING: SpendChosen = { payer: "Actor.me", use: "", aspect: "", against: "", paid: "", target: "", box: "" };

function source(points: number, otherwise: Partial<SpendInput> = {}): SpendInput {
  const payer: Payer = { source: "own", actor: "Actor.me", points, tier: "" };
  const uses = RULESETS.fate2.spending.uses({ method: null }, DIALS).filter(({ roll }) => roll === "none");
  const spent = (use: SpendUse) =>
    points >= use.cost
      ? ok<Spend>({ use, points: use.cost, events: [] })
      : refuse("points-short", { left: points, needed: use.cost });
  return {
    game: "fate2",
    payers: [{ uuid: "Actor.me", name: "Me" }],
    payer,
    uses: uses.map((use) => ({ use, payments: use.aspect ? [] : paidWith([{ box: null, cost: use.cost, spent: spent(use) }]) })),
    aspects: [],
    others: [],
    target: "",
    boxes: [],
    ...otherwise,
  };
}

describe("spending a point without a roll", () => {
  test("offers every use of the game with its price, and chooses the first possible one", () => {
    const form = spendForm(source(2), NOTHING);
    expect(form.uses.map(({ value, disabled }) => [value, disabled])).toEqual([
      ["narrative", false],
      ["effect", true],
      ["take-wound", true],
      ["arrival", false],
    ]);
    expect(form.chosen.use).toBe("narrative");
    expect(form.cost).toEqual({ key: "NORN.Spend.Cost.one" });
  });
  test("without points nothing can be sent, and each use says why", () => {
    const form = spendForm(source(0), NOTHING);
    expect(form.cost).toBeNull();
    expect(form.uses[0]?.note?.key).toBe("NORN.Ledger.Refused.points-short");
  });
  test("a choice stays when it can no longer be paid", () => {
    expect(spendForm(source(0), { ...NOTHING, use: "arrival" })).toMatchObject({ chosen: { use: "arrival" }, cost: null });
  });
  test("how the chosen aspect is paid is what is sent with it; a use without one names its box or a point itself", () => {
    const use = { aspect: "Item.fog", user: "", scope: null, points: 0, sameAction: true };
    const invoked = ok({ payment: "free", points: 0, owed: 0, events: [], later: [], use, asksAgainst: false } as const);
    const fog = {
      uuid: "Item.fog",
      name: "Fog",
      parent: "Quay",
      reach: "situation",
      kind: "advantage",
      persistent: false,
      quality: null,
      meantFor: "",
      free: [],
      answers: [{ gain: "effect", invoked }],
    } as const;
    const form = (wanted: string) => spendForm(source(2, { aspects: [fog] }), { ...NOTHING, use: wanted });
    expect([form("effect").expects, form("narrative").expects]).toEqual(["free", null]);
  });
  test("taking over a wound needs an actor who has one, and a box for it", () => {
    const them = { others: [{ uuid: "Actor.them", name: "Them" }], target: "Actor.them" };
    const wanted = { ...NOTHING, use: "take-wound" };
    expect(spendForm(source(1, them), wanted)).toMatchObject({ asksWound: true, boxes: [], cost: null });
    const box = { track: "wounds", box: "hurt-1" };
    const full = spendForm(source(1, { ...them, boxes: [{ box, taken: refuse("no-room") }] }), wanted);
    expect(full).toMatchObject({ boxes: [{ disabled: true }], cost: null });
    const open = spendForm(source(1, { ...them, boxes: [{ box, taken: ok({ to: box, events: [] }) }] }), wanted);
    expect(open).toMatchObject({ boxes: [{ value: "wounds/hurt-1", selected: true }], cost: { key: "NORN.Spend.Cost.one" } });
  });
});
