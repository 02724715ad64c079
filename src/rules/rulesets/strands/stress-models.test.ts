import * as fc from "fast-check";
import { feature } from "../../../../tests/samples/feature.ts";
import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import {
  afterHarm,
  hitFor,
  rowsOf,
  severitiesOn,
  STRANDS_HARM,
  strandsHarm,
  strandsHarmed,
} from "../../../../tests/samples/strands-harmed.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import type { Harm, HarmWay, Harmed } from "../../harm/harm-rules.ts";
import { STRESS_MODELS } from "./dials.data.ts";
import { STRANDS } from "./strands.ts";

const model = (id: string): DialValues => ({ "strands-stress-physical": id });
const THRESHOLD = model("threshold");
const SINGLE = model("single-set");
const UPGRADING = model("upgrading-set");

/** What is left of someone after these hits, each taken plainly. */
function after(who: Harmed, dials: DialValues, ...amounts: readonly number[]): Harmed {
  return amounts.reduce((now, amount) => afterHarm(now, strandsHarm(now, amount, dials)), who);
}
const taking = (severity: string): HarmWay => ({ consequences: [severity], armor: false });
const forced = ({ consequences }: Harm): readonly string[] => consequences.map(({ severity }) => severity);

describe("25. Default rows, 4 boxes each", () => {
  const hitOnce = after(strandsHarmed(4), {}, 2);
  const hitTwice = after(hitOnce, {}, 3);
  const hitThrice = after(hitTwice, {}, 5);
  test("2 stress: two boxes of the first row, and no consequence", () => {
    expect([rowsOf(hitOnce), severitiesOn(hitOnce)]).toEqual(["minor 2", []]);
  });
  test("3 more: the row is full, which forces its consequence, and one overflows", () => {
    expect([rowsOf(hitTwice), severitiesOn(hitTwice)]).toEqual(["minor 4, major 1", ["minor"]]);
  });
  test("5 more: the next row is full, two overflow", () => {
    expect([rowsOf(hitThrice), severitiesOn(hitThrice)]).toEqual(["minor 4, major 4, severe 2", ["minor", "major"]]);
  });
  test("rested, with Major left, 6 more fill the first row again and go on in the first that is open", () => {
    const major = hitThrice.consequences.filter(({ severity }) => severity === "major");
    const boxes = ["major-0", "major-1", "major-2", "major-3"];
    const tracks = [{ id: "physical", bonus: 4, boxes }];
    const rested = { ...hitThrice, actor: { ...hitThrice.actor, tracks }, consequences: major };
    const hurt = after(rested, {}, 6);
    expect([rowsOf(hurt), severitiesOn(hurt)]).toEqual(["minor 4, major 4, severe 2", ["major", "minor"]]);
  });
  test("one hit may force several: overflow goes on as far as it must", () => {
    expect(forced(strandsHarm(strandsHarmed(2), 7))).toEqual(["minor", "major", "severe"]);
  });
});

describe("an advantage holds back what goes on to the next row (S4)", () => {
  const tough = (boxes: number) => {
    const plain = strandsHarmed(boxes);
    const features = [feature([{ kind: "overflow", track: "physical", amount: 2 }])];
    return { ...plain, actor: { ...plain.actor, features } };
  };
  test.each([
    ["nothing goes on: nothing is less", 4, 3, "minor 3"],
    ["4 boxes, a hit for 7: 1 instead of 3 goes on", 4, 7, "minor 4, major 1"],
    ["all of it may be held back", 4, 6, "minor 4"],
    ["S5-R14: at each row it goes on to", 2, 8, "minor 2, major 2"],
    ["a row more", 2, 9, "minor 2, major 2, severe 1"],
  ])("%s", (_sentence, boxes, hit, rows) => expect(rowsOf(after(tough(boxes), {}, hit))).toBe(rows));
});

