import { describe, expect, test } from "vitest";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import type { Invocation } from "../../rules/invoke/invoke.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { type Chosen, firstChoice, invokeList, NO_CHOICE } from "./invoke-list.view.ts";
import { inReadingOrder, paymentShown, type Reach, type ReachedAspect, reachView } from "./reach.view.ts";

const paid = (payment: Invocation["payment"]): Result<Invocation> =>
  ok({
    payment,
    points: payment === "point" ? 1 : 0,
    owed: 0,
    events: [],
    later: [],
    use: { aspect: "", user: "", scope: null, points: 0, sameAction: true },
    asksAgainst: false,
  });
const spent = refuse("used-this-turn", { aspect: "", to: "" });

function aspect(name: string, invoked: Result<Invocation>, otherwise: Partial<ReachedAspect> = {}): ReachedAspect {
  return {
    uuid: `Actor.a.Item.${name}`,
    name,
    parent: "Me",
    reach: "own",
    kind: "character",
    persistent: false,
    quality: null,
    meantFor: "",
    free: [],
    answers: [{ gain: "plus-two", invoked }],
    ...otherwise,
  };
}

describe("the list of aspects in reach", () => {
  const listed = (groups: ReturnType<typeof reachView>["groups"]): unknown[] =>
    groups.map(({ label, aspects }) => [label.key, label.args?.["who"] ?? "", aspects.map(({ name }) => name)]);
  const ALL = [
    aspect("theirs", paid("point"), { reach: "others", parent: "Them" }),
    aspect("fog", paid("free"), { reach: "situation", parent: "Quay" }),
    aspect("used", spent),
    aspect("plain", paid("point")),
    aspect("always", paid("nothing")),
    aspect("hers", paid("point"), { reach: "target", parent: "Her" }),
  ];

  test("the free ones first, then own, the target's, the situation's, the others'; those that cannot be invoked are folded", () => {
    const { groups, spent: folded, spentLabel, search } = reachView(inReadingOrder(ALL), []);
    expect(listed(groups)).toEqual([
      ["NORN.Ledger.Reach.free", "", ["always", "fog"]],
      ["NORN.Ledger.Reach.own", "Me", ["plain"]],
      ["NORN.Ledger.Reach.target", "Her", ["hers"]],
      ["NORN.Ledger.Reach.others", "Them", ["theirs"]],
    ]);
    expect(listed(folded)).toEqual([["NORN.Ledger.Reach.own", "Me", ["used"]]]);
    expect([spentLabel?.args, search]).toEqual([{ count: 1 }, false]);
    expect(groups[0]?.aspects.map(({ parent }) => parent)).toEqual(["", "Quay"]);
  });
  test("where several may be chosen none is folded, for the rows would move with each choice", () => {
    const { groups, spent: folded } = reachView(inReadingOrder(ALL), [], false);
    expect([listed(groups)[1], folded]).toEqual([["NORN.Ledger.Reach.own", "Me", ["plain", "used"]], []]);
  });
  test("the price is said once, and a row says only what differs from it", () => {
    const { groups, price } = reachView(inReadingOrder(ALL), []);
    expect(price?.args).toEqual({ price: { key: "NORN.Ledger.Payment.point" } });
    expect(groups.flatMap(({ aspects }) => aspects.map(({ cost }) => cost?.key ?? null))).toEqual([
      "NORN.Ledger.Payment.nothing",
      "NORN.Ledger.Payment.free",
      null,
      null,
      null,
    ]);
    expect(reachView([aspect("always", paid("nothing"))], []).price).toBeNull();
  });
  test("how it is paid is by what it gives; what cannot be given is not paid", () => {
    const answers = [
      { gain: "plus-two", invoked: paid("nothing") },
      { gain: "effect", invoked: paid("point") },
      { gain: "reroll-all", invoked: spent },
    ] as const;
    const always = aspect("always", paid("point"), { answers });
    const gains = ["plus-two", "effect", "reroll-all", "two-dice"] as const;
    expect(gains.map((gain) => paymentShown(always, gain))).toEqual(["nothing", "point", null, null]);
  });
  test("a spent one says why it cannot be chosen; a chosen one can be deselected, and is not folded", () => {
    const view = reachView([aspect("used", spent), aspect("chosen", spent)], ["Actor.a.Item.chosen"]);
    const said = (groups: typeof view.groups) =>
      groups.flatMap((one) => one.aspects.map(({ cost, disabled }) => [cost?.key, disabled]));
    expect([said(view.groups), said(view.spent)]).toEqual([
      [["NORN.Ledger.Refused.used-this-turn", false]],
      [["NORN.Ledger.Refused.used-this-turn", true]],
    ]);
  });
  test("says who holds its free invocations, and what the aspect is where its place does not say so", () => {
    const free = [
      { count: 1, holder: "", mine: false },
      { count: 2, holder: "Me", mine: true },
      { count: 1, holder: "Her", mine: false },
    ];
    const row = reachView([aspect("cut", paid("free"), { kind: "consequence", free })], []).groups[0]?.aspects[0];
    expect(row?.notes.map(({ key }) => key)).toEqual([
      "NORN.Aspect.Kind.consequence",
      "NORN.Ledger.Free.anyone",
      "NORN.Ledger.Free.yours",
      "NORN.Ledger.Free.other",
    ]);
  });
  test("says the difficulty of removing it, and whom else a boost was created against", () => {
    const boost = aspect("off balance", paid("free"), { kind: "boost", quality: 3, meantFor: "The watchman" });
    const row = reachView([boost], []).groups[0]?.aspects[0];
    expect(row?.notes.map(({ key }) => key)).toEqual([
      "NORN.Aspect.Kind.boost",
      "NORN.Create.quality",
      "NORN.Ledger.Invoke.meantFor",
    ]);
  });
  test("more than a dozen have a search field", () => {
    const many = Array.from({ length: 13 }, (_, index) => aspect(`a${index}`, paid("point")));
    expect([reachView(many.slice(1), []).search, reachView(many, []).search]).toEqual([false, true]);
  });
});

