import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { fight, fighter } from "../../../tests/samples/fight.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainGiven } from "../../../tests/samples/plain-world.ts";
import { seenBy } from "../../../tests/samples/reader.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import type { SeenRoll } from "../reader.ts";
import type { Trait } from "../../rules/traits/trait.ts";
import { defendingAs, defendLabel, defendQuestion, rolledInstead, typedTotal } from "./defend.view.ts";

const YOU = "Actor.you";

/** p1's character attacks p2's, as a user sees it. */
function attacked(
  game: RulesetId,
  user = "p2",
  given: Omit<Partial<PlainGiven>, "aspects"> = {},
  scope = game === "strands" ? "physical" : "fight",
): SeenRoll {
  const attack = { scope, distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
  const rolls = [rollOf("roll", game, { targets: [YOU], attack, request: { difficulty: null } })];
  return seenBy(plainTable(game, { ...given, rolls }), user);
}

const fighting = (round: number) =>
  fight("trifold", {
    participants: [fighter("mine", 3, { actor: "Actor.me" }), fighter("yours", 2, { actor: YOU, defended: round })],
  });

describe("what a target defends with", () => {
  test("only the user who plays it, or a GM, is asked", () => {
    expect(["p1", "p2", "gm"].map((user) => defendingAs(attacked("trifold", user), YOU) !== null)).toEqual([false, true, true]);
  });
  test("the likeliest trait comes first", () => {
    const traits = [trait("stealth", 4), trait("agility", 2), trait("strength", 3)];
    const own = defendingAs(attacked("strands", "p2", { actors: [{ uuid: YOU, owners: ["p2"], traits }] }), YOU);
    expect(own?.traits[0]?.id).toBe(own?.defenses[0]?.traits[0]);
  });
  test.each([
    ["S6, T4. who is on full defense most likely defends that way", 1, true],
    ["not any more in a later round", 0, false],
  ])("%s", (_, round, isFull) => {
    const seen = attacked("trifold", "p2", { conflict: fighting(round), turn: "fight.1.mine" });
    expect((defendingAs(seen, YOU)?.defenses[0]?.modifier ?? 0) > 0).toBe(isFull);
  });
  test.each([
    ["the button names trait and rank", [trait("swords", 2, { name: "Swords", group: "combat" })], "Swords", "+2"],
    ["F8. without a fitting skill, the kind of defense", [], { key: "NORN.Defense.fate2.usual.name" }, "−1"],
  ])("%s", (_, traits, named, rank) => {
    const label = defendLabel(attacked("fate2", "p2", { actors: [{ uuid: YOU, owners: ["p2"], traits }] }), YOU);
    expect(label).toEqual({ key: "NORN.Harm.defendWith", args: { trait: named, rank } });
  });
  const foe = (game: RulesetId, type: string, traits: readonly Trait[], scope?: string): SeenRoll => {
    const actors = [{ uuid: YOU, type, owners: ["p2"], traits }];
    return attacked(game, "p2", { actors }, scope);
  };
  test.each<[string, SeenRoll, string, string]>([
    [
      "S2, S6. an ability that is not written is 0: Agility",
      foe("strands", "npc", [trait("endurance", 1), trait("strength", 1)]),
      "agility",
      "0",
    ],
    ["S2, S6. Willpower, in a mental conflict", foe("strands", "npc", [trait("strength", 1)], "mental"), "willpower", "0"],
    ["but what fits and is written comes first", foe("strands", "npc", [trait("reasoning", 2)], "mental"), "reasoning", "2"],
    ["T1. a skill that is not written is Mediocre", foe("trifold", "npc", []), "endurance", "0"],
    [
      "M1. an attribute that is not written is 1",
      foe("marumaru", "npc", [trait("might", 3, { group: "physical" })]),
      "stamina",
      "1",
    ],
  ])("%s", (_, seen, named, rank) => {
    expect(defendLabel(seen, YOU)?.args).toEqual({ trait: named, rank });
    const own = defendingAs(seen, YOU);
    const [defense] = own?.defenses ?? [];
    const rolled = own && defense && rolledInstead(seen.world.game, own, defense, own.traits[0]?.id ?? "");
    expect(rolled === null || String(rolled?.rank) === rank).toBe(true);
  });
  test.each<[string, SeenRoll, string, string]>([
    [
      "M4-R34. without any rating, the difficulty is Normal",
      foe("marumaru", "npc", []),
      "NORN.Defense.marumaru.normal.name",
      "1",
    ],
    ["F8. an NPC of aspects without one fights back at Mediocre", foe("fate2", "npc", []), "NORN.Defense.fate2.usual.name", "−1"],
  ])("%s", (_, seen, key, rank) => {
    expect(defendLabel(seen, YOU)?.args).toEqual({ trait: { key }, rank });
  });
  test("only a GM is asked for a number", () => {
    const asked = ["p2", "gm"].map((user) => {
      const seen = attacked("trifold", user);
      const own = defendingAs(seen, YOU);
      return own && defendQuestion(seen, own);
    });
    expect(asked.map((one) => one?.isGm)).toEqual([false, true]);
    expect(asked[0]?.ways.map(({ selected }) => selected).indexOf(true)).toBe(0);
    expect(asked[0]?.traits.filter(({ selected }) => selected)).toHaveLength(1);
  });
});

test.each([
  ["4", 4],
  [" −2 ", -2],
  ["+1", 1],
  ["", null],
  ["high", null],
  ["1234", null],
])("%j typed for a defense is %j", (typed, total) => expect(typedTotal(typed)).toBe(total));