describe("the last set leads to Defeated (S5)", () => {
  test.each([
    ["its last box", 8, 10, [2, ["defeated"], true, 0]],
    ["not its last box", 8, 9, [1, [], false, 0]],
    ["more than it has", 8, 13, [2, ["defeated"], true, 3]],
  ] as const)("%s", (_, before, total, expected) => {
    const who = after(strandsHarmed(2), {}, before);
    const harm = strandsHarm(who, total - before);
    expect([harm.boxes.length, forced(harm), harm.takenOut, harm.left]).toEqual(expected);
  });
  test("no one is Defeated twice", () => {
    const out = after(strandsHarmed(1), {}, 5);
    const again = strandsHarm(out, 2);
    expect([again.boxes, again.consequences, again.takenOut, again.left]).toEqual([[], [], true, 2]);
  });
  test.each(["rows", "single-set", "upgrading-set"])("S5-R6: any stress on a track without boxes is Defeated: %s", (id) => {
    const harm = strandsHarm(strandsHarmed(0, model(id)), 1, model(id));
    expect([harm.takenOut, harm.left, forced(harm)]).toEqual([true, 1, ["defeated"]]);
  });
  test("S5-R4: a threshold is at least 1", () => {
    expect(strandsHarmed(0, THRESHOLD).layouts[0]?.threshold).toBe(1);
    expect(forced(strandsHarm(strandsHarmed(0, THRESHOLD), 1, THRESHOLD))).toEqual(["minor"]);
  });
  test.each([
    ["rows", "minor-0", false],
    ["rows", "defeated-0,defeated-1", true],
    ["rows", "defeated-1", false],
    ["threshold", "extreme-0", false],
    ["threshold", "defeated-0", true],
    ["single-set", "stress-1", false],
    ["single-set", "stress-0,stress-1", true],
    ["upgrading-set", "stress-0", false],
    ["upgrading-set", "stress-1", true],
  ])("%s with %s checked: taken out %s", (id, checked, out) => {
    const [layout] = strandsHarmed(2, model(id)).layouts;
    expect(layout && STRANDS_HARM.isTakenOut(layout, checked.split(","), model(id))).toBe(out);
  });
});

describe("extras do not have all consequences (S5)", () => {
  test.each([
    ["trivial: Severe and Defeated", "trivial", [4, 8], ["severe", "defeated"]],
    ["vital: Major, Severe and Defeated", "vital", [4, 4, 4], ["major", "severe", "defeated"]],
  ])("%s", (_, tier, amounts, expected) => {
    expect(severitiesOn(after(strandsHarmed(4, {}, tier), {}, ...amounts))).toEqual(expected);
  });
  test("S5-R4: against a threshold they count among those they have", () => {
    expect(forced(strandsHarm(strandsHarmed(5, THRESHOLD, "trivial"), 5, THRESHOLD))).toEqual(["severe"]);
    expect(forced(strandsHarm(strandsHarmed(5, THRESHOLD, "vital"), 9, THRESHOLD))).toEqual(["severe"]);
    expect(forced(strandsHarm(strandsHarmed(5, THRESHOLD, "trivial"), 99, THRESHOLD))).toEqual(["defeated"]);
  });
  test("S5-R5: against a single set they take those alone", () => {
    const offered = (tier: string): readonly string[] =>
      STRANDS_HARM.ways(strandsHarmed(5, SINGLE, tier), hitFor(3), SINGLE).flatMap(({ consequences }) => consequences);
    expect([offered("trivial"), offered("vital")]).toEqual([["severe"], ["major", "severe"]]);
  });
});

describe("26. Strength 2, Endurance 3, size 0", () => {
  const tracks = (dials: DialValues) =>
    STRANDS.tracks(actor({ traits: [trait("strength", 2), trait("endurance", 3)] }), dials)[0];
  test("5 boxes", () => expect(tracks({})?.rows[0]?.boxes).toBe(5));
  test("threshold 4", () => expect(tracks(THRESHOLD)?.threshold).toBe(4));
});

