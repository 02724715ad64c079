import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { campaignRuleset } from "../../campaign-ruleset.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { dialsOfRolls } from "../../dials/dials-of-rolls.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { listedTraits, asListed } from "../../traits/listed-traits.ts";
import { RULESETS } from "../rulesets.ts";
import { ranksOf, SKILL_PYRAMIDS, STRANDS_LEVEL_IDS } from "./strands.data.ts";

const { strands } = RULESETS;
const SKILLS: DialValues = { "strands-traits-kind": "skills" };

/** So many skills at each rank from 1 up. */
const pyramid = (counts: readonly number[], at = 1) =>
  counts.flatMap((count, index) => Array.from({ length: count }, (_, number) => trait(`skill ${index} ${number}`, index + at)));
const audit = (snapshot: Partial<ActorSnapshot>, dials: DialValues) => strands.traits.audit(actor(snapshot), dials);
const codes = (snapshot: Partial<ActorSnapshot>, dials: DialValues): string[] =>
  audit(snapshot, dials).findings.map(({ code }) => code);

describe("S2: skills instead of abilities", () => {
  const campaign = campaignRuleset(strands, SKILLS);
  test("21 skills are listed, and affinities are still open", () => {
    expect(listedTraits(campaign, "character")).toHaveLength(21);
    expect(campaign.traits.noun).toBe("skills");
    expect(campaign.traits.groups.filter(({ open }) => open).map(({ id }) => id)).toEqual(["affinity"]);
    expect(listedTraits(campaign, "vehicle")).toEqual(listedTraits(strands, "vehicle"));
  });
  test("the campaign edits that list like the other, and each keeps its changes", () => {
    const renamed = {
      lore: { name: "Old songs", group: "skills", removed: false },
      agility: { name: "Grace", group: "physical", removed: false },
    };
    const names = (dials: DialValues): string[] =>
      campaignRuleset(strands, { ...dials, "strands-traits": renamed }).traits.list.flatMap(({ name }) => name ?? []);
    expect([names(SKILLS), names({})]).toEqual([["Old songs"], ["Grace"]]);
  });
  test("R16: abilities no one has raised are gone, and come back with the book", () => {
    const traits = [
      trait("agility", 0, { group: "physical" }),
      trait("craft", 2, { group: "mental" }),
      trait("own", 0, { key: "", group: "affinity" }),
    ];
    const seen = (ruleset: typeof strands): string[] => asListed(ruleset, actor({ traits })).traits.map(({ name }) => name);
    expect([seen(campaign), seen(strands)]).toEqual([
      ["craft", "own"],
      ["agility", "craft", "own"],
    ]);
  });
  test("S2-R3: tracks read the skill that stands for an ability", () => {
    const traits = [trait("athletics", 2), trait("fortitude", 3), trait("resolve", 1), trait("rapport", 4)];
    const boxes = strands.tracks(actor({ traits }), SKILLS).map(({ id, rows }) => [id, rows[0]?.boxes]);
    expect(boxes).toEqual([
      ["physical", 5],
      ["mental", 1],
      ["social", 4],
    ]);
  });
});

describe("S2: the pyramids of a level", () => {
  test("both have as many ranks, which grow by two with the level", () => {
    const ranks = STRANDS_LEVEL_IDS.map((id) => SKILL_PYRAMIDS[id].map(ranksOf));
    expect(ranks.filter(([one, other]) => one !== other)).toEqual([]);
    expect([...new Set(ranks.flat())]).toEqual([32, 34, 36, 38, 40, 42]);
  });
  test("neither has more skills than the list", () => {
    const counts = STRANDS_LEVEL_IDS.flatMap((id) => SKILL_PYRAMIDS[id].map((one) => one.reduce((sum, count) => sum + count, 0)));
    expect(Math.max(...counts)).toBeLessThanOrEqual(21);
  });

  test.each([
    ["one of them is valid", "hero", [10, 6, 4], []],
    ["so is the other", "hero", [11, 7, 3], []],
    ["a full one of another level is not", "commoner", [10, 6, 4], ["points-over", "pyramid-over"]],
    [
      "while it is filled there are only remarks",
      "hero",
      [3, 1],
      ["points-left", "pyramid-under", "pyramid-under", "pyramid-under"],
    ],
    ["a rank above both is over the maximum", "hero", [10, 6, 3, 1], ["points-over", "rank-over-cap", "pyramid-under"]],
  ] as const)("%s (%s: %j)", (_sentence, level, counts, expected) => {
    expect(codes({ traits: pyramid(counts) }, { ...SKILLS, "strands-level": level })).toEqual(expected);
  });
  test("an affinity is one of them; an ability from before is not", () => {
    const [first, ...others] = pyramid([10, 6, 4]);
    if (!first) throw new Error("The pyramid is empty.");
    const traits = [{ ...first, group: "affinity" }, ...others, trait("strength", 3, { group: "physical" })];
    expect(codes({ traits }, SKILLS)).toEqual([]);
  });
  test("S2-R4: or ranks are bought, as many as the pyramids have", () => {
    const dials = { ...SKILLS, "strands-skill-creation": "ranks" };
    expect(codes({ traits: pyramid([2, 16]) }, dials)).toEqual([]);
    expect(audit({ traits: pyramid([1]) }, { ...dials, "strands-level-skill-ranks": { hero: 40 } }).pools[0]?.allowed).toBe(40);
  });
});

