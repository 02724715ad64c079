import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actor, aspect, trait, traitsAt } from "../../../../tests/samples/actor-snapshot.ts";
import { countRanks, shortfalls } from "../../traits/structure.ts";
import { shorthandRanks, phaseBalance, phaseCount } from "./creation.ts";
import { PYRAMID_SHORTHAND } from "./fate2.data.ts";
import { ranksBought } from "../../traits/audit.ts";
import { FATE2 } from "./fate2.ts";

const none = new Map<string, number>();
const balance = (...phases: string[][]): ReturnType<typeof phaseBalance> =>
  phaseBalance({ phases, starts: none, structure: "pyramid" });
const counts = (columns: readonly { readonly count: number }[] = []): number[] => columns.map(({ count }) => count);

describe("16. Phases", () => {
  const a = ["knife", "herb", "healing", "alertness"];
  const b = ["knife", "healing", "bluff", "pickpocket"];
  const c = ["knife", "bluff", "hide", "move silently"];
  const d = ["pick locks", "pickpocket", "bluff", "hide"];
  const e = ["knife", "hide", "alertness", "streetwise"];

  test("Knife, Bluff, Alertness, Move Silently would give 1 Good, 3 Fair, 3 Average → unbalanced", () => {
    const [, , third] = balance(a, b, ["knife", "bluff", "alertness", "move silently"]);
    expect(counts(third?.columns)).toEqual([1, 3, 3]);
    expect(third?.shortfalls).toEqual([{ rank: 1, count: 3, below: 0, belowCount: 3, missing: 1 }]);
  });
  test("Knife, Bluff, Hide, Move Silently → balanced", () => {
    expect(balance(a, b, c).map((phase) => phase.shortfalls)).toEqual([[], [], []]);
  });
  test("after five phases: Great 1, Good 2, Fair 3, Average 4; aspects 1, 2, 1, 1", () => {
    const phases = balance(a, b, c, d, e);
    expect(phases.every((phase) => phase.shortfalls.length === 0 && phase.spent === 4)).toBe(true);
    expect(counts(phases[4]?.columns)).toEqual([1, 2, 3, 4]);
    const traits = [...(phases[4]?.ranks ?? [])].map(([name, rank]) => trait(name, rank));
    const aspects = [1, 2, 1, 1].map((level, index) => aspect(`aspect ${index}`, level));
    const audit = FATE2.traits.audit(actor({ traits, aspects }), {});
    expect(audit.pools).toEqual([{ id: "ranks", spent: 20, allowed: 20 }]);
    expect(audit.findings).toEqual([]);
  });
});

const ranksPaid = (rank: number, start: number | null): number => ranksBought({ rank, start }, -1);

describe("what ranks cost (F5)", () => {
  test("a new skill at Average costs one rank, each step up one more", () => {
    expect([-1, 0, 1, 6].map((rank) => ranksPaid(rank, null))).toEqual([0, 1, 2, 7]);
  });
  test("a difficult skill starts lower and also costs the steps up to Average", () => {
    expect([-2, -3, -4].map((start) => ranksPaid(0, start))).toEqual([2, 3, 4]);
  });
  test("until Average it does not count for balance", () => {
    const traits = [trait("deep magic", -1, { start: -4 }), ...traitsAt({ 1: 1, 0: 2 })];
    const audit = FATE2.traits.audit(actor({ traits, aspects: [aspect("x", 2)] }), {});
    expect(audit.pools[0]).toEqual({ id: "ranks", spent: 7, allowed: 8 });
    expect(audit.columns).toEqual([
      { rank: 1, count: 1 },
      { rank: 0, count: 2 },
    ]);
  });
});

