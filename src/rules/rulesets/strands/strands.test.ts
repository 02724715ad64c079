import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { faces, modifier, request, rolled } from "../../../../tests/samples/check-request.ts";
import type { CheckOutcome, Combination } from "../../roll/check.ts";
import { combineAbilities } from "../../roll/sum-check.ts";
import type { TrackLayout } from "../../ruleset.ts";
import type { Trait } from "../../traits/trait.ts";
import { listedTraits } from "../../traits/listed-traits.ts";
import { STRANDS_LEVELS } from "./strands.data.ts";
import { STRANDS } from "./strands.ts";

const ability = (key: string, rank: number | null): Trait => trait(key, rank, { group: "physical" });

const said = (outcome: CheckOutcome | null) => outcome && STRANDS.outcomeNotes(outcome).map(({ id }) => id);

describe("23. Rank 2, faces + − 0 +", () => {
  test("total 3; against 2 success", () => {
    const { total, outcome } = STRANDS.resolve(request(2, { difficulty: 2 }), faces("+-0+"));
    expect(total).toBe(3);
    expect(outcome).toMatchObject({ success: true, margin: 1, degree: "notable" });
    expect(said(outcome)).toEqual(["notable"]);
  });
  test("total 5 against 2: spin", () => {
    const { outcome } = STRANDS.resolve(request(2, { difficulty: 2, modifiers: [modifier(2)] }), faces("+-0+"));
    expect(outcome).toMatchObject({ success: true, margin: 3, degree: "significant" });
    expect(said(outcome)).toEqual(["spin", "significant"]);
  });
});

describe("24. Combining abilities", () => {
  const sum = (first: number, ...seconds: [number, Combination][]): number =>
    combineAbilities(
      rolled(first),
      seconds.map(([rank, joins]) => rolled(rank, joins)),
    ).reduce((total, { value }) => total + value, 0);

  test("Agility 3 with Strength 1 as modifying second: −1", () => expect(sum(3, [1, "modifies"])).toBe(-1));
  test("as complementing: 0", () => expect(sum(3, [1, "complements"])).toBe(0));
  test("as restricting: −1", () => expect(sum(3, [1, "restricts"])).toBe(-1));
  test("endurance restricting and perception (higher) complementing together: 0", () => {
    expect(sum(3, [1, "restricts"], [4, "complements"])).toBe(0);
  });
  test("of equal rank: 0; a restricting higher one: 0", () => {
    expect(sum(3, [3, "modifies"])).toBe(0);
    expect(sum(3, [5, "restricts"])).toBe(0);
  });
  test("however many: at most one +1 and one −1, on the first that gives it", () => {
    const parts = combineAbilities(rolled(2), [
      rolled(3, "modifies"),
      rolled(4, "complements"),
      rolled(1, "modifies"),
      rolled(0, "restricts"),
    ]);
    expect(parts.map(({ value, joins }) => [value, joins])).toEqual([
      [1, "modifies"],
      [0, "complements"],
      [-1, "modifies"],
      [0, "restricts"],
    ]);
  });
  test("it is part of the total", () => {
    const { total, parts } = STRANDS.resolve(request(0, { traits: [rolled(3), rolled(1, "modifies")] }), faces("+000"));
    expect(total).toBe(3);
    expect(parts.map(({ source }) => source)).toEqual(["trait", "combination", "dice"]);
  });
  test("law: the sum is −1, 0 or 1, and the order of the seconds does not matter", () => {
    const second = fc.tuple(
      fc.integer({ min: -1, max: 5 }),
      fc.constantFrom<Combination>("modifies", "complements", "restricts"),
    );
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 5 }), fc.array(second, { maxLength: 6 }), (first, seconds) => {
        expect([-1, 0, 1]).toContain(sum(first, ...seconds));
        expect(sum(first, ...seconds.toReversed())).toBe(sum(first, ...seconds));
      }),
    );
  });
});

test("degrees: 0 minimal, 1 notable, 3 significant, 5 potent", () => {
  const degrees = [-1, 0, 1, 2, 3, 4, 5, 6].map((margin) => {
    const { outcome } = STRANDS.resolve(request(margin, { difficulty: 0 }), faces("0000"));
    return outcome?.reading === "sum" ? outcome.degree : null;
  });
  expect(degrees).toEqual([undefined, "minimal", "notable", "notable", "significant", "significant", "potent", "potent"]);
});

test("one die minus another reaches from −5 to +5", () => {
  const roll = (thrown: number[]): number => STRANDS.resolve(request(0, { method: "six-minus-six" }), thrown).total;
  expect([roll([6, 1]), roll([1, 6]), roll([4, 4])]).toEqual([5, -5, 0]);
});

