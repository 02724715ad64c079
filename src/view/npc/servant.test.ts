import { describe, expect, test } from "vitest";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { servantSkills } from "./servant.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;

describe("F7: a servant's ranks are its phases, and its skills the pyramid of so many", () => {
  test.each([
    [1, [1, 0, 0]],
    [3, [2, 1, 1, 0, 0, 0, 0, 0]],
  ])("%i phases", (ranks, expected) => {
    expect(servantSkills(fate2, ranks)?.map(({ rank }) => rank)).toEqual(expected);
  });
  test("all of them are numbered, in a group that takes skills of one's own", () => {
    const skills = servantSkills(fate2, 4) ?? [];
    expect(skills.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const open = new Set(fate2.traits.groups.flatMap(({ id, open: own }) => (own ? [id] : [])));
    expect(skills.every(({ group }) => open.has(group))).toBe(true);
  });
  test.each([0, 99])("there is none for %i ranks", (ranks) => expect(servantSkills(fate2, ranks)).toBeNull());
  test.each([strands, trifold, marumaru])("nor in $id", (ruleset) => expect(servantSkills(ruleset, 3)).toBeNull());
});
