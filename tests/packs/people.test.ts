import { describe, expect, test } from "vitest";
import { actorSnapshot, type ActorSlice } from "../../src/foundry/mappers/actor-snapshot.ts";
import type { ActorSnapshot } from "../../src/rules/snapshot.ts";
import { type RulesetId, RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { dataModels, documentsOf, gamesIn, type Packed, readIn } from "./packed.ts";

const models = await dataModels();
const people = documentsOf("people");

/** The game of a person: that of the first thing on the sheet. */
function gameOf({ items = [] }: Packed): RulesetId {
  return String(items[0]?.system["game"]) as RulesetId;
}

/** A person as the rules see them once dragged in. */
function seen(packed: Packed, game: string): ActorSnapshot {
  const ofType = (type: string): object[] =>
    (packed.items ?? [])
      .filter((item) => item.type === type)
      .map((item) => ({ ...slice(item), system: readIn(models.Item, item) }));
  const lists = {
    skills: ofType("skill"),
    aspects: ofType("aspect"),
    stunts: ofType("stunt"),
    gear: ofType("gear"),
    phases: ofType("phase"),
  };
  const actor = { ...slice(packed), type: packed.type, system: readIn(models.Actor, packed), ...lists };
  return actorSnapshot(actor as unknown as ActorSlice, game);
}

function slice({ _id, name }: Packed): { id: string; uuid: string; name: string } {
  return { id: _id, uuid: _id, name };
}

const all = people.map((packed) => ({ name: packed.name, game: gameOf(packed), packed }));
const ready = all.filter(({ packed }) => packed.type === "character");
const supporting = all.filter(({ packed }) => packed.type === "npc");

test.each(gamesIn("packs/_source/people"))("%s has eight ready characters and twelve supporting people", (game) => {
  expect(ready.filter((one) => one.game === game)).toHaveLength(8);
  expect(supporting.filter((one) => one.game === game)).toHaveLength(12);
});

describe("a ready character", () => {
  test.each(ready)("$name ($game) is built by the rules, to the last point", ({ packed, game }) => {
    const { pools, findings } = RULESETS[game].traits.audit(seen(packed, game), {});
    expect(findings).toEqual([]);
    expect(pools.filter(({ spent, allowed }) => spent !== allowed)).toEqual([]);
  });

  test.each(ready)("$name ($game) has every aspect the game asks for", ({ packed, game }) => {
    const { aspects } = seen(packed, game);
    const asked = RULESETS[game].aspects.roles.filter(({ count }) => count !== null);
    const has = asked.map(({ id, kind }) => ({
      id,
      count: aspects.filter((one) => one.role === id && one.kind === kind).length,
    }));
    expect(has).toEqual(asked.map(({ id, count }) => ({ id, count })));
  });

  test.each(ready)("$name ($game) starts with the points of the game", ({ packed, game }) => {
    const actor = seen(packed, game);
    expect(actor.fatePoints.value).toBe(RULESETS[game].fatePoints.start(actor, {}));
  });
});

describe("a life in phases", () => {
  const lives = ready.filter(({ game }) => RULESETS[game].phases);

  // Source: F5, each phase gives one aspect level and four ranks. That the skills are balanced after each of them is part of the audit.
  test.each(lives)("$name is as many phases as levels, and what they gave is what is on the sheet", ({ packed, game }) => {
    const { phases, aspects, traits } = seen(packed, game);
    const levels = new Map(aspects.filter(({ role }) => role !== "goal").map(({ id, level }) => [id, level]));
    const gained = new Map<unknown, number>();
    for (const { type, system } of packed.items ?? []) {
      if (type === "phase") gained.set(system["aspect"], (gained.get(system["aspect"]) ?? 0) + 1);
    }
    expect(gained).toEqual(levels);
    expect(phases.map(({ number }) => number)).toEqual(phases.map((_, index) => index + 1));
    const bought = new Map<string, number>();
    for (const { trait, rank } of phases.flatMap(({ ranks }) => ranks)) bought.set(trait, (bought.get(trait) ?? 0) + rank);
    // Average, the first rank, is 0.
    expect(bought).toEqual(new Map(traits.map(({ key, rank }) => [key, (rank ?? 0) + 1])));
  });
});

describe("supporting people", () => {
  test.each(supporting)("$name ($game) is of a tier of the game, and breaks no rule", ({ packed, game }) => {
    const { tier, ...actor } = seen(packed, game);
    expect(["", ...RULESETS[game].tiers.map(({ id }) => id)]).toContain(tier);
    const { findings } = RULESETS[game].traits.audit({ ...actor, tier: tier ?? "" }, {});
    expect(findings.filter(({ severity }) => severity === "wrong")).toEqual([]);
  });

  test("everyone has something to roll, an aspect, and a line that says who they are", () => {
    const bare = all.filter(({ packed: { items = [], system } }) => {
      const types = items.map(({ type }) => type);
      return !types.includes("aspect") || items.length < 2 || String(system["summary"]).length < 10;
    });
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});