describe("the findings of the audit", () => {
  const findings = (traits: ReturnType<typeof traitsAt>, levels: number[], dials = {}): string[] => {
    const aspects = levels.map((level, index) => aspect(`aspect ${index}`, level));
    return FATE2.traits.audit(actor({ traits, aspects }), dials).findings.map(({ code }) => code);
  };

  test("too many at a rank: how many are missing beneath, and which traits are there", () => {
    const audit = FATE2.traits.audit(actor({ traits: traitsAt({ 2: 2, 1: 1, 0: 3 }), aspects: [aspect("x", 3)] }), {});
    expect(audit.findings.find(({ code }) => code === "pyramid-unsupported")).toEqual({
      severity: "wrong",
      code: "pyramid-unsupported",
      args: { rank: 2, count: 2, below: 1, belowCount: 1, missing: 2 },
      traits: ["id-at 2 number 0", "id-at 2 number 1"],
    });
  });
  test("a column needs as many below as above, a pyramid more", () => {
    const traits = traitsAt({ 3: 1, 2: 1, 1: 1, 0: 1 });
    expect(findings(traits, [2, 1])).toContain("pyramid-unsupported");
    expect(findings(traits, [2, 1], { "fate2-structure": "column" })).toEqual(["points-left"]);
  });
  test("a gap in the column is reported for the rank above it", () => {
    expect(shortfalls(countRanks([2, 0], 0), "column")).toEqual([{ rank: 2, count: 1, below: 1, belowCount: 0, missing: 1 }]);
  });
  test("a rank far above any ladder is not counted, and takes no time", () => {
    expect(countRanks([1e9, 1], 1)).toEqual([{ rank: 1, count: 1 }]);
  });
  test("the goal is not a phase", () => {
    const goal = aspect("one day", 1, { role: "goal" });
    const audit = FATE2.traits.audit(actor({ aspects: [aspect("x", 2), goal] }), {});
    expect(audit.pools[0]?.allowed).toBe(8);
    expect(FATE2.fatePoints.start(actor({ aspects: [aspect("x", 2), goal] }), {})).toBe(1);
  });
  test("without aspects no number of ranks is expected, and the sheet says so", () => {
    expect(findings(traitsAt({ 0: 1 }), [])).toEqual(["no-phases"]);
    expect(findings([], [])).toEqual(["first-phase"]);
  });
  test("F3. Props and people are aspects like any other: they count in the phases", () => {
    const aspects = [aspect("x", 2), aspect("sword", 1, { kind: "equipment" }), aspect("friend", 1, { kind: "asset" })];
    const passing = [aspect("cut", 1, { kind: "consequence" }), aspect("off balance", 1, { kind: "boost" })];
    expect(phaseCount(actor({ aspects: [...aspects, ...passing] }))).toBe(4);
  });
  test("aspect caps, a dial", () => {
    expect(findings([], [3, 1], { "fate2-aspect-cap": "half-of-levels" })).toContain("aspect-over-half-of-levels");
    expect(findings([], [2, 2], { "fate2-aspect-cap": "half-of-levels" })).not.toContain("aspect-over-half-of-levels");
    expect(findings(traitsAt({ 1: 1 }), [2], { "fate2-aspect-cap": "best-skill" })).toContain("aspect-over-best-skill");
  });
  test.each([
    ["one level is Fair, above a best skill that is Average", 0, 1, ["aspect-over-best-skill"]],
    ["a best skill that is Fair allows one level", 1, 1, []],
    ["and no more", 1, 2, ["aspect-over-best-skill"]],
  ] as const)("F3. No aspect higher than the highest skill: %s", (_sentence, best, level, over) => {
    const found = findings(traitsAt({ [best]: 1 }), [level], { "fate2-aspect-cap": "best-skill" });
    expect(found.filter((code) => code === "aspect-over-best-skill")).toEqual(over);
  });
  test("half of all levels allows the first aspect its one level", () => {
    expect(findings([], [1], { "fate2-aspect-cap": "half-of-levels" })).not.toContain("aspect-over-half-of-levels");
  });
  describe("F5. The pyramid must be balanced at the end of every phase", () => {
    const phase = (number: number, ...traits: string[]) => ({
      number,
      kind: "" as const,
      ranks: traits.map((trait) => ({ trait, rank: 1 })),
    });
    const audited = (...phases: ReturnType<typeof phase>[]) => {
      const traits = [trait("knife", 1), trait("hide", 0), trait("bluff", 0), trait("swim", 0), trait("run", 0)];
      const { findings: found } = FATE2.traits.audit(actor({ traits, phases, aspects: [aspect("x", 2)] }), {});
      return found.filter(({ code }) => code === "phase-unbalanced").map(({ args }) => args);
    };
    const [knife, hide, others] = [
      phase(1, "knife", "id-knife", "hide"),
      phase(1, "hide", "bluff"),
      phase(2, "bluff", "swim", "run"),
    ];
    test("though it is in the end", () => {
      expect(audited(others, knife)).toEqual([{ phase: 1, rank: 1, count: 1, below: 0, belowCount: 1, missing: 1 }]);
    });
    test("and where it is, nothing is said", () => expect(audited(hide, others)).toEqual([]));
    test("the skills as they are now have a finding of their own", () => {
      const traits = [trait("knife", 1), trait("hide", 0)];
      const codes = FATE2.traits.audit(actor({ traits, phases: [knife], aspects: [aspect("x", 1)] }), {}).findings;
      expect(codes.map(({ code }) => code)).toEqual(["points-left", "pyramid-unsupported"]);
    });
  });
  describe("F5. Character creation options: what a phase brings is written in the phase", () => {
    type Kind = "plot" | "free" | "destiny" | "arc" | "";
    const life = (...kinds: Kind[]) => kinds.map((kind, index) => ({ number: index + 1, kind, ranks: [] }));
    const allowed = (levels: number, ...kinds: Kind[]) => {
      const one = actor({ aspects: [aspect("x", levels)], phases: life(...kinds) });
      return [FATE2.traits.audit(one, {}).pools[0]?.allowed, FATE2.fatePoints.start(one, {})];
    };
    test.each([
      ["usual phases bring four ranks each", 3, ["", ""], 12, 2],
      ["a plot hook rewards one skill point more than normal", 3, ["plot", ""], 13, 2],
      ["as does each other one", 3, ["plot", "plot"], 14, 2],
      ["a free aspect brings no ranks, and is no phase", 4, ["free"], 12, 2],
      ["destiny is chosen without purchasing skill ranks", 3, ["destiny"], 8, 2],
      ["a grand destiny of two levels", 3, ["destiny", "destiny"], 4, 2],
      ["a destiny that came true is a plot aspect", 3, ["plot"], 13, 2],
    ] as const)("%s", (_sentence, levels, kinds, ranks, points) => {
      expect(allowed(levels, ...kinds)).toEqual([ranks, points]);
    });
    test("at the end of any session where the destiny has not come true, one fate point", () => {
      const points = (...kinds: Kind[]) => {
        const one = actor({ phases: life(...kinds), fatePoints: { value: 3, refresh: 0, debt: 0, held: 0 } });
        return (["session", "scene"] as const).map((at) => FATE2.breaks.points(one, at, {}));
      };
      expect([points(""), points("destiny"), points("destiny", "destiny")]).toEqual([
        [3, 3],
        [4, 3],
        [4, 3],
      ]);
    });
  });
  describe("F6. Advancement: a rank each period, and with the fourth of the arc the goal", () => {
    const audited = (earned: number, traits = traitsAt({ 1: 1, 0: 3 })) => {
      const arc = { number: 2, kind: "arc", ranks: [{ trait: "bluff", rank: earned }] } as const;
      const { pools, findings: found } = FATE2.traits.audit(actor({ traits, aspects: [aspect("x", 1)], phases: [arc] }), {});
      return [pools[0]?.allowed, ...found.map(({ severity, code }) => `${severity} ${code}`)];
    };
    test("each rank of the arc may be spent", () => expect(audited(1)).toEqual([5]));
    test("what is left of it is saved", () => expect(audited(2)).toEqual([6, "hint points-left"]));
    test("it may get unbalanced until the new goal is chosen", () => {
      expect(audited(2, traitsAt({ 1: 2, 0: 2 }))).toEqual([6, "hint pyramid-unsupported"]);
    });
    test("with the fourth the goal is achieved, and then it must balance", () => {
      expect(audited(4, traitsAt({ 1: 3, 0: 2 }))).toEqual([8, "wrong pyramid-unsupported", "hint arc-complete"]);
    });
    test("no arc brings more ranks than a phase", () => {
      expect(audited(6, traitsAt({ 1: 3, 0: 4 }))).toEqual([8, "wrong points-over", "hint arc-complete"]);
    });
  });
  test("ranks a phase, a dial", () => {
    const audit = FATE2.traits.audit(actor({ aspects: [aspect("x", 2)] }), { "fate2-ranks-per-phase": 5 });
    expect(audit.pools[0]?.allowed).toBe(10);
  });
  test("NPCs are not held to points", () => {
    const audit = FATE2.traits.audit(actor({ type: "npc", traits: traitsAt({ 3: 2 }) }), {});
    expect(audit).toMatchObject({ pools: [], cap: null, findings: [] });
  });
});