describe("27. Threshold 2", () => {
  const who = strandsHarmed(3, THRESHOLD);
  test.each([
    ["1 stress does nothing", who, 1, []],
    ["3 stress: Minor", who, 3, ["minor"]],
    ["4 stress: Major at once", who, 4, ["major"]],
    ["Minor held, 3 stress: upgraded to Major", after(who, THRESHOLD, 3), 3, ["major"]],
    ["Major held and Minor free, 3 stress: Minor", after(who, THRESHOLD, 4), 3, ["minor"]],
    ["Minor and Major held, 2 stress: Severe", after(who, THRESHOLD, 2, 2), 2, ["severe"]],
    ["Extreme held, four times the threshold: Defeated", after(who, THRESHOLD, 8), 8, ["defeated"]],
    ["nine times the threshold: Defeated", who, 18, ["defeated"]],
  ] as const)("%s", (_, harmed, amount, expected) => {
    expect(forced(strandsHarm(harmed, amount, THRESHOLD))).toEqual(expected);
  });
  test("threshold 4: 5 stress is Minor, 8 is Major", () => {
    const tough = strandsHarmed(5, THRESHOLD);
    expect([5, 8].map((amount) => forced(strandsHarm(tough, amount, THRESHOLD)))).toEqual([["minor"], ["major"]]);
  });
  test("a consequence whose box was cleared still keeps its place", () => {
    const held = after(who, THRESHOLD, 2);
    const cleared = { ...held, actor: { ...held.actor, tracks: [] } };
    expect(forced(strandsHarm(cleared, 2, THRESHOLD))).toEqual(["major"]);
  });
});

describe("28. Single set of six, 5 stress", () => {
  const who = strandsHarmed(6, SINGLE);
  test.each([
    ["no consequence: 5 marked", { consequences: [], armor: false }, 5],
    ["Minor: 3", taking("minor"), 3],
    ["Major: 1", taking("major"), 1],
    ["Severe: 0", taking("severe"), 0],
    ["Extreme: 0", taking("extreme"), 0],
  ])("%s", (_, way, marked) => {
    const harm = strandsHarm(who, 5, SINGLE, way);
    expect([harm.boxes.length, forced(harm), harm.takenOut]).toEqual([marked, way.consequences, false]);
  });
  test("one consequence an attack, and never two of a kind on a track", () => {
    const offered = (harmed: Harmed): readonly string[] =>
      STRANDS_HARM.ways(harmed, hitFor(5), SINGLE).map(({ consequences }) => consequences.join("+"));
    expect(offered(who)).toEqual(["", "minor", "major", "severe", "extreme"]);
    const hurt = afterHarm(who, strandsHarm(who, 5, SINGLE, taking("major")));
    expect(offered(hurt)).toEqual(["", "minor", "severe", "extreme"]);
    const take = (way: HarmWay) => STRANDS_HARM.take(hurt, hitFor(5), way, SINGLE);
    expect(take(taking("major"))).toMatchObject({ ok: false, code: "way-unknown" });
    expect(take({ consequences: ["minor", "severe"], armor: false })).toMatchObject({ ok: false, code: "way-unknown" });
  });
  test("a consequence of another track does not count", () => {
    const { consequences } = afterHarm(who, strandsHarm(who, 5, SINGLE, taking("major")));
    const elsewhere = { ...who, consequences: consequences.map((one) => ({ ...one, track: "mental" })) };
    expect(STRANDS_HARM.ways(elsewhere, hitFor(1), SINGLE)).toHaveLength(5);
  });
  test("when the row is filled, you are Defeated", () => {
    const { takenOut, consequences } = strandsHarm(who, 6, SINGLE);
    expect([takenOut, consequences.map(({ severity, forced: is }) => [severity, is])]).toEqual([true, [["defeated", true]]]);
  });
});

describe("29. Upgrading single set", () => {
  const who = strandsHarmed(6, UPGRADING);
  const marked = (harmed: Harmed): readonly string[] => harmed.actor.tracks[0]?.boxes ?? [];
  test("3 marks box 3, and no other", () => expect(marked(after(who, UPGRADING, 3))).toEqual(["stress-2"]));
  test("3 again marks box 4", () => expect(marked(after(who, UPGRADING, 3, 3))).toEqual(["stress-2", "stress-3"]));
  test("the last box is Defeated, however many others are clear", () => {
    const { boxes, takenOut, consequences } = strandsHarm(who, 6, UPGRADING);
    expect([boxes.length, takenOut, consequences.map(({ severity }) => severity)]).toEqual([1, true, ["defeated"]]);
    expect(strandsHarm(who, 5, UPGRADING).takenOut).toBe(false);
  });
  test("S5-R5: a hit beyond the last box marks the last; a consequence makes it less", () => {
    expect(marked(after(who, UPGRADING, 8))).toEqual(["stress-5"]);
    const { boxes, takenOut } = strandsHarm(who, 8, UPGRADING, taking("major"));
    expect([boxes, takenOut]).toEqual([[{ track: "physical", box: "stress-3" }], false]);
  });
});