describe("S2: fewer aspects", () => {
  test.each([
    ["standard", ["defining 1", "character 4", "specialty 5"]],
    ["reduced", ["character 6"]],
    ["alphabet", ["approach 1", "belief 1", "connection 1", "desire 1", "experience 1", "flaw 1"]],
  ])("%s", (choice, roles) => {
    const { aspects } = campaignRuleset(strands, { "strands-aspect-set": choice });
    expect(aspects.roles.map(({ id, count }) => `${id} ${count}`)).toEqual(roles);
  });
  test("the number of each stays a dial of its own", () => {
    const { aspects } = campaignRuleset(strands, {
      "strands-aspect-set": "reduced",
      "strands-role-counts": { character: 7, specialty: 2 },
    });
    expect(aspects.roles.map(({ id, count }) => `${id} ${count}`)).toEqual(["character 7"]);
  });
  test("brings three free expert advantages", () => {
    const expert = { name: "Sharp", tier: "expert", cost: 1 };
    const advantages = [expert, expert, expert, expert, { name: "Lucky", tier: "heroic", cost: 2 }];
    expect(audit({ advantages }, {}).pools[1]).toEqual({ id: "advantages", spent: 6, allowed: 6 });
    expect(audit({ advantages }, { "strands-aspect-set": "reduced" }).pools[1]?.spent).toBe(3);
  });
});

describe("S2: advantage points", () => {
  test("no advantage costs more than the level allows", () => {
    const advantages = [{ name: "Stormcaller", tier: "power", cost: 5 }];
    expect(codes({ advantages }, {})).toContain("advantage-over-cap");
    expect(codes({ advantages }, { "strands-level": "mythic-hero" })).not.toContain("advantage-over-cap");
  });
  test.each([
    ["a metro class hero has metro powers", "super-hero-metro", "metro", false],
    ["but none of the world class", "super-hero-metro", "world", true],
    ["a world class hero has both", "super-hero-world", "metro", false],
    ["a legendary hero has usual powers only", "legendary-hero", "metro", true],
    ["which everyone may have", "legendary-hero", "", false],
  ])("S4: %s", (_sentence, level, powerClass, expected) => {
    const found = codes({ advantages: [{ name: "It", tier: "power", cost: 3, powerClass }] }, { "strands-level": level });
    expect(found.includes("power-over-class")).toBe(expected);
  });
  test("points bought with experience are as many more, and may go into one advantage", () => {
    const fatePoints = { value: 0, refresh: 6, debt: 0, held: 0, advantagePoints: 3 };
    const learned = { advantages: [{ name: "Stormcaller", tier: "power", cost: 5 }], fatePoints };
    expect(audit(learned, {}).pools[1]).toEqual({ id: "advantages", spent: 5, allowed: 9 });
    expect(codes(learned, {})).not.toContain("advantage-over-cap");
  });
  test.each([
    ["an expert has expert advantages only", "expert", { tier: "heroic", cost: 2 }, true],
    ["a hero has heroic ones too", "hero", { tier: "heroic", cost: 2 }, false],
    ["but no powers", "hero", { tier: "power", cost: 1 }, true],
    ["a mythic hero has powers", "mythic-hero", { tier: "power", cost: 1 }, false],
    ["what is of no tier is nobody's business", "commoner", { tier: "", cost: 1 }, false],
  ])("S2, S4: %s", (_sentence, level, one, expected) => {
    const found = codes({ advantages: [{ name: "It", ...one }] }, { "strands-level": level });
    expect(found.includes("advantage-over-tier")).toBe(expected);
  });
  test.each([
    ["an expert advantage costs 1", "expert", 0, true],
    ["taken twice it costs 2", "expert", 2, false],
    ["a heroic one always costs 2", "heroic", 1, true],
    ["a weakness costs less than nothing", "expert", -2, false],
  ])("S4: %s", (_sentence, tier, cost, expected) => {
    expect(codes({ advantages: [{ name: "It", tier, cost }] }, {}).includes("advantage-under-price")).toBe(expected);
  });
  test("S4-R7: a weakness brings points", () => {
    const advantages = [
      { name: "Lightning", tier: "power", cost: 5 },
      { name: "Weakness", tier: "power", cost: -2 },
    ];
    expect(audit({ advantages }, {}).pools[1]).toEqual({ id: "advantages", spent: 3, allowed: 6 });
  });
  test("S2-R5: refresh that a character goes without buys more, where the campaign allows it", () => {
    const allowed = (refresh: number, rate: number): number | null | undefined =>
      audit({ advantages: [], fatePoints: { value: 0, refresh, debt: 0, held: 0 } }, { "strands-traded-refresh": rate }).pools[1]
        ?.allowed;
    expect([allowed(4, 2), allowed(0, 2), allowed(8, 2), allowed(4, 0)]).toEqual([10, 6, 6, 6]);
  });
  test("S11: a campaign has numbers of its own", () => {
    const dials = {
      "strands-level-advantages": { hero: 20 },
      "strands-level-points-per-roll": { hero: 1 },
      "strands-limit": "points",
    };
    expect(audit({ advantages: [] }, dials).pools[1]?.allowed).toBe(20);
    expect(strands.invoking.mostPoints(dials)).toBe(1);
  });
});