describe("stress tracks", () => {
  const tracks = (abilities: Record<string, number | null>, dials = {}, size = 0, tier = ""): readonly TrackLayout[] =>
    STRANDS.tracks(actor({ traits: Object.entries(abilities).map(([key, rank]) => ability(key, rank)), size, tier }), dials);
  const boxes = (layouts: readonly TrackLayout[], id: string): number | undefined =>
    layouts.find(({ id: one }) => one === id)?.rows[0]?.boxes;

  test("26. Strength 2, Endurance 3, size 0 → 5 boxes, threshold 4", () => {
    expect(boxes(tracks({ strength: 2, endurance: 3 }), "physical")).toBe(5);
    const [physical] = tracks({ strength: 2, endurance: 3 }, { "strands-stress-physical": "threshold" });
    expect(physical?.threshold).toBe(4);
    expect(physical?.rows.map(({ boxes: each }) => each)).toEqual([1, 1, 1, 1, 1]);
  });
  test("34. Strength 3, Endurance 3 → physical 6; Reasoning 2, Willpower 3 → mental 5", () => {
    const layouts = tracks({ strength: 3, endurance: 3, reasoning: 2, willpower: 3 });
    expect([boxes(layouts, "physical"), boxes(layouts, "mental")]).toEqual([6, 5]);
  });
  test("34. Strength 6, Endurance 3, size 1 → 10", () => {
    expect(boxes(tracks({ strength: 6, endurance: 3 }, {}, 1), "physical")).toBe(10);
  });
  test("rows Minor, Major, Severe, Extreme, then Defeated; the threshold dial moves it", () => {
    const [physical] = tracks({ strength: 2, endurance: 3 });
    expect(physical?.rows.map(({ id }) => id)).toEqual(["minor", "major", "severe", "extreme", "defeated"]);
    expect(physical?.threshold).toBeUndefined();
    const [adjusted] = tracks({ strength: 2, endurance: 3 }, { "strands-stress-physical": "threshold", "strands-threshold": 1 });
    expect(adjusted?.threshold).toBe(6);
  });
  test("a single set is one row", () => {
    expect(tracks({ strength: 2, endurance: 3 }, { "strands-stress-physical": "single-set" })[0]?.rows).toEqual([
      { id: "stress", boxes: 5 },
    ]);
  });
  test("a track is left out if none of its abilities apply", () => {
    const layouts = tracks({ persuasion: null, resources: null, strength: null, endurance: 2 });
    expect(layouts.map(({ id }) => id)).toEqual(["physical", "mental"]);
    expect(boxes(layouts, "physical")).toBe(2);
  });
  test("36. Vehicle size 3, Structure 4 → 7, Systems 3 → 6, Crew 2 → 5", () => {
    const traits = [ability("structure", 4), ability("systems", 3), ability("crew", 2)];
    const layouts = STRANDS.tracks(actor({ type: "vehicle", size: 3, traits }), {});
    expect(layouts.map(({ id }) => [id, boxes(layouts, id)])).toEqual([
      ["structural", 7],
      ["system", 6],
      ["crew", 5],
    ]);
    const oneSeater = STRANDS.tracks(actor({ type: "vehicle", size: 2, traits: [ability("crew", null)] }), {});
    expect(oneSeater.map(({ id }) => id)).toEqual(["structural", "system"]);
  });
  test("37. Organization influence 5: Security 4 → 9, Morale 3 → 8, Relations 3 → 8", () => {
    const traits = [ability("security", 4), ability("morale", 3), ability("relations", 3)];
    const layouts = STRANDS.tracks(actor({ type: "organization", size: 5, traits }), {});
    expect(["physical", "mental", "social"].map((id) => boxes(layouts, id))).toEqual([9, 8, 8]);
  });
  test.each(Object.entries({ vehicle: 7, organization: 9, unit: 3 }))(
    "%s: %i abilities of its own, and every track's ability is among them",
    (type, many) => {
      const listed = listedTraits(STRANDS, type);
      const known = new Set(STRANDS.traits.groups.map(({ id }) => id));
      expect(listed).toHaveLength(many);
      expect(listed.filter(({ group }) => !known.has(group))).toEqual([]);
      const ranked = (rank: number): number[] =>
        STRANDS.tracks(actor({ type, size: 2, traits: listed.map(({ key }) => ability(key, rank)) }), {}).map(
          ({ rows }) => rows[0]?.boxes ?? 0,
        );
      expect([ranked(0), ranked(2)]).toEqual([
        [2, 2, 2],
        [4, 4, 4],
      ]);
    },
  );
  test("a character rolls no vehicle's abilities, and an NPC has only its own", () => {
    expect(listedTraits(STRANDS, "character")).toBe(STRANDS.traits.list);
    expect(listedTraits(STRANDS, "npc")).toEqual([]);
  });
  test("a situation has no tracks", () => {
    expect(STRANDS.tracks(actor({ type: "situation" }), {})).toEqual([]);
  });
  test("the last set of boxes leads to Defeated: it has as many as the others", () => {
    const rows = (tier: string): number[] | undefined =>
      tracks({ strength: 2, endurance: 2 }, {}, 0, tier)[0]?.rows.map(({ boxes: each }) => each);
    expect(rows("")).toEqual([4, 4, 4, 4, 4]);
    expect(rows("trivial")).toEqual([4, 4]);
    expect(rows("vital")).toEqual([4, 4, 4]);
  });
  test("NPCs have fewer rows", () => {
    const rows = (tier: string): string[] | undefined => tracks({ strength: 1 }, {}, 0, tier)[0]?.rows.map(({ id }) => id);
    expect(rows("trivial")).toEqual(["severe", "defeated"]);
    expect(rows("vital")).toEqual(["major", "severe", "defeated"]);
  });
  test("an actor's own boxes are added to every row, and there are never fewer than zero", () => {
    const bonus = (by: number): readonly TrackLayout[] =>
      STRANDS.tracks(actor({ tracks: [{ id: "social", boxes: [], bonus: by }] }), {});
    expect(boxes(bonus(2), "social")).toBe(2);
    expect(boxes(bonus(-2), "social")).toBe(0);
  });
});

