import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { actorSnapshot } from "../../src/foundry/mappers/actor-snapshot.ts";
import { newAspect } from "../../src/rules/aspects/aspect.ts";
import type { Ruleset } from "../../src/rules/ruleset.ts";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import type { StoredTrait } from "../../src/rules/traits/trait.ts";
import { ACTOR_TYPES, ITEM_TYPES } from "../../src/foundry/types/subtypes.ts";
import { ROOT } from "../build/paths.ts";
import { checkSources } from "./check-sources.ts";
import { readSources } from "./read-sources.ts";

interface Source {
  readonly _id: string;
  readonly name: string;
  readonly type: string;
  readonly system: Record<string, unknown>;
  readonly items: readonly Source[];
}

const files = readSources(join(ROOT, "sample-world"), ["world.json"]);
const characters = files.map(({ content }) => content as Source).filter(({ type }) => type === "character");

/** The games it has something of. */
function gamesOf({ items }: Source): readonly Ruleset[] {
  return Object.values(RULESETS).filter(({ id }) => items.some(({ system }) => system["game"] === id));
}

function snapshot(actor: Source, game: string) {
  const named = ({ _id, name }: Source) => ({ id: _id, uuid: _id, name });
  const ofType = (type: string): Source[] => actor.items.filter((item) => item.type === type);
  const skills = ofType("skill").map((item) => {
    const unsaid: StoredTrait = { key: "", game: "", group: "", rank: 0, start: null, experience: 0, specialty: false };
    return { ...named(item), system: { ...unsaid, adopted: {}, ...item.system } };
  });
  const aspects = ofType("aspect").map((item) => {
    const unsaid = newAspect({ uuid: item._id, name: item.name, parent: actor._id, kind: "character" });
    return { ...named(item), actor: null, system: { ...unsaid, game: "", adopted: {}, ...item.system } };
  });
  const system = {
    size: 0,
    tracks: {},
    fatePoints: actor.system["fatePoints"] as { value: number; refresh: number; debt: number; held: number },
  };
  return actorSnapshot({ ...named(actor), type: actor.type, system, skills, aspects }, game);
}

describe("the sample world", () => {
  test("has valid documents only", () => {
    const rules = {
      collections: ["actors", "items", "scenes", "folders", "journal", "users"],
      types: { actors: ACTOR_TYPES, items: ITEM_TYPES },
    };
    expect(checkSources(files, rules)).toEqual([]);
  });

  test("has three player characters", () => {
    expect(characters).toHaveLength(3);
  });

  const cases = characters.flatMap((actor) =>
    gamesOf(actor).map((ruleset) => ({ name: actor.name, game: ruleset.id, actor, ruleset })),
  );

  test.each(cases)("$name follows the rules of $game", ({ actor, ruleset }) => {
    const seen = snapshot(actor, ruleset.id);
    const { pools, findings } = ruleset.traits.audit(seen, {});
    expect(findings).toEqual([]);
    expect(pools.map(({ id, spent }) => ({ id, spent }))).toEqual(pools.map(({ id, allowed }) => ({ id, spent: allowed })));
  });

  test.each(cases)("$name has every aspect $game expects", ({ actor, ruleset }) => {
    const { aspects } = snapshot(actor, ruleset.id);
    const expected = ruleset.aspects.roles.filter(({ count }) => count !== null);
    const found = ({ id, kind }: (typeof expected)[number]): number =>
      aspects.filter((aspect) => aspect.role === id && aspect.kind === kind).length;
    expect(expected.map((role) => ({ role: role.id, count: found(role) }))).toEqual(
      expected.map(({ id, count }) => ({ role: id, count })),
    );
  });
});