describe("pyramid shorthand", () => {
  test("there are fifteen rows", () => {
    expect(PYRAMID_SHORTHAND).toHaveLength(15);
  });
  test.each(PYRAMID_SHORTHAND.map((row, index) => [index + 1, row] as const))(
    "%i phases spend exactly four ranks a phase and are balanced",
    (phases, row) => {
      const ranks = shorthandRanks(phases);
      if (!ranks.ok) throw new Error(ranks.code);
      expect(ranks.value.reduce((sum, rank) => sum + ranksPaid(rank, null), 0)).toBe(4 * phases);
      expect(shortfalls(countRanks(ranks.value, 0), "pyramid")).toEqual([]);
      expect(counts(countRanks(ranks.value, 0)).toReversed()).toEqual(row);
    },
  );
  test("a number of phases outside the table is refused", () => {
    expect(shorthandRanks(0)).toMatchObject({ ok: false, code: "phases-outside-table" });
    expect(shorthandRanks(16)).toMatchObject({ ok: false, args: { phases: 16, most: 15 } });
  });
});

describe("laws", () => {
  const ranks = fc.array(fc.integer({ min: -4, max: 7 }), { maxLength: 25 });

  test("a valid pyramid is a valid column", () => {
    fc.assert(
      fc.property(ranks, (all) => {
        const columns = countRanks(all, 0);
        fc.pre(shortfalls(columns, "pyramid").length === 0);
        expect(shortfalls(columns, "column")).toEqual([]);
      }),
    );
  });

  test("adding what is missing, from the top down, repairs a structure", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 8 }),
        fc.constantFrom("pyramid", "column"),
        (all, structure) => {
          const mended = [...all];
          for (let step = 0; step < 6; step += 1) {
            for (const { below, missing } of shortfalls(countRanks(mended, 0), structure))
              mended.push(...Array.from({ length: missing }, () => below));
          }
          expect(shortfalls(countRanks(mended, 0), structure)).toEqual([]);
        },
      ),
    );
  });
});

describe("F10-R2: an organization is built like a character", () => {
  test.each([
    ["once it has an Average skill", { 0: 1 }, 1],
    ["not while all of its skills are as they come", { [-1]: 3 }, 0],
  ] as const)("%s", (_when, ranks, pools) => {
    const audit = FATE2.traits.audit(actor({ type: "organization", traits: traitsAt(ranks) }), {});
    expect(audit.pools).toHaveLength(pools);
  });
});