describe("the findings of the audit", () => {
  const twentyFive = ["agility", "endurance", "perception", "strength", "craft", "knowledge", "reasoning", "willpower"].map(
    (key) => ability(key, 3),
  );

  test("a hero has 25 ranks, none above 3; an affinity counts among them", () => {
    const audit = STRANDS.traits.audit(actor({ traits: [...twentyFive, trait("fire", 1, { key: "", group: "affinity" })] }), {});
    expect(audit).toEqual({ pools: [{ id: "abilities", spent: 25, allowed: 25 }], cap: 3, columns: [], findings: [] });
  });
  test("above the cap, below −1, too many spent", () => {
    const { findings } = STRANDS.traits.audit(
      actor({ traits: [...twentyFive, ability("empathy", 4), ability("deception", -2)] }),
      {},
    );
    expect(findings.map(({ code }) => code)).toEqual(["points-over", "rank-over-cap", "rank-under-floor"]);
    expect(findings[0]?.args).toEqual({ pool: "abilities", spent: 28, allowed: 25, difference: 3 });
  });
  test("the level's ranks and cap are those of a new character: ranks bought with experience count for neither", () => {
    const grown = [...twentyFive, trait("fire", 1, { key: "", group: "affinity" })].map((one, index) =>
      index === 0 ? { ...one, rank: 5, experience: 2 } : one,
    );
    expect(STRANDS.traits.audit(actor({ traits: grown }), {})).toMatchObject({ pools: [{ spent: 25 }], findings: [] });
    const tooHigh = { ...ability("empathy", 5), experience: 1 };
    const { findings } = STRANDS.traits.audit(actor({ traits: [tooHigh] }), {});
    expect(findings.map(({ code, args }) => [code, args["rank"]])).toContainEqual(["rank-over-cap", 4]);
  });
  test("a weakness gives no rank back, and a trait that does not apply costs nothing", () => {
    const { pools } = STRANDS.traits.audit(actor({ traits: [ability("agility", -1), ability("strength", null)] }), {});
    expect(pools[0]?.spent).toBe(0);
  });
  test.each(Object.entries(STRANDS_LEVELS))("the level %s sets ranks, cap and refresh", (id, level) => {
    const dials = { "strands-level": id };
    const audit = STRANDS.traits.audit(actor(), dials);
    expect([audit.pools[0]?.allowed, audit.cap, STRANDS.fatePoints.start(actor(), dials)]).toEqual([
      level.ranks,
      level.cap,
      level.refresh,
    ]);
  });
  test("an actor's own refresh takes precedence over the campaign's", () => {
    expect(STRANDS.fatePoints.start(actor({ fatePoints: { value: 0, refresh: 2, debt: 0, held: 0 } }), {})).toBe(2);
  });
});