describe("S2-R6: a level of the campaign's own", () => {
  const level = (name: string, group: string, removed = false) => ({ name, group, removed });
  const dials: DialValues = {
    "strands-levels": { "own-ace": level("Ace", "super-hero-metro") },
    "strands-level": "own-ace",
    "strands-level-refresh": { "own-ace": 11 },
    "strands-limit": "points",
  };
  const metro = { ...dials, "strands-level": "super-hero-metro" };

  test("has its own numbers, and the others of the one it is like", () => {
    expect(strands.fatePoints.start(actor(), dials)).toBe(11);
    expect(audit({ advantages: [] }, dials)).toEqual(audit({ advantages: [] }, metro));
    expect(strands.invoking.mostPoints(dials)).toBe(4);
  });
  test.each([
    ["powers of that one's class are its", "metro", []],
    ["higher ones are not", "world", ["power-over-class"]],
  ])("%s", (_sentence, powerClass, expected) => {
    const advantages = [{ name: "It", tier: "power", cost: 3, powerClass }];
    expect(codes({ advantages }, dials).filter((code) => code.startsWith("power"))).toEqual(expected);
  });
  test("so are its pyramids of skills", () => {
    expect(codes({ traits: pyramid([9, 6, 3, 3]) }, { ...SKILLS, ...dials })).toEqual([]);
  });
  test("can be chosen; one that is removed cannot, and is read as Hero", () => {
    const choices = (values: DialValues): readonly string[] => {
      const dial = campaignRuleset(strands, values).dials.find(({ id }) => id === "strands-level");
      return dial?.kind === "choice" ? [dial.initial, dial.choices.at(-1) ?? ""] : [];
    };
    expect(choices(dials)).toEqual(["hero", "own-ace"]);
    expect(strands.fatePoints.start(actor(), { ...dials, "strands-levels": {} })).toBe(6);
    const noHero = { ...dials, "strands-levels": { hero: level("", "hero", true) } };
    expect(choices(noHero)).toEqual(["commoner", "super-hero-infinity"]);
    expect(strands.fatePoints.start(actor(), noHero)).toBe(4);
  });
  test("without any level there is Hero", () => {
    const none = Object.fromEntries(STRANDS_LEVEL_IDS.map((id) => [id, level("", id, true)]));
    expect(audit({ traits: [] }, { "strands-levels": none }).cap).toBe(0);
    expect(campaignRuleset(strands, { "strands-levels": none }).dials.find(({ id }) => id === "strands-level")).toMatchObject({
      initial: "hero",
      choices: ["hero"],
    });
  });
  test("a roll keeps what its level is, and no other list", () => {
    const values = { ...dials, "strands-traits": { "own-luck": level("Luck", "social") } };
    const kept = dialsOfRolls(campaignRuleset(strands, values).dials, values);
    expect(kept).toEqual(dials);
    expect(campaignRuleset(strands, kept).invoking.mostPoints(kept)).toBe(4);
  });
});