describe("30. A normal and a persistent aspect of like meaning: ±4 for one point", () => {
  const normal = aspect("slippery", paid("point"));
  const persistent = aspect("ice", paid("nothing"), { persistent: true });
  const chosen = { ...NO_CHOICE, aspect: normal.uuid, gain: "plus-two" } as const;
  test("persistent aspects are offered beside a normal one", () => {
    expect(invokeList([normal, persistent], chosen).beside.map(({ name }) => name)).toEqual(["ice"]);
    expect(invokeList([normal, persistent], { ...chosen, aspect: persistent.uuid }).beside).toEqual([]);
  });
  test("both give +2, and the normal one alone is paid", () => {
    const { gains } = invokeList([normal, persistent], { ...chosen, beside: persistent.uuid });
    expect(gains.map(({ gain, cost }) => [gain, cost])).toEqual([["plus-two", null]]);
    const { beside } = invokeList([normal, persistent], { ...chosen, beside: persistent.uuid });
    expect(beside).toEqual([{ uuid: persistent.uuid, name: "ice", selected: true }]);
  });
  test("not beside one that gives something else, nor one that is not possible", () => {
    expect(invokeList([normal, persistent], { ...chosen, gain: "reroll-all" }).beside).toEqual([]);
    const broke = aspect("slippery", refuse("points-short", { left: 0, needed: 1 }));
    expect(invokeList([broke, persistent], chosen).beside).toEqual([]);
  });
  test("the persistent one is deselected with the aspect it was chosen beside", () => {
    const both = { ...chosen, beside: persistent.uuid };
    expect(firstChoice([normal, persistent], both).beside).toBe(persistent.uuid);
    expect(firstChoice([normal, persistent], { ...both, aspect: persistent.uuid }).beside).toBe("");
  });
});

describe("what is chosen when the list opens", () => {
  const plain = aspect("plain", paid("point"));
  const gift = aspect("gift", paid("free"), { reach: "situation", parent: "Quay" });
  const gains = (...names: readonly Gain[]) => ({ answers: names.map((gain) => ({ gain, invoked: paid("point") })) });

  test("what costs nothing, wherever it is; else one's own", () => {
    expect(firstChoice([plain, gift], NO_CHOICE).aspect).toBe(gift.uuid);
    expect(firstChoice([plain, aspect("used", spent)], NO_CHOICE).aspect).toBe(plain.uuid);
  });
  test("not a gain that may worsen the roll, nor an effect in the story: these are chosen on purpose", () => {
    const risky = (gain: Gain): boolean => gain === "reroll-all";
    const both = aspect("both", paid("point"), gains("reroll-all", "die-to-plus", "effect"));
    expect(firstChoice([both], NO_CHOICE, risky).gain).toBe("die-to-plus");
    const only = aspect("only", paid("point"), gains("reroll-all"));
    expect(firstChoice([only], NO_CHOICE, risky).gain).toBe("");
    expect(firstChoice([only], NO_CHOICE).gain).toBe("reroll-all");
  });
});

test("a gain says why it is not possible, or what it costs if the list says otherwise", () => {
  const said = (invoked: Result<Invocation>): unknown[] => {
    const answers = [
      { gain: "plus-two", invoked: paid("point") },
      { gain: "reroll-all", invoked },
    ] as const;
    const one = aspect("one", paid("point"), { answers });
    const { gains } = invokeList([one], { ...NO_CHOICE, aspect: one.uuid, gain: "plus-two" });
    return gains.map(({ cost, disabled }) => [cost?.key ?? null, disabled]);
  };
  const first = [null, false];
  expect([
    said(refuse("scope-used", { aspect: "one", to: "" })),
    said(refuse("limit-reached", { most: 3 })),
    said(paid("debt")),
    said(paid("point")),
  ]).toEqual([
    [first, ["NORN.Ledger.Refused.scope-used", true]],
    [first, ["NORN.Ledger.Refused.limit-reached", true]],
    [first, ["NORN.Ledger.Payment.debt", false]],
    [first, [null, false]],
  ]);
});

describe("M3. Whether an invocation works to the disadvantage of the aspect's carrier is asked", () => {
  const asks = paid("point");
  const invoked = asks.ok ? ok({ ...asks.value, asksAgainst: true }) : asks;
  const answer = (reach: Reach, against: Chosen["against"], made = invoked): boolean | null => {
    const one = aspect("one", made, { reach, parent: "Her" });
    return invokeList([one], { ...NO_CHOICE, aspect: one.uuid, gain: "plus-two", against }).against?.yes ?? null;
  };
  test("of a target's aspect yes is the likely answer, of any other no", () => {
    expect([answer("target", ""), answer("others", "")]).toEqual([true, false]);
  });
  test("the user's own answer counts", () => {
    expect([answer("target", "no"), answer("others", "yes")]).toEqual([false, true]);
  });
  test("and not where it makes no difference", () => expect(answer("target", "yes", asks)).toBeNull());
  test("the answer belongs to the aspect it was given for", () => {
    const [one, other] = [aspect("one", invoked), aspect("other", invoked)];
    const said = { ...NO_CHOICE, aspect: one.uuid, gain: "plus-two", against: "yes" } as const;
    expect(firstChoice([one, other], said).against).toBe("yes");
    expect(firstChoice([other], said).against).toBe("");
  });
});