describe("34. Boxes of a track", () => {
  const boxes = (id: string, size: number, ranks: Readonly<Record<string, number>>): number | undefined => {
    const traits = Object.entries(ranks).map(([key, rank]) => trait(key, rank));
    return STRANDS.tracks(actor({ size, traits }), {}).find((track) => track.id === id)?.rows[0]?.boxes;
  };
  test.each([
    ["Strength 3, Endurance 3: 6", "physical", 0, { strength: 3, endurance: 3 }, 6],
    ["Reasoning 2, Willpower 3: 5", "mental", 0, { reasoning: 2, willpower: 3 }, 5],
    ["Strength 6, Endurance 3, size 1: 10", "physical", 1, { strength: 6, endurance: 3 }, 10],
  ] as const)("%s", (_, track, size, ranks, expected) => expect(boxes(track, size, ranks)).toBe(expected));
});

describe("consequences are aspects, and the first use is free (S5)", () => {
  test("Severe, Extreme and Defeated are persistent; all are free to anyone once", () => {
    const { consequences } = strandsHarm(strandsHarmed(1), 5);
    expect(consequences.map(({ severity, persistent, free }) => [severity, persistent, free])).toEqual([
      ["minor", false, "anyone"],
      ["major", false, "anyone"],
      ["severe", true, "anyone"],
      ["extreme", true, "anyone"],
      ["defeated", true, "anyone"],
    ]);
  });
  test("the game lists all five", () => {
    expect(STRANDS.aspects.severities).toEqual(["minor", "major", "severe", "extreme", "defeated"]);
  });
});

describe("laws", () => {
  const hits = fc.array(fc.nat(12), { maxLength: 8 });
  const boxes = fc.nat(6);
  const anyModel = fc.constantFrom(...STRESS_MODELS);
  const tier = fc.constantFrom("", "trivial", "vital");

  test("absorbing never loses or invents stress", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("rows", "single-set"),
        tier,
        boxes,
        hits,
        fc.nat(12),
        fc.nat(9),
        (id, who, many, before, amount, index) => {
          const dials = model(id);
          const harmed = after(strandsHarmed(many, dials, who, 2), dials, ...before);
          const ways = STRANDS_HARM.ways(harmed, hitFor(amount), dials);
          const way = ways[index % ways.length];
          const harm = strandsHarm(harmed, amount, dials, way);
          const takes: Readonly<Record<string, number>> = { minor: 2, major: 4, severe: 6, extreme: 8 };
          const reduced = (way?.consequences ?? []).reduce((sum, severity) => sum + (takes[severity] ?? 0), 0);
          const diverted = harm.boxes.filter(({ track }) => track === "armor").length;
          expect(harm.boxes.length + harm.left).toBe(diverted + Math.max(0, amount - diverted - reduced));
        },
      ),
    );
  });

  test("a track never holds more than it has, and no box is checked twice", () => {
    fc.assert(
      fc.property(anyModel, tier, boxes, hits, (id, who, many, amounts) => {
        const harmed = after(strandsHarmed(many, model(id), who), model(id), ...amounts);
        const checked = harmed.actor.tracks.find((track) => track.id === "physical")?.boxes ?? [];
        const known = harmed.layouts[0]?.rows.flatMap((row) => Array.from({ length: row.boxes }, (_, at) => `${row.id}-${at}`));
        expect(new Set(checked).size).toBe(checked.length);
        expect(checked.filter((box) => known?.includes(box) !== true)).toEqual([]);
      }),
    );
  });

  test("more stress never does less", () => {
    const order = ["minor", "major", "severe", "extreme", "defeated"];
    const worst = (harm: Harm): number =>
      harm.takenOut ? order.length : Math.max(-1, ...forced(harm).map((severity) => order.indexOf(severity)));
    fc.assert(
      fc.property(anyModel, tier, boxes, hits, fc.nat(12), (id, who, many, before, amount) => {
        const dials = model(id);
        const harmed = after(strandsHarmed(many, dials, who), dials, ...before);
        const less = strandsHarm(harmed, amount, dials);
        const more = strandsHarm(harmed, amount + 1, dials);
        expect(more.boxes.length + more.left).toBeGreaterThanOrEqual(less.boxes.length + less.left);
        expect(worst(more)).toBeGreaterThanOrEqual(worst(less));
      }),
    );
  });
});
